(deffacts mandatory-costs-must-be-paid
   "CR 118.8 and 601.2h."
   (ruling (id mandatory-costs-must-be-paid)
           (title "Whoever leaves a mandatory cost unpaid can't do what it is for")
           (says "{player} leaves {cost} unpaid, which is mandatory")
           (cr "118.8" "601.2h" "602.2b")))

(defrule mandatory-costs-must-be-paid
   "Unless it is one of several to choose from, and another one is paid."
   (logical (attempt (id ?attempt) (player ?player) (step ?step))
            (cost (id ?cost) (of ?attempt) (nature mandatory) (either ?either) (paid no))
            (not (cost (of ?attempt) (either ?either&~none) (paid yes))))
   =>
   (assert (finding (ruling mandatory-costs-must-be-paid) (about ?attempt) (aspect legality) (value illegal) (step ?step))))
