(deffacts free-cast-may-add-costs
   "CR 118.9d: optional additional costs of a spell that is cast free."
   (ruling (id free-cast-may-add-costs)
           (title "Optional additional costs may be paid for a spell that is cast free")
           (says "{permission} lets {player} cast {card} free, and {cost}, an optional additional cost, may still be paid")
           (cr "118.8b" "118.9d"))
   (encodes (ruling free-cast-may-add-costs) (document flotsam-jetsam) (passage 18))
   (equivalent (rule free-cast-may-add-costs-keyword) (change "drop condition 2")
               (reason "a keyword with an alternative cost makes the free spell illegal, and that beats legal"))
   (sentence (rule free-cast-may-add-costs-keyword) (text "{permission} lets {player} cast {card} free, and the additional cost of {method} may still be paid"))
   (sentence (rule free-cast-may-add-costs-left-out) (text "{permission} lets {player} cast {card} free, and {cost} is optional and may be left unpaid")))

(defrule free-cast-may-add-costs
   "One that is stated."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?card) (permission ?permission&~none) (cost free) (step ?step))
            (cost (id ?cost) (of ?attempt) (nature optional) (paid yes)))
   =>
   (assert (finding (ruling free-cast-may-add-costs) (about ?attempt) (aspect legality) (value legal) (step ?step))))

(defrule free-cast-may-add-costs-keyword
   "One that a keyword of the card gives, as kicker does."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?card) (half ?half) (permission ?permission&~none) (cost free)
                     (method ?method) (step ?step))
            (casting-keyword (name ?method) (cost additional))
            (ability (object ?card) (keyword ?method) (half whole | ?half)))
   =>
   (assert (finding (ruling free-cast-may-add-costs) (about ?attempt) (aspect legality) (value legal) (step ?step))))

(defrule free-cast-may-add-costs-left-out
   "One that the player doesn't want to pay."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?card) (permission ?permission&~none) (cost free) (step ?step))
            (cost (id ?cost) (of ?attempt) (nature optional) (paid no)))
   =>
   (assert (finding (ruling free-cast-may-add-costs) (about ?attempt) (aspect legality) (value legal) (step ?step))))
