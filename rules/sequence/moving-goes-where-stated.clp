(deffacts moving-goes-where-stated
   "CR 400.1 and 608.2c, for what the rules have no keyword for."
   (ruling (id moving-goes-where-stated)
           (title "What is moved goes to the zone that is stated")
           (says "{object} goes {zone:to}")
           (cr "400.1" "608.2c"))
   (sentence (rule moving-goes-where-stated-taken) (text "{instruction} is carried out on {object}")))

(defrule moving-goes-where-stated-taken
   "It is done to what the instruction is carried out on."
   (logical (outcome (about ?instruction) (aspect due) (value move ? ?) (step ?step))
            (outcome (about ?instruction) (aspect acts-on) (value ?object) (step ?step))
            (location (object ?object) (zone ~ceased) (step ?step)))
   =>
   (assert (finding (ruling moving-goes-where-stated) (about ?object) (aspect taken-by) (value ?instruction) (step ?step))))

(defrule moving-goes-where-stated
   "What it is done to moves."
   (logical (outcome (about ?instruction) (aspect due) (value move ? ?) (step ?step))
            (outcome (about ?object) (aspect taken-by) (value ?instruction) (step ?step))
            (instruction (id ?instruction) (to ?zone&~none)))
   =>
   (assert (finding (ruling moving-goes-where-stated) (about ?object) (aspect destination) (value ?zone) (step ?step))))

(defrule moving-goes-where-stated-each
   "So does what one of several players is told to move."
   (logical (outcome (about ?part) (aspect due) (value move ? ?) (step ?step))
            (outcome (about ?part) (aspect part-of) (value ?line ?))
            (instruction (id ?line) (to ?zone&~none))
            (outcome (about ?object) (aspect taken-by) (value ?part) (step ?step)))
   =>
   (assert (finding (ruling moving-goes-where-stated) (about ?object) (aspect destination) (value ?zone) (step ?step))))
