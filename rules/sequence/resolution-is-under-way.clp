(deffacts resolution-is-under-way
   "CR 608.2: what is being carried out at a step."
   (ruling (id resolution-is-under-way)
           (title "A spell or ability is being carried out while it resolves")
           (says "{source} resolves at that step")
           (cr "608.2" "608.2c"))
   (sentence (rule resolution-is-under-way-line) (text "{source} resolves and has come to that line"))
   (sentence (rule resolution-is-under-way-instruction) (text "{player} is told to {action:do} at that step")))

(defrule resolution-is-under-way
   "The event of its resolution, where no line of it is stated."
   (logical (event (id ?event) (kind resolve) (object ?source) (step ?step))
            (outcome (about ?source) (aspect resolves) (value yes) (step ?step))
            (not (instruction (source ?source))))
   =>
   (assert (finding (ruling resolution-is-under-way) (about ?event) (aspect under-way) (step ?step)))
   (assert (finding (ruling resolution-is-under-way) (about ?source) (aspect under-way) (step ?step))))

(defrule resolution-is-under-way-line
   "A line that has been reached, and its source with it."
   (logical (outcome (about ?line) (aspect reached) (step ?step))
            (instruction (id ?line) (source ?source&~none)))
   =>
   (assert (finding (ruling resolution-is-under-way) (about ?line) (aspect under-way) (step ?step)))
   (assert (finding (ruling resolution-is-under-way) (about ?source) (aspect under-way) (step ?step))))

(defrule resolution-is-under-way-instruction
   "An instruction that stands alone, at its step."
   (logical (instruction (id ?instruction) (source none) (player ?player) (action ?action) (step ?step)))
   =>
   (assert (finding (ruling resolution-is-under-way) (about ?instruction) (aspect under-way) (step ?step))))
