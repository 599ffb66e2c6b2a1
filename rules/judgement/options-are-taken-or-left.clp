(deffacts options-are-taken-or-left
   "CR 608.2d: an instruction that a player may follow or not."
   (ruling (id options-are-taken-or-left)
           (title "A player who may do something decides whether to do it")
           (says "{player} chooses to {action:do amount}")
           (cr "608.2d" "101.3"))
   (sentence (rule options-are-taken-or-left-free) (text "it is up to {player} whether to {action:do amount}"))
   (sentence (rule options-are-taken-or-left-of-other) (text "it is up to {player} and not to {chooser} whether to {action:do amount}"))
   (sentence (rule options-are-taken-or-left-declined) (text "{player} chooses not to {action:do}")))

(defrule options-are-taken-or-left-free
   "Yes and no are both allowed, as far as nothing else forbids them."
   (logical (outcome (about ?instruction) (aspect asked) (value ?action ?player ?amount) (step ?step))
            (choice (id ?choice) (player ?player) (for ?instruction) (option yes | no)))
   =>
   (assert (finding (ruling options-are-taken-or-left) (about ?choice) (aspect legality) (value legal) (step ?step))))

(defrule options-are-taken-or-left-of-other
   "Nobody else decides."
   (logical (outcome (about ?instruction) (aspect asked) (value ?action ?player ?amount) (step ?step))
            (choice (id ?choice) (player ?chooser&~?player) (for ?instruction) (option yes | no)))
   =>
   (assert (finding (ruling options-are-taken-or-left) (about ?choice) (aspect legality) (value illegal) (step ?step))))

(defrule options-are-taken-or-left
   "What was chosen legally is done."
   (logical (outcome (about ?instruction) (aspect asked) (value ?action ?player ?amount) (step ?step))
            (choice (id ?choice) (player ?player) (for ?instruction) (option yes))
            (outcome (about ?choice) (aspect legality) (value legal) (step ?step)))
   =>
   (assert (finding (ruling options-are-taken-or-left) (about ?instruction) (aspect due) (value ?action ?player ?amount) (step ?step))))

(defrule options-are-taken-or-left-declined
   "What was declined isn't done."
   (logical (outcome (about ?instruction) (aspect asked) (value ?action ?player ?) (step ?step))
            (choice (player ?player) (for ?instruction) (option no)))
   =>
   (assert (finding (ruling options-are-taken-or-left) (about ?instruction) (aspect due) (value nothing nobody 0) (step ?step))))
