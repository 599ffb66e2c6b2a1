(deffacts due-as-stated
   "What an instruction without a source calls for."
   (ruling (id due-as-stated)
           (title "An instruction is followed as it is stated")
           (says "{player} is told to {action} {amount}")
           (cr "608.2c" "609.1"))
   (sentence (rule due-as-stated-if-chosen) (text "{player} chooses to {action} {amount}")))

(defrule due-as-stated
   "The stated player does what is stated, at its step."
   (logical (instruction (id ?instruction) (player ?player) (source none) (action ?action) (amount ?amount) (optional no) (step ?step)))
   =>
   (assert (finding (ruling due-as-stated) (about ?instruction) (aspect due) (value ?action ?player ?amount) (step ?step))))

(defrule due-as-stated-if-chosen
   "An optional instruction is followed if its player chose to, and could."
   (logical (instruction (id ?instruction) (player ?player) (source none) (action ?action) (amount ?amount) (optional yes) (step ?step))
            (choice (id ?choice) (player ?player) (for ?instruction) (option yes))
            (not (outcome (about ?choice) (aspect legality) (value illegal))))
   =>
   (assert (finding (ruling due-as-stated) (about ?instruction) (aspect due) (value ?action ?player ?amount) (step ?step))))
