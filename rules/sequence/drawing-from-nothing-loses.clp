(deffacts drawing-from-nothing-loses
   "CR 121.4, 104.3c and 704.5b."
   (ruling (id drawing-from-nothing-loses)
           (title "A player who should draw from an empty library loses when state-based actions are performed")
           (says "{player} had to draw from an empty library and loses the game")
           (cr "121.4" "104.3c" "704.5b"))
   (sentence (rule drawing-from-nothing-loses-attempt) (text "{player} would draw, and the library is empty")))

(defrule drawing-from-nothing-loses-attempt
   "A draw that nothing replaces and that finds no card is noted."
   (logical (outcome (about ?instruction) (aspect would-draw) (value ?player ?) (step ?step))
            (outcome (about ?instruction) (aspect drawn) (value 0) (by draws-happen-one-at-a-time) (step ?step)))
   =>
   (assert (finding (ruling drawing-from-nothing-loses) (about ?player) (aspect drew-nothing) (value ?instruction) (step ?step))))

(defrule drawing-from-nothing-loses
   "The next time that state-based actions are performed, the player loses."
   (logical (outcome (about ?player) (aspect drew-nothing) (step ?drawn))
            (outcome (aspect state-checked) (step ?step&:(> ?step ?drawn)))
            (not (outcome (about ?player) (aspect gone) (step ?step))))
   =>
   (assert (finding (ruling drawing-from-nothing-loses) (about ?player) (aspect loses-game) (step ?step))))
