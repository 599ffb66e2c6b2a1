(deffacts indestructible-is-not-destroyed
   "CR 702.12b."
   (ruling (id indestructible-is-not-destroyed)
           (title "An indestructible permanent isn't destroyed, though it may be targeted")
           (says "{object} is indestructible, so nothing destroys it")
           (cr "702.12b" "101.2"))
   (overrides (ruling indestructible-is-not-destroyed) (over destroying-moves-to-the-graveyard))
   (overrides (ruling indestructible-is-not-destroyed) (over lethal-damage-destroys))
   (equivalent (rule indestructible-is-not-destroyed-by-damage) (change "drop condition 1")
               (reason "for what is on the battlefield only damage is added up, and only when state-based actions look at it"))
   (sentence (rule indestructible-is-not-destroyed-by-damage) (text "{object} is indestructible, so damage doesn't destroy it")))

(defrule indestructible-is-not-destroyed
   "An instruction to destroy it does nothing to it."
   (logical (outcome (about ?instruction) (aspect due) (value destroy ? ?) (step ?step))
            (outcome (about ?instruction) (aspect acts-on) (value ?object) (step ?step))
            (ability (object ?object) (keyword indestructible))
            (location (object ?object) (zone battlefield) (step ?step)))
   =>
   (assert (finding (ruling indestructible-is-not-destroyed) (about ?object) (aspect taken-by) (value nothing) (step ?step))))

(defrule indestructible-is-not-destroyed-by-damage
   "Nor do state-based actions destroy it for lethal damage."
   (logical (outcome (aspect state-checked) (step ?step))
            (ability (object ?object) (keyword indestructible))
            (outcome (about ?object) (aspect sum) (step ?step))
            (location (object ?object) (zone battlefield) (step ?step)))
   =>
   (assert (finding (ruling indestructible-is-not-destroyed) (about ?object) (aspect taken-by) (value nothing) (step ?step))))
