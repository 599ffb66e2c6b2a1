(deffacts dredge-replaces-draw
   "CR 702.52a."
   (ruling (id dredge-replaces-draw)
           (title "A draw may become milling N cards and returning the card with dredge N")
           (says "{player} may dredge {card} instead of drawing: it needs {needed} and the library holds {size}")
           (cr "702.52a"))
   (encodes (ruling dredge-replaces-draw) (document flotsam-jetsam) (passage 5))
   (encodes (ruling dredge-replaces-draw) (document breaking-entering) (passage 4))
   (encodes (ruling dredge-replaces-draw) (document cauldrons-gift) (passage 4))
   (encodes (ruling dredge-replaces-draw) (document paranoid-delusions) (passage 4))
   (overrides (ruling dredge-replaces-draw) (over draws-happen-one-at-a-time))
   (equivalent (rule dredge-replaces-draw-choice) (change "drop condition 4") (reason "only dredge is offered where a draw would be made"))
   (sentence (rule dredge-replaces-draw-choice) (text "{player} chooses to dredge {card}, which is offered"))
   (sentence (rule dredge-replaces-draw-not-event) (text "{event} isn't a draw, so {card} can't be dredged instead"))
   (sentence (rule dredge-replaces-draw-not-instruction) (text "{instruction} calls for no draw, so {card} can't be dredged instead"))
   (sentence (rule dredge-replaces-draw-not-own-draw) (text "{drawer} would draw, so {player} can't dredge {card} instead"))
   (sentence (rule dredge-replaces-draw-not-own-card) (text "{card} is in {whose:possessive} graveyard, so {player} can't dredge it"))
   (sentence (rule dredge-replaces-draw-taken) (text "{player} draws nothing: {card} is returned to hand after milling {needed}")))

(defrule dredge-replaces-draw
   "The option exists for a card in its owner's graveyard while the library holds enough."
   (logical (outcome (aspect would-draw) (value ?player ?) (step ?step))
            (location (object ?card) (zone graveyard) (player ?player) (step ?step))
            (ability (id ?dredge) (object ?card) (keyword dredge) (amount ?needed))
            (library (player ?player) (size ?size&:(>= ?size ?needed)) (step ?step)))
   =>
   (assert (finding (ruling dredge-replaces-draw) (about ?dredge) (aspect offered) (value yes) (step ?step))))

(defrule dredge-replaces-draw-choice
   "Choosing an option that is offered is legal."
   (logical (choice (id ?choice) (player ?player) (for ?instruction) (number ?number) (option ?dredge))
            (outcome (about ?instruction) (aspect would-draw) (value ?player ?number) (step ?step))
            (outcome (about ?dredge) (aspect offered) (value yes) (step ?step))
            (ability (id ?dredge) (object ?card) (keyword dredge)))
   =>
   (assert (finding (ruling dredge-replaces-draw) (about ?choice) (aspect legality) (value legal) (step ?step))))

(defrule dredge-replaces-draw-taken
   "When it is taken nothing is drawn, the cards are milled, and the card returns to hand."
   (logical (choice (id ?choice) (player ?player) (for ?instruction) (option ?dredge))
            (outcome (about ?choice) (aspect legality) (value legal) (step ?step))
            (ability (id ?dredge) (object ?card) (keyword dredge) (amount ?needed)))
   =>
   (assert (finding (ruling dredge-replaces-draw) (about ?instruction) (aspect drawn) (value 0) (step ?step)))
   (assert (finding (ruling dredge-replaces-draw) (about ?dredge) (aspect due) (value mill ?player ?needed) (step ?step)))
   (assert (finding (ruling dredge-replaces-draw) (about ?card) (aspect destination) (value hand) (step ?step))))

(defrule dredge-replaces-draw-not-event
   "A card that comes to hand in another way isn't drawn."
   (logical (choice (id ?choice) (for ?event) (option ?dredge))
            (ability (id ?dredge) (object ?card) (keyword dredge))
            (event (id ?event) (step ?step)))
   =>
   (assert (finding (ruling dredge-replaces-draw) (about ?choice) (aspect legality) (value illegal) (step ?step))))

(defrule dredge-replaces-draw-not-instruction
   "Nor is there a draw where the instruction is to do something else."
   (logical (choice (id ?choice) (for ?instruction) (option ?dredge))
            (ability (id ?dredge) (object ?card) (keyword dredge))
            (outcome (about ?instruction) (aspect due) (value ~draw $?) (step ?step)))
   =>
   (assert (finding (ruling dredge-replaces-draw) (about ?choice) (aspect legality) (value illegal) (step ?step))))

(defrule dredge-replaces-draw-not-own-draw
   "Only the player who would draw may dredge."
   (logical (choice (id ?choice) (player ?player) (for ?instruction) (number ?number) (option ?dredge))
            (ability (id ?dredge) (object ?card) (keyword dredge))
            (outcome (about ?instruction) (aspect would-draw) (value ?drawer&~nobody&~?player ?number) (step ?step)))
   =>
   (assert (finding (ruling dredge-replaces-draw) (about ?choice) (aspect legality) (value illegal) (step ?step))))

(defrule dredge-replaces-draw-not-own-card
   "And only a card in that player's own graveyard."
   (logical (choice (id ?choice) (player ?player) (for ?instruction) (number ?number) (option ?dredge))
            (ability (id ?dredge) (object ?card) (keyword dredge))
            (outcome (about ?instruction) (aspect would-draw) (value ?player ?number) (step ?step))
            (location (object ?card) (zone graveyard) (player ?whose&~?player) (step ?step)))
   =>
   (assert (finding (ruling dredge-replaces-draw) (about ?choice) (aspect legality) (value illegal) (step ?step))))
