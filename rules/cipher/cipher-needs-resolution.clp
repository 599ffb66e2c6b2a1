(deffacts cipher-needs-resolution
   "CR 608.2b: a spell that doesn't resolve does nothing, and so doesn't encode itself."
   (ruling (id cipher-needs-resolution)
           (title "A spell with cipher that doesn't resolve is put into its owner's graveyard")
           (says "{card} doesn't resolve, so it isn't encoded and goes to its owner's graveyard")
           (cr "608.2b" "702.99a"))
   (encodes (ruling cipher-needs-resolution) (document paranoid-delusions) (passage 15))
   (overrides (ruling cipher-needs-resolution) (over unresolved-spells-leave-the-stack))
   (sentence (rule cipher-needs-resolution-choice) (text "{card} doesn't resolve, so {player} chooses no creature for it")))

(defrule cipher-needs-resolution
   "It isn't offered, and the card takes the usual way."
   (logical (outcome (about ?card) (aspect resolves) (value no) (step ?step))
            (ability (id ?cipher) (object ?card) (keyword cipher)))
   =>
   (assert (finding (ruling cipher-needs-resolution) (about ?cipher) (aspect offered) (value no) (step ?step)))
   (assert (finding (ruling cipher-needs-resolution) (about ?card) (aspect destination) (value graveyard) (step ?step))))

(defrule cipher-needs-resolution-choice
   "So a choice is illegal."
   (logical (outcome (about ?card) (aspect resolves) (value no) (step ?step))
            (ability (id ?cipher) (object ?card) (keyword cipher))
            (choice (id ?choice) (player ?player) (for ?cipher)))
   =>
   (assert (finding (ruling cipher-needs-resolution) (about ?choice) (aspect legality) (value illegal) (step ?step))))
