(deffacts affected-player-orders-replacements
   "CR 616.1: several replacement effects for one event."
   (ruling (id affected-player-orders-replacements)
           (title "The affected player decides which replacement effect is applied first")
           (says "{replacement} is applied next: no other kind of change is waiting")
           (cr "616.1" "616.1e" "616.1f" "614.5"))
   (equivalent (rule affected-player-orders-replacements) (change "drop condition 4")
               (reason "effects of one kind give the same number in every order; one order keeps the proof short"))
   (equivalent (rule affected-player-orders-replacements)
               (change "-1 instead of 0 in (and (not (member$ ?earlier ?applied)) (< (str-compare ?earlier ?replacement) 0)) of condition 4")
               (reason "the same number comes of another order"))
   (sentence (rule affected-player-orders-replacements-chosen) (text "{player} chose to apply {replacement} next"))
   (sentence (rule affected-player-orders-replacements-open) (text "{replacement} and {other} would both change it, and {player} chooses which comes first"))
   (sentence (rule affected-player-orders-replacements-choice) (text "{player} is the affected player, so the order is up to {player}"))
   (sentence (rule affected-player-orders-replacements-choice-of-other) (text "{player} is the affected player, so {chooser} has no say in the order")))

(defrule affected-player-orders-replacements
   "Effects of one kind give the same result in any order, so nobody has to be asked."
   (logical (outcome (about ?event) (aspect version) (value ?action ?player ? $?applied) (step ?step))
            (outcome (about ?replacement&:(not (member$ ?replacement ?applied))) (aspect binds) (value ?action ?player) (step ?step))
            (replacement (id ?replacement) (change ?change))
            (not (outcome (about ?earlier&:(and (not (member$ ?earlier ?applied)) (< (str-compare ?earlier ?replacement) 0)))
                          (aspect binds) (value ?action ?player) (step ?step)))
            (not (and (replacement (id ?other&:(not (member$ ?other ?applied))) (of ?action) (change ~?change))
                      (outcome (about ?other) (aspect binds) (value ?action ?player) (step ?step)))))
   =>
   (assert (finding (ruling affected-player-orders-replacements) (about ?event) (aspect next-change) (value ?replacement ?applied) (step ?step))))

(defrule affected-player-orders-replacements-chosen
   "Otherwise the order that the player has chosen decides."
   (logical (outcome (about ?event) (aspect version) (value ?action ?player ? $?applied) (step ?step))
            (choice (for ?event) (player ?player) (option $?before ?replacement&:(not (member$ ?replacement ?applied)) $?))
            (outcome (about ?replacement) (aspect binds) (value ?action ?player) (step ?step))
            (not (outcome (about ?other&:(and (member$ ?other ?before) (not (member$ ?other ?applied)))) (aspect binds)
                          (value ?action ?player) (step ?step))))
   =>
   (assert (finding (ruling affected-player-orders-replacements) (about ?event) (aspect next-change) (value ?replacement ?applied) (step ?step))))

(defrule affected-player-orders-replacements-open
   "Different kinds of change, and no order chosen: either may come first."
   (logical (outcome (about ?event) (aspect version) (value ?action ?player ? $?applied) (step ?step))
            (outcome (about ?replacement&:(not (member$ ?replacement ?applied))) (aspect binds) (value ?action ?player) (step ?step))
            (replacement (id ?replacement) (change ?change))
            (outcome (about ?other&:(not (member$ ?other ?applied))) (aspect binds) (value ?action ?player) (step ?step))
            (replacement (id ?other) (change ~?change)))
   =>
   (assert (finding (ruling affected-player-orders-replacements) (about ?event) (aspect choosable) (value ?replacement) (step ?step))))

(defrule affected-player-orders-replacements-choice
   "The affected player's order is legal."
   (logical (choice (id ?choice) (player ?player) (for ?event) (option ?replacement $?))
            (replacement (id ?replacement) (of ?action))
            (outcome (about ?event) (aspect due) (value ?action ?player ?) (step ?step)))
   =>
   (assert (finding (ruling affected-player-orders-replacements) (about ?choice) (aspect legality) (value legal) (step ?step))))

(defrule affected-player-orders-replacements-choice-of-other
   "Anybody else's isn't."
   (logical (choice (id ?choice) (player ?chooser) (for ?event) (option ?replacement $?))
            (replacement (id ?replacement) (of ?action))
            (outcome (about ?event) (aspect due) (value ?action ?player&~?chooser ?) (step ?step)))
   =>
   (assert (finding (ruling affected-player-orders-replacements) (about ?choice) (aspect legality) (value illegal) (step ?step))))
