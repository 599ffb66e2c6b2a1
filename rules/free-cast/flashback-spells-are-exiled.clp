(deffacts flashback-spells-are-exiled
   "CR 702.34a: where a spell goes that was cast with flashback."
   (ruling (id flashback-spells-are-exiled)
           (title "A spell whose flashback cost was paid is exiled, however it leaves the stack")
           (says "{spell} was cast with flashback, so it is exiled when it leaves the stack")
           (cr "702.34a" "614.1a"))
   (overrides (ruling flashback-spells-are-exiled) (over resolved-spells-leave-the-stack))
   (overrides (ruling flashback-spells-are-exiled) (over unresolved-spells-leave-the-stack))
   (overrides (ruling flashback-spells-are-exiled) (over countering-moves-to-the-graveyard))
   (overrides (ruling flashback-spells-are-exiled) (over later-text-changes-the-zone))
   (overrides (ruling flashback-spells-are-exiled) (over returning-moves-to-hand))
   (overrides (ruling flashback-spells-are-exiled) (over moving-goes-where-stated))
   (overrides (ruling flashback-spells-are-exiled) (over events-move-objects)))

(defrule flashback-spells-are-exiled
   "Whatever takes it away: its resolution, a counterspell, an effect that returns it."
   (logical (spell (object ?spell) (cost alternative) (method flashback))
            (location (object ?spell) (zone stack) (step ?step))
            (outcome (about ?spell) (aspect taken-by) (step ?step)))
   =>
   (assert (finding (ruling flashback-spells-are-exiled) (about ?spell) (aspect destination) (value exile) (step ?step))))
