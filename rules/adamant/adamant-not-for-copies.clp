(deffacts adamant-not-for-copies
   "CR 707.10, for adamant."
   (ruling (id adamant-not-for-copies)
           (title "Adamant never applies to a copy of a spell, for which no mana was spent")
           (says "{source} is a copy that was put on the stack, so no mana at all was spent to cast it")
           (cr "707.10" "207.2c"))
   (encodes (ruling adamant-not-for-copies) (document cauldrons-gift) (passage 13)))

(defrule adamant-not-for-copies
   "Whatever was spent on the spell that was copied."
   (logical (outcome (about ?line) (aspect reached) (step ?step))
            (instruction (id ?line) (source ?source) (condition adamant))
            (spell (object ?source) (cast no)))
   =>
   (assert (finding (ruling adamant-not-for-copies) (about ?line) (aspect applies) (value no) (step ?step))))
