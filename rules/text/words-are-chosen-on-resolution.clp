(deffacts words-are-chosen-on-resolution
   "CR 608.2d and 612.2, for effects that change one colour word or basic land type to another."
   (ruling (id words-are-chosen-on-resolution)
           (title "The words of a text change are chosen as it resolves, both colours or both basic land types")
           (says "{player} has {from} become {to} as the line is followed")
           (cr "608.2d" "612.2"))
   (sentence (rule words-are-chosen-on-resolution-wrong) (text "{from} and {to} aren't two different colours or two different basic land types")))

(defrule words-are-chosen-on-resolution
   "Whoever follows the line chooses then, and not before."
   (logical (outcome (about ?instruction) (aspect due) (value change-text ?player ?) (step ?step))
            (chosen-words (id ?choice) (player ?player) (for ?instruction) (from ?from) (to ?to&:(same-kind-of-word ?from ?to))))
   =>
   (assert (finding (ruling words-are-chosen-on-resolution) (about ?choice) (aspect legality) (value legal) (step ?step))))

(defrule words-are-chosen-on-resolution-wrong
   "A colour can't become a land type."
   (logical (outcome (about ?instruction) (aspect due) (value change-text ?player ?) (step ?step))
            (chosen-words (id ?choice) (player ?player) (for ?instruction) (from ?from) (to ?to&:(not (same-kind-of-word ?from ?to)))))
   =>
   (assert (finding (ruling words-are-chosen-on-resolution) (about ?choice) (aspect legality) (value illegal) (step ?step))))
