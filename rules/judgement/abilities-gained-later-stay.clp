(deffacts abilities-gained-later-stay
   "CR 613.7 and 613.1f, for abilities that effects give and take."
   (ruling (id abilities-gained-later-stay)
           (title "Of effects that give and take abilities the later one counts")
           (says "{effect} gives {object} the ability {ability}, and no later effect takes it away")
           (cr "613.1f" "613.7")))

(defrule abilities-gained-later-stay
   "What is gained after all abilities were lost is kept; what was gained before goes."
   (logical (effect (id ?effect) (object ?object) (aspect abilities) (change gains) (value $? ?ability $?) (from ?from))
            (location (object ?object) (zone battlefield) (since ?since&:(<= ?since (max 0 ?from))) (step ?step&:(<= ?from ?step)))
            (not (effect (id ?other) (object ?object) (aspect abilities) (change loses-all)
                         (from ?taken&:(and (<= ?taken ?step) (earlier ?from gains ?effect ?taken loses-all ?other)))))
            (not (effect (id ?other) (object ?object) (aspect abilities) (change loses) (value $? ?ability $?)
                         (from ?taken&:(and (<= ?taken ?step) (earlier ?from gains ?effect ?taken loses ?other))))))
   =>
   (assert (finding (ruling abilities-gained-later-stay) (about ?object) (aspect abilities) (value ?ability) (step ?step))))
