(deffacts copying-lasts
   "CR 613.2a, 613.7 and 611.2a: which effect makes a permanent a copy at a time."
   (ruling (id copying-lasts)
           (title "A permanent is a copy of what the last effect of that kind says")
           (says "{effect} makes {object} a copy of {original}, and no later effect makes it a copy of anything else")
           (cr "613.2a" "613.7" "611.2a" "707.4")))

(defrule copying-lasts
   "From when the effect begins, as long as the permanent stays."
   (logical (effect (id ?effect) (object ?object) (aspect copy) (change becomes) (value ?original) (from ?from))
            (location (object ?object) (zone battlefield) (since ?since&:(<= ?since (max 0 ?from))) (step ?step&:(<= ?from ?step)))
            (not (effect (id ?other) (object ?object) (aspect copy) (change becomes)
                         (from ?later&:(and (<= ?later ?step) (earlier ?from becomes ?effect ?later becomes ?other))))))
   =>
   (assert (finding (ruling copying-lasts) (about ?object) (aspect copies) (value ?effect ?original) (step ?step))))
