(deffacts amounts-are-read-from-the-game
   "CR 608.2h: life and damage whose amount is the power or toughness of something."
   (ruling (id amounts-are-read-from-the-game)
           (title "An amount that depends on the game is read off when the line is followed")
           (says "{source} tells {player} to {action:do amount}, the {measure} that was looked at")
           (cr "608.2h" "608.2b"))
   (overrides (ruling amounts-are-read-from-the-game) (over lines-are-followed))
   (overrides (ruling targets-some-illegal) (over amounts-are-read-from-the-game))
   (sentence (rule amounts-are-read-from-the-game-power) (text "{object} has power {amount}"))
   (sentence (rule amounts-are-read-from-the-game-toughness) (text "{object} has toughness {amount}"))
   (sentence (rule amounts-are-read-from-the-game-changed) (text "{object} has {measure} {amount} as {source} begins to resolve"))
   (sentence (rule amounts-are-read-from-the-game-counters) (text "{object} has {amount:count counter} of the kind +1/+1"))
   (sentence (rule amounts-are-read-from-the-game-pump) (text "an earlier line gave {object} {amount} more {measure}"))
   (sentence (rule amounts-are-read-from-the-game-unknown) (text "nothing is there whose {measure} could be looked at, so that line does nothing")))

(defrule amounts-are-read-from-the-game-power
   "Power counts for what performs the line, or else for its target."
   (logical (outcome (about ?instruction) (aspect reached) (step ?step))
            (instruction (id ?instruction) (source ?source) (half ?half) (measure power) (performer ?performer) (target ?target))
            (target (of ?source) (half ?half) (number ?number&:(= ?number (if (> ?performer 0) then ?performer else ?target)))
                    (object ?object))
            (face (object ?object) (half whole) (power ?amount&:(integerp ?amount)))
            (not (and (event (kind resolve) (object ?source) (step ?begun&:(<= ?begun ?step)))
                      (outcome (about ?object) (aspect power) (step ?begun)))))
   =>
   (assert (finding (ruling amounts-are-read-from-the-game) (about ?instruction) (aspect adds) (value ?object ?amount) (step ?step))))

(defrule amounts-are-read-from-the-game-toughness
   "Or its toughness."
   (logical (outcome (about ?instruction) (aspect reached) (step ?step))
            (instruction (id ?instruction) (source ?source) (half ?half) (measure toughness) (performer ?performer) (target ?target))
            (target (of ?source) (half ?half) (number ?number&:(= ?number (if (> ?performer 0) then ?performer else ?target)))
                    (object ?object))
            (face (object ?object) (half whole) (toughness ?amount&:(integerp ?amount)))
            (not (and (event (kind resolve) (object ?source) (step ?begun&:(<= ?begun ?step)))
                      (outcome (about ?object) (aspect toughness) (step ?begun)))))
   =>
   (assert (finding (ruling amounts-are-read-from-the-game) (about ?instruction) (aspect adds) (value ?object ?amount) (step ?step))))

(defrule amounts-are-read-from-the-game-changed
   "Effects on it count, with its counters, as they are when the resolution begins."
   (logical (outcome (about ?instruction) (aspect reached) (step ?step))
            (instruction (id ?instruction) (source ?source) (half ?half) (measure ?measure&power | toughness) (performer ?performer)
                         (target ?target))
            (target (of ?source) (half ?half) (number ?number&:(= ?number (if (> ?performer 0) then ?performer else ?target)))
                    (object ?object))
            (event (kind resolve) (object ?source) (step ?begun&:(<= ?begun ?step)))
            (outcome (about ?object) (aspect ?measure) (value ?amount) (step ?begun)))
   =>
   (assert (finding (ruling amounts-are-read-from-the-game) (about ?instruction) (aspect adds) (value ?object ?amount) (step ?step))))

(defrule amounts-are-read-from-the-game-counters
   "With its +1/+1 counters as the resolution begins."
   (logical (outcome (about ?instruction) (aspect adds) (value ?object ?) (step ?step))
            (instruction (id ?instruction) (source ?source) (measure power | toughness))
            (event (kind resolve) (object ?source) (step ?begun&:(<= ?begun ?step)))
            (counters (object ?object) (kind +1/+1) (amount ?amount) (step ?begun))
            (not (outcome (about ?object) (aspect power | toughness) (step ?begun))))
   =>
   (assert (finding (ruling amounts-are-read-from-the-game) (about ?instruction) (aspect adds) (value (sym-cat ?object -counters) ?amount)
                    (step ?step))))

(defrule amounts-are-read-from-the-game-pump
   "And with what earlier lines added to both."
   (logical (outcome (about ?instruction) (aspect adds) (value ?object ?) (step ?step))
            (instruction (id ?instruction) (measure ?measure&power | toughness))
            (outcome (about ?pump) (aspect due) (value pump ? ?amount) (step ?earlier&:(< ?earlier ?step)))
            (outcome (about ?pump) (aspect acts-on) (value ?object) (step ?earlier)))
   =>
   (assert (finding (ruling amounts-are-read-from-the-game) (about ?instruction) (aspect adds) (value ?pump ?amount) (step ?step))))

(defrule amounts-are-read-from-the-game
   "All of it together is what the line calls for."
   (logical (outcome (about ?instruction) (aspect sum) (value ?amount) (step ?step))
            (instruction (id ?instruction) (measure ?measure&power | toughness) (source ?source) (who controller) (action ?action))
            (location (object ?source) (zone stack) (player ?player) (step ?step)))
   =>
   (assert (finding (ruling amounts-are-read-from-the-game) (about ?instruction) (aspect due) (value ?action ?player ?amount) (step ?step))))

(defrule amounts-are-read-from-the-game-for-target-controller
   "The same if it speaks to the controller of its target."
   (logical (outcome (about ?instruction) (aspect sum) (value ?amount) (step ?step))
            (instruction (id ?instruction) (measure ?measure&power | toughness) (source ?source) (half ?half) (target ?number) (who target-controller)
                         (action ?action))
            (target (of ?source) (half ?half) (number ?number) (object ?target))
            (event (kind resolve) (object ?source) (step ?begun&:(<= ?begun ?step)))
            (location (object ?target) (player ?player) (step ?begun)))
   =>
   (assert (finding (ruling amounts-are-read-from-the-game) (about ?instruction) (aspect due) (value ?action ?player ?amount) (step ?step))))

(defrule amounts-are-read-from-the-game-unknown
   "Where nothing can be looked at, nothing is done."
   (logical (outcome (about ?instruction) (aspect reached) (step ?step))
            (instruction (id ?instruction) (measure ?measure&power | toughness))
            (not (outcome (about ?instruction) (aspect sum) (step ?step))))
   =>
   (assert (finding (ruling amounts-are-read-from-the-game) (about ?instruction) (aspect due) (value nothing nobody 0) (step ?step))))
