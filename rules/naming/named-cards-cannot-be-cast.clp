(deffacts named-cards-cannot-be-cast
   "CR 101.2 and 201.4b, for effects that forbid casting spells with a chosen name."
   (ruling (id named-cards-cannot-be-cast)
           (title "A spell that would have a forbidden name can't be cast")
           (says "{attempt} would be a spell named {name}, which {prohibition} forbids")
           (cr "101.2" "201.4b" "601.3")))

(defrule named-cards-cannot-be-cast
   "The names of the spell-to-be decide: one half has one name, a fused spell both."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (step ?step))
            (prohibition (id ?prohibition) (object ?source&~none) (player any | ?player) (action cast) (criterion none) (object-bound none))
            (chosen-name (id ?chosen) (object ?source) (name ?name))
            (outcome (about ?attempt) (aspect has-name) (value ?chosen) (step ?step)))
   =>
   (assert (finding (ruling named-cards-cannot-be-cast) (about ?attempt) (aspect legality) (value illegal) (step ?step))))
