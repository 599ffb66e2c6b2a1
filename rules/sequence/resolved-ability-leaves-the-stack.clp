(deffacts resolved-ability-leaves-the-stack
   "CR 608.2n: the end of an ability's resolution."
   (ruling (id resolved-ability-leaves-the-stack)
           (title "An ability ceases to exist when its resolution is over")
           (says "{ability} has done all that it does, so it ceases to exist")
           (cr "608.2n" "608.2b"))
   (sentence (rule resolved-ability-leaves-the-stack-unresolved) (text "{ability} doesn't resolve, so it ceases to exist"))
   (sentence (rule resolved-ability-leaves-the-stack-at-once) (text "{ability} has nothing to do, so it ceases to exist")))

(defrule resolved-ability-leaves-the-stack
   "After its last line."
   (logical (outcome (about ?line) (aspect finished) (step ?step))
            (instruction (id ?line) (source ?ability&~none) (line ?last))
            (game-object (id ?ability) (kind ability))
            (not (instruction (source ?ability) (line ?later&:(> ?later ?last)))))
   =>
   (assert (finding (ruling resolved-ability-leaves-the-stack) (about ?ability) (aspect destination) (value ceased) (step ?step))))

(defrule resolved-ability-leaves-the-stack-at-once
   "At once if it has no lines."
   (logical (event (kind resolve) (object ?ability) (step ?step))
            (outcome (about ?ability) (aspect resolves) (value yes) (step ?step))
            (game-object (id ?ability) (kind ability))
            (not (instruction (source ?ability))))
   =>
   (assert (finding (ruling resolved-ability-leaves-the-stack) (about ?ability) (aspect destination) (value ceased) (step ?step))))

(defrule resolved-ability-leaves-the-stack-unresolved
   "At once if it doesn't resolve."
   (logical (event (kind resolve) (object ?ability) (step ?step))
            (outcome (about ?ability) (aspect resolves) (value no) (step ?step))
            (game-object (id ?ability) (kind ability)))
   =>
   (assert (finding (ruling resolved-ability-leaves-the-stack) (about ?ability) (aspect destination) (value ceased) (step ?step))))
