(deffacts dredge-needs-enough-cards
   "CR 702.52b."
   (ruling (id dredge-needs-enough-cards)
           (title "With fewer than N cards in the library there is no dredging, not even in part")
           (says "{card} can't be dredged: it needs {needed} and the library holds {size}")
           (cr "702.52b"))
   (encodes (ruling dredge-needs-enough-cards) (document flotsam-jetsam) (passage 6))
   (encodes (ruling dredge-needs-enough-cards) (document breaking-entering) (passage 5))
   (encodes (ruling dredge-needs-enough-cards) (document cauldrons-gift) (passage 5))
   (encodes (ruling dredge-needs-enough-cards) (document paranoid-delusions) (passage 5))
   (sentence (rule dredge-needs-enough-cards-choice) (text "{player} can't choose to dredge {card}: it needs {needed} and the library holds {size}")))

(defrule dredge-needs-enough-cards
   "The option doesn't exist."
   (logical (outcome (aspect would-draw) (value ?player ?) (step ?step))
            (location (object ?card) (zone graveyard) (player ?player) (step ?step))
            (ability (id ?dredge) (object ?card) (keyword dredge) (amount ?needed))
            (library (player ?player) (size ?size&:(< ?size ?needed)) (step ?step)))
   =>
   (assert (finding (ruling dredge-needs-enough-cards) (about ?dredge) (aspect offered) (value no) (step ?step))))

(defrule dredge-needs-enough-cards-choice
   "So it can't be chosen."
   (logical (choice (id ?choice) (player ?player) (for ?instruction) (number ?number) (option ?dredge))
            (outcome (about ?instruction) (aspect would-draw) (value ?player ?number) (step ?step))
            (ability (id ?dredge) (object ?card) (keyword dredge) (amount ?needed))
            (location (object ?card) (zone graveyard) (player ?player) (step ?step))
            (library (player ?player) (size ?size&:(< ?size ?needed)) (step ?step)))
   =>
   (assert (finding (ruling dredge-needs-enough-cards) (about ?choice) (aspect legality) (value illegal) (step ?step))))
