(deffacts zone-changes-happen
   "CR 603.6 and 700.4: what triggers see when an object changes zones."
   (ruling (id zone-changes-happen)
           (title "A move from zone to zone is an event of its kinds")
           (says "{cause} moves {object} away from the battlefield, where {player} controlled it")
           (cr "603.6" "603.6a" "603.6c" "700.4" "701.9a"))
   (sentence (rule zone-changes-happen-dies) (text "{cause} puts {object} into a graveyard from the battlefield, where {player} controlled it"))
   (sentence (rule zone-changes-happen-enters) (text "{cause} puts {object} onto the battlefield under {player:possessive} control"))
   (sentence (rule zone-changes-happen-to-graveyard) (text "{cause} puts {object} into {player:possessive} graveyard"))
   (sentence (rule zone-changes-happen-from-graveyard) (text "{cause} takes {object} out of {player:possessive} graveyard"))
   (sentence (rule zone-changes-happen-to-library) (text "{cause} puts {object} into {player:possessive} library")))

(defrule zone-changes-happen
   "What leaves the battlefield is seen under the control it was under."
   (logical (outcome (about ?object) (aspect taken-by) (value ?cause) (step ?step))
            (location (object ?object) (zone battlefield) (player ?player) (step ?step))
            (outcome (about ?object) (aspect destination) (value ~battlefield $?) (step ?step)))
   =>
   (assert (finding (ruling zone-changes-happen) (about ?cause) (aspect happens) (value leaves ?player ?object) (step ?step))))

(defrule zone-changes-happen-dies
   "It dies if it goes to a graveyard."
   (logical (outcome (about ?object) (aspect taken-by) (value ?cause) (step ?step))
            (location (object ?object) (zone battlefield) (player ?player) (step ?step))
            (outcome (about ?object) (aspect destination) (value graveyard) (step ?step)))
   =>
   (assert (finding (ruling zone-changes-happen) (about ?cause) (aspect happens) (value dies ?player ?object) (step ?step))))

(defrule zone-changes-happen-enters
   "What enters is seen under the control it comes under."
   (logical (outcome (about ?object) (aspect taken-by) (value ?cause) (step ?step))
            (outcome (about ?object) (aspect destination) (value battlefield ?player) (step ?step)))
   =>
   (assert (finding (ruling zone-changes-happen) (about ?cause) (aspect happens) (value enters ?player ?object) (step ?step))))

(defrule zone-changes-happen-to-graveyard
   "What goes to a graveyard goes to its owner's, unless it lies there already."
   (logical (outcome (about ?object) (aspect taken-by) (value ?cause) (step ?step))
            (outcome (about ?object) (aspect destination) (value graveyard) (step ?step))
            (not (location (object ?object) (zone graveyard) (step ?step)))
            (game-object (id ?object) (owner ?player)))
   =>
   (assert (finding (ruling zone-changes-happen) (about ?cause) (aspect happens) (value to-graveyard ?player ?object) (step ?step))))

(defrule zone-changes-happen-from-graveyard
   "What leaves a graveyard leaves its owner's."
   (logical (outcome (about ?object) (aspect taken-by) (value ?cause) (step ?step))
            (location (object ?object) (zone graveyard) (player ?player) (step ?step))
            (outcome (about ?object) (aspect destination) (value ~graveyard $?) (step ?step)))
   =>
   (assert (finding (ruling zone-changes-happen) (about ?cause) (aspect happens) (value from-graveyard ?player ?object) (step ?step))))

(defrule zone-changes-happen-to-library
   "What is put into a library is put into its owner's."
   (logical (outcome (about ?object) (aspect taken-by) (value ?cause) (step ?step))
            (outcome (about ?object) (aspect destination) (value library) (step ?step))
            (game-object (id ?object) (owner ?player)))
   =>
   (assert (finding (ruling zone-changes-happen) (about ?cause) (aspect happens) (value to-library ?player ?object) (step ?step))))
