(deffacts no-life-left-loses
   "CR 704.5a, 104.3b and 800.4a: losing the game."
   (ruling (id no-life-left-loses)
           (title "A player with no life left loses and leaves the game")
           (says "{player} has {life} life and loses the game")
           (cr "704.5a" "104.3b" "800.4a"))
   (sentence (rule no-life-left-loses-stated) (text "{player} loses the game"))
   (sentence (rule no-life-left-loses-leaves) (text "{player} has lost and is no longer in the game"))
   (sentence (rule no-life-left-loses-for-good) (text "{player} has left the game")))

(defrule no-life-left-loses
   "When state-based actions are performed."
   (logical (outcome (aspect state-checked) (step ?step))
            (outcome (about ?player) (aspect life) (value ?life&:(<= ?life 0)) (step ?step))
            (not (outcome (about ?player) (aspect gone) (step ?step))))
   =>
   (assert (finding (ruling no-life-left-loses) (about ?player) (aspect loses-game) (step ?step))))

(defrule no-life-left-loses-stated
   "Or when something says so."
   (event (kind lose-game) (player ?player&~none) (step ?step))
   =>
   (assert (finding (ruling no-life-left-loses) (about ?player) (aspect loses-game) (step ?step))))

(defrule no-life-left-loses-leaves
   "From then on the player is gone,"
   (logical (outcome (about ?player) (aspect loses-game) (step ?step))
            (moment (step ?step) (next ?next)))
   =>
   (assert (finding (ruling no-life-left-loses) (about ?player) (aspect gone) (step ?next))))

(defrule no-life-left-loses-for-good
   "for good."
   (logical (outcome (about ?player) (aspect gone) (step ?step))
            (moment (step ?step) (next ?next)))
   =>
   (assert (finding (ruling no-life-left-loses) (about ?player) (aspect gone) (step ?next))))
