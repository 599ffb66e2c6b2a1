(deffacts destroying-moves-to-the-graveyard
   "CR 701.8a."
   (ruling (id destroying-moves-to-the-graveyard)
           (title "What is destroyed goes to its owner's graveyard")
           (says "{object} is destroyed and goes to its owner's graveyard")
           (cr "701.8a"))
   (sentence (rule destroying-moves-to-the-graveyard-taken) (text "{instruction} is carried out on {object}, which is on the battlefield")))

(defrule destroying-moves-to-the-graveyard-taken
   "It is done to what the instruction is carried out on."
   (logical (outcome (about ?instruction) (aspect due) (value destroy ? ?) (step ?step))
            (outcome (about ?instruction) (aspect acts-on) (value ?object) (step ?step))
            (location (object ?object) (zone battlefield) (step ?step)))
   =>
   (assert (finding (ruling destroying-moves-to-the-graveyard) (about ?object) (aspect taken-by) (value ?instruction) (step ?step))))

(defrule destroying-moves-to-the-graveyard
   "What it is done to moves."
   (logical (outcome (about ?instruction) (aspect due) (value destroy ? ?) (step ?step))
            (outcome (about ?object) (aspect taken-by) (value ?instruction) (step ?step)))
   =>
   (assert (finding (ruling destroying-moves-to-the-graveyard) (about ?object) (aspect destination) (value graveyard) (step ?step))))
