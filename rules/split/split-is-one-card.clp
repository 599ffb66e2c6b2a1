(deffacts split-is-one-card
   "CR 709.2."
   (ruling (id split-is-one-card)
           (title "A split card is one card, however many halves fit")
           (says "{left} and {right} are one card, which fits {criterion}, so it counts once")
           (cr "709.2" "709.4"))
   (encodes (ruling split-is-one-card) (document flotsam-jetsam) (passage 13))
   (encodes (ruling split-is-one-card) (document discovery-dispersal) (passage 11))
   (equivalent (rule split-is-one-card) (change "drop condition 4")
               (reason "only a card with both halves stated has names, and so meets a description"))
   (equivalent (rule split-is-one-card) (change "drop condition 5")
               (reason "only a card with both halves stated has names, and so meets a description"))
   (equivalent (rule split-is-one-card) (change "half right instead of left in condition 4")
               (reason "only a card with both halves stated has names, and so meets a description"))
   (sentence (rule split-is-one-card-of-any-kind) (text "{left} and {right} are one card, so it counts once"))
   (sentence (rule split-is-one-card-discarded) (text "{left} and {right} are one card, so {player} discards one")))

(defrule split-is-one-card
   "What is counted is the card, not its halves."
   (logical (count (id ?count) (zone ?zone) (player ?whose) (criterion ?criterion&~none) (step ?step))
            (location (object ?card) (zone ?zone) (player ?player) (since ?since) (step ?step))
            (test (or (eq ?whose any) (eq ?whose ?player)))
            (face (object ?card) (half left) (name ?left))
            (face (object ?card) (half right) (name ?right))
            (outcome (about ?card) (aspect meets) (value ?criterion) (step ?since)))
   =>
   (assert (finding (ruling split-is-one-card) (about ?count) (aspect adds) (value ?card 1) (step ?step))))

(defrule split-is-one-card-of-any-kind
   "So it is where every card counts."
   (logical (count (id ?count) (zone ?zone) (player ?whose) (criterion none) (step ?step))
            (location (object ?card) (zone ?zone) (player ?player) (step ?step))
            (test (or (eq ?whose any) (eq ?whose ?player)))
            (face (object ?card) (half left) (name ?left))
            (face (object ?card) (half right) (name ?right)))
   =>
   (assert (finding (ruling split-is-one-card) (about ?count) (aspect adds) (value ?card 1) (step ?step))))

(defrule split-is-one-card-discarded
   "Discarding it is discarding one card."
   (logical (event (id ?discard) (kind discard) (object ?card) (player ?player) (step ?step))
            (face (object ?card) (half left) (name ?left))
            (face (object ?card) (half right) (name ?right)))
   =>
   (assert (finding (ruling split-is-one-card) (about ?discard) (aspect amount) (value 1) (step ?step)))
   (assert (finding (ruling split-is-one-card) (about ?discard) (aspect happens) (value discard ?player ?card) (step ?step))))
