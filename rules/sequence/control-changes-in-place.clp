(deffacts control-changes-in-place
   "CR 110.2 and 400.7: a change of control is no change of zone."
   (ruling (id control-changes-in-place)
           (title "A permanent that changes control stays where it is, and the same object")
           (says "{player} gains control of {object}, which doesn't move")
           (cr "110.2" "400.7")))

(defrule control-changes-in-place
   "Only who controls it changes."
   (event (kind control-change) (object ?object) (player ?player) (step ?step))
   =>
   (assert (finding (ruling control-changes-in-place) (about ?object) (aspect controlled-by) (value ?player) (step ?step))))
