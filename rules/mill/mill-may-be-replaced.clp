(deffacts mill-may-be-replaced
   "CR 614.1a, 614.5 and 614.6: what replacement effects do to an instruction to mill."
   (ruling (id mill-may-be-replaced)
           (title "Replacement effects change how many cards are to be milled before any card moves")
           (says "with every replacement effect applied, {player} has to {action:do amount}")
           (cr "614.1a" "614.5" "614.6" "701.17a"))
   (sentence (rule mill-may-be-replaced-by-nothing) (text "no effect changes that {player} has to {action:do amount}"))
   (sentence (rule mill-may-be-replaced-begins) (text "{player} would {action:do amount}, and an effect changes that"))
   (sentence (rule mill-may-be-replaced-multiplied) (text "{replacement} makes it {factor} times {amount}, which is {product}"))
   (sentence (rule mill-may-be-replaced-added) (text "{replacement} adds {more} to {amount}, which makes {total}"))
   (sentence (rule mill-may-be-replaced-exiled) (text "{replacement} makes {player} exile {amount} from the top instead, which is no milling")))

(defrule mill-may-be-replaced-by-nothing
   "Mostly nothing is replaced."
   (logical (outcome (about ?instruction) (aspect due) (value ?action&mill|exile-top ?player ?amount) (step ?step))
            (not (outcome (about ?replacement&:(> ?amount 0)) (aspect binds) (value ?action ?player) (step ?step))))
   =>
   (assert (finding (ruling mill-may-be-replaced) (about ?instruction) (aspect called-for) (value ?action ?player ?amount) (step ?step))))

(defrule mill-may-be-replaced-begins
   "Otherwise it begins with what the instruction calls for."
   (logical (outcome (about ?instruction) (aspect due) (value ?action&mill|exile-top ?player ?amount&:(> ?amount 0)) (step ?step))
            (exists (outcome (aspect binds) (value ?action ?player) (step ?step))))
   =>
   (assert (finding (ruling mill-may-be-replaced) (about ?instruction) (aspect version) (value ?action ?player ?amount) (step ?step))))

(defrule mill-may-be-replaced-multiplied
   "Twice that many, or more."
   (logical (outcome (about ?instruction) (aspect next-change) (value ?replacement $?applied) (step ?step))
            (outcome (about ?instruction) (aspect version) (value mill ?player ?amount $?applied) (step ?step))
            (replacement (id ?replacement) (of mill) (change multiply) (amount ?factor)))
   =>
   (bind ?product (* ?factor ?amount))
   (assert (finding (ruling mill-may-be-replaced) (about ?instruction) (aspect version) (value mill ?player ?product ?applied ?replacement) (step ?step))))

(defrule mill-may-be-replaced-added
   "That many plus some."
   (logical (outcome (about ?instruction) (aspect next-change) (value ?replacement $?applied) (step ?step))
            (outcome (about ?instruction) (aspect version) (value mill ?player ?amount $?applied) (step ?step))
            (replacement (id ?replacement) (of mill) (change add) (amount ?more)))
   =>
   (bind ?total (+ ?amount ?more))
   (assert (finding (ruling mill-may-be-replaced) (about ?instruction) (aspect version) (value mill ?player ?total ?applied ?replacement) (step ?step))))

(defrule mill-may-be-replaced-exiled
   "What is exiled instead isn't milled, and no effect about milling applies to it any more."
   (logical (outcome (about ?instruction) (aspect next-change) (value ?replacement $?applied) (step ?step))
            (outcome (about ?instruction) (aspect version) (value mill ?player ?amount $?applied) (step ?step))
            (replacement (id ?replacement) (of mill) (change exile-instead)))
   =>
   (assert (finding (ruling mill-may-be-replaced) (about ?instruction) (aspect version) (value exile-top ?player ?amount ?applied ?replacement)
                    (step ?step))))

(defrule mill-may-be-replaced
   "When nothing is left to apply, that is what is called for."
   (logical (outcome (about ?instruction) (aspect version) (value ?action&mill|exile-top ?player ?amount $?applied) (step ?step))
            (not (outcome (about ?waiting&:(not (member$ ?waiting ?applied))) (aspect binds) (value ?action ?player) (step ?step))))
   =>
   (assert (finding (ruling mill-may-be-replaced) (about ?instruction) (aspect called-for) (value ?action ?player ?amount) (step ?step))))
