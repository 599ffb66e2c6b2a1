(deffacts later-text-changes-the-zone
   "CR 608.2c: text further on may change what an instruction means."
   (ruling (id later-text-changes-the-zone)
           (title "Text further on may say that something goes elsewhere instead")
           (says "{instruction} says that {object} goes {zone:to} instead")
           (cr "608.2c" "614.1a"))
   (overrides (ruling later-text-changes-the-zone) (over destroying-moves-to-the-graveyard))
   (overrides (ruling later-text-changes-the-zone) (over countering-moves-to-the-graveyard))
   (overrides (ruling later-text-changes-the-zone) (over discarding-moves-to-the-graveyard)))

(defrule later-text-changes-the-zone
   "What is destroyed, countered or discarded goes to the stated zone."
   (logical (instruction (id ?instruction) (to ?zone&~none))
            (outcome (about ?instruction) (aspect due) (value destroy | counter | discard ? ?) (step ?step))
            (outcome (about ?object) (aspect taken-by) (value ?instruction) (step ?step)))
   =>
   (assert (finding (ruling later-text-changes-the-zone) (about ?object) (aspect destination) (value ?zone) (step ?step))))

(defrule later-text-changes-the-zone-each
   "So does what each of several players discards."
   (logical (instruction (id ?line) (to ?zone&~none))
            (outcome (about ?instruction) (aspect part-of) (value ?line ?))
            (outcome (about ?instruction) (aspect due) (value discard ? ?) (step ?step))
            (outcome (about ?object) (aspect taken-by) (value ?instruction) (step ?step)))
   =>
   (assert (finding (ruling later-text-changes-the-zone) (about ?object) (aspect destination) (value ?zone) (step ?step))))
