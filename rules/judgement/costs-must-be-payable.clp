(deffacts costs-must-be-payable
   "CR 118.3: what a player can't pay for, the player can't do."
   (ruling (id costs-must-be-payable)
           (title "An action is legal only if its costs can be paid")
           (says "{cost} can't be paid, so {attempt} is illegal")
           (cr "118.3" "601.2h" "602.2b"))
   (sentence (rule costs-must-be-payable-activation) (text "{player} can pay every cost of {attempt}")))

(defrule costs-must-be-payable
   "One mandatory or chosen cost that can't be paid makes the attempt illegal."
   (logical (outcome (about ?cost) (aspect payable) (value no) (step ?step))
            (cost (id ?cost) (of ?attempt) (paid yes)))
   =>
   (assert (finding (ruling costs-must-be-payable) (about ?attempt) (aspect legality) (value illegal) (step ?step))))

(defrule costs-must-be-payable-activation
   "An ability may be activated by the controller of its object if every cost is found to be payable."
   (logical (attempt (id ?attempt) (player ?player) (action activate) (object ?object) (step ?step))
            (location (object ?object) (zone battlefield) (player ?player) (step ?step))
            (exists (cost (of ?attempt)))
            (forall (cost (id ?cost) (of ?attempt) (paid yes))
                    (outcome (about ?cost) (aspect payable) (value yes) (step ?step))))
   =>
   (assert (finding (ruling costs-must-be-payable) (about ?attempt) (aspect legality) (value legal) (step ?step))))
