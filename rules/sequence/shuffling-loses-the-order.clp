(deffacts shuffling-loses-the-order
   "CR 701.24a: what a shuffle does to a library."
   (ruling (id shuffling-loses-the-order)
           (title "After a shuffle nobody knows where a card is in the library")
           (says "{player} shuffles the library, and its order is lost")
           (cr "701.24a")))

(defrule shuffling-loses-the-order
   "Whoever is told to shuffle does so with the own library."
   (logical (outcome (aspect due) (value shuffle ?player ?) (step ?step)))
   =>
   (assert (finding (ruling shuffling-loses-the-order) (about ?player) (aspect shuffled) (value yes) (step ?step))))
