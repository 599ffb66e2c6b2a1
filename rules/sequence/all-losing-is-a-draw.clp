(deffacts all-losing-is-a-draw
   "CR 104.4a."
   (ruling (id all-losing-is-a-draw)
           (title "If everybody who is left loses at the same time, the game is a draw")
           (says "{player} loses at the same time as everybody else who is left, so the game is a draw")
           (cr "104.4a")))

(defrule all-losing-is-a-draw
   "Nobody is left who doesn't lose."
   (logical (outcome (about ?cause) (aspect state-checked) (step ?step))
            (outcome (about ?player) (aspect loses-game) (step ?step))
            (player (id ~?player) (status in))
            (not (and (player (id ?other) (status in))
                      (not (outcome (about ?other) (aspect gone) (step ?step)))
                      (not (outcome (about ?other) (aspect loses-game) (step ?step))))))
   =>
   (assert (finding (ruling all-losing-is-a-draw) (about ?cause) (aspect game-drawn) (step ?step))))
