(deffacts putting-onto-the-battlefield-gives-control
   "CR 110.2a."
   (ruling (id putting-onto-the-battlefield-gives-control)
           (title "Who puts something onto the battlefield controls it there")
           (says "{object} enters the battlefield under {player:possessive} control")
           (cr "110.2a"))
   (sentence (rule putting-onto-the-battlefield-gives-control-taken) (text "{player} puts {object} onto the battlefield")))

(defrule putting-onto-the-battlefield-gives-control-taken
   "It is done to what the instruction is carried out on."
   (logical (outcome (about ?instruction) (aspect due) (value put-onto-battlefield ?player ?) (step ?step))
            (outcome (about ?instruction) (aspect acts-on) (value ?object) (step ?step))
            (location (object ?object) (zone ~battlefield&~ceased) (step ?step)))
   =>
   (assert (finding (ruling putting-onto-the-battlefield-gives-control) (about ?object) (aspect taken-by) (value ?instruction) (step ?step))))

(defrule putting-onto-the-battlefield-gives-control
   "What it is done to moves."
   (logical (outcome (about ?instruction) (aspect due) (value put-onto-battlefield ?player ?) (step ?step))
            (outcome (about ?object) (aspect taken-by) (value ?instruction) (step ?step)))
   =>
   (assert (finding (ruling putting-onto-the-battlefield-gives-control) (about ?object) (aspect destination) (value battlefield ?player) (step ?step))))
