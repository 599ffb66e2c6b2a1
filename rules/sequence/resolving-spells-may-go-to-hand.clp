(deffacts resolving-spells-may-go-to-hand
   "CR 608.2n and 614.1a: effects that put a spell into hand as it resolves."
   (ruling (id resolving-spells-may-go-to-hand)
           (title "An effect may put a spell's card into its owner's hand instead of the graveyard as it resolves")
           (says "{ability} puts the card of {spell} into its owner's hand instead")
           (cr "608.2n" "614.1a" "400.3"))
   (overrides (ruling resolving-spells-may-go-to-hand) (over resolved-spells-leave-the-stack)))

(defrule resolving-spells-may-go-to-hand
   "Only when it resolves, and the card as a whole."
   (logical (ability (id ?ability) (object ?spell) (keyword to-hand-as-it-resolves))
            (outcome (about ?spell) (aspect resolution-over) (step ?step))
            (location (object ?spell) (zone stack) (step ?step)))
   =>
   (assert (finding (ruling resolving-spells-may-go-to-hand) (about ?spell) (aspect destination) (value hand) (step ?step))))
