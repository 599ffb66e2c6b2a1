(deffacts cipher-triggers-once-per-player
   "CR 603.2c, for the ability that cipher gives."
   (ruling (id cipher-triggers-once-per-player)
           (title "The ability triggers once for each player to whom the creature deals combat damage")
           (says "{creature} deals combat damage to {player}, so the ability that copies {card} triggers")
           (cr "603.2" "603.2c" "702.99a"))
   (encodes (ruling cipher-triggers-once-per-player) (document paranoid-delusions) (passage 10)))

(defrule cipher-triggers-once-per-player
   "Once a player and a combat damage step, in however many parts that player is damaged."
   (logical (outcome (about ?cipher) (aspect applies) (value yes) (step ?step))
            (ability (id ?cipher) (object ?card) (keyword cipher))
            (encoded (card ?card) (creature ?creature) (step ?step))
            (outcome (about ?event) (aspect happens) (value combat-damage ?player ?creature) (step ?step))
            (not (outcome (about ?earlier&:(< (str-compare ?earlier ?event) 0)) (aspect happens)
                          (value combat-damage ?player ?creature) (step ?step))))
   =>
   (assert (finding (ruling cipher-triggers-once-per-player) (about ?cipher) (aspect triggers) (value ?event ?player) (step ?step))))
