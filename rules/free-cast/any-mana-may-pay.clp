(deffacts any-mana-may-pay
   "CR 609.4b: effects that let mana of any type be spent."
   (ruling (id any-mana-may-pay)
           (title "Where any mana may be spent, only the amount has to suffice, whichever half is cast")
           (says "{permission} lets {player} spend mana of any type, and {total:mana} needs no more mana than there is")
           (cr "609.4b" "709.3a"))
   (overrides (ruling any-mana-may-pay) (over total-cost-must-be-payable)))

(defrule any-mana-may-pay
   "The permission that is used says so."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (permission ?permission&~none) (step ?step))
            (permission (id ?permission) (any-mana yes))
            (mana-available (player ?player) (sources $?sources))
            (outcome (about ?attempt) (aspect total-cost) (value $?total) (step ?step))
            (test (can-be-paid TRUE ?total ?sources)))
   =>
   (assert (finding (ruling any-mana-may-pay) (about ?attempt) (aspect payable) (value yes) (step ?step))))
