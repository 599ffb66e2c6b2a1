(deffacts discarding-moves-to-the-graveyard
   "CR 701.9a."
   (ruling (id discarding-moves-to-the-graveyard)
           (title "What a player discards goes from hand to graveyard")
           (says "{object} is discarded and goes to {player:possessive} graveyard")
           (cr "701.9a"))
   (sentence (rule discarding-moves-to-the-graveyard-taken) (text "{player} discards {object}")))

(defrule discarding-moves-to-the-graveyard-taken
   "It is done to what the instruction is carried out on."
   (logical (outcome (about ?instruction) (aspect due) (value discard | discard-one | discard-hand ?player ?) (step ?step))
            (outcome (about ?instruction) (aspect acts-on) (value ?object) (step ?step))
            (location (object ?object) (zone hand) (player ?player) (step ?step)))
   =>
   (assert (finding (ruling discarding-moves-to-the-graveyard) (about ?object) (aspect taken-by) (value ?instruction) (step ?step))))

(defrule discarding-moves-to-the-graveyard
   "What it is done to moves."
   (logical (outcome (about ?instruction) (aspect due) (value discard | discard-one | discard-hand ?player ?) (step ?step))
            (outcome (about ?object) (aspect taken-by) (value ?instruction) (step ?step)))
   =>
   (assert (finding (ruling discarding-moves-to-the-graveyard) (about ?object) (aspect destination) (value graveyard) (step ?step))))
