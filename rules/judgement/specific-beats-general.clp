(deffacts specific-beats-general
   "The golden rule of declared precedence."
   (ruling (id specific-beats-general)
           (title "A ruling beats the ones that it declares to override")
           (says "{specific:id} takes precedence over {general:id}")
           (cr "101.1")))

(defrule specific-beats-general
   "Where both speak about the same aspect of the same thing, the general finding is defeated."
   (logical (finding (ruling ?specific) (about ?thing) (aspect ?aspect) (step ?step))
            (overrides (ruling ?specific) (over ?general))
            ?finding <- (finding (ruling ?general) (about ?thing) (aspect ?aspect) (step ?step)))
   =>
   (assert (defeated (finding ?finding) (by ?specific) (why override))))
