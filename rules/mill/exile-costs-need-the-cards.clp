(deffacts exile-costs-need-the-cards
   "CR 118.3: a cost that exiles cards from the top of a library."
   (ruling (id exile-costs-need-the-cards)
           (title "Exiling cards from the top of a library as a cost needs as many cards")
           (says "{player} can't pay {cost}: it exiles {amount} and the library holds {size}")
           (cr "118.3"))
   (sentence (rule exile-costs-need-the-cards-met) (text "{player} can pay {cost}: it exiles {amount} and the library holds {size}")))

(defrule exile-costs-need-the-cards
   "With fewer it can't be paid."
   (logical (cost (id ?cost) (of ?attempt) (payer ?player) (action exile-top) (amount ?amount))
            (attempt (id ?attempt) (step ?step))
            (library (player ?player) (size ?size&:(> ?amount ?size)) (step ?step)))
   =>
   (assert (finding (ruling exile-costs-need-the-cards) (about ?cost) (aspect payable) (value no) (step ?step))))

(defrule exile-costs-need-the-cards-met
   "With enough it can."
   (logical (cost (id ?cost) (of ?attempt) (payer ?player) (action exile-top) (amount ?amount))
            (attempt (id ?attempt) (step ?step))
            (library (player ?player) (size ?size&:(<= ?amount ?size)) (step ?step)))
   =>
   (assert (finding (ruling exile-costs-need-the-cards) (about ?cost) (aspect payable) (value yes) (step ?step))))
