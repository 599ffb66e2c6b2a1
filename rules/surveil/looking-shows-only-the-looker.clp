(deffacts looking-shows-only-the-looker
   "CR 701.20e, for cards that a player looks at while surveilling."
   (ruling (id looking-shows-only-the-looker)
           (title "A card that is looked at is shown to nobody but the player who looks")
           (says "{player} looks at {card}, and nobody else is shown it")
           (cr "701.20e" "701.25a")))

(defrule looking-shows-only-the-looker
   "The surveilling player sees the card."
   (logical (outcome (about ?instruction) (aspect due) (value surveil ?player ?) (step ?step))
            (outcome (about ?instruction) (aspect choosable) (value ?card) (step ?step)))
   =>
   (assert (finding (ruling looking-shows-only-the-looker) (about ?card) (aspect seen-by) (value ?player) (step ?step))))
