(deffacts triggers-wait-for-the-resolution
   "CR 603.3 and 117.5: when an ability that has triggered goes on the stack."
   (ruling (id triggers-wait-for-the-resolution)
           (title "An ability that triggers during a resolution waits until it is over and state-based actions have been performed")
           (says "{trigger} triggered while {resolving} was resolving, and is put on the stack when that is done and state-based actions have been performed")
           (cr "603.3" "603.3b" "117.5" "704.3"))
   (sentence (rule triggers-wait-for-the-resolution-checked) (text "{trigger} triggered as state-based actions were performed, and is put on the stack after them")))

(defrule triggers-wait-for-the-resolution
   "Whatever the rest of the resolution does is done before that."
   (logical (outcome (about ?trigger) (aspect triggers) (value $?value) (step ?triggered))
            (outcome (about ?resolving) (aspect under-way | resolving) (step ?triggered))
            (outcome (about ?resolving) (aspect state-checked) (step ?step)))
   =>
   (assert (finding (ruling triggers-wait-for-the-resolution) (about ?trigger) (aspect put-on-stack) (value ?value) (step ?step))))

(defrule triggers-wait-for-the-resolution-checked
   "What those actions set off goes there at the same time."
   (logical (outcome (about ?trigger) (aspect triggers) (value ?cause ?object) (step ?step))
            (outcome (about ?cause) (aspect state-checked) (step ?step)))
   =>
   (assert (finding (ruling triggers-wait-for-the-resolution) (about ?trigger) (aspect put-on-stack) (value ?cause ?object) (step ?step))))
