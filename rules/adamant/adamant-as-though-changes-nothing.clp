(deffacts adamant-as-though-changes-nothing
   "CR 609.4b, for adamant."
   (ruling (id adamant-as-though-changes-nothing)
           (title "Mana that was spent as though it were of adamant's colour doesn't count")
           (says "{amount} {mana} mana was spent on {source} as though it were {as}, and stays {mana}: without it there aren't three {colour}")
           (cr "609.4b" "207.2c"))
   (encodes (ruling adamant-as-though-changes-nothing) (document cauldrons-gift) (passage 12)))

(defrule adamant-as-though-changes-nothing
   "It paid for the spell, and yet there are fewer than three of the colour."
   (logical (outcome (about ?line) (aspect reached) (step ?step))
            (instruction (id ?line) (source ?source) (condition adamant) (colour ?colour))
            (mana-spent (spell ?source) (mana ?mana&~?colour) (amount ?amount) (as ?as&:(or (eq ?as any) (eq ?as ?colour))))
            (not (outcome (about ?source) (aspect spent) (value ?colour ?enough&:(>= ?enough 3)))))
   =>
   (assert (finding (ruling adamant-as-though-changes-nothing) (about ?line) (aspect applies) (value no) (step ?step))))
