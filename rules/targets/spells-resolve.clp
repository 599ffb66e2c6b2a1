(deffacts spells-resolve
   "CR 608.1 and 608.2."
   (ruling (id spells-resolve)
           (title "A spell or ability that is about to resolve does so")
           (says "{spell} resolves")
           (cr "608.1" "608.2"))
   (equivalent (rule spells-resolve-later) (change "drop condition 1")
               (reason "time comes to every stated event; this only keeps what follows from carrying time there by itself")))

(defrule spells-resolve
   "Unless something stops it, at the first step,"
   (logical (event (kind resolve) (object ?spell) (step 0)))
   =>
   (assert (finding (ruling spells-resolve) (about ?spell) (aspect resolves) (value yes) (step 0))))

(defrule spells-resolve-later
   "or at a later one. (Time has to have come to that step, or what follows could carry time there by itself. What lies beyond it
   mustn't be asked for: a resolution that seems to be over before it has begun would end the step, and so let it begin.)"
   (logical (moment (next ?step))
            (event (kind resolve) (object ?spell) (step ?step)))
   =>
   (assert (finding (ruling spells-resolve) (about ?spell) (aspect resolves) (value yes) (step ?step))))
