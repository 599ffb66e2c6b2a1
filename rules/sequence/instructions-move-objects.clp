(deffacts instructions-move-objects
   "Where each kind of instruction puts what it is carried out on."
   (ruling (id instructions-move-objects)
           (title "An instruction that moves something puts it where its word says")
           (says "{instruction} says to {action} {object}, which is on the battlefield")
           (cr "701.6a" "701.8a" "701.9a" "701.13a" "701.21a" "110.2a" "400.3"))
   (sentence (rule instructions-move-objects-counter) (text "{instruction} counters {object}, which is on the stack"))
   (sentence (rule instructions-move-objects-discard) (text "{instruction} makes {player} discard {object}"))
   (sentence (rule instructions-move-objects-elsewhere) (text "{instruction} says to {action} {object}"))
   (sentence (rule instructions-move-objects-to-graveyard) (text "{object} goes to its owner's graveyard"))
   (sentence (rule instructions-move-objects-to-exile) (text "{object} goes to exile"))
   (sentence (rule instructions-move-objects-to-hand) (text "{object} goes to its owner's hand"))
   (sentence (rule instructions-move-objects-to-battlefield) (text "{object} enters the battlefield under {player:possessive} control"))
   (sentence (rule instructions-move-objects-as-stated) (text "{object} goes to {zone}")))

(defrule instructions-move-objects
   "Only permanents are destroyed or sacrificed."
   (logical (outcome (about ?instruction) (aspect due) (value ?action&destroy | sacrifice ? ?) (step ?step))
            (outcome (about ?instruction) (aspect acts-on) (value ?object) (step ?step))
            (location (object ?object) (zone battlefield) (step ?step)))
   =>
   (assert (finding (ruling instructions-move-objects) (about ?object) (aspect taken-by) (value ?instruction) (step ?step))))

(defrule instructions-move-objects-counter
   "Only what is on the stack is countered."
   (logical (outcome (about ?instruction) (aspect due) (value counter ? ?) (step ?step))
            (outcome (about ?instruction) (aspect acts-on) (value ?object) (step ?step))
            (location (object ?object) (zone stack) (step ?step)))
   =>
   (assert (finding (ruling instructions-move-objects) (about ?object) (aspect taken-by) (value ?instruction) (step ?step))))

(defrule instructions-move-objects-discard
   "Only a card in that player's hand is discarded."
   (logical (outcome (about ?instruction) (aspect due) (value discard | discard-one | discard-hand ?player ?) (step ?step))
            (outcome (about ?instruction) (aspect acts-on) (value ?object) (step ?step))
            (location (object ?object) (zone hand) (player ?player) (step ?step)))
   =>
   (assert (finding (ruling instructions-move-objects) (about ?object) (aspect taken-by) (value ?instruction) (step ?step))))

(defrule instructions-move-objects-elsewhere
   "Other words move a thing from wherever it is."
   (logical (outcome (about ?instruction) (aspect due)
                     (value ?action&exile | return | put-onto-battlefield | return-highest | move ? ?) (step ?step))
            (outcome (about ?instruction) (aspect acts-on) (value ?object) (step ?step))
            (location (object ?object) (zone ~ceased) (step ?step)))
   =>
   (assert (finding (ruling instructions-move-objects) (about ?object) (aspect taken-by) (value ?instruction) (step ?step))))

(defrule instructions-move-objects-to-graveyard
   "What is destroyed, sacrificed, countered or discarded goes to the graveyard."
   (logical (outcome (about ?instruction) (aspect due)
                     (value destroy | sacrifice | counter | discard | discard-one | discard-hand ? ?) (step ?step))
            (outcome (about ?object) (aspect taken-by) (value ?instruction) (step ?step)))
   =>
   (assert (finding (ruling instructions-move-objects) (about ?object) (aspect destination) (value graveyard) (step ?step))))

(defrule instructions-move-objects-to-exile
   "What is exiled goes to exile."
   (logical (outcome (about ?instruction) (aspect due) (value exile ? ?) (step ?step))
            (outcome (about ?object) (aspect taken-by) (value ?instruction) (step ?step)))
   =>
   (assert (finding (ruling instructions-move-objects) (about ?object) (aspect destination) (value exile) (step ?step))))

(defrule instructions-move-objects-to-hand
   "What is returned goes to its owner's hand."
   (logical (outcome (about ?instruction) (aspect due) (value return | return-highest ? ?) (step ?step))
            (outcome (about ?object) (aspect taken-by) (value ?instruction) (step ?step)))
   =>
   (assert (finding (ruling instructions-move-objects) (about ?object) (aspect destination) (value hand) (step ?step))))

(defrule instructions-move-objects-to-battlefield
   "What is put onto the battlefield enters under the control of the player who does it (CR 110.2a)."
   (logical (outcome (about ?instruction) (aspect due) (value put-onto-battlefield ?player ?) (step ?step))
            (outcome (about ?object) (aspect taken-by) (value ?instruction) (step ?step)))
   =>
   (assert (finding (ruling instructions-move-objects) (about ?object) (aspect destination) (value battlefield ?player) (step ?step))))

(defrule instructions-move-objects-as-stated
   "What is moved goes where the text says."
   (logical (outcome (about ?instruction) (aspect due) (value move ? ?) (step ?step))
            (outcome (about ?object) (aspect taken-by) (value ?instruction) (step ?step))
            (instruction (id ?instruction) (to ?zone&~none)))
   =>
   (assert (finding (ruling instructions-move-objects) (about ?object) (aspect destination) (value ?zone) (step ?step))))
