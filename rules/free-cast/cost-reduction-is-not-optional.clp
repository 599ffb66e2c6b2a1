(deffacts cost-reduction-is-not-optional
   "CR 601.2f: whether a reduction may be left out."
   (ruling (id cost-reduction-is-not-optional)
           (title "A cost reduction can't be left out unless its effect says that the player may")
           (says "{player} would leave out {change}, which reduces the cost and isn't optional")
           (cr "601.2f" "118.7"))
   (encodes (ruling cost-reduction-is-not-optional) (document cauldrons-gift) (passage 10))
   (sentence (rule cost-reduction-is-not-optional-may) (text "{change} says that {player} may pay less, so it may be left out")))

(defrule cost-reduction-is-not-optional
   "Leaving out one that applies is illegal."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?card) (waives ?change&~none) (step ?step))
            (cost-change (id ?change) (object any | ?card) (player any | ?player) (criterion ?criterion) (change reduction) (optional no))
            (not (outcome (about ?attempt) (aspect fails) (value ?criterion) (step ?step))))
   =>
   (assert (finding (ruling cost-reduction-is-not-optional) (about ?attempt) (aspect legality) (value illegal) (step ?step))))

(defrule cost-reduction-is-not-optional-may
   "Leaving out one that is offered is legal."
   (attempt (id ?attempt) (player ?player) (action cast) (object ?card) (waives ?change&~none) (step ?step))
   (cost-change (id ?change) (object any | ?card) (player any | ?player) (change reduction) (optional yes))
   =>
   (assert (finding (ruling cost-reduction-is-not-optional) (about ?attempt) (aspect legality) (value legal) (step ?step))))
