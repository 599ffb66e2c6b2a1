(deffacts range-looks-before-or-after
   "CR 801.7 and 801.7a: triggers of players with a limited range of influence."
   (ruling (id range-looks-before-or-after)
           (title "What crosses the border of a player's range is seen as it was before by triggers that look back, and as it is after by others")
           (says "{object} counts as {concerned:possessive}, who is within {you:possessive} range, so the ability of {source} triggers")
           (cr "801.7" "801.7a" "603.6" "603.10"))
   (encodes (ruling range-looks-before-or-after) (document cauldrons-gift) (passage 6))
   (sentence (rule range-looks-before-or-after-once)
             (text "part of it is within {you:possessive} range, so the ability of {source} triggers once")))

(defrule range-looks-before-or-after
   "The player whom the event concerns, by the state that this trigger looks at, is within range."
   (logical (outcome (about ?trigger) (aspect would-trigger) (value ?cause ?object ?concerned ?you) (step ?step))
            (trigger (id ?trigger) (object ?source) (each object) (times every))
            (player (id ?you) (range ~unlimited))
            (not (outcome (about ?you) (aspect beyond) (value ?concerned))))
   =>
   (assert (finding (ruling range-looks-before-or-after) (about ?trigger) (aspect triggers) (value ?cause ?object) (step ?step))))

(defrule range-looks-before-or-after-once
   "Once for all together, if it says so."
   (logical (outcome (about ?trigger) (aspect would-trigger) (value ? ? ?concerned ?you) (step ?step))
            (trigger (id ?trigger) (object ?source) (each batch) (times every))
            (player (id ?you) (range ~unlimited))
            (not (outcome (about ?you) (aspect beyond) (value ?concerned))))
   =>
   (assert (finding (ruling range-looks-before-or-after) (about ?trigger) (aspect triggers) (value together none) (step ?step))))
