(deffacts free-cast-needs-an-effect
   "CR 118.9 and 601.2h."
   (ruling (id free-cast-needs-an-effect)
           (title "A spell is cast free only by an effect that says so")
           (says "{player} uses no effect that lets {card} be cast free")
           (cr "118.9" "601.2h"))
   (sentence (rule free-cast-needs-an-effect-for-pay) (text "{permission} lets {player} cast {card}, but not free")))

(defrule free-cast-needs-an-effect
   "The rules' own permission is to pay."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?card) (permission none) (cost free) (step ?step)))
   =>
   (assert (finding (ruling free-cast-needs-an-effect) (about ?attempt) (aspect legality) (value illegal) (step ?step))))

(defrule free-cast-needs-an-effect-for-pay
   "So is that of an effect that only says that a spell may be cast."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?card) (permission ?permission&~none) (cost free) (step ?step))
            (permission (id ?permission) (cost ~free)))
   =>
   (assert (finding (ruling free-cast-needs-an-effect) (about ?attempt) (aspect legality) (value illegal) (step ?step))))
