(deffacts gift-returns-a-card-just-milled
   "CR 608.2d: a card chosen from the player's own graveyard on resolution."
   (ruling (id gift-returns-a-card-just-milled)
           (title "A card chosen from one's own graveyard may be one that the same spell has just put there")
           (says "{card} is in {player:possessive} graveyard now and fits {criterion}, so {player} may choose it")
           (cr "608.2d"))
   (encodes (ruling gift-returns-a-card-just-milled) (document cauldrons-gift) (passage 7)))

(defrule gift-returns-a-card-just-milled
   "Whatever fits and is in the player's graveyard at that time."
   (logical (outcome (about ?instruction) (aspect asks) (value ?player ?line) (step ?step))
            (instruction (id ?line) (criterion ?criterion&~none) (from graveyard) (whose yours))
            (location (object ?card) (zone graveyard) (player ?player) (since ?since) (step ?step))
            (outcome (about ?card) (aspect meets) (value ?criterion) (step ?since)))
   =>
   (assert (finding (ruling gift-returns-a-card-just-milled) (about ?instruction) (aspect choosable) (value ?card) (step ?step))))
