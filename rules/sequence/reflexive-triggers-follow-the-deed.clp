(deffacts reflexive-triggers-follow-the-deed
   "CR 603.12: an ability that triggers on what its own source does while it resolves."
   (ruling (id reflexive-triggers-follow-the-deed)
           (title "An ability that waits for what its own spell or ability does on resolving triggers on that")
           (says "{source} itself does it with line {line}, and has an ability that waits for just that")
           (cr "603.12" "603.12a")))

(defrule reflexive-triggers-follow-the-deed
   "It triggers then, however much came of it, and goes on the stack afterwards, where its targets are chosen."
   (logical (trigger (id ?trigger) (object ?source) (on ?kind))
            (instruction (id ?instruction) (source ?source) (line ?line))
            (outcome (about ?instruction) (aspect happens) (value ?kind ? ?object) (step ?step)))
   =>
   (assert (finding (ruling reflexive-triggers-follow-the-deed) (about ?trigger) (aspect triggers) (value ?instruction ?object) (step ?step))))
