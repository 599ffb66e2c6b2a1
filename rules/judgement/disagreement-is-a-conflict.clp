(deffacts disagreement-is-a-conflict
   "The golden rule that never settles a contradiction by itself."
   (ruling (id disagreement-is-a-conflict)
           (title "Two outcomes for one question are a conflict")
           (says "{one:id} and {other:id} disagree and neither overrides the other")
           (cr "101.1")))

(defrule disagreement-is-a-conflict
   "Two different values of a one-valued aspect can't both stand."
   (logical (outcome (about ?thing) (aspect ?aspect) (value $?value) (by ?one) (step ?step))
            (aspect (name ?aspect) (valued one))
            (outcome (about ?thing) (aspect ?aspect) (value $?different&:(neq ?different ?value)) (by ?other) (step ?step)))
   =>
   (assert (conflict (about ?thing) (aspect ?aspect) (step ?step))))
