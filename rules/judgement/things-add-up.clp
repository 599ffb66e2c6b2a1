(deffacts things-add-up
   "How several amounts, numbers or amounts of mana, become one sum, with the support of each."
   (ruling (id things-add-up)
           (title "Amounts about one thing are added up")
           (says "together that makes {total:list}")
           (cr "601.2f" "107.1"))
   (sentence (rule things-add-up-first) (text "{cause} gives {amount:list}"))
   (sentence (rule things-add-up-next) (text "with {cause} that makes {total:list}")))

(defrule things-add-up-first
   "The sum begins with the first amount, in the order of the names of their causes."
   (logical (outcome (about ?thing) (aspect adds) (value ?cause $?amount) (step ?step))
            (not (outcome (about ?thing) (aspect adds) (value ?earlier&:(< (str-compare ?earlier ?cause) 0) $?) (step ?step))))
   =>
   (assert (finding (ruling things-add-up) (about ?thing) (aspect subtotal) (value ?cause ?amount) (step ?step))))

(defrule things-add-up-next
   "Each further amount is added to what was added before."
   (logical (outcome (about ?thing) (aspect subtotal) (value ?last $?subtotal) (step ?step))
            (outcome (about ?thing) (aspect adds) (value ?cause&:(> (str-compare ?cause ?last) 0) $?amount) (step ?step))
            (not (outcome (about ?thing) (aspect adds)
                          (value ?between&:(and (> (str-compare ?between ?last) 0) (< (str-compare ?between ?cause) 0)) $?)
                          (step ?step))))
   =>
   (bind ?total (mana-together ?subtotal ?amount))
   (assert (finding (ruling things-add-up) (about ?thing) (aspect subtotal) (value ?cause ?total) (step ?step))))

(defrule things-add-up
   "After the last amount the sum is complete."
   (logical (outcome (about ?thing) (aspect subtotal) (value ?last $?total) (step ?step))
            (not (outcome (about ?thing) (aspect adds) (value ?later&:(> (str-compare ?later ?last) 0) $?) (step ?step))))
   =>
   (assert (finding (ruling things-add-up) (about ?thing) (aspect sum) (value ?total) (step ?step))))
