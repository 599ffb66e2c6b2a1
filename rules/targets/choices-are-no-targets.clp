(deffacts choices-are-no-targets
   "CR 115.10a: what is chosen on resolution isn't targeted."
   (ruling (id choices-are-no-targets)
           (title "What an effect has somebody choose on resolution isn't a target")
           (says "{object} has {keyword}, which stops targeting, and {player} chooses it without targeting")
           (cr "115.10" "115.10a" "608.2d"))
   (overrides (ruling choices-are-no-targets) (over choices-are-made-on-resolution)))

(defrule choices-are-no-targets
   "What shields a permanent from being targeted doesn't keep it from being chosen."
   (logical (outcome (about ?instruction) (aspect asks) (value ?player ?line) (step ?step))
            (choice (id ?choice) (player ?player) (for ?line) (option $? ?object $?))
            (ability (object ?object) (keyword ?keyword&hexproof | shroud | protection))
            (not (and (choice (id ?choice) (option $? ?other $?))
                      (not (outcome (about ?instruction) (aspect choosable) (value ?other) (step ?step))))))
   =>
   (assert (finding (ruling choices-are-no-targets) (about ?choice) (aspect legality) (value legal) (step ?step))))
