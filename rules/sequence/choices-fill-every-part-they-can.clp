(deffacts choices-fill-every-part-they-can
   "CR 608.2d, 609.3 and 101.3: choices that are made of one thing of each of several kinds."
   (ruling (id choices-fill-every-part-they-can)
           (title "Who has to choose one thing of each kind chooses as many as the things there allow")
           (says "{options:list} can't be shared out among the kinds that {line} asks for, one each")
           (cr "608.2d" "609.3" "101.3"))
   (equivalent (rule choices-fill-every-part-they-can) (change ">= instead of = in (= (length$ ?filled) (length$ ?options)) of condition 4")
               (reason "no more kinds are filled than things were chosen"))
   (sentence (rule choices-fill-every-part-they-can-start) (text "{player} chooses for {line}, one thing of each kind"))
   (sentence (rule choices-fill-every-part-they-can-next) (text "{option} can be chosen as one that fits {criterion}"))
   (sentence (rule choices-fill-every-part-they-can-more) (text "{another} could be chosen as well, as one that fits {criterion}")))

(defrule choices-fill-every-part-they-can-start
   "What was chosen is looked at in order, beginning with nothing shared out."
   (logical (outcome (aspect asks) (value ?player ?line) (step ?step))
            (exists (part (of ?line)))
            (choice (id ?choice) (player ?player) (for ?line) (option ~no $?)))
   =>
   (assert (finding (ruling choices-fill-every-part-they-can) (about ?choice) (aspect fills) (value) (step ?step))))

(defrule choices-fill-every-part-they-can-next
   "The next thing may be of any kind that it fits and that no earlier one was taken for."
   (logical (outcome (about ?choice) (aspect fills) (value $?filled) (step ?step))
            (choice (id ?choice) (for ?line) (option $?before&:(= (length$ ?before) (length$ ?filled)) ?option $?))
            (part (of ?line) (criterion ?criterion&:(not (member$ ?criterion ?filled))))
            (location (object ?option) (since ?since) (step ?step))
            (outcome (about ?option) (aspect meets) (value ?criterion) (step ?since)))
   =>
   (assert (finding (ruling choices-fill-every-part-they-can) (about ?choice) (aspect fills) (value ?filled ?criterion) (step ?step))))

(defrule choices-fill-every-part-they-can
   "Every thing needs a kind of its own."
   (logical (outcome (aspect asks) (value ?player ?line) (step ?step))
            (exists (part (of ?line)))
            (choice (id ?choice) (player ?player) (for ?line) (option $?options&:(neq ?options (create$ no))))
            (not (outcome (about ?choice) (aspect fills) (value $?filled&:(= (length$ ?filled) (length$ ?options))) (step ?step))))
   =>
   (assert (finding (ruling choices-fill-every-part-they-can) (about ?choice) (aspect legality) (value illegal) (step ?step))))

(defrule choices-fill-every-part-they-can-more
   "And nothing may be left out that could be of a kind that is still open, however the others are shared out."
   (logical (outcome (about ?choice) (aspect fills) (value $?filled) (step ?step))
            (choice (id ?choice) (player ?player) (for ?line) (option $?options&:(= (length$ ?options) (length$ ?filled))))
            (outcome (about ?instruction) (aspect asks) (value ?player ?line) (step ?step))
            (outcome (about ?instruction) (aspect choosable) (value ?another&:(not (member$ ?another ?options))) (step ?step))
            (part (of ?line) (criterion ?criterion&:(not (member$ ?criterion ?filled))))
            (location (object ?another) (since ?since) (step ?step))
            (outcome (about ?another) (aspect meets) (value ?criterion) (step ?since)))
   =>
   (assert (finding (ruling choices-fill-every-part-they-can) (about ?choice) (aspect legality) (value illegal) (step ?step))))
