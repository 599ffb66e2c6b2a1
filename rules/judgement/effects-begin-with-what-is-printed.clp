(deffacts effects-begin-with-what-is-printed
   "CR 613.1 and 709.4: what the first effect finds, for an object with one face, for half a split card, and for both halves."
   (ruling (id effects-begin-with-what-is-printed)
           (title "Effects begin with what is printed on what is there")
           (says "before any effect {object} is what is printed on it")
           (cr "613.1" "709.3b" "709.4" "702.102b"))
   (sentence (rule effects-begin-with-what-is-printed-half) (text "before any effect {object} is what {name} says, the half that was cast"))
   (sentence (rule effects-begin-with-what-is-printed-fused) (text "before any effect {object} is what {left} and {right} say together"))
   (sentence (rule effects-begin-with-what-is-printed-off-stack) (text "before any effect {object} is what {left} and {right} say together")))

(defrule effects-begin-with-what-is-printed
   "The whole card or token,"
   (logical (location (object ?object) (since ?step) (step ?step))
            (exists (effect (object ?object) (aspect types | subtypes | colors) (from ?from&:(= (max 0 ?from) ?step))))
            (face (object ?object) (half whole) (mana-cost $?cost) (colors $?colors) (types $?types) (subtypes $?subtypes)))
   =>
   (assert (finding (ruling effects-begin-with-what-is-printed) (about ?object) (aspect printed) (value types ?types) (step ?step)))
   (assert (finding (ruling effects-begin-with-what-is-printed) (about ?object) (aspect printed) (value subtypes ?subtypes) (step ?step)))
   (assert (finding (ruling effects-begin-with-what-is-printed) (about ?object) (aspect printed)
                    (value colors (colors-together (colors-of ?cost) ?colors)) (step ?step))))

(defrule effects-begin-with-what-is-printed-half
   "the half that was cast,"
   (logical (location (object ?object) (zone stack) (since ?step) (step ?step))
            (spell (object ?object) (half ?half&left | right))
            (exists (effect (object ?object) (aspect types | subtypes | colors) (from ?from&:(= (max 0 ?from) ?step))))
            (face (object ?object) (half ?half) (name ?name) (mana-cost $?cost) (types $?types) (subtypes $?subtypes)))
   =>
   (assert (finding (ruling effects-begin-with-what-is-printed) (about ?object) (aspect printed) (value types ?types) (step ?step)))
   (assert (finding (ruling effects-begin-with-what-is-printed) (about ?object) (aspect printed) (value subtypes ?subtypes) (step ?step)))
   (assert (finding (ruling effects-begin-with-what-is-printed) (about ?object) (aspect printed)
                    (value colors (colors-of ?cost)) (step ?step))))

(defrule effects-begin-with-what-is-printed-fused
   "both halves of a fused spell,"
   (logical (location (object ?object) (zone stack) (since ?step) (step ?step))
            (spell (object ?object) (half both))
            (exists (effect (object ?object) (aspect types | subtypes | colors) (from ?from&:(= (max 0 ?from) ?step))))
            (face (object ?object) (half left) (name ?left) (mana-cost $?left-cost) (types $?left-types) (subtypes $?left-subtypes))
            (face (object ?object) (half right) (name ?right) (mana-cost $?right-cost) (types $?right-types) (subtypes $?right-subtypes)))
   =>
   (assert (finding (ruling effects-begin-with-what-is-printed) (about ?object) (aspect printed)
                    (value types (each-once ?left-types ?right-types)) (step ?step)))
   (assert (finding (ruling effects-begin-with-what-is-printed) (about ?object) (aspect printed)
                    (value subtypes (each-once ?left-subtypes ?right-subtypes)) (step ?step)))
   (assert (finding (ruling effects-begin-with-what-is-printed) (about ?object) (aspect printed)
                    (value colors (colors-of ?left-cost ?right-cost)) (step ?step))))

(defrule effects-begin-with-what-is-printed-off-stack
   "or both halves of a split card that is no spell; none is on the battlefield but Rooms, which have a rule of their own (CR 709.5)."
   (logical (location (object ?object) (zone ~stack&~battlefield&~ceased) (since ?step) (step ?step))
            (exists (effect (object ?object) (aspect types | subtypes | colors) (from ?from&:(= (max 0 ?from) ?step))))
            (face (object ?object) (half left) (name ?left) (mana-cost $?left-cost) (types $?left-types) (subtypes $?left-subtypes))
            (face (object ?object) (half right) (name ?right) (mana-cost $?right-cost) (types $?right-types) (subtypes $?right-subtypes)))
   =>
   (assert (finding (ruling effects-begin-with-what-is-printed) (about ?object) (aspect printed)
                    (value types (each-once ?left-types ?right-types)) (step ?step)))
   (assert (finding (ruling effects-begin-with-what-is-printed) (about ?object) (aspect printed)
                    (value subtypes (each-once ?left-subtypes ?right-subtypes)) (step ?step)))
   (assert (finding (ruling effects-begin-with-what-is-printed) (about ?object) (aspect printed)
                    (value colors (colors-of ?left-cost ?right-cost)) (step ?step))))
