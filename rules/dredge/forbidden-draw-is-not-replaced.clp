(deffacts forbidden-draw-is-not-replaced
   "CR 614.17c: an event that can't happen can't be replaced."
   (ruling (id forbidden-draw-is-not-replaced)
           (title "A draw that is forbidden neither happens nor is replaced")
           (says "{prohibition} lets {player} draw no card, so there is no draw to replace")
           (cr "614.17" "614.17c" "121.2b"))
   (overrides (ruling forbidden-draw-is-not-replaced) (over draws-happen-one-at-a-time))
   (sentence (rule forbidden-draw-is-not-replaced-choice) (text "draw number {number} of {player} is forbidden, so {dredge} can't replace it")))

(defrule forbidden-draw-is-not-replaced
   "Nobody would draw once no draw is left to the player."
   (logical (outcome (about ?instruction) (aspect due) (value draw ?player ?amount) (step ?first))
            (outcome (about ?prohibition) (aspect left) (value ?player 0) (step ?step&:(and (>= ?step ?first) (< ?step (+ ?first ?amount))))))
   =>
   (assert (finding (ruling forbidden-draw-is-not-replaced) (about ?instruction) (aspect would-draw) (value nobody 0) (step ?step)))
   (assert (finding (ruling forbidden-draw-is-not-replaced) (about ?instruction) (aspect drawn) (value 0) (step ?step))))

(defrule forbidden-draw-is-not-replaced-choice
   "So dredge can't be chosen for it."
   (logical (choice (id ?choice) (player ?player) (for ?instruction) (number ?number) (option ?dredge))
            (ability (id ?dredge) (keyword dredge))
            (outcome (about ?instruction) (aspect due) (value draw ?player ?) (step ?first))
            (outcome (about ?instruction) (aspect would-draw) (value nobody 0) (step ?step&:(= ?step (+ ?first (- ?number 1))))))
   =>
   (assert (finding (ruling forbidden-draw-is-not-replaced) (about ?choice) (aspect legality) (value illegal) (step ?step))))
