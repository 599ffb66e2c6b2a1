(deffacts mana-spent-is-counted
   "CR 106.1b and 601.2h: how much mana of a type was spent on a spell."
   (ruling (id mana-spent-is-counted)
           (title "Mana counts as what it was when it was spent")
           (says "{total} {mana} mana was spent to cast {spell}")
           (cr "106.1b" "601.2h" "609.4b"))
   (sentence (rule mana-spent-is-counted-each) (text "{amount} {mana} mana[ from {source}] was spent to cast {spell}")))

(defrule mana-spent-is-counted-each
   "Whatever it was spent as, and whatever it came from."
   (logical (mana-spent (spell ?spell) (mana ?mana) (amount ?amount) (as ?as) (source ?source)))
   =>
   (assert (finding (ruling mana-spent-is-counted) (about (sym-cat ?spell - ?mana)) (aspect adds)
                    (value (sym-cat ?mana - ?as - ?source - ?amount) ?amount))))

(defrule mana-spent-is-counted
   "All of one type together."
   (logical (mana-spent (spell ?spell) (mana ?mana))
            (outcome (about ?all&:(eq ?all (sym-cat ?spell - ?mana))) (aspect sum) (value ?total) (step ?step)))
   =>
   (assert (finding (ruling mana-spent-is-counted) (about ?spell) (aspect spent) (value ?mana ?total) (step ?step))))
