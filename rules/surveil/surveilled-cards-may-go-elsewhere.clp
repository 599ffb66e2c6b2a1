(deffacts surveilled-cards-may-go-elsewhere
   "CR 614.6: cards that a surveil would put into a graveyard are put somewhere else."
   (ruling (id surveilled-cards-may-go-elsewhere)
           (title "A card that a surveil would put into a graveyard can be sent elsewhere by another effect")
           (says "{replacement} exiles what would be put into {player:possessive} graveyard, so {card} goes to exile")
           (cr "614.1a" "614.6"))
   (overrides (ruling surveilled-cards-may-go-elsewhere) (over surveil-looks-and-sorts)))

(defrule surveilled-cards-may-go-elsewhere
   "The cards that were chosen, one by one."
   (logical (replacement (id ?replacement) (of to-graveyard) (change exile-instead))
            (outcome (about ?replacement) (aspect binds) (value $? ?player) (step ?step))
            (outcome (about ?instruction) (aspect due) (value surveil ?player ?) (step ?step))
            (outcome (about ?card) (aspect taken-by) (value ?instruction) (step ?step)))
   =>
   (assert (finding (ruling surveilled-cards-may-go-elsewhere) (about ?card) (aspect destination) (value exile) (step ?step))))
