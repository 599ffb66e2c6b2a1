(deffacts combat-damage-is-seen
   "CR 510.2 and 120.8: what triggers see of combat damage."
   (ruling (id combat-damage-is-seen)
           (title "Combat damage of 1 or more to a player is an event of its own for each player")
           (says "{creature} deals {amount} combat damage to {player}")
           (cr "510.2" "120.8" "603.2")))

(defrule combat-damage-is-seen
   "A creature on the battlefield deals some; 0 is no damage."
   (logical (event (id ?event) (kind combat-damage) (object ?creature) (player ?player&~none) (amount ?amount&:(> ?amount 0)) (step ?step))
            (location (object ?creature) (zone battlefield) (step ?step)))
   =>
   (assert (finding (ruling combat-damage-is-seen) (about ?event) (aspect happens) (value combat-damage ?player ?creature) (step ?step))))
