(deffacts targets-all-illegal
   "CR 608.2b: what happens to a spell that has lost every target."
   (ruling (id targets-all-illegal)
           (title "A spell with no legal target left doesn't resolve")
           (says "{target} is an illegal target, and {spell} has no legal one: it doesn't resolve, and none of it happens")
           (cr "608.2b"))
   (encodes (ruling targets-all-illegal) (document flotsam-jetsam) (passage 10))
   (encodes (ruling targets-all-illegal) (document breaking-entering) (passage 11)))

(defrule targets-all-illegal
   "It has an illegal target, and no legal one in either half."
   (logical (event (kind resolve) (object ?spell) (step ?step))
            (target (id ?gone) (of ?spell) (object ?target))
            (outcome (about ?gone) (aspect legality) (value illegal) (step ?step))
            (not (and (target (id ?left) (of ?spell))
                      (outcome (about ?left) (aspect legality) (value legal) (step ?step)))))
   =>
   (assert (finding (ruling targets-all-illegal) (about ?spell) (aspect resolves) (value no) (step ?step))))
