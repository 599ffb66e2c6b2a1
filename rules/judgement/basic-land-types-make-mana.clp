(deffacts basic-land-types-make-mana
   "CR 305.6 and 305.7."
   (ruling (id basic-land-types-make-mana)
           (title "A land makes the mana of the basic land types that it has")
           (says "{land} has the land type {type}, so it can be tapped for {mana} mana")
           (cr "305.6" "305.7")))

(defrule basic-land-types-make-mana
   "The types that it has after every effect count, and not its name."
   (logical (location (object ?land) (zone battlefield) (since ?since) (step ?step))
            (outcome (about ?land) (aspect types) (value $? land $?) (step ?since))
            (outcome (about ?land) (aspect subtypes) (value $? ?type&plains | island | swamp | mountain | forest $?) (step ?step)))
   =>
   (bind ?mana (nth$ (member$ ?type (create$ plains island swamp mountain forest)) (create$ white blue black red green)))
   (assert (finding (ruling basic-land-types-make-mana) (about ?land) (aspect makes-mana) (value ?mana) (step ?step))))
