(deffacts split-cast-one-half
   "CR 709.3."
   (ruling (id split-cast-one-half)
           (title "One half of a split card is cast, never both")
           (says "{card} is a split card: {player} has to choose one half to cast")
           (cr "709.3" "709.3a"))
   (encodes (ruling split-cast-one-half) (document flotsam-jetsam) (passage 20))
   (encodes (ruling split-cast-one-half) (document discovery-dispersal) (passage 8))
   (sentence (rule split-cast-one-half-alone) (text "{player} casts only {name}, one half of the split card {card}")))

(defrule split-cast-one-half
   "Casting both halves, or no half in particular, is illegal, wherever the card is."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?card) (half both | whole) (step ?step))
            (exists (face (object ?card) (half left))))
   =>
   (assert (finding (ruling split-cast-one-half) (about ?attempt) (aspect legality) (value illegal) (step ?step))))

(defrule split-cast-one-half-alone
   "Either half alone may be cast from its player's hand."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?card) (half ?half&left | right) (permission none) (step ?step))
            (location (object ?card) (zone hand) (player ?player) (step ?step))
            (face (object ?card) (half ?half) (name ?name)))
   =>
   (assert (finding (ruling split-cast-one-half) (about ?attempt) (aspect legality) (value legal) (step ?step))))
