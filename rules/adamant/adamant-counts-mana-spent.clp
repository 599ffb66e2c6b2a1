(deffacts adamant-counts-mana-spent
   "CR 207.2c and 601.2h: what adamant asks for."
   (ruling (id adamant-counts-mana-spent)
           (title "Adamant applies if three mana of its colour were spent to cast the spell")
           (says "{amount} {colour} mana was spent to cast {source}, and adamant asks for three")
           (cr "207.2c" "601.2h" "608.2c"))
   (encodes (ruling adamant-counts-mana-spent) (document cauldrons-gift) (passage 12))
   (overrides (ruling adamant-counts-mana-spent) (over lines-are-followed))
   (overrides (ruling adamant-counts-mana-spent) (over options-are-taken-or-left))
   (equivalent (rule adamant-counts-mana-spent) (change "drop condition 3")
               (reason "where fewer were spent this ruling finds that it doesn't apply too, and that beats applies"))
   (equivalent (rule adamant-counts-mana-spent) (change "2 instead of 3 in (>= ?amount 3) of condition 3")
               (reason "where two were spent this ruling finds that it doesn't apply too, and that beats applies"))
   (sentence (rule adamant-counts-mana-spent-short) (text "only {amount} {colour} mana was spent to cast {source}, and adamant asks for three"))
   (sentence (rule adamant-counts-mana-spent-none) (text "no {colour} mana was spent to cast {source}, and adamant asks for three"))
   (sentence (rule adamant-counts-mana-spent-nothing) (text "adamant doesn't apply, so that line of {source} does nothing")))

(defrule adamant-counts-mana-spent
   "Three or more."
   (logical (outcome (about ?line) (aspect reached) (step ?step))
            (instruction (id ?line) (source ?source) (condition adamant) (colour ?colour))
            (outcome (about ?source) (aspect spent) (value ?colour ?amount&:(>= ?amount 3))))
   =>
   (assert (finding (ruling adamant-counts-mana-spent) (about ?line) (aspect applies) (value yes) (step ?step))))

(defrule adamant-counts-mana-spent-short
   "Fewer."
   (logical (outcome (about ?line) (aspect reached) (step ?step))
            (instruction (id ?line) (source ?source) (condition adamant) (colour ?colour))
            (outcome (about ?source) (aspect spent) (value ?colour ?amount&:(< ?amount 3))))
   =>
   (assert (finding (ruling adamant-counts-mana-spent) (about ?line) (aspect applies) (value no) (step ?step))))

(defrule adamant-counts-mana-spent-none
   "None, as for a spell that was cast free."
   (logical (outcome (about ?line) (aspect reached) (step ?step))
            (instruction (id ?line) (source ?source) (condition adamant) (colour ?colour))
            (not (outcome (about ?source) (aspect spent) (value ?colour ?))))
   =>
   (assert (finding (ruling adamant-counts-mana-spent) (about ?line) (aspect applies) (value no) (step ?step))))

(defrule adamant-counts-mana-spent-nothing
   "Where adamant doesn't apply, its line is passed over."
   (logical (outcome (about ?line) (aspect reached) (step ?step))
            (instruction (id ?line) (source ?source) (condition adamant))
            (outcome (about ?line) (aspect applies) (value no) (step ?step)))
   =>
   (assert (finding (ruling adamant-counts-mana-spent) (about ?line) (aspect due) (value nothing nobody 0) (step ?step))))
