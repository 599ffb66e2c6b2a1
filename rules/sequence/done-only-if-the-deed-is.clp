(deffacts done-only-if-the-deed-is
   "CR 118.12: lines that begin with \"if that player does\"."
   (ruling (id done-only-if-the-deed-is)
           (title "A line that asks whether the line before was carried out is followed only if it was")
           (says "{player} carried out line {last} of {source}, so {player} may {action:do amount}")
           (cr "118.12" "608.2c"))
   (overrides (ruling done-only-if-the-deed-is) (over lines-are-followed))
   (sentence (rule done-only-if-the-deed-is-not) (text "line {last} of {source} wasn't carried out, so nothing comes of line {line}")))

(defrule done-only-if-the-deed-is
   "Whoever did the one decides about the other."
   (logical (outcome (about ?instruction) (aspect reached) (step ?step))
            (instruction (id ?instruction) (source ?source&~none) (half ?half) (line ?line) (condition done) (action ?action) (amount ?amount)
                         (optional yes))
            (instruction (id ?before) (source ?source) (half ?half) (line ?last&:(= ?last (- ?line 1))))
            (outcome (about ?before) (aspect due) (value ? ?player ?))
            (exists (outcome (aspect taken-by) (value ?before))))
   =>
   (assert (finding (ruling done-only-if-the-deed-is) (about ?instruction) (aspect applies) (value yes) (step ?step)))
   (assert (finding (ruling done-only-if-the-deed-is) (about ?instruction) (aspect asked) (value ?action ?player ?amount) (step ?step))))

(defrule done-only-if-the-deed-is-not
   "If nothing was done, nothing follows."
   (logical (outcome (about ?instruction) (aspect reached) (step ?step))
            (instruction (id ?instruction) (source ?source&~none) (half ?half) (line ?line) (condition done))
            (instruction (id ?before) (source ?source) (half ?half) (line ?last&:(= ?last (- ?line 1))))
            (not (outcome (aspect taken-by) (value ?before))))
   =>
   (assert (finding (ruling done-only-if-the-deed-is) (about ?instruction) (aspect applies) (value no) (step ?step)))
   (assert (finding (ruling done-only-if-the-deed-is) (about ?instruction) (aspect due) (value nothing nobody 0) (step ?step))))
