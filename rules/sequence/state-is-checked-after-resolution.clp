(deffacts state-is-checked-after-resolution
   "CR 704.3 and 704.4."
   (ruling (id state-is-checked-after-resolution)
           (title "State-based actions wait until a resolution is over")
           (says "{source} is done, so state-based actions are performed before anybody gets priority")
           (cr "704.3" "704.4" "117.5"))
   (sentence (rule state-is-checked-after-resolution-stated) (text "state-based actions are performed")))

(defrule state-is-checked-after-resolution
   "After the resolution, when the object itself has left the stack."
   (logical (outcome (about ?source) (aspect resolution-over) (step ?over)))
   =>
   (assert (finding (ruling state-is-checked-after-resolution) (about ?source) (aspect state-checked) (step (+ ?over 1)))))

(defrule state-is-checked-after-resolution-failed
   "Likewise after something failed to resolve."
   (logical (outcome (about ?source) (aspect resolves) (value no) (step ?over)))
   =>
   (assert (finding (ruling state-is-checked-after-resolution) (about ?source) (aspect state-checked) (step (+ ?over 1)))))

(defrule state-is-checked-after-resolution-stated
   "And whenever a scenario says so."
   (event (id ?check) (kind state-check) (step ?step))
   =>
   (assert (finding (ruling state-is-checked-after-resolution) (about ?check) (aspect state-checked) (step ?step))))
