(deffacts deathtouch-counts-once
   "CR 702.2b, 702.2f and 704.5h."
   (ruling (id deathtouch-counts-once)
           (title "Any damage by a source with deathtouch is enough to destroy a creature, and more deathtouch does no more")
           (says "{dealer} has deathtouch and dealt {amount} damage to {creature}, which is destroyed")
           (cr "702.2b" "702.2f" "704.5h"))
   (overrides (ruling indestructible-is-not-destroyed) (over deathtouch-counts-once))
   (sentence (rule deathtouch-counts-once-graveyard) (text "{creature} is destroyed and goes to its owner's graveyard")))

(defrule deathtouch-counts-once
   "When state-based actions are performed, whatever its toughness."
   (logical (outcome (about ?cause) (aspect state-checked) (step ?step))
            (outcome (about ?instruction) (aspect due) (value damage ? ?) (step ?dealt&:(< ?dealt ?step)))
            (outcome (about ?instruction) (aspect amount) (value ?amount&:(> ?amount 0)) (step ?dealt))
            (instruction (id ?instruction) (source ?source) (half ?half) (performer ?number&~0))
            (target (of ?source) (half ?half) (number ?number) (object ?dealer))
            (exists (ability (object ?dealer) (keyword deathtouch)))
            (outcome (about ?instruction) (aspect acts-on) (value ?creature) (step ?dealt))
            (location (object ?creature) (zone battlefield) (since ?since&:(<= ?since ?dealt)) (step ?step))
            (outcome (about ?creature) (aspect types) (value $? creature $?) (step ?since)))
   =>
   (assert (finding (ruling deathtouch-counts-once) (about ?creature) (aspect taken-by) (value ?cause) (step ?step))))

(defrule deathtouch-counts-once-graveyard
   "Then it goes to the graveyard."
   (logical (outcome (about ?creature) (aspect taken-by) (by deathtouch-counts-once) (step ?step)))
   =>
   (assert (finding (ruling deathtouch-counts-once) (about ?creature) (aspect destination) (value graveyard) (step ?step))))
