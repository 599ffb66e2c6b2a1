(deffacts blockers-are-declared
   "CR 509.1: whether a declaration of blockers is legal."
   (ruling (id blockers-are-declared)
           (title "Blockers are declared all at once, and one illegal block makes the declaration illegal")
           (says "nothing makes {player:possessive} declaration of blockers illegal")
           (cr "509.1" "509.1a" "509.1b" "509.1d"))
   (equivalent (rule blockers-are-declared-block) (change "drop condition 3")
               (reason "where it isn't met this ruling finds the block illegal too, and that beats legal"))
   (equivalent (rule blockers-are-declared-block) (change "drop condition 4")
               (reason "where it isn't met this ruling finds the block illegal too, and that beats legal"))
   (equivalent (rule blockers-are-declared-block) (change "drop condition 5")
               (reason "where it isn't met this ruling finds the block illegal too, and that beats legal"))
   (sentence (rule blockers-are-declared-illegal) (text "{block} is illegal, and so is the declaration as a whole"))
   (sentence (rule blockers-are-declared-block) (text "{player} controls {creature} and may have it block {attacker}"))
   (sentence (rule blockers-are-declared-not-there) (text "{creature} isn't a creature that {player} controls"))
   (sentence (rule blockers-are-declared-not-attacking) (text "{attacker} isn't attacking {player}"))
   (sentence (rule blockers-are-declared-unable) (text "{creature} can't block {attacker}"))
   (sentence (rule blockers-are-declared-twice) (text "{creature} would block both {attacker} and {another}"))
   (sentence (rule blockers-are-declared-unpaid) (text "{payer} leaves {cost} unpaid, without which {creature} can't block")))

(defrule blockers-are-declared
   "Declaring some or none is legal unless something says otherwise."
   (logical (event (id ?declaration) (kind declare-blockers) (player ?player) (step ?step)))
   =>
   (assert (finding (ruling blockers-are-declared) (about ?declaration) (aspect legality) (value legal) (step ?step))))

(defrule blockers-are-declared-illegal
   "It stands or falls as a whole."
   (logical (block (id ?block) (for ?declaration))
            (outcome (about ?block) (aspect legality) (value illegal) (step ?step)))
   =>
   (assert (finding (ruling blockers-are-declared) (about ?declaration) (aspect legality) (value illegal) (step ?step))))

(defrule blockers-are-declared-block
   "A creature of the defending player may block one that attacks that player."
   (logical (event (id ?declaration) (kind declare-blockers) (player ?player) (step ?step))
            (block (id ?block) (for ?declaration) (blocker ?creature) (attacker ?attacker))
            (location (object ?creature) (zone battlefield) (player ?player) (since ?since) (step ?step))
            (outcome (about ?creature) (aspect types) (value $? creature $?) (step ?since))
            (attacking (object ?attacker) (player ?player) (step ?step)))
   =>
   (assert (finding (ruling blockers-are-declared) (about ?block) (aspect legality) (value legal) (step ?step))))

(defrule blockers-are-declared-not-there
   "Nobody else's creature, and no other permanent."
   (logical (event (id ?declaration) (kind declare-blockers) (player ?player) (step ?step))
            (block (id ?block) (for ?declaration) (blocker ?creature))
            (not (and (location (object ?creature) (zone battlefield) (player ?player) (since ?since) (step ?step))
                      (outcome (about ?creature) (aspect types) (value $? creature $?) (step ?since)))))
   =>
   (assert (finding (ruling blockers-are-declared) (about ?block) (aspect legality) (value illegal) (step ?step))))

(defrule blockers-are-declared-not-attacking
   "And no creature that attacks somebody else, or nobody."
   (logical (event (id ?declaration) (kind declare-blockers) (player ?player) (step ?step))
            (block (id ?block) (for ?declaration) (attacker ?attacker))
            (not (attacking (object ?attacker) (player ?player) (step ?step))))
   =>
   (assert (finding (ruling blockers-are-declared) (about ?block) (aspect legality) (value illegal) (step ?step))))

(defrule blockers-are-declared-unable
   "What can't block doesn't."
   (logical (event (id ?declaration) (kind declare-blockers) (step ?step))
            (block (id ?block) (for ?declaration) (blocker ?creature) (attacker ?attacker))
            (outcome (about ?creature) (aspect cant-block) (value ?attacker) (step ?step)))
   =>
   (assert (finding (ruling blockers-are-declared) (about ?block) (aspect legality) (value illegal) (step ?step))))

(defrule blockers-are-declared-twice
   "Each creature blocks one attacker."
   (logical (event (id ?declaration) (kind declare-blockers) (step ?step))
            (block (id ?block) (for ?declaration) (blocker ?creature) (attacker ?attacker))
            (block (for ?declaration) (blocker ?creature) (attacker ?another&~?attacker)))
   =>
   (assert (finding (ruling blockers-are-declared) (about ?block) (aspect legality) (value illegal) (step ?step))))

(defrule blockers-are-declared-unpaid
   "A cost of blocking has to be paid."
   (logical (event (id ?declaration) (kind declare-blockers) (step ?step))
            (block (id ?block) (for ?declaration) (blocker ?creature))
            (cost (id ?cost) (of ?block) (payer ?payer) (paid no)))
   =>
   (assert (finding (ruling blockers-are-declared) (about ?block) (aspect legality) (value illegal) (step ?step))))
