(deffacts spells-resolve
   "CR 608.1 and 608.2."
   (ruling (id spells-resolve)
           (title "A spell or ability that is about to resolve does so")
           (says "{spell} resolves")
           (cr "608.1" "608.2")))

(defrule spells-resolve
   "Unless something stops it. (Time has to have come to that step, or what follows could carry time there by itself.)"
   (logical (event (kind resolve) (object ?spell) (step ?step))
            (moment (step ?step)))
   =>
   (assert (finding (ruling spells-resolve) (about ?spell) (aspect resolves) (value yes) (step ?step))))
