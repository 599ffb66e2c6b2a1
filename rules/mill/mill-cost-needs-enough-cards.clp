(deffacts mill-cost-needs-enough-cards
   "CR 701.17b and 118.3: a cost that mills."
   (ruling (id mill-cost-needs-enough-cards)
           (title "Milling as a cost needs enough cards")
           (says "{player} can't pay {cost}: it mills {amount} and the library holds {size}")
           (cr "701.17b" "118.3"))
   (encodes (ruling mill-cost-needs-enough-cards) (document flotsam-jetsam) (passage 4))
   (encodes (ruling mill-cost-needs-enough-cards) (document breaking-entering) (passage 3))
   (encodes (ruling mill-cost-needs-enough-cards) (document cauldrons-gift) (passage 3))
   (encodes (ruling mill-cost-needs-enough-cards) (document paranoid-delusions) (passage 3))
   (sentence (rule mill-cost-needs-enough-cards-met) (text "{player} can pay {cost}: it mills {amount} and the library holds {size}")))

(defrule mill-cost-needs-enough-cards
   "A cost that mills more than the payer's library holds can't be paid."
   (logical (cost (id ?cost) (of ?attempt) (payer ?player) (action mill) (amount ?amount))
            (attempt (id ?attempt) (step ?step))
            (library (player ?player) (size ?size&:(> ?amount ?size)) (step ?step)))
   =>
   (assert (finding (ruling mill-cost-needs-enough-cards) (about ?cost) (aspect payable) (value no) (step ?step))))

(defrule mill-cost-needs-enough-cards-met
   "A cost that mills no more than there are can be paid."
   (logical (cost (id ?cost) (of ?attempt) (payer ?player) (action mill) (amount ?amount))
            (attempt (id ?attempt) (step ?step))
            (library (player ?player) (size ?size&:(<= ?amount ?size)) (step ?step)))
   =>
   (assert (finding (ruling mill-cost-needs-enough-cards) (about ?cost) (aspect payable) (value yes) (step ?step))))
