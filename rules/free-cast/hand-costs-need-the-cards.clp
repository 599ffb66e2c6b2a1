(deffacts hand-costs-need-the-cards
   "CR 118.3, for costs that discard or reveal cards from a hand."
   (ruling (id hand-costs-need-the-cards)
           (title "Discarding or revealing as a cost needs enough cards in hand that fit")
           (says "{player} can't pay {cost}: {have} of the {amount} that it takes")
           (cr "118.3" "601.2a" "701.9a" "701.20a"))
   (sentence (rule hand-costs-need-the-cards-fits) (text "{card} is in {player:possessive} hand and would do for {cost}"))
   (sentence (rule hand-costs-need-the-cards-none) (text "{player} can't pay {cost}: no card in hand would do"))
   (sentence (rule hand-costs-need-the-cards-met) (text "{player} can pay {cost} with {have:count card} in hand")))

(defrule hand-costs-need-the-cards-fits
   "Each card in the payer's hand that fits, but not the one that is being cast: that is on the stack by then."
   (logical (cost (id ?cost) (of ?attempt) (payer ?player) (action discard | reveal) (criterion ?criterion) (with ?with))
            (attempt (id ?attempt) (object ?cast) (step ?step))
            (location (object ?card&~?cast) (zone hand) (player ?player) (since ?since) (step ?step))
            (test (or (eq ?with none) (eq ?with ?card)))
            (not (outcome (about ?card) (aspect fails) (value ?criterion) (step ?since))))
   =>
   (assert (finding (ruling hand-costs-need-the-cards) (about ?cost) (aspect adds) (value ?card 1) (step ?step))))

(defrule hand-costs-need-the-cards
   "Too few."
   (logical (cost (id ?cost) (payer ?player) (action discard | reveal) (amount ?amount))
            (outcome (about ?cost) (aspect sum) (value ?have&:(< ?have ?amount)) (step ?step)))
   =>
   (assert (finding (ruling hand-costs-need-the-cards) (about ?cost) (aspect payable) (value no) (step ?step))))

(defrule hand-costs-need-the-cards-none
   "None at all."
   (logical (cost (id ?cost) (of ?attempt) (payer ?player) (action discard | reveal) (amount ~0))
            (attempt (id ?attempt) (step ?step))
            (not (outcome (about ?cost) (aspect sum) (step ?step))))
   =>
   (assert (finding (ruling hand-costs-need-the-cards) (about ?cost) (aspect payable) (value no) (step ?step))))

(defrule hand-costs-need-the-cards-met
   "Enough."
   (logical (cost (id ?cost) (payer ?player) (action discard | reveal) (amount ?amount))
            (outcome (about ?cost) (aspect sum) (value ?have&:(>= ?have ?amount)) (step ?step)))
   =>
   (assert (finding (ruling hand-costs-need-the-cards) (about ?cost) (aspect payable) (value yes) (step ?step))))
