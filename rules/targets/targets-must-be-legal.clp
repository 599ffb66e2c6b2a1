(deffacts targets-must-be-legal
   "CR 601.2c."
   (ruling (id targets-must-be-legal)
           (title "A spell can be cast only with legal targets")
           (says "{target} is an illegal target, so {attempt} is illegal")
           (cr "601.2c" "115.1")))

(defrule targets-must-be-legal
   "One illegal target makes casting it illegal."
   (logical (attempt (id ?attempt) (action cast | activate) (step ?step))
            (target (id ?id) (of ?attempt) (object ?target))
            (outcome (about ?id) (aspect legality) (value illegal) (step ?step)))
   =>
   (assert (finding (ruling targets-must-be-legal) (about ?attempt) (aspect legality) (value illegal) (step ?step))))
