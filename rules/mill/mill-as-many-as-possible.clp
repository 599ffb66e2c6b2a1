(deffacts mill-as-many-as-possible
   "CR 701.17b: what an instruction to mill too many does."
   (ruling (id mill-as-many-as-possible)
           (title "An instruction to mill too many cards mills all there are")
           (says "{player} is told to mill {amount} and the library holds {size}, so all {size} are milled")
           (cr "701.17b" "609.3"))
   (encodes (ruling mill-as-many-as-possible) (document flotsam-jetsam) (passage 4))
   (encodes (ruling mill-as-many-as-possible) (document breaking-entering) (passage 3))
   (encodes (ruling mill-as-many-as-possible) (document cauldrons-gift) (passage 3))
   (encodes (ruling mill-as-many-as-possible) (document paranoid-delusions) (passage 3)))

(defrule mill-as-many-as-possible
   "A library that holds too few is milled as a whole."
   (logical (outcome (about ?instruction) (aspect called-for) (value mill ?player ?amount) (step ?step))
            (library (player ?player) (size ?size&:(> ?amount ?size)) (step ?step)))
   =>
   (assert (finding (ruling mill-as-many-as-possible) (about ?instruction) (aspect amount) (value ?size) (step ?step)))
   (assert (finding (ruling mill-as-many-as-possible) (about ?player) (aspect depth) (value ?size) (step ?step))))
