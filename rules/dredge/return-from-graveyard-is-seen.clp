(deffacts return-from-graveyard-is-seen
   "CR 603.2 and 603.10a: a card's own ability about its return from the graveyard to a hand."
   (ruling (id return-from-graveyard-is-seen)
           (title "An ability about a card's own return from the graveyard to a hand triggers whatever returns it")
           (says "{source} goes from {player:possessive} graveyard to hand, and why doesn't matter: its ability triggers")
           (cr "603.2" "603.10a")))

(defrule return-from-graveyard-is-seen
   "It looks back at the graveyard, where everybody saw the card."
   (logical (trigger (id ?trigger) (object ?source) (on graveyard-to-hand) (subject itself))
            (location (object ?source) (zone graveyard) (player ?player) (step ?step))
            (outcome (about ?source) (aspect destination) (value hand) (step ?step)))
   =>
   (assert (finding (ruling return-from-graveyard-is-seen) (about ?trigger) (aspect triggers) (value returned ?source) (step ?step))))
