(deffacts split-search-sees-the-whole
   "CR 709.4b, for a search."
   (ruling (id split-search-sees-the-whole)
           (title "A search looks at a split card as a whole")
           (says "{card} counts as both halves together and doesn't fit {criterion}, so {player} can't find it")
           (cr "709.4b" "701.23b"))
   (encodes (ruling split-search-sees-the-whole) (document flotsam-jetsam) (passage 11))
   (encodes (ruling split-search-sees-the-whole) (document discovery-dispersal) (passage 13))
   (overrides (ruling split-search-sees-the-whole) (over search-needs-the-quality))
   (equivalent (rule split-search-sees-the-whole-met) (change "half right instead of left in condition 2")
               (reason "only a card with both halves stated has names, and so meets a description"))
   (equivalent (rule split-search-sees-the-whole-met) (change "drop condition 4")
               (reason "what doesn't fit is found illegal by this ruling too, and that beats legal"))
   (equivalent (rule split-search-sees-the-whole-met) (change "drop condition 3")
               (reason "what doesn't fit now is found illegal by this ruling too, and that beats legal"))
   (sentence (rule split-search-sees-the-whole-met) (text "{card} counts as both halves together and fits {criterion}, so {player} may find it")))

(defrule split-search-sees-the-whole
   "What fails as a whole can't be found, whatever one half would be."
   (logical (attempt (id ?attempt) (player ?player) (action find) (object ?card) (criterion ?criterion) (step ?step))
            (exists (face (object ?card) (half left)))
            (location (object ?card) (since ?since) (step ?step))
            (outcome (about ?card) (aspect fails) (value ?criterion) (step ?since)))
   =>
   (assert (finding (ruling split-search-sees-the-whole) (about ?attempt) (aspect legality) (value illegal) (step ?step))))

(defrule split-search-sees-the-whole-met
   "What fits as a whole can be."
   (logical (attempt (id ?attempt) (player ?player) (action find) (object ?card) (criterion ?criterion) (step ?step))
            (exists (face (object ?card) (half left)))
            (location (object ?card) (since ?since) (step ?step))
            (outcome (about ?card) (aspect meets) (value ?criterion) (step ?since)))
   =>
   (assert (finding (ruling split-search-sees-the-whole) (about ?attempt) (aspect legality) (value legal) (step ?step))))
