(deffacts fuse-halves-may-share-a-target
   "CR 601.2c, for a fused split spell."
   (ruling (id fuse-halves-may-share-a-target)
           (title "Each half of a fused spell may have the same object as its target")
           (says "{target} is a target of each half of {card}, and that alone is allowed")
           (cr "601.2c" "702.102b"))
   (encodes (ruling fuse-halves-may-share-a-target) (document breaking-entering) (passage 10)))

(defrule fuse-halves-may-share-a-target
   "The same object, once for each half: that alone makes neither target illegal."
   (logical (attempt (id ?attempt) (action cast) (object ?card) (half both) (step ?step))
            (target (id ?one) (of ?attempt) (half ?half) (object ?target))
            (target (of ?attempt) (half ~?half) (object ?target)))
   =>
   (assert (finding (ruling fuse-halves-may-share-a-target) (about ?one) (aspect legality) (value legal) (step ?step))))
