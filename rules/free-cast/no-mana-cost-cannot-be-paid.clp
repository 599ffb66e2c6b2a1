(deffacts no-mana-cost-cannot-be-paid
   "CR 118.6."
   (ruling (id no-mana-cost-cannot-be-paid)
           (title "A card without a mana cost can't be cast by paying one")
           (says "{name} has no mana cost, so there is nothing that {player} could pay")
           (cr "118.6" "118.6a" "601.2h"))
   (sentence (rule no-mana-cost-cannot-be-paid-alternative) (text "the cost of {method} is the mana cost of {name}, which has none")))

(defrule no-mana-cost-cannot-be-paid
   "It can be cast for an alternative cost only, which casting it free is too."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?card) (half ?half) (cost mana-cost) (step ?step))
            (face (object ?card) (half ?half) (name ?name) (mana-cost)))
   =>
   (assert (finding (ruling no-mana-cost-cannot-be-paid) (about ?attempt) (aspect legality) (value illegal) (step ?step))))

(defrule no-mana-cost-cannot-be-paid-alternative
   "Nor for an alternative cost that is its mana cost."
   (logical (attempt (id ?attempt) (action cast) (object ?card) (half ?half) (cost alternative) (method ?method) (step ?step))
            (ability (object ?card) (keyword ?method) (half whole | ?half) (cost $? mana-cost $?))
            (face (object ?card) (half ?half) (name ?name) (mana-cost)))
   =>
   (assert (finding (ruling no-mana-cost-cannot-be-paid) (about ?attempt) (aspect legality) (value illegal) (step ?step))))
