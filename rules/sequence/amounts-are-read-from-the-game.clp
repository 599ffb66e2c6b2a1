(deffacts amounts-are-read-from-the-game
   "CR 608.2h: how much life or damage it is."
   (ruling (id amounts-are-read-from-the-game)
           (title "An amount that depends on the game is read off when the line is followed")
           (says "that makes {amount}")
           (cr "608.2h" "119.3" "120.3"))
   (sentence (rule amounts-are-read-from-the-game-stated) (text "it is {amount}, as stated"))
   (sentence (rule amounts-are-read-from-the-game-stated-each) (text "it is {amount}, as stated for each player"))
   (sentence (rule amounts-are-read-from-the-game-power) (text "{object} has power {amount}"))
   (sentence (rule amounts-are-read-from-the-game-toughness) (text "{object} has toughness {amount}"))
   (sentence (rule amounts-are-read-from-the-game-counters) (text "{object} has {amount:count +1/+1 counter}"))
   (sentence (rule amounts-are-read-from-the-game-pump) (text "{pump} gave {object} +{amount} power")))

(defrule amounts-are-read-from-the-game-stated
   "A stated number is the number."
   (logical (outcome (about ?instruction) (aspect due) (value gain-life | lose-life | damage ? ?amount) (step ?step))
            (instruction (id ?instruction) (measure stated)))
   =>
   (assert (finding (ruling amounts-are-read-from-the-game) (about ?instruction) (aspect amount) (value ?amount) (step ?step))))

(defrule amounts-are-read-from-the-game-stated-each
   "For each player of several too."
   (logical (outcome (about ?part) (aspect due) (value gain-life | lose-life | damage ? ?amount) (step ?step))
            (outcome (about ?part) (aspect part-of) (value ?line ?))
            (instruction (id ?line) (measure stated)))
   =>
   (assert (finding (ruling amounts-are-read-from-the-game) (about ?part) (aspect amount) (value ?amount) (step ?step))))

(defrule amounts-are-read-from-the-game-power
   "Power counts for what performs the line, or else for its target."
   (logical (outcome (about ?instruction) (aspect due) (value gain-life | lose-life | damage ? ?) (step ?step))
            (instruction (id ?instruction) (source ?source) (half ?half) (measure power) (performer ?performer) (target ?target))
            (target (of ?source) (half ?half) (number ?number&:(= ?number (if (> ?performer 0) then ?performer else ?target))) (object ?object))
            (face (object ?object) (half whole) (power ?amount&:(integerp ?amount))))
   =>
   (assert (finding (ruling amounts-are-read-from-the-game) (about ?instruction) (aspect adds) (value ?object ?amount) (step ?step))))

(defrule amounts-are-read-from-the-game-toughness
   "Or its toughness."
   (logical (outcome (about ?instruction) (aspect due) (value gain-life | lose-life | damage ? ?) (step ?step))
            (instruction (id ?instruction) (source ?source) (half ?half) (measure toughness) (performer ?performer) (target ?target))
            (target (of ?source) (half ?half) (number ?number&:(= ?number (if (> ?performer 0) then ?performer else ?target))) (object ?object))
            (face (object ?object) (half whole) (toughness ?amount&:(integerp ?amount))))
   =>
   (assert (finding (ruling amounts-are-read-from-the-game) (about ?instruction) (aspect adds) (value ?object ?amount) (step ?step))))

(defrule amounts-are-read-from-the-game-counters
   "With its +1/+1 counters as the resolution begins."
   (logical (outcome (about ?instruction) (aspect adds) (value ?object ?) (step ?step))
            (instruction (id ?instruction) (source ?source) (measure power | toughness))
            (event (kind resolve) (object ?source) (step ?begun&:(<= ?begun ?step)))
            (counters (object ?object) (kind +1/+1) (amount ?amount) (step ?begun)))
   =>
   (assert (finding (ruling amounts-are-read-from-the-game) (about ?instruction) (aspect adds) (value (sym-cat ?object -counters) ?amount)
                    (step ?step))))

(defrule amounts-are-read-from-the-game-pump
   "And with what earlier lines added to its power."
   (logical (outcome (about ?instruction) (aspect adds) (value ?object ?) (step ?step))
            (instruction (id ?instruction) (measure power))
            (outcome (about ?pump) (aspect due) (value pump ? ?amount) (step ?earlier&:(< ?earlier ?step)))
            (outcome (about ?pump) (aspect acts-on) (value ?object) (step ?earlier)))
   =>
   (assert (finding (ruling amounts-are-read-from-the-game) (about ?instruction) (aspect adds) (value ?pump ?amount) (step ?step))))

(defrule amounts-are-read-from-the-game
   "All of it together is the amount."
   (logical (outcome (about ?instruction) (aspect due) (value gain-life | lose-life | damage ? ?) (step ?step))
            (instruction (id ?instruction) (measure power | toughness))
            (outcome (about ?instruction) (aspect sum) (value ?amount) (step ?step)))
   =>
   (assert (finding (ruling amounts-are-read-from-the-game) (about ?instruction) (aspect amount) (value ?amount) (step ?step))))
