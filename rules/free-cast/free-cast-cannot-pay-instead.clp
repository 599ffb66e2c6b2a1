(deffacts free-cast-cannot-pay-instead
   "CR 118.9 and 601.3: what an effect that lets a spell be cast free doesn't allow."
   (ruling (id free-cast-cannot-pay-instead)
           (title "An effect that lets a spell be cast free doesn't let it be cast for its mana cost")
           (says "{permission} lets {player} cast {card} free, and not for its mana cost")
           (cr "118.9" "118.9b" "601.3"))
   (encodes (ruling free-cast-cannot-pay-instead) (document cauldrons-gift) (passage 10)))

(defrule free-cast-cannot-pay-instead
   "To pay, the player needs a rule or another effect that allows casting it."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?card) (permission ?permission&~none) (cost mana-cost) (step ?step))
            (permission (id ?permission) (cost free)))
   =>
   (assert (finding (ruling free-cast-cannot-pay-instead) (about ?attempt) (aspect legality) (value illegal) (step ?step))))
