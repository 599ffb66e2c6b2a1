(deffacts cipher-choice-is-no-target
   "CR 702.99a and 115.1: choosing the creature isn't targeting it."
   (ruling (id cipher-choice-is-no-target)
           (title "The creature for cipher is chosen on resolution and isn't a target")
           (says "{creature} has {keyword}, which stops targeting, and cipher doesn't target")
           (cr "702.99a" "608.2d" "115.1"))
   (encodes (ruling cipher-choice-is-no-target) (document paranoid-delusions) (passage 11))
   (overrides (ruling cipher-choice-is-no-target) (over cipher-encodes-a-card)))

(defrule cipher-choice-is-no-target
   "What shields a creature from being targeted doesn't matter."
   (logical (choice (id ?choice) (for ?cipher) (option ?creature))
            (outcome (about ?cipher) (aspect offered) (value yes) (step ?step))
            (outcome (about ?cipher) (aspect choosable) (value ?creature) (step ?step))
            (ability (object ?creature) (keyword ?keyword&hexproof | shroud | protection)))
   =>
   (assert (finding (ruling cipher-choice-is-no-target) (about ?choice) (aspect legality) (value legal) (step ?step))))
