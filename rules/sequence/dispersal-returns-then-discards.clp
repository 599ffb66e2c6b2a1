(deffacts dispersal-returns-then-discards
   "CR 608.2e: the second step of an effect for several players."
   (ruling (id dispersal-returns-then-discards)
           (title "After everybody's permanents are returned together, each chooses a card in hand, and all are discarded together")
           (says "{card} is in {player:possessive} hand by now, so it may be chosen")
           (cr "608.2e" "101.4a" "701.9b" "108.2b"))
   (encodes (ruling dispersal-returns-then-discards) (document discovery-dispersal) (passage 5)))

(defrule dispersal-returns-then-discards
   "Every card that is in hand then, what was just returned included; a token is no card."
   (logical (outcome (about ?instruction) (aspect asks) (value ?player ?line) (step ?step))
            (instruction (id ?line) (action discard-one))
            (location (object ?card) (zone hand) (player ?player) (step ?step))
            (game-object (id ?card) (kind card)))
   =>
   (assert (finding (ruling dispersal-returns-then-discards) (about ?instruction) (aspect choosable) (value ?card) (step ?step))))
