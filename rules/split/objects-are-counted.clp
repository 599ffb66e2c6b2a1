(deffacts objects-are-counted
   "CR 107.1 and 608.2h: how many objects of a description there are in a zone."
   (ruling (id objects-are-counted)
           (title "An effect that counts looks at the objects that fit and are there at that time")
           (says "{sum:count object} in all")
           (cr "608.2h" "109.2"))
   (equivalent (rule objects-are-counted-each) (change "half right instead of left in condition 4")
               (reason "only a card with both halves stated has names, and so meets a description"))
   (sentence (rule objects-are-counted-each) (text "{object} is {zone:in} and fits {criterion}, so it counts once"))
   (sentence (rule objects-are-counted-each-of-any-kind) (text "{object} is {zone:in}, so it counts once"))
   (sentence (rule objects-are-counted-none) (text "nothing {zone:in} fits {criterion|the count}")))

(defrule objects-are-counted-each
   "An object that fits counts once."
   (logical (count (id ?count) (zone ?zone) (player ?whose) (criterion ?criterion&~none) (step ?step))
            (location (object ?object) (zone ?zone) (player ?player) (since ?since) (step ?step))
            (test (or (eq ?whose any) (eq ?whose ?player)))
            (not (face (object ?object) (half left)))
            (outcome (about ?object) (aspect meets) (value ?criterion) (step ?since)))
   =>
   (assert (finding (ruling objects-are-counted) (about ?count) (aspect adds) (value ?object 1) (step ?step))))

(defrule objects-are-counted-each-of-any-kind
   "Where nothing is asked for, everything in the zone counts."
   (logical (count (id ?count) (zone ?zone) (player ?whose) (criterion none) (step ?step))
            (location (object ?object) (zone ?zone) (player ?player) (step ?step))
            (test (or (eq ?whose any) (eq ?whose ?player)))
            (not (face (object ?object) (half left))))
   =>
   (assert (finding (ruling objects-are-counted) (about ?count) (aspect adds) (value ?object 1) (step ?step))))

(defrule objects-are-counted
   "Together they are the number."
   (logical (count (id ?count) (step ?step))
            (outcome (about ?count) (aspect sum) (value ?sum) (step ?step)))
   =>
   (assert (finding (ruling objects-are-counted) (about ?count) (aspect counted) (value ?sum) (step ?step))))

(defrule objects-are-counted-none
   "Or there is none."
   (logical (count (id ?count) (zone ?zone) (criterion ?criterion) (step ?step))
            (not (outcome (about ?count) (aspect sum) (step ?step))))
   =>
   (assert (finding (ruling objects-are-counted) (about ?count) (aspect counted) (value 0) (step ?step))))
