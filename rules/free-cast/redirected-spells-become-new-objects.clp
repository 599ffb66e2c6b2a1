(deffacts redirected-spells-become-new-objects
   "CR 400.7 and 614.1a: an effect that sends one spell elsewhere, and the card that the spell becomes."
   (ruling (id redirected-spells-become-new-objects)
           (title "An effect that sends a spell elsewhere instead of the graveyard knows nothing of the card afterwards")
           (says "{spell} has resolved, and {effect} sends it {zone:to} instead of the graveyard")
           (cr "400.7" "614.1a" "608.2n" "608.2b"))
   (overrides (ruling redirected-spells-become-new-objects) (over resolved-spells-leave-the-stack))
   (overrides (ruling redirected-spells-become-new-objects) (over unresolved-spells-leave-the-stack))
   (overrides (ruling redirected-spells-become-new-objects) (over countering-moves-to-the-graveyard))
   (sentence (rule redirected-spells-become-new-objects-unresolved) (text "{spell} doesn't resolve, and {effect} sends it {zone:to} instead of the graveyard"))
   (sentence (rule redirected-spells-become-new-objects-countered) (text "{spell} is countered, and {effect} sends it {zone:to} instead of the graveyard"))
   (sentence (rule redirected-spells-become-new-objects-later) (text "{card} has changed zones since, so it isn't the object that {effect} is about")))

(defrule redirected-spells-become-new-objects
   "When it has resolved,"
   (logical (redirection (id ?effect) (object ?spell) (since ?since) (to ?zone))
            (outcome (about ?spell) (aspect resolution-over) (step ?step))
            (location (object ?spell) (zone stack) (since ?since) (step ?step))
            (outcome (about ?spell) (aspect types) (value $?types&:(share ?types (create$ instant sorcery))) (step ?since)))
   =>
   (assert (finding (ruling redirected-spells-become-new-objects) (about ?spell) (aspect destination) (value ?zone) (step ?step))))

(defrule redirected-spells-become-new-objects-unresolved
   "when it doesn't resolve,"
   (logical (redirection (id ?effect) (object ?spell) (since ?since) (to ?zone))
            (outcome (about ?spell) (aspect resolves) (value no) (step ?step))
            (location (object ?spell) (zone stack) (since ?since) (step ?step)))
   =>
   (assert (finding (ruling redirected-spells-become-new-objects) (about ?spell) (aspect destination) (value ?zone) (step ?step))))

(defrule redirected-spells-become-new-objects-countered
   "or when it is countered."
   (logical (redirection (id ?effect) (object ?spell) (since ?since) (to ?zone))
            (outcome (about ?instruction) (aspect due) (value counter ? ?) (step ?step))
            (instruction (id ?instruction) (to none))
            (outcome (about ?spell) (aspect taken-by) (value ?instruction) (step ?step))
            (location (object ?spell) (zone stack) (since ?since) (step ?step)))
   =>
   (assert (finding (ruling redirected-spells-become-new-objects) (about ?spell) (aspect destination) (value ?zone) (step ?step))))

(defrule redirected-spells-become-new-objects-later
   "What moves in a later stay, even one on the stack, isn't that spell any more."
   (logical (redirection (id ?effect) (object ?card) (since ?since))
            (location (object ?card) (since ?later&:(> ?later ?since)) (step ?step))
            (outcome (about ?card) (aspect taken-by) (step ?step)))
   =>
   (assert (finding (ruling redirected-spells-become-new-objects) (about ?effect) (aspect applies) (value no) (step ?step))))
