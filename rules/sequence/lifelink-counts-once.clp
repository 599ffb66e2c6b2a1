(deffacts lifelink-counts-once
   "CR 120.3f, 702.15b and 702.15f."
   (ruling (id lifelink-counts-once)
           (title "Damage by a source with lifelink gains its controller as much life, once")
           (says "{creature} has lifelink and deals {amount} damage, so {player} gains {amount} life")
           (cr "120.3f" "702.15b" "702.15f"))
   (sentence (rule lifelink-counts-once-performer) (text "{creature} has lifelink and {instruction} has it deal {amount} damage, so {player} gains {amount} life")))

(defrule lifelink-counts-once
   "However many instances of lifelink the creature has, combat damage gains its amount."
   (logical (event (id ?event) (kind combat-damage) (object ?creature) (amount ?amount&:(> ?amount 0)) (step ?step))
            (exists (ability (object ?creature) (keyword lifelink)))
            (location (object ?creature) (zone battlefield) (player ?player) (step ?step)))
   =>
   (assert (finding (ruling lifelink-counts-once) (about ?player) (aspect adds) (value ?event ?amount) (step ?step))))

(defrule lifelink-counts-once-performer
   "So does damage that a spell or ability has the creature deal."
   (logical (outcome (about ?instruction) (aspect due) (value damage ? ?) (step ?step))
            (outcome (about ?instruction) (aspect amount) (value ?amount&:(> ?amount 0)) (step ?step))
            (instruction (id ?instruction) (source ?source) (half ?half) (performer ?number&~0))
            (target (of ?source) (half ?half) (number ?number) (object ?creature))
            (exists (ability (object ?creature) (keyword lifelink)))
            (location (object ?creature) (zone battlefield) (player ?player) (step ?step)))
   =>
   (assert (finding (ruling lifelink-counts-once) (about ?player) (aspect adds) (value ?creature ?amount) (step ?step))))
