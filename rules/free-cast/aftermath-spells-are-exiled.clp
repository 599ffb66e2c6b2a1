(deffacts aftermath-spells-are-exiled
   "CR 702.127a: where a half with aftermath goes that was cast from a graveyard."
   (ruling (id aftermath-spells-are-exiled)
           (title "A half with aftermath that was cast from a graveyard is exiled, however it leaves the stack")
           (says "the {half} half of {spell} has aftermath and was cast from a graveyard, so it is exiled when it leaves the stack")
           (cr "702.127a" "614.1a"))
   (overrides (ruling aftermath-spells-are-exiled) (over resolved-spells-leave-the-stack))
   (overrides (ruling aftermath-spells-are-exiled) (over unresolved-spells-leave-the-stack))
   (overrides (ruling aftermath-spells-are-exiled) (over countering-moves-to-the-graveyard))
   (overrides (ruling aftermath-spells-are-exiled) (over later-text-changes-the-zone))
   (overrides (ruling aftermath-spells-are-exiled) (over returning-moves-to-hand))
   (overrides (ruling aftermath-spells-are-exiled) (over moving-goes-where-stated))
   (overrides (ruling aftermath-spells-are-exiled) (over events-move-objects)))

(defrule aftermath-spells-are-exiled
   "The whole card, whatever takes it away."
   (logical (spell (object ?spell) (half ?half) (from graveyard))
            (exists (ability (object ?spell) (keyword aftermath) (half ?half)))
            (location (object ?spell) (zone stack) (step ?step))
            (outcome (about ?spell) (aspect taken-by) (step ?step)))
   =>
   (assert (finding (ruling aftermath-spells-are-exiled) (about ?spell) (aspect destination) (value exile) (step ?step))))
