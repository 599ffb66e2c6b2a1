(deffacts lines-for-several-players
   "CR 608.2f, 121.2c and 801.10: lines that tell each player, or each opponent, to do something."
   (ruling (id lines-for-several-players)
           (title "A line for several players tells each of them, and reaches nobody out of range")
           (says "{player} is told to {action:do amount}")
           (cr "608.2f" "121.2c" "801.10" "102.2"))
   (equivalent (rule lines-for-several-players-first-draws) (change "drop condition 2")
               (reason "where nobody draws all act at that step anyway, whoever comes first among them"))
   (sentence (rule lines-for-several-players-of-source) (text "{source}, which {controller} controls, is about {player} too"))
   (sentence (rule lines-for-several-players-stated) (text "{line} is about {player} too"))
   (sentence (rule lines-for-several-players-together) (text "all players do it at the same time"))
   (sentence (rule lines-for-several-players-first-draws) (text "players draw one after the other, {player} first"))
   (sentence (rule lines-for-several-players-next-draws) (text "{previous} has drawn, and {player} is next"))
   (sentence (rule lines-for-several-players-to-the-only-draw) (text "that takes one step"))
   (sentence (rule lines-for-several-players-to-the-end) (text "{player} is the last one, and is done")))

(defrule lines-for-several-players-of-source
   "A printed line speaks to each player, or each opponent of its source's controller, in that player's range."
   (logical (outcome (about ?line) (aspect reached) (step ?step))
            (instruction (id ?line) (who ?who&:(or (eq ?who opponents) (eq ?who players))) (source ?source&~none))
            (location (object ?source) (zone stack) (player ?controller) (step ?step))
            (player (id ?player) (status in))
            (test (or (eq ?who players) (neq ?player ?controller)))
            (not (outcome (about ?controller) (aspect beyond) (value ?player)))
            (not (outcome (about ?player) (aspect gone) (step ?step))))
   =>
   (assert (finding (ruling lines-for-several-players) (about (sym-cat ?line - ?player)) (aspect part-of) (value ?line ?player) (step ?step))))

(defrule lines-for-several-players-stated
   "So does an instruction without a source, seen from the player it states."
   (logical (instruction (id ?line) (who ?who&:(or (eq ?who opponents) (eq ?who players))) (source none) (player ?controller) (step ?step))
            (player (id ?player) (status in))
            (test (or (eq ?who players) (neq ?player ?controller)))
            (not (outcome (about ?controller) (aspect beyond) (value ?player)))
            (not (outcome (about ?player) (aspect gone) (step ?step))))
   =>
   (assert (finding (ruling lines-for-several-players) (about (sym-cat ?line - ?player)) (aspect part-of) (value ?line ?player) (step ?step))))

(defrule lines-for-several-players-together
   "They act at the same time,"
   (logical (outcome (about ?part) (aspect part-of) (value ?line ?) (step ?step))
            (instruction (id ?line) (action ~draw)))
   =>
   (assert (finding (ruling lines-for-several-players) (about ?part) (aspect reached) (step ?step))))

(defrule lines-for-several-players-first-draws
   "but draw one after the other (CR 121.2c)."
   (logical (outcome (about ?part) (aspect part-of) (value ?line ?player) (step ?step))
            (instruction (id ?line) (action draw))
            (outcome (about ?line) (aspect player-order) (value 1 ?player) (step ?step)))
   =>
   (assert (finding (ruling lines-for-several-players) (about ?part) (aspect reached) (step ?step))))

(defrule lines-for-several-players-next-draws
   "The next one draws when the one before has drawn everything."
   (logical (outcome (about ?line) (aspect player-order) (value ?number ?previous))
            (outcome (about ?line) (aspect player-order) (value ?place&:(= ?place (+ ?number 1)) ?player))
            (outcome (about ?before) (aspect part-of) (value ?line ?previous))
            (outcome (about ?part) (aspect part-of) (value ?line ?player))
            (outcome (about ?before) (aspect finished) (step ?step)))
   =>
   (assert (finding (ruling lines-for-several-players) (about ?part) (aspect reached) (step ?step))))

(defrule lines-for-several-players
   "Each does what the line says."
   (logical (outcome (about ?part) (aspect reached) (step ?step))
            (outcome (about ?part) (aspect part-of) (value ?line ?player))
            (instruction (id ?line) (action ?action) (amount ?amount)))
   =>
   (assert (finding (ruling lines-for-several-players) (about ?part) (aspect due) (value ?action ?player ?amount) (step ?step))))

(defrule lines-for-several-players-to-the-only-draw
   "Who draws one card or none is done after one step."
   (logical (outcome (about ?part) (aspect reached) (step ?step))
            (outcome (about ?part) (aspect part-of) (value ?line ?))
            (instruction (id ?line) (action draw))
            (not (outcome (about ?part) (aspect due) (value draw ? ?amount&:(> ?amount 1)) (step ?step))))
   =>
   (assert (finding (ruling lines-for-several-players) (about ?part) (aspect finished) (step (+ ?step 1)))))

(defrule lines-for-several-players-to-the-end
   "The line is over when the last of them has drawn."
   (logical (outcome (about ?line) (aspect player-order) (value ?last ?player))
            (not (outcome (about ?line) (aspect player-order) (value ?later&:(> ?later ?last) ?)))
            (outcome (about ?part) (aspect part-of) (value ?line ?player))
            (outcome (about ?part) (aspect finished) (step ?step)))
   =>
   (assert (finding (ruling lines-for-several-players) (about ?line) (aspect finished) (step ?step))))
