(deffacts aftermath-is-cast-from-a-graveyard
   "CR 702.127a."
   (ruling (id aftermath-is-cast-from-a-graveyard)
           (title "A half with aftermath is cast from a graveyard and from nowhere else")
           (says "the {half} half of {card} has aftermath and is {zone:in}, and such a half can be cast from a graveyard only")
           (cr "702.127a" "709.3a"))
   (overrides (ruling aftermath-is-cast-from-a-graveyard) (over casting-needs-permission))
   (sentence (rule aftermath-is-cast-from-a-graveyard-own) (text "the {half} half of {card} has aftermath, and {card} is in {player:possessive} graveyard")))

(defrule aftermath-is-cast-from-a-graveyard
   "Whatever effect allows casting the card from another zone."
   (logical (attempt (id ?attempt) (action cast) (object ?card) (half ?half) (step ?step))
            (exists (ability (object ?card) (keyword aftermath) (half ?half)))
            (location (object ?card) (zone ?zone&~graveyard) (step ?step)))
   =>
   (assert (finding (ruling aftermath-is-cast-from-a-graveyard) (about ?attempt) (aspect legality) (value illegal) (step ?step))))

(defrule aftermath-is-cast-from-a-graveyard-own
   "From one's own graveyard no other effect is needed."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?card) (half ?half) (permission none) (step ?step))
            (exists (ability (object ?card) (keyword aftermath) (half ?half)))
            (location (object ?card) (zone graveyard) (player ?player) (step ?step)))
   =>
   (assert (finding (ruling aftermath-is-cast-from-a-graveyard) (about ?attempt) (aspect legality) (value legal) (step ?step))))
