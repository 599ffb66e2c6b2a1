(deffacts restricted-names-look-at-one-half
   "CR 201.4a and 201.4b: choosing the name of a card that must be of some kind."
   (ruling (id restricted-names-look-at-one-half)
           (title "Whether a half's name may be chosen depends on that half alone")
           (says "{player} has to choose the name of a card that fits {criterion}, and {name} alone doesn't")
           (cr "201.4a" "201.4b" "709.4a"))
   (sentence (rule restricted-names-look-at-one-half-qualities) (text "{name} is looked at alone")))

(defrule restricted-names-look-at-one-half-qualities
   "The qualities of the half with the chosen name count."
   (logical (attempt (id ?attempt) (action name) (object ?card) (criterion ~none) (names ?name) (step ?step))
            (face (object ?card) (half left | right) (name ?name) (mana-cost $?cost) (types $?types) (subtypes $?subtypes)))
   =>
   (assert (finding (ruling restricted-names-look-at-one-half) (about ?attempt) (aspect types) (value ?types) (step ?step)))
   (assert (finding (ruling restricted-names-look-at-one-half) (about ?attempt) (aspect subtypes) (value ?subtypes) (step ?step)))
   (assert (finding (ruling restricted-names-look-at-one-half) (about ?attempt) (aspect colors) (value (colors-of ?cost)) (step ?step)))
   (assert (finding (ruling restricted-names-look-at-one-half) (about ?attempt) (aspect mana-value) (value (mana-value-of 0 ?cost)) (step ?step))))

(defrule restricted-names-look-at-one-half
   "A half that doesn't fit can't be named."
   (logical (attempt (id ?attempt) (player ?player) (action name) (criterion ?criterion&~none) (names ?name) (step ?step))
            (outcome (about ?attempt) (aspect fails) (value ?criterion) (step ?step)))
   =>
   (assert (finding (ruling restricted-names-look-at-one-half) (about ?attempt) (aspect legality) (value illegal) (step ?step))))
