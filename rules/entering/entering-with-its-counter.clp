(deffacts entering-with-its-counter
   "CR 614.1c, and the passage on the creature that Cauldron's Gift returns."
   (ruling (id entering-with-its-counter)
           (title "The returned creature enters with its extra +1/+1 counter")
           (says "{source} returns {object}, which enters with {total:count +1/+1 counter}")
           (cr "614.1c" "122.6"))
   (encodes (ruling entering-with-its-counter) (document cauldrons-gift) (passage 11))
   (sentence (rule entering-with-its-counter-returned) (text "{source} adds {amount:count +1/+1 counter} to what it returns"))
   (sentence (rule entering-with-its-counter-own) (text "{object} would enter with {amount:count +1/+1 counter} of its own")))

(defrule entering-with-its-counter-returned
   "What the returning spell adds counts."
   (logical (event (kind enters) (object ?object) (cause ?source&~none) (step ?step))
            (ability (id ?ability) (object ?source) (keyword returns-with-counter) (amount ?amount)))
   =>
   (assert (finding (ruling entering-with-its-counter) (about ?object) (aspect adds) (value ?ability ?amount) (step ?step))))

(defrule entering-with-its-counter-own
   "So does every number of counters that it would enter with anyway."
   (logical (event (kind enters) (object ?object) (step ?step))
            (ability (id ?ability) (object ?object) (keyword enters-with-counter) (amount ?amount)))
   =>
   (assert (finding (ruling entering-with-its-counter) (about ?object) (aspect adds) (value ?ability ?amount) (step ?step))))

(defrule entering-with-its-counter
   "Together they are what it enters with."
   (logical (event (kind enters) (object ?object) (cause ?source&~none) (step ?step))
            (ability (object ?source) (keyword returns-with-counter))
            (outcome (about ?object) (aspect sum) (value ?total) (step ?step)))
   =>
   (assert (finding (ruling entering-with-its-counter) (about ?object) (aspect counters) (value +1/+1 ?total) (step ?step))))
