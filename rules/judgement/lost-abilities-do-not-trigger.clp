(deffacts lost-abilities-do-not-trigger
   "CR 603.10 and 613.1f: an ability that its object has lost."
   (ruling (id lost-abilities-do-not-trigger)
           (title "An ability that its object has lost doesn't trigger")
           (says "{object} has lost its abilities by then")
           (cr "603.10" "613.1f" "113.6k"))
   (overrides (ruling lost-abilities-do-not-trigger) (over events-set-off-triggers)))

(defrule lost-abilities-do-not-trigger-before
   "Looking back, what counts is whether it had lost them just before the event,"
   (logical (effect (zone ?zone&~none) (source ?source) (aspect abilities) (change loses-all))
            (trigger (id ?trigger) (object ?object) (on ?kind&:(looks-back ?kind)))
            (location (object ?object) (zone ?zone) (step ?step))
            (location (object ?source) (zone battlefield) (step ?step)))
   =>
   (assert (finding (ruling lost-abilities-do-not-trigger) (about ?trigger) (aspect would-trigger) (value nothing none nobody nobody) (step ?step))))

(defrule lost-abilities-do-not-trigger-after
   "otherwise whether it has lost them just after."
   (logical (effect (zone ?zone&~none) (source ?source) (aspect abilities) (change loses-all))
            (trigger (id ?trigger) (object ?object) (on ?kind&:(not (looks-back ?kind))))
            (moment (step ?step) (next ?after))
            (location (object ?object) (zone ?zone) (step ?after))
            (location (object ?source) (zone battlefield) (step ?after)))
   =>
   (assert (finding (ruling lost-abilities-do-not-trigger) (about ?trigger) (aspect would-trigger) (value nothing none nobody nobody) (step ?step))))
