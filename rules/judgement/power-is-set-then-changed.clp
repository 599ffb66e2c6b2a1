(deffacts power-is-set-then-changed
   "CR 613.4: power and toughness after effects and counters."
   (ruling (id power-is-set-then-changed)
           (title "The last effect that sets power or toughness replaces earlier ones, then modifications and counters count, then switching")
           (says "{object} has {aspect} {amount}")
           (cr "613.4" "613.4b" "613.4c" "613.4d" "613.7"))
   (sentence (rule power-is-set-then-changed-set) (text "{effect} sets the {aspect} of {object} to {amount}, and nothing later sets it"))
   (sentence (rule power-is-set-then-changed-modified) (text "{effect} changes the {aspect} of {object} by {amount}"))
   (sentence (rule power-is-set-then-changed-counters) (text "{kind} counters change the power and toughness of {object} by {amount}"))
   (sentence (rule power-is-set-then-changed-switched) (text "{switch} switches power and toughness, so the {aspect} of {object} is {amount}")))

(defrule power-is-set-then-changed-set
   "Or from the last effect that sets it."
   (logical (effect (id ?effect) (object ?object) (aspect ?aspect&power | toughness) (change becomes) (value ?amount) (from ?from))
            (location (object ?object) (zone battlefield) (since ?since&:(<= ?since (max 0 ?from))) (step ?step&:(<= ?from ?step)))
            (not (effect (id ?id) (object ?object) (aspect ?aspect) (change becomes)
                         (from ?later&:(and (<= ?later ?step) (earlier ?from becomes ?effect ?later becomes ?id))))))
   =>
   (assert (finding (ruling power-is-set-then-changed) (about (sym-cat ?object - ?aspect)) (aspect adds) (value ?effect ?amount) (step ?step))))

(defrule power-is-set-then-changed-modified
   "What an effect adds or takes away counts whenever it began."
   (logical (effect (id ?effect) (object ?object) (aspect ?aspect&power | toughness) (change gains) (value ?amount) (from ?from))
            (location (object ?object) (zone battlefield) (since ?since&:(<= ?since (max 0 ?from))) (step ?step&:(<= ?from ?step))))
   =>
   (assert (finding (ruling power-is-set-then-changed) (about (sym-cat ?object - ?aspect)) (aspect adds) (value ?effect ?amount) (step ?step))))

(defrule power-is-set-then-changed-counters
   "So do counters."
   (logical (counters (object ?object) (kind ?kind&+1/+1 | -1/-1) (amount ?number) (step ?step))
            (outcome (about ?object) (aspect measured) (step ?step)))
   =>
   (bind ?amount (* ?number (nth$ (member$ ?kind (create$ +1/+1 -1/-1)) (create$ 1 -1))))
   (assert (finding (ruling power-is-set-then-changed) (about (sym-cat ?object -power)) (aspect adds) (value ?kind ?amount) (step ?step)))
   (assert (finding (ruling power-is-set-then-changed) (about (sym-cat ?object -toughness)) (aspect adds) (value ?kind ?amount) (step ?step))))

(defrule power-is-set-then-changed
   "Without an effect that switches them, these sums are its power and toughness."
   (logical (location (object ?object) (zone battlefield) (since ?since) (step ?step))
            (outcome (about ?key&:(member$ ?key (create$ (sym-cat ?object -power) (sym-cat ?object -toughness)))) (aspect sum)
                     (value ?amount) (step ?step))
            (not (effect (object ?object) (change switches) (from ?from&:(and (<= ?since (max 0 ?from)) (<= ?from ?step))))))
   =>
   (bind ?aspect (nth$ (member$ ?key (create$ (sym-cat ?object -power) (sym-cat ?object -toughness))) (create$ power toughness)))
   (assert (finding (ruling power-is-set-then-changed) (about ?object) (aspect ?aspect) (value ?amount) (step ?step))))

(defrule power-is-set-then-changed-switched
   "With one, each of them has the other's number."
   (logical (effect (id ?switch) (object ?object) (change switches) (from ?from))
            (location (object ?object) (zone battlefield) (since ?since&:(<= ?since (max 0 ?from))) (step ?step&:(<= ?from ?step)))
            (not (effect (id ~?switch) (object ?object) (change switches)))
            (outcome (about ?key&:(member$ ?key (create$ (sym-cat ?object -power) (sym-cat ?object -toughness)))) (aspect sum)
                     (value ?amount) (step ?step)))
   =>
   (bind ?aspect (nth$ (member$ ?key (create$ (sym-cat ?object -power) (sym-cat ?object -toughness))) (create$ toughness power)))
   (assert (finding (ruling power-is-set-then-changed) (about ?object) (aspect ?aspect) (value ?amount) (step ?step))))
