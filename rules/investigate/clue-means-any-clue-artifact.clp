(deffacts clue-means-any-clue-artifact
   "CR 205.3g: what a Clue is to an effect that asks for one."
   (ruling (id clue-means-any-clue-artifact)
           (title "A Clue is any artifact with the type Clue, token or not")
           (says "{object} is a {kind} with the type Clue, so {player} can sacrifice it as the Clue that {cost} asks for")
           (cr "205.3g" "118.3"))
   (encodes (ruling clue-means-any-clue-artifact) (document flotsam-jetsam) (passage 8))
   (overrides (ruling clue-means-any-clue-artifact) (over sacrifice-cost-needs-your-own-permanent))
   (equivalent (rule clue-means-any-clue-artifact) (change "drop condition 5")
               (reason "whatever is on the battlefield is of some kind; the condition names it for the sentence")))

(defrule clue-means-any-clue-artifact
   "It pays for the sacrifice of a Clue, unless the cost also asks for something that it isn't."
   (logical (cost (id ?cost) (of ?attempt) (payer ?player) (action sacrifice) (with ?object) (criterion ?criterion))
            (criterion (id ?criterion) (aspect subtypes) (value $? clue $?))
            (attempt (id ?attempt) (step ?step))
            (location (object ?object) (zone battlefield) (player ?player) (since ?since) (step ?step))
            (game-object (id ?object) (kind ?kind))
            (outcome (about ?object) (aspect subtypes) (value $? clue $?) (step ?since))
            (outcome (about ?object) (aspect meets) (value ?criterion) (step ?since)))
   =>
   (assert (finding (ruling clue-means-any-clue-artifact) (about ?cost) (aspect payable) (value yes) (step ?step))))
