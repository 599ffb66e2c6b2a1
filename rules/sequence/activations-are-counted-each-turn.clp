(deffacts activations-are-counted-each-turn
   "CR 602.5b."
   (ruling (id activations-are-counted-each-turn)
           (title "An ability that may be activated only once each turn can't be activated again in the turn")
           (says "{ability} of {object} has been activated this turn already")
           (cr "602.5b")))

(defrule activations-are-counted-each-turn
   "By whoever controls it, as long as the permanent stays."
   (logical (attempt (id ?attempt) (action activate) (object ?object) (ability ?ability) (step ?step))
            (ability (id ?ability) (object ?object) (times once))
            (location (object ?object) (zone battlefield) (since ?since) (step ?step))
            (event (kind activate) (object ?object) (ability ?ability) (step ?before&:(and (>= ?before ?since) (< ?before ?step))))
            (not (event (kind turn-begins) (step ?turn&:(and (< ?before ?turn) (< ?turn ?step))))))
   =>
   (assert (finding (ruling activations-are-counted-each-turn) (about ?attempt) (aspect legality) (value illegal) (step ?step))))
