(deffacts surveil-looks-and-sorts
   "CR 701.25a."
   (ruling (id surveil-looks-and-sorts)
           (title "To surveil is to look at the top cards and sort them into graveyard and library")
           (says "{player} surveils {amount}: the library holds {size}, so that is {seen:count card}")
           (cr "701.25a" "609.3"))
   (encodes (ruling surveil-looks-and-sorts) (document discovery-dispersal) (passage 1))
   (sentence (rule surveil-looks-and-sorts-occurs) (text "{player} is told to surveil {amount}"))
   (sentence (rule surveil-looks-and-sorts-each) (text "{card} is number {place} from the top and {player} looks at {amount:count card}, so it may go to the graveyard"))
   (sentence (rule surveil-looks-and-sorts-graveyard) (text "{player} puts {card} into the graveyard"))
   (sentence (rule surveil-looks-and-sorts-kept) (text "{player} looks at {amount:count card}, and {kept} of them go back on top"))
   (sentence (rule surveil-looks-and-sorts-leave) (text "{player} puts {gone:count card} into the graveyard"))
   (sentence (rule surveil-looks-and-sorts-happens) (text "{player} has surveilled")))

(defrule surveil-looks-and-sorts-occurs
   "Being told to surveil, a player does."
   (logical (outcome (about ?instruction) (aspect due) (value surveil ?player ?amount) (step ?step)))
   =>
   (assert (finding (ruling surveil-looks-and-sorts) (about ?instruction) (aspect occurs) (value yes) (step ?step))))

(defrule surveil-looks-and-sorts
   "As many cards are looked at as are called for, or all there are."
   (logical (outcome (about ?instruction) (aspect due) (value surveil ?player ?amount) (step ?step))
            (outcome (about ?instruction) (aspect occurs) (value yes) (step ?step))
            (library (player ?player) (size ?size) (step ?step)))
   =>
   (bind ?seen (min ?amount ?size))
   (assert (finding (ruling surveil-looks-and-sorts) (about ?instruction) (aspect amount) (value ?seen) (step ?step))))

(defrule surveil-looks-and-sorts-each
   "Each known card among them may go to the graveyard."
   (logical (outcome (about ?instruction) (aspect due) (value surveil ?player ?) (step ?step))
            (outcome (about ?instruction) (aspect amount) (value ?amount) (step ?step))
            (location (object ?card) (zone library) (player ?player) (place ?place&:(<= 1 ?place ?amount)) (step ?step)))
   =>
   (assert (finding (ruling surveil-looks-and-sorts) (about ?instruction) (aspect choosable) (value ?card) (step ?step))))

(defrule surveil-looks-and-sorts-graveyard
   "The ones that were chosen for it go there."
   (logical (outcome (about ?instruction) (aspect due) (value surveil ?player ?) (step ?step))
            (choice (id ?choice) (player ?player) (for ?instruction) (number 1) (option $? ?card $?))
            (outcome (about ?choice) (aspect legality) (value legal) (step ?step)))
   =>
   (assert (finding (ruling surveil-looks-and-sorts) (about ?card) (aspect taken-by) (value ?instruction) (step ?step)))
   (assert (finding (ruling surveil-looks-and-sorts) (about ?card) (aspect destination) (value graveyard) (step ?step))))

(defrule surveil-looks-and-sorts-leave
   "They leave that many places of the library."
   (logical (outcome (about ?instruction) (aspect due) (value surveil ?player ?) (step ?step))
            (choice (id ?choice) (player ?player) (for ?instruction) (number 1) (option ? $?others))
            (outcome (about ?choice) (aspect legality) (value legal) (step ?step)))
   =>
   (bind ?gone (+ 1 (length$ ?others)))
   (assert (finding (ruling surveil-looks-and-sorts) (about ?player) (aspect depth) (value ?gone) (step ?step))))

(defrule surveil-looks-and-sorts-kept
   "The others go back on top."
   (logical (outcome (about ?instruction) (aspect due) (value surveil ?player ?) (step ?step))
            (outcome (about ?instruction) (aspect amount) (value ?amount) (step ?step))
            (choice (id ?choice) (player ?player) (for ?instruction) (number 1) (option $?binned))
            (outcome (about ?choice) (aspect legality) (value legal) (step ?step)))
   =>
   (bind ?kept (- ?amount (length$ ?binned)))
   (assert (finding (ruling surveil-looks-and-sorts) (about ?instruction) (aspect kept) (value ?kept) (step ?step))))

(defrule surveil-looks-and-sorts-happens
   "Triggers see it when it is done, even if there was no card to look at (CR 701.25d)."
   (logical (outcome (about ?instruction) (aspect due) (value surveil ?player ?) (step ?step))
            (outcome (about ?instruction) (aspect occurs) (value yes) (step ?step)))
   =>
   (assert (finding (ruling surveil-looks-and-sorts) (about ?instruction) (aspect happens) (value surveil ?player none) (step ?step))))
