(deffacts attacking-lasts
   "The frame rule of who attacks: CR 506.4 and 508.1k."
   (ruling (id attacking-lasts)
           (title "An attacking creature goes on attacking until it is removed from combat")
           (says "{creature} goes on attacking {player}")
           (cr "508.1k" "506.4")))

(defrule attacking-lasts
   "It is removed if it leaves, if another player gains control of it, or if the turn is over."
   (logical (moment (step ?step) (next ?next))
            (attacking (object ?creature) (player ?player) (step ?step))
            (not (outcome (about ?creature) (aspect destination | controlled-by) (step ?step)))
            (not (event (kind cleanup | turn-begins) (step ?step))))
   =>
   (assert (attacking (object ?creature) (player ?player) (step ?next))))
