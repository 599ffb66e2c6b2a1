(deffacts free-cast-no-alternative-cost
   "CR 118.9a: casting without paying the mana cost is an alternative cost itself."
   (ruling (id free-cast-no-alternative-cost)
           (title "A spell that is cast free can't be cast for an alternative cost as well")
           (says "{permission} lets {player} cast it free, which is one alternative cost, and {method} would be a second")
           (cr "118.9a" "601.2b"))
   (encodes (ruling free-cast-no-alternative-cost) (document flotsam-jetsam) (passage 18))
   (sentence (rule free-cast-no-alternative-cost-as-well) (text "{player} would cast it free and with {method}, which are two alternative costs")))

(defrule free-cast-no-alternative-cost
   "Not to be paid in the place of nothing."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (permission ?permission&~none) (cost alternative) (method ?method) (step ?step))
            (permission (id ?permission) (cost free)))
   =>
   (assert (finding (ruling free-cast-no-alternative-cost) (about ?attempt) (aspect legality) (value illegal) (step ?step))))

(defrule free-cast-no-alternative-cost-as-well
   "Nor to have what the keyword does without paying for it."
   (attempt (id ?attempt) (player ?player) (action cast) (cost free) (method ?method) (step ?step))
   (casting-keyword (name ?method) (cost alternative))
   =>
   (assert (finding (ruling free-cast-no-alternative-cost) (about ?attempt) (aspect legality) (value illegal) (step ?step))))
