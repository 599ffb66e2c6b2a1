(deffacts flashback-casts-from-the-graveyard
   "CR 702.34a."
   (ruling (id flashback-casts-from-the-graveyard)
           (title "With flashback an instant or sorcery may be cast from its player's graveyard for the flashback cost")
           (says "{card} is in {player:possessive} graveyard and has flashback, and it would be a spell of the types {types:list}")
           (cr "702.34a" "601.3"))
   (overrides (ruling flashback-casts-from-the-graveyard) (over casting-needs-permission))
   (sentence (rule flashback-casts-from-the-graveyard-other-cost) (text "{card} may be cast from {player:possessive} graveyard for its flashback cost only")))

(defrule flashback-casts-from-the-graveyard
   "Either half of a split card, if the whole card has it; only the half that is cast is looked at."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?card) (half ?half&~both) (permission none) (cost alternative)
                     (method flashback) (step ?step))
            (exists (ability (object ?card) (keyword flashback) (half whole | ?half)))
            (location (object ?card) (zone graveyard) (player ?player) (step ?step))
            (outcome (about ?attempt) (aspect types) (value $?types&:(or (member$ instant ?types) (member$ sorcery ?types))) (step ?step)))
   =>
   (assert (finding (ruling flashback-casts-from-the-graveyard) (about ?attempt) (aspect legality) (value legal) (step ?step))))

(defrule flashback-casts-from-the-graveyard-other-cost
   "It gives no permission to pay anything else."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?card) (permission none) (cost ~alternative) (method flashback) (step ?step))
            (exists (ability (object ?card) (keyword flashback))))
   =>
   (assert (finding (ruling flashback-casts-from-the-graveyard) (about ?attempt) (aspect legality) (value illegal) (step ?step))))
