(deffacts triggers-of-copies-come-and-go
   "CR 707.2, 707.9a and 613.1a: which triggered abilities a permanent has that becomes a copy."
   (ruling (id triggers-of-copies-come-and-go)
           (title "A permanent that becomes a copy has the triggered abilities that it copies, and not its own")
           (says "{effect} makes {object} a copy of {original}, so it has the ability that triggers on {on} too")
           (cr "707.2" "707.9a" "613.1a"))
   (overrides (ruling triggers-of-copies-come-and-go) (over events-set-off-triggers))
   (sentence (rule triggers-of-copies-come-and-go-absent-before) (text "{object} has that ability only as a copy of {original}, which it isn't just before"))
   (sentence (rule triggers-of-copies-come-and-go-absent-after) (text "{object} has that ability only as a copy of {original}, which it isn't just after"))
   (sentence (rule triggers-of-copies-come-and-go-lost-before) (text "{object} is a copy of {original} just before, and that doesn't have the ability"))
   (sentence (rule triggers-of-copies-come-and-go-lost-after) (text "{object} is a copy of {original} just after, and that doesn't have the ability")))

(defrule triggers-of-copies-come-and-go
   "Each effect that makes it a copy gives abilities of its own. (What is copied is no such copy itself.)"
   (logical (effect (id ?effect) (object ?object) (aspect copy) (change becomes) (value ?original))
            (not (effect (object ?original) (aspect copy)))
            (trigger (id ?trigger) (object ?original) (on ?on) (whose ?whose) (subject ?subject) (criterion ?criterion) (each ?each)
                     (times ?times) (optional ?optional)))
   =>
   (assert (trigger (id (of-copy ?effect ?trigger)) (object ?object) (on ?on) (whose ?whose) (subject ?subject) (criterion ?criterion)
                    (each ?each) (times ?times) (optional ?optional))))

(defrule triggers-of-copies-come-and-go-absent-before
   "Looking back, what counts is what it was a copy of just before the event,"
   (logical (effect (id ?effect) (object ?object) (aspect copy) (change becomes) (value ?original))
            (trigger (id ?printed) (object ?original) (on leaves | dies | sacrifice | from-graveyard | to-library))
            (trigger (id ?trigger&:(eq ?trigger (of-copy ?effect ?printed))) (object ?object))
            (location (object ?object) (zone battlefield) (step ?step))
            (not (outcome (about ?object) (aspect copies) (value ?effect ?) (step ?step))))
   =>
   (assert (finding (ruling triggers-of-copies-come-and-go) (about ?trigger) (aspect would-trigger) (value nothing none nobody nobody) (step ?step))))

(defrule triggers-of-copies-come-and-go-absent-after
   "otherwise what it is a copy of just after."
   (logical (effect (id ?effect) (object ?object) (aspect copy) (change becomes) (value ?original))
            (trigger (id ?printed) (object ?original) (on ~leaves&~dies&~sacrifice&~from-graveyard&~to-library))
            (trigger (id ?trigger&:(eq ?trigger (of-copy ?effect ?printed))) (object ?object))
            (moment (step ?step) (next ?after))
            (location (object ?object) (zone battlefield) (step ?after))
            (not (outcome (about ?object) (aspect copies) (value ?effect ?) (step ?after))))
   =>
   (assert (finding (ruling triggers-of-copies-come-and-go) (about ?trigger) (aspect would-trigger) (value nothing none nobody nobody) (step ?step))))

(defrule triggers-of-copies-come-and-go-lost-before
   "Its own are gone meanwhile, but for those that the effect leaves it or another effect gives it;"
   (logical (outcome (about ?object) (aspect copies) (value ?effect ?original) (step ?step))
            (trigger (id ?trigger) (object ?object) (on leaves | dies | sacrifice | from-graveyard | to-library))
            (not (copy-exception (of ?effect) (aspect abilities) (value $? ?trigger $?)))
            (not (effect (object ?object) (aspect abilities) (change gains) (value $? ?trigger $?)))
            (not (and (effect (id ?any) (object ?object) (aspect copy) (value ?copied))
                      (trigger (id ?printed&:(eq ?trigger (of-copy ?any ?printed))) (object ?copied)))))
   =>
   (assert (finding (ruling triggers-of-copies-come-and-go) (about ?trigger) (aspect would-trigger) (value nothing none nobody nobody) (step ?step))))

(defrule triggers-of-copies-come-and-go-lost-after
   "the same looking at the game just after the event."
   (logical (moment (step ?step) (next ?after))
            (outcome (about ?object) (aspect copies) (value ?effect ?original) (step ?after))
            (trigger (id ?trigger) (object ?object) (on ~leaves&~dies&~sacrifice&~from-graveyard&~to-library))
            (not (copy-exception (of ?effect) (aspect abilities) (value $? ?trigger $?)))
            (not (effect (object ?object) (aspect abilities) (change gains) (value $? ?trigger $?)))
            (not (and (effect (id ?any) (object ?object) (aspect copy) (value ?copied))
                      (trigger (id ?printed&:(eq ?trigger (of-copy ?any ?printed))) (object ?copied)))))
   =>
   (assert (finding (ruling triggers-of-copies-come-and-go) (about ?trigger) (aspect would-trigger) (value nothing none nobody nobody) (step ?step))))
