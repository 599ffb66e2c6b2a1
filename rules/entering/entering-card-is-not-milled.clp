(deffacts entering-card-is-not-milled
   "CR 614.13c."
   (ruling (id entering-card-is-not-milled)
           (title "A card entering from a library is skipped by what is milled or exiled meanwhile")
           (says "{player} takes {taken:count card} and passes over what is entering from the same library")
           (cr "614.13c"))
   (encodes (ruling entering-card-is-not-milled) (document flotsam-jetsam) (passage 1))
   (encodes (ruling entering-card-is-not-milled) (document breaking-entering) (passage 1))
   (encodes (ruling entering-card-is-not-milled) (document cauldrons-gift) (passage 1))
   (encodes (ruling entering-card-is-not-milled) (document paranoid-delusions) (passage 1))
   (overrides (ruling entering-card-is-not-milled) (over mill-moves-top-cards))
   (overrides (ruling entering-card-is-not-milled) (over mill-as-many-as-possible))
   (overrides (ruling entering-card-is-not-milled) (over exile-takes-top-cards))
   (overrides (ruling entering-card-is-not-milled) (over events-move-objects))
   (equivalent (rule entering-card-is-not-milled-first) (change "drop condition 1")
               (reason "a card that enters and is milled at one step for two reasons is a conflict already"))
   (equivalent (rule entering-card-is-not-milled-next) (change "drop condition 3")
               (reason "a card that enters and is milled at one step for two reasons is a conflict already"))
   (equivalent (rule entering-card-is-not-milled) (change "drop condition 3")
               (reason "two instructions that take the same cards at one step are a conflict already"))
   (sentence (rule entering-card-is-not-milled-first) (text "{card} is entering from {player:possessive} library, so it is passed over"))
   (sentence (rule entering-card-is-not-milled-next) (text "{card} is entering from {player:possessive} library too, so it is passed over"))
   (sentence (rule entering-card-is-not-milled-meanwhile) (text "this happens while {card} is entering"))
   (sentence (rule entering-card-is-not-milled-payment) (text "this is paid while {card} is entering"))
   (sentence (rule entering-card-is-not-milled-enters) (text "{card} is entering, so it goes to the battlefield as it would have")))

(defrule entering-card-is-not-milled-meanwhile
   "What is done because of an effect that modifies how something enters is done while it is entering."
   (logical (instruction (id ?instruction) (during ?modified&~none))
            (event (id ?modified) (kind enters) (object ?card) (step ?step)))
   =>
   (assert (finding (ruling entering-card-is-not-milled) (about ?instruction) (aspect meanwhile) (value ?modified) (step ?step))))

(defrule entering-card-is-not-milled-payment
   "So is what is paid for it."
   (event (id ?payment) (kind pay-life) (cause ?modified&~none) (step ?step))
   (event (id ?modified) (kind enters) (object ?card) (step ?step))
   =>
   (assert (finding (ruling entering-card-is-not-milled) (about ?payment) (aspect meanwhile) (value ?modified) (step ?step))))

(defrule entering-card-is-not-milled-first
   "The first entering card within the reach of the instruction is passed over."
   (logical (outcome (about ?instruction) (aspect meanwhile) (step ?step))
            (outcome (about ?instruction) (aspect called-for) (value mill | exile-top ?player ?amount) (step ?step))
            (event (kind enters) (object ?card) (step ?step))
            (location (object ?card) (zone library) (player ?player) (place ?place&:(<= 1 ?place ?amount)) (step ?step))
            (not (and (event (kind enters) (object ?other) (step ?step))
                      (location (object ?other) (zone library) (player ?player) (place ?above&:(< 0 ?above ?place)) (step ?step)))))
   =>
   (assert (finding (ruling entering-card-is-not-milled) (about ?card) (aspect skipped) (value 1) (step ?step))))

(defrule entering-card-is-not-milled-next
   "So is each further one, whose reach grows by those passed over before."
   (logical (outcome (about ?previous) (aspect skipped) (value ?before) (step ?step))
            (location (object ?previous) (zone library) (player ?player) (place ?above) (step ?step))
            (outcome (about ?instruction) (aspect meanwhile) (step ?step))
            (outcome (about ?instruction) (aspect called-for) (value mill | exile-top ?player ?amount) (step ?step))
            (event (kind enters) (object ?card) (step ?step))
            (location (object ?card) (zone library) (player ?player)
                      (place ?place&:(and (> ?place ?above) (<= ?place (+ ?amount ?before)))) (step ?step))
            (not (and (event (kind enters) (object ?other) (step ?step))
                      (location (object ?other) (zone library) (player ?player)
                                (place ?between&:(< ?above ?between ?place)) (step ?step)))))
   =>
   (bind ?count (+ ?before 1))
   (assert (finding (ruling entering-card-is-not-milled) (about ?card) (aspect skipped) (value ?count) (step ?step))))

(defrule entering-card-is-not-milled
   "The cards below take their places, as far as the library reaches."
   (logical (outcome (about ?last) (aspect skipped) (value ?skipped) (step ?step))
            (location (object ?last) (zone library) (player ?player) (step ?step))
            (outcome (about ?instruction) (aspect meanwhile) (step ?step))
            (outcome (about ?instruction) (aspect called-for) (value mill | exile-top ?player ?amount) (step ?step))
            (library (player ?player) (size ?size) (step ?step))
            (not (and (outcome (about ?further) (aspect skipped) (value ?more&:(> ?more ?skipped)) (step ?step))
                      (location (object ?further) (zone library) (player ?player) (step ?step)))))
   =>
   (bind ?taken (min ?amount (- ?size ?skipped)))
   (bind ?depth (+ ?taken ?skipped))
   (assert (finding (ruling entering-card-is-not-milled) (about ?instruction) (aspect amount) (value ?taken) (step ?step)))
   (assert (finding (ruling entering-card-is-not-milled) (about ?player) (aspect depth) (value ?depth) (step ?step))))

(defrule entering-card-is-not-milled-enters
   "The entering card goes where it was going."
   (logical (outcome (about ?card) (aspect skipped) (step ?step))
            (event (id ?event) (kind enters) (object ?card) (player ?player) (step ?step)))
   =>
   (assert (finding (ruling entering-card-is-not-milled) (about ?card) (aspect taken-by) (value ?event) (step ?step)))
   (assert (finding (ruling entering-card-is-not-milled) (about ?card) (aspect destination) (value battlefield ?player) (step ?step))))
