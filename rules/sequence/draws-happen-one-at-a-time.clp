(deffacts draws-happen-one-at-a-time
   "CR 121.1 and 121.2."
   (ruling (id draws-happen-one-at-a-time)
           (title "Several draws are single draws, one after the other")
           (says "draw number {number} of {amount} for {player}")
           (cr "121.1" "121.2"))
   (sentence (rule draws-happen-one-at-a-time-drawn) (text "{player} draws a card: the library holds {size}"))
   (sentence (rule draws-happen-one-at-a-time-empty) (text "{player} has no card left to draw"))
   (sentence (rule draws-happen-one-at-a-time-depth) (text "{player} draws a card, which leaves one place of the library empty"))
   (sentence (rule draws-happen-one-at-a-time-card) (text "{card} is on top of {player:possessive} library and is drawn")))

(defrule draws-happen-one-at-a-time
   "The first draw would happen at the instruction's step, each further one a step later."
   (logical (outcome (about ?instruction) (aspect due) (value draw ?player ?amount) (step ?first))
            (moment (step ?step&:(and (>= ?step ?first) (< ?step (+ ?first ?amount))))))
   =>
   (bind ?number (+ 1 (- ?step ?first)))
   (assert (finding (ruling draws-happen-one-at-a-time) (about ?instruction) (aspect would-draw) (value ?player ?number) (step ?step))))

(defrule draws-happen-one-at-a-time-drawn
   "Unless something replaces it, a draw takes one card from the top."
   (logical (outcome (about ?instruction) (aspect would-draw) (value ?player ?) (step ?step))
            (library (player ?player) (size ?size&:(> ?size 0)) (step ?step)))
   =>
   (assert (finding (ruling draws-happen-one-at-a-time) (about ?instruction) (aspect drawn) (value 1) (step ?step))))

(defrule draws-happen-one-at-a-time-empty
   "From an empty library nothing is drawn."
   (logical (outcome (about ?instruction) (aspect would-draw) (value ?player ?) (step ?step))
            (library (player ?player) (size 0) (step ?step)))
   =>
   (assert (finding (ruling draws-happen-one-at-a-time) (about ?instruction) (aspect drawn) (value 0) (step ?step))))

(defrule draws-happen-one-at-a-time-depth
   "A card that is drawn leaves one place empty, and triggers see a draw."
   (logical (outcome (about ?instruction) (aspect drawn) (value 1) (step ?step))
            (outcome (about ?instruction) (aspect would-draw) (value ?player ?) (step ?step)))
   =>
   (assert (finding (ruling draws-happen-one-at-a-time) (about ?player) (aspect depth) (value 1) (step ?step)))
   (assert (finding (ruling draws-happen-one-at-a-time) (about ?instruction) (aspect happens) (value draw ?player none) (step ?step))))

(defrule draws-happen-one-at-a-time-card
   "If the top card is known, it is the one that goes to hand."
   (logical (outcome (about ?instruction) (aspect drawn) (value 1) (step ?step))
            (outcome (about ?instruction) (aspect would-draw) (value ?player ?) (step ?step))
            (location (object ?card) (zone library) (player ?player) (place 1) (step ?step)))
   =>
   (assert (finding (ruling draws-happen-one-at-a-time) (about ?card) (aspect taken-by) (value ?instruction) (step ?step)))
   (assert (finding (ruling draws-happen-one-at-a-time) (about ?card) (aspect destination) (value hand) (step ?step))))
