(deffacts cipher-encodes-a-card
   "CR 702.99a: the spell ability that cipher is."
   (ruling (id cipher-encodes-a-card)
           (title "A resolving card with cipher may be exiled encoded on a creature that its controller controls")
           (says "{card} is a card and there is a creature to choose, so it may be exiled encoded on one")
           (cr "702.99a" "608.2d"))
   (encodes (ruling cipher-encodes-a-card) (document paranoid-delusions) (passage 6))
   (equivalent (rule cipher-encodes-a-card) (change "drop condition 3")
               (reason "for a copy this ruling finds that it isn't offered too, and that beats offered"))
   (equivalent (rule cipher-encodes-a-card) (change "drop condition 4")
               (reason "without a creature this ruling finds that it isn't offered too, and that beats offered"))
   (sentence (rule cipher-encodes-a-card-creature) (text "{creature} is a creature that {player} controls"))
   (sentence (rule cipher-encodes-a-card-nobody) (text "there is no creature that {card} could be encoded on"))
   (sentence (rule cipher-encodes-a-card-copy) (text "{card} is a copy, and only a card can be encoded"))
   (sentence (rule cipher-encodes-a-card-choice) (text "{player} chooses {creature}, which may be chosen"))
   (sentence (rule cipher-encodes-a-card-not-offered) (text "{player} isn't offered to encode anything"))
   (sentence (rule cipher-encodes-a-card-of-other) (text "{whose} controls {creature}, and the creature has to be one that {player} controls")))

(defrule cipher-encodes-a-card-creature
   "Each creature that its controller controls when the resolution comes to cipher may be chosen."
   (logical (outcome (about ?cipher) (aspect reached) (step ?step))
            (ability (id ?cipher) (object ?card) (keyword cipher))
            (location (object ?card) (zone stack) (player ?player) (step ?step))
            (location (object ?creature) (zone battlefield) (player ?player) (since ?since) (step ?step))
            (outcome (about ?creature) (aspect types) (value $? creature $?) (step ?since)))
   =>
   (assert (finding (ruling cipher-encodes-a-card) (about ?cipher) (aspect choosable) (value ?creature) (step ?step))))

(defrule cipher-encodes-a-card
   "The option exists for a spell that a card represents, if there is a creature to choose."
   (logical (outcome (about ?cipher) (aspect reached) (step ?step))
            (ability (id ?cipher) (object ?card) (keyword cipher))
            (game-object (id ?card) (kind card))
            (exists (outcome (about ?cipher) (aspect choosable) (step ?step))))
   =>
   (assert (finding (ruling cipher-encodes-a-card) (about ?cipher) (aspect offered) (value yes) (step ?step))))

(defrule cipher-encodes-a-card-nobody
   "Without a creature there is none."
   (logical (outcome (about ?cipher) (aspect reached) (step ?step))
            (ability (id ?cipher) (object ?card) (keyword cipher))
            (not (outcome (about ?cipher) (aspect choosable) (step ?step))))
   =>
   (assert (finding (ruling cipher-encodes-a-card) (about ?cipher) (aspect offered) (value no) (step ?step))))

(defrule cipher-encodes-a-card-copy
   "Nor is there for a copy, however it came to the stack."
   (logical (outcome (about ?cipher) (aspect reached) (step ?step))
            (ability (id ?cipher) (object ?card) (keyword cipher))
            (game-object (id ?card) (kind copy)))
   =>
   (assert (finding (ruling cipher-encodes-a-card) (about ?cipher) (aspect offered) (value no) (step ?step))))

(defrule cipher-encodes-a-card-choice
   "One of the creatures is chosen by the spell's controller."
   (logical (choice (id ?choice) (player ?player) (for ?cipher) (option ?creature))
            (outcome (about ?cipher) (aspect offered) (value yes) (step ?step))
            (outcome (about ?cipher) (aspect choosable) (value ?creature) (step ?step)))
   =>
   (assert (finding (ruling cipher-encodes-a-card) (about ?choice) (aspect legality) (value legal) (step ?step))))

(defrule cipher-encodes-a-card-not-offered
   "What isn't offered can't be chosen."
   (logical (choice (id ?choice) (player ?player) (for ?cipher) (option ~none))
            (outcome (about ?cipher) (aspect reached) (step ?step))
            (outcome (about ?cipher) (aspect offered) (value no) (step ?step)))
   =>
   (assert (finding (ruling cipher-encodes-a-card) (about ?choice) (aspect legality) (value illegal) (step ?step))))

(defrule cipher-encodes-a-card-of-other
   "A creature of anybody but the spell's controller can't be chosen."
   (logical (choice (id ?choice) (for ?cipher) (option ?creature))
            (outcome (about ?cipher) (aspect reached) (step ?step))
            (ability (id ?cipher) (object ?card) (keyword cipher))
            (location (object ?card) (zone stack) (player ?player) (step ?step))
            (location (object ?creature) (zone battlefield) (player ?whose&~?player) (step ?step)))
   =>
   (assert (finding (ruling cipher-encodes-a-card) (about ?choice) (aspect legality) (value illegal) (step ?step))))
