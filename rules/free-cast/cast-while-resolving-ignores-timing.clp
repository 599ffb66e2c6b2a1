(deffacts cast-while-resolving-ignores-timing
   "CR 608.2g: the timing of spells that are cast while something resolves."
   (ruling (id cast-while-resolving-ignores-timing)
           (title "What is cast while something resolves needn't wait for the time of its card type")
           (says "{permission} lets {player} cast {card} while {during} is carried out, and its types, {types:list}, don't matter for that")
           (cr "608.2g"))
   (encodes (ruling cast-while-resolving-ignores-timing) (document flotsam-jetsam) (passage 9))
   (encodes (ruling cast-while-resolving-ignores-timing) (document paranoid-delusions) (passage 8))
   (overrides (ruling cast-while-resolving-ignores-timing) (over noninstants-wait-for-the-main-phase)))

(defrule cast-while-resolving-ignores-timing
   "A spell that is no instant, in any turn and phase and with the resolving object on the stack."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?card) (permission ?permission&~none) (for ?during) (step ?step))
            (permission (id ?permission) (player ?player) (during ?during&~none))
            (outcome (about ?during) (aspect under-way) (step ?step))
            (outcome (about ?attempt) (aspect types) (value $?types&:(not (member$ instant ?types))) (step ?step)))
   =>
   (assert (finding (ruling cast-while-resolving-ignores-timing) (about ?attempt) (aspect legality) (value legal) (step ?step))))
