(deffacts naming-matches-either-half
   "CR 709.4a: which objects have a chosen name."
   (ruling (id naming-matches-either-half)
           (title "One matching name is enough to have the chosen name")
           (says "{object} has the names {names:list}, and {name} was chosen")
           (cr "709.4a" "201.2a"))
   (encodes (ruling naming-matches-either-half) (document breaking-entering) (passage 15)))

(defrule naming-matches-either-half
   "One of the names that it has where it is."
   (logical (chosen-name (id ?chosen) (name ?name))
            (outcome (about ?object) (aspect names) (value $?names&:(member$ ?name ?names)) (step ?step)))
   =>
   (assert (finding (ruling naming-matches-either-half) (about ?object) (aspect has-name) (value ?chosen) (step ?step))))
