(deffacts copied-power-is-the-start
   "CR 707.2, 208.1 and 613.4, for the power and toughness of a permanent that is a copy."
   (ruling (id copied-power-is-the-start)
           (title "The power and toughness of a copy start from what it copies, and effects and counters on it count as before")
           (says "no effect sets the {aspect} of {object}, which copies {amount}")
           (cr "707.2" "208.1" "613.4"))
   (overrides (ruling copied-power-is-the-start) (over power-starts-as-printed))
   (sentence (rule copied-power-is-the-start-measured) (text "{object} copies {original} with its power and toughness")))

(defrule copied-power-is-the-start-measured
   "They are reckoned for every copy,"
   (logical (outcome (about ?object) (aspect copies) (value ? ?original) (step ?step)))
   =>
   (assert (finding (ruling copied-power-is-the-start) (about ?object) (aspect measured) (step ?step))))

(defrule copied-power-is-the-start
   "and start from what is copied, if nothing sets them."
   (logical (outcome (about ?object) (aspect copiable) (value ?aspect&power | toughness ?amount&:(integerp ?amount)) (step ?step))
            (location (object ?object) (since ?since) (step ?step))
            (not (effect (object ?object) (aspect ?aspect) (change becomes) (from ?set&:(and (<= ?since (max 0 ?set)) (<= ?set ?step))))))
   =>
   (assert (finding (ruling copied-power-is-the-start) (about (sym-cat ?object - ?aspect)) (aspect adds) (value ?object ?amount)
                    (step ?step))))
