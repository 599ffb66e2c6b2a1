(deffacts life-payment-may-become-exile
   "CR 614.1a and 118.11: a payment of life that an effect turns into exiling cards."
   (ruling (id life-payment-may-become-exile)
           (title "Life that would be paid may be replaced by cards exiled from the library")
           (says "{replacement} makes {player} exile {amount} from the top of the library instead of paying {amount} life")
           (cr "614.1a" "614.6" "118.11"))
   (sentence (rule life-payment-may-become-exile-too-few) (text "{player} pays {amount} life: {replacement} needs {amount:count card}, and the library holds {size}")))

(defrule life-payment-may-become-exile
   "While the library holds at least as many cards, a card that is entering from it included."
   (logical (event (id ?payment) (kind pay-life) (player ?player) (amount ?amount&:(> ?amount 0)) (step ?step))
            (replacement (id ?replacement) (of pay-life) (change exile-from-library))
            (outcome (about ?replacement) (aspect binds) (value pay-life ?player) (step ?step))
            (library (player ?player) (size ?size&:(>= ?size ?amount)) (step ?step)))
   =>
   (assert (finding (ruling life-payment-may-become-exile) (about ?replacement) (aspect applies) (value yes) (step ?step)))
   (assert (finding (ruling life-payment-may-become-exile) (about ?payment) (aspect due) (value exile-top ?player ?amount) (step ?step))))

(defrule life-payment-may-become-exile-too-few
   "With fewer cards the life itself is paid."
   (logical (event (kind pay-life) (player ?player) (amount ?amount) (step ?step))
            (replacement (id ?replacement) (of pay-life) (change exile-from-library))
            (outcome (about ?replacement) (aspect binds) (value pay-life ?player) (step ?step))
            (library (player ?player) (size ?size&:(< ?size ?amount)) (step ?step)))
   =>
   (assert (finding (ruling life-payment-may-become-exile) (about ?replacement) (aspect applies) (value no) (step ?step))))
