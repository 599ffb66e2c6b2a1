(deffacts tokens-are-created
   "CR 111.2, 111.3 and 707.2: what an instruction to create a token does."
   (ruling (id tokens-are-created)
           (title "A token comes onto the battlefield under the control of the player who creates it, as described or as a copy")
           (says "{player} creates {token}, a copy of {original}")
           (cr "111.2" "111.3" "707.2"))
   (sentence (rule tokens-are-created-first) (text "{player} creates {amount:count token}"))
   (sentence (rule tokens-are-created-next) (text "{player} creates another token"))
   (sentence (rule tokens-are-created-enters) (text "{player} creates {token}, which enters under {player:possessive} control"))
   (sentence (rule tokens-are-created-described) (text "{source} describes the token: {name}")))

(defrule tokens-are-created-first
   "The first of as many as are called for."
   (logical (outcome (about ?instruction) (aspect due) (value create-token ?player ?amount&:(> ?amount 0)) (step ?step)))
   =>
   (bind ?token (sym-cat ?instruction -token-1))
   (assert (finding (ruling tokens-are-created) (about ?instruction) (aspect creates) (value ?token 1) (step ?step))))

(defrule tokens-are-created-next
   "Each further one."
   (logical (outcome (about ?instruction) (aspect due) (value create-token ?player ?amount) (step ?step))
            (outcome (about ?instruction) (aspect creates) (value ? ?number&:(< ?number ?amount)) (step ?step)))
   =>
   (bind ?next (+ ?number 1))
   (bind ?token (sym-cat ?instruction -token- ?next))
   (assert (finding (ruling tokens-are-created) (about ?instruction) (aspect creates) (value ?token ?next) (step ?step))))

(defrule tokens-are-created-enters
   "Its creator owns and controls it."
   (logical (outcome (about ?instruction) (aspect due) (value create-token ?player ?) (step ?step))
            (outcome (about ?instruction) (aspect creates) (value ?token ?) (step ?step)))
   =>
   (assert (finding (ruling tokens-are-created) (about ?token) (aspect destination) (value battlefield ?player) (step ?step)))
   (assert (finding (ruling tokens-are-created) (about ?token) (aspect taken-by) (value ?instruction) (step ?step))))

(defrule tokens-are-created
   "A token that copies the target of the instruction."
   (logical (outcome (about ?instruction) (aspect due) (value create-token ?player ?) (step ?step))
            (outcome (about ?instruction) (aspect creates) (value ?token ?) (step ?step))
            (instruction (id ?instruction) (source ?source) (half ?half) (target ?number&~0))
            (target (of ?source) (half ?half) (number ?number) (object ?original)))
   =>
   (assert (game-object (id ?token) (kind token) (owner ?player) (copy-of ?original))))

(defrule tokens-are-created-described
   "Or one that the text describes."
   (logical (outcome (about ?instruction) (aspect due) (value create-token ?player ?) (step ?step))
            (outcome (about ?instruction) (aspect creates) (value ?token ?) (step ?step))
            (instruction (id ?instruction) (source ?source) (object ?described&~none))
            (face (object ?described) (name ?name) (colors $?colors) (types $?types) (subtypes $?subtypes) (power ?power) (toughness ?toughness)))
   =>
   (assert (game-object (id ?token) (kind token) (owner ?player)))
   (assert (face (object ?token) (name ?name) (colors ?colors) (types ?types) (subtypes ?subtypes) (power ?power) (toughness ?toughness))))
