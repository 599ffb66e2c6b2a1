(deffacts one-alternative-cost
   "CR 118.9a and 601.2b."
   (ruling (id one-alternative-cost)
           (title "An effect that sets the cost of a spell leaves no other cost to choose")
           (says "{permission} lets {player} cast it with {set}, and {player} would use {method} too")
           (cr "118.9a" "118.9b" "601.2b"))
   (sentence (rule one-alternative-cost-mana-cost) (text "{permission} lets {player} cast it with {set} only, and {player} would pay its mana cost")))

(defrule one-alternative-cost
   "No second alternative cost."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (permission ?permission&~none) (cost alternative) (method ?method) (step ?step))
            (permission (id ?permission) (cost alternative) (method ?set&~none&~?method)))
   =>
   (assert (finding (ruling one-alternative-cost) (about ?attempt) (aspect legality) (value illegal) (step ?step))))

(defrule one-alternative-cost-mana-cost
   "Nor the mana cost."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (permission ?permission&~none) (cost mana-cost) (step ?step))
            (permission (id ?permission) (cost alternative) (method ?set)))
   =>
   (assert (finding (ruling one-alternative-cost) (about ?attempt) (aspect legality) (value illegal) (step ?step))))
