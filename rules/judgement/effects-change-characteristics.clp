(deffacts effects-change-characteristics
   "CR 613.1 and 613.7, 205.1 and 105.3, for card types and colours."
   (ruling (id effects-change-characteristics)
           (title "Effects change card types and colours, one after the other")
           (says "after every effect {object} is {values:list|without any}")
           (cr "613.1" "613.7" "205.1" "105.3"))
   (overrides (ruling effects-change-characteristics) (over characteristics-as-printed))
   (overrides (ruling effects-change-characteristics) (over fuse-colors))
   (overrides (ruling effects-change-characteristics) (over split-half-on-stack))
   (overrides (ruling effects-change-characteristics) (over split-combines-off-stack))
   (equivalent (rule effects-change-characteristics-first) (change ">= instead of = in (= (max 0 ?begins) ?step) of condition 3")
               (reason "an effect that is applied earlier doesn't begin at a later step"))
   (equivalent (rule effects-change-characteristics-next) (change ">= instead of = in (= (max 0 ?begins) ?step) of condition 4")
               (reason "an effect that is applied earlier doesn't begin at a later step"))
   (sentence (rule effects-change-characteristics-first) (text "{object} is printed as {printed:list|colourless}, and {effect} makes that {values:list|nothing}"))
   (sentence (rule effects-change-characteristics-next) (text "then {effect} makes that {values:list|nothing}")))

(defrule effects-change-characteristics-first
   "The effect with which its stay begins works on what is printed."
   (logical (effect (id ?effect) (object ?object) (aspect ?aspect&types | colors) (change ?change) (value $?value) (from ?from))
            (outcome (about ?object) (aspect printed) (value ?aspect $?printed) (step ?step&:(= (max 0 ?from) ?step)))
            (not (effect (id ?id) (object ?object) (aspect ?aspect) (change ?other)
                         (from ?begins&:(and (= (max 0 ?begins) ?step) (earlier ?begins ?other ?id ?from ?change ?effect))))))
   =>
   (bind ?values (changed ?change ?printed ?value))
   (assert (finding (ruling effects-change-characteristics) (about ?object) (aspect changed) (value ?aspect ?effect ?values) (step ?step))))

(defrule effects-change-characteristics-next
   "Each later one works on what the one before it left."
   (logical (outcome (about ?object) (aspect changed) (value ?aspect ?before $?so-far) (step ?step))
            (effect (id ?before) (change ?how) (from ?begun))
            (effect (id ?effect) (object ?object) (aspect ?aspect) (change ?change) (value $?value)
                    (from ?from&:(and (= (max 0 ?from) ?step) (earlier ?begun ?how ?before ?from ?change ?effect))))
            (not (effect (id ?id) (object ?object) (aspect ?aspect) (change ?other)
                         (from ?begins&:(and (= (max 0 ?begins) ?step) (earlier ?begun ?how ?before ?begins ?other ?id)
                                             (earlier ?begins ?other ?id ?from ?change ?effect))))))
   =>
   (bind ?values (changed ?change ?so-far ?value))
   (assert (finding (ruling effects-change-characteristics) (about ?object) (aspect changed) (value ?aspect ?effect ?values) (step ?step))))

(defrule effects-change-characteristics
   "What the last one leaves are its card types."
   (logical (outcome (about ?object) (aspect changed) (value types ?last $?values) (step ?step))
            (effect (id ?last) (change ?how) (from ?begun))
            (not (effect (id ?id) (object ?object) (aspect types) (change ?other)
                         (from ?begins&:(and (= (max 0 ?begins) ?step) (earlier ?begun ?how ?last ?begins ?other ?id))))))
   =>
   (assert (finding (ruling effects-change-characteristics) (about ?object) (aspect types) (value ?values) (step ?step))))

(defrule effects-change-characteristics-colors
   "Or its colours."
   (logical (outcome (about ?object) (aspect changed) (value colors ?last $?so-far) (step ?step))
            (effect (id ?last) (change ?how) (from ?begun))
            (not (effect (id ?id) (object ?object) (aspect colors) (change ?other)
                         (from ?begins&:(and (= (max 0 ?begins) ?step) (earlier ?begun ?how ?last ?begins ?other ?id))))))
   =>
   (bind ?values (colors-together ?so-far))
   (assert (finding (ruling effects-change-characteristics) (about ?object) (aspect colors) (value ?values) (step ?step))))
