(deffacts casting-is-seen
   "CR 601.2i: what triggers see of a casting."
   (ruling (id casting-is-seen)
           (title "Abilities that wait for a spell to be cast see each casting")
           (says "{player} has cast {object}")
           (cr "601.2i" "603.2")))

(defrule casting-is-seen
   "A copy that is put on the stack without being cast isn't seen."
   (event (id ?event) (kind cast) (object ?object) (player ?player) (step ?step))
   =>
   (assert (finding (ruling casting-is-seen) (about ?event) (aspect happens) (value cast ?player ?object) (step ?step))))
