(deffacts cipher-lost-ability-stays-encoded
   "CR 702.99c and 613.7: a creature that loses the ability keeps the card."
   (ruling (id cipher-lost-ability-stays-encoded)
           (title "A creature that loses the ability doesn't trigger, and the card stays encoded on it")
           (says "{creature} has lost all abilities, the one from {card} too, and {card} is still encoded on it")
           (cr "702.99c" "613.7a" "613.7b"))
   (encodes (ruling cipher-lost-ability-stays-encoded) (document paranoid-delusions) (passage 9))
   (sentence (rule cipher-lost-ability-stays-encoded-alone) (text "{creature} has lost the ability from {card}, and {card} is still encoded on it")))

(defrule cipher-lost-ability-stays-encoded
   "All abilities, by an effect that isn't older than the encoding."
   (logical (encoded (card ?card) (creature ?creature) (step ?step))
            (effect (object ?creature) (aspect abilities) (change loses-all) (from ?from&:(<= ?from ?step)))
            (location (object ?card) (zone exile) (since ?since&:(<= ?since ?from)) (step ?step))
            (ability (id ?cipher) (object ?card) (keyword cipher))
            (exists (event (kind combat-damage | damage) (object ?creature) (step ?step))))
   =>
   (assert (finding (ruling cipher-lost-ability-stays-encoded) (about ?cipher) (aspect applies) (value no) (step ?step)))
   (assert (finding (ruling cipher-lost-ability-stays-encoded) (about ?card) (aspect encoded) (value ?creature) (step ?step))))

(defrule cipher-lost-ability-stays-encoded-alone
   "Or this ability alone."
   (logical (encoded (card ?card) (creature ?creature) (step ?step))
            (ability (id ?cipher) (object ?card) (keyword cipher))
            (effect (object ?creature) (aspect abilities) (change loses) (value $? ?cipher $?) (from ?from&:(<= ?from ?step)))
            (exists (event (kind combat-damage | damage) (object ?creature) (step ?step))))
   =>
   (assert (finding (ruling cipher-lost-ability-stays-encoded) (about ?cipher) (aspect applies) (value no) (step ?step)))
   (assert (finding (ruling cipher-lost-ability-stays-encoded) (about ?card) (aspect encoded) (value ?creature) (step ?step))))
