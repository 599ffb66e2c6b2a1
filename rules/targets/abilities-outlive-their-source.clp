(deffacts abilities-outlive-their-source
   "CR 113.7a: an ability on the stack."
   (ruling (id abilities-outlive-their-source)
           (title "An ability on the stack resolves even if its source is gone or has lost it")
           (says "{source}, the source of {ability}, has gone to {zone}, and the ability is on the stack all the same")
           (cr "113.7a"))
   (overrides (ruling abilities-outlive-their-source) (over spells-resolve))
   (sentence (rule abilities-outlive-their-source-lost)
             (text "{source}, the source of {ability}, has lost its abilities, and this one is on the stack all the same")))

(defrule abilities-outlive-their-source
   "Its source may have left the battlefield since."
   (logical (event (kind resolve) (object ?ability) (step ?step))
            (game-object (id ?ability) (kind ability) (source ?source))
            (location (object ?source) (zone ?zone&~battlefield) (since ?since&:(> ?since 0)) (step ?step)))
   =>
   (assert (finding (ruling abilities-outlive-their-source) (about ?ability) (aspect resolves) (value yes) (step ?step))))

(defrule abilities-outlive-their-source-lost
   "Or an effect may have taken all abilities from it."
   (logical (event (kind resolve) (object ?ability) (step ?step))
            (game-object (id ?ability) (kind ability) (source ?source))
            (exists (effect (object ?source) (aspect abilities) (change loses-all | loses) (from ?from&:(<= ?from ?step)))))
   =>
   (assert (finding (ruling abilities-outlive-their-source) (about ?ability) (aspect resolves) (value yes) (step ?step))))
