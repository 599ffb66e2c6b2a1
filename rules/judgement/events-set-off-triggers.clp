(deffacts events-set-off-triggers
   "CR 603.2: when a triggered ability triggers."
   (ruling (id events-set-off-triggers)
           (title "An ability triggers whenever its event happens")
           (says "{cause} is an event that the ability of {source} waits for")
           (cr "603.2" "603.2c")))

(defrule events-set-off-triggers-anyone
   "Whoever does it."
   (logical (trigger (id ?trigger) (object ?source) (on ?kind) (whose anyone) (criterion none) (times every))
            (outcome (about ?cause) (aspect happens) (value ?kind ?player ?object) (step ?step))
            (location (object ?source) (zone battlefield) (step ?step)))
   =>
   (assert (finding (ruling events-set-off-triggers) (about ?trigger) (aspect triggers) (value ?cause ?object) (step ?step))))

(defrule events-set-off-triggers-you
   "The controller of its object does it."
   (logical (trigger (id ?trigger) (object ?source) (on ?kind) (whose you) (criterion none) (times every))
            (outcome (about ?cause) (aspect happens) (value ?kind ?player ?object) (step ?step))
            (location (object ?source) (zone battlefield) (player ?player) (step ?step)))
   =>
   (assert (finding (ruling events-set-off-triggers) (about ?trigger) (aspect triggers) (value ?cause ?object) (step ?step))))

(defrule events-set-off-triggers-opponent
   "Somebody else does it."
   (logical (trigger (id ?trigger) (object ?source) (on ?kind) (whose opponent) (criterion none) (times every))
            (outcome (about ?cause) (aspect happens) (value ?kind ?player ?object) (step ?step))
            (location (object ?source) (zone battlefield) (player ~?player) (step ?step)))
   =>
   (assert (finding (ruling events-set-off-triggers) (about ?trigger) (aspect triggers) (value ?cause ?object) (step ?step))))
