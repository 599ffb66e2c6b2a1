(deffacts lethal-damage-destroys
   "CR 704.5g and 120.6: damage marked on a creature."
   (ruling (id lethal-damage-destroys)
           (title "A creature with damage of at least its toughness is destroyed when state-based actions are performed")
           (says "{creature} has been dealt {damage} damage and has toughness {toughness}")
           (cr "704.5g" "120.6"))
   (sentence (rule lethal-damage-destroys-marked) (text "{instruction} dealt {amount} damage to {creature}"))
   (sentence (rule lethal-damage-destroys-graveyard) (text "{creature} is destroyed and goes to its owner's graveyard")))

(defrule lethal-damage-destroys-marked
   "Damage stays marked on the creature as long as it is the same object."
   (logical (outcome (aspect state-checked) (step ?step))
            (outcome (about ?instruction) (aspect due) (value damage ? ?) (step ?dealt&:(< ?dealt ?step)))
            (outcome (about ?instruction) (aspect acts-on) (value ?creature) (step ?dealt))
            (outcome (about ?instruction) (aspect amount) (value ?amount) (step ?dealt))
            (location (object ?creature) (zone battlefield) (since ?since&:(<= ?since ?dealt)) (step ?step))
            (outcome (about ?creature) (aspect types) (value $? creature $?) (step ?since)))
   =>
   (assert (finding (ruling lethal-damage-destroys) (about ?creature) (aspect adds) (value ?instruction ?amount) (step ?step))))

(defrule lethal-damage-destroys
   "As much as its toughness is enough."
   (logical (outcome (about ?cause) (aspect state-checked) (step ?step))
            (outcome (about ?creature) (aspect sum) (value ?damage) (step ?step))
            (face (object ?creature) (half whole) (toughness ?toughness&:(and (integerp ?toughness) (<= ?toughness ?damage))))
            (not (counters (object ?creature) (kind +1/+1 | -1/-1) (step ?step)))
            (not (outcome (about ?creature) (aspect toughness) (step ?step)))
            (location (object ?creature) (zone battlefield) (step ?step)))
   =>
   (assert (finding (ruling lethal-damage-destroys) (about ?creature) (aspect taken-by) (value ?cause) (step ?step))))

(defrule lethal-damage-destroys-with-counters
   "Counters that are on it at that time count."
   (logical (outcome (about ?cause) (aspect state-checked) (step ?step))
            (outcome (about ?creature) (aspect sum) (value ?damage) (step ?step))
            (face (object ?creature) (half whole) (toughness ?printed&:(integerp ?printed)))
            (counters (object ?creature) (kind ?kind&+1/+1 | -1/-1) (amount ?amount) (step ?step))
            (test (<= (+ ?printed (* ?amount (nth$ (member$ ?kind (create$ +1/+1 -1/-1)) (create$ 1 -1)))) ?damage))
            (not (outcome (about ?creature) (aspect toughness) (step ?step)))
            (location (object ?creature) (zone battlefield) (step ?step)))
   =>
   (bind ?toughness (+ ?printed (* ?amount (nth$ (member$ ?kind (create$ +1/+1 -1/-1)) (create$ 1 -1)))))
   (assert (finding (ruling lethal-damage-destroys) (about ?creature) (aspect taken-by) (value ?cause) (step ?step))))

(defrule lethal-damage-destroys-changed
   "So do effects on its toughness."
   (logical (outcome (about ?cause) (aspect state-checked) (step ?step))
            (outcome (about ?creature) (aspect toughness) (value ?toughness) (step ?step))
            (outcome (about ?creature) (aspect sum) (value ?damage&:(<= ?toughness ?damage)) (step ?step)))
   =>
   (assert (finding (ruling lethal-damage-destroys) (about ?creature) (aspect taken-by) (value ?cause) (step ?step))))

(defrule lethal-damage-destroys-graveyard
   "Then it goes to the graveyard."
   (logical (outcome (about ?creature) (aspect taken-by) (by lethal-damage-destroys) (step ?step)))
   =>
   (assert (finding (ruling lethal-damage-destroys) (about ?creature) (aspect destination) (value graveyard) (step ?step))))
