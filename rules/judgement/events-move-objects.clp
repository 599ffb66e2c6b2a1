(deffacts events-move-objects
   "Where an event that happens puts its object."
   (ruling (id events-move-objects)
           (title "An event puts its object where it says")
           (says "{object} goes {zone:to}")
           (cr "400.1" "701.8a" "701.9a" "701.13a" "701.21a" "601.2a"))
   (sentence (rule events-move-objects-enters) (text "{object} enters the battlefield under {player:possessive} control"))
   (sentence (rule events-move-objects-stack) (text "{player} puts {object} on the stack"))
   (sentence (rule events-move-objects-top) (text "{object} leaves the top of {player:possessive} library")))

(defrule events-move-objects-enters
   "What enters comes to the battlefield under the player's control."
   (event (id ?event) (kind enters) (object ?object) (player ?player&~none) (step ?step))
   =>
   (assert (finding (ruling events-move-objects) (about ?object) (aspect destination) (value battlefield ?player) (step ?step)))
   (assert (finding (ruling events-move-objects) (about ?object) (aspect taken-by) (value ?event) (step ?step))))

(defrule events-move-objects-stack
   "What is cast, or copied onto the stack, comes there under the player's control."
   (logical (event (id ?event) (kind cast | put-on-stack) (object ?object&~none) (player ?player&~none) (step ?step))
            (location (object ?object) (zone ~stack) (step ?step)))
   =>
   (assert (finding (ruling events-move-objects) (about ?object) (aspect destination) (value stack ?player) (step ?step)))
   (assert (finding (ruling events-move-objects) (about ?object) (aspect taken-by) (value ?event) (step ?step))))

(defrule events-move-objects-graveyard
   "What dies, is destroyed or discarded goes to its owner's graveyard."
   (event (id ?event) (kind dies | destroy | discard) (object ?object&~none) (to none) (step ?step))
   =>
   (bind ?zone graveyard)
   (assert (finding (ruling events-move-objects) (about ?object) (aspect destination) (value ?zone) (step ?step)))
   (assert (finding (ruling events-move-objects) (about ?object) (aspect taken-by) (value ?event) (step ?step))))

(defrule events-move-objects-sacrifice
   "So does what its controller sacrifices; nobody else can (CR 701.21a)."
   (logical (event (id ?event) (kind sacrifice) (object ?object&~none) (player ?player) (to none) (step ?step))
            (location (object ?object) (zone battlefield) (player ?controller) (step ?step))
            (test (or (eq ?player none) (eq ?player ?controller))))
   =>
   (bind ?zone graveyard)
   (assert (finding (ruling events-move-objects) (about ?object) (aspect destination) (value ?zone) (step ?step)))
   (assert (finding (ruling events-move-objects) (about ?object) (aspect taken-by) (value ?event) (step ?step))))

(defrule events-move-objects-exile
   "What is exiled goes to exile."
   (event (id ?event) (kind exile) (object ?object&~none) (step ?step))
   =>
   (bind ?zone exile)
   (assert (finding (ruling events-move-objects) (about ?object) (aspect destination) (value ?zone) (step ?step)))
   (assert (finding (ruling events-move-objects) (about ?object) (aspect taken-by) (value ?event) (step ?step))))

(defrule events-move-objects-hand
   "What is returned or put into a hand goes to its owner's."
   (event (id ?event) (kind return-to-hand | put-into-hand) (object ?object&~none) (step ?step))
   =>
   (bind ?zone hand)
   (assert (finding (ruling events-move-objects) (about ?object) (aspect destination) (value ?zone) (step ?step)))
   (assert (finding (ruling events-move-objects) (about ?object) (aspect taken-by) (value ?event) (step ?step))))

(defrule events-move-objects-stated
   "What leaves for a stated zone goes there."
   (event (id ?event) (kind leaves | discard | sacrifice) (object ?object&~none) (to ?zone&~none) (step ?step))
   =>
   (assert (finding (ruling events-move-objects) (about ?object) (aspect destination) (value ?zone) (step ?step)))
   (assert (finding (ruling events-move-objects) (about ?object) (aspect taken-by) (value ?event) (step ?step))))

(defrule events-move-objects-top
   "A card that leaves the top of a library empties one place."
   (logical (event (id ?event) (object ?object&~none) (step ?step))
            (outcome (about ?object) (aspect taken-by) (value ?event) (step ?step))
            (location (object ?object) (zone library) (player ?player) (place 1) (step ?step)))
   =>
   (assert (finding (ruling events-move-objects) (about ?player) (aspect depth) (value 1) (step ?step))))
