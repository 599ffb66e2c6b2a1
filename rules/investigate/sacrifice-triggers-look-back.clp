(deffacts sacrifice-triggers-look-back
   "CR 603.10a and 603.2: abilities that wait for the sacrifice of a certain kind of permanent."
   (ruling (id sacrifice-triggers-look-back)
           (title "A sacrifice is seen as the permanent was just before it")
           (says "{player} sacrifices {object}, which fits {criterion}, so the ability of {source} triggers")
           (cr "603.10a" "603.2")))

(defrule sacrifice-triggers-look-back-you
   "The controller of the ability sacrifices it."
   (logical (trigger (id ?trigger) (object ?source) (on sacrifice) (whose you) (criterion ?criterion&~none))
            (outcome (about ?cause) (aspect happens) (value sacrifice ?player ?object) (step ?step))
            (location (object ?source) (zone battlefield) (player ?player) (step ?step))
            (location (object ?object) (since ?since) (step ?step))
            (outcome (about ?object) (aspect meets) (value ?criterion) (step ?since)))
   =>
   (assert (finding (ruling sacrifice-triggers-look-back) (about ?trigger) (aspect triggers) (value ?cause ?object) (step ?step))))

(defrule sacrifice-triggers-look-back-opponent
   "Somebody else does."
   (logical (trigger (id ?trigger) (object ?source) (on sacrifice) (whose opponent) (criterion ?criterion&~none))
            (outcome (about ?cause) (aspect happens) (value sacrifice ?player ?object) (step ?step))
            (location (object ?source) (zone battlefield) (player ~?player) (step ?step))
            (location (object ?object) (since ?since) (step ?step))
            (outcome (about ?object) (aspect meets) (value ?criterion) (step ?since)))
   =>
   (assert (finding (ruling sacrifice-triggers-look-back) (about ?trigger) (aspect triggers) (value ?cause ?object) (step ?step))))

(defrule sacrifice-triggers-look-back-anyone
   "Or it doesn't matter who."
   (logical (trigger (id ?trigger) (object ?source) (on sacrifice) (whose anyone) (criterion ?criterion&~none))
            (outcome (about ?cause) (aspect happens) (value sacrifice ?player ?object) (step ?step))
            (location (object ?source) (zone battlefield) (step ?step))
            (location (object ?object) (since ?since) (step ?step))
            (outcome (about ?object) (aspect meets) (value ?criterion) (step ?since)))
   =>
   (assert (finding (ruling sacrifice-triggers-look-back) (about ?trigger) (aspect triggers) (value ?cause ?object) (step ?step))))
