(deffacts sacrifice-cost-needs-your-own-permanent
   "CR 118.3 and 701.21a: a cost that sacrifices."
   (ruling (id sacrifice-cost-needs-your-own-permanent)
           (title "A sacrifice can be paid only with a permanent of the payer's that is what the cost asks for")
           (says "{player} can pay {cost} by sacrificing {object}")
           (cr "118.3" "701.21a"))
   (sentence (rule sacrifice-cost-needs-your-own-permanent-paid) (text "{player} pays {cost} by sacrificing {object}"))
   (sentence (rule sacrifice-cost-needs-your-own-permanent-elsewhere) (text "{object} is {zone:in}, so it can't be sacrificed for {cost}"))
   (sentence (rule sacrifice-cost-needs-your-own-permanent-anothers) (text "{controller} controls {object}, so {player} can't sacrifice it for {cost}"))
   (sentence (rule sacrifice-cost-needs-your-own-permanent-unfit) (text "{object} isn't what {cost} asks for: it doesn't fit {criterion}")))

(defrule sacrifice-cost-needs-your-own-permanent
   "A permanent that the payer controls will do, unless something speaks against it."
   (logical (cost (id ?cost) (of ?attempt) (payer ?player) (action sacrifice) (with ?object))
            (attempt (id ?attempt) (step ?step))
            (location (object ?object) (zone battlefield) (player ?player) (step ?step)))
   =>
   (assert (finding (ruling sacrifice-cost-needs-your-own-permanent) (about ?cost) (aspect payable) (value yes) (step ?step))))

(defrule sacrifice-cost-needs-your-own-permanent-paid
   "So it was when the cost has been paid with it."
   (logical (cost (id ?cost) (payer ?player) (action sacrifice) (with ?object))
            (event (kind sacrifice) (object ?object) (player ?player) (cause ?cost) (step ?step))
            (location (object ?object) (zone battlefield) (player ?player) (step ?step)))
   =>
   (assert (finding (ruling sacrifice-cost-needs-your-own-permanent) (about ?cost) (aspect payable) (value yes) (step ?step))))

(defrule sacrifice-cost-needs-your-own-permanent-elsewhere
   "What is no permanent won't."
   (logical (cost (id ?cost) (of ?attempt) (action sacrifice) (with ?object))
            (attempt (id ?attempt) (step ?step))
            (location (object ?object) (zone ?zone&~battlefield) (step ?step)))
   =>
   (assert (finding (ruling sacrifice-cost-needs-your-own-permanent) (about ?cost) (aspect payable) (value no) (step ?step))))

(defrule sacrifice-cost-needs-your-own-permanent-anothers
   "Nor will another player's permanent."
   (logical (cost (id ?cost) (of ?attempt) (payer ?player) (action sacrifice) (with ?object))
            (attempt (id ?attempt) (step ?step))
            (location (object ?object) (zone battlefield) (player ?controller&~?player) (step ?step)))
   =>
   (assert (finding (ruling sacrifice-cost-needs-your-own-permanent) (about ?cost) (aspect payable) (value no) (step ?step))))

(defrule sacrifice-cost-needs-your-own-permanent-unfit
   "Nor will one that lacks the quality that is asked for."
   (logical (cost (id ?cost) (of ?attempt) (action sacrifice) (with ?object) (criterion ?criterion&~none))
            (attempt (id ?attempt) (step ?step))
            (location (object ?object) (zone battlefield) (since ?since) (step ?step))
            (outcome (about ?object) (aspect fails) (value ?criterion) (step ?since)))
   =>
   (assert (finding (ruling sacrifice-cost-needs-your-own-permanent) (about ?cost) (aspect payable) (value no) (step ?step))))
