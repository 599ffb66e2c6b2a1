(deffacts permanents-copy-what-is-printed
   "CR 707.2 and 707.9: what a permanent has that has become a copy of an object with a single face."
   (ruling (id permanents-copy-what-is-printed)
           (title "A permanent that becomes a copy has what is printed on the original, but for what the effect says to be otherwise")
           (says "{object} has the {aspect} that it copies: {values:list|none}")
           (cr "707.2" "707.2b" "707.3" "707.9a" "707.9b" "613.2a"))
   (overrides (ruling permanents-copy-what-is-printed) (over characteristics-as-printed))
   (overrides (ruling permanents-copy-what-is-printed) (over subtypes-belong-to-card-types))
   (overrides (ruling permanents-copy-what-is-printed) (over power-is-set-then-changed))
   (sentence (rule permanents-copy-what-is-printed-none) (text "what {object} copies has no {aspect}"))
   (sentence (rule permanents-copy-what-is-printed-face) (text "{original} is printed as {name}, and {object} copies what is printed"))
   (sentence (rule permanents-copy-what-is-printed-of-a-copy) (text "{original} is a copy itself as {effect} begins, and {object} copies its {aspect} as such: {values:list|none}"))
   (sentence (rule permanents-copy-what-is-printed-as-is) (text "{effect} says nothing else about the {aspect} of the copy"))
   (sentence (rule permanents-copy-what-is-printed-except) (text "{effect} says otherwise about the {aspect} of the copy: {values:list}"))
   (sentence (rule permanents-copy-what-is-printed-subtypes) (text "{object} has the subtypes that it copies: {values:list|none}"))
   (sentence (rule permanents-copy-what-is-printed-candidate) (text "{subtype} is on the type line that {object} copies"))
   (sentence (rule permanents-copy-what-is-printed-given) (text "{other} gives {object} the subtype {subtype}")))

(defrule permanents-copy-what-is-printed-face
   "What is printed, and nothing of what effects of another kind or counters have made of the original."
   (logical (outcome (about ?object) (aspect copies) (value ?effect ?original) (step ?step))
            (effect (id ?effect) (from ?from))
            (not (outcome (about ?original) (aspect copies) (step ?begun&:(= ?begun (max 0 ?from)))))
            (face (object ?original) (half whole) (name ?name) (mana-cost $?cost) (colors $?colors) (types $?types) (subtypes $?subtypes)
                  (power ?power) (toughness ?toughness)))
   =>
   (assert (finding (ruling permanents-copy-what-is-printed) (about ?object) (aspect copied) (value names ?name) (step ?step)))
   (assert (finding (ruling permanents-copy-what-is-printed) (about ?object) (aspect copied)
                    (value colors (colors-together (colors-of ?cost) ?colors)) (step ?step)))
   (assert (finding (ruling permanents-copy-what-is-printed) (about ?object) (aspect copied) (value types ?types) (step ?step)))
   (assert (finding (ruling permanents-copy-what-is-printed) (about ?object) (aspect copied) (value subtypes ?subtypes) (step ?step)))
   (assert (finding (ruling permanents-copy-what-is-printed) (about ?object) (aspect copied) (value power ?power) (step ?step)))
   (assert (finding (ruling permanents-copy-what-is-printed) (about ?object) (aspect copied) (value toughness ?toughness) (step ?step)))
   (assert (finding (ruling permanents-copy-what-is-printed) (about ?object) (aspect copied)
                    (value mana-value (mana-value-of 0 ?cost)) (step ?step))))

(defrule permanents-copy-what-is-printed-of-a-copy
   "Of a copy, what that copied when the effect began."
   (logical (outcome (about ?object) (aspect copies) (value ?effect ?original) (step ?step))
            (effect (id ?effect) (from ?from))
            (outcome (about ?original) (aspect copiable) (value ?aspect $?values) (step ?begun&:(= ?begun (max 0 ?from)))))
   =>
   (assert (finding (ruling permanents-copy-what-is-printed) (about ?object) (aspect copied) (value ?aspect ?values) (step ?step))))

