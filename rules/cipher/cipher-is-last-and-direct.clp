(deffacts cipher-is-last-and-direct
   "CR 702.99a and 608.2c: when the card is encoded, and by which way it gets there."
   (ruling (id cipher-is-last-and-direct)
           (title "The card is encoded after the spell's other effects, straight from the stack into exile")
           (says "{card} goes from the stack into exile, encoded on {creature}, and never to a graveyard")
           (cr "702.99a" "702.99b" "608.2c"))
   (encodes (ruling cipher-is-last-and-direct) (document paranoid-delusions) (passage 16))
   (overrides (ruling cipher-is-last-and-direct) (over resolved-spells-leave-the-stack))
   (sentence (rule cipher-is-last-and-direct-comes) (text "{card} has done everything else, and its cipher is next")))


(defrule cipher-is-last-and-direct-comes
   "The resolution comes to cipher when the last line of what was cast is over."
   (logical (outcome (about ?card) (aspect resolution-over) (step ?step))
            (ability (id ?cipher) (object ?card) (keyword cipher)))
   =>
   (assert (finding (ruling cipher-is-last-and-direct) (about ?cipher) (aspect reached) (step ?step))))

(defrule cipher-is-last-and-direct
   "If a creature is chosen, the card is exiled instead of being put into a graveyard."
   (logical (choice (id ?choice) (for ?cipher) (option ?creature&~none))
            (outcome (about ?choice) (aspect legality) (value legal) (step ?step))
            (ability (id ?cipher) (object ?card) (keyword cipher)))
   =>
   (assert (finding (ruling cipher-is-last-and-direct) (about ?card) (aspect destination) (value exile) (step ?step)))
   (assert (finding (ruling cipher-is-last-and-direct) (about ?card) (aspect taken-by) (value ?cipher) (step ?step)))
   (assert (finding (ruling cipher-is-last-and-direct) (about ?card) (aspect encoded) (value ?creature) (step ?step))))
