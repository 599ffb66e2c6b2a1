(deffacts mill-moves-top-cards
   "CR 701.17a, and the passage on what milling is."
   (ruling (id mill-moves-top-cards)
           (title "Milling moves cards from the top of the library to the graveyard")
           (says "{player} mills {amount:count card}, and the library holds {size}")
           (cr "701.17a"))
   (encodes (ruling mill-moves-top-cards) (document flotsam-jetsam) (passage 3))
   (encodes (ruling mill-moves-top-cards) (document breaking-entering) (passage 2))
   (encodes (ruling mill-moves-top-cards) (document cauldrons-gift) (passage 2))
   (encodes (ruling mill-moves-top-cards) (document paranoid-delusions) (passage 2))
   (sentence (rule mill-moves-top-cards-each) (text "{card} is number {place} from the top, and the top {depth:count card} go to {player:possessive} graveyard"))
   (sentence (rule mill-moves-top-cards-happens) (text "{player} has milled {amount:count card}")))

(defrule mill-moves-top-cards
   "A library that holds enough gives up as many cards as are called for."
   (logical (outcome (about ?instruction) (aspect called-for) (value mill ?player ?amount) (step ?step))
            (library (player ?player) (size ?size&:(<= ?amount ?size)) (step ?step)))
   =>
   (assert (finding (ruling mill-moves-top-cards) (about ?instruction) (aspect amount) (value ?amount) (step ?step)))
   (assert (finding (ruling mill-moves-top-cards) (about ?player) (aspect depth) (value ?amount) (step ?step))))

(defrule mill-moves-top-cards-each
   "Each known card within the milled part goes to its owner's graveyard."
   (logical (outcome (about ?instruction) (aspect called-for) (value mill ?player ?) (step ?step))
            (outcome (about ?player) (aspect depth) (value ?depth) (step ?step))
            (location (object ?card) (zone library) (player ?player) (place ?place&:(<= 1 ?place ?depth)) (step ?step)))
   =>
   (assert (finding (ruling mill-moves-top-cards) (about ?card) (aspect taken-by) (value ?instruction) (step ?step)))
   (assert (finding (ruling mill-moves-top-cards) (about ?card) (aspect destination) (value graveyard) (step ?step))))

(defrule mill-moves-top-cards-happens
   "Triggers see a player mill if at least one card was milled."
   (logical (outcome (about ?instruction) (aspect called-for) (value mill ?player ?) (step ?step))
            (outcome (about ?instruction) (aspect amount) (value ?amount&:(> ?amount 0)) (step ?step)))
   =>
   (assert (finding (ruling mill-moves-top-cards) (about ?instruction) (aspect happens) (value mill ?player none) (step ?step))))