(defrule permanents-copy-what-is-printed-as-is
   "It is copied as it is"
   (logical (outcome (about ?object) (aspect copied) (value ?aspect $?values) (step ?step))
            (outcome (about ?object) (aspect copies) (value ?effect ?) (step ?step))
            (not (copy-exception (of ?effect) (aspect ?aspect))))
   =>
   (assert (finding (ruling permanents-copy-what-is-printed) (about ?object) (aspect copiable) (value ?aspect ?values) (step ?step))))

(defrule permanents-copy-what-is-printed-except
   "unless the effect says otherwise."
   (logical (outcome (about ?object) (aspect copied) (value ?aspect $?printed) (step ?step))
            (outcome (about ?object) (aspect copies) (value ?effect ?) (step ?step))
            (copy-exception (of ?effect) (aspect ?aspect) (change ?change) (value $?value)))
   =>
   (bind ?values (changed ?change ?printed ?value))
   (assert (finding (ruling permanents-copy-what-is-printed) (about ?object) (aspect copiable) (value ?aspect ?values) (step ?step))))

(defrule permanents-copy-what-is-printed
   "Names and the mana value are those; so is every colour and card type that no other effect bears on,"
   (logical (outcome (about ?object) (aspect copiable) (value ?aspect&names | mana-value | colors | types $?values) (step ?step))
            (location (object ?object) (since ?since) (step ?step))
            (not (effect (object ?object) (aspect ?aspect) (from ?from&:(and (<= ?since (max 0 ?from)) (<= ?from ?step))))))
   =>
   (assert (finding (ruling permanents-copy-what-is-printed) (about ?object) (aspect ?aspect) (value ?values) (step ?step))))

(defrule permanents-copy-what-is-printed-subtypes
   "and every subtype where none bears on its card types either."
   (logical (outcome (about ?object) (aspect copiable) (value subtypes $?values) (step ?step))
            (location (object ?object) (since ?since) (step ?step))
            (not (effect (object ?object) (aspect types | subtypes) (from ?from&:(and (<= ?since (max 0 ?from)) (<= ?from ?step))))))
   =>
   (assert (finding (ruling permanents-copy-what-is-printed) (about ?object) (aspect subtypes) (value ?values) (step ?step))))

(defrule permanents-copy-what-is-printed-candidate
   "Effects on subtypes start from the copied ones, if it has been a copy for all of its stay,"
   (logical (outcome (about ?object) (aspect copiable) (value subtypes $? ?subtype $?) (step ?step))
            (location (object ?object) (since ?step) (step ?step)))
   =>
   (assert (finding (ruling permanents-copy-what-is-printed) (about ?object) (aspect candidate) (value ?subtype) (step ?step))))

(defrule permanents-copy-what-is-printed-given
   "and what they give is added."
   (logical (effect (id ?other) (object ?object) (aspect subtypes) (change gains | becomes) (value $? ?subtype $?) (from ?from))
            (location (object ?object) (since ?step&:(= (max 0 ?from) ?step)) (step ?step))
            (exists (outcome (about ?object) (aspect copies) (step ?step))))
   =>
   (assert (finding (ruling permanents-copy-what-is-printed) (about ?object) (aspect candidate) (value ?subtype) (step ?step))))

(defrule permanents-copy-what-is-printed-none
   "A copy of what has none has none."
   (logical (outcome (about ?object) (aspect copiable) (value ?aspect&power | toughness unstated) (step ?step))
            (location (object ?object) (since ?since) (step ?step))
            (not (effect (object ?object) (aspect ?aspect) (change becomes) (from ?set&:(and (<= ?since (max 0 ?set)) (<= ?set ?step))))))
   =>
   (assert (finding (ruling permanents-copy-what-is-printed) (about ?object) (aspect ?aspect) (value) (step ?step))))
