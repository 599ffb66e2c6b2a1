(deffacts countering-moves-to-the-graveyard
   "CR 701.6a."
   (ruling (id countering-moves-to-the-graveyard)
           (title "What is countered goes to its owner's graveyard")
           (says "{object} is countered and goes to its owner's graveyard")
           (cr "701.6a"))
   (sentence (rule countering-moves-to-the-graveyard-taken) (text "{instruction} is carried out on {object}, which is on the stack")))

(defrule countering-moves-to-the-graveyard-taken
   "It is done to what the instruction is carried out on."
   (logical (outcome (about ?instruction) (aspect due) (value counter ? ?) (step ?step))
            (outcome (about ?instruction) (aspect acts-on) (value ?object) (step ?step))
            (location (object ?object) (zone stack) (step ?step)))
   =>
   (assert (finding (ruling countering-moves-to-the-graveyard) (about ?object) (aspect taken-by) (value ?instruction) (step ?step))))

(defrule countering-moves-to-the-graveyard
   "What it is done to moves."
   (logical (outcome (about ?instruction) (aspect due) (value counter ? ?) (step ?step))
            (outcome (about ?object) (aspect taken-by) (value ?instruction) (step ?step)))
   =>
   (assert (finding (ruling countering-moves-to-the-graveyard) (about ?object) (aspect destination) (value graveyard) (step ?step))))
