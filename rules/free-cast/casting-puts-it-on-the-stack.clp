(deffacts casting-puts-it-on-the-stack
   "CR 601.2a and 601.2i: what casting does."
   (ruling (id casting-puts-it-on-the-stack)
           (title "What is cast goes to the stack under the control of the player who casts it")
           (says "{player} casts {object} from {zone}")
           (cr "601.2a" "601.2i"))
   (sentence (rule casting-puts-it-on-the-stack-seen) (text "{player} has cast {object}")))

(defrule casting-puts-it-on-the-stack
   "From where it is."
   (logical (event (id ?event) (kind cast) (object ?object) (player ?player) (step ?step))
            (location (object ?object) (zone ?zone&~stack&~ceased) (step ?step)))
   =>
   (assert (finding (ruling casting-puts-it-on-the-stack) (about ?object) (aspect destination) (value stack ?player) (step ?step)))
   (assert (finding (ruling casting-puts-it-on-the-stack) (about ?object) (aspect taken-by) (value ?event) (step ?step))))

(defrule casting-puts-it-on-the-stack-seen
   "And triggers see a player cast it."
   (event (id ?event) (kind cast) (object ?object) (player ?player) (step ?step))
   =>
   (assert (finding (ruling casting-puts-it-on-the-stack) (about ?event) (aspect happens) (value cast ?player ?object) (step ?step))))
