(deffacts text-changes-reach-the-type-line
   "CR 612.1, 612.2 and 613.1c, for the subtypes of objects with a single face."
   (ruling (id text-changes-reach-the-type-line)
           (title "A text change reaches the type line, and no name")
           (says "after every text change the subtypes of {object} are {words:list}")
           (cr "612.1" "612.2" "613.1c" "613.7"))
   (overrides (ruling text-changes-reach-the-type-line) (over characteristics-as-printed))
   (overrides (ruling text-changes-reach-the-type-line) (over subtypes-belong-to-card-types))
   (sentence (rule text-changes-reach-the-type-line-first) (text "{effect} changes {from} to {to}, so the subtypes of {object} are {words:list}"))
   (sentence (rule text-changes-reach-the-type-line-next) (text "then {effect} changes {from} to {to}, so the subtypes of {object} are {words:list}"))
   (sentence (rule text-changes-reach-the-type-line-candidate) (text "{subtype} is on the type line of {object} after every text change"))
   (sentence (rule text-changes-reach-the-type-line-given) (text "{effect} gives {object} the subtype {subtype}")))

(defrule text-changes-reach-the-type-line-first
   "The effect that began first works on what is printed."
   (logical (outcome (about ?object) (aspect rewords) (value ?effect ?from ?to ?begun) (step ?step))
            (not (outcome (about ?object) (aspect rewords)
                          (value ?other ? ? ?start&:(earlier ?start becomes ?other ?begun becomes ?effect)) (step ?step)))
            (face (object ?object) (half whole) (subtypes $?printed)))
   =>
   (bind ?words (reworded ?from ?to ?printed))
   (assert (finding (ruling text-changes-reach-the-type-line) (about ?object) (aspect rewritten) (value ?effect ?words) (step ?step))))

(defrule text-changes-reach-the-type-line-next
   "Each later one works on what those before it have left."
   (logical (outcome (about ?object) (aspect rewritten) (value ?last $?so-far) (step ?step))
            (outcome (about ?object) (aspect rewords) (value ?last ? ? ?before) (step ?step))
            (outcome (about ?object) (aspect rewords)
                     (value ?effect ?from ?to ?begun&:(earlier ?before becomes ?last ?begun becomes ?effect)) (step ?step))
            (not (outcome (about ?object) (aspect rewords)
                          (value ?other ? ? ?start&:(and (earlier ?before becomes ?last ?start becomes ?other)
                                                         (earlier ?start becomes ?other ?begun becomes ?effect))) (step ?step))))
   =>
   (bind ?words (reworded ?from ?to ?so-far))
   (assert (finding (ruling text-changes-reach-the-type-line) (about ?object) (aspect rewritten) (value ?effect ?words) (step ?step))))

(defrule text-changes-reach-the-type-line
   "What the last one leaves are its subtypes, where no effect of another kind bears on them in that stay."
   (logical (outcome (about ?object) (aspect rewritten) (value ?last $?words) (step ?step))
            (outcome (about ?object) (aspect rewords) (value ?last ? ? ?before) (step ?step))
            (not (outcome (about ?object) (aspect rewords)
                          (value ?other ? ? ?start&:(earlier ?before becomes ?last ?start becomes ?other)) (step ?step)))
            (location (object ?object) (since ?since) (step ?step))
            (not (effect (object ?object) (aspect types | subtypes) (from ?from&:(= (max 0 ?from) ?since)))))
   =>
   (assert (finding (ruling text-changes-reach-the-type-line) (about ?object) (aspect subtypes) (value ?words) (step ?step))))

(defrule text-changes-reach-the-type-line-candidate
   "Effects on types and subtypes come after text changes (CR 613.1), so they start from these,"
   (logical (outcome (about ?object) (aspect rewritten) (value ?last $? ?subtype $?) (step ?step))
            (location (object ?object) (since ?step) (step ?step))
            (outcome (about ?object) (aspect rewords) (value ?last ? ? ?before) (step ?step))
            (not (outcome (about ?object) (aspect rewords)
                          (value ?other ? ? ?start&:(earlier ?before becomes ?last ?start becomes ?other)) (step ?step))))
   =>
   (assert (finding (ruling text-changes-reach-the-type-line) (about ?object) (aspect candidate) (value ?subtype) (step ?step))))

(defrule text-changes-reach-the-type-line-given
   "and what they give is added."
   (logical (effect (id ?effect) (object ?object) (aspect subtypes) (change gains | becomes) (value $? ?subtype $?) (from ?from))
            (location (object ?object) (since ?step&:(= (max 0 ?from) ?step)) (step ?step))
            (exists (outcome (about ?object) (aspect rewords) (step ?step))))
   =>
   (assert (finding (ruling text-changes-reach-the-type-line) (about ?object) (aspect candidate) (value ?subtype) (step ?step))))
