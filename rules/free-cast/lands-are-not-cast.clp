(deffacts lands-are-not-cast
   "CR 305.9."
   (ruling (id lands-are-not-cast)
           (title "A land is played, never cast, whatever effect allows casting spells")
           (says "{attempt} would cast a land")
           (cr "305.9" "305.1")))

(defrule lands-are-not-cast
   "Nor is a card that is a land and something else."
   (logical (attempt (id ?attempt) (action cast) (step ?step))
            (outcome (about ?attempt) (aspect types) (value $? land $?) (step ?step)))
   =>
   (assert (finding (ruling lands-are-not-cast) (about ?attempt) (aspect legality) (value illegal) (step ?step))))
