(deffacts resolved-spell-goes-to-graveyard
   "CR 608.2n."
   (ruling (id resolved-spell-goes-to-graveyard)
           (title "A resolved instant or sorcery is put into its owner's graveyard")
           (says "{spell} has done all that it does, so it goes to {owner:possessive} graveyard")
           (cr "608.2n"))
   (sentence (rule resolved-spell-goes-to-graveyard-at-once) (text "{spell} has nothing to do, so it goes to {owner:possessive} graveyard")))

(defrule resolved-spell-goes-to-graveyard
   "As the last part of its resolution."
   (logical (spell (object ?spell) (half ?half&~both))
            (game-object (id ?spell) (owner ?owner))
            (instruction (id ?line) (source ?spell) (half ?half) (line ?last))
            (not (instruction (source ?spell) (half ?half) (line ?later&:(> ?later ?last))))
            (outcome (about ?line) (aspect finished) (step ?step)))
   =>
   (assert (finding (ruling resolved-spell-goes-to-graveyard) (about ?spell) (aspect destination) (value graveyard) (step ?step))))

(defrule resolved-spell-goes-to-graveyard-at-once
   "At once if it has no lines."
   (logical (event (kind resolve) (object ?spell) (step ?step))
            (outcome (about ?spell) (aspect resolves) (value yes) (step ?step))
            (spell (object ?spell) (half ?half&~both))
            (game-object (id ?spell) (owner ?owner))
            (exists (face (object ?spell) (half ?half) (types $? instant | sorcery $?)))
            (not (instruction (source ?spell) (half ?half))))
   =>
   (assert (finding (ruling resolved-spell-goes-to-graveyard) (about ?spell) (aspect destination) (value graveyard) (step ?step))))
