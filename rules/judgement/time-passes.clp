(deffacts time-passes
   "How many steps a scenario has. Each step is reckoned from the one before it, never from a later one: what is concluded about a step then rests on earlier steps alone, under whatever strategy the rules run."
   (ruling (id time-passes)
           (title "Time goes on for as long as something happens")
           (says "something happens at step {step} or later, and step {next} follows")
           (cr "608.2c"))
   (equivalent (rule time-passes-draws) (change ">= instead of > in (> ?step ?first) of condition 2")
               (reason "a line that is reached and an instruction that stands alone carry time past their own step anyway"))
   (equivalent (rule time-passes-to-count) (change ">= instead of > in (> ?later ?step) of condition 2")
               (reason "only a state after the last thing that is counted is added, and nothing is asked about it"))
   (sentence (rule time-passes-event) (text "something happens"))
   (sentence (rule time-passes-instruction) (text "somebody is told to do something"))
   (sentence (rule time-passes-attempt) (text "somebody tries something at a later step"))
   (sentence (rule time-passes-count) (text "something is counted at a later step")))

(defrule time-passes-event
   "An event has a state before it and a state after it,"
   (logical (exists (event)))
   =>
   (assert (moment (step 0) (next 1))))

(defrule time-passes-instruction
   "so has an instruction that stands alone,"
   (logical (exists (instruction (source none))))
   =>
   (assert (moment (step 0) (next 1))))

(defrule time-passes-attempt
   "and an attempt at a later step needs the state at that step."
   (logical (exists (attempt (step ~0))))
   =>
   (assert (moment (step 0) (next 1))))

(defrule time-passes-count
   "So does a count."
   (logical (exists (count (step ~0))))
   =>
   (assert (moment (step 0) (next 1))))

(defrule time-passes-to-event
   "There are no gaps in time before an event,"
   (logical (moment (next ?step))
            (exists (event (step ?later&:(>= ?later ?step)))))
   =>
   (bind ?next (+ ?step 1))
   (assert (moment (step ?step) (next ?next))))

(defrule time-passes-to-instruction
   "an instruction,"
   (logical (moment (next ?step))
            (exists (instruction (source none) (step ?later&:(>= ?later ?step)))))
   =>
   (bind ?next (+ ?step 1))
   (assert (moment (step ?step) (next ?next))))

(defrule time-passes-to-attempt
   "or an attempt."
   (logical (moment (next ?step))
            (exists (attempt (step ?later&:(> ?later ?step)))))
   =>
   (bind ?next (+ ?step 1))
   (assert (moment (step ?step) (next ?next))))

(defrule time-passes-to-count
   "Nor before a count."
   (logical (moment (next ?step))
            (exists (count (step ?later&:(> ?later ?step)))))
   =>
   (bind ?next (+ ?step 1))
   (assert (moment (step ?step) (next ?next))))

(defrule time-passes-line
   "Each line of a resolving object takes a step."
   (logical (outcome (aspect reached) (step ?step)))
   =>
   (bind ?next (+ ?step 1))
   (assert (moment (step ?step) (next ?next))))

(defrule time-passes-end
   "So does the end of a resolution, when the object leaves the stack."
   (logical (outcome (aspect resolution-over) (step ?step)))
   =>
   (bind ?next (+ ?step 1))
   (assert (moment (step ?step) (next ?next))))

(defrule time-passes-check
   "So does a check of state-based actions."
   (logical (outcome (aspect state-checked) (step ?step)))
   =>
   (bind ?next (+ ?step 1))
   (assert (moment (step ?step) (next ?next))))

(defrule time-passes-draws
   "Cards are drawn one at a time (CR 121.2), so several draws take several steps."
   (logical (outcome (aspect due) (value draw ? ?amount) (step ?first))
            (moment (next ?step&:(and (> ?step ?first) (< ?step (+ ?first ?amount))))))
   =>
   (bind ?next (+ ?step 1))
   (assert (moment (step ?step) (next ?next))))
