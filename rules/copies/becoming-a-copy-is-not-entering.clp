(deffacts becoming-a-copy-is-not-entering
   "CR 707.4, 603.6a and 614.1c."
   (ruling (id becoming-a-copy-is-not-entering)
           (title "A permanent that becomes a copy doesn't enter, so abilities about entering do nothing for it")
           (says "{object} has been on the battlefield before {effect} makes it a copy of {original}, so it doesn't enter as one")
           (cr "707.4" "603.6a" "614.1c"))
   (sentence (rule becoming-a-copy-is-not-entering-counters) (text "{object} has been on the battlefield before {effect} makes it a copy of {original}, so it gets no counters to enter with")))

(defrule becoming-a-copy-is-not-entering
   "Neither abilities that wait for it to enter,"
   (logical (effect (id ?effect) (object ?object) (aspect copy) (change becomes) (value ?original) (from ?step))
            (outcome (about ?object) (aspect copies) (value ?effect ?original) (step ?step))
            (location (object ?object) (since ?since&:(< ?since ?step)) (step ?step))
            (trigger (id ?printed) (object ?original) (on enters) (subject itself))
            (trigger (id ?trigger&:(eq ?trigger (of-copy ?effect ?printed))) (object ?object)))
   =>
   (assert (finding (ruling becoming-a-copy-is-not-entering) (about ?trigger) (aspect applies) (value no) (step ?step))))

(defrule becoming-a-copy-is-not-entering-counters
   "nor those that say what it enters with."
   (logical (effect (id ?effect) (object ?object) (aspect copy) (change becomes) (value ?original) (from ?step))
            (outcome (about ?object) (aspect copies) (value ?effect ?original) (step ?step))
            (location (object ?object) (since ?since&:(< ?since ?step)) (step ?step))
            (ability (id ?ability) (object ?original) (keyword enters-with-counter | enters-with-counter-for-each-creature-card)))
   =>
   (assert (finding (ruling becoming-a-copy-is-not-entering) (about ?ability) (aspect applies) (value no) (step ?step))))
