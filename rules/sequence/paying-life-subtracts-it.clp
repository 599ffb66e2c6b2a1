(deffacts paying-life-subtracts-it
   "CR 118.3b and 119.4."
   (ruling (id paying-life-subtracts-it)
           (title "A player who pays life loses that much, unless the payment was replaced")
           (says "{player} pays {amount} life")
           (cr "118.3b" "119.4")))

(defrule paying-life-subtracts-it
   "Where nothing else is done instead."
   (logical (event (id ?payment) (kind pay-life) (player ?player&~none) (amount ?amount&:(> ?amount 0)) (step ?step))
            (not (outcome (about ?payment) (aspect due) (value exile-top ?player ?) (step ?step))))
   =>
   (bind ?less (- 0 ?amount))
   (assert (finding (ruling paying-life-subtracts-it) (about ?player) (aspect adds) (value ?payment ?less) (step ?step)))
   (assert (finding (ruling paying-life-subtracts-it) (about ?payment) (aspect happens) (value loses-life ?player none) (step ?step))))
