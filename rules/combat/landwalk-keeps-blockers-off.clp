(deffacts landwalk-keeps-blockers-off
   "CR 702.14c, for land types."
   (ruling (id landwalk-keeps-blockers-off)
           (title "A creature with landwalk can't be blocked while the defending player controls a land of that type")
           (says "{attacker} has {walk}, and {player} controls {land}, which is {type:a}")
           (cr "702.14c" "509.1b")))

(defrule landwalk-keeps-blockers-off
   "What its ability says at that time counts, and the land's types at that time."
   (logical (event (kind declare-blockers) (player ?player) (step ?step))
            (attacking (object ?attacker) (player ?player) (step ?step))
            (ability (id ?ability) (object ?attacker))
            (outcome (about ?ability) (aspect reads) (value ?walk&:(str-index "walk" ?walk)) (step ?step))
            (location (object ?land) (zone battlefield) (player ?player) (since ?begun) (step ?step))
            (outcome (about ?land) (aspect types) (value $? land $?) (step ?begun))
            (outcome (about ?land) (aspect subtypes) (value $? ?type&:(eq ?walk (sym-cat ?type walk)) $?)
                     (step ?at&:(or (= ?at ?step) (= ?at ?begun))))
            (not (outcome (about ?land) (aspect subtypes) (step ?now&:(and (= ?now ?step) (> ?now ?at)))))
            (location (object ?creature) (zone battlefield) (player ?player) (since ?since) (step ?step))
            (outcome (about ?creature) (aspect types) (value $? creature $?) (step ?since)))
   =>
   (assert (finding (ruling landwalk-keeps-blockers-off) (about ?creature) (aspect cant-block) (value ?attacker) (step ?step))))
