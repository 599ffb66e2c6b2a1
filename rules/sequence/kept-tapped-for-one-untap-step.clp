(deffacts kept-tapped-for-one-untap-step
   "CR 502.3 and 101.2: an effect that keeps a permanent from untapping in its controller's next untap step."
   (ruling (id kept-tapped-for-one-untap-step)
           (title "What keeps a permanent from untapping in the next untap step holds for whoever controls it then, and for that step alone")
           (says "{prohibition} keeps {object} from untapping in this untap step of {player}, who controls it now")
           (cr "502.3" "101.2")))

(defrule kept-tapped-for-one-untap-step
   "If it is untapped in that step, the effect has nothing to do and is over all the same."
   (logical (prohibition (id ?prohibition) (action untap) (object-bound ?object))
            (event (kind untap-step) (player ?player) (step ?step))
            (tapped (object ?object) (step ?step))
            (location (object ?object) (zone battlefield) (player ?player) (since ?since) (step ?step))
            (not (and (event (kind untap-step) (player ?earlier) (step ?sooner&:(and (>= ?sooner ?since) (< ?sooner ?step))))
                      (location (object ?object) (zone battlefield) (player ?earlier) (step ?sooner)))))
   =>
   (assert (finding (ruling kept-tapped-for-one-untap-step) (about ?object) (aspect untaps) (value no) (step ?step))))
