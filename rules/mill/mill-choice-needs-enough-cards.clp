(deffacts mill-choice-needs-enough-cards
   "CR 701.17b: a choice to mill."
   (ruling (id mill-choice-needs-enough-cards)
           (title "A player can't choose to mill more cards than the library holds")
           (says "{player} can't choose to mill {amount}: the library holds {size}")
           (cr "701.17b"))
   (encodes (ruling mill-choice-needs-enough-cards) (document flotsam-jetsam) (passage 4))
   (encodes (ruling mill-choice-needs-enough-cards) (document breaking-entering) (passage 3))
   (encodes (ruling mill-choice-needs-enough-cards) (document cauldrons-gift) (passage 3))
   (encodes (ruling mill-choice-needs-enough-cards) (document paranoid-delusions) (passage 3))
   (overrides (ruling mill-choice-needs-enough-cards) (over options-are-taken-or-left))
   (sentence (rule mill-choice-needs-enough-cards-met) (text "{player} may choose to mill {amount}: the library holds {size}"))
   (sentence (rule mill-choice-needs-enough-cards-option) (text "{player} can't choose to mill {amount}: the library holds {size}"))
   (sentence (rule mill-choice-needs-enough-cards-option-met) (text "{player} may choose to mill {amount}: the library holds {size}")))

(defrule mill-choice-needs-enough-cards
   "Choosing to mill more than there are is illegal."
   (logical (attempt (id ?attempt) (player ?player) (action mill) (amount ?amount) (step ?step))
            (library (player ?player) (size ?size&:(> ?amount ?size)) (step ?step)))
   =>
   (assert (finding (ruling mill-choice-needs-enough-cards) (about ?attempt) (aspect legality) (value illegal) (step ?step))))

(defrule mill-choice-needs-enough-cards-met
   "Choosing to mill no more than there are is legal."
   (logical (attempt (id ?attempt) (player ?player) (action mill) (amount ?amount) (step ?step))
            (library (player ?player) (size ?size&:(<= ?amount ?size)) (step ?step)))
   =>
   (assert (finding (ruling mill-choice-needs-enough-cards) (about ?attempt) (aspect legality) (value legal) (step ?step))))

(defrule mill-choice-needs-enough-cards-option
   "The same for an effect that lets a player mill: that option can't be taken."
   (logical (outcome (about ?instruction) (aspect asked) (value mill ?player ?amount) (step ?step))
            (choice (id ?choice) (player ?player) (for ?instruction) (option yes))
            (library (player ?player) (size ?size&:(> ?amount ?size)) (step ?step)))
   =>
   (assert (finding (ruling mill-choice-needs-enough-cards) (about ?choice) (aspect legality) (value illegal) (step ?step))))

(defrule mill-choice-needs-enough-cards-option-met
   "And if there are enough, it can."
   (logical (outcome (about ?instruction) (aspect asked) (value mill ?player ?amount) (step ?step))
            (choice (id ?choice) (player ?player) (for ?instruction) (option yes))
            (library (player ?player) (size ?size&:(<= ?amount ?size)) (step ?step)))
   =>
   (assert (finding (ruling mill-choice-needs-enough-cards) (about ?choice) (aspect legality) (value legal) (step ?step))))
