(deffacts split-permission-judges-the-half
   "CR 709.3a: which characteristics decide whether half of a split card may be cast."
   (ruling (id split-permission-judges-the-half)
           (title "An effect that allows a spell looks at the half being cast")
           (says "only the {half} half of {card} would be the spell, and {permission} asks for {criterion}, which it doesn't fit")
           (cr "709.3a"))
   (encodes (ruling split-permission-judges-the-half) (document flotsam-jetsam) (passage 19))
   (encodes (ruling split-permission-judges-the-half) (document discovery-dispersal) (passage 12))
   (overrides (ruling split-permission-judges-the-half) (over casting-needs-permission))
   (sentence (rule split-permission-judges-the-half-spell) (text "{name} alone would be the spell"))
   (equivalent (rule split-permission-judges-the-half-met) (change "drop condition 4")
               (reason "what doesn't fit is found illegal by this ruling too, and that beats legal"))
   (equivalent (rule split-permission-judges-the-half-card-met) (change "drop condition 4")
               (reason "what doesn't fit is found illegal by this ruling too, and that beats legal"))
   (sentence (rule split-permission-judges-the-half-met) (text "only the {half} half of {card} would be the spell, and it fits {criterion}, as {permission} asks"))
   (sentence (rule split-permission-judges-the-half-card) (text "{permission} asks what the card is, and {card} as a whole doesn't fit {criterion}"))
   (sentence (rule split-permission-judges-the-half-card-met) (text "{permission} asks what the card is, and {card} as a whole fits {criterion}")))

(defrule split-permission-judges-the-half-spell
   "The spell-to-be has the characteristics of its half."
   (logical (attempt (id ?attempt) (action cast) (object ?card) (half ?half&left | right) (x ?x) (step ?step))
            (face (object ?card) (half ?half) (name ?name) (mana-cost $?cost) (types $?types) (subtypes $?subtypes)))
   =>
   (assert (finding (ruling split-permission-judges-the-half) (about ?attempt) (aspect names) (value ?name) (step ?step)))
   (assert (finding (ruling split-permission-judges-the-half) (about ?attempt) (aspect colors) (value (colors-of ?cost)) (step ?step)))
   (assert (finding (ruling split-permission-judges-the-half) (about ?attempt) (aspect types) (value ?types) (step ?step)))
   (assert (finding (ruling split-permission-judges-the-half) (about ?attempt) (aspect subtypes) (value ?subtypes) (step ?step)))
   (assert (finding (ruling split-permission-judges-the-half) (about ?attempt) (aspect mana-value) (value (mana-value-of ?x ?cost)) (step ?step))))

(defrule split-permission-judges-the-half
   "A half that doesn't fit can't be cast by a permission that speaks of a spell."
   (logical (attempt (id ?attempt) (action cast) (object ?card) (half ?half&left | right) (permission ?permission&~none) (step ?step))
            (permission (id ?permission) (criterion ?criterion&~none) (judges spell))
            (outcome (about ?attempt) (aspect fails) (value ?criterion) (step ?step)))
   =>
   (assert (finding (ruling split-permission-judges-the-half) (about ?attempt) (aspect legality) (value illegal) (step ?step))))

(defrule split-permission-judges-the-half-met
   "A half that fits can, whatever the other one is."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?card) (half ?half&left | right) (permission ?permission&~none)
                     (step ?step))
            (location (object ?card) (zone ?zone) (player ?whose) (step ?step))
            (permission (id ?permission) (player ?player) (object any | ?card) (half any | ?half) (zone any | ?zone) (whose any | ?whose)
                        (criterion ?criterion&~none) (judges spell))
            (outcome (about ?attempt) (aspect meets) (value ?criterion) (step ?step)))
   =>
   (assert (finding (ruling split-permission-judges-the-half) (about ?attempt) (aspect legality) (value legal) (step ?step))))

(defrule split-permission-judges-the-half-card
   "A permission that speaks of a card looks at the combined card instead."
   (logical (attempt (id ?attempt) (action cast) (object ?card) (half left | right | both) (permission ?permission&~none) (step ?step))
            (permission (id ?permission) (criterion ?criterion&~none) (judges card))
            (location (object ?card) (since ?since) (step ?step))
            (outcome (about ?card) (aspect fails) (value ?criterion) (step ?since)))
   =>
   (assert (finding (ruling split-permission-judges-the-half) (about ?attempt) (aspect legality) (value illegal) (step ?step))))

(defrule split-permission-judges-the-half-card-met
   "And if the whole card fits, either half may be cast."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?card) (half ?half&left | right) (permission ?permission&~none)
                     (step ?step))
            (location (object ?card) (zone ?zone) (player ?whose) (since ?since) (step ?step))
            (permission (id ?permission) (player ?player) (object any | ?card) (half any | ?half) (zone any | ?zone) (whose any | ?whose)
                        (criterion ?criterion&~none) (judges card))
            (outcome (about ?card) (aspect meets) (value ?criterion) (step ?since)))
   =>
   (assert (finding (ruling split-permission-judges-the-half) (about ?attempt) (aspect legality) (value legal) (step ?step))))
