(deffacts instructions-in-printed-order
   "CR 608.2c."
   (ruling (id instructions-in-printed-order)
           (title "Instructions are followed in the order in which they are printed")
           (says "{source} has come to its line {line}")
           (cr "608.2c"))
   (encodes (ruling instructions-in-printed-order) (document discovery-dispersal) (passage 14))
   (encodes (ruling instructions-in-printed-order) (document cauldrons-gift) (passage 8))
   (sentence (rule instructions-in-printed-order-first) (text "{source} resolves and begins with its first line"))
   (sentence (rule instructions-in-printed-order-first-of-ability) (text "{source} resolves and begins with its first line")))

(defrule instructions-in-printed-order-first
   "A spell that resolves begins with the first line of what was cast."
   (logical (outcome (about ?source) (aspect resolves) (value yes) (step ?step))
            (spell (object ?source) (half ?half&~both))
            (instruction (id ?instruction) (source ?source) (half ?half) (line 1)))
   =>
   (assert (finding (ruling instructions-in-printed-order) (about ?instruction) (aspect reached) (step ?step))))

(defrule instructions-in-printed-order-first-of-ability
   "So does an ability."
   (logical (outcome (about ?source) (aspect resolves) (value yes) (step ?step))
            (game-object (id ?source) (kind ability))
            (instruction (id ?instruction) (source ?source) (line 1)))
   =>
   (assert (finding (ruling instructions-in-printed-order) (about ?instruction) (aspect reached) (step ?step))))

(defrule instructions-in-printed-order
   "Each further line comes when all of the one before it is finished."
   (logical (outcome (about ?before) (aspect finished) (step ?step))
            (instruction (id ?before) (source ?source&~none) (half ?half) (line ?last))
            (not (and (instruction (id ?other) (source ?source) (half ?half) (line ?last))
                      (outcome (about ?other) (aspect finished) (step ?later&:(> ?later ?step)))))
            (instruction (id ?instruction) (source ?source) (half ?half) (line ?line&:(= ?line (+ ?last 1)))))
   =>
   (assert (finding (ruling instructions-in-printed-order) (about ?instruction) (aspect reached) (step ?step))))
