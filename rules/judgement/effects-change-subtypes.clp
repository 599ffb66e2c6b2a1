(deffacts effects-change-subtypes
   "CR 205.1, 205.3d and 613.7: which subtypes an object has after all effects."
   (ruling (id effects-change-subtypes)
           (title "Effects change subtypes, and a subtype stays only with its card type")
           (says "{object} keeps {subtypes:list}")
           (cr "205.1a" "205.1b" "205.3d" "613.7"))
   (overrides (ruling effects-change-subtypes) (over characteristics-as-printed))
   (overrides (ruling effects-change-subtypes) (over fuse-colors))
   (overrides (ruling effects-change-subtypes) (over split-half-on-stack))
   (overrides (ruling effects-change-subtypes) (over split-combines-off-stack))
   (sentence (rule effects-change-subtypes-lost) (text "{effect} takes {subtype} from {object}"))
   (sentence (rule effects-change-subtypes-replaced) (text "{effect} makes {object} {values:list} instead of {subtype}, which goes with {type} too"))
   (sentence (rule effects-change-subtypes-all-lost) (text "{effect} takes every {type} type from {object}, and {subtype} is one"))
   (sentence (rule effects-change-subtypes-kept) (text "{subtype} goes with {type}, {object} is {types:list}, and no effect takes it away"))
   (sentence (rule effects-change-subtypes-first) (text "{object} has {subtype}"))
   (sentence (rule effects-change-subtypes-next) (text "{object} has {subtype} too"))
   (sentence (rule effects-change-subtypes-none) (text "{object} keeps no subtype: not {subtype} either")))

(defrule effects-change-subtypes-lost
   "An effect takes away one that no later effect gives."
   (logical (effect (id ?effect) (object ?object) (aspect subtypes) (change loses) (value $? ?subtype $?) (from ?from))
            (location (object ?object) (since ?step&:(= (max 0 ?from) ?step)) (step ?step))
            (not (effect (id ?id) (object ?object) (aspect subtypes) (change ?gives&~loses) (value $? ?subtype $?)
                         (from ?begins&:(and (= (max 0 ?begins) ?step) (earlier ?from loses ?effect ?begins ?gives ?id))))))
   =>
   (assert (finding (ruling effects-change-subtypes) (about ?object) (aspect loses) (value ?subtype) (step ?step))))

(defrule effects-change-subtypes-replaced
   "New subtypes replace the old ones that belong to the same card type (CR 205.1a)."
   (logical (effect (id ?effect) (object ?object) (aspect subtypes) (change becomes) (value $?values) (from ?from))
            (outcome (about ?object) (aspect belongs) (value ?new&:(member$ ?new ?values) ?type) (step ?step&:(= (max 0 ?from) ?step)))
            (outcome (about ?object) (aspect belongs) (value ?subtype&:(not (member$ ?subtype ?values)) ?type) (step ?step))
            (not (effect (id ?id) (object ?object) (aspect subtypes) (change ?gives&~loses) (value $? ?subtype $?)
                         (from ?begins&:(and (= (max 0 ?begins) ?step) (earlier ?from becomes ?effect ?begins ?gives ?id))))))
   =>
   (assert (finding (ruling effects-change-subtypes) (about ?object) (aspect loses) (value ?subtype) (step ?step))))

(defrule effects-change-subtypes-all-lost
   "Losing all subtypes of one card type takes only those."
   (logical (effect (id ?effect) (object ?object) (aspect subtypes) (change loses-all) (value ?type) (from ?from))
            (outcome (about ?object) (aspect belongs) (value ?subtype ?type) (step ?step&:(= (max 0 ?from) ?step)))
            (not (effect (id ?id) (object ?object) (aspect subtypes) (change ?gives&~loses) (value $? ?subtype $?)
                         (from ?begins&:(and (= (max 0 ?begins) ?step) (earlier ?from loses-all ?effect ?begins ?gives ?id))))))
   =>
   (assert (finding (ruling effects-change-subtypes) (about ?object) (aspect loses) (value ?subtype) (step ?step))))

(defrule effects-change-subtypes-kept
   "What isn't lost stays as long as the object has a card type that it belongs to."
   (logical (outcome (about ?object) (aspect belongs) (value ?subtype ?type) (step ?step))
            (exists (effect (object ?object) (aspect types | subtypes) (from ?from&:(= (max 0 ?from) ?step))))
            (not (outcome (about ?object) (aspect loses) (value ?subtype) (step ?step)))
            (outcome (about ?object) (aspect types) (value $?types&:(member$ ?type ?types)) (step ?step)))
   =>
   (assert (finding (ruling effects-change-subtypes) (about ?object) (aspect keeps) (value ?subtype) (step ?step))))

(defrule effects-change-subtypes-first
   "The list of what is kept is in alphabetical order."
   (logical (outcome (about ?object) (aspect keeps) (value ?subtype) (step ?step))
            (not (outcome (about ?object) (aspect keeps) (value ?earlier&:(< (str-compare ?earlier ?subtype) 0)) (step ?step))))
   =>
   (assert (finding (ruling effects-change-subtypes) (about ?object) (aspect changed) (value subtypes ?subtype) (step ?step))))

(defrule effects-change-subtypes-next
   "Each further one follows the one before it."
   (logical (outcome (about ?object) (aspect changed) (value subtypes $?so-far ?last) (step ?step))
            (outcome (about ?object) (aspect keeps) (value ?subtype&:(> (str-compare ?subtype ?last) 0)) (step ?step))
            (not (outcome (about ?object) (aspect keeps)
                          (value ?between&:(and (> (str-compare ?between ?last) 0) (< (str-compare ?between ?subtype) 0))) (step ?step))))
   =>
   (assert (finding (ruling effects-change-subtypes) (about ?object) (aspect changed) (value subtypes ?so-far ?last ?subtype) (step ?step))))

(defrule effects-change-subtypes
   "After the last one the list is complete."
   (logical (outcome (about ?object) (aspect changed) (value subtypes $?earlier ?last) (step ?step))
            (not (outcome (about ?object) (aspect keeps) (value ?later&:(> (str-compare ?later ?last) 0)) (step ?step))))
   =>
   (bind ?subtypes (create$ ?earlier ?last))
   (assert (finding (ruling effects-change-subtypes) (about ?object) (aspect subtypes) (value ?subtypes) (step ?step))))

(defrule effects-change-subtypes-none
   "Or it is empty."
   (logical (outcome (about ?object) (aspect candidate) (value ?subtype) (step ?step))
            (exists (effect (object ?object) (aspect types | subtypes) (from ?from&:(= (max 0 ?from) ?step))))
            (not (outcome (about ?object) (aspect keeps) (step ?step))))
   =>
   (assert (finding (ruling effects-change-subtypes) (about ?object) (aspect subtypes) (value) (step ?step))))
