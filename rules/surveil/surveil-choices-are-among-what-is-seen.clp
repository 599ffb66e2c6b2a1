(deffacts surveil-choices-are-among-what-is-seen
   "CR 701.25a: what the surveilling player may choose."
   (ruling (id surveil-choices-are-among-what-is-seen)
           (title "A surveilling player chooses among the cards looked at and no others")
           (says "{player} surveils and so chooses what goes to the graveyard: {options:list|nothing}")
           (cr "701.25a"))
   (equivalent (rule surveil-choices-are-among-what-is-seen-order)
               (change ">= instead of = in (= (length$ ?order) (length$ ?left)) of condition 2")
               (reason "an order with too many cards is found illegal by this ruling too, and that beats legal"))
   (sentence (rule surveil-choices-are-among-what-is-seen-unseen) (text "{card} isn't among the cards that {player} looks at, so it can't be chosen"))
   (sentence (rule surveil-choices-are-among-what-is-seen-twice) (text "{player} chooses a card more than once"))
   (sentence (rule surveil-choices-are-among-what-is-seen-another) (text "{player} surveils, so the choice isn't {other:possessive}"))
   (sentence (rule surveil-choices-are-among-what-is-seen-order) (text "{player} puts back each card that stays, in an order of choice"))
   (sentence (rule surveil-choices-are-among-what-is-seen-order-wrong) (text "{player} has to put back {left:list|nothing}, each once")))

(defrule surveil-choices-are-among-what-is-seen
   "The surveilling player may choose any of them, or none, unless something speaks against it."
   (logical (outcome (about ?instruction) (aspect due) (value surveil ?player ?) (step ?step))
            (choice (id ?choice) (player ?player) (for ?instruction) (number 1) (option $?options)))
   =>
   (assert (finding (ruling surveil-choices-are-among-what-is-seen) (about ?choice) (aspect legality) (value legal) (step ?step))))

(defrule surveil-choices-are-among-what-is-seen-unseen
   "A card that isn't looked at can't be chosen."
   (logical (outcome (about ?instruction) (aspect due) (value surveil ?player ?) (step ?step))
            (choice (id ?choice) (player ?player) (for ?instruction) (number 1) (option $? ?card $?))
            (not (outcome (about ?instruction) (aspect choosable) (value ?card) (step ?step))))
   =>
   (assert (finding (ruling surveil-choices-are-among-what-is-seen) (about ?choice) (aspect legality) (value illegal) (step ?step))))

(defrule surveil-choices-are-among-what-is-seen-twice
   "Nor can a card be chosen twice."
   (logical (outcome (about ?instruction) (aspect due) (value surveil ?player ?) (step ?step))
            (choice (id ?choice) (player ?player) (for ?instruction) (number 1)
                    (option $?options&:(> (length$ ?options) (length$ (each-once ?options))))))
   =>
   (assert (finding (ruling surveil-choices-are-among-what-is-seen) (about ?choice) (aspect legality) (value illegal) (step ?step))))

(defrule surveil-choices-are-among-what-is-seen-another
   "Nobody else chooses."
   (logical (outcome (about ?instruction) (aspect due) (value surveil ?player ?) (step ?step))
            (choice (id ?choice) (player ?other&~?player) (for ?instruction)))
   =>
   (assert (finding (ruling surveil-choices-are-among-what-is-seen) (about ?choice) (aspect legality) (value illegal) (step ?step))))

(defrule surveil-choices-are-among-what-is-seen-order
   "The cards that stay go back in any order."
   (logical (outcome (about ?instruction) (aspect stays) (value $?left) (step ?step))
            (choice (id ?choice) (player ?player) (for ?instruction) (number 2)
                    (option $?order&:(and (= (length$ ?order) (length$ ?left)) (subsetp ?left ?order)))))
   =>
   (assert (finding (ruling surveil-choices-are-among-what-is-seen) (about ?choice) (aspect legality) (value legal) (step ?step))))

(defrule surveil-choices-are-among-what-is-seen-order-wrong
   "None of them is left out, and no other card is put among them."
   (logical (outcome (about ?instruction) (aspect stays) (value $?left) (step ?step))
            (choice (id ?choice) (player ?player) (for ?instruction) (number 2)
                    (option $?order&:(not (and (= (length$ ?order) (length$ ?left)) (subsetp ?left ?order))))))
   =>
   (assert (finding (ruling surveil-choices-are-among-what-is-seen) (about ?choice) (aspect legality) (value illegal) (step ?step))))
