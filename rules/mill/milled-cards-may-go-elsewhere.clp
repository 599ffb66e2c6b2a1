(deffacts milled-cards-may-go-elsewhere
   "CR 614.6 and 701.17c: cards that would go to a graveyard are put somewhere else."
   (ruling (id milled-cards-may-go-elsewhere)
           (title "A card is milled even if another effect sends it past the graveyard")
           (says "{replacement} exiles what would be put into {player:possessive} graveyard, so {card} is milled and goes to exile")
           (cr "614.6" "701.17c" "614.1a"))
   (overrides (ruling milled-cards-may-go-elsewhere) (over mill-moves-top-cards)))

(defrule milled-cards-may-go-elsewhere
   "The cards of a mill, one by one."
   (logical (replacement (id ?replacement) (change exile-instead))
            (outcome (about ?replacement) (aspect binds) (value to-graveyard ?player) (step ?step))
            (outcome (about ?instruction) (aspect called-for) (value mill ?player ?) (step ?step))
            (outcome (about ?card) (aspect taken-by) (value ?instruction) (step ?step)))
   =>
   (assert (finding (ruling milled-cards-may-go-elsewhere) (about ?card) (aspect destination) (value exile) (step ?step))))
