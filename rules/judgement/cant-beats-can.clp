(deffacts cant-beats-can
   "The golden rule of prohibitions."
   (ruling (id cant-beats-can)
           (title "What can't be done beats what may be done")
           (says "{prohibiting:id} forbids what {permitting:id} would allow")
           (cr "101.2")))

(defrule cant-beats-can
   "A finding that says can't defeats the others about the same thing, unless it is itself overridden."
   (logical (finding (ruling ?permitting) (about ?thing) (aspect ?aspect) (value ?can) (step ?step))
            (aspect (name ?aspect) (cant ?cant&~none&~?can))
            ?prohibition <- (finding (ruling ?prohibiting) (about ?thing) (aspect ?aspect) (value ?cant) (step ?step))
            (not (defeated (finding ?prohibition) (why override)))
            ?permission <- (finding (ruling ?permitting) (about ?thing) (aspect ?aspect) (value ?can) (step ?step)))
   =>
   (assert (defeated (finding ?permission) (by ?prohibiting) (why cant))))
