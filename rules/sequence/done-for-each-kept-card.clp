(deffacts done-for-each-kept-card
   "CR 608.2c and 608.2h: a line that is done once for each card that an earlier one kept."
   (ruling (id done-for-each-kept-card)
           (title "What is done for each card kept on top counts the cards that were kept")
           (says "{kept:count card} stayed on top, so {source} tells {player} to {action:do total} in all")
           (cr "608.2c" "608.2h"))
   (overrides (ruling done-for-each-kept-card) (over lines-are-followed))
   (sentence (rule done-for-each-kept-card-none) (text "no card stayed on top, so that line of {source} does nothing")))

(defrule done-for-each-kept-card
   "So many times."
   (logical (outcome (about ?instruction) (aspect reached) (step ?step))
            (instruction (id ?instruction) (who controller) (action ?action) (amount ?amount) (source ?source) (for-each ?earlier&~none))
            (location (object ?source) (zone stack) (player ?player) (step ?step))
            (outcome (about ?earlier) (aspect kept) (value ?kept&:(> ?kept 0))))
   =>
   (bind ?total (* ?amount ?kept))
   (assert (finding (ruling done-for-each-kept-card) (about ?instruction) (aspect due) (value ?action ?player ?total) (step ?step))))

(defrule done-for-each-kept-card-none
   "Or not at all."
   (logical (outcome (about ?instruction) (aspect reached) (step ?step))
            (instruction (id ?instruction) (who controller) (source ?source) (for-each ?earlier&~none))
            (outcome (about ?earlier) (aspect kept) (value 0)))
   =>
   (assert (finding (ruling done-for-each-kept-card) (about ?instruction) (aspect due) (value nothing nobody 0) (step ?step))))
