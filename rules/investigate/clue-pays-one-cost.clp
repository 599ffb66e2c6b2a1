(deffacts clue-pays-one-cost
   "CR 118.10."
   (ruling (id clue-pays-one-cost)
           (title "One sacrificed Clue pays one cost")
           (says "{object} was sacrificed for {paid}, so it can't pay {cost} as well")
           (cr "118.10"))
   (encodes (ruling clue-pays-one-cost) (document flotsam-jetsam) (passage 15))
   (overrides (ruling clue-pays-one-cost) (over sacrifice-cost-needs-your-own-permanent))
   (equivalent (rule clue-pays-one-cost) (change "<= instead of < in (< ?before ?step) of condition 3")
               (reason "what is sacrificed at that very step is still on the battlefield as the step begins"))
   (sentence (rule clue-pays-one-cost-at-once) (text "{object} would be sacrificed for {other} as well as for {cost}, and one sacrifice pays one cost")))

(defrule clue-pays-one-cost
   "What was sacrificed for one cost is gone when another one is to be paid."
   (logical (cost (id ?cost) (of ?attempt) (action sacrifice) (with ?object))
            (attempt (id ?attempt) (step ?step))
            (event (kind sacrifice) (object ?object) (cause ?paid) (step ?before&:(< ?before ?step)))
            (cost (id ?paid&~?cost) (action sacrifice) (with ?object))
            (location (object ?object) (zone ~battlefield) (step ?step)))
   =>
   (assert (finding (ruling clue-pays-one-cost) (about ?cost) (aspect payable) (value no) (step ?step))))

(defrule clue-pays-one-cost-at-once
   "Nor can it pay two costs of one and the same action."
   (logical (cost (id ?cost) (of ?attempt) (action sacrifice) (with ?object&~none) (paid yes))
            (cost (id ?other&~?cost) (of ?attempt) (action sacrifice) (with ?object) (paid yes))
            (attempt (id ?attempt) (step ?step)))
   =>
   (assert (finding (ruling clue-pays-one-cost) (about ?cost) (aspect payable) (value no) (step ?step))))
