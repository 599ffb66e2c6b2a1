(deffacts additional-costs-join-the-total
   "CR 118.8 and 601.2f: additional costs in mana."
   (ruling (id additional-costs-join-the-total)
           (title "An additional cost in mana is added to whatever else the spell costs")
           (says "{cost} adds {mana:mana}")
           (cr "118.8" "118.8d" "601.2f"))
   (sentence (rule additional-costs-join-the-total-left-out) (text "{player} doesn't pay {cost}"))
   (sentence (rule additional-costs-join-the-total-keyword) (text "{player} pays for {method}, which adds {mana:mana}")))

(defrule additional-costs-join-the-total
   "One that is stated, if the player pays it."
   (attempt (id ?attempt) (action cast) (step ?step))
   (cost (id ?cost) (of ?attempt) (action mana) (mana $?mana) (paid yes))
   =>
   (assert (finding (ruling additional-costs-join-the-total) (about ?cost) (aspect applies) (value yes) (step ?step)))
   (assert (finding (ruling additional-costs-join-the-total) (about ?attempt) (aspect adds) (value ?cost ?mana) (step ?step))))

(defrule additional-costs-join-the-total-left-out
   "Not if it is left out. (Whether it may be is another question.)"
   (attempt (id ?attempt) (player ?player) (action cast) (step ?step))
   (cost (id ?cost) (of ?attempt) (paid no))
   =>
   (assert (finding (ruling additional-costs-join-the-total) (about ?cost) (aspect applies) (value no) (step ?step))))

(defrule additional-costs-join-the-total-keyword
   "One that a keyword of the card gives, if the player casts it with that."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?card) (half ?half) (method ?method) (step ?step))
            (casting-keyword (name ?method) (cost additional))
            (ability (id ?ability) (object ?card) (keyword ?method) (half whole | ?half) (cost $?mana)))
   =>
   (assert (finding (ruling additional-costs-join-the-total) (about ?attempt) (aspect adds) (value ?ability ?mana) (step ?step))))
