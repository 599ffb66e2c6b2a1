(deffacts casting-from-hand
   "CR 601.3: the rules' own permission."
   (ruling (id casting-from-hand)
           (title "A player may cast a card from their own hand")
           (says "{card} is in {player:possessive} hand")
           (cr "601.3" "304.1" "307.1")))

(defrule casting-from-hand
   "A card with a single face, from the hand of the player who casts it. (Lands, costs and timing have rulings of their own.)"
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?card) (half whole) (permission none) (step ?step))
            (location (object ?card) (zone hand) (player ?player) (step ?step))
            (exists (face (object ?card) (half whole))))
   =>
   (assert (finding (ruling casting-from-hand) (about ?attempt) (aspect legality) (value legal) (step ?step))))
