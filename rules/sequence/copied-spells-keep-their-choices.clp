(deffacts copied-spells-keep-their-choices
   "CR 707.10: what an instruction to copy a spell does."
   (ruling (id copied-spells-keep-their-choices)
           (title "A copy of a spell is put on the stack with every choice made for the spell, and isn't cast")
           (says "{player} puts {copy}, a copy of {original}, on the stack")
           (cr "707.10" "707.10c" "707.2"))
   (sentence (rule copied-spells-keep-their-choices-first) (text "{player} is told to copy {original}, which is on the stack"))
   (sentence (rule copied-spells-keep-their-choices-next) (text "{player} is told to copy {original} once more"))
   (sentence (rule copied-spells-keep-their-choices-spell) (text "{copy} is what {original} was cast as, with X = {x} if there is an X")))

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
   "The same X and the same way of casting, of a spell that is on the stack as the copy comes there. (Halves have a ruling of their own.)"
   (logical (game-object (id ?copy) (kind copy) (copy-of ?original&~none))
            (location (object ?copy) (zone stack) (since ?since) (step ?since))
            (location (object ?original) (zone stack) (step ?since))
            (spell (object ?original) (half whole) (cost ?cost) (method ?method) (x ?x)))
   =>
   (assert (spell (object ?copy) (cast no) (cost ?cost) (method ?method) (x ?x))))
