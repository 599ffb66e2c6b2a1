(deffacts library-lasts
   "The frame rules of a library's size and order."
   (ruling (id library-lasts)
           (title "A library keeps its size and order unless cards leave it")
           (says "nothing leaves {player:possessive} library, which still holds {size:count card}")
           (cr "401.1" "401.2"))
   (sentence (rule library-lasts-shrinks) (text "{depth:count card} left {player:possessive} library, which now holds {left}"))
   (sentence (rule library-lasts-order) (text "{object} keeps its place in {player:possessive} library"))
   (sentence (rule library-lasts-moves-up) (text "{depth:count place} at the top became empty, so {object} moves up to place {left}"))
   (sentence (rule library-lasts-sorted) (text "{object} was put at place {place} from the top"))
   (sentence (rule library-lasts-shuffled) (text "{player:possessive} library was shuffled, so nobody knows where {object} is in it")))

(defrule library-lasts
   "The size stays where no place is emptied."
   (logical (moment (step ?step) (next ?next))
            (library (player ?player) (size ?size) (step ?step))
            (not (outcome (about ?player) (aspect depth) (step ?step))))
   =>
   (assert (library (player ?player) (size ?size) (step ?next))))

(defrule library-lasts-shrinks
   "The size falls by the places that are emptied."
   (logical (moment (step ?step) (next ?next))
            (outcome (about ?player) (aspect depth) (value ?depth) (step ?step))
            (library (player ?player) (size ?size&:(>= ?size ?depth)) (step ?step)))
   =>
   (bind ?left (- ?size ?depth))
   (assert (library (player ?player) (size ?left) (step ?next))))

(defrule library-lasts-order
   "A card stays at its place where no place above it is emptied."
   (logical (moment (step ?step) (next ?next))
            (location (object ?object) (zone library) (player ?player) (place ?place) (since ?since) (step ?step))
            (not (outcome (about ?object) (aspect destination | place) (step ?step)))
            (not (outcome (about ?player) (aspect depth | shuffled) (step ?step))))
   =>
   (assert (location (object ?object) (zone library) (player ?player) (place ?place) (since ?since) (step ?next))))

(defrule library-lasts-moves-up
   "A card moves up by the places that are emptied above it; an unknown place stays unknown."
   (logical (moment (step ?step) (next ?next))
            (outcome (about ?player) (aspect depth) (value ?depth) (step ?step))
            (location (object ?object) (zone library) (player ?player) (place ?place) (since ?since) (step ?step))
            (not (outcome (about ?object) (aspect destination | place) (step ?step)))
            (not (outcome (about ?player) (aspect shuffled) (step ?step))))
   =>
   (bind ?left (max 0 (- ?place ?depth)))
   (assert (location (object ?object) (zone library) (player ?player) (place ?left) (since ?since) (step ?next))))

(defrule library-lasts-sorted
   "A card that was given a new place stands there."
   (logical (moment (step ?step) (next ?next))
            (outcome (about ?object) (aspect place) (value ?place) (step ?step))
            (location (object ?object) (zone library) (player ?player) (since ?since) (step ?step))
            (not (outcome (about ?object) (aspect destination) (step ?step))))
   =>
   (assert (location (object ?object) (zone library) (player ?player) (place ?place) (since ?since) (step ?next))))

(defrule library-lasts-shuffled
   "After a shuffle no place is known."
   (logical (moment (step ?step) (next ?next))
            (outcome (about ?player) (aspect shuffled) (step ?step))
            (location (object ?object) (zone library) (player ?player) (since ?since) (step ?step))
            (not (outcome (about ?object) (aspect destination | place) (step ?step))))
   =>
   (assert (location (object ?object) (zone library) (player ?player) (since ?since) (step ?next))))
