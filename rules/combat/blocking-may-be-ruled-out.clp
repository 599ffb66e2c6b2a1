(deffacts blocking-may-be-ruled-out
   "CR 509.1a, 509.1b and 702.9b: which creature can't block which attacker as blockers are declared."
   (ruling (id blocking-may-be-ruled-out)
           (title "A tapped creature can't block, nor can one that an effect keeps from it")
           (says "{effect} keeps {creature} from blocking {attacker}")
           (cr "509.1a" "509.1b" "702.9b"))
   (sentence (rule blocking-may-be-ruled-out-tapped) (text "{creature} is tapped, so it can't block {attacker}"))
   (sentence (rule blocking-may-be-ruled-out-described) (text "{creature} fits {criterion}, so {effect} keeps it from blocking {attacker}"))
   (sentence (rule blocking-may-be-ruled-out-measured) (text "{creature} fits {criterion} now, so {effect} keeps it from blocking {attacker}"))
   (sentence (rule blocking-may-be-ruled-out-flying) (text "{attacker} has flying, and {creature} has neither flying nor reach")))

(defrule blocking-may-be-ruled-out-tapped
   "It has to be untapped at that time."
   (logical (event (kind declare-blockers) (player ?player) (step ?step))
            (tapped (object ?creature) (step ?step))
            (location (object ?creature) (zone battlefield) (player ?player) (step ?step))
            (attacking (object ?attacker) (player ?player) (step ?step)))
   =>
   (assert (finding (ruling blocking-may-be-ruled-out) (about ?creature) (aspect cant-block) (value ?attacker) (step ?step))))

(defrule blocking-may-be-ruled-out
   "An effect may rule it out for a creature, for an attacker, or for both,"
   (logical (event (kind declare-blockers) (player ?player) (step ?step))
            (block-effect (id ?effect) (blocker ?of) (attacker ?by) (criterion none) (says cant))
            (attacking (object ?attacker&:(or (eq ?by any) (eq ?by ?attacker))) (player ?player) (step ?step))
            (location (object ?creature&:(or (eq ?of any) (eq ?of ?creature))) (zone battlefield) (player ?player) (since ?since) (step ?step))
            (outcome (about ?creature) (aspect types) (value $? creature $?) (step ?since)))
   =>
   (assert (finding (ruling blocking-may-be-ruled-out) (about ?creature) (aspect cant-block) (value ?attacker) (step ?step))))

(defrule blocking-may-be-ruled-out-described
   "or for the creatures that it describes;"
   (logical (event (kind declare-blockers) (player ?player) (step ?step))
            (block-effect (id ?effect) (blocker ?of) (attacker ?by) (criterion ?criterion&~none) (says cant))
            (not (criterion (id ?criterion) (aspect power | toughness)))
            (attacking (object ?attacker&:(or (eq ?by any) (eq ?by ?attacker))) (player ?player) (step ?step))
            (location (object ?creature&:(or (eq ?of any) (eq ?of ?creature))) (zone battlefield) (player ?player) (since ?since) (step ?step))
            (outcome (about ?creature) (aspect types) (value $? creature $?) (step ?since))
            (outcome (about ?creature) (aspect meets) (value ?criterion) (step ?since)))
   =>
   (assert (finding (ruling blocking-may-be-ruled-out) (about ?creature) (aspect cant-block) (value ?attacker) (step ?step))))

(defrule blocking-may-be-ruled-out-measured
   "power and toughness are looked at as blockers are declared."
   (logical (event (kind declare-blockers) (player ?player) (step ?step))
            (block-effect (id ?effect) (blocker ?of) (attacker ?by) (criterion ?criterion&~none) (says cant))
            (criterion (id ?criterion) (aspect ?aspect&power | toughness))
            (attacking (object ?attacker&:(or (eq ?by any) (eq ?by ?attacker))) (player ?player) (step ?step))
            (location (object ?creature&:(or (eq ?of any) (eq ?of ?creature))) (zone battlefield) (player ?player) (since ?since) (step ?step))
            (outcome (about ?creature) (aspect types) (value $? creature $?) (step ?since))
            (outcome (about ?creature) (aspect ?aspect) (step ?step))
            (not (outcome (about ?creature) (aspect fails) (value ?criterion) (step ?step))))
   =>
   (assert (finding (ruling blocking-may-be-ruled-out) (about ?creature) (aspect cant-block) (value ?attacker) (step ?step))))

(defrule blocking-may-be-ruled-out-flying
   "A creature with flying is out of reach for most."
   (logical (event (kind declare-blockers) (player ?player) (step ?step))
            (attacking (object ?attacker) (player ?player) (step ?step))
            (exists (ability (object ?attacker) (keyword flying)))
            (location (object ?creature) (zone battlefield) (player ?player) (since ?since) (step ?step))
            (outcome (about ?creature) (aspect types) (value $? creature $?) (step ?since))
            (not (ability (object ?creature) (keyword flying | reach))))
   =>
   (assert (finding (ruling blocking-may-be-ruled-out) (about ?creature) (aspect cant-block) (value ?attacker) (step ?step))))
