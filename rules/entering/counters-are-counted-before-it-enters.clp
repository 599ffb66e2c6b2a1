(deffacts counters-are-counted-before-it-enters
   "CR 614.12 and 614.1c: a permanent that enters with a counter for each creature card in a graveyard."
   (ruling (id counters-are-counted-before-it-enters)
           (title "What a permanent enters with is worked out before it leaves the zone it comes from")
           (says "{object} enters with {total:count counter} of the kind +1/+1")
           (cr "614.12" "614.1c" "614.4" "603.6d"))
   (sentence (rule counters-are-counted-before-it-enters-each)
             (text "{card} is a creature card in {player:possessive} graveyard just before {object} enters")))

(defrule counters-are-counted-before-it-enters-each
   "Each creature card in the graveyard of the player who will control it counts, the entering card included if it comes from there."
   (logical (outcome (about ?object) (aspect destination) (value battlefield ?player) (step ?step))
            (ability (object ?object) (keyword enters-with-counter-for-each-creature-card))
            (location (object ?card) (zone graveyard) (player ?player) (since ?since) (step ?step))
            (game-object (id ?card) (kind card))
            (outcome (about ?card) (aspect types) (value $? creature $?) (step ?since)))
   =>
   (assert (finding (ruling counters-are-counted-before-it-enters) (about ?object) (aspect adds) (value ?card 1) (step ?step))))

(defrule counters-are-counted-before-it-enters
   "Together they make its counters."
   (logical (outcome (about ?object) (aspect destination) (value battlefield ?) (step ?step))
            (ability (object ?object) (keyword enters-with-counter-for-each-creature-card))
            (outcome (about ?object) (aspect sum) (value ?total) (step ?step)))
   =>
   (assert (finding (ruling counters-are-counted-before-it-enters) (about ?object) (aspect counters) (value +1/+1 ?total) (step ?step))))
