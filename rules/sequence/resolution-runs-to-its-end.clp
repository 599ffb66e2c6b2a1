(deffacts resolution-runs-to-its-end
   "CR 608.2: how long a resolution lasts."
   (ruling (id resolution-runs-to-its-end)
           (title "A resolution goes on until the last line is over")
           (says "the last line of {source} is over")
           (cr "608.2" "608.2n"))
   (sentence (rule resolution-runs-to-its-end-begun) (text "{source} has begun to resolve"))
   (sentence (rule resolution-runs-to-its-end-goes-on) (text "{source} still resolves"))
   (sentence (rule resolution-runs-to-its-end-at-once) (text "{source} resolves, and no line of it is stated")))

(defrule resolution-runs-to-its-end-begun
   "After the step in which it begins it is under way."
   (logical (outcome (about ?source) (aspect resolves) (value yes) (step ?begun))
            (exists (instruction (source ?source)))
            (moment (step ?begun) (next ?step)))
   =>
   (assert (finding (ruling resolution-runs-to-its-end) (about ?source) (aspect resolving) (step ?step))))

(defrule resolution-runs-to-its-end-goes-on
   "As long as it isn't over it goes on."
   (logical (outcome (about ?source) (aspect resolving) (step ?before))
            (not (outcome (about ?source) (aspect resolution-over) (step ?before)))
            (moment (step ?before) (next ?step)))
   =>
   (assert (finding (ruling resolution-runs-to-its-end) (about ?source) (aspect resolving) (step ?step))))

(defrule resolution-runs-to-its-end
   "It is over when a line is finished, no further one is reached, and none is still under way."
   (logical (outcome (about ?last) (aspect finished) (step ?step))
            (instruction (id ?last) (source ?source&~none))
            (not (and (instruction (id ?next) (source ?source))
                      (outcome (about ?next) (aspect reached) (step ?later&:(>= ?later ?step)))))
            (not (and (instruction (id ?other) (source ?source))
                      (outcome (about ?other) (aspect finished) (step ?after&:(> ?after ?step))))))
   =>
   (assert (finding (ruling resolution-runs-to-its-end) (about ?source) (aspect resolution-over) (step ?step))))

(defrule resolution-runs-to-its-end-at-once
   "What has no stated lines is over at once."
   (logical (outcome (about ?source) (aspect resolves) (value yes) (step ?step))
            (not (and (instruction (id ?line) (source ?source))
                      (outcome (about ?line) (aspect reached)))))
   =>
   (assert (finding (ruling resolution-runs-to-its-end) (about ?source) (aspect resolution-over) (step ?step))))
