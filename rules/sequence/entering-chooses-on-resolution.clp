(deffacts entering-chooses-on-resolution
   "CR 608.2d: a card chosen from any graveyard on resolution."
   (ruling (id entering-chooses-on-resolution)
           (title "A card that isn't targeted is chosen on resolution, from the graveyards as they are then")
           (says "{card} is in {owner:possessive} graveyard now and fits {criterion}, so {player} may choose it")
           (cr "608.2d" "801.5a"))
   (encodes (ruling entering-chooses-on-resolution) (document breaking-entering) (passage 17)))

(defrule entering-chooses-on-resolution
   "Whatever fits and is in a graveyard at that time, however it got there."
   (logical (outcome (about ?instruction) (aspect asks) (value ?player ?line) (step ?step))
            (instruction (id ?line) (criterion ?criterion&~none) (from graveyard) (whose any))
            (location (object ?card) (zone graveyard) (player ?owner) (since ?since) (step ?step))
            (outcome (about ?card) (aspect meets) (value ?criterion) (step ?since))
            (not (outcome (about ?player) (aspect beyond) (value ?owner))))
   =>
   (assert (finding (ruling entering-chooses-on-resolution) (about ?instruction) (aspect choosable) (value ?card) (step ?step))))
