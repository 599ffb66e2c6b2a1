(deffacts exiling-moves-to-exile
   "CR 701.13a."
   (ruling (id exiling-moves-to-exile)
           (title "What is exiled goes to exile from wherever it is")
           (says "{object} is exiled")
           (cr "701.13a"))
   (sentence (rule exiling-moves-to-exile-taken) (text "{instruction} is carried out on {object}")))

(defrule exiling-moves-to-exile-taken
   "It is done to what the instruction is carried out on."
   (logical (outcome (about ?instruction) (aspect due) (value exile ? ?) (step ?step))
            (outcome (about ?instruction) (aspect acts-on) (value ?object) (step ?step))
            (location (object ?object) (zone ~exile&~ceased) (step ?step)))
   =>
   (assert (finding (ruling exiling-moves-to-exile) (about ?object) (aspect taken-by) (value ?instruction) (step ?step))))

(defrule exiling-moves-to-exile
   "What it is done to moves."
   (logical (outcome (about ?instruction) (aspect due) (value exile ? ?) (step ?step))
            (outcome (about ?object) (aspect taken-by) (value ?instruction) (step ?step)))
   =>
   (assert (finding (ruling exiling-moves-to-exile) (about ?object) (aspect destination) (value exile) (step ?step))))
