(deffacts subtypes-belong-to-card-types
   "CR 205.3c: which of its card types each subtype of an object goes with."
   (ruling (id subtypes-belong-to-card-types)
           (title "Each subtype belongs to one kind of card type")
           (says "{subtype} is one of the {type} types")
           (cr "205.3c"))
   (sentence (rule subtypes-belong-to-card-types-changed) (text "an effect changes what {object} is, which has {subtype} printed on it"))
   (sentence (rule subtypes-belong-to-card-types-several) (text "{object} has several card types, and {subtype} goes with one of them"))
   (sentence (rule subtypes-belong-to-card-types-given) (text "{effect} gives {object} the subtype {subtype}"))
   (sentence (rule subtypes-belong-to-card-types-creature) (text "{subtype} belongs to no other card type, so it is a creature type"))
   (sentence (rule subtypes-belong-to-card-types-kindred) (text "{subtype} is a creature type, and kindreds share those")))

(defrule subtypes-belong-to-card-types-changed
   "It matters where an effect changes what the object is."
   (logical (outcome (about ?object) (aspect printed) (value subtypes $? ?subtype $?) (step ?step)))
   =>
   (assert (finding (ruling subtypes-belong-to-card-types) (about ?object) (aspect candidate) (value ?subtype) (step ?step))))

(defrule subtypes-belong-to-card-types-several
   "And where an object has several card types."
   (logical (location (object ?object) (since ?step) (step ?step))
            (face (object ?object) (half whole) (types ? ? $?) (subtypes $? ?subtype $?)))
   =>
   (assert (finding (ruling subtypes-belong-to-card-types) (about ?object) (aspect candidate) (value ?subtype) (step ?step))))

(defrule subtypes-belong-to-card-types-given
   "Subtypes that effects give count too."
   (logical (effect (id ?effect) (object ?object) (aspect subtypes) (change gains | becomes) (value $? ?subtype $?) (from ?from))
            (location (object ?object) (since ?step&:(= (max 0 ?from) ?step)) (step ?step)))
   =>
   (assert (finding (ruling subtypes-belong-to-card-types) (about ?object) (aspect candidate) (value ?subtype) (step ?step))))

(defrule subtypes-belong-to-card-types
   "A subtype goes with the card type whose subtypes it is among."
   (logical (outcome (about ?object) (aspect candidate) (value ?subtype) (step ?step))
            (card-type (name ?type) (subtypes $?subtypes&:(member$ ?subtype ?subtypes))))
   =>
   (assert (finding (ruling subtypes-belong-to-card-types) (about ?object) (aspect belongs) (value ?subtype ?type) (step ?step))))

(defrule subtypes-belong-to-card-types-creature
   "All the others are creature types."
   (logical (outcome (about ?object) (aspect candidate) (value ?subtype) (step ?step))
            (not (outcome (about ?object) (aspect belongs) (value ?subtype ~creature&~kindred) (step ?step))))
   =>
   (bind ?type creature)
   (assert (finding (ruling subtypes-belong-to-card-types) (about ?object) (aspect belongs) (value ?subtype ?type) (step ?step))))

(defrule subtypes-belong-to-card-types-kindred
   "Which kindreds have too (CR 308.2)."
   (logical (outcome (about ?object) (aspect belongs) (value ?subtype creature) (step ?step))
            (exists (face (object ?object) (half whole) (types $? kindred $?))))
   =>
   (bind ?type kindred)
   (assert (finding (ruling subtypes-belong-to-card-types) (about ?object) (aspect belongs) (value ?subtype ?type) (step ?step))))
