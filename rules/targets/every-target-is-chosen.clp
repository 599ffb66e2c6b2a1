(deffacts every-target-is-chosen
   "CR 601.2c and 115.1."
   (ruling (id every-target-is-chosen)
           (title "A spell that asks for several targets can't be cast with only some of them")
           (says "{spell} asks for target {number}, and {player} chooses none for it")
           (cr "601.2c" "115.1"))
   (sentence (rule every-target-is-chosen-of-half) (text "the {half} half of {spell} asks for target {number}, and {player} chooses none for it")))

(defrule every-target-is-chosen
   "Unless it says that it takes up to so many."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?spell) (half whole) (step ?step))
            (aim (object ?spell) (half whole) (number ?number) (optional no))
            (not (target (of ?attempt) (half whole) (number ?number))))
   =>
   (assert (finding (ruling every-target-is-chosen) (about ?attempt) (aspect legality) (value illegal) (step ?step))))

(defrule every-target-is-chosen-of-half
   "Of a split card, those of the half that is cast, or of both if it is fused."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?spell) (half ?cast&~whole) (step ?step))
            (aim (object ?spell) (half ?half&~whole) (number ?number) (optional no))
            (test (or (eq ?cast both) (eq ?cast ?half)))
            (not (target (of ?attempt) (half ?half) (number ?number))))
   =>
   (assert (finding (ruling every-target-is-chosen) (about ?attempt) (aspect legality) (value illegal) (step ?step))))
