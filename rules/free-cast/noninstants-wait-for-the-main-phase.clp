(deffacts noninstants-wait-for-the-main-phase
   "CR 117.1a and 307.1: when spells of a card type may be cast."
   (ruling (id noninstants-wait-for-the-main-phase)
           (title "Only instants are cast outside one's own main phase or while something is on the stack")
           (says "it is {active:possessive} turn, and {player} would cast a spell that is no instant: {types:list}")
           (cr "117.1a" "307.1" "302.1"))
   (sentence (rule noninstants-wait-for-the-main-phase-phase) (text "it is no main phase, and {player} would cast a spell that is no instant: {types:list}"))
   (sentence (rule noninstants-wait-for-the-main-phase-stack) (text "{waiting} is on the stack, and {player} would cast a spell that is no instant: {types:list}")))

(defrule noninstants-wait-for-the-main-phase
   "Not in another player's turn."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (step ?step))
            (turn (active ?active&~?player))
            (outcome (about ?attempt) (aspect types) (value $?types&:(not (member$ instant ?types))) (step ?step)))
   =>
   (assert (finding (ruling noninstants-wait-for-the-main-phase) (about ?attempt) (aspect legality) (value illegal) (step ?step))))

(defrule noninstants-wait-for-the-main-phase-phase
   "Not in another phase."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (step ?step))
            (turn (phase ~main))
            (outcome (about ?attempt) (aspect types) (value $?types&:(not (member$ instant ?types))) (step ?step)))
   =>
   (assert (finding (ruling noninstants-wait-for-the-main-phase) (about ?attempt) (aspect legality) (value illegal) (step ?step))))

(defrule noninstants-wait-for-the-main-phase-stack
   "Not while a spell or an ability is on the stack."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?card) (step ?step))
            (location (object ?waiting&~?card) (zone stack) (step ?step))
            (outcome (about ?attempt) (aspect types) (value $?types&:(not (member$ instant ?types))) (step ?step)))
   =>
   (assert (finding (ruling noninstants-wait-for-the-main-phase) (about ?attempt) (aspect legality) (value illegal) (step ?step))))
