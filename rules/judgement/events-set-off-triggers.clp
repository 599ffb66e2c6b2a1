(deffacts events-set-off-triggers
   "CR 603.2 and 603.10: when a triggered ability triggers."
   (ruling (id events-set-off-triggers)
           (title "An ability triggers whenever its event happens")
           (says "{cause} is an event that the ability of {source} waits for")
           (cr "603.2" "603.2c" "603.6" "603.10" "603.10a" "113.6k"))
   (sentence (rule events-set-off-triggers-before) (text "{source} was on the battlefield under {you:possessive} control just before {cause}"))
   (sentence (rule events-set-off-triggers-before-described) (text "{source} was on the battlefield just before {cause}, and {object} fitted {criterion} then"))
   (sentence (rule events-set-off-triggers-after) (text "{source} is on the battlefield under {you:possessive} control after {cause}"))
   (sentence (rule events-set-off-triggers-after-described) (text "{source} is on the battlefield after {cause}, and {object} fits {criterion} now"))
   (sentence (rule events-set-off-triggers-in-graveyard) (text "{source} is in a graveyard after {cause} and looks for just that"))
   (sentence (rule events-set-off-triggers-once) (text "{source} triggers once for everything that happens together")))

(defrule events-set-off-triggers-before
   "Triggers on leaving the battlefield or a graveyard, on sacrifice and the like look at the game just before the event."
   (logical (trigger (id ?trigger) (object ?source) (on ?kind&:(looks-back ?kind))
                     (whose ?whose) (subject ?subject) (criterion none))
            (outcome (about ?cause) (aspect happens) (value ?kind ?player ?object) (step ?step))
            (location (object ?source) (zone battlefield) (player ?you) (step ?step))
            (test (or (eq ?whose anyone) (eq (eq ?whose you) (eq ?player ?you))))
            (test (or (eq ?subject any) (eq (eq ?subject itself) (eq ?object ?source)))))
   =>
   (assert (finding (ruling events-set-off-triggers) (about ?trigger) (aspect would-trigger) (value ?cause ?object ?player ?you) (step ?step))))

(defrule events-set-off-triggers-before-described
   "So do they at the object that a description is about."
   (logical (trigger (id ?trigger) (object ?source) (on ?kind&:(looks-back ?kind))
                     (whose ?whose) (subject ?subject) (criterion ?criterion&~none))
            (outcome (about ?cause) (aspect happens) (value ?kind ?player ?object) (step ?step))
            (location (object ?source) (zone battlefield) (player ?you) (step ?step))
            (test (or (eq ?whose anyone) (eq (eq ?whose you) (eq ?player ?you))))
            (test (or (eq ?subject any) (eq (eq ?subject itself) (eq ?object ?source))))
            (location (object ?object) (since ?since) (step ?step))
            (outcome (about ?object) (aspect meets) (value ?criterion) (step ?since)))
   =>
   (assert (finding (ruling events-set-off-triggers) (about ?trigger) (aspect would-trigger) (value ?cause ?object ?player ?you) (step ?step))))

(defrule events-set-off-triggers-after
   "All others look at the game just after it."
   (logical (trigger (id ?trigger) (object ?source) (on ?kind&:(not (looks-back ?kind)))
                     (whose ?whose) (subject ?subject) (criterion none))
            (outcome (about ?cause) (aspect happens) (value ?kind ?player ?object) (step ?step))
            (moment (step ?step) (next ?after))
            (location (object ?source) (zone battlefield) (player ?you) (step ?after))
            (test (or (eq ?whose anyone) (eq (eq ?whose you) (eq ?player ?you))))
            (test (or (eq ?subject any) (eq (eq ?subject itself) (eq ?object ?source)))))
   =>
   (assert (finding (ruling events-set-off-triggers) (about ?trigger) (aspect would-trigger) (value ?cause ?object ?player ?you) (step ?step))))

(defrule events-set-off-triggers-after-described
   "Likewise at the object that a description is about."
   (logical (trigger (id ?trigger) (object ?source) (on ?kind&:(not (looks-back ?kind)))
                     (whose ?whose) (subject ?subject) (criterion ?criterion&~none))
            (outcome (about ?cause) (aspect happens) (value ?kind ?player ?object) (step ?step))
            (moment (step ?step) (next ?after))
            (location (object ?source) (zone battlefield) (player ?you) (step ?after))
            (test (or (eq ?whose anyone) (eq (eq ?whose you) (eq ?player ?you))))
            (test (or (eq ?subject any) (eq (eq ?subject itself) (eq ?object ?source))))
            (location (object ?object) (since ?since) (step ?after))
            (outcome (about ?object) (aspect meets) (value ?criterion) (step ?since)))
   =>
   (assert (finding (ruling events-set-off-triggers) (about ?trigger) (aspect would-trigger) (value ?cause ?object ?player ?you) (step ?step))))

(defrule events-set-off-triggers-in-graveyard
   "A card's own ability about being put into a graveyard from anywhere works there."
   (logical (trigger (id ?trigger) (object ?source) (on to-graveyard) (subject itself))
            (outcome (about ?cause) (aspect happens) (value to-graveyard ?player ?source) (step ?step)))
   =>
   (assert (finding (ruling events-set-off-triggers) (about ?trigger) (aspect would-trigger) (value ?cause ?source ?player ?player) (step ?step))))

(defrule events-set-off-triggers
   "It triggers for each occurrence, if its controller's range is unlimited,"
   (logical (outcome (about ?trigger) (aspect would-trigger) (value ?cause ?object ? ?you) (step ?step))
            (trigger (id ?trigger) (object ?source) (each object) (times every))
            (player (id ?you) (range unlimited)))
   =>
   (assert (finding (ruling events-set-off-triggers) (about ?trigger) (aspect triggers) (value ?cause ?object) (step ?step))))

(defrule events-set-off-triggers-once
   "or once for all that happens together, if it says so."
   (logical (outcome (about ?trigger) (aspect would-trigger) (value ? ? ? ?you) (step ?step))
            (trigger (id ?trigger) (object ?source) (each batch) (times every))
            (player (id ?you) (range unlimited)))
   =>
   (assert (finding (ruling events-set-off-triggers) (about ?trigger) (aspect triggers) (value together none) (step ?step))))
