(deffacts total-cost-must-be-payable
   "CR 118.3 and 601.2h, for mana."
   (ruling (id total-cost-must-be-payable)
           (title "A spell is cast only if its total cost can be paid in mana")
           (says "{player} can't pay the total cost")
           (cr "118.3" "118.3a" "601.2h"))
   (equivalent (rule total-cost-must-be-payable-met) (change "drop condition 4")
               (reason "what can't be paid is found so by this ruling too, and that beats payable"))
   (sentence (rule total-cost-must-be-payable-met) (text "{player} can pay {total:mana} with mana from {sources:list|nothing}"))
   (sentence (rule total-cost-must-be-payable-short) (text "{player} can't pay {total:mana} with mana from {sources:list|nothing}")))

(defrule total-cost-must-be-payable-met
   "What mana there is, one for each source, covers every symbol."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (step ?step))
            (mana-available (player ?player) (sources $?sources))
            (outcome (about ?attempt) (aspect total-cost) (value $?total) (step ?step))
            (test (can-be-paid FALSE ?total ?sources)))
   =>
   (assert (finding (ruling total-cost-must-be-payable) (about ?attempt) (aspect payable) (value yes) (step ?step))))

(defrule total-cost-must-be-payable-short
   "It doesn't."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (step ?step))
            (mana-available (player ?player) (sources $?sources))
            (outcome (about ?attempt) (aspect total-cost) (value $?total) (step ?step))
            (test (not (can-be-paid FALSE ?total ?sources))))
   =>
   (assert (finding (ruling total-cost-must-be-payable) (about ?attempt) (aspect payable) (value no) (step ?step))))

(defrule total-cost-must-be-payable
   "Then casting it is illegal."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (step ?step))
            (outcome (about ?attempt) (aspect payable) (value no) (step ?step)))
   =>
   (assert (finding (ruling total-cost-must-be-payable) (about ?attempt) (aspect legality) (value illegal) (step ?step))))
