(deffacts copied-spells-keep-their-choices
   "CR 707.10: what an instruction to copy a spell does."
   (ruling (id copied-spells-keep-their-choices)
           (title "A copy of a spell is put on the stack with every choice made for the spell, and isn't cast")
           (says "{player} puts {copy}, a copy of {original}, on the stack")
           (cr "707.10" "707.10c" "707.2"))
   (equivalent (rule copied-spells-keep-their-choices-next) (change "drop condition 3")
               (reason "it only names the spell for the explanation, and the first copy is made of the same spell"))
   (sentence (rule copied-spells-keep-their-choices-first) (text "{player} is told to copy {original}, which is on the stack"))
   (sentence (rule copied-spells-keep-their-choices-next) (text "{player} is told to copy {original} once more"))
   (sentence (rule copied-spells-keep-their-choices-spell) (text "{original} was cast as {half}, and {copy} is the same"))
   (sentence (rule copied-spells-keep-their-choices-targets) (text "{target} is a target of {original}, and so of {copy}")))

(defrule copied-spells-keep-their-choices-first
   "The first copy of the spell that the instruction is about."
   (logical (outcome (about ?instruction) (aspect due) (value copy ?player ?amount&:(> ?amount 0)) (step ?step))
            (instruction (id ?instruction) (object ?original&~none))
            (location (object ?original) (zone stack) (step ?step)))
   =>
   (bind ?copy (sym-cat ?instruction -copy-1))
   (assert (finding (ruling copied-spells-keep-their-choices) (about ?instruction) (aspect creates) (value ?copy 1) (step ?step))))

(defrule copied-spells-keep-their-choices-next
   "Each further one."
   (logical (outcome (about ?instruction) (aspect due) (value copy ?player ?amount) (step ?step))
            (outcome (about ?instruction) (aspect creates) (value ? ?number&:(< ?number ?amount)) (step ?step))
            (instruction (id ?instruction) (object ?original)))
   =>
   (bind ?next (+ ?number 1))
   (bind ?copy (sym-cat ?instruction -copy- ?next))
   (assert (finding (ruling copied-spells-keep-their-choices) (about ?instruction) (aspect creates) (value ?copy ?next) (step ?step))))

(defrule copied-spells-keep-their-choices
   "The player who is told to copy it owns and controls the copy."
   (logical (outcome (about ?instruction) (aspect due) (value copy ?player ?) (step ?step))
            (outcome (about ?instruction) (aspect creates) (value ?copy ?) (step ?step))
            (instruction (id ?instruction) (object ?original)))
   =>
   (assert (game-object (id ?copy) (kind copy) (owner ?player) (copy-of ?original)))
   (assert (finding (ruling copied-spells-keep-their-choices) (about ?copy) (aspect destination) (value stack ?player) (step ?step))))

(defrule copied-spells-keep-their-choices-spell
   "The same half or both, the same X, the same cost: of a spell that is on the stack as the copy comes there."
   (logical (game-object (id ?copy) (kind copy) (copy-of ?original&~none))
            (location (object ?copy) (zone stack) (since ?since) (step ?since))
            (location (object ?original) (zone stack) (step ?since))
            (spell (object ?original) (half ?half) (cost ?cost) (method ?method) (x ?x)))
   =>
   (assert (spell (object ?copy) (half ?half) (cast no) (cost ?cost) (method ?method) (x ?x))))

(defrule copied-spells-keep-their-choices-targets
   "The same targets, except where another one was chosen for the copy."
   (logical (game-object (id ?copy) (kind copy) (copy-of ?original&~none))
            (location (object ?copy) (zone stack) (since ?since) (step ?since))
            (location (object ?original) (zone stack) (step ?since))
            (target (id ?id) (of ?original) (half ?half) (number ?number) (object ?target) (criterion ?criterion) (zone ?zone) (since ?stay))
            (not (target (id ?new&:(neq ?new (sym-cat ?copy - ?id))) (of ?copy) (half ?half) (number ?number))))
   =>
   (assert (target (id (sym-cat ?copy - ?id)) (of ?copy) (half ?half) (number ?number) (object ?target) (criterion ?criterion)
                   (zone ?zone) (since ?stay))))
