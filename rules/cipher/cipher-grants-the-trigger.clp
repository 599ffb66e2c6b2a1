(deffacts cipher-grants-the-trigger
   "CR 702.99a: the static ability that cipher is while the card is in exile."
   (ruling (id cipher-grants-the-trigger)
           (title "An encoded card gives its creature an ability that triggers on combat damage to a player")
           (says "{card} is encoded on {creature}, which has the ability that copies it after combat damage to a player")
           (cr "702.99a"))
   (encodes (ruling cipher-grants-the-trigger) (document paranoid-delusions) (passage 6)))

(defrule cipher-grants-the-trigger
   "Each card for itself, if it is encoded on the creature when that deals damage."
   (logical (encoded (card ?card) (creature ?creature) (step ?step))
            (ability (id ?cipher) (object ?card) (keyword cipher))
            (exists (event (kind combat-damage | damage) (object ?creature) (step ?step))))
   =>
   (assert (finding (ruling cipher-grants-the-trigger) (about ?cipher) (aspect applies) (value yes) (step ?step))))
