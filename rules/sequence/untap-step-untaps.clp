(deffacts untap-step-untaps
   "CR 502.3."
   (ruling (id untap-step-untaps)
           (title "In an untap step the permanents of the active player untap")
           (says "it is {player:possessive} untap step, and {player} controls {object}, which is tapped")
           (cr "502.3")))

(defrule untap-step-untaps
   "Those that the player controls at that time and that are tapped."
   (logical (event (kind untap-step) (player ?player) (step ?step))
            (tapped (object ?object) (step ?step))
            (location (object ?object) (zone battlefield) (player ?player) (step ?step)))
   =>
   (assert (finding (ruling untap-step-untaps) (about ?object) (aspect untaps) (value yes) (step ?step))))
