(deffacts qualities-are-shared
   "CR 201.2a, 105.2 and 202.3, for effects that ask for a name, a colour or a mana value that another object has."
   (ruling (id qualities-are-shared)
           (title "Objects share a name, a colour or a mana value if they have one of them in common")
           (says "{thing} has {aspect} {have:list|none}, and nothing of that is shared by {object} with {wanted:list|none}")
           (cr "201.2a" "105.2" "202.3")))

(defrule qualities-are-shared
   "The other object is looked at as it is when the first one is."
   (logical (criterion (id ?criterion) (aspect ?aspect) (test shares) (value ?object))
            (outcome (about ?thing&~?object) (aspect ?aspect) (value $?have) (step ?step))
            (location (object ?object) (since ?since) (step ?step))
            (outcome (about ?object) (aspect ?aspect) (value $?wanted&:(not (share ?have ?wanted))) (step ?since)))
   =>
   (assert (finding (ruling qualities-are-shared) (about ?thing) (aspect fails) (value ?criterion) (step ?step))))
