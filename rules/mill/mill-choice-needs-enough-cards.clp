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
   "The same for an instruction that leaves it to the player."
   (logical (choice (id ?choice) (player ?player) (for ?instruction) (option yes))
            (instruction (id ?instruction) (action mill) (amount ?amount) (optional yes) (source none) (step ?step))
            (library (player ?player) (size ?size&:(> ?amount ?size)) (step ?step)))
   =>
   (assert (finding (ruling mill-choice-needs-enough-cards) (about ?choice) (aspect legality) (value illegal) (step ?step))))

(defrule mill-choice-needs-enough-cards-option-met
   "And if there are enough, it may be taken."
   (logical (choice (id ?choice) (player ?player) (for ?instruction) (option yes))
            (instruction (id ?instruction) (action mill) (amount ?amount) (optional yes) (source none) (step ?step))
            (library (player ?player) (size ?size&:(<= ?amount ?size)) (step ?step)))
   =>
   (assert (finding (ruling mill-choice-needs-enough-cards) (about ?choice) (aspect legality) (value legal) (step ?step))))
