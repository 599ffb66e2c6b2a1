(deffacts blocked-creatures-stay-blocked
   "CR 509.1h and 506.4a."
   (ruling (id blocked-creatures-stay-blocked)
           (title "A creature that has been blocked stays blocked, whatever becomes of its blockers")
           (says "{attacker} goes on attacking, and what it became when blockers were declared stays as it was")
           (cr "509.1h" "506.4a"))
   (sentence (rule blocked-creatures-stay-blocked-begun) (text "{blocker} was declared as a blocker, so {attacker} is a blocked creature"))
   (sentence (rule blocked-creatures-stay-blocked-none) (text "nothing was declared as a blocker of {attacker}, which is an unblocked creature")))

(defrule blocked-creatures-stay-blocked-begun
   "One declared blocker is enough."
   (logical (outcome (about ?declaration) (aspect legality) (value legal) (step ?step))
            (block (for ?declaration) (blocker ?blocker) (attacker ?attacker))
            (moment (step ?step) (next ?next)))
   =>
   (assert (finding (ruling blocked-creatures-stay-blocked) (about ?attacker) (aspect blocked) (value yes) (step ?next))))

(defrule blocked-creatures-stay-blocked-none
   "Without any it is unblocked."
   (logical (event (id ?declaration) (kind declare-blockers) (player ?player) (step ?step))
            (outcome (about ?declaration) (aspect legality) (value legal) (step ?step))
            (attacking (object ?attacker) (player ?player) (step ?step))
            (not (block (for ?declaration) (attacker ?attacker)))
            (moment (step ?step) (next ?next)))
   =>
   (assert (finding (ruling blocked-creatures-stay-blocked) (about ?attacker) (aspect blocked) (value no) (step ?next))))

(defrule blocked-creatures-stay-blocked
   "Neither a change of the blocker nor its absence makes a difference, as long as the attacker is in this combat."
   (logical (outcome (about ?attacker) (aspect blocked) (value ?whether) (step ?step))
            (moment (step ?step) (next ?next))
            (attacking (object ?attacker) (player ?player) (step ?next))
            (not (event (kind declare-blockers) (player ?player) (step ?step))))
   =>
   (assert (finding (ruling blocked-creatures-stay-blocked) (about ?attacker) (aspect blocked) (value ?whether) (step ?next))))
