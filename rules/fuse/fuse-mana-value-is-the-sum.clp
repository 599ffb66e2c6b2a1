(deffacts fuse-mana-value-is-the-sum
   "CR 702.102b and 202.3d."
   (ruling (id fuse-mana-value-is-the-sum)
           (title "A fused split spell has the mana value of both halves together")
           (says "{left} and {right} are fused, so their mana values are added")
           (cr "702.102b" "202.3d"))
   (encodes (ruling fuse-mana-value-is-the-sum) (document breaking-entering) (passage 9))
   (sentence (rule fuse-mana-value-is-the-sum-spell) (text "{left} and {right} would be fused, so their mana values are added")))

(defrule fuse-mana-value-is-the-sum
   "On the stack."
   (logical (location (object ?spell) (zone stack) (since ?step) (step ?step))
            (spell (object ?spell) (half both) (x ?x))
            (face (object ?spell) (half left) (name ?left) (mana-cost $?left-cost))
            (face (object ?spell) (half right) (name ?right) (mana-cost $?right-cost)))
   =>
   (assert (finding (ruling fuse-mana-value-is-the-sum) (about ?spell) (aspect mana-value)
                    (value (mana-value-of ?x ?left-cost ?right-cost)) (step ?step))))

(defrule fuse-mana-value-is-the-sum-spell
   "And for the spell that a player would cast."
   (logical (attempt (id ?attempt) (action cast) (object ?card) (half both) (x ?x) (step ?step))
            (face (object ?card) (half left) (name ?left) (mana-cost $?left-cost))
            (face (object ?card) (half right) (name ?right) (mana-cost $?right-cost)))
   =>
   (assert (finding (ruling fuse-mana-value-is-the-sum) (about ?attempt) (aspect mana-value)
                    (value (mana-value-of ?x ?left-cost ?right-cost)) (step ?step))))
