(deffacts amounts-are-as-called-for
   "CR 119.3 and 120.3."
   (ruling (id amounts-are-as-called-for)
           (title "Life and damage come to what is called for")
           (says "it is {amount}")
           (cr "119.3" "120.3")))

(defrule amounts-are-as-called-for
   "For whoever is told."
   (logical (outcome (about ?instruction) (aspect due) (value gain-life | lose-life | damage ? ?amount) (step ?step)))
   =>
   (assert (finding (ruling amounts-are-as-called-for) (about ?instruction) (aspect amount) (value ?amount) (step ?step))))
