(deffacts first-time-each-turn
   "CR 603.2, for abilities that wait for the first time in a turn."
   (ruling (id first-time-each-turn)
           (title "An ability that waits for the first time each turn triggers at that time only")
           (says "it is the first time this turn that {player} does it, so the ability of {source} triggers")
           (cr "603.2")))

(defrule first-time-each-turn
   "Its controller hasn't done it before in the turn."
   (logical (outcome (about ?trigger) (aspect would-trigger) (value ?cause ?object ?player ?) (step ?step))
            (trigger (id ?trigger) (object ?source) (on ?kind) (whose you) (criterion none) (times first))
            (not (and (outcome (aspect happens) (value ?kind ?player ?) (step ?before&:(< ?before ?step)))
                      (not (event (kind turn-begins) (step ?turn&:(and (< ?before ?turn) (<= ?turn ?step)))))))
            (not (outcome (about ?other) (aspect happens)
                          (value ?kind ?player ?first&:(< (str-compare (sym-cat ?other ?first) (sym-cat ?cause ?object)) 0)) (step ?step))))
   =>
   (assert (finding (ruling first-time-each-turn) (about ?trigger) (aspect triggers) (value ?cause ?object) (step ?step))))
