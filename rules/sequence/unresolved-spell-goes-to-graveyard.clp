(deffacts unresolved-spell-goes-to-graveyard
   "CR 608.2b."
   (ruling (id unresolved-spell-goes-to-graveyard)
           (title "A spell that doesn't resolve is put into its owner's graveyard")
           (says "{spell} doesn't resolve, so it goes to {owner:possessive} graveyard")
           (cr "608.2b")))

(defrule unresolved-spell-goes-to-graveyard
   "With every target illegal."
   (logical (event (kind resolve) (object ?spell) (step ?step))
            (outcome (about ?spell) (aspect resolves) (value no) (step ?step))
            (spell (object ?spell))
            (game-object (id ?spell) (owner ?owner)))
   =>
   (assert (finding (ruling unresolved-spell-goes-to-graveyard) (about ?spell) (aspect destination) (value graveyard) (step ?step))))
