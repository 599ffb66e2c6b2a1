(deffacts replacements-bind-players
   "CR 614.1 and 614.4: whose events a replacement effect replaces, and from when."
   (ruling (id replacements-bind-players)
           (title "A replacement effect applies to the players it speaks of, while its source is on the battlefield")
           (says "{replacement} applies to {player}")
           (cr "614.1a" "614.4"))
   (sentence (rule replacements-bind-players-of-permanent) (text "{source} is on the battlefield, and {replacement} applies to {player}"))
   (sentence (rule replacements-bind-players-you) (text "{player} controls {source}, and {replacement} speaks of its controller"))
   (sentence (rule replacements-bind-players-opponent) (text "{player} is an opponent of {controller}, who controls {source}")))

(defrule replacements-bind-players
   "An effect without a source that is stated is simply there: from the beginning,"
   (logical (player (id ?player))
            (replacement (id ?replacement) (of ?kind) (object none) (player any | ?player) (whose anyone)))
   =>
   (assert (finding (ruling replacements-bind-players) (about ?replacement) (aspect binds) (value ?kind ?player) (step 0))))

(defrule replacements-bind-players-later
   "and at every later step."
   (logical (player (id ?player))
            (replacement (id ?replacement) (of ?kind) (object none) (player any | ?player) (whose anyone))
            (moment (next ?step)))
   =>
   (assert (finding (ruling replacements-bind-players) (about ?replacement) (aspect binds) (value ?kind ?player) (step ?step))))

(defrule replacements-bind-players-of-permanent
   "A permanent's effect is there while the permanent is."
   (logical (player (id ?player))
            (replacement (id ?replacement) (of ?kind) (object ?source&~none) (player any | ?player) (whose anyone))
            (location (object ?source) (zone battlefield) (step ?step)))
   =>
   (assert (finding (ruling replacements-bind-players) (about ?replacement) (aspect binds) (value ?kind ?player) (step ?step))))

(defrule replacements-bind-players-you
   "One that speaks of \"you\" means the controller."
   (logical (player (id ?player))
            (replacement (id ?replacement) (of ?kind) (object ?source&~none) (player any | ?player) (whose you))
            (location (object ?source) (zone battlefield) (player ?player) (step ?step)))
   =>
   (assert (finding (ruling replacements-bind-players) (about ?replacement) (aspect binds) (value ?kind ?player) (step ?step))))

(defrule replacements-bind-players-opponent
   "One that speaks of an opponent means everybody else."
   (logical (player (id ?player))
            (replacement (id ?replacement) (of ?kind) (object ?source&~none) (player any | ?player) (whose opponent))
            (location (object ?source) (zone battlefield) (player ?controller&~?player) (step ?step)))
   =>
   (assert (finding (ruling replacements-bind-players) (about ?replacement) (aspect binds) (value ?kind ?player) (step ?step))))
