(deffacts targets-are-checked-again
   "CR 608.2b and 115.1: whether a target is legal, when it is chosen and again on resolution."
   (ruling (id targets-are-checked-again)
           (title "A target is legal if it is still there and still fits")
           (says "{target} is a legal target of {spell}: nothing makes it illegal")
           (cr "608.2b" "601.2c" "115.1" "400.7"))
   (equivalent (rule targets-are-checked-again) (change "drop condition 2")
               (reason "only a target is looked at; the condition names its object for the sentence"))
   (sentence (rule targets-are-checked-again-moved) (text "{target} isn't where it was when {spell} took aim at it"))
   (sentence (rule targets-are-checked-again-new-object) (text "{target} left and came back, so it isn't the object that {spell} took aim at"))
   (sentence (rule targets-are-checked-again-unfit) (text "{target} doesn't fit {criterion}, which {spell} asks for"))
   (sentence (rule targets-are-checked-again-player-left) (text "{target} has left the game"))
   (sentence (rule targets-are-checked-again-player-lost) (text "{target} has lost and left the game"))
   (sentence (rule targets-are-checked-again-on-resolution) (text "{spell} tries to resolve, so its targets are looked at again"))
   (sentence (rule targets-are-checked-again-as-chosen) (text "{caster} chooses {target} as a target")))

(defrule targets-are-checked-again-on-resolution
   "Targets are looked at when their spell or ability tries to resolve."
   (logical (event (kind resolve) (object ?spell) (step ?step))
            (target (id ?id) (of ?spell))
            (location (object ?spell) (zone stack) (player ?caster) (step ?step)))
   =>
   (assert (finding (ruling targets-are-checked-again) (about ?id) (aspect checked) (value ?spell ?caster) (step ?step))))

(defrule targets-are-checked-again-as-chosen
   "And when they are chosen."
   (logical (attempt (id ?attempt) (player ?caster) (step ?step))
            (target (id ?id) (of ?attempt) (object ?target)))
   =>
   (assert (finding (ruling targets-are-checked-again) (about ?id) (aspect checked) (value ?attempt ?caster) (step ?step))))

(defrule targets-are-checked-again
   "A target that is looked at is legal unless something says otherwise."
   (logical (outcome (about ?id) (aspect checked) (value ?spell ?) (step ?step))
            (target (id ?id) (object ?target)))
   =>
   (assert (finding (ruling targets-are-checked-again) (about ?id) (aspect legality) (value legal) (step ?step))))

(defrule targets-are-checked-again-moved
   "What is in another zone than it was is no legal target."
   (logical (outcome (about ?id) (aspect checked) (value ?spell ?) (step ?step))
            (target (id ?id) (object ?target) (zone ?zone&~none))
            (location (object ?target) (zone ~?zone) (step ?step)))
   =>
   (assert (finding (ruling targets-are-checked-again) (about ?id) (aspect legality) (value illegal) (step ?step))))

(defrule targets-are-checked-again-new-object
   "What has left its zone since and come back is a new object (CR 400.7)."
   (logical (outcome (about ?id) (aspect checked) (value ?spell ?) (step ?step))
            (target (id ?id) (object ?target) (zone ?zone&~none) (since ?since))
            (location (object ?target) (zone ?zone) (since ~?since) (step ?step)))
   =>
   (assert (finding (ruling targets-are-checked-again) (about ?id) (aspect legality) (value illegal) (step ?step))))

(defrule targets-are-checked-again-unfit
   "What doesn't have the quality that is asked for is no legal target."
   (logical (outcome (about ?id) (aspect checked) (value ?spell ?) (step ?step))
            (target (id ?id) (object ?target) (criterion ?criterion&~none))
            (location (object ?target) (since ?since) (step ?step))
            (outcome (about ?target) (aspect fails) (value ?criterion) (step ?since)))
   =>
   (assert (finding (ruling targets-are-checked-again) (about ?id) (aspect legality) (value illegal) (step ?step))))

(defrule targets-are-checked-again-player-left
   "A player who has left the game is no legal target (CR 800.4a)."
   (logical (outcome (about ?id) (aspect checked) (value ? ?) (step ?step))
            (target (id ?id) (object ?target))
            (player (id ?target) (status out)))
   =>
   (assert (finding (ruling targets-are-checked-again) (about ?id) (aspect legality) (value illegal) (step ?step))))

(defrule targets-are-checked-again-player-lost
   "Nor is one who has lost it meanwhile."
   (logical (outcome (about ?id) (aspect checked) (value ? ?) (step ?step))
            (target (id ?id) (object ?target))
            (outcome (about ?target) (aspect gone) (step ?step)))
   =>
   (assert (finding (ruling targets-are-checked-again) (about ?id) (aspect legality) (value illegal) (step ?step))))
