(deffacts uncounterable-is-not-countered
   "CR 101.2: a spell that can't be countered."
   (ruling (id uncounterable-is-not-countered)
           (title "A spell that can't be countered stays on the stack, though it may be targeted")
           (says "{object} can't be countered, so it stays where it is")
           (cr "101.2" "701.6a"))
   (overrides (ruling uncounterable-is-not-countered) (over countering-moves-to-the-graveyard)))

(defrule uncounterable-is-not-countered
   "An instruction to counter it does nothing to it."
   (logical (outcome (about ?instruction) (aspect due) (value counter ? ?) (step ?step))
            (outcome (about ?instruction) (aspect acts-on) (value ?object) (step ?step))
            (ability (object ?object) (keyword uncounterable))
            (location (object ?object) (zone stack) (step ?step)))
   =>
   (assert (finding (ruling uncounterable-is-not-countered) (about ?object) (aspect taken-by) (value nothing) (step ?step))))
