(deffacts casting-needs-permission
   "CR 601.3: what may be cast from where. (Which cost may be chosen for it has rulings of its own.)"
   (ruling (id casting-needs-permission)
           (title "Outside a player's own hand casting needs an effect that allows it")
           (says "{card} is {zone:in whose} and {player} uses no effect that allows casting it from there")
           (cr "601.3"))
   (equivalent (rule casting-needs-permission-given) (change "drop condition 3")
               (reason "a permission that doesn't cover it this ruling finds illegal too, and that beats legal"))
   (sentence (rule casting-needs-permission-given) (text "{permission} lets {player} cast {card} {zone:from whose}"))
   (sentence (rule casting-needs-permission-of-other) (text "{permission} doesn't speak of {card} {zone:in whose}"))
   (sentence (rule casting-needs-permission-of-other-player) (text "{permission} lets {allowed} cast, and not {player}"))
   (sentence (rule casting-needs-permission-unfit-card) (text "{permission} asks for {criterion}, which {card} doesn't fit"))
   (sentence (rule casting-needs-permission-unfit) (text "{permission} asks for {criterion}, which what {player} would cast doesn't fit")))

(defrule casting-needs-permission
   "Without a permission it is illegal."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?card) (permission none) (step ?step))
            (location (object ?card) (zone ?zone) (player ?whose) (step ?step))
            (test (or (neq ?zone hand) (neq ?whose ?player))))
   =>
   (assert (finding (ruling casting-needs-permission) (about ?attempt) (aspect legality) (value illegal) (step ?step))))

(defrule casting-needs-permission-given
   "With one that covers the card, its zone and the half it is legal, unless the description isn't met."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?card) (half ?half&~both) (permission ?permission&~none)
                     (step ?step))
            (location (object ?card) (zone ?zone&~battlefield&~stack&~ceased) (player ?whose) (step ?step))
            (permission (id ?permission) (player ?player) (object any | ?card) (half any | ?half) (zone any | ?zone)
                        (whose any | ?whose)))
   =>
   (assert (finding (ruling casting-needs-permission) (about ?attempt) (aspect legality) (value legal) (step ?step))))

(defrule casting-needs-permission-of-other
   "One that is about another object, half, zone or player's zone doesn't help."
   (logical (attempt (id ?attempt) (action cast) (object ?card) (half ?half) (permission ?permission&~none) (step ?step))
            (permission (id ?permission) (object ?object) (half ?allowed-half) (zone ?allowed) (whose ?allowed-player))
            (location (object ?card) (zone ?zone) (player ?whose) (step ?step))
            (test (or (and (neq ?object any) (neq ?object ?card))
                      (and (neq ?allowed-half any) (neq ?allowed-half ?half))
                      (and (neq ?allowed any) (neq ?allowed ?zone))
                      (and (neq ?allowed-player any) (neq ?allowed-player ?whose)))))
   =>
   (assert (finding (ruling casting-needs-permission) (about ?attempt) (aspect legality) (value illegal) (step ?step))))

(defrule casting-needs-permission-of-other-player
   "Nor does one that another player has."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (permission ?permission&~none) (step ?step))
            (permission (id ?permission) (player ?allowed&~?player)))
   =>
   (assert (finding (ruling casting-needs-permission) (about ?attempt) (aspect legality) (value illegal) (step ?step))))

(defrule casting-needs-permission-unfit
   "Nor does one whose description the spell doesn't fit."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (permission ?permission&~none) (step ?step))
            (permission (id ?permission) (criterion ?criterion&~none) (judges spell))
            (outcome (about ?attempt) (aspect fails) (value ?criterion) (step ?step)))
   =>
   (assert (finding (ruling casting-needs-permission) (about ?attempt) (aspect legality) (value illegal) (step ?step))))

(defrule casting-needs-permission-unfit-card
   "If it speaks of the card, the card is looked at."
   (logical (attempt (id ?attempt) (action cast) (object ?card) (permission ?permission&~none) (step ?step))
            (permission (id ?permission) (criterion ?criterion&~none) (judges card))
            (location (object ?card) (since ?since) (step ?step))
            (outcome (about ?card) (aspect fails) (value ?criterion) (step ?since)))
   =>
   (assert (finding (ruling casting-needs-permission) (about ?attempt) (aspect legality) (value illegal) (step ?step))))
