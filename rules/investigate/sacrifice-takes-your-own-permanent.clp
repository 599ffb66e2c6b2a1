(deffacts sacrifice-takes-your-own-permanent
   "CR 701.21a: what a sacrifice is."
   (ruling (id sacrifice-takes-your-own-permanent)
           (title "A player sacrifices a permanent that this player controls")
           (says "{player} controls {object} and sacrifices it")
           (cr "701.21a"))
   (sentence (rule sacrifice-takes-your-own-permanent-told) (text "{player} controls {object} and is told to sacrifice it"))
   (sentence (rule sacrifice-takes-your-own-permanent-chosen) (text "{player} chooses {object} and sacrifices it"))
   (sentence (rule sacrifice-takes-your-own-permanent-choice) (text "{player} chooses what to sacrifice"))
   (sentence (rule sacrifice-takes-your-own-permanent-elsewhere) (text "{object} is in {zone}, and only a permanent can be sacrificed"))
   (sentence (rule sacrifice-takes-your-own-permanent-anothers) (text "{controller} controls {object}, so {player} can't sacrifice it"))
   (sentence (rule sacrifice-takes-your-own-permanent-unfit) (text "{object} doesn't fit {criterion}")))

(defrule sacrifice-takes-your-own-permanent
   "Triggers see a sacrifice that has happened."
   (logical (event (id ?event) (kind sacrifice) (object ?object) (player ?player) (step ?step))
            (location (object ?object) (zone battlefield) (player ?player) (step ?step)))
   =>
   (assert (finding (ruling sacrifice-takes-your-own-permanent) (about ?event) (aspect happens) (value sacrifice ?player ?object) (step ?step))))

(defrule sacrifice-takes-your-own-permanent-told
   "And one that an instruction calls for, of a stated permanent."
   (logical (outcome (about ?instruction) (aspect due) (value sacrifice ?player ?) (step ?step))
            (instruction (id ?instruction) (object ?object&~none))
            (location (object ?object) (zone battlefield) (player ?player) (step ?step)))
   =>
   (assert (finding (ruling sacrifice-takes-your-own-permanent) (about ?object) (aspect destination) (value graveyard) (step ?step)))
   (assert (finding (ruling sacrifice-takes-your-own-permanent) (about ?object) (aspect taken-by) (value ?instruction) (step ?step)))
   (assert (finding (ruling sacrifice-takes-your-own-permanent) (about ?instruction) (aspect happens) (value sacrifice ?player ?object) (step ?step))))

(defrule sacrifice-takes-your-own-permanent-chosen
   "Or of one that the player chooses."
   (logical (outcome (about ?instruction) (aspect due) (value sacrifice ?player ?) (step ?step))
            (choice (id ?choice) (player ?player) (for ?instruction) (option $? ?object&~yes $?))
            (outcome (about ?choice) (aspect legality) (value legal) (step ?step)))
   =>
   (assert (finding (ruling sacrifice-takes-your-own-permanent) (about ?object) (aspect destination) (value graveyard) (step ?step)))
   (assert (finding (ruling sacrifice-takes-your-own-permanent) (about ?object) (aspect taken-by) (value ?instruction) (step ?step)))
   (assert (finding (ruling sacrifice-takes-your-own-permanent) (about ?instruction) (aspect happens) (value sacrifice ?player ?object) (step ?step))))

(defrule sacrifice-takes-your-own-permanent-choice
   "As many as the instruction asks for may be chosen, if nothing speaks against one of them."
   (logical (outcome (about ?instruction) (aspect due) (value sacrifice ?player ?amount) (step ?step))
            (choice (id ?choice) (player ?player) (for ?instruction) (option $?options&~:(member$ yes ?options)&:(= (length$ (each-once ?options)) ?amount))))
   =>
   (assert (finding (ruling sacrifice-takes-your-own-permanent) (about ?choice) (aspect legality) (value legal) (step ?step))))

(defrule sacrifice-takes-your-own-permanent-elsewhere
   "What is no permanent can't be chosen."
   (logical (outcome (about ?instruction) (aspect due) (value sacrifice ?player ?) (step ?step))
            (choice (id ?choice) (player ?player) (for ?instruction) (option $? ?object $?))
            (location (object ?object) (zone ?zone&~battlefield) (step ?step)))
   =>
   (assert (finding (ruling sacrifice-takes-your-own-permanent) (about ?choice) (aspect legality) (value illegal) (step ?step))))

(defrule sacrifice-takes-your-own-permanent-anothers
   "Nor can another player's permanent."
   (logical (outcome (about ?instruction) (aspect due) (value sacrifice ?player ?) (step ?step))
            (choice (id ?choice) (player ?player) (for ?instruction) (option $? ?object $?))
            (location (object ?object) (zone battlefield) (player ?controller&~?player) (step ?step)))
   =>
   (assert (finding (ruling sacrifice-takes-your-own-permanent) (about ?choice) (aspect legality) (value illegal) (step ?step))))

(defrule sacrifice-takes-your-own-permanent-unfit
   "Nor can what lacks the quality that is asked for."
   (logical (outcome (about ?instruction) (aspect due) (value sacrifice ?player ?) (step ?step))
            (instruction (id ?instruction) (criterion ?criterion&~none))
            (choice (id ?choice) (player ?player) (for ?instruction) (option $? ?object $?))
            (location (object ?object) (zone battlefield) (since ?since) (step ?step))
            (outcome (about ?object) (aspect fails) (value ?criterion) (step ?since)))
   =>
   (assert (finding (ruling sacrifice-takes-your-own-permanent) (about ?choice) (aspect legality) (value illegal) (step ?step))))
