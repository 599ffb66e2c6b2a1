(deffacts only-what-is-on-the-stack-resolves
   "CR 608.1 and 701.6a: a spell that was countered or has left the stack otherwise."
   (ruling (id only-what-is-on-the-stack-resolves)
           (title "A spell that is no longer on the stack doesn't resolve")
           (says "{spell} is {zone:in}, so it doesn't resolve and none of it happens")
           (cr "608.1" "701.6a" "405.5")))

(defrule only-what-is-on-the-stack-resolves
   "It left the stack before its turn came."
   (logical (event (kind resolve) (object ?spell) (step ?step))
            (location (object ?spell) (zone ?zone&~stack) (step ?step)))
   =>
   (assert (finding (ruling only-what-is-on-the-stack-resolves) (about ?spell) (aspect resolves) (value no) (step ?step))))
