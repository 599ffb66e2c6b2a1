(deffacts counters-last
   "The frame rules of counters."
   (ruling (id counters-last)
           (title "Counters stay on an object until it leaves its zone")
           (says "{object} keeps its {amount} {kind} counters")
           (cr "122.2" "122.6"))
   (sentence (rule counters-last-entering) (text "{object} has entered with {amount} {kind} counters")))

(defrule counters-last
   "What stays where it is keeps its counters."
   (logical (moment (step ?step) (next ?next))
            (counters (object ?object) (kind ?kind) (amount ?amount) (step ?step))
            (not (outcome (about ?object) (aspect destination) (step ?step))))
   =>
   (assert (counters (object ?object) (kind ?kind) (amount ?amount) (step ?next))))

(defrule counters-last-entering
   "What enters with counters has them from then on."
   (logical (moment (step ?step) (next ?next))
            (outcome (about ?object) (aspect counters) (value ?kind ?amount) (step ?step)))
   =>
   (assert (counters (object ?object) (kind ?kind) (amount ?amount) (step ?next))))
