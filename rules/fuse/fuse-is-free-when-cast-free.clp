(deffacts fuse-is-free-when-cast-free
   "CR 702.102a and 118.9: a fused spell that is cast without paying its mana cost."
   (ruling (id fuse-is-free-when-cast-free)
           (title "A fused spell that is cast free costs neither mana cost")
           (says "{card} is cast from {player:possessive} hand without paying its mana cost, so neither half is paid for")
           (cr "702.102a" "118.9"))
   (encodes (ruling fuse-is-free-when-cast-free) (document breaking-entering) (passage 7))
   (overrides (ruling fuse-is-free-when-cast-free) (over total-cost-is-worked-out)))

(defrule fuse-is-free-when-cast-free
   "Both halves from the hand, with an effect that lets the card be cast free."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?card) (half both) (permission ?permission) (cost free) (step ?step))
            (permission (id ?permission) (player ?player) (cost free))
            (ability (object ?card) (keyword fuse))
            (location (object ?card) (zone hand) (player ?player) (step ?step)))
   =>
   (assert (finding (ruling fuse-is-free-when-cast-free) (about ?attempt) (aspect base-cost) (value 0) (step ?step))))
