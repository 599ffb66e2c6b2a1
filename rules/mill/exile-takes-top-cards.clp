(deffacts exile-takes-top-cards
   "CR 609.3 and 701.17a: exiling from the top of a library is not milling."
   (ruling (id exile-takes-top-cards)
           (title "Exiling from the top of a library moves as many cards as there are, and mills none")
           (says "{player} exiles {taken:count card} from the top of a library of {size}")
           (cr "609.3" "701.17a"))
   (sentence (rule exile-takes-top-cards-each) (text "{card} is number {place} from the top, and the top {depth:count card} of {player:possessive} library are exiled")))

(defrule exile-takes-top-cards
   "As many as are called for, or all."
   (logical (outcome (about ?instruction) (aspect called-for) (value exile-top ?player ?amount) (step ?step))
            (library (player ?player) (size ?size) (step ?step)))
   =>
   (bind ?taken (min ?amount ?size))
   (assert (finding (ruling exile-takes-top-cards) (about ?instruction) (aspect amount) (value ?taken) (step ?step)))
   (assert (finding (ruling exile-takes-top-cards) (about ?player) (aspect depth) (value ?taken) (step ?step))))

(defrule exile-takes-top-cards-each
   "Each known card within the exiled part goes to exile."
   (logical (outcome (about ?instruction) (aspect called-for) (value exile-top ?player ?) (step ?step))
            (outcome (about ?player) (aspect depth) (value ?depth) (step ?step))
            (location (object ?card) (zone library) (player ?player) (place ?place&:(<= 1 ?place ?depth)) (step ?step)))
   =>
   (assert (finding (ruling exile-takes-top-cards) (about ?card) (aspect taken-by) (value ?instruction) (step ?step)))
   (assert (finding (ruling exile-takes-top-cards) (about ?card) (aspect destination) (value exile) (step ?step))))
