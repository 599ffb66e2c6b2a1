(deffacts copies-cease-elsewhere
   "CR 704.5e and 707.10a."
   (ruling (id copies-cease-elsewhere)
           (title "A copy that left the stack ceases to exist")
           (says "{copy} is a copy {zone:in}, so it ceases to exist")
           (cr "704.5e" "707.10a")))

(defrule copies-cease-elsewhere
   "When state-based actions are performed next. On the battlefield a copy is a token."
   (logical (outcome (aspect state-checked) (step ?step))
            (game-object (id ?copy) (kind copy))
            (location (object ?copy) (zone ?zone&~stack&~battlefield&~ceased) (step ?step)))
   =>
   (assert (finding (ruling copies-cease-elsewhere) (about ?copy) (aspect destination) (value ceased) (step ?step))))
