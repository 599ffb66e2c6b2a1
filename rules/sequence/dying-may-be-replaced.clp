(deffacts dying-may-be-replaced
   "CR 700.4 and 614.1a: effects that replace a creature's death."
   (ruling (id dying-may-be-replaced)
           (title "An effect about dying is about what would go from the battlefield to a graveyard, and nothing else")
           (says "{creature} would die, and {replacement} exiles it instead")
           (cr "700.4" "614.1a" "614.6"))
   (overrides (ruling dying-may-be-replaced) (over events-move-objects))
   (overrides (ruling dying-may-be-replaced) (over destroying-moves-to-the-graveyard))
   (overrides (ruling dying-may-be-replaced) (over sacrifice-takes-your-own-permanent))
   (overrides (ruling dying-may-be-replaced) (over lethal-damage-destroys))
   (sentence (rule dying-may-be-replaced-by-event) (text "{creature} would die, and {replacement} exiles it instead"))
   (sentence (rule dying-may-be-replaced-by-damage) (text "{creature} would die of the damage, and {replacement} exiles it instead")))

(defrule dying-may-be-replaced-by-event
   "A creature that an event would destroy or let die,"
   (logical (replacement (id ?replacement) (of dies) (change exile-instead))
            (outcome (about ?replacement) (aspect binds) (value dies ?player) (step ?step))
            (event (id ?cause) (kind dies | destroy | sacrifice) (object ?creature) (to none) (step ?step))
            (outcome (about ?creature) (aspect taken-by) (value ?cause) (step ?step))
            (location (object ?creature) (zone battlefield) (player ?player) (since ?since) (step ?step))
            (outcome (about ?creature) (aspect types) (value $? creature $?) (step ?since)))
   =>
   (assert (finding (ruling dying-may-be-replaced) (about ?creature) (aspect destination) (value exile) (step ?step))))

(defrule dying-may-be-replaced
   "that an instruction would destroy or sacrifice,"
   (logical (replacement (id ?replacement) (of dies) (change exile-instead))
            (outcome (about ?replacement) (aspect binds) (value dies ?player) (step ?step))
            (outcome (about ?cause) (aspect due) (value destroy | sacrifice ? ?) (step ?step))
            (outcome (about ?creature) (aspect taken-by) (value ?cause) (step ?step))
            (location (object ?creature) (zone battlefield) (player ?player) (since ?since) (step ?step))
            (outcome (about ?creature) (aspect types) (value $? creature $?) (step ?since)))
   =>
   (assert (finding (ruling dying-may-be-replaced) (about ?creature) (aspect destination) (value exile) (step ?step))))

(defrule dying-may-be-replaced-by-damage
   "or that has been dealt lethal damage."
   (logical (replacement (id ?replacement) (of dies) (change exile-instead))
            (outcome (about ?replacement) (aspect binds) (value dies ?player) (step ?step))
            (outcome (about ?cause) (aspect state-checked) (step ?step))
            (outcome (about ?creature) (aspect taken-by) (value ?cause) (step ?step))
            (location (object ?creature) (zone battlefield) (player ?player) (step ?step)))
   =>
   (assert (finding (ruling dying-may-be-replaced) (about ?creature) (aspect destination) (value exile) (step ?step))))
