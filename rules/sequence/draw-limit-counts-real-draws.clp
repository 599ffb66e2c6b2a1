(deffacts draw-limit-counts-real-draws
   "CR 121.2b and 614.6: a limit on how many cards a player may draw in a turn."
   (ruling (id draw-limit-counts-real-draws)
           (title "A limit on draws counts cards that are drawn, and not what a draw was replaced by")
           (says "{player} draws no card at step {step}, so {prohibition} leaves {player} {left} as before")
           (cr "121.2b" "614.6"))
   (sentence (rule draw-limit-counts-real-draws-begins) (text "{prohibition} lets {player} draw {left:count more card/more cards} this turn"))
   (sentence (rule draw-limit-counts-real-draws-falls) (text "{player} has drawn a card, so {prohibition} leaves {player} {fewer}")))

(defrule draw-limit-counts-real-draws-begins
   "At first as many are left as the effect allows."
   (player (id ?player))
   (prohibition (id ?prohibition) (player any | ?player) (action draw) (allowance ?left))
   =>
   (assert (finding (ruling draw-limit-counts-real-draws) (about ?prohibition) (aspect left) (value ?player ?left) (step 0))))

(defrule draw-limit-counts-real-draws
   "A step without a card drawn leaves the number as it is; a draw that was replaced is none."
   (logical (moment (step ?step) (next ?next))
            (outcome (about ?prohibition) (aspect left) (value ?player ?left) (step ?step))
            (not (and (outcome (about ?instruction) (aspect would-draw) (value ?player ?) (step ?step))
                      (outcome (about ?instruction) (aspect drawn) (value 1) (step ?step)))))
   =>
   (assert (finding (ruling draw-limit-counts-real-draws) (about ?prohibition) (aspect left) (value ?player ?left) (step ?next))))

(defrule draw-limit-counts-real-draws-falls
   "A card drawn is one fewer."
   (logical (moment (step ?step) (next ?next))
            (outcome (about ?prohibition) (aspect left) (value ?player ?left) (step ?step))
            (outcome (about ?instruction) (aspect would-draw) (value ?player ?) (step ?step))
            (outcome (about ?instruction) (aspect drawn) (value 1) (step ?step)))
   =>
   (bind ?fewer (max 0 (- ?left 1)))
   (assert (finding (ruling draw-limit-counts-real-draws) (about ?prohibition) (aspect left) (value ?player ?fewer) (step ?next))))
