(deffacts lines-are-followed
   "CR 608.2c: what a printed line calls for when it is reached, and when it is over."
   (ruling (id lines-are-followed)
           (title "A printed line is followed by whom it tells, and the next one waits until it is over")
           (says "{source} tells {player} to {action:do amount}")
           (cr "608.2c" "608.2h"))
   (equivalent (rule lines-are-followed-through-draws) (change ">= instead of > in (> ?amount 1) of condition 2")
               (reason "a single draw is over after one step anyway"))
   (equivalent (rule lines-are-followed-through-draws) (change "0 instead of 1 in (> ?amount 1) of condition 2")
               (reason "a single draw is over after one step anyway"))
   (sentence (rule lines-are-followed-by-target) (text "{source} tells its target {player} to {action:do amount}"))
   (sentence (rule lines-are-followed-by-target-controller) (text "{source} tells {player}, who controlled its target {target}, to {action:do amount}"))
   (sentence (rule lines-are-followed-asked) (text "{source} says that {player} may {action:do amount}"))
   (sentence (rule lines-are-followed-asked-of-target-controller) (text "{source} says that {player}, who controlled its target {target}, may {action:do amount}"))
   (sentence (rule lines-are-followed-to-the-end) (text "that line takes one step"))
   (sentence (rule lines-are-followed-to-the-only-draw) (text "that line takes one step"))
   (sentence (rule lines-are-followed-through-draws) (text "the {amount} draws take a step each")))

(defrule lines-are-followed
   "By the controller of its source."
   (logical (outcome (about ?instruction) (aspect reached) (step ?step))
            (instruction (id ?instruction) (who controller) (action ?action) (amount ?amount) (source ?source) (optional no))
            (location (object ?source) (zone stack) (player ?player) (step ?step)))
   =>
   (assert (finding (ruling lines-are-followed) (about ?instruction) (aspect due) (value ?action ?player ?amount) (step ?step))))

(defrule lines-are-followed-by-target
   "By the player who is its target."
   (logical (outcome (about ?instruction) (aspect reached) (step ?step))
            (instruction (id ?instruction) (who target) (action ?action) (amount ?amount) (source ?source) (half ?half) (target ?number)
                         (optional no))
            (target (of ?source) (half ?half) (number ?number) (object ?player)))
   =>
   (assert (finding (ruling lines-are-followed) (about ?instruction) (aspect due) (value ?action ?player ?amount) (step ?step))))

(defrule lines-are-followed-by-target-controller
   "By the player who controlled its target when the resolution began (CR 608.2h)."
   (logical (outcome (about ?instruction) (aspect reached) (step ?step))
            (instruction (id ?instruction) (who target-controller) (action ?action) (amount ?amount) (source ?source) (half ?half)
                         (target ?number) (optional no))
            (target (of ?source) (half ?half) (number ?number) (object ?target))
            (event (kind resolve) (object ?source) (step ?begun&:(<= ?begun ?step)))
            (location (object ?target) (player ?player) (step ?begun)))
   =>
   (assert (finding (ruling lines-are-followed) (about ?instruction) (aspect due) (value ?action ?player ?amount) (step ?step))))

(defrule lines-are-followed-by-stated-player
   "By the player who is stated."
   (logical (outcome (about ?instruction) (aspect reached) (step ?step))
            (instruction (id ?instruction) (who stated) (player ?player) (action ?action) (amount ?amount) (source ?source)
                         (optional no)))
   =>
   (assert (finding (ruling lines-are-followed) (about ?instruction) (aspect due) (value ?action ?player ?amount) (step ?step))))

(defrule lines-are-followed-asked
   "Where the controller may follow it, the controller is asked."
   (logical (outcome (about ?instruction) (aspect reached) (step ?step))
            (instruction (id ?instruction) (who controller) (action ?action) (amount ?amount) (source ?source) (condition ~done) (optional yes))
            (location (object ?source) (zone stack) (player ?player) (step ?step)))
   =>
   (assert (finding (ruling lines-are-followed) (about ?instruction) (aspect asked) (value ?action ?player ?amount) (step ?step))))

(defrule lines-are-followed-asked-of-target-controller
   "Or the player who controlled its target when the resolution began is."
   (logical (outcome (about ?instruction) (aspect reached) (step ?step))
            (instruction (id ?instruction) (who target-controller) (action ?action) (amount ?amount) (source ?source) (half ?half)
                         (target ?number) (condition none) (optional yes))
            (target (of ?source) (half ?half) (number ?number) (object ?target))
            (event (kind resolve) (object ?source) (step ?begun&:(<= ?begun ?step)))
            (location (object ?target) (player ?player) (step ?begun)))
   =>
   (assert (finding (ruling lines-are-followed) (about ?instruction) (aspect asked) (value ?action ?player ?amount) (step ?step))))

(defrule lines-are-followed-to-the-end
   "A line without draws is over after one step, whatever came of it."
   (logical (outcome (about ?instruction) (aspect reached) (step ?step))
            (instruction (id ?instruction) (action ~draw)))
   =>
   (assert (finding (ruling lines-are-followed) (about ?instruction) (aspect finished) (step (+ ?step 1)))))

(defrule lines-are-followed-to-the-only-draw
   "So is one with a single draw, or none; one for several players waits for them."
   (logical (outcome (about ?instruction) (aspect reached) (step ?step))
            (instruction (id ?instruction) (action draw) (who ~opponents&~players))
            (not (outcome (about ?instruction) (aspect due) (value draw ? ?amount&:(> ?amount 1)) (step ?step))))
   =>
   (assert (finding (ruling lines-are-followed) (about ?instruction) (aspect finished) (step (+ ?step 1)))))

(defrule lines-are-followed-through-draws
   "Several draws take a step each."
   (logical (outcome (about ?instruction) (aspect reached) (step ?step))
            (outcome (about ?instruction) (aspect due) (value draw ? ?amount&:(> ?amount 1)) (step ?step)))
   =>
   (assert (finding (ruling lines-are-followed) (about ?instruction) (aspect finished) (step (+ ?step ?amount)))))
