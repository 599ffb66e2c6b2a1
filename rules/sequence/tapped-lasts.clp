(deffacts tapped-lasts
   "The frame rules of what is tapped: CR 701.26 and 110.5."
   (ruling (id tapped-lasts)
           (title "A permanent stays tapped until something untaps it or it leaves")
           (says "nothing untaps {object}, which stays tapped")
           (cr "110.5" "701.26a" "701.26b"))
   (sentence (rule tapped-lasts-begun) (text "{instruction} taps {object}"))
   (sentence (rule tapped-lasts-untapped) (text "{instruction} untaps {object}")))

(defrule tapped-lasts
   "Whoever controls it."
   (logical (moment (step ?step) (next ?next))
            (tapped (object ?object) (step ?step))
            (not (outcome (about ?object) (aspect untaps) (value yes) (step ?step)))
            (not (outcome (about ?object) (aspect destination) (step ?step))))
   =>
   (assert (tapped (object ?object) (step ?next))))

(defrule tapped-lasts-begun
   "An instruction to tap it begins that; what is tapped already just remains so."
   (logical (moment (step ?step) (next ?next))
            (outcome (about ?instruction) (aspect due) (value tap ? ?) (step ?step))
            (outcome (about ?instruction) (aspect acts-on) (value ?object) (step ?step))
            (location (object ?object) (zone battlefield) (step ?next)))
   =>
   (assert (tapped (object ?object) (step ?next))))

(defrule tapped-lasts-untapped
   "One to untap it ends it."
   (logical (outcome (about ?instruction) (aspect due) (value untap ? ?) (step ?step))
            (outcome (about ?instruction) (aspect acts-on) (value ?object) (step ?step))
            (tapped (object ?object) (step ?step)))
   =>
   (assert (finding (ruling tapped-lasts) (about ?object) (aspect untaps) (value yes) (step ?step))))
