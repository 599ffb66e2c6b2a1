(deffacts what-is-paid-leaves-the-mana-value
   "CR 202.3 and 118.9c: the mana value is read off the mana cost, and not off the total cost."
   (ruling (id what-is-paid-leaves-the-mana-value)
           (title "What is paid for a spell doesn't change its mana value")
           (says "{name} would be cast for {total:mana}, and its mana value is still {value}, that of its mana cost {cost:mana}")
           (cr "202.3" "118.9c" "601.2f")))

(defrule what-is-paid-leaves-the-mana-value
   "Additions, reductions and alternative costs change only what is paid. What costs look at is the mana value itself, which waits for no cost."
   (logical (attempt (id ?attempt) (action cast) (object ?card) (half whole) (x ?x) (step ?step))
            (face (object ?card) (half whole) (name ?name) (mana-cost $?cost))
            (outcome (about ?attempt) (aspect total-cost) (value $?total&:(<> (mana-in ?total) (mana-value-of ?x ?cost))) (step ?step)))
   =>
   (bind ?value (mana-value-of ?x ?cost))
   (assert (finding (ruling what-is-paid-leaves-the-mana-value) (about ?attempt) (aspect mana-value-kept) (value ?value) (step ?step))))
