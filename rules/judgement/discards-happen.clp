(deffacts discards-happen
   "CR 701.9a: what triggers see when a card is discarded."
   (ruling (id discards-happen)
           (title "Each discarded card is an event of its own")
           (says "{player} discards {object}")
           (cr "701.9a" "603.2c")))

(defrule discards-happen
   "For an instruction."
   (logical (outcome (about ?cause) (aspect due) (value discard | discard-one | discard-hand ?player ?) (step ?step))
            (outcome (about ?object) (aspect taken-by) (value ?cause) (step ?step)))
   =>
   (assert (finding (ruling discards-happen) (about ?cause) (aspect happens) (value discard ?player ?object) (step ?step))))

(defrule discards-happen-stated
   "Or as stated."
   (logical (event (id ?cause) (kind discard) (object ?object&~none) (step ?step))
            (game-object (id ?object) (owner ?player)))
   =>
   (assert (finding (ruling discards-happen) (about ?cause) (aspect happens) (value discard ?player ?object) (step ?step))))
