(deffacts control-lasts-as-stated
   "CR 611.2a, 613.1b and 514.2: how long a player keeps what a spell or ability gave control of."
   (ruling (id control-lasts-as-stated)
           (title "Control that an effect gives lasts as long as its text says, and for good if it says nothing")
           (says "{player} gains control of {object}")
           (cr "611.2a" "514.2" "110.2" "608.2b"))
   (sentence (rule control-lasts-as-stated-on) (text "{instruction} states no duration, so {player} still controls {object}, whatever it is like by now"))
   (sentence (rule control-lasts-as-stated-ends) (text "what gave {holder} control of {object} ends with the turn, and {player} controls it again"))
   (sentence (rule control-lasts-as-stated-at-first) (text "{player} controls {object} as it comes there"))
   (sentence (rule control-lasts-as-stated-kept) (text "no lasting effect changes who controls {object}"))
   (sentence (rule control-lasts-as-stated-for-good) (text "{player} gains control of {object} for longer than the turn"))
   (sentence (rule control-lasts-as-stated-event) (text "{player} gains control of {object} for longer than the turn")))

(defrule control-lasts-as-stated
   "It begins as the line is followed."
   (logical (outcome (about ?instruction) (aspect due) (value gain-control ?player ?) (step ?step))
            (outcome (about ?instruction) (aspect acts-on) (value ?object) (step ?step))
            (location (object ?object) (zone battlefield) (step ?step)))
   =>
   (assert (finding (ruling control-lasts-as-stated) (about ?object) (aspect controlled-by) (value ?player) (step ?step))))

(defrule control-lasts-as-stated-on
   "Neither the end of a turn nor a change of what the target had to be like ends it."
   (logical (event (kind cleanup) (step ?step))
            (outcome (about ?instruction) (aspect due) (value gain-control ?player ?) (step ?begun&:(< ?begun ?step)))
            (instruction (id ?instruction) (until none))
            (outcome (about ?instruction) (aspect acts-on) (value ?object) (step ?begun))
            (location (object ?object) (zone battlefield) (player ?player) (since ?since&:(<= ?since ?begun)) (step ?step)))
   =>
   (assert (finding (ruling control-lasts-as-stated) (about ?instruction) (aspect applies) (value yes) (step ?step))))

(defrule control-lasts-as-stated-at-first
   "Where something is for this turn only, it matters who controls a permanent otherwise: at first, whoever it came to,"
   (logical (exists (instruction (action gain-control) (until end-of-turn)))
            (location (object ?object) (zone battlefield) (player ?player) (since ?step) (step ?step)))
   =>
   (assert (finding (ruling control-lasts-as-stated) (about ?object) (aspect lasting-control) (value ?player) (step ?step))))

(defrule control-lasts-as-stated-kept
   "later the same player,"
   (logical (moment (step ?step) (next ?next))
            (outcome (about ?object) (aspect lasting-control) (value ?player) (step ?step))
            (not (outcome (about ?object) (aspect destination) (step ?step)))
            (not (event (kind control-change) (object ?object) (step ?step)))
            (not (and (outcome (about ?instruction) (aspect due) (value gain-control ? ?) (step ?step))
                      (instruction (id ?instruction) (until none))
                      (outcome (about ?instruction) (aspect acts-on) (value ?object) (step ?step)))))
   =>
   (assert (finding (ruling control-lasts-as-stated) (about ?object) (aspect lasting-control) (value ?player) (step ?next))))

(defrule control-lasts-as-stated-for-good
   "unless an effect that doesn't end with the turn gives it to another player,"
   (logical (moment (step ?step) (next ?next))
            (outcome (about ?instruction) (aspect due) (value gain-control ?player ?) (step ?step))
            (instruction (id ?instruction) (until none))
            (outcome (about ?instruction) (aspect acts-on) (value ?object) (step ?step))
            (exists (outcome (about ?object) (aspect lasting-control) (step ?step))))
   =>
   (assert (finding (ruling control-lasts-as-stated) (about ?object) (aspect lasting-control) (value ?player) (step ?next))))

(defrule control-lasts-as-stated-event
   "or the scenario says that one does."
   (logical (moment (step ?step) (next ?next))
            (event (kind control-change) (object ?object) (player ?player) (step ?step))
            (exists (outcome (about ?object) (aspect lasting-control) (step ?step))))
   =>
   (assert (finding (ruling control-lasts-as-stated) (about ?object) (aspect lasting-control) (value ?player) (step ?next))))

(defrule control-lasts-as-stated-ends
   "As a turn ends, the player who controls it otherwise has it back."
   (logical (event (kind cleanup) (step ?step))
            (outcome (about ?object) (aspect lasting-control) (value ?player) (step ?step))
            (location (object ?object) (zone battlefield) (player ?holder&~?player) (step ?step)))
   =>
   (assert (finding (ruling control-lasts-as-stated) (about ?object) (aspect controlled-by) (value ?player) (step ?step))))
