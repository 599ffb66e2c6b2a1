(deffacts cost-increase-is-not-optional
   "CR 601.2f: increases and minimums."
   (ruling (id cost-increase-is-not-optional)
           (title "A cost increase or a minimum can't be left out")
           (says "{player} would leave out {change}, which makes the spell cost more")
           (cr "601.2f")))

(defrule cost-increase-is-not-optional
   "Leaving out one that applies is illegal."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?card) (waives ?change&~none) (step ?step))
            (cost-change (id ?change) (object any | ?card) (player any | ?player) (criterion ?criterion) (change increase | minimum))
            (not (outcome (about ?attempt) (aspect fails) (value ?criterion) (step ?step))))
   =>
   (assert (finding (ruling cost-increase-is-not-optional) (about ?attempt) (aspect legality) (value illegal) (step ?step))))
