(deffacts undefeated-stands
   "The golden rule that makes outcomes."
   (ruling (id undefeated-stands)
           (title "A finding that nothing defeats stands")
           (says "nothing defeats what {ruling:id} says")
           (cr "101.1")))

(defrule undefeated-stands
   "A finding becomes an outcome as long as no other finding defeats it."
   (logical ?finding <- (finding (ruling ?ruling) (about ?thing) (aspect ?aspect) (value $?value) (step ?step))
            (not (defeated (finding ?finding))))
   =>
   (assert (outcome (about ?thing) (aspect ?aspect) (value ?value) (by ?ruling) (step ?step))))
