(deffacts spells-resolve
   "CR 608.1 and 608.2."
   (ruling (id spells-resolve)
           (title "A spell or ability that is about to resolve does so")
           (says "{spell} resolves")
           (cr "608.1" "608.2")))

(defrule spells-resolve
   "Unless something stops it."
   (event (kind resolve) (object ?spell) (step ?step))
   =>
   (assert (finding (ruling spells-resolve) (about ?spell) (aspect resolves) (value yes) (step ?step))))
