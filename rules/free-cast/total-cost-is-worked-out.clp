(deffacts total-cost-is-worked-out
   "CR 601.2f: the total cost of a spell."
   (ruling (id total-cost-is-worked-out)
           (title "The total cost is the mana cost or alternative cost, plus additions, minus reductions")
           (says "all additions and reductions make it {total:mana}")
           (cr "601.2f" "118.7" "118.9d"))
   (sentence (rule total-cost-is-worked-out-mana-cost) (text "{name} is cast for its mana cost {base:mana}"))
   (sentence (rule total-cost-is-worked-out-free) (text "{card} is cast without paying its mana cost"))
   (sentence (rule total-cost-is-worked-out-increase) (text "{change} makes it cost {amount} more generic mana"))
   (sentence (rule total-cost-is-worked-out-reduction) (text "{change} makes it cost {amount} less generic mana"))
   (sentence (rule total-cost-is-worked-out-unchanged) (text "nothing is added to {base:mana} and nothing taken off"))
   (sentence (rule total-cost-is-worked-out-changed) (text "starting from {base:mana}, it comes to {so-far:mana} with all additions and reductions")))

(defrule total-cost-is-worked-out-mana-cost
   "It starts from the mana cost of what is cast, if that has one."
   (logical (attempt (id ?attempt) (action cast) (object ?card) (half ?half&~both) (cost mana-cost) (step ?step))
            (face (object ?card) (half ?half) (name ?name) (mana-cost $?base&:(> (length$ ?base) 0))))
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
   "Every reduction that applies is taken off, unless it is optional and the player leaves it out."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?card) (waives ?waived) (step ?step))
            (cost-change (id ?change) (object any | ?card) (player any | ?player) (criterion ?criterion) (change reduction)
                         (amount ?amount) (optional ?optional))
            (test (or (neq ?change ?waived) (eq ?optional no)))
            (not (outcome (about ?attempt) (aspect fails) (value ?criterion) (step ?step))))
   =>
   (bind ?less (- 0 ?amount))
   (assert (finding (ruling total-cost-is-worked-out) (about ?attempt) (aspect adds) (value ?change ?less) (step ?step))))

(defrule total-cost-is-worked-out-unchanged
   "With no change it is what it starts from, with the announced number for X."
   (logical (outcome (about ?attempt) (aspect base-cost) (value $?base) (step ?step))
            (attempt (id ?attempt) (x ?x))
            (not (outcome (about ?attempt) (aspect sum) (step ?step))))
   =>
   (bind ?so-far (cost-plus 0 (with-x ?x ?base)))
   (assert (finding (ruling total-cost-is-worked-out) (about ?attempt) (aspect cost-so-far) (value ?so-far) (step ?step))))

(defrule total-cost-is-worked-out-changed
   "Otherwise the sum of the changes is added; reductions touch only generic mana, which can't fall below nothing."
   (logical (outcome (about ?attempt) (aspect base-cost) (value $?base) (step ?step))
            (attempt (id ?attempt) (x ?x))
            (outcome (about ?attempt) (aspect sum) (value $?changes) (step ?step)))
   =>
   (bind ?so-far (cost-plus 0 (with-x ?x ?base) ?changes))
   (assert (finding (ruling total-cost-is-worked-out) (about ?attempt) (aspect cost-so-far) (value ?so-far) (step ?step))))

(defrule total-cost-is-worked-out
   "That is the total."
   (logical (outcome (about ?attempt) (aspect cost-so-far) (value $?total) (step ?step)))
   =>
   (assert (finding (ruling total-cost-is-worked-out) (about ?attempt) (aspect total-cost) (value ?total) (step ?step))))
