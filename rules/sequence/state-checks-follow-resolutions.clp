(deffacts state-checks-follow-resolutions
   "CR 704.3 and 117.5: when state-based actions are performed."
   (ruling (id state-checks-follow-resolutions)
           (title "State-based actions are checked when a resolution is over, never during it")
           (says "{object} has left the stack, so state-based actions are checked before anybody may act")
           (cr "704.3" "117.5"))
   (sentence (rule state-checks-follow-resolutions-stated) (text "state-based actions are checked")))

(defrule state-checks-follow-resolutions
   "What resolved, or didn't, leaves the stack at one step; the check is made at the next."
   (logical (event (kind resolve) (object ?object))
            (outcome (about ?object) (aspect destination) (value ?zone&~stack $?) (step ?last))
            (location (object ?object) (zone stack) (step ?last)))
   =>
   (bind ?step (+ ?last 1))
   (assert (finding (ruling state-checks-follow-resolutions) (about ?object) (aspect happens) (value state-check none none) (step ?step))))

(defrule state-checks-follow-resolutions-stated
   "Or whenever the scenario says so."
   (event (id ?event) (kind state-check) (step ?step))
   =>
   (assert (finding (ruling state-checks-follow-resolutions) (about ?event) (aspect happens) (value state-check none none) (step ?step))))
