(deffacts fuse-pays-both-costs
   "CR 702.102c."
   (ruling (id fuse-pays-both-costs)
           (title "A fused split spell costs both mana costs")
           (says "{card} is fused, so its cost starts from {left:mana} and {right:mana} together")
           (cr "702.102c" "601.2f"))
   (encodes (ruling fuse-pays-both-costs) (document breaking-entering) (passage 9)))

(defrule fuse-pays-both-costs
   "The total cost starts from the two mana costs, added once."
   (logical (attempt (id ?attempt) (action cast) (object ?card) (half both) (cost mana-cost) (step ?step))
            (face (object ?card) (half left) (mana-cost $?left))
            (face (object ?card) (half right) (mana-cost $?right)))
   =>
   (bind ?base (cost-plus 0 ?left ?right))
   (assert (finding (ruling fuse-pays-both-costs) (about ?attempt) (aspect base-cost) (value ?base) (step ?step))))
