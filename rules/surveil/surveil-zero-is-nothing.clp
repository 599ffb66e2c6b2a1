(deffacts surveil-zero-is-nothing
   "CR 701.25c."
   (ruling (id surveil-zero-is-nothing)
           (title "To surveil 0 is to do nothing")
           (says "{player} is told to surveil 0, so there is no surveil at all")
           (cr "701.25c"))
   (encodes (ruling surveil-zero-is-nothing) (document discovery-dispersal) (passage 3)))

(defrule surveil-zero-is-nothing
   "No card is looked at, and no trigger sees anything."
   (logical (outcome (about ?instruction) (aspect due) (value surveil ?player 0) (step ?step)))
   =>
   (assert (finding (ruling surveil-zero-is-nothing) (about ?instruction) (aspect occurs) (value no) (step ?step))))
