(deffacts targets-all-illegal
   "CR 608.2b: what happens to a spell that has lost every target."
   (ruling (id targets-all-illegal)
           (title "A spell with no legal target left doesn't resolve")
           (says "every target of {spell} is illegal, so it doesn't resolve and none of it happens")
           (cr "608.2b"))
   (encodes (ruling targets-all-illegal) (document flotsam-jetsam) (passage 10))
   (encodes (ruling targets-all-illegal) (document breaking-entering) (passage 11))
   (overrides (ruling targets-all-illegal) (over spells-resolve)))

(defrule targets-all-illegal
   "It has targets, and each of them, of both halves if it is fused, is illegal."
   (logical (event (kind resolve) (object ?spell) (step ?step))
            (exists (target (of ?spell)))
            (forall (target (id ?target) (of ?spell))
                    (outcome (about ?target) (aspect legality) (value illegal) (step ?step))))
   =>
   (assert (finding (ruling targets-all-illegal) (about ?spell) (aspect resolves) (value no) (step ?step))))
