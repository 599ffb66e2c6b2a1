(deffacts split-half-on-stack
   "CR 709.3b."
   (ruling (id split-half-on-stack)
           (title "On the stack a half has only its own characteristics")
           (says "{name} was cast alone, so on the stack the other half doesn't count")
           (cr "709.3b" "202.3d"))
   (encodes (ruling split-half-on-stack) (document flotsam-jetsam) (passage 16))
   (encodes (ruling split-half-on-stack) (document breaking-entering) (passage 8))
   (encodes (ruling split-half-on-stack) (document discovery-dispersal) (passage 10)))

(defrule split-half-on-stack
   "The half that was cast, and nothing of the other."
   (logical (location (object ?spell) (zone stack) (since ?step) (step ?step))
            (spell (object ?spell) (half ?half&left | right) (x ?x))
            (face (object ?spell) (half ?half) (name ?name) (mana-cost $?cost) (types $?types) (subtypes $?subtypes)))
   =>
   (assert (finding (ruling split-half-on-stack) (about ?spell) (aspect names) (value ?name) (step ?step)))
   (assert (finding (ruling split-half-on-stack) (about ?spell) (aspect colors) (value (colors-of ?cost)) (step ?step)))
   (assert (finding (ruling split-half-on-stack) (about ?spell) (aspect types) (value ?types) (step ?step)))
   (assert (finding (ruling split-half-on-stack) (about ?spell) (aspect subtypes) (value ?subtypes) (step ?step)))
   (assert (finding (ruling split-half-on-stack) (about ?spell) (aspect mana-value) (value (mana-value-of ?x ?cost)) (step ?step))))
