(deffacts free-cast-must-pay-mandatory-costs
   "CR 118.8 and 118.9d: mandatory additional costs of a spell that is cast free."
   (ruling (id free-cast-must-pay-mandatory-costs)
           (title "Mandatory additional costs are paid for a spell that is cast free, too")
           (says "{card} is cast without paying its mana cost, but {cost} is mandatory and {player} can't pay it")
           (cr "118.8" "118.9d" "601.2h"))
   (encodes (ruling free-cast-must-pay-mandatory-costs) (document flotsam-jetsam) (passage 18))
   (sentence (rule free-cast-must-pay-mandatory-costs-unpaid) (text "{card} is cast without paying its mana cost, but {cost} is mandatory and {player} doesn't pay it"))
   (sentence (rule free-cast-must-pay-mandatory-costs-paid) (text "{card} is cast without paying its mana cost, and {player} pays {cost}, which is mandatory")))

(defrule free-cast-must-pay-mandatory-costs
   "One that can't be paid makes the spell impossible to cast, unless another one may be paid in its place and is."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?card) (cost free) (step ?step))
            (cost (id ?cost) (of ?attempt) (nature mandatory) (either ?either))
            (outcome (about ?cost) (aspect payable) (value no) (step ?step))
            (not (cost (id ~?cost) (of ?attempt) (either ?either&~none) (paid yes))))
   =>
   (assert (finding (ruling free-cast-must-pay-mandatory-costs) (about ?attempt) (aspect legality) (value illegal) (step ?step))))

(defrule free-cast-must-pay-mandatory-costs-unpaid
   "So does one that is left unpaid."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?card) (cost free) (step ?step))
            (cost (id ?cost) (of ?attempt) (nature mandatory) (either ?either) (paid no))
            (not (cost (of ?attempt) (either ?either&~none) (paid yes))))
   =>
   (assert (finding (ruling free-cast-must-pay-mandatory-costs) (about ?attempt) (aspect legality) (value illegal) (step ?step))))

(defrule free-cast-must-pay-mandatory-costs-paid
   "With the cost paid it can be cast, unless that turns out to be impossible."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?card) (cost free) (step ?step))
            (cost (id ?cost) (of ?attempt) (nature mandatory) (paid yes)))
   =>
   (assert (finding (ruling free-cast-must-pay-mandatory-costs) (about ?attempt) (aspect legality) (value legal) (step ?step))))
