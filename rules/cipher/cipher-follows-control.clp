(deffacts cipher-follows-control
   "CR 603.3a, for the ability that cipher gives."
   (ruling (id cipher-follows-control)
           (title "Whoever controls the creature controls the trigger, makes the copy and may cast it")
           (says "{player} controls {creature}, so {player} controls the ability, whoever owns {card}")
           (cr "603.3a" "113.8" "702.99a"))
   (encodes (ruling cipher-follows-control) (document paranoid-delusions) (passage 13))
   (overrides (ruling cipher-follows-control) (over casting-needs-permission))
   (sentence (rule cipher-follows-control-choice) (text "{player} controls the ability that copies {card}, so {other} can't decide about it"))
   (sentence (rule cipher-follows-control-attempt) (text "{player} controls the ability that made {copy}, so {other} can't cast it")))

(defrule cipher-follows-control
   "The ability goes on the stack under the control of the creature's controller: copy the card, then cast the copy, each if that player wants to."
   (logical (outcome (about ?cipher) (aspect triggers) (value ?event ?) (step ?step))
            (ability (id ?cipher) (object ?card) (keyword cipher))
            (encoded (card ?card) (creature ?creature) (step ?step))
            (location (object ?creature) (zone battlefield) (player ?player) (step ?step)))
   =>
   (bind ?triggered (sym-cat ?card - ?event))
   (assert (game-object (id ?triggered) (kind ability) (owner ?player) (source ?creature)))
   (assert (instruction (id (sym-cat ?triggered -copies)) (source ?triggered) (line 1) (who controller) (action copy) (object ?card) (optional yes)))
   (assert (instruction (id (sym-cat ?triggered -casts)) (source ?triggered) (line 2) (who controller) (action cast-copy)
                        (object (sym-cat ?triggered -copy)) (optional yes)))
   (assert (finding (ruling cipher-follows-control) (about ?triggered) (aspect destination) (value stack ?player) (step ?step))))

(defrule cipher-follows-control-attempt
   "Nobody else may cast the copy, not even the card's owner."
   (logical (attempt (id ?attempt) (player ?other) (action cast) (object ?copy) (step ?step))
            (instruction (source ?triggered) (action cast-copy) (object ?copy))
            (location (object ?triggered) (zone stack) (player ?player&~?other) (step ?step)))
   =>
   (assert (finding (ruling cipher-follows-control) (about ?attempt) (aspect legality) (value illegal) (step ?step))))

(defrule cipher-follows-control-choice
   "Nor does anybody else decide whether there is a copy."
   (logical (choice (id ?choice) (player ?other) (for ?copies))
            (instruction (id ?copies) (source ?triggered) (action copy) (object ?card))
            (exists (ability (object ?card) (keyword cipher)))
            (outcome (about ?copies) (aspect reached) (step ?step))
            (location (object ?triggered) (zone stack) (player ?player&~?other) (step ?step)))
   =>
   (assert (finding (ruling cipher-follows-control) (about ?choice) (aspect legality) (value illegal) (step ?step))))
