(deffacts minimum-costs-come-last
   "CR 601.2f: effects that change the total cost itself are applied after everything else."
   (ruling (id minimum-costs-come-last)
           (title "An effect that sets a minimum is applied when the cost is worked out otherwise")
           (says "{attempt} would cost {so-far:mana}, and {change} makes that {amount} mana at least")
           (cr "601.2f"))
   (overrides (ruling minimum-costs-come-last) (over total-cost-is-worked-out)))

(defrule minimum-costs-come-last
   "Generic mana is added up to the minimum; of several minimums the greatest counts."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?card) (step ?step))
            (cost-change (id ?change) (object any | ?card) (player any | ?player) (criterion ?criterion) (change minimum) (amount ?amount))
            (not (outcome (about ?attempt) (aspect fails) (value ?criterion) (step ?step)))
            (not (and (cost-change (object any | ?card) (player any | ?player) (criterion ?other) (change minimum)
                                   (amount ?greater&:(> ?greater ?amount)))
                      (not (outcome (about ?attempt) (aspect fails) (value ?other) (step ?step)))))
            (outcome (about ?attempt) (aspect cost-so-far) (value $?so-far&:(< (mana-in ?so-far) ?amount)) (step ?step)))
   =>
   (bind ?missing (- ?amount (mana-in ?so-far)))
   (assert (finding (ruling minimum-costs-come-last) (about ?attempt) (aspect total-cost) (value (cost-plus ?missing ?so-far)) (step ?step))))
