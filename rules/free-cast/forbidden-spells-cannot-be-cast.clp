(deffacts forbidden-spells-cannot-be-cast
   "CR 101.2 and 601.3."
   (ruling (id forbidden-spells-cannot-be-cast)
           (title "A spell that an effect forbids can't be cast, however it would be cast")
           (says "{attempt} would be a spell that fits {criterion}, which {prohibition} forbids {player} to cast")
           (cr "101.2" "601.3" "601.3e"))
   (sentence (rule forbidden-spells-cannot-be-cast-this) (text "{prohibition} forbids {player} to cast {card}"))
   (sentence (rule forbidden-spells-cannot-be-cast-any) (text "{prohibition} forbids {player} to cast spells")))

(defrule forbidden-spells-cannot-be-cast
   "One that forbids spells of a kind looks at the spell that it would be."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?card) (step ?step))
            (prohibition (id ?prohibition) (player any | ?player) (action cast) (criterion ?criterion&~none) (object-bound none | ?card)
                         (allowance 0))
            (outcome (about ?attempt) (aspect meets) (value ?criterion) (step ?step)))
   =>
   (assert (finding (ruling forbidden-spells-cannot-be-cast) (about ?attempt) (aspect legality) (value illegal) (step ?step))))

(defrule forbidden-spells-cannot-be-cast-this
   "One may forbid a single card."
   (attempt (id ?attempt) (player ?player) (action cast) (object ?card) (step ?step))
   (prohibition (id ?prohibition) (player any | ?player) (action cast) (criterion none) (object-bound ?card) (allowance 0))
   =>
   (assert (finding (ruling forbidden-spells-cannot-be-cast) (about ?attempt) (aspect legality) (value illegal) (step ?step))))

(defrule forbidden-spells-cannot-be-cast-any
   "Or everything, if no name was chosen for it."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (step ?step))
            (prohibition (id ?prohibition) (object ?source) (player any | ?player) (action cast) (criterion none) (object-bound none) (allowance 0))
            (not (chosen-name (object ?source&~none))))
   =>
   (assert (finding (ruling forbidden-spells-cannot-be-cast) (about ?attempt) (aspect legality) (value illegal) (step ?step))))
