(deffacts total-cost-is-worked-out
   "CR 601.2f: the total cost of a spell."
   (ruling (id total-cost-is-worked-out)
           (title "The total cost is the mana cost or alternative cost, plus increases, minus reductions")
           (says "starting from {base:mana}, {attempt} costs {total:mana} in all")
           (cr "601.2f" "118.7" "118.9"))
   (sentence (rule total-cost-is-worked-out-mana-cost) (text "{name} is cast for its mana cost {base:mana}"))
   (sentence (rule total-cost-is-worked-out-free) (text "{card} is cast without paying its mana cost"))
   (sentence (rule total-cost-is-worked-out-increase) (text "{change} makes it cost {amount} more generic mana"))
   (sentence (rule total-cost-is-worked-out-reduction) (text "{change} makes it cost {amount} less generic mana"))
   (sentence (rule total-cost-is-worked-out-changed) (text "starting from {base:mana} and with all changes, {attempt} costs {total:mana} in all")))

(defrule total-cost-is-worked-out-mana-cost
   "It starts from the mana cost of what is cast."
   (logical (attempt (id ?attempt) (action cast) (object ?card) (half ?half&~both) (cost mana-cost) (step ?step))
            (face (object ?card) (half ?half) (name ?name) (mana-cost $?base)))
   =>
   (assert (finding (ruling total-cost-is-worked-out) (about ?attempt) (aspect base-cost) (value ?base) (step ?step))))

(defrule total-cost-is-worked-out-free
   "Or from nothing, if the spell is cast without paying its mana cost."
   (attempt (id ?attempt) (action cast) (object ?card) (cost free) (step ?step))
   =>
   (assert (finding (ruling total-cost-is-worked-out) (about ?attempt) (aspect base-cost) (value 0) (step ?step))))

(defrule total-cost-is-worked-out-increase
   "Every increase that applies to the spell is added, once for the spell."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?card) (step ?step))
            (cost-change (id ?change) (object any | ?card) (player any | ?player) (criterion ?criterion) (change increase) (amount ?amount))
            (not (outcome (about ?attempt) (aspect fails) (value ?criterion) (step ?step))))
   =>
   (assert (finding (ruling total-cost-is-worked-out) (about ?attempt) (aspect adds) (value ?change ?amount) (step ?step))))

(defrule total-cost-is-worked-out-reduction
   "Every reduction that applies is taken off."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?card) (waives ?waived) (step ?step))
            (cost-change (id ?change&~?waived) (object any | ?card) (player any | ?player) (criterion ?criterion) (change reduction)
                         (amount ?amount))
            (not (outcome (about ?attempt) (aspect fails) (value ?criterion) (step ?step))))
   =>
   (bind ?less (- 0 ?amount))
   (assert (finding (ruling total-cost-is-worked-out) (about ?attempt) (aspect adds) (value ?change ?less) (step ?step))))

(defrule total-cost-is-worked-out
   "With no change it is what it starts from."
   (logical (outcome (about ?attempt) (aspect base-cost) (value $?base) (step ?step))
            (not (outcome (about ?attempt) (aspect sum) (step ?step))))
   =>
   (bind ?total (cost-plus 0 ?base))
   (assert (finding (ruling total-cost-is-worked-out) (about ?attempt) (aspect total-cost) (value ?total) (step ?step))))

(defrule total-cost-is-worked-out-changed
   "Otherwise the sum of the changes is added to its generic mana, which can't fall below nothing."
   (logical (outcome (about ?attempt) (aspect base-cost) (value $?base) (step ?step))
            (outcome (about ?attempt) (aspect sum) (value ?changes) (step ?step)))
   =>
   (bind ?total (cost-plus ?changes ?base))
   (assert (finding (ruling total-cost-is-worked-out) (about ?attempt) (aspect total-cost) (value ?total) (step ?step))))
