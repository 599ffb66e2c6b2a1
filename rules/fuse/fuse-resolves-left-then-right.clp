(deffacts fuse-resolves-left-then-right
   "CR 702.102d."
   (ruling (id fuse-resolves-left-then-right)
           (title "A fused split spell follows its left half, then its right half")
           (says "the left half of {spell} is finished, and the right half begins")
           (cr "702.102d"))
   (encodes (ruling fuse-resolves-left-then-right) (document breaking-entering) (passage 14))
   (sentence (rule fuse-resolves-left-then-right-begins) (text "{spell} is fused, and its left half comes first")))

(defrule fuse-resolves-left-then-right-begins
   "It begins with the first line of the left half."
   (logical (outcome (about ?spell) (aspect resolves) (value yes) (step ?step))
            (spell (object ?spell) (half both))
            (instruction (id ?instruction) (source ?spell) (half left) (line 1)))
   =>
   (assert (finding (ruling fuse-resolves-left-then-right) (about ?instruction) (aspect reached) (step ?step))))

(defrule fuse-resolves-left-then-right
   "When the last line of the left half is finished, the right half begins."
   (logical (spell (object ?spell) (half both))
            (instruction (id ?before) (source ?spell) (half left) (line ?last))
            (not (instruction (source ?spell) (half left) (line ?later&:(> ?later ?last))))
            (outcome (about ?before) (aspect finished) (step ?step))
            (instruction (id ?instruction) (source ?spell) (half right) (line 1)))
   =>
   (assert (finding (ruling fuse-resolves-left-then-right) (about ?instruction) (aspect reached) (step ?step))))
