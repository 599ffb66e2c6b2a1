(deffacts draws-match-discards
   "CR 608.2h: draws that depend on the discards of the line before."
   (ruling (id draws-match-discards)
           (title "Where draws depend on discards, the discards that really happened are counted")
           (says "{player} discarded {count:count card}, and draws {amount}")
           (cr "608.2h" "608.2c"))
   (overrides (ruling draws-match-discards) (over lines-are-followed))
   (overrides (ruling draws-match-discards) (over lines-for-several-players))
   (sentence (rule draws-match-discards-counted) (text "{player} discards {card}"))
   (sentence (rule draws-match-discards-none) (text "{player} discarded nothing and draws nothing"))
   (sentence (rule draws-match-discards-one-less) (text "{player} discarded {count:count card}, and draws {amount}"))
   (sentence (rule draws-match-discards-most) (text "nobody discarded more than {amount:count card}, so {player} draws {amount}"))
   (sentence (rule draws-match-discards-nothing) (text "nothing was discarded, so {player} draws nothing"))
   (sentence (rule draws-match-discards-all) (text "{amount:count card} were discarded in all, so {player} draws {amount}")))

(defrule draws-match-discards-counted
   "Each discarded card counts for its player,"
   (logical (outcome (about ?part) (aspect due) (value discard | discard-one | discard-hand ?player ?) (step ?step))
            (outcome (about ?part) (aspect part-of) (value ?line ?player))
            (outcome (about ?card) (aspect taken-by) (value ?part) (step ?step)))
   =>
   (assert (finding (ruling draws-match-discards) (about ?part) (aspect adds) (value ?card 1) (step ?step)))
   (assert (finding (ruling draws-match-discards) (about ?line) (aspect adds) (value ?card 1) (step ?step))))

(defrule draws-match-discards-none
   "Who discarded nothing draws nothing."
   (logical (outcome (about ?part) (aspect reached) (step ?step))
            (outcome (about ?part) (aspect part-of) (value ?line ?player))
            (instruction (id ?line) (action draw) (source ?source) (half ?half) (line ?number) (measure discards | discards-less-one))
            (instruction (id ?discard) (source ?source) (half ?half) (line ?before&:(= ?before (- ?number 1))))
            (outcome (about ?earlier) (aspect part-of) (value ?discard ?player))
            (not (outcome (about ?earlier) (aspect sum))))
   =>
   (assert (finding (ruling draws-match-discards) (about ?part) (aspect due) (value draw ?player 0) (step ?step))))

(defrule draws-match-discards
   "As many as the player discarded,"
   (logical (outcome (about ?part) (aspect reached) (step ?step))
            (outcome (about ?part) (aspect part-of) (value ?line ?player))
            (instruction (id ?line) (action draw) (source ?source) (half ?half) (line ?number) (measure discards))
            (instruction (id ?discard) (source ?source) (half ?half) (line ?before&:(= ?before (- ?number 1))))
            (outcome (about ?earlier) (aspect part-of) (value ?discard ?player))
            (outcome (about ?earlier) (aspect sum) (value ?count)))
   =>
   (bind ?amount ?count)
   (assert (finding (ruling draws-match-discards) (about ?part) (aspect due) (value draw ?player ?amount) (step ?step))))

(defrule draws-match-discards-one-less
   "or one less,"
   (logical (outcome (about ?part) (aspect reached) (step ?step))
            (outcome (about ?part) (aspect part-of) (value ?line ?player))
            (instruction (id ?line) (action draw) (source ?source) (half ?half) (line ?number) (measure discards-less-one))
            (instruction (id ?discard) (source ?source) (half ?half) (line ?before&:(= ?before (- ?number 1))))
            (outcome (about ?earlier) (aspect part-of) (value ?discard ?player))
            (outcome (about ?earlier) (aspect sum) (value ?count)))
   =>
   (bind ?amount (- ?count 1))
   (assert (finding (ruling draws-match-discards) (about ?part) (aspect due) (value draw ?player ?amount) (step ?step))))

(defrule draws-match-discards-most
   "or as many as the player who discarded most,"
   (logical (outcome (about ?part) (aspect reached) (step ?step))
            (outcome (about ?part) (aspect part-of) (value ?line ?player))
            (instruction (id ?line) (action draw) (source ?source) (half ?half) (line ?number) (measure most-discards))
            (instruction (id ?discard) (source ?source) (half ?half) (line ?before&:(= ?before (- ?number 1))))
            (outcome (about ?earlier) (aspect part-of) (value ?discard ?))
            (outcome (about ?earlier) (aspect sum) (value ?amount))
            (not (and (outcome (about ?other) (aspect part-of) (value ?discard ?))
                      (outcome (about ?other) (aspect sum) (value ?more&:(> ?more ?amount))))))
   =>
   (assert (finding (ruling draws-match-discards) (about ?part) (aspect due) (value draw ?player ?amount) (step ?step))))

(defrule draws-match-discards-all
   "or as many as all players discarded together."
   (logical (outcome (about ?line) (aspect reached) (step ?step))
            (instruction (id ?line) (action draw) (who controller) (source ?source) (half ?half) (line ?number) (measure all-discards))
            (location (object ?source) (zone stack) (player ?player) (step ?step))
            (instruction (id ?discard) (source ?source) (half ?half) (line ?before&:(= ?before (- ?number 1))))
            (outcome (about ?discard) (aspect sum) (value ?amount)))
   =>
   (assert (finding (ruling draws-match-discards) (about ?line) (aspect due) (value draw ?player ?amount) (step ?step))))

(defrule draws-match-discards-nothing
   "That is none if nothing was discarded."
   (logical (outcome (about ?line) (aspect reached) (step ?step))
            (instruction (id ?line) (action draw) (who controller) (source ?source) (half ?half) (line ?number) (measure all-discards))
            (location (object ?source) (zone stack) (player ?player) (step ?step))
            (instruction (id ?discard) (source ?source) (half ?half) (line ?before&:(= ?before (- ?number 1))))
            (not (outcome (about ?discard) (aspect sum))))
   =>
   (assert (finding (ruling draws-match-discards) (about ?line) (aspect due) (value draw ?player 0) (step ?step))))
