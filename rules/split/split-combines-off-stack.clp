(deffacts split-combines-off-stack
   "CR 709.4 and 202.3d."
   (ruling (id split-combines-off-stack)
           (title "Anywhere but on the stack a split card combines its halves")
           (says "{card} is {zone:in}, so it has the names, colours, types and total mana value of both halves")
           (cr "709.4" "709.4b" "709.4c" "202.3d"))
   (encodes (ruling split-combines-off-stack) (document flotsam-jetsam) (passage 11))
   (encodes (ruling split-combines-off-stack) (document discovery-dispersal) (passage 13)))

(defrule split-combines-off-stack
   "Both halves together; only a Room can be on the battlefield, and it has a rule of its own (CR 709.5)."
   (logical (location (object ?card) (zone ?zone&~stack&~battlefield&~ceased) (since ?step) (step ?step))
            (face (object ?card) (half left) (name ?left) (mana-cost $?left-cost) (types $?left-types) (subtypes $?left-subtypes))
            (face (object ?card) (half right) (name ?right) (mana-cost $?right-cost) (types $?right-types) (subtypes $?right-subtypes)))
   =>
   (assert (finding (ruling split-combines-off-stack) (about ?card) (aspect names) (value ?left ?right) (step ?step)))
   (assert (finding (ruling split-combines-off-stack) (about ?card) (aspect colors)
                    (value (colors-of ?left-cost ?right-cost)) (step ?step)))
   (assert (finding (ruling split-combines-off-stack) (about ?card) (aspect types)
                    (value (each-once ?left-types ?right-types)) (step ?step)))
   (assert (finding (ruling split-combines-off-stack) (about ?card) (aspect subtypes)
                    (value (each-once ?left-subtypes ?right-subtypes)) (step ?step)))
   (assert (finding (ruling split-combines-off-stack) (about ?card) (aspect mana-value)
                    (value (mana-value-of 0 ?left-cost ?right-cost)) (step ?step))))
