(deffacts sacrificing-moves-to-the-graveyard
   "CR 701.21a."
   (ruling (id sacrificing-moves-to-the-graveyard)
           (title "What a player sacrifices goes to its owner's graveyard")
           (says "{object} is sacrificed and goes to its owner's graveyard")
           (cr "701.21a"))
   (sentence (rule sacrificing-moves-to-the-graveyard-taken) (text "{player} sacrifices {object}, which {player} controls")))

(defrule sacrificing-moves-to-the-graveyard-taken
   "It is done to what the instruction is carried out on."
   (logical (outcome (about ?instruction) (aspect due) (value sacrifice ?player ?) (step ?step))
            (outcome (about ?instruction) (aspect acts-on) (value ?object) (step ?step))
            (location (object ?object) (zone battlefield) (player ?player) (step ?step)))
   =>
   (assert (finding (ruling sacrificing-moves-to-the-graveyard) (about ?object) (aspect taken-by) (value ?instruction) (step ?step))))

(defrule sacrificing-moves-to-the-graveyard
   "What it is done to moves."
   (logical (outcome (about ?instruction) (aspect due) (value sacrifice ?player ?) (step ?step))
            (outcome (about ?object) (aspect taken-by) (value ?instruction) (step ?step)))
   =>
   (assert (finding (ruling sacrificing-moves-to-the-graveyard) (about ?object) (aspect destination) (value graveyard) (step ?step))))
