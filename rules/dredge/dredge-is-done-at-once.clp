(deffacts dredge-is-done-at-once
   "CR 614.1 and 117.1: a replacement effect doesn't use the stack."
   (ruling (id dredge-is-done-at-once)
           (title "Nobody can respond to a dredge")
           (says "{player} would act while {card} is dredged, and there is no time for it until that is done")
           (cr "614.1" "614.6" "117.1" "405.6")))

(defrule dredge-is-done-at-once
   "From the decision until the card is in hand and the cards are milled nobody has priority."
   (logical (choice (id ?choice) (for ?draw) (option ?dredge))
            (ability (id ?dredge) (object ?card) (keyword dredge))
            (outcome (about ?choice) (aspect legality) (value legal) (step ?step))
            (attempt (id ?attempt) (player ?player) (action cast | activate | unlock | special-action) (for ?draw) (step ?step)))
   =>
   (assert (finding (ruling dredge-is-done-at-once) (about ?attempt) (aspect legality) (value illegal) (step ?step))))
