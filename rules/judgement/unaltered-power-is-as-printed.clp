(deffacts unaltered-power-is-as-printed
   "CR 208.1 and 613.4c, where something asks for a power or toughness that no effect bears on."
   (ruling (id unaltered-power-is-as-printed)
           (title "Power and toughness that no effect bears on are what is printed on the creature and what its counters add")
           (says "no effect bears on {object}, whose power is printed as {amount}")
           (cr "208.1" "613.4c"))
   (sentence (rule unaltered-power-is-as-printed-toughness) (text "no effect bears on {object}, whose toughness is printed as {amount}"))
   (sentence (rule unaltered-power-is-as-printed-counters) (text "{kind} counters change the power and toughness of {object} by {amount}")))

(defrule unaltered-power-is-as-printed
   "The printed power,"
   (logical (exists (criterion (aspect power | toughness)))
            (face (object ?object) (half whole) (power ?amount&:(integerp ?amount)))
            (location (object ?object) (zone battlefield) (since ?since) (step ?step))
            (not (effect (object ?object) (aspect power | toughness) (from ?begun&:(and (<= ?since (max 0 ?begun)) (<= ?begun ?step))))))
   =>
   (assert (finding (ruling unaltered-power-is-as-printed) (about (sym-cat ?object -power)) (aspect adds) (value ?object ?amount) (step ?step))))

(defrule unaltered-power-is-as-printed-toughness
   "the printed toughness,"
   (logical (exists (criterion (aspect power | toughness)))
            (face (object ?object) (half whole) (toughness ?amount&:(integerp ?amount)))
            (location (object ?object) (zone battlefield) (since ?since) (step ?step))
            (not (effect (object ?object) (aspect power | toughness) (from ?begun&:(and (<= ?since (max 0 ?begun)) (<= ?begun ?step))))))
   =>
   (assert (finding (ruling unaltered-power-is-as-printed) (about (sym-cat ?object -toughness)) (aspect adds) (value ?object ?amount) (step ?step))))

(defrule unaltered-power-is-as-printed-counters
   "and the counters."
   (logical (exists (criterion (aspect power | toughness)))
            (counters (object ?object) (kind ?kind&+1/+1 | -1/-1) (amount ?number&:(> ?number 0)) (step ?step))
            (location (object ?object) (zone battlefield) (since ?since) (step ?step))
            (not (effect (object ?object) (aspect power | toughness) (from ?begun&:(and (<= ?since (max 0 ?begun)) (<= ?begun ?step))))))
   =>
   (bind ?amount (* ?number (nth$ (member$ ?kind (create$ +1/+1 -1/-1)) (create$ 1 -1))))
   (assert (finding (ruling unaltered-power-is-as-printed) (about (sym-cat ?object -power)) (aspect adds) (value ?kind ?amount) (step ?step)))
   (assert (finding (ruling unaltered-power-is-as-printed) (about (sym-cat ?object -toughness)) (aspect adds) (value ?kind ?amount) (step ?step))))
