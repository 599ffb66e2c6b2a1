(deffacts copy-needs-its-targets
   "CR 601.2c and 707.12: a copy is cast by the usual steps."
   (ruling (id copy-needs-its-targets)
           (title "A copy that needs a target can't be cast without one")
           (says "{copy} needs a target and {player} has none to choose, so it can't be cast")
           (cr "601.2c" "707.12")))

(defrule copy-needs-its-targets
   "What would be cast speaks of a target, and none is chosen."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?copy) (half ?half) (step ?step))
            (game-object (id ?copy) (kind copy))
            (exists (instruction (source ?copy) (half ?half) (target ~0)))
            (not (target (of ?attempt))))
   =>
   (assert (finding (ruling copy-needs-its-targets) (about ?attempt) (aspect legality) (value illegal) (step ?step))))
