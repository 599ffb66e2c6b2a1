(deffacts tokens-cease-elsewhere
   "CR 111.7 and 704.5d."
   (ruling (id tokens-cease-elsewhere)
           (title "A token that left the battlefield ceases to exist")
           (says "{token} is a token {zone:in}, so it ceases to exist")
           (cr "111.7" "704.5d")))

(defrule tokens-cease-elsewhere
   "When state-based actions are performed next."
   (logical (outcome (aspect state-checked) (step ?step))
            (game-object (id ?token) (kind token))
            (location (object ?token) (zone ?zone&~battlefield&~ceased) (step ?step)))
   =>
   (assert (finding (ruling tokens-cease-elsewhere) (about ?token) (aspect destination) (value ceased) (step ?step))))
