(deffacts choices-come-from-the-stated-zone
   "CR 608.2d, 701.9b, 701.17c and 701.21a: what may be chosen from zones other than graveyards."
   (ruling (id choices-come-from-the-stated-zone)
           (title "An effect says from where something is chosen")
           (says "{card} fits {criterion} and is in the zone that {player} chooses from")
           (cr "608.2d" "701.9b" "701.17c" "701.21a"))
   (sentence (rule choices-come-from-the-stated-zone-moved) (text "{card} was moved by {mover} {zone:to}, where everybody can see it, and fits {criterion}"))
   (sentence (rule choices-come-from-the-stated-zone-moved-each) (text "{card} was moved by {mover} {zone:to}, where everybody can see it, and fits {criterion}"))
   (sentence (rule choices-come-from-the-stated-zone-discard) (text "{card} is a card in {player:possessive} hand")))

(defrule choices-come-from-the-stated-zone
   "What fits, in the player's own hand or library, or on the battlefield under the player's control."
   (logical (outcome (about ?instruction) (aspect asks) (value ?player ?line) (step ?step))
            (instruction (id ?line) (criterion ?criterion&~none) (action ~return-highest) (from ?zone&~graveyard) (whose yours))
            (location (object ?card) (zone ?zone) (player ?player) (since ?since) (step ?step))
            (outcome (about ?card) (aspect meets) (value ?criterion) (step ?since)))
   =>
   (assert (finding (ruling choices-come-from-the-stated-zone) (about ?instruction) (aspect choosable) (value ?card) (step ?step))))

(defrule choices-come-from-the-stated-zone-moved
   "What an earlier instruction moved is looked for where it went, if that is a public zone (CR 701.17c)."
   (logical (outcome (about ?instruction) (aspect asks) (value ? ?) (step ?step))
            (instruction (id ?instruction) (criterion ?criterion&~none) (among ?mover&~none))
            (outcome (about ?card) (aspect taken-by) (value ?mover) (step ?moved))
            (location (object ?card) (zone ?zone&~library&~hand) (since ?since&:(= ?since (+ ?moved 1))) (step ?step))
            (outcome (about ?card) (aspect meets) (value ?criterion) (step ?since)))
   =>
   (assert (finding (ruling choices-come-from-the-stated-zone) (about ?instruction) (aspect choosable) (value ?card) (step ?step))))

(defrule choices-come-from-the-stated-zone-moved-each
   "The same for what a line for several players moved."
   (logical (outcome (about ?instruction) (aspect asks) (value ? ?) (step ?step))
            (instruction (id ?instruction) (criterion ?criterion&~none) (among ?mover&~none))
            (outcome (about ?part) (aspect part-of) (value ?mover ?))
            (outcome (about ?card) (aspect taken-by) (value ?part) (step ?moved))
            (location (object ?card) (zone ?zone&~library&~hand) (since ?since&:(= ?since (+ ?moved 1))) (step ?step))
            (outcome (about ?card) (aspect meets) (value ?criterion) (step ?since)))
   =>
   (assert (finding (ruling choices-come-from-the-stated-zone) (about ?instruction) (aspect choosable) (value ?card) (step ?step))))

(defrule choices-come-from-the-stated-zone-discard
   "A player who discards chooses among the cards in hand."
   (logical (outcome (about ?instruction) (aspect asks) (value ?player ?line) (step ?step))
            (instruction (id ?line) (action discard) (criterion none))
            (location (object ?card) (zone hand) (player ?player) (step ?step))
            (game-object (id ?card) (kind card)))
   =>
   (assert (finding (ruling choices-come-from-the-stated-zone) (about ?instruction) (aspect choosable) (value ?card) (step ?step))))
