(deffacts kept-cards-go-back-on-top
   "CR 701.25a: where the cards stand that a surveil leaves in the library."
   (ruling (id kept-cards-go-back-on-top)
           (title "What a surveil keeps goes back on top in the chosen order")
           (says "{card} goes back at place {place}")
           (cr "701.25a"))
   (sentence (rule kept-cards-go-back-on-top-first) (text "{player} looks at {card}, the top card"))
   (sentence (rule kept-cards-go-back-on-top-next) (text "{player} looks at {card} too, number {place} from the top"))
   (sentence (rule kept-cards-go-back-on-top-rest) (text "of what {player} looks at, {left:list|nothing} stays in the library"))
   (sentence (rule kept-cards-go-back-on-top-all) (text "nothing is put into the graveyard, so {left:list} stays in the library"))
   (sentence (rule kept-cards-go-back-on-top-chosen) (text "{player} chooses the order {order:list}"))
   (sentence (rule kept-cards-go-back-on-top-as-before) (text "{left:list|nothing} stays in the order as it was")))

(defrule kept-cards-go-back-on-top-first
   "The cards that are looked at, if they are known: first the top one."
   (logical (outcome (about ?instruction) (aspect due) (value surveil ?player ?) (step ?step))
            (outcome (about ?instruction) (aspect amount) (step ?step))
            (location (object ?card) (zone library) (player ?player) (place 1) (step ?step)))
   =>
   (assert (finding (ruling kept-cards-go-back-on-top) (about ?instruction) (aspect looked-at) (value ?card) (step ?step))))

(defrule kept-cards-go-back-on-top-next
   "Then each one below it."
   (logical (outcome (about ?instruction) (aspect looked-at) (value $?above) (step ?step))
            (outcome (about ?instruction) (aspect due) (value surveil ?player ?) (step ?step))
            (outcome (about ?instruction) (aspect amount) (value ?amount&:(> ?amount (length$ ?above))) (step ?step))
            (location (object ?card) (zone library) (player ?player) (place ?place&:(= ?place (+ 1 (length$ ?above)))) (step ?step)))
   =>
   (assert (finding (ruling kept-cards-go-back-on-top) (about ?instruction) (aspect looked-at) (value ?above ?card) (step ?step))))

(defrule kept-cards-go-back-on-top-rest
   "What doesn't go to the graveyard stays."
   (logical (outcome (about ?instruction) (aspect amount) (value ?amount) (step ?step))
            (outcome (about ?instruction) (aspect looked-at) (value $?cards&:(= ?amount (length$ ?cards))) (step ?step))
            (choice (id ?choice) (player ?player) (for ?instruction) (number 1) (option $?gone))
            (outcome (about ?choice) (aspect legality) (value legal) (step ?step)))
   =>
   (bind ?left (without ?cards ?gone))
   (assert (finding (ruling kept-cards-go-back-on-top) (about ?instruction) (aspect stays) (value ?left) (step ?step))))

(defrule kept-cards-go-back-on-top-all
   "A player who only chooses an order keeps all of them."
   (logical (outcome (about ?instruction) (aspect amount) (value ?amount) (step ?step))
            (outcome (about ?instruction) (aspect looked-at) (value $?left&:(= ?amount (length$ ?left))) (step ?step))
            (exists (choice (player ?player) (for ?instruction) (number 2)))
            (not (choice (player ?player) (for ?instruction) (number 1))))
   =>
   (assert (finding (ruling kept-cards-go-back-on-top) (about ?instruction) (aspect stays) (value ?left) (step ?step))))

(defrule kept-cards-go-back-on-top-chosen
   "A legal choice of an order is the order."
   (logical (outcome (about ?instruction) (aspect due) (value surveil ?player ?) (step ?step))
            (choice (id ?choice) (player ?player) (for ?instruction) (number 2) (option $?order))
            (outcome (about ?choice) (aspect legality) (value legal) (step ?step)))
   =>
   (assert (finding (ruling kept-cards-go-back-on-top) (about ?instruction) (aspect order) (value ?order) (step ?step))))

(defrule kept-cards-go-back-on-top-as-before
   "Without one the order is as it was."
   (logical (outcome (about ?instruction) (aspect stays) (value $?left) (step ?step))
            (not (and (choice (id ?choice) (for ?instruction) (number 2))
                      (outcome (about ?choice) (aspect legality) (value legal) (step ?step)))))
   =>
   (assert (finding (ruling kept-cards-go-back-on-top) (about ?instruction) (aspect order) (value ?left) (step ?step))))

(defrule kept-cards-go-back-on-top
   "Each of them has the place that the order gives it."
   (logical (outcome (aspect order) (value $?above ?card $?) (step ?step)))
   =>
   (bind ?place (+ 1 (length$ ?above)))
   (assert (finding (ruling kept-cards-go-back-on-top) (about ?card) (aspect place) (value ?place) (step ?step))))
