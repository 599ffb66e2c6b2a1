(deffacts combat-damage-to-creatures-is-seen
   "CR 510.2, 603.2 and 702.2b: what triggers see of combat damage to creatures."
   (ruling (id combat-damage-to-creatures-is-seen)
           (title "An ability that waits for combat damage to a creature sees no other damage, and isn't deathtouch")
           (says "{dealer} deals {amount} combat damage to {creature}")
           (cr "510.2" "120.8" "603.2" "702.2b")))

(defrule combat-damage-to-creatures-is-seen
   "Damage of 1 or more, from a creature on the battlefield to another one there."
   (logical (event (id ?event) (kind combat-damage) (object ?dealer) (recipient ?creature&~none) (amount ?amount&:(> ?amount 0)) (step ?step))
            (location (object ?dealer) (zone battlefield) (step ?step))
            (location (object ?creature) (zone battlefield) (player ?player) (since ?since) (step ?step))
            (outcome (about ?creature) (aspect types) (value $? creature $?) (step ?since)))
   =>
   (assert (finding (ruling combat-damage-to-creatures-is-seen) (about ?event) (aspect happens)
                    (value combat-damage-to-creature ?player ?dealer) (step ?step))))
