(deffacts x-is-announced
   "CR 107.3a and 601.2b."
   (ruling (id x-is-announced)
           (title "Whoever pays a cost with {X} in it chooses the number")
           (says "{player} pays a cost with X in it and chooses {x} for X")
           (cr "107.3a" "601.2b")))

(defrule x-is-announced
   "The cost that the spell starts from has X in it."
   (logical (outcome (about ?attempt) (aspect base-cost) (value $? X $?) (step ?step))
            (attempt (id ?attempt) (player ?player) (x ?x)))
   =>
   (assert (finding (ruling x-is-announced) (about ?attempt) (aspect x) (value ?x) (step ?step))))
