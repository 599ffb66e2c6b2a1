(deffacts text-changes-reach-rules-text
   "CR 612.1 and 612.2: what a text change does to printed abilities."
   (ruling (id text-changes-reach-rules-text)
           (title "A text change reaches every place where the word is used as such in printed abilities, inside longer words too")
           (says "after every text change {ability} says {words:list}")
           (cr "612.1" "612.2" "613.1c" "613.7"))
   (overrides (ruling text-changes-reach-rules-text) (over abilities-read-as-printed))
   (sentence (rule text-changes-reach-rules-text-first) (text "{effect} changes {from} to {to}, so {ability} says {words:list}"))
   (sentence (rule text-changes-reach-rules-text-next) (text "then {effect} changes {from} to {to}, so {ability} says {words:list}")))

(defrule text-changes-reach-rules-text-first
   "The effect that began first works on what is printed."
   (logical (outcome (about ?object) (aspect rewords) (value ?effect ?from ?to ?begun) (step ?step))
            (not (outcome (about ?object) (aspect rewords)
                          (value ?other ? ? ?start&:(earlier ?start becomes ?other ?begun becomes ?effect)) (step ?step)))
            (ability (id ?ability) (object ?object) (keyword ?keyword) (quality $?quality&:(names-a-type-or-color ?keyword ?quality))))
   =>
   (bind ?words (reworded ?from ?to (create$ ?keyword ?quality)))
   (assert (finding (ruling text-changes-reach-rules-text) (about ?ability) (aspect rewritten) (value ?effect ?words) (step ?step))))

(defrule text-changes-reach-rules-text-next
   "Each later one works on what those before it have left."
   (logical (outcome (about ?ability) (aspect rewritten) (value ?last $?so-far) (step ?step))
            (ability (id ?ability) (object ?object))
            (outcome (about ?object) (aspect rewords) (value ?last ? ? ?before) (step ?step))
            (outcome (about ?object) (aspect rewords)
                     (value ?effect ?from ?to ?begun&:(earlier ?before becomes ?last ?begun becomes ?effect)) (step ?step))
            (not (outcome (about ?object) (aspect rewords)
                          (value ?other ? ? ?start&:(and (earlier ?before becomes ?last ?start becomes ?other)
                                                         (earlier ?start becomes ?other ?begun becomes ?effect))) (step ?step))))
   =>
   (bind ?words (reworded ?from ?to ?so-far))
   (assert (finding (ruling text-changes-reach-rules-text) (about ?ability) (aspect rewritten) (value ?effect ?words) (step ?step))))

(defrule text-changes-reach-rules-text
   "What the last one leaves is what the ability says."
   (logical (outcome (about ?ability) (aspect rewritten) (value ?last $?words) (step ?step))
            (ability (id ?ability) (object ?object))
            (outcome (about ?object) (aspect rewords) (value ?last ? ? ?before) (step ?step))
            (not (outcome (about ?object) (aspect rewords)
                          (value ?other ? ? ?start&:(earlier ?before becomes ?last ?start becomes ?other)) (step ?step))))
   =>
   (assert (finding (ruling text-changes-reach-rules-text) (about ?ability) (aspect reads) (value ?words) (step ?step))))
