(deffacts returning-moves-to-hand
   "CR 400.3."
   (ruling (id returning-moves-to-hand)
           (title "What is returned goes to its owner's hand")
           (says "{object} is returned to its owner's hand")
           (cr "400.3"))
   (sentence (rule returning-moves-to-hand-taken) (text "{instruction} is carried out on {object}")))

(defrule returning-moves-to-hand-taken
   "It is done to what the instruction is carried out on."
   (logical (outcome (about ?instruction) (aspect due) (value return | return-highest ? ?) (step ?step))
            (outcome (about ?instruction) (aspect acts-on) (value ?object) (step ?step))
            (location (object ?object) (zone ~hand&~ceased) (step ?step)))
   =>
   (assert (finding (ruling returning-moves-to-hand) (about ?object) (aspect taken-by) (value ?instruction) (step ?step))))

(defrule returning-moves-to-hand
   "What it is done to moves."
   (logical (outcome (about ?instruction) (aspect due) (value return | return-highest ? ?) (step ?step))
            (outcome (about ?object) (aspect taken-by) (value ?instruction) (step ?step)))
   =>
   (assert (finding (ruling returning-moves-to-hand) (about ?object) (aspect destination) (value hand) (step ?step))))
