(deffacts targets-some-illegal
   "CR 608.2b: what happens to a spell that has lost some of its targets."
   (ruling (id targets-some-illegal)
           (title "A spell with one legal target left resolves, and leaves the illegal ones alone")
           (says "{illegal} is no legal target any more but {legal} is, so {spell} resolves")
           (cr "608.2b"))
   (encodes (ruling targets-some-illegal) (document breaking-entering) (passage 11))
   (overrides (ruling targets-some-illegal) (over spells-resolve))
   (overrides (ruling targets-some-illegal) (over lines-are-followed))
   (equivalent (rule targets-some-illegal) (change "drop condition 4")
               (reason "without a legal target of its own the spell is found not to resolve, and that beats resolving"))
   (equivalent (rule targets-some-illegal) (change "drop condition 5")
               (reason "without a legal target of its own the spell is found not to resolve, and that beats resolving"))
   (sentence (rule targets-some-illegal-part) (text "{illegal} is an illegal target, so nothing is done to it or by it")))

(defrule targets-some-illegal
   "One legal target, over both halves, is enough."
   (logical (event (kind resolve) (object ?spell) (step ?step))
            (target (id ?gone) (of ?spell) (object ?illegal))
            (outcome (about ?gone) (aspect legality) (value illegal) (step ?step))
            (target (id ?left&~?gone) (of ?spell) (object ?legal))
            (outcome (about ?left) (aspect legality) (value legal) (step ?step)))
   =>
   (assert (finding (ruling targets-some-illegal) (about ?spell) (aspect resolves) (value yes) (step ?step))))

(defrule targets-some-illegal-part
   "What is to be done to or by the illegal one is not done."
   (logical (target (id ?gone) (of ?spell) (half ?half) (number ?number) (object ?illegal))
            (outcome (about ?gone) (aspect legality) (value illegal))
            (instruction (id ?instruction) (source ?spell) (half ?half) (target ?aim) (performer ?performer))
            (test (or (= ?aim ?number) (= ?performer ?number)))
            (outcome (about ?instruction) (aspect reached) (step ?step)))
   =>
   (assert (finding (ruling targets-some-illegal) (about ?instruction) (aspect due) (value nothing nobody 0) (step ?step))))
