(deffacts counters-set-the-number
   "CR 122.1 and 202.3, for effects that ask for a number equal to that of the counters on an object."
   (ruling (id counters-set-the-number)
           (title "A number that counters set is how many there are at that time")
           (says "{thing} has {aspect} {have}, and there are {amount} {kind} counters on {object}")
           (cr "122.1" "202.3"))
   (sentence (rule counters-set-the-number-none) (text "{thing} has {aspect} {have}, and there is no {kind} counter on {object}")))

(defrule counters-set-the-number
   "Another number fails."
   (logical (criterion (id ?criterion) (aspect ?aspect) (test counters) (value ?object ?kind))
            (outcome (about ?thing) (aspect ?aspect) (value ?have) (step ?step))
            (counters (object ?object) (kind ?kind) (amount ?amount&~?have) (step ?step)))
   =>
   (assert (finding (ruling counters-set-the-number) (about ?thing) (aspect fails) (value ?criterion) (step ?step))))

(defrule counters-set-the-number-none
   "Without counters any number but 0 does."
   (logical (criterion (id ?criterion) (aspect ?aspect) (test counters) (value ?object ?kind))
            (outcome (about ?thing) (aspect ?aspect) (value ?have&~0) (step ?step))
            (not (counters (object ?object) (kind ?kind) (step ?step))))
   =>
   (assert (finding (ruling counters-set-the-number) (about ?thing) (aspect fails) (value ?criterion) (step ?step))))
