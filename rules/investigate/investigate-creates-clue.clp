(deffacts investigate-creates-clue
   "CR 701.16a and 111.10f."
   (ruling (id investigate-creates-clue)
           (title "To investigate is to create a Clue token")
           (says "{player} investigates and creates {amount:count Clue token}")
           (cr "701.16a" "111.10f" "111.2" "111.4"))
   (encodes (ruling investigate-creates-clue) (document flotsam-jetsam) (passage 2))
   (sentence (rule investigate-creates-clue-first) (text "{player} creates {token}, a colourless Clue artifact that {player} owns and controls"))
   (sentence (rule investigate-creates-clue-next) (text "{player} creates another one, {token}"))
   (sentence (rule investigate-creates-clue-token) (text "{token} has its own ability: {cost:mana} and sacrificing it draw a card"))
   (sentence (rule investigate-creates-clue-happens) (text "{player} has investigated")))

(defrule investigate-creates-clue
   "One for each time that the player is told to investigate."
   (logical (outcome (about ?instruction) (aspect due) (value investigate ?player ?amount) (step ?step)))
   =>
   (assert (finding (ruling investigate-creates-clue) (about ?instruction) (aspect amount) (value ?amount) (step ?step))))

(defrule investigate-creates-clue-first
   "The first token comes to the battlefield under that player's control."
   (logical (outcome (about ?instruction) (aspect due) (value investigate ?player ?) (step ?step))
            (outcome (about ?instruction) (aspect amount) (value ?amount&:(> ?amount 0)) (step ?step)))
   =>
   (bind ?token (sym-cat ?instruction -clue-1))
   (assert (finding (ruling investigate-creates-clue) (about ?instruction) (aspect creates) (value ?token 1) (step ?step)))
   (assert (finding (ruling investigate-creates-clue) (about ?token) (aspect destination) (value battlefield ?player) (step ?step)))
   (assert (finding (ruling investigate-creates-clue) (about ?token) (aspect taken-by) (value ?instruction) (step ?step))))

(defrule investigate-creates-clue-next
   "And each further one."
   (logical (outcome (about ?instruction) (aspect due) (value investigate ?player ?) (step ?step))
            (outcome (about ?instruction) (aspect amount) (value ?amount) (step ?step))
            (outcome (about ?instruction) (aspect creates) (value ? ?number&:(< ?number ?amount)) (step ?step)))
   =>
   (bind ?next (+ ?number 1))
   (bind ?token (sym-cat ?instruction -clue- ?next))
   (assert (finding (ruling investigate-creates-clue) (about ?instruction) (aspect creates) (value ?token ?next) (step ?step)))
   (assert (finding (ruling investigate-creates-clue) (about ?token) (aspect destination) (value battlefield ?player) (step ?step)))
   (assert (finding (ruling investigate-creates-clue) (about ?token) (aspect taken-by) (value ?instruction) (step ?step))))

(defrule investigate-creates-clue-token
   "What the rules define of a Clue token, and nothing more."
   (logical (outcome (about ?instruction) (aspect due) (value investigate ?player ?) (step ?step))
            (outcome (about ?instruction) (aspect creates) (value ?token ?) (step ?step)))
   =>
   (bind ?ability (sym-cat ?token -draw))
   (bind ?cost 2)
   (bind ?made (+ ?step 1))
   (assert (game-object (id ?token) (kind token) (owner ?player)))
   (assert (face (object ?token) (name "Clue Token") (types artifact) (subtypes clue)))
   (assert (ability (id ?ability) (object ?token) (keyword activated) (cost ?cost)))
   (assert (finding (ruling investigate-creates-clue) (about ?token) (aspect abilities) (value ?ability) (step ?made))))

(defrule investigate-creates-clue-happens
   "Triggers see the player investigate once for each time."
   (logical (outcome (about ?instruction) (aspect due) (value investigate ?player ?amount) (step ?step))
            (outcome (about ?instruction) (aspect creates) (value ?token ?number&:(<= ?number ?amount)) (step ?step)))
   =>
   (assert (finding (ruling investigate-creates-clue) (about ?instruction) (aspect happens) (value investigate ?player ?token) (step ?step))))
