(deffacts one-draw-takes-one-dredge
   "CR 614.5 and 616.1: one draw is replaced once."
   (ruling (id one-draw-takes-one-dredge)
           (title "One draw can be replaced by one dredge ability at most")
           (says "{player} chose {dredge} and {other} for the same draw, and only one can replace it")
           (cr "614.5" "616.1")))

(defrule one-draw-takes-one-dredge
   "Two options chosen for one draw are both illegal as chosen."
   (logical (choice (id ?choice) (player ?player) (for ?instruction) (number ?number) (option ?dredge))
            (ability (id ?dredge) (keyword dredge))
            (choice (id ~?choice) (player ?player) (for ?instruction) (number ?number) (option ?other&~?dredge))
            (ability (id ?other) (keyword dredge))
            (outcome (about ?instruction) (aspect would-draw) (value ?player ?number) (step ?step)))
   =>
   (assert (finding (ruling one-draw-takes-one-dredge) (about ?choice) (aspect legality) (value illegal) (step ?step))))
