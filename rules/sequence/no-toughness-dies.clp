(deffacts no-toughness-dies
   "CR 704.5f. (Effects on power and toughness aren't reckoned with.)"
   (ruling (id no-toughness-dies)
           (title "A creature with toughness 0 is put into its owner's graveyard when state-based actions are performed")
           (says "{creature} has toughness {toughness} and no +1/+1 counter")
           (cr "704.5f"))
   (sentence (rule no-toughness-dies-countered) (text "{creature} has toughness {toughness} and {amount:count +1/+1 counter}"))
   (sentence (rule no-toughness-dies-graveyard) (text "{creature} goes to its owner's graveyard")))

(defrule no-toughness-dies
   "With nothing on it."
   (logical (outcome (about ?cause) (aspect state-checked) (step ?step))
            (face (object ?creature) (half whole) (toughness ?toughness&:(and (integerp ?toughness) (<= ?toughness 0))))
            (location (object ?creature) (zone battlefield) (since ?since) (step ?step))
            (outcome (about ?creature) (aspect types) (value $? creature $?) (step ?since))
            (not (counters (object ?creature) (kind +1/+1) (step ?step))))
   =>
   (assert (finding (ruling no-toughness-dies) (about ?creature) (aspect taken-by) (value ?cause) (step ?step))))

(defrule no-toughness-dies-countered
   "Or with too few counters."
   (logical (outcome (about ?cause) (aspect state-checked) (step ?step))
            (face (object ?creature) (half whole) (toughness ?toughness&:(integerp ?toughness)))
            (location (object ?creature) (zone battlefield) (since ?since) (step ?step))
            (outcome (about ?creature) (aspect types) (value $? creature $?) (step ?since))
            (counters (object ?creature) (kind +1/+1) (amount ?amount&:(<= (+ ?amount ?toughness) 0)) (step ?step)))
   =>
   (assert (finding (ruling no-toughness-dies) (about ?creature) (aspect taken-by) (value ?cause) (step ?step))))

(defrule no-toughness-dies-graveyard
   "It isn't destroyed; it goes there."
   (logical (outcome (about ?creature) (aspect taken-by) (by no-toughness-dies) (step ?step)))
   =>
   (assert (finding (ruling no-toughness-dies) (about ?creature) (aspect destination) (value graveyard) (step ?step))))
