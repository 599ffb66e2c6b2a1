(deffacts power-starts-as-printed
   "CR 208.1 and 613.4: what power and toughness start from, wherever they matter."
   (ruling (id power-starts-as-printed)
           (title "Power and toughness start from what is printed")
           (says "no effect sets the power of {object}, which is printed as {amount}")
           (cr "208.1" "613.4"))
   (sentence (rule power-starts-as-printed-toughness) (text "no effect sets the toughness of {object}, which is printed as {amount}"))
   (sentence (rule power-starts-as-printed-where-changed) (text "an effect bears on the power or toughness of {object}"))
   (sentence (rule power-starts-as-printed-where-asked) (text "something asks for power or toughness, and {object} has some")))

(defrule power-starts-as-printed-where-changed
   "They matter where an effect bears on them,"
   (logical (location (object ?object) (zone battlefield) (since ?since) (step ?step))
            (exists (effect (object ?object) (aspect power | toughness) (from ?begun&:(and (<= ?since (max 0 ?begun)) (<= ?begun ?step))))))
   =>
   (assert (finding (ruling power-starts-as-printed) (about ?object) (aspect measured) (step ?step))))

(defrule power-starts-as-printed-where-asked
   "and where something asks for them."
   (logical (exists (criterion (aspect power | toughness)))
            (face (object ?object) (half whole) (power ~unstated))
            (location (object ?object) (zone battlefield) (step ?step)))
   =>
   (assert (finding (ruling power-starts-as-printed) (about ?object) (aspect measured) (step ?step))))

(defrule power-starts-as-printed
   "The printed power, if nothing sets it."
   (logical (outcome (about ?object) (aspect measured) (step ?step))
            (location (object ?object) (since ?since) (step ?step))
            (face (object ?object) (half whole) (power ?amount&:(integerp ?amount)))
            (not (effect (object ?object) (aspect power) (change becomes) (from ?set&:(and (<= ?since (max 0 ?set)) (<= ?set ?step))))))
   =>
   (assert (finding (ruling power-starts-as-printed) (about (sym-cat ?object -power)) (aspect adds) (value ?object ?amount) (step ?step))))

(defrule power-starts-as-printed-toughness
   "And the printed toughness."
   (logical (outcome (about ?object) (aspect measured) (step ?step))
            (location (object ?object) (since ?since) (step ?step))
            (face (object ?object) (half whole) (toughness ?amount&:(integerp ?amount)))
            (not (effect (object ?object) (aspect toughness) (change becomes) (from ?set&:(and (<= ?since (max 0 ?set)) (<= ?set ?step))))))
   =>
   (assert (finding (ruling power-starts-as-printed) (about (sym-cat ?object -toughness)) (aspect adds) (value ?object ?amount) (step ?step))))
