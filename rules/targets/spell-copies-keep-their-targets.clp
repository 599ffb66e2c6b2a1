(deffacts spell-copies-keep-their-targets
   "CR 707.10 and 707.10c."
   (ruling (id spell-copies-keep-their-targets)
           (title "A copy of a spell has the same targets unless its controller may choose others")
           (says "{copy} is a copy of {original}, so {target} is its target as well")
           (cr "707.10" "707.10c")))

(defrule spell-copies-keep-their-targets
   "Every target, unless the copy was given one of its own in that place."
   (logical (game-object (id ?copy) (kind copy) (copy-of ?original))
            (target (id ?id) (of ?original) (half ?half) (number ?number) (object ?target) (criterion ?criterion) (zone ?zone) (since ?since))
            (location (object ?copy) (zone stack) (since ?step) (step ?step))
            (location (object ?original) (zone stack) (step ?step))
            (not (target (id ~=(sym-cat ?copy - ?id)) (of ?copy) (half ?half) (number ?number))))
   =>
   (assert (target (id (sym-cat ?copy - ?id)) (of ?copy) (half ?half) (number ?number) (object ?target) (criterion ?criterion)
                   (zone ?zone) (since ?since))))
