(deffacts investigate-needs-resolution
   "CR 608.2b, for what investigates."
   (ruling (id investigate-needs-resolution)
           (title "A spell or ability that doesn't resolve makes no Clue")
           (says "{spell} doesn't resolve, so nobody investigates")
           (cr "608.2b" "701.16a"))
   (encodes (ruling investigate-needs-resolution) (document flotsam-jetsam) (passage 10)))

(defrule investigate-needs-resolution
   "Its line to investigate comes to nothing, even though that line has no target."
   (logical (outcome (about ?spell) (aspect resolves) (value no) (step ?step))
            (instruction (id ?instruction) (source ?spell) (action investigate)))
   =>
   (assert (finding (ruling investigate-needs-resolution) (about ?instruction) (aspect amount) (value 0) (step ?step))))
