(deffacts seats-give-turn-order
   "CR 101.4 and 800.4a: places at the table and turn order."
   (ruling (id seats-give-turn-order)
           (title "Turn order goes round the table from the active player, past those who have left")
           (says "{player} is {turns} places after {active}, the active player")
           (cr "101.4" "800.4a"))
   (sentence (rule seats-give-turn-order-first) (text "{player} has the first seat that is still taken"))
   (sentence (rule seats-give-turn-order-next) (text "{player} has the next seat after {previous} that is still taken")))

(defrule seats-give-turn-order-first
   "Places are counted from the lowest seat that is still taken."
   (logical (player (id ?player) (seat ?seat&:(> ?seat 0)) (status in))
            (not (player (seat ?lower&:(< 0 ?lower ?seat)) (status in))))
   =>
   (assert (finding (ruling seats-give-turn-order) (about ?player) (aspect position) (value 1))))

(defrule seats-give-turn-order-next
   "Each further one is the next seat that is still taken."
   (logical (outcome (about ?previous) (aspect position) (value ?position))
            (player (id ?previous) (seat ?low))
            (player (id ?player) (seat ?seat&:(> ?seat ?low)) (status in))
            (not (player (seat ?between&:(< ?low ?between ?seat)) (status in))))
   =>
   (assert (finding (ruling seats-give-turn-order) (about ?player) (aspect position) (value (+ ?position 1)))))

(defrule seats-give-turn-order-after
   "Those with higher places follow the active player,"
   (logical (turn (active ?active))
            (outcome (about ?active) (aspect position) (value ?start))
            (outcome (about ?player) (aspect position) (value ?position&:(>= ?position ?start))))
   =>
   (bind ?turns (- ?position ?start))
   (assert (finding (ruling seats-give-turn-order) (about ?player) (aspect turns-away) (value ?turns))))

(defrule seats-give-turn-order-around
   "and after the last place comes the first."
   (logical (turn (active ?active))
            (outcome (about ?active) (aspect position) (value ?start))
            (outcome (about ?player) (aspect position) (value ?position&:(< ?position ?start)))
            (outcome (aspect position) (value ?last))
            (not (outcome (aspect position) (value ?more&:(> ?more ?last)))))
   =>
   (bind ?turns (+ ?position (- ?last ?start)))
   (assert (finding (ruling seats-give-turn-order) (about ?player) (aspect turns-away) (value ?turns))))
