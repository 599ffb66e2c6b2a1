(deffacts clue-sacrifice-triggers-for-any-reason
   "CR 603.2, for abilities that wait for the sacrifice of a Clue."
   (ruling (id clue-sacrifice-triggers-for-any-reason)
           (title "Sacrificing a Clue triggers abilities for whatever reason it is sacrificed")
           (says "{player} sacrifices the Clue {object}, and why doesn't matter: the ability of {source} triggers")
           (cr "603.2"))
   (encodes (ruling clue-sacrifice-triggers-for-any-reason) (document flotsam-jetsam) (passage 17))
   (overrides (ruling clue-sacrifice-triggers-for-any-reason) (over sacrifice-triggers-look-back)))

(defrule clue-sacrifice-triggers-for-any-reason
   "For its own ability, for another cost, or because an effect says so."
   (logical (trigger (id ?trigger) (object ?source) (on sacrifice) (whose you) (criterion ?criterion))
            (criterion (id ?criterion) (aspect subtypes) (value $? clue $?))
            (outcome (about ?cause) (aspect happens) (value sacrifice ?player ?object) (step ?step))
            (location (object ?source) (zone battlefield) (player ?player) (step ?step))
            (location (object ?object) (since ?since) (step ?step))
            (outcome (about ?object) (aspect meets) (value ?criterion) (step ?since)))
   =>
   (assert (finding (ruling clue-sacrifice-triggers-for-any-reason) (about ?trigger) (aspect triggers) (value ?cause ?object) (step ?step))))
