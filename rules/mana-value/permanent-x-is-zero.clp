(deffacts permanent-x-is-zero
   "CR 107.3g and 202.3e."
   (ruling (id permanent-x-is-zero)
           (title "X in a permanent's mana cost is 0")
           (says "{object} is a permanent, so X in its mana cost counts 0 and its mana value is {value}")
           (cr "107.3g" "202.3e"))
   (encodes (ruling permanent-x-is-zero) (document discovery-dispersal) (passage 4))
   (overrides (ruling permanent-x-is-zero) (over characteristics-as-printed)))

(defrule permanent-x-is-zero
   "Whatever X was for the spell that it was."
   (logical (location (object ?object) (zone battlefield) (since ?step) (step ?step))
            (face (object ?object) (half whole) (mana-cost $?cost&:(member$ X ?cost))))
   =>
   (bind ?value (mana-value-of 0 ?cost))
   (assert (finding (ruling permanent-x-is-zero) (about ?object) (aspect mana-value) (value ?value) (step ?step))))
