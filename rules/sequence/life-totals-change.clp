(deffacts life-totals-change
   "CR 119.3, 118.3b and 120.3: life gained, lost and dealt as damage."
   (ruling (id life-totals-change)
           (title "A life total changes by what is gained, lost, or dealt to the player as damage")
           (says "{player} has {life} life and nothing changes that")
           (cr "119.3" "120.3"))
   (sentence (rule life-totals-change-start) (text "{player} has {life} life"))
   (sentence (rule life-totals-change-gained) (text "{player} gains {amount} life"))
   (sentence (rule life-totals-change-lost) (text "{player} loses {amount} life"))
   (sentence (rule life-totals-change-dealt) (text "{player} is dealt {amount} damage"))
   (sentence (rule life-totals-change-changed) (text "{player} had {life} life and now has {total}")))

(defrule life-totals-change-start
   "The total that is stated holds at first."
   (player (id ?player) (life ?life&:(integerp ?life)))
   =>
   (assert (finding (ruling life-totals-change) (about ?player) (aspect life) (value ?life))))

(defrule life-totals-change-gained
   "Gaining life adds."
   (logical (outcome (about ?instruction) (aspect due) (value gain-life ?player ?) (step ?step))
            (outcome (about ?instruction) (aspect amount) (value ?amount) (step ?step)))
   =>
   (assert (finding (ruling life-totals-change) (about ?player) (aspect adds) (value ?instruction ?amount) (step ?step))))

(defrule life-totals-change-lost
   "Losing life takes away, and triggers see it."
   (logical (outcome (about ?instruction) (aspect due) (value lose-life ?player ?) (step ?step))
            (outcome (about ?instruction) (aspect amount) (value ?amount&:(> ?amount 0)) (step ?step)))
   =>
   (bind ?less (- 0 ?amount))
   (assert (finding (ruling life-totals-change) (about ?player) (aspect adds) (value ?instruction ?less) (step ?step)))
   (assert (finding (ruling life-totals-change) (about ?instruction) (aspect happens) (value loses-life ?player none) (step ?step))))

(defrule life-totals-change-dealt
   "Damage dealt to a player makes that player lose as much life."
   (logical (outcome (about ?instruction) (aspect due) (value damage ? ?) (step ?step))
            (outcome (about ?instruction) (aspect acts-on) (value ?player) (step ?step))
            (player (id ?player))
            (outcome (about ?instruction) (aspect amount) (value ?amount&:(> ?amount 0)) (step ?step)))
   =>
   (bind ?less (- 0 ?amount))
   (assert (finding (ruling life-totals-change) (about ?player) (aspect adds) (value ?instruction ?less) (step ?step)))
   (assert (finding (ruling life-totals-change) (about ?instruction) (aspect happens) (value loses-life ?player none) (step ?step))))

(defrule life-totals-change
   "Without a change the total lasts."
   (logical (outcome (about ?player) (aspect life) (value ?life) (step ?step))
            (not (outcome (about ?player) (aspect sum) (step ?step)))
            (moment (step ?step) (next ?next)))
   =>
   (assert (finding (ruling life-totals-change) (about ?player) (aspect life) (value ?life) (step ?next))))

(defrule life-totals-change-changed
   "With changes it is the new total."
   (logical (outcome (about ?player) (aspect life) (value ?life) (step ?step))
            (outcome (about ?player) (aspect sum) (value ?change) (step ?step))
            (moment (step ?step) (next ?next)))
   =>
   (bind ?total (+ ?life ?change))
   (assert (finding (ruling life-totals-change) (about ?player) (aspect life) (value ?total) (step ?next))))
