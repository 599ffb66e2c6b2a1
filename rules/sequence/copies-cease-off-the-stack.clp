(deffacts copies-cease-off-the-stack
   "CR 704.5e."
   (ruling (id copies-cease-off-the-stack)
           (title "A copy of a spell or card that isn't on the stack any more ceases to exist")
           (says "{copy} is a copy in {zone}, so it ceases to exist")
           (cr "704.5e" "707.10a")))

(defrule copies-cease-off-the-stack
   "At the next check of state-based actions; on the battlefield a copy of a card lives on."
   (logical (game-object (id ?copy) (kind copy))
            (location (object ?copy) (zone ?zone&~stack&~battlefield&~ceased) (step ?step))
            (exists (outcome (aspect happens) (value state-check none none) (step ?step))))
   =>
   (assert (finding (ruling copies-cease-off-the-stack) (about ?copy) (aspect destination) (value ceased) (step ?step))))
