(deffacts lasting-effects-take-who-is-there
   "CR 611.2c: which objects a resolved effect changes for a while."
   (ruling (id lasting-effects-take-who-is-there)
           (title "An effect that changes objects for a while changes those that are there as it begins, and no later ones")
           (says "{object} is there and fits {criterion} as the effect of {source} begins, so it is one of those that are changed")
           (cr "611.2c" "608.2c"))
   (sentence (rule lasting-effects-take-who-is-there-late) (text "{object} came after the effect of {source} had begun, so it isn't changed")))

(defrule lasting-effects-take-who-is-there
   "Everything that fits at the step at which the line is followed."
   (logical (outcome (about ?instruction) (aspect due) (value pump | change ?player ?) (step ?step))
            (instruction (id ?instruction) (source ?source) (target 0) (object none) (criterion ?criterion&~none) (from ?zone) (whose ?whose))
            (location (object ?object) (zone ?zone) (player ?owner) (since ?since) (step ?step))
            (test (or (eq ?whose any) (eq ?owner ?player)))
            (outcome (about ?object) (aspect meets) (value ?criterion) (step ?since)))
   =>
   (assert (finding (ruling lasting-effects-take-who-is-there) (about ?instruction) (aspect acts-on) (value ?object) (step ?step))))

(defrule lasting-effects-take-who-is-there-late
   "What comes there later is left alone, even if it fits."
   (logical (outcome (about ?instruction) (aspect due) (value pump | change ?player ?) (step ?begun))
            (instruction (id ?instruction) (source ?source) (target 0) (object none) (criterion ?criterion&~none) (from ?zone) (whose ?whose))
            (location (object ?object) (zone ?zone) (player ?owner) (since ?step&:(> ?step ?begun)) (step ?step))
            (test (or (eq ?whose any) (eq ?owner ?player)))
            (outcome (about ?object) (aspect meets) (value ?criterion) (step ?step)))
   =>
   (assert (finding (ruling lasting-effects-take-who-is-there) (about ?instruction) (aspect spares) (value ?object) (step ?step))))
