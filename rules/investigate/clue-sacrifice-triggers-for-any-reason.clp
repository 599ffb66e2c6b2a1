(deffacts clue-sacrifice-triggers-for-any-reason
   "CR 603.2, for abilities that wait for the sacrifice of a Clue."
   (ruling (id clue-sacrifice-triggers-for-any-reason)
           (title "Sacrificing a Clue triggers abilities for whatever reason it is sacrificed")
           (says "{player} sacrifices {object}, which is a Clue, and why doesn't matter: the ability of {source} triggers")
           (cr "603.2"))
   (encodes (ruling clue-sacrifice-triggers-for-any-reason) (document flotsam-jetsam) (passage 17))
   (overrides (ruling clue-sacrifice-triggers-for-any-reason) (over events-set-off-triggers)))

(defrule clue-sacrifice-triggers-for-any-reason
   "For its own ability, for another cost, or because an effect says so."
   (logical (outcome (about ?trigger) (aspect would-trigger) (value ?cause ?object ?player ?you) (step ?step))
            (trigger (id ?trigger) (object ?source) (on sacrifice) (criterion ?criterion) (each object) (times every))
            (criterion (id ?criterion) (aspect subtypes) (value $? clue $?))
            (player (id ?you) (range unlimited)))
   =>
   (assert (finding (ruling clue-sacrifice-triggers-for-any-reason) (about ?trigger) (aspect triggers) (value ?cause ?object) (step ?step))))
