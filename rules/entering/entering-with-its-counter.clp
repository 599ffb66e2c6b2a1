(deffacts entering-with-its-counter
   "CR 614.1c, and the passage on the creature that Cauldron's Gift returns."
   (ruling (id entering-with-its-counter)
           (title "The returned creature enters with its extra +1/+1 counter")
           (says "{source} returns {object}, which enters with {total:count counter} of the kind +1/+1")
           (cr "614.1c" "122.6"))
   (encodes (ruling entering-with-its-counter) (document cauldrons-gift) (passage 11))
   (sentence (rule entering-with-its-counter-event) (text "{source} puts {object} onto the battlefield"))
   (sentence (rule entering-with-its-counter-line) (text "{source} puts {object} onto the battlefield"))
   (sentence (rule entering-with-its-counter-returned) (text "{source} gives {amount:count counter} to what it returns"))
   (sentence (rule entering-with-its-counter-own) (text "{object} would enter with {amount:count counter} of its own")))

(defrule entering-with-its-counter-event
   "An event says what caused it."
   (logical (event (kind enters) (object ?object) (cause ?source&~none) (step ?step))
            (outcome (about ?object) (aspect destination) (value battlefield $?) (step ?step)))
   =>
   (assert (finding (ruling entering-with-its-counter) (about ?object) (aspect returned-by) (value ?source) (step ?step))))

(defrule entering-with-its-counter-line
   "A printed line belongs to its spell."
   (logical (outcome (about ?object) (aspect destination) (value battlefield $?) (step ?step))
            (outcome (about ?object) (aspect taken-by) (value ?line) (step ?step))
            (instruction (id ?line) (source ?source&~none)))
   =>
   (assert (finding (ruling entering-with-its-counter) (about ?object) (aspect returned-by) (value ?source) (step ?step))))

(defrule entering-with-its-counter-returned
   "What the returning spell gives counts."
   (logical (outcome (about ?object) (aspect returned-by) (value ?source) (step ?step))
            (ability (id ?ability) (object ?source) (keyword returns-with-counter) (amount ?amount)))
   =>
   (assert (finding (ruling entering-with-its-counter) (about ?object) (aspect adds) (value ?ability ?amount) (step ?step))))

(defrule entering-with-its-counter-own
   "So does every number of counters that it would enter with anyway."
   (logical (outcome (about ?object) (aspect returned-by) (step ?step))
            (ability (id ?ability) (object ?object) (keyword enters-with-counter) (amount ?amount)))
   =>
   (assert (finding (ruling entering-with-its-counter) (about ?object) (aspect adds) (value ?ability ?amount) (step ?step))))

(defrule entering-with-its-counter
   "Together they are what it enters with."
   (logical (outcome (about ?object) (aspect returned-by) (value ?source) (step ?step))
            (ability (object ?source) (keyword returns-with-counter))
            (outcome (about ?object) (aspect sum) (value ?total) (step ?step)))
   =>
   (assert (finding (ruling entering-with-its-counter) (about ?object) (aspect counters) (value +1/+1 ?total) (step ?step))))
