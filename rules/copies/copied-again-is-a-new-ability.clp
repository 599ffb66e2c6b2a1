(deffacts copied-again-is-a-new-ability
   "CR 602.5c and 707.2: activated abilities that a permanent has as a copy."
   (ruling (id copied-again-is-a-new-ability)
           (title "Becoming a copy again gives a new ability, which hasn't been activated this turn")
           (says "{effect} gave {object} that ability, and only activations of what it gave count")
           (cr "602.5c" "602.5b" "707.2"))
   (equivalent (rule copied-again-is-a-new-ability) (change "drop condition 3")
               (reason "without being such a copy this ruling finds it illegal too, and that beats legal"))
   (sentence (rule copied-again-is-a-new-ability-used) (text "{effect} gave {object} that ability, which has been activated this turn already"))
   (sentence (rule copied-again-is-a-new-ability-absent) (text "{object} doesn't have that ability of {original}, being no copy of it now")))

(defrule copied-again-is-a-new-ability
   "Activating what another effect of that kind had given doesn't count."
   (logical (attempt (id ?attempt) (player ?player) (action activate) (object ?object) (ability ?ability) (step ?step))
            (ability (id ?ability) (object ?original&~?object) (times once))
            (outcome (about ?object) (aspect copies) (value ?effect ?original) (step ?step))
            (location (object ?object) (player ?player) (step ?step)))
   =>
   (assert (finding (ruling copied-again-is-a-new-ability) (about ?attempt) (aspect legality) (value legal) (step ?step))))

(defrule copied-again-is-a-new-ability-used
   "The same one can't be activated twice,"
   (logical (attempt (id ?attempt) (action activate) (object ?object) (ability ?ability) (step ?step))
            (ability (id ?ability) (object ?original&~?object) (times once))
            (outcome (about ?object) (aspect copies) (value ?effect ?original) (step ?step))
            (event (kind activate) (object ?object) (ability ?ability) (step ?before&:(< ?before ?step)))
            (outcome (about ?object) (aspect copies) (value ?effect ?original) (step ?before))
            (not (event (kind turn-begins) (step ?turn&:(and (< ?before ?turn) (< ?turn ?step))))))
   =>
   (assert (finding (ruling copied-again-is-a-new-ability) (about ?attempt) (aspect legality) (value illegal) (step ?step))))

(defrule copied-again-is-a-new-ability-absent
   "and none without being a copy of what has it."
   (logical (attempt (id ?attempt) (action activate) (object ?object) (ability ?ability) (step ?step))
            (ability (id ?ability) (object ?original&~?object))
            (not (outcome (about ?object) (aspect copies) (value ? ?original) (step ?step))))
   =>
   (assert (finding (ruling copied-again-is-a-new-ability) (about ?attempt) (aspect legality) (value illegal) (step ?step))))
