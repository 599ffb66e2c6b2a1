(deffacts fuse-works-only-from-hand
   "CR 702.102a: where fuse applies."
   (ruling (id fuse-works-only-from-hand)
           (title "From anywhere but its caster's own hand a card with fuse is cast as one half")
           (says "{card} is {zone:in}, and fuse applies only in its caster's own hand")
           (cr "702.102a"))
   (encodes (ruling fuse-works-only-from-hand) (document breaking-entering) (passage 13))
   (overrides (ruling fuse-works-only-from-hand) (over split-cast-one-half))
   (overrides (ruling fuse-works-only-from-hand) (over casting-needs-permission))
   (sentence (rule fuse-works-only-from-hand-of-other) (text "{card} is in {whose:possessive} hand, and fuse applies only in {player:possessive} own hand")))

(defrule fuse-works-only-from-hand
   "Both halves from another zone are illegal, whatever effect allows casting from there."
   (logical (attempt (id ?attempt) (action cast) (object ?card) (half both) (step ?step))
            (ability (object ?card) (keyword fuse))
            (location (object ?card) (zone ?zone&~hand) (step ?step)))
   =>
   (assert (finding (ruling fuse-works-only-from-hand) (about ?attempt) (aspect legality) (value illegal) (step ?step))))

(defrule fuse-works-only-from-hand-of-other
   "So are both halves from another player's hand."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?card) (half both) (step ?step))
            (ability (object ?card) (keyword fuse))
            (location (object ?card) (zone hand) (player ?whose&~?player) (step ?step)))
   =>
   (assert (finding (ruling fuse-works-only-from-hand) (about ?attempt) (aspect legality) (value illegal) (step ?step))))
