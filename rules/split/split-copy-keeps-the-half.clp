(deffacts split-copy-keeps-the-half
   "CR 707.10: a copy of a spell is what that spell was cast as."
   (ruling (id split-copy-keeps-the-half)
           (title "A copy of one half's spell is that same half")
           (says "{original} was cast as {half}, so {copy} is the same")
           (cr "707.10" "709.3b" "702.102b"))
   (encodes (ruling split-copy-keeps-the-half) (document discovery-dispersal) (passage 9))
   (sentence (rule split-copy-keeps-the-half-left) (text "{original} was cast as its left half, {name}, so {copy} is {name} too"))
   (sentence (rule split-copy-keeps-the-half-right) (text "{original} was cast as its right half, {name}, so {copy} is {name} too"))
   (sentence (rule split-copy-keeps-the-half-fused) (text "{original} was fused, so {copy} is fused too")))

(defrule split-copy-keeps-the-half-left
   "The left half alone."
   (logical (game-object (id ?copy) (kind copy) (copy-of ?original))
            (location (object ?copy) (zone stack) (since ?step) (step ?step))
            (location (object ?original) (zone stack) (step ?step))
            (spell (object ?original) (half left) (x ?x))
            (face (object ?original) (half left) (name ?name)))
   =>
   (assert (spell (object ?copy) (half left) (cast no) (x ?x)))
   (assert (finding (ruling split-copy-keeps-the-half) (about ?copy) (aspect half) (value left) (step ?step))))

(defrule split-copy-keeps-the-half-right
   "The right half alone."
   (logical (game-object (id ?copy) (kind copy) (copy-of ?original))
            (location (object ?copy) (zone stack) (since ?step) (step ?step))
            (location (object ?original) (zone stack) (step ?step))
            (spell (object ?original) (half right) (x ?x))
            (face (object ?original) (half right) (name ?name)))
   =>
   (assert (spell (object ?copy) (half right) (cast no) (x ?x)))
   (assert (finding (ruling split-copy-keeps-the-half) (about ?copy) (aspect half) (value right) (step ?step))))

(defrule split-copy-keeps-the-half-fused
   "Both halves of a fused spell."
   (logical (game-object (id ?copy) (kind copy) (copy-of ?original))
            (location (object ?copy) (zone stack) (since ?step) (step ?step))
            (location (object ?original) (zone stack) (step ?step))
            (spell (object ?original) (half both) (x ?x)))
   =>
   (assert (spell (object ?copy) (half both) (cast no) (x ?x)))
   (assert (finding (ruling split-copy-keeps-the-half) (about ?copy) (aspect half) (value both) (step ?step))))
