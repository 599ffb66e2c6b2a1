(deffacts abilities-read-as-printed
   "CR 113.1, for abilities whose keyword goes with a type or a colour."
   (ruling (id abilities-read-as-printed)
           (title "An ability says what is printed, or what gave it says")
           (says "as it is printed or was given, {ability} says {words:list}")
           (cr "113.1"))
   (sentence (rule abilities-read-as-printed-of-player) (text "{ability} says {words:list}")))

(defrule abilities-read-as-printed
   "A permanent's,"
   (logical (ability (id ?ability) (object ?object) (keyword ?keyword) (quality $?quality&:(names-a-type-or-color ?keyword ?quality)))
            (location (object ?object) (zone battlefield) (step ?step)))
   =>
   (bind ?words (create$ ?keyword ?quality))
   (assert (finding (ruling abilities-read-as-printed) (about ?ability) (aspect reads) (value ?words) (step ?step))))

(defrule abilities-read-as-printed-of-player
   "or a player's, where it matters for a target."
   (logical (ability (id ?ability) (object ?player) (keyword ?keyword) (quality $?quality&:(names-a-type-or-color ?keyword ?quality)))
            (player (id ?player))
            (target (id ?target) (object ?player))
            (outcome (about ?target) (aspect checked) (step ?step)))
   =>
   (bind ?words (create$ ?keyword ?quality))
   (assert (finding (ruling abilities-read-as-printed) (about ?ability) (aspect reads) (value ?words) (step ?step))))
