(deffacts surveil-extra-cards-join
   "CR 701.25b."
   (ruling (id surveil-extra-cards-join)
           (title "Extra cards looked at while surveilling are sorted with the others")
           (says "{player} surveils {amount} and may look at {extra} more: the library holds {size}, so that is {seen:count card}")
           (cr "701.25b"))
   (encodes (ruling surveil-extra-cards-join) (document discovery-dispersal) (passage 2))
   (overrides (ruling surveil-extra-cards-join) (over surveil-looks-and-sorts))
   (sentence (rule surveil-extra-cards-join-each) (text "{replacement} lets {player} look at {more:count more card/more cards} while surveilling")))

(defrule surveil-extra-cards-join-each
   "Every effect that lets the surveilling player look at more counts, if there is a surveil at all."
   (logical (outcome (about ?instruction) (aspect due) (value surveil ?player ?) (step ?step))
            (outcome (about ?instruction) (aspect occurs) (value yes) (step ?step))
            (outcome (about ?replacement) (aspect binds) (value $? ?player) (step ?step))
            (replacement (id ?replacement) (of surveil) (change look-at-more) (amount ?more)))
   =>
   (assert (finding (ruling surveil-extra-cards-join) (about ?instruction) (aspect adds) (value ?replacement ?more) (step ?step))))

(defrule surveil-extra-cards-join
   "They lie under the first ones and are sorted like them."
   (logical (outcome (about ?instruction) (aspect due) (value surveil ?player ?amount) (step ?step))
            (outcome (about ?instruction) (aspect sum) (value ?extra) (step ?step))
            (library (player ?player) (size ?size) (step ?step)))
   =>
   (bind ?seen (min (+ ?amount ?extra) ?size))
   (assert (finding (ruling surveil-extra-cards-join) (about ?instruction) (aspect amount) (value ?seen) (step ?step))))
