(deffacts cipher-uncast-copy-ceases
   "CR 704.5e and 707.10a, for the copy that the ability of an encoded creature makes."
   (ruling (id cipher-uncast-copy-ceases)
           (title "A copy that isn't cast at once ceases to exist, and there is no later chance")
           (says "{copy} wasn't cast and is still in exile, so it ceases to exist")
           (cr "704.5e" "707.10a" "702.99a"))
   (encodes (ruling cipher-uncast-copy-ceases) (document paranoid-delusions) (passage 7))
   (overrides (ruling cipher-uncast-copy-ceases) (over copies-cease-elsewhere))
   (overrides (ruling cipher-uncast-copy-ceases) (over casting-needs-permission))
   (overrides (ruling cipher-uncast-copy-ceases) (over cast-while-resolving-now-or-never))
   (sentence (rule cipher-uncast-copy-ceases-too-late) (text "{copy} has ceased to exist, so {player} can't cast it")))

(defrule cipher-uncast-copy-ceases
   "At the first check after the ability has resolved."
   (logical (instruction (action cast-copy) (object ?copy))
            (location (object ?copy) (zone exile) (step ?step))
            (exists (outcome (aspect state-checked) (step ?step))))
   =>
   (assert (finding (ruling cipher-uncast-copy-ceases) (about ?copy) (aspect destination) (value ceased) (step ?step))))

(defrule cipher-uncast-copy-ceases-too-late
   "After that there is nothing to cast."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?copy) (step ?step))
            (instruction (action cast-copy) (object ?copy))
            (location (object ?copy) (zone ceased) (step ?step)))
   =>
   (assert (finding (ruling cipher-uncast-copy-ceases) (about ?attempt) (aspect legality) (value illegal) (step ?step))))
