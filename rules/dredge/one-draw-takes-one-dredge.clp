(deffacts one-draw-takes-one-dredge
   "CR 614.5 and 614.6: one draw is replaced once."
   (ruling (id one-draw-takes-one-dredge)
           (title "One draw can be replaced by one dredge ability at most")
           (says "{player} chose {dredge} and {other} for the same draw, and only one can replace it")
           (cr "614.5" "614.6" "616.1")))

(defrule one-draw-takes-one-dredge
   "Two abilities that are both offered, chosen for one draw, are illegal as chosen."
   (logical (choice (id ?choice) (player ?player) (for ?instruction) (number ?number) (option ?dredge))
            (outcome (about ?dredge) (aspect offered) (value yes) (step ?step))
            (choice (id ~?choice) (player ?player) (for ?instruction) (number ?number) (option ?other&~?dredge))
            (outcome (about ?other) (aspect offered) (value yes) (step ?step))
            (outcome (about ?instruction) (aspect would-draw) (value ?player ?number) (step ?step)))
   =>
   (assert (finding (ruling one-draw-takes-one-dredge) (about ?choice) (aspect legality) (value illegal) (step ?step))))

(defrule one-draw-takes-one-dredge-together
   "So are two in one choice."
   (logical (choice (id ?choice) (player ?player) (for ?instruction) (number ?number) (option $? ?dredge $? ?other $?))
            (outcome (about ?instruction) (aspect would-draw) (value ?player ?number) (step ?step)))
   =>
   (assert (finding (ruling one-draw-takes-one-dredge) (about ?choice) (aspect legality) (value illegal) (step ?step))))
