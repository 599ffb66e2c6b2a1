(deffacts no-actions-between-steps
   "CR 608.2 and 117.2e."
   (ruling (id no-actions-between-steps)
           (title "Nobody acts while a spell or ability resolves")
           (says "{source} is resolving, so {player} has no priority and can't act between its steps")
           (cr "608.2" "117.1" "117.2e"))
   (encodes (ruling no-actions-between-steps) (document cauldrons-gift) (passage 9)))

(defrule no-actions-between-steps
   "Actions that need priority are illegal until the resolution is over, unless an effect allows casting during it."
   (logical (outcome (about ?source) (aspect resolving) (step ?step))
            (attempt (id ?attempt) (player ?player) (action cast | activate | unlock | special-action) (permission ?permission) (step ?step))
            (not (permission (id ?permission) (during ~none))))
   =>
   (assert (finding (ruling no-actions-between-steps) (about ?attempt) (aspect legality) (value illegal) (step ?step))))
