(deffacts instructions-act-on-objects
   "CR 608.2c and 115.1: what an instruction is carried out on."
   (ruling (id instructions-act-on-objects)
           (title "An instruction is carried out on its targets, on what it names, or on all that it describes")
           (says "{object} is the target of that line of {source}")
           (cr "608.2c" "608.2f" "115.1" "801.10"))
   (sentence (rule instructions-act-on-objects-named) (text "{object} is what {instruction} is about"))
   (sentence (rule instructions-act-on-objects-all) (text "{instruction} is about everything {zone:in}, and {object} is there"))
   (sentence (rule instructions-act-on-objects-described) (text "{instruction} is about everything {zone:in} that fits {criterion}, and {object} does"))
   (sentence (rule instructions-act-on-objects-whole-hand) (text "{instruction} is about every card in {player:possessive} hand")))

(defrule instructions-act-on-objects
   "Its target, by the target's number in its half."
   (logical (outcome (about ?instruction) (aspect due) (value ~nothing ? ?) (step ?step))
            (instruction (id ?instruction) (who ~target&~target-controller) (source ?source) (half ?half) (target ?number&~0))
            (target (of ?source) (half ?half) (number ?number) (object ?object)))
   =>
   (assert (finding (ruling instructions-act-on-objects) (about ?instruction) (aspect acts-on) (value ?object) (step ?step))))

(defrule instructions-act-on-objects-named
   "A fixed object."
   (logical (outcome (about ?instruction) (aspect due) (value ~nothing ? ?) (step ?step))
            (instruction (id ?instruction) (object ?object&~none)))
   =>
   (assert (finding (ruling instructions-act-on-objects) (about ?instruction) (aspect acts-on) (value ?object) (step ?step))))

(defrule instructions-act-on-objects-all
   "Everything in a zone, as far as the player's range reaches."
   (logical (outcome (about ?instruction) (aspect due) (value destroy | exile ?player ?) (step ?step))
            (instruction (id ?instruction) (target 0) (object none) (criterion none) (from ?zone) (whose ?whose))
            (location (object ?object) (zone ?zone) (player ?owner) (step ?step))
            (test (or (eq ?whose any) (eq ?owner ?player)))
            (not (outcome (about ?player) (aspect beyond) (value ?owner))))
   =>
   (assert (finding (ruling instructions-act-on-objects) (about ?instruction) (aspect acts-on) (value ?object) (step ?step))))

(defrule instructions-act-on-objects-described
   "Everything in a zone that fits a description."
   (logical (outcome (about ?instruction) (aspect due) (value destroy | exile ?player ?) (step ?step))
            (instruction (id ?instruction) (target 0) (object none) (criterion ?criterion&~none) (from ?zone) (whose ?whose))
            (location (object ?object) (zone ?zone) (player ?owner) (since ?since) (step ?step))
            (test (or (eq ?whose any) (eq ?owner ?player)))
            (outcome (about ?object) (aspect meets) (value ?criterion) (step ?since))
            (not (outcome (about ?player) (aspect beyond) (value ?owner))))
   =>
   (assert (finding (ruling instructions-act-on-objects) (about ?instruction) (aspect acts-on) (value ?object) (step ?step))))

(defrule instructions-act-on-objects-whole-hand
   "Every card in a hand."
   (logical (outcome (about ?instruction) (aspect due) (value discard-hand ?player ?) (step ?step))
            (location (object ?object) (zone hand) (player ?player) (step ?step))
            (game-object (id ?object) (kind card)))
   =>
   (assert (finding (ruling instructions-act-on-objects) (about ?instruction) (aspect acts-on) (value ?object) (step ?step))))
