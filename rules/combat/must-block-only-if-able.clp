(deffacts must-block-only-if-able
   "CR 509.1c and 509.1d: effects that make creatures block."
   (ruling (id must-block-only-if-able)
           (title "An effect that makes creatures block asks nothing of those that can't, and nobody has to pay for it")
           (says "{effect} makes {creature} block {attacker}, and nothing keeps it from that")
           (cr "509.1c" "509.1d"))
   (sentence (rule must-block-only-if-able-disobeyed) (text "{creature} has to block {attacker} and is able to, and it blocks nothing that it has to block")))

(defrule must-block-only-if-able
   "It must be untapped, kept from it by no effect, and free to do it without a cost."
   (logical (event (kind declare-blockers) (player ?player) (step ?step))
            (block-effect (id ?effect) (blocker ?of) (attacker ?by) (criterion none) (says must))
            (attacking (object ?attacker&:(or (eq ?by any) (eq ?by ?attacker))) (player ?player) (step ?step))
            (location (object ?creature&:(or (eq ?of any) (eq ?of ?creature))) (zone battlefield) (player ?player) (since ?since) (step ?step))
            (outcome (about ?creature) (aspect types) (value $? creature $?) (step ?since))
            (not (outcome (about ?creature) (aspect cant-block) (value ?attacker) (step ?step)))
            (not (block-effect (blocker any | ?creature) (attacker any | ?attacker) (says costs))))
   =>
   (assert (finding (ruling must-block-only-if-able) (about ?creature) (aspect must-block) (value ?attacker) (step ?step))))

(defrule must-block-only-if-able-disobeyed
   "A creature that could obey and blocks nothing that it has to makes the declaration illegal."
   (logical (event (id ?declaration) (kind declare-blockers) (step ?step))
            (outcome (about ?creature) (aspect must-block) (value ?attacker) (step ?step))
            (not (and (block (for ?declaration) (blocker ?creature) (attacker ?obeyed))
                      (outcome (about ?creature) (aspect must-block) (value ?obeyed) (step ?step)))))
   =>
   (assert (finding (ruling must-block-only-if-able) (about ?declaration) (aspect legality) (value illegal) (step ?step))))
