(deffacts revealing-shows-everybody
   "CR 701.20a, for a hand that is revealed."
   (ruling (id revealing-shows-everybody)
           (title "A player who reveals a hand shows all of it to every player, whoever told that player to")
           (says "{player} reveals a hand for {instruction}, and {viewer} sees {card} in it")
           (cr "701.20a" "701.20b")))

(defrule revealing-shows-everybody
   "Everybody who is in the game, and every card."
   (logical (outcome (about ?instruction) (aspect due) (value reveal-hand ?player ?) (step ?step))
            (location (object ?card) (zone hand) (player ?player) (step ?step))
            (player (id ?viewer) (status in))
            (not (outcome (about ?viewer) (aspect gone) (step ?step))))
   =>
   (assert (finding (ruling revealing-shows-everybody) (about ?card) (aspect seen-by) (value ?viewer) (step ?step))))
