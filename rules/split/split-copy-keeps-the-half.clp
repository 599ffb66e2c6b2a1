(deffacts split-copy-keeps-the-half
   "CR 707.10: which half a copy of a spell is."
   (ruling (id split-copy-keeps-the-half)
           (title "A copy of one half's spell is that same half")
           (says "{original} was cast as {name}, so {copy} is {name} too, and not the other half")
           (cr "707.10" "709.3b" "702.102b"))
   (encodes (ruling split-copy-keeps-the-half) (document discovery-dispersal) (passage 9))
   (equivalent (rule split-copy-keeps-the-half) (change "drop condition 1")
               (reason "only a copy of a spell is on the stack without having been cast; the condition names the original for the sentence"))
   (equivalent (rule split-copy-keeps-the-half) (change "drop condition 4")
               (reason "a copy has the half that it is; the condition gives the half's name for the sentence"))
   (equivalent (rule split-copy-keeps-the-half-fused) (change "drop condition 1")
               (reason "only a copy of a spell is on the stack without having been cast; the condition names the original for the sentence"))
   (equivalent (rule split-copy-keeps-the-half-fused) (change "drop condition 4")
               (reason "a fused copy has both halves; the condition gives the name for the sentence"))
   (equivalent (rule split-copy-keeps-the-half-fused) (change "half right instead of left in condition 4")
               (reason "a fused copy has both halves; the condition gives the name for the sentence"))
   (equivalent (rule split-copy-keeps-the-half-fused) (change "drop condition 5")
               (reason "a fused copy has both halves; the condition gives the name for the sentence"))
   (sentence (rule split-copy-keeps-the-half-fused) (text "{original} was fused, so {copy} is {left} and {right} too")))

(defrule split-copy-keeps-the-half
   "The half that was cast, although the card has another."
   (logical (game-object (id ?copy) (kind copy) (copy-of ?original))
            (location (object ?copy) (zone stack) (since ?step) (step ?step))
            (spell (object ?copy) (half ?half&left | right) (cast no))
            (face (object ?copy) (half ?half) (name ?name)))
   =>
   (assert (finding (ruling split-copy-keeps-the-half) (about ?copy) (aspect half) (value ?half) (step ?step))))

(defrule split-copy-keeps-the-half-fused
   "Both halves of a fused spell."
   (logical (game-object (id ?copy) (kind copy) (copy-of ?original))
            (location (object ?copy) (zone stack) (since ?step) (step ?step))
            (spell (object ?copy) (half both) (cast no))
            (face (object ?copy) (half left) (name ?left))
            (face (object ?copy) (half right) (name ?right)))
   =>
   (assert (finding (ruling split-copy-keeps-the-half) (about ?copy) (aspect half) (value both) (step ?step))))
