(deffacts time-passes
   "How many steps a scenario has."
   (ruling (id time-passes)
           (title "Time goes on for as long as something happens")
           (says "something happens at step {step}, and step {next} follows")
           (cr "608.2c"))
   (sentence (rule time-passes-before) (text "step {next} comes after step {step}")))

(defrule time-passes-event
   "An event has a state before it and a state after it."
   (event (step ?step))
   =>
   (bind ?next (+ ?step 1))
   (assert (moment (step ?step) (next ?next))))

(defrule time-passes-instruction
   "So has an instruction that stands alone."
   (instruction (source none) (step ?step))
   =>
   (bind ?next (+ ?step 1))
   (assert (moment (step ?step) (next ?next))))

(defrule time-passes-attempt
   "An attempt at a later step needs the state at that step."
   (attempt (step ?next&:(> ?next 0)))
   =>
   (bind ?step (- ?next 1))
   (assert (moment (step ?step) (next ?next))))

(defrule time-passes-count
   "So does a count at a later step."
   (count (step ?next&:(> ?next 0)))
   =>
   (bind ?step (- ?next 1))
   (assert (moment (step ?step) (next ?next))))

(defrule time-passes-line
   "Each line of a resolving object takes a step."
   (logical (outcome (aspect reached) (step ?step)))
   =>
   (bind ?next (+ ?step 1))
   (assert (moment (step ?step) (next ?next))))

(defrule time-passes-draws
   "Cards are drawn one at a time (CR 121.2), so several draws take several steps."
   (logical (outcome (aspect due) (value draw ?player ?amount&:(> ?amount 1)) (step ?first)))
   =>
   (bind ?next (+ ?first ?amount))
   (bind ?step (- ?next 1))
   (assert (moment (step ?step) (next ?next))))

(defrule time-passes-before
   "There are no gaps in time."
   (logical (moment (step ?next&:(> ?next 0))))
   =>
   (bind ?step (- ?next 1))
   (assert (moment (step ?step) (next ?next))))
