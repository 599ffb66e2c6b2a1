(deffacts choices-are-made-on-resolution
   "CR 608.2d: choices that an effect asks for while it is applied."
   (ruling (id choices-are-made-on-resolution)
           (title "What an effect lets a player choose is chosen while it is applied")
           (says "{player} is the one to choose, and chooses {options:list}")
           (cr "608.2d"))
   (sentence (rule choices-are-made-on-resolution-asked) (text "{player} has to choose now"))
   (sentence (rule choices-are-made-on-resolution-asked-if-wanted) (text "{player} may choose now"))
   (sentence (rule choices-are-made-on-resolution-asked-each) (text "{player} has to choose now"))
   (sentence (rule choices-are-made-on-resolution-illegal) (text "{option} isn't among what {player} may choose"))
   (sentence (rule choices-are-made-on-resolution-taken) (text "{player} chose {option}"))
   (sentence (rule choices-are-made-on-resolution-only-one) (text "{option} is all that {player} can choose"))
   (sentence (rule choices-are-made-on-resolution-wanted) (text "{player} chose to {action:do}")))

(defrule choices-are-made-on-resolution-asked
   "An instruction without a fixed object, and without a target but for whoever follows it, leaves open what it moves."
   (logical (outcome (about ?instruction) (aspect due)
                     (value return | put-onto-battlefield | move | discard | discard-one | sacrifice ?player ?) (step ?step))
            (instruction (id ?instruction) (who ?who) (target ?target&:(or (= ?target 0) (member$ ?who (create$ target target-controller))))
                         (object none) (optional no)))
   =>
   (assert (finding (ruling choices-are-made-on-resolution) (about ?instruction) (aspect asks) (value ?player ?instruction) (step ?step))))

(defrule choices-are-made-on-resolution-asked-if-wanted
   "So does one that leaves it to the player whether to do it at all."
   (logical (outcome (about ?instruction) (aspect asked)
                     (value return | put-onto-battlefield | move | discard | sacrifice ?player ?) (step ?step))
            (instruction (id ?instruction) (who ?who) (target ?target&:(or (= ?target 0) (member$ ?who (create$ target target-controller))))
                         (object none)))
   =>
   (assert (finding (ruling choices-are-made-on-resolution) (about ?instruction) (aspect asks) (value ?player ?instruction) (step ?step))))

(defrule choices-are-made-on-resolution-asked-each
   "A line for several players asks each of them."
   (logical (outcome (about ?instruction) (aspect due)
                     (value return | put-onto-battlefield | move | discard | discard-one | return-highest | sacrifice ?player ?) (step ?step))
            (outcome (about ?instruction) (aspect part-of) (value ?line ?player)))
   =>
   (assert (finding (ruling choices-are-made-on-resolution) (about ?instruction) (aspect asks) (value ?player ?line) (step ?step))))

(defrule choices-are-made-on-resolution
   "A choice by the player who is asked is legal unless something says otherwise."
   (logical (outcome (aspect asks) (value ?player ?line) (step ?step))
            (choice (id ?choice) (player ?player) (for ?line) (option $?options)))
   =>
   (assert (finding (ruling choices-are-made-on-resolution) (about ?choice) (aspect legality) (value legal) (step ?step))))

(defrule choices-are-made-on-resolution-illegal
   "What isn't among the options can't be chosen."
   (logical (outcome (about ?instruction) (aspect asks) (value ?player ?line) (step ?step))
            (choice (id ?choice) (player ?player) (for ?line) (option $? ?option&~no $?))
            (not (outcome (about ?instruction) (aspect choosable) (value ?option) (step ?step))))
   =>
   (assert (finding (ruling choices-are-made-on-resolution) (about ?choice) (aspect legality) (value illegal) (step ?step))))

(defrule choices-are-made-on-resolution-taken
   "Something is done to what was legally chosen."
   (logical (outcome (about ?choice) (aspect legality) (value legal) (step ?step))
            (choice (id ?choice) (player ?player) (for ?line) (option $? ?option&~no $?))
            (outcome (about ?instruction) (aspect asks) (value ?player ?line) (step ?step)))
   =>
   (assert (finding (ruling choices-are-made-on-resolution) (about ?instruction) (aspect acts-on) (value ?option) (step ?step))))

(defrule choices-are-made-on-resolution-only-one
   "Where only one option is left of a choice that must be made, it is taken."
   (logical (outcome (about ?instruction) (aspect asks) (value ?player ?line) (step ?step))
            (instruction (id ?line) (optional no))
            (not (choice (player ?player) (for ?line)))
            (outcome (about ?instruction) (aspect choosable) (value ?option) (step ?step))
            (not (outcome (about ?instruction) (aspect choosable) (value ~?option) (step ?step))))
   =>
   (assert (finding (ruling choices-are-made-on-resolution) (about ?instruction) (aspect acts-on) (value ?option) (step ?step))))

(defrule choices-are-made-on-resolution-wanted
   "What a player may do is done if the player chose something for it."
   (logical (outcome (about ?instruction) (aspect asked) (value ?action ?player ?amount) (step ?step))
            (outcome (about ?instruction) (aspect asks) (value ?player ?instruction) (step ?step))
            (choice (id ?choice) (player ?player) (for ?instruction) (option $? ~no $?))
            (outcome (about ?choice) (aspect legality) (value legal) (step ?step)))
   =>
   (assert (finding (ruling choices-are-made-on-resolution) (about ?instruction) (aspect due) (value ?action ?player ?amount) (step ?step))))
