(deffacts free-cast-x-is-zero
   "CR 107.3b."
   (ruling (id free-cast-x-is-zero)
           (title "Where the cost that is paid has no {X} in it, X is 0")
           (says "{name} has X in its mana cost, which isn't paid, so X is 0")
           (cr "107.3b" "601.2b"))
   (encodes (ruling free-cast-x-is-zero) (document flotsam-jetsam) (passage 14))
   (sentence (rule free-cast-x-is-zero-alternative) (text "{name} has X in its mana cost, and {base:mana} is paid rather than that, so X is 0"))
   (sentence (rule free-cast-x-is-zero-announced) (text "{player} would choose {x} for X, which has to be 0")))

(defrule free-cast-x-is-zero
   "Cast free, whole or as a half; fused, an X in either half counts."
   (logical (attempt (id ?attempt) (action cast) (object ?card) (half ?half) (cost free) (step ?step))
            (face (object ?card) (half ?part) (name ?name) (mana-cost $? X $?))
            (test (or (eq ?half ?part) (eq ?half both))))
   =>
   (assert (finding (ruling free-cast-x-is-zero) (about ?attempt) (aspect x) (value 0) (step ?step))))

(defrule free-cast-x-is-zero-alternative
   "Or for an alternative cost without an X."
   (logical (attempt (id ?attempt) (action cast) (object ?card) (half ?half) (cost alternative) (step ?step))
            (face (object ?card) (half ?half) (name ?name) (mana-cost $? X $?))
            (outcome (about ?attempt) (aspect base-cost) (value $?base&:(not (member$ X ?base))) (step ?step)))
   =>
   (assert (finding (ruling free-cast-x-is-zero) (about ?attempt) (aspect x) (value 0) (step ?step))))

(defrule free-cast-x-is-zero-announced
   "Any other number is illegal."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (x ?x&~0) (step ?step))
            (outcome (about ?attempt) (aspect x) (value 0) (step ?step)))
   =>
   (assert (finding (ruling free-cast-x-is-zero) (about ?attempt) (aspect legality) (value illegal) (step ?step))))
