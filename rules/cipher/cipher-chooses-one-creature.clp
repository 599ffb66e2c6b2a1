(deffacts cipher-chooses-one-creature
   "CR 702.99a and 608.2d: how the creature is chosen."
   (ruling (id cipher-chooses-one-creature)
           (title "The spell's controller chooses one creature for cipher, or none")
           (says "{player} may leave {card} unencoded")
           (cr "702.99a" "608.2d"))
   (sentence (rule cipher-chooses-one-creature-by-other) (text "{player} controls {card}, so {other} doesn't choose for it"))
   (sentence (rule cipher-chooses-one-creature-several) (text "{player} may choose one creature, not more")))

(defrule cipher-chooses-one-creature
   "None is always allowed."
   (logical (choice (id ?choice) (player ?player) (for ?cipher) (option none))
            (outcome (about ?cipher) (aspect reached) (step ?step))
            (ability (id ?cipher) (object ?card) (keyword cipher)))
   =>
   (assert (finding (ruling cipher-chooses-one-creature) (about ?choice) (aspect legality) (value legal) (step ?step))))

(defrule cipher-chooses-one-creature-several
   "Two are too many."
   (logical (choice (id ?choice) (player ?player) (for ?cipher) (option ? ? $?))
            (outcome (about ?cipher) (aspect reached) (step ?step))
            (ability (id ?cipher) (keyword cipher)))
   =>
   (assert (finding (ruling cipher-chooses-one-creature) (about ?choice) (aspect legality) (value illegal) (step ?step))))

(defrule cipher-chooses-one-creature-by-other
   "And nobody but that player chooses."
   (logical (choice (id ?choice) (player ?other) (for ?cipher))
            (outcome (about ?cipher) (aspect reached) (step ?step))
            (ability (id ?cipher) (object ?card) (keyword cipher))
            (location (object ?card) (zone stack) (player ?player&~?other) (step ?step)))
   =>
   (assert (finding (ruling cipher-chooses-one-creature) (about ?choice) (aspect legality) (value illegal) (step ?step))))
