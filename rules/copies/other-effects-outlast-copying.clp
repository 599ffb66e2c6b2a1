(deffacts other-effects-outlast-copying
   "CR 707.4, 613.1 and 613.7, for the card types and colours of a permanent that has become a copy."
   (ruling (id other-effects-outlast-copying)
           (title "Effects on a permanent go on when it becomes a copy, and apply to what it has become")
           (says "with every other effect on it {object} is {values:list|without any}")
           (cr "707.4" "613.1" "613.7"))
   (overrides (ruling other-effects-outlast-copying) (over effects-change-characteristics))
   (sentence (rule other-effects-outlast-copying-first) (text "{object} copies {copied:list|nothing}, and {effect} makes that {values:list|nothing}"))
   (sentence (rule other-effects-outlast-copying-colors) (text "with every other effect on it {object} is {values:list|colourless}"))
   (sentence (rule other-effects-outlast-copying-next) (text "then {effect} makes that {values:list|nothing}")))

(defrule other-effects-outlast-copying-first
   "The first one works on what is copied, even if it began before the permanent became a copy."
   (logical (outcome (about ?object) (aspect copiable) (value ?aspect&types | colors $?copied) (step ?step))
            (location (object ?object) (since ?since) (step ?step))
            (effect (id ?effect) (object ?object) (aspect ?aspect) (change ?change) (value $?value)
                    (from ?from&:(and (<= ?since (max 0 ?from)) (<= ?from ?step))))
            (not (effect (id ?id) (object ?object) (aspect ?aspect) (change ?other)
                         (from ?begins&:(and (<= ?since (max 0 ?begins)) (earlier ?begins ?other ?id ?from ?change ?effect))))))
   =>
   (bind ?values (changed ?change ?copied ?value))
   (assert (finding (ruling other-effects-outlast-copying) (about ?object) (aspect overlaid) (value ?aspect ?effect ?values) (step ?step))))

(defrule other-effects-outlast-copying-next
   "Each later one works on what those before it have left."
   (logical (outcome (about ?object) (aspect overlaid) (value ?aspect ?before $?so-far) (step ?step))
            (effect (id ?before) (change ?how) (from ?begun))
            (effect (id ?effect) (object ?object) (aspect ?aspect) (change ?change) (value $?value)
                    (from ?from&:(and (<= ?from ?step) (earlier ?begun ?how ?before ?from ?change ?effect))))
            (not (effect (id ?id) (object ?object) (aspect ?aspect) (change ?other)
                         (from ?begins&:(and (earlier ?begun ?how ?before ?begins ?other ?id)
                                             (earlier ?begins ?other ?id ?from ?change ?effect))))))
   =>
   (bind ?values (changed ?change ?so-far ?value))
   (assert (finding (ruling other-effects-outlast-copying) (about ?object) (aspect overlaid) (value ?aspect ?effect ?values) (step ?step))))

(defrule other-effects-outlast-copying
   "What the last one leaves are its card types,"
   (logical (outcome (about ?object) (aspect overlaid) (value types ?last $?values) (step ?step))
            (effect (id ?last) (change ?how) (from ?begun))
            (not (effect (id ?id) (object ?object) (aspect types) (change ?other)
                         (from ?begins&:(and (<= ?begins ?step) (earlier ?begun ?how ?last ?begins ?other ?id))))))
   =>
   (assert (finding (ruling other-effects-outlast-copying) (about ?object) (aspect types) (value ?values) (step ?step))))

(defrule other-effects-outlast-copying-colors
   "or its colours."
   (logical (outcome (about ?object) (aspect overlaid) (value colors ?last $?so-far) (step ?step))
            (effect (id ?last) (change ?how) (from ?begun))
            (not (effect (id ?id) (object ?object) (aspect colors) (change ?other)
                         (from ?begins&:(and (<= ?begins ?step) (earlier ?begun ?how ?last ?begins ?other ?id))))))
   =>
   (bind ?values (colors-together ?so-far))
   (assert (finding (ruling other-effects-outlast-copying) (about ?object) (aspect colors) (value ?values) (step ?step))))
