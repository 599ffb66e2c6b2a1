(deffacts fuse-casts-both-halves
   "CR 702.102a."
   (ruling (id fuse-casts-both-halves)
           (title "With fuse both halves may be cast from their owner's hand")
           (says "{card} has fuse and is in {player:possessive} own hand, so both halves may be cast together")
           (cr "702.102a"))
   (encodes (ruling fuse-casts-both-halves) (document breaking-entering) (passage 6))
   (overrides (ruling fuse-casts-both-halves) (over split-cast-one-half))
   (sentence (rule fuse-casts-both-halves-too-late) (text "{card} is on the stack already, and whether to fuse is decided before it is put there")))

(defrule fuse-casts-both-halves
   "Both halves of a card with fuse, from its owner's hand: nobody else's card is ever in a hand."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?card) (half both) (step ?step))
            (ability (object ?card) (keyword fuse))
            (location (object ?card) (zone hand) (player ?player) (step ?step)))
   =>
   (assert (finding (ruling fuse-casts-both-halves) (about ?attempt) (aspect legality) (value legal) (step ?step))))

(defrule fuse-casts-both-halves-too-late
   "A spell that is on the stack can't be fused any more."
   (logical (attempt (id ?attempt) (action fuse) (object ?card) (step ?step))
            (location (object ?card) (zone stack) (step ?step)))
   =>
   (assert (finding (ruling fuse-casts-both-halves) (about ?attempt) (aspect legality) (value illegal) (step ?step))))
