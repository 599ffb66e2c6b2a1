(deffacts card-names-may-be-chosen
   "CR 201.4."
   (ruling (id card-names-may-be-chosen)
           (title "The name of a card may be chosen, and a token's only if it is a card's too")
           (says "{name} is the name of a card")
           (cr "201.4"))
   (sentence (rule card-names-may-be-chosen-of-other) (text "{name} isn't the name of {card}, which is called {own}")))

(defrule card-names-may-be-chosen
   "A card with a single face."
   (logical (attempt (id ?attempt) (action name) (object ?meant) (names ?name) (step ?step))
            (game-object (id ?card&:(or (eq ?meant none) (eq ?meant ?card))) (kind card))
            (face (object ?card) (half whole) (name ?name)))
   =>
   (assert (finding (ruling card-names-may-be-chosen) (about ?attempt) (aspect legality) (value legal) (step ?step))))

(defrule card-names-may-be-chosen-of-other
   "To name that card by another name is illegal."
   (logical (attempt (id ?attempt) (action name) (object ?card&~none) (names ?name) (step ?step))
            (face (object ?card) (half whole) (name ?own&~?name)))
   =>
   (assert (finding (ruling card-names-may-be-chosen) (about ?attempt) (aspect legality) (value illegal) (step ?step))))
