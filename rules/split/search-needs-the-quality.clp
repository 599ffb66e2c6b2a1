(deffacts search-needs-the-quality
   "CR 701.23b: a search for a card with a quality."
   (ruling (id search-needs-the-quality)
           (title "A search finds a card only if it has the quality that is searched for")
           (says "{card} doesn't fit {criterion}, so {player} can't find it")
           (cr "701.23a" "701.23b"))
   (equivalent (rule search-needs-the-quality-met) (change "drop condition 3")
               (reason "what doesn't fit is found illegal by this ruling too, and that beats legal"))
   (equivalent (rule search-needs-the-quality-met) (change "drop condition 2")
               (reason "what doesn't fit now is found illegal by this ruling too, and that beats legal"))
   (sentence (rule search-needs-the-quality-met) (text "{card} fits {criterion}, so {player} may find it")))

(defrule search-needs-the-quality
   "What fails the description can't be found."
   (logical (attempt (id ?attempt) (player ?player) (action find) (object ?card) (criterion ?criterion) (step ?step))
            (location (object ?card) (since ?since) (step ?step))
            (outcome (about ?card) (aspect fails) (value ?criterion) (step ?since)))
   =>
   (assert (finding (ruling search-needs-the-quality) (about ?attempt) (aspect legality) (value illegal) (step ?step))))

(defrule search-needs-the-quality-met
   "What meets it can be."
   (logical (attempt (id ?attempt) (player ?player) (action find) (object ?card) (criterion ?criterion) (step ?step))
            (location (object ?card) (since ?since) (step ?step))
            (outcome (about ?card) (aspect meets) (value ?criterion) (step ?since)))
   =>
   (assert (finding (ruling search-needs-the-quality) (about ?attempt) (aspect legality) (value legal) (step ?step))))
