(deffacts due-as-stated
   "What an instruction without a source calls for."
   (ruling (id due-as-stated)
           (title "An instruction is followed as it is stated")
           (says "{player} is told to {action:do amount}")
           (cr "608.2c" "609.1"))
   (sentence (rule due-as-stated-asked) (text "{player} may {action:do amount}")))

(defrule due-as-stated
   "The stated player does what is stated, at its step."
   (logical (instruction (id ?instruction) (player ?player) (who stated) (source none) (action ?action) (amount ?amount) (optional no)
                         (step ?step)))
   =>
   (assert (finding (ruling due-as-stated) (about ?instruction) (aspect due) (value ?action ?player ?amount) (step ?step))))

(defrule due-as-stated-asked
   "An optional instruction asks its player first."
   (logical (instruction (id ?instruction) (player ?player) (source none) (action ?action) (amount ?amount) (optional yes) (step ?step)))
   =>
   (assert (finding (ruling due-as-stated) (about ?instruction) (aspect asked) (value ?action ?player ?amount) (step ?step))))
