(deffacts unresolved-spells-leave-the-stack
   "CR 608.2b: where an object goes that doesn't resolve."
   (ruling (id unresolved-spells-leave-the-stack)
           (title "What doesn't resolve leaves the stack without effect")
           (says "{spell} doesn't resolve and is put into its owner's graveyard")
           (cr "608.2b"))
   (sentence (rule unresolved-spells-leave-the-stack-ability) (text "{ability} doesn't resolve and ceases to exist")))

(defrule unresolved-spells-leave-the-stack
   "A spell goes to its owner's graveyard."
   (logical (outcome (about ?spell) (aspect resolves) (value no) (step ?step))
            (game-object (id ?spell) (kind ~ability))
            (location (object ?spell) (zone stack) (step ?step)))
   =>
   (assert (finding (ruling unresolved-spells-leave-the-stack) (about ?spell) (aspect taken-by) (value ?spell) (step ?step)))
   (assert (finding (ruling unresolved-spells-leave-the-stack) (about ?spell) (aspect destination) (value graveyard) (step ?step))))

(defrule unresolved-spells-leave-the-stack-ability
   "An ability ceases to exist."
   (logical (outcome (about ?ability) (aspect resolves) (value no) (step ?step))
            (game-object (id ?ability) (kind ability)))
   =>
   (assert (finding (ruling unresolved-spells-leave-the-stack) (about ?ability) (aspect destination) (value ceased) (step ?step))))
