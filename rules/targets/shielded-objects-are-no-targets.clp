(deffacts shielded-objects-are-no-targets
   "CR 702.11b, 702.11c, 702.16b and 702.18a: hexproof, protection and shroud."
   (ruling (id shielded-objects-are-no-targets)
           (title "Hexproof, shroud and protection make a target illegal")
           (says "{target} is shielded")
           (cr "702.11b" "702.11c" "702.16b" "702.18a" "608.2b"))
   (sentence (rule shielded-objects-are-no-targets-hexproof) (text "{target} has hexproof, and {caster} is an opponent of its controller"))
   (sentence (rule shielded-objects-are-no-targets-hexproof-player) (text "{target} has hexproof, and {caster} is an opponent"))
   (sentence (rule shielded-objects-are-no-targets-shroud-player) (text "{target} has shroud"))
   (sentence (rule shielded-objects-are-no-targets-shroud) (text "{target} has shroud"))
   (sentence (rule shielded-objects-are-no-targets-protection) (text "{target} has protection from {quality}, and {spell} is {qualities:list}"))
   (sentence (rule shielded-objects-are-no-targets-protection-as-chosen) (text "{target} has protection from {quality}, and {spell} would be {qualities:list}")))

(defrule shielded-objects-are-no-targets-hexproof
   "Hexproof shields from what opponents control (CR 702.11b)."
   (logical (outcome (about ?id) (aspect checked) (value ? ?caster) (step ?step))
            (target (id ?id) (object ?target))
            (ability (object ?target) (keyword hexproof))
            (location (object ?target) (zone battlefield) (player ~?caster) (step ?step)))
   =>
   (assert (finding (ruling shielded-objects-are-no-targets) (about ?id) (aspect legality) (value illegal) (step ?step))))

(defrule shielded-objects-are-no-targets-shroud
   "Shroud shields from everybody (CR 702.18a)."
   (logical (outcome (about ?id) (aspect checked) (value ? ?) (step ?step))
            (target (id ?id) (object ?target))
            (ability (object ?target) (keyword shroud))
            (location (object ?target) (zone battlefield) (step ?step)))
   =>
   (assert (finding (ruling shielded-objects-are-no-targets) (about ?id) (aspect legality) (value illegal) (step ?step))))

(defrule shielded-objects-are-no-targets-hexproof-player
   "A player may have hexproof, too (CR 702.11c)."
   (logical (outcome (about ?id) (aspect checked) (value ? ?caster) (step ?step))
            (target (id ?id) (object ?target&~?caster))
            (player (id ?target))
            (ability (object ?target) (keyword hexproof)))
   =>
   (assert (finding (ruling shielded-objects-are-no-targets) (about ?id) (aspect legality) (value illegal) (step ?step))))

(defrule shielded-objects-are-no-targets-shroud-player
   "Or shroud."
   (logical (outcome (about ?id) (aspect checked) (value ? ?) (step ?step))
            (target (id ?id) (object ?target))
            (player (id ?target))
            (ability (object ?target) (keyword shroud)))
   =>
   (assert (finding (ruling shielded-objects-are-no-targets) (about ?id) (aspect legality) (value illegal) (step ?step))))

(defrule shielded-objects-are-no-targets-protection
   "Protection from a colour or a card type shields from every spell that has it (CR 702.16b), on the battlefield."
   (logical (outcome (about ?id) (aspect checked) (value ?spell ?) (step ?step))
            (target (id ?id) (object ?target))
            (ability (id ?ability) (object ?target) (keyword protection))
            (outcome (about ?ability) (aspect reads) (value protection $? ?quality $?) (step ?step))
            (location (object ?spell) (since ?since) (step ?step))
            (outcome (about ?spell) (aspect colors | types) (value $?qualities&:(member$ ?quality ?qualities)) (step ?since)))
   =>
   (assert (finding (ruling shielded-objects-are-no-targets) (about ?id) (aspect legality) (value illegal) (step ?step))))

(defrule shielded-objects-are-no-targets-protection-as-chosen
   "The same against the spell that a player would cast, whose qualities are known at that very step."
   (logical (outcome (about ?id) (aspect checked) (value ?spell ?) (step ?step))
            (target (id ?id) (object ?target))
            (ability (id ?ability) (object ?target) (keyword protection))
            (outcome (about ?ability) (aspect reads) (value protection $? ?quality $?) (step ?step))
            (outcome (about ?spell) (aspect colors | types) (value $?qualities&:(member$ ?quality ?qualities)) (step ?step)))
   =>
   (assert (finding (ruling shielded-objects-are-no-targets) (about ?id) (aspect legality) (value illegal) (step ?step))))
