(deffacts forbidden-draw-is-not-replaced
   "CR 614.17c: an event that can't happen can't be replaced."
   (ruling (id forbidden-draw-is-not-replaced)
           (title "A draw that is forbidden neither happens nor is replaced")
           (says "{prohibition} says that {player} can't draw, so there is no draw to replace")
           (cr "614.17" "614.17c"))
   (overrides (ruling forbidden-draw-is-not-replaced) (over draws-happen-one-at-a-time)))

(defrule forbidden-draw-is-not-replaced
   "Nobody would draw."
   (logical (outcome (about ?instruction) (aspect due) (value draw ?player ?amount&:(> ?amount 0)) (step ?first))
            (prohibition (id ?prohibition) (player ?player|any) (action draw) (allowance 0))
            (moment (step ?step&:(and (>= ?step ?first) (< ?step (+ ?first ?amount))))))
   =>
   (assert (finding (ruling forbidden-draw-is-not-replaced) (about ?instruction) (aspect would-draw) (value nobody 0) (step ?step)))
   (assert (finding (ruling forbidden-draw-is-not-replaced) (about ?instruction) (aspect drawn) (value 0) (step ?step))))
