(deffacts naming-chooses-one-half
   "CR 709.4a and 201.4b."
   (ruling (id naming-chooses-one-half)
           (title "Whoever names a split card names one of its halves")
           (says "{player} would choose {names:list}, and only one name may be chosen")
           (cr "709.4a" "201.4b"))
   (encodes (ruling naming-chooses-one-half) (document flotsam-jetsam) (passage 12))
   (encodes (ruling naming-chooses-one-half) (document discovery-dispersal) (passage 7))
   (encodes (ruling naming-chooses-one-half) (document breaking-entering) (passage 15))
   (equivalent (rule naming-chooses-one-half-of-other) (change "half right instead of left in condition 2")
               (reason "a card with one of the two halves has the other one too"))
   (sentence (rule naming-chooses-one-half-name) (text "{name} is one of the names of the split card {card}"))
   (sentence (rule naming-chooses-one-half-joined) (text "{left} and {right} are two names, and only one of them may be chosen"))
   (sentence (rule naming-chooses-one-half-of-other) (text "{name} is no name of {card}")))

(defrule naming-chooses-one-half
   "More than one name is illegal."
   (attempt (id ?attempt) (player ?player) (action name) (names $?names&:(> (length$ ?names) 1)) (step ?step))
   =>
   (assert (finding (ruling naming-chooses-one-half) (about ?attempt) (aspect legality) (value illegal) (step ?step))))

(defrule naming-chooses-one-half-joined
   "So are both names written as one."
   (logical (attempt (id ?attempt) (action name) (names ?name) (step ?step))
            (face (object ?card) (half left) (name ?left))
            (face (object ?card) (half right) (name ?right&:(eq ?name (str-cat ?left " // " ?right)))))
   =>
   (assert (finding (ruling naming-chooses-one-half) (about ?attempt) (aspect legality) (value illegal) (step ?step))))

(defrule naming-chooses-one-half-name
   "The name of either half is legal, whether or not the player says which card is meant."
   (logical (attempt (id ?attempt) (action name) (object ?meant) (names ?name) (step ?step))
            (face (object ?card&:(or (eq ?meant none) (eq ?meant ?card))) (half left | right) (name ?name)))
   =>
   (assert (finding (ruling naming-chooses-one-half) (about ?attempt) (aspect legality) (value legal) (step ?step))))

(defrule naming-chooses-one-half-of-other
   "To name this card by a name that neither half has is illegal."
   (logical (attempt (id ?attempt) (action name) (object ?card) (names ?name) (step ?step))
            (exists (face (object ?card) (half left)))
            (not (face (object ?card) (name ?name))))
   =>
   (assert (finding (ruling naming-chooses-one-half) (about ?attempt) (aspect legality) (value illegal) (step ?step))))
