(deffacts text-changes-spare-granted-abilities
   "CR 612.3."
   (ruling (id text-changes-spare-granted-abilities)
           (title "A text change doesn't reach abilities that effects have given")
           (says "{effect} gave {object} {ability}, which no change of the text of {object} reaches: it says {words:list}")
           (cr "612.3"))
   (equivalent (rule text-changes-spare-granted-abilities) (change "drop condition 1")
               (reason "only effects give abilities that name a colour or a land type; what tokens are created with names none"))
   (overrides (ruling text-changes-spare-granted-abilities) (over text-changes-reach-rules-text)))

(defrule text-changes-spare-granted-abilities
   "Whichever came first."
   (logical (effect (id ?effect) (object ?object) (aspect abilities) (change gains) (value $? ?ability $?))
            (outcome (about ?object) (aspect abilities) (value ?ability) (step ?step))
            (exists (outcome (about ?object) (aspect rewords) (step ?step)))
            (ability (id ?ability) (keyword ?keyword) (quality $?quality&:(names-a-type-or-color ?keyword ?quality))))
   =>
   (bind ?words (create$ ?keyword ?quality))
   (assert (finding (ruling text-changes-spare-granted-abilities) (about ?ability) (aspect reads) (value ?words) (step ?step))))
