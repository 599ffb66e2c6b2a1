(deffacts text-changes-last
   "CR 611.2a, 612.1 and 514.2: when a word in a permanent's text is changed."
   (ruling (id text-changes-last)
           (title "A text change lasts until it says, and no longer than the permanent stays")
           (says "{effect} changes {from} to {to} in the text of {object}")
           (cr "611.2a" "612.1" "514.2" "400.7"))
   (equivalent (rule text-changes-last-on) (change "drop condition 3")
               (reason "what isn't made by a line, this ruling finds at every step of the stay anyway"))
   (equivalent (rule text-changes-last-on) (change "< instead of <= in (<= ?since ?step) of condition 4")
               (reason "what a line changes was there a step before it is changed"))
   (sentence (rule text-changes-last-begun) (text "{player} had {from} changed to {to} in the text of {object}"))
   (sentence (rule text-changes-last-on) (text "{from} stays changed to {to} in the text of {object}")))

(defrule text-changes-last
   "An effect that the scenario states,"
   (logical (effect (id ?effect) (object ?object) (aspect text) (change becomes) (value ?from ?to) (from ?begun))
            (location (object ?object) (zone battlefield) (since ?since&:(<= ?since (max 0 ?begun))) (step ?step&:(<= ?begun ?step))))
   =>
   (assert (finding (ruling text-changes-last) (about ?object) (aspect rewords) (value ?effect ?from ?to ?begun) (step ?step))))

(defrule text-changes-last-begun
   "or one that a line makes, with the words that were legally chosen."
   (logical (moment (step ?step) (next ?next))
            (chosen-words (id ?choice) (player ?player) (for ?instruction) (from ?from) (to ?to))
            (outcome (about ?choice) (aspect legality) (value legal) (step ?step))
            (outcome (about ?instruction) (aspect acts-on) (value ?object) (step ?step))
            (location (object ?object) (zone battlefield) (since ?since&:(<= ?since ?step)) (step ?next)))
   =>
   (assert (finding (ruling text-changes-last) (about ?object) (aspect rewords) (value ?instruction ?from ?to ?step) (step ?next))))

(defrule text-changes-last-on
   "The latter goes on, but not beyond the turn if it is for that turn."
   (logical (moment (step ?step) (next ?next))
            (outcome (about ?object) (aspect rewords) (value ?instruction ?from ?to ?begun) (step ?step))
            (instruction (id ?instruction) (action change-text))
            (location (object ?object) (zone battlefield) (since ?since&:(<= ?since ?step)) (step ?next))
            (not (and (instruction (id ?instruction) (until end-of-turn))
                      (event (kind cleanup) (step ?step)))))
   =>
   (assert (finding (ruling text-changes-last) (about ?object) (aspect rewords) (value ?instruction ?from ?to ?begun) (step ?next))))
