(deffacts flash-is-cast-like-an-instant
   "CR 702.8a."
   (ruling (id flash-is-cast-like-an-instant)
           (title "A spell with flash may be cast whenever an instant may")
           (says "{card} has flash, so {player} may cast it when an instant could be cast")
           (cr "702.8a"))
   (overrides (ruling flash-is-cast-like-an-instant) (over noninstants-wait-for-the-main-phase)))

(defrule flash-is-cast-like-an-instant
   "The half that is cast has it."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?card) (half ?half) (step ?step))
            (exists (ability (object ?card) (keyword flash) (half whole | ?half))))
   =>
   (assert (finding (ruling flash-is-cast-like-an-instant) (about ?attempt) (aspect legality) (value legal) (step ?step))))
