(deffacts dispersal-choice-order
   "CR 101.4 and 608.2e: who chooses first when a line tells several players to choose."
   (ruling (id dispersal-choice-order)
           (title "Players choose in turn order from the active player on, knowing the open choices before theirs")
           (says "{player} comes first: nobody else whom {line} is about is nearer to the active player in turn order")
           (cr "101.4" "101.4b" "608.2e"))
   (encodes (ruling dispersal-choice-order) (document discovery-dispersal) (passage 5))
   (sentence (rule dispersal-choice-order-next) (text "{player} is the next in turn order after {previous}"))
   (sentence (rule dispersal-choice-order-alone) (text "{player} is the only one whom {line} is about"))
   (sentence (rule dispersal-choice-order-known) (text "{earlier} chooses {option} openly before {player} chooses")))

(defrule dispersal-choice-order
   "The active player is first, or else the nearest after that player."
   (logical (outcome (aspect part-of) (value ?line ?player) (step ?step))
            (outcome (about ?player) (aspect turns-away) (value ?turns))
            (not (and (outcome (aspect part-of) (value ?line ?other) (step ?step))
                      (outcome (about ?other) (aspect turns-away) (value ?fewer&:(< ?fewer ?turns))))))
   =>
   (assert (finding (ruling dispersal-choice-order) (about ?line) (aspect player-order) (value 1 ?player) (step ?step))))

(defrule dispersal-choice-order-next
   "Then each other one in turn order."
   (logical (outcome (about ?line) (aspect player-order) (value ?number ?previous) (step ?step))
            (outcome (about ?previous) (aspect turns-away) (value ?low))
            (outcome (aspect part-of) (value ?line ?player) (step ?step))
            (outcome (about ?player) (aspect turns-away) (value ?turns&:(> ?turns ?low)))
            (not (and (outcome (aspect part-of) (value ?line ?between) (step ?step))
                      (outcome (about ?between) (aspect turns-away) (value ?middle&:(< ?low ?middle ?turns))))))
   =>
   (assert (finding (ruling dispersal-choice-order) (about ?line) (aspect player-order) (value (+ ?number 1) ?player) (step ?step))))

(defrule dispersal-choice-order-alone
   "A single player needs no order."
   (logical (outcome (aspect part-of) (value ?line ?player) (step ?step))
            (not (outcome (aspect part-of) (value ?line ~?player) (step ?step))))
   =>
   (assert (finding (ruling dispersal-choice-order) (about ?line) (aspect player-order) (value 1 ?player) (step ?step))))

(defrule dispersal-choice-order-known
   "What was chosen among things that everybody sees is known to those who choose later."
   (logical (outcome (about ?line) (aspect player-order) (value ?number ?earlier) (step ?step))
            (choice (id ?choice) (player ?earlier) (for ?line) (option $? ?option $?))
            (outcome (about ?choice) (aspect legality) (value legal) (step ?step))
            (location (object ?option) (zone ~hand&~library) (step ?step))
            (outcome (about ?line) (aspect player-order) (value ?later&:(> ?later ?number) ?player) (step ?step)))
   =>
   (assert (finding (ruling dispersal-choice-order) (about ?player) (aspect knows) (value ?choice) (step ?step))))
