(deffacts range-is-counted-in-seats
   "CR 801.2: who is outside a player's range of influence."
   (ruling (id range-is-counted-in-seats)
           (title "A limited range reaches so many seats to either side")
           (says "{other} sits {distance} seats away from {player}, whose range is {range}")
           (cr "801.2" "801.2a" "801.2c"))
   (equivalent (rule range-is-counted-in-seats) (change "drop condition 5")
               (reason "with fewer seats than there are the way round is only shorter, so nobody further is beyond the range")))

(defrule range-is-counted-in-seats
   "The shorter way round the table counts, and seats of players who have left don't."
   (logical (player (id ?player) (range ?range&:(integerp ?range)))
            (outcome (about ?player) (aspect position) (value ?here))
            (outcome (about ?other) (aspect position) (value ?there))
            (outcome (aspect position) (value ?last))
            (not (outcome (aspect position) (value ?more&:(> ?more ?last))))
            (test (> (min (abs (- ?here ?there)) (- ?last (abs (- ?here ?there)))) ?range)))
   =>
   (bind ?distance (min (abs (- ?here ?there)) (- ?last (abs (- ?here ?there)))))
   (assert (finding (ruling range-is-counted-in-seats) (about ?player) (aspect beyond) (value ?other))))
