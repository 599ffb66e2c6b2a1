(deffacts dredge-works-only-in-graveyard
   "CR 702.52a: where the ability functions."
   (ruling (id dredge-works-only-in-graveyard)
           (title "Dredge does nothing outside the graveyard")
           (says "{card} can't be dredged: it is {zone:in}, and dredge works only in a graveyard")
           (cr "702.52a"))
   (encodes (ruling dredge-works-only-in-graveyard) (document flotsam-jetsam) (passage 5))
   (encodes (ruling dredge-works-only-in-graveyard) (document breaking-entering) (passage 4))
   (encodes (ruling dredge-works-only-in-graveyard) (document cauldrons-gift) (passage 4))
   (encodes (ruling dredge-works-only-in-graveyard) (document paranoid-delusions) (passage 4))
   (sentence (rule dredge-works-only-in-graveyard-choice) (text "{player} can't choose to dredge {card}: it is {zone:in}")))

(defrule dredge-works-only-in-graveyard
   "Elsewhere a draw gives no option."
   (logical (outcome (aspect would-draw) (value ?player&~nobody ?) (step ?step))
            (game-object (id ?card) (owner ?player))
            (ability (id ?dredge) (object ?card) (keyword dredge))
            (location (object ?card) (zone ?zone&~graveyard&~ceased) (step ?step)))
   =>
   (assert (finding (ruling dredge-works-only-in-graveyard) (about ?dredge) (aspect offered) (value no) (step ?step))))

(defrule dredge-works-only-in-graveyard-choice
   "So it can't be chosen there."
   (logical (choice (id ?choice) (player ?player) (for ?instruction) (number ?number) (option ?dredge))
            (outcome (about ?instruction) (aspect would-draw) (value ?player ?number) (step ?step))
            (ability (id ?dredge) (object ?card) (keyword dredge))
            (location (object ?card) (zone ?zone&~graveyard) (step ?step)))
   =>
   (assert (finding (ruling dredge-works-only-in-graveyard) (about ?choice) (aspect legality) (value illegal) (step ?step))))
