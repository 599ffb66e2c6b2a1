(deffacts cascade-compares-mana-values
   "CR 702.85a, 202.3e and 608.2h: a limit that is read from the mana value of a spell."
   (ruling (id cascade-compares-mana-values)
           (title "Cascade allows only what has a lower mana value than the spell, X included")
           (says "{thing} has mana value {have}, and less than the {limit} of {spell} is asked for")
           (cr "702.85a" "202.3e" "608.2h")))

(defrule cascade-compares-mana-values
   "The spell counts as it is on the stack, or as it last was there."
   (logical (criterion (id ?criterion) (aspect mana-value) (test below) (value ?spell))
            (location (object ?spell) (zone stack) (since ?since) (step ?since))
            (outcome (about ?spell) (aspect mana-value) (value ?limit) (step ?since))
            (outcome (about ?thing&~?spell) (aspect mana-value) (value ?have&:(>= ?have ?limit)) (step ?step)))
   =>
   (assert (finding (ruling cascade-compares-mana-values) (about ?thing) (aspect fails) (value ?criterion) (step ?step))))
