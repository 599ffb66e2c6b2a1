(deffacts cipher-needs-a-creature-at-start
   "CR 702.99a, and 117.1: nobody can animate anything while a spell resolves."
   (ruling (id cipher-needs-a-creature-at-start)
           (title "A permanent that isn't always a creature has to be one before the spell begins to resolve")
           (says "{permanent} is no creature: it is {types:list}")
           (cr "702.99a" "608.2g"))
   (encodes (ruling cipher-needs-a-creature-at-start) (document paranoid-delusions) (passage 17)))

(defrule cipher-needs-a-creature-at-start
   "What is no creature can't be chosen."
   (logical (choice (id ?choice) (for ?cipher) (option ?permanent))
            (outcome (about ?cipher) (aspect reached) (step ?step))
            (ability (id ?cipher) (keyword cipher))
            (location (object ?permanent) (zone battlefield) (since ?since) (step ?step))
            (outcome (about ?permanent) (aspect types) (value $?types&:(not (member$ creature ?types))) (step ?since)))
   =>
   (assert (finding (ruling cipher-needs-a-creature-at-start) (about ?choice) (aspect legality) (value illegal) (step ?step))))
