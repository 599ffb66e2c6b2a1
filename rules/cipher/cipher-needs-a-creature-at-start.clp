(deffacts cipher-needs-a-creature-at-start
   "CR 702.99a and 608.2g: nobody can animate anything while a spell resolves."
   (ruling (id cipher-needs-a-creature-at-start)
           (title "A permanent that becomes a creature has to become one before the resolution begins")
           (says "{permanent} is no creature: its card types are {types:list|none}")
           (cr "702.99a" "608.2g" "117.1"))
   (encodes (ruling cipher-needs-a-creature-at-start) (document paranoid-delusions) (passage 17))
   (sentence (rule cipher-needs-a-creature-at-start-animated) (text "{effect} made {permanent} a creature before {card} began to resolve")))

(defrule cipher-needs-a-creature-at-start
   "What was no creature when the spell began to resolve can't be chosen, even if it would become one now."
   (logical (choice (id ?choice) (for ?cipher) (option ?permanent))
            (outcome (about ?cipher) (aspect reached) (step ?step))
            (ability (id ?cipher) (object ?card) (keyword cipher))
            (event (kind resolve) (object ?card) (step ?begun&:(<= ?begun ?step)))
            (location (object ?permanent) (zone battlefield) (since ?since) (step ?step))
            (outcome (about ?permanent) (aspect types) (value $?types&:(not (member$ creature ?types))) (step ?since))
            (not (effect (object ?permanent) (aspect types) (change gains | becomes) (value $? creature $?)
                         (from ?from&:(< ?since ?from (+ ?begun 1))))))
   =>
   (assert (finding (ruling cipher-needs-a-creature-at-start) (about ?choice) (aspect legality) (value illegal) (step ?step))))

(defrule cipher-needs-a-creature-at-start-animated
   "What became one in time can be."
   (logical (outcome (about ?cipher) (aspect reached) (step ?step))
            (ability (id ?cipher) (object ?card) (keyword cipher))
            (event (kind resolve) (object ?card) (step ?begun&:(<= ?begun ?step)))
            (location (object ?card) (zone stack) (player ?player) (step ?step))
            (location (object ?permanent) (zone battlefield) (player ?player) (since ?since) (step ?step))
            (effect (id ?effect) (object ?permanent) (aspect types) (change gains | becomes) (value $? creature $?)
                    (from ?from&:(< ?since ?from (+ ?begun 1)))))
   =>
   (assert (finding (ruling cipher-needs-a-creature-at-start) (about ?cipher) (aspect choosable) (value ?permanent) (step ?step))))
