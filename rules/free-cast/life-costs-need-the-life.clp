(deffacts life-costs-need-the-life
   "CR 119.4 and 118.3b."
   (ruling (id life-costs-need-the-life)
           (title "A player can't pay more life than there is")
           (says "{player} can't pay {cost}: it takes {amount} life and there is {life}")
           (cr "118.3" "118.3b" "119.4"))
   (equivalent (rule life-costs-need-the-life-met) (change ">= instead of = in (= ?amount 0) of condition 3")
               (reason "a cost of more life than there is gets no from this ruling too, and that beats yes"))
   (sentence (rule life-costs-need-the-life-met) (text "{player} can pay {cost}: it takes {amount} life and there is {life}")))

(defrule life-costs-need-the-life
   "Too little; nothing can always be paid."
   (cost (id ?cost) (of ?attempt) (payer ?player) (action pay-life) (amount ?amount&~0))
   (attempt (id ?attempt) (step ?step))
   (player (id ?player) (life ?life&:(integerp ?life)&:(< ?life ?amount)))
   =>
   (assert (finding (ruling life-costs-need-the-life) (about ?cost) (aspect payable) (value no) (step ?step))))

(defrule life-costs-need-the-life-met
   "Enough."
   (cost (id ?cost) (of ?attempt) (payer ?player) (action pay-life) (amount ?amount))
   (attempt (id ?attempt) (step ?step))
   (player (id ?player) (life ?life&:(integerp ?life)&:(or (= ?amount 0) (>= ?life ?amount))))
   =>
   (assert (finding (ruling life-costs-need-the-life) (about ?cost) (aspect payable) (value yes) (step ?step))))
