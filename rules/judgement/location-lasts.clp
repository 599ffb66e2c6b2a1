(deffacts location-lasts
   "The frame rules of where an object is."
   (ruling (id location-lasts)
           (title "An object stays where it is unless something moves it")
           (says "nothing moves {object}, so it stays {zone:in}")
           (cr "400.1" "400.7"))
   (sentence (rule location-lasts-controlled) (text "{object} stays {zone:in}, now under {player:possessive} control"))
   (sentence (rule location-lasts-moved) (text "{object} is now {zone:in}"))
   (sentence (rule location-lasts-moved-to-player) (text "{object} is now {zone:in}, under {player:possessive} control")))

(defrule location-lasts
   "Outside a library, what isn't moved stays, and stays the same object."
   (logical (moment (step ?step) (next ?next))
            (location (object ?object) (zone ?zone&~library) (player ?player) (since ?since) (step ?step))
            (not (outcome (about ?object) (aspect destination | controlled-by) (step ?step))))
   =>
   (assert (location (object ?object) (zone ?zone) (player ?player) (since ?since) (step ?next))))

(defrule location-lasts-controlled
   "What another player gains control of stays the same object."
   (logical (moment (step ?step) (next ?next))
            (outcome (about ?object) (aspect controlled-by) (value ?player) (step ?step))
            (location (object ?object) (zone ?zone) (since ?since) (step ?step))
            (not (outcome (about ?object) (aspect destination) (step ?step))))
   =>
   (assert (location (object ?object) (zone ?zone) (player ?player) (since ?since) (step ?next))))

(defrule location-lasts-moved
   "What is moved begins a new stay, in its owner's zone unless a player is named."
   (logical (moment (step ?step) (next ?next))
            (outcome (about ?object) (aspect destination) (value ?zone) (step ?step))
            (game-object (id ?object) (owner ?player)))
   =>
   (assert (location (object ?object) (zone ?zone) (player ?player) (since ?next) (step ?next))))

(defrule location-lasts-moved-to-player
   "What is moved to the battlefield or the stack may come under another player's control than its owner's."
   (logical (moment (step ?step) (next ?next))
            (outcome (about ?object) (aspect destination) (value ?zone ?player) (step ?step)))
   =>
   (assert (location (object ?object) (zone ?zone) (player ?player) (since ?next) (step ?next))))
