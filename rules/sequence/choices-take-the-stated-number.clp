(deffacts choices-take-the-stated-number
   "CR 608.2d: how many things a player may choose."
   (ruling (id choices-take-the-stated-number)
           (title "A choice takes no more than it is allowed to, and can't be refused unless the effect says so")
           (says "{player} chooses more than the {amount} that {line} allows")
           (cr "608.2d"))
   (sentence (rule choices-take-the-stated-number-refused) (text "{player} has to choose something for {line}: {option} is possible")))

(defrule choices-take-the-stated-number
   "More than the stated number is illegal."
   (logical (outcome (aspect asks) (value ?player ?line) (step ?step))
            (instruction (id ?line) (amount ?amount))
            (choice (id ?choice) (player ?player) (for ?line) (option $?options&:(> (length$ ?options) ?amount))))
   =>
   (assert (finding (ruling choices-take-the-stated-number) (about ?choice) (aspect legality) (value illegal) (step ?step))))

(defrule choices-take-the-stated-number-refused
   "Refusing is illegal where the effect isn't optional and something can be chosen."
   (logical (outcome (about ?instruction) (aspect asks) (value ?player ?line) (step ?step))
            (instruction (id ?line) (optional no))
            (choice (id ?choice) (player ?player) (for ?line) (option no))
            (outcome (about ?instruction) (aspect choosable) (value ?option) (step ?step)))
   =>
   (assert (finding (ruling choices-take-the-stated-number) (about ?choice) (aspect legality) (value illegal) (step ?step))))
