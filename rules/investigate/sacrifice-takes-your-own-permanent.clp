(deffacts sacrifice-takes-your-own-permanent
   "CR 701.21a: what a sacrifice is."
   (ruling (id sacrifice-takes-your-own-permanent)
           (title "A player sacrifices a permanent that this player controls")
           (says "{player} controls {object} and sacrifices it")
           (cr "701.21a"))
   (sentence (rule sacrifice-takes-your-own-permanent-told) (text "{player} has to sacrifice {object}, and controls it"))
   (sentence (rule sacrifice-takes-your-own-permanent-choosable) (text "{player} controls {object}, so it may be sacrificed"))
   (sentence (rule sacrifice-takes-your-own-permanent-fitting) (text "{player} controls {object}, which fits {criterion}, so it may be sacrificed")))

(defrule sacrifice-takes-your-own-permanent
   "Triggers see a sacrifice that has happened."
   (logical (event (id ?event) (kind sacrifice) (object ?object) (player ?player) (step ?step))
            (location (object ?object) (zone battlefield) (player ?player) (step ?step)))
   =>
   (assert (finding (ruling sacrifice-takes-your-own-permanent) (about ?event) (aspect happens) (value sacrifice ?player ?object) (step ?step))))

(defrule sacrifice-takes-your-own-permanent-told
   "And one that an instruction calls for: the permanent goes to its owner's graveyard."
   (logical (outcome (about ?instruction) (aspect due) (value sacrifice ?player ?) (step ?step))
            (outcome (about ?instruction) (aspect acts-on) (value ?object) (step ?step))
            (location (object ?object) (zone battlefield) (player ?player) (step ?step)))
   =>
   (assert (finding (ruling sacrifice-takes-your-own-permanent) (about ?object) (aspect destination) (value graveyard) (step ?step)))
   (assert (finding (ruling sacrifice-takes-your-own-permanent) (about ?object) (aspect taken-by) (value ?instruction) (step ?step)))
   (assert (finding (ruling sacrifice-takes-your-own-permanent) (about ?instruction) (aspect happens) (value sacrifice ?player ?object) (step ?step))))

(defrule sacrifice-takes-your-own-permanent-choosable
   "Where the player chooses, any of the player's permanents may be chosen,"
   (logical (outcome (about ?instruction) (aspect asks) (value ?player ?line) (step ?step))
            (instruction (id ?line) (action sacrifice) (criterion none))
            (location (object ?object) (zone battlefield) (player ?player) (step ?step)))
   =>
   (assert (finding (ruling sacrifice-takes-your-own-permanent) (about ?instruction) (aspect choosable) (value ?object) (step ?step))))

(defrule sacrifice-takes-your-own-permanent-fitting
   "or any that has the quality that is asked for."
   (logical (outcome (about ?instruction) (aspect asks) (value ?player ?line) (step ?step))
            (instruction (id ?line) (action sacrifice) (criterion ?criterion&~none))
            (location (object ?object) (zone battlefield) (player ?player) (since ?since) (step ?step))
            (outcome (about ?object) (aspect meets) (value ?criterion) (step ?since)))
   =>
   (assert (finding (ruling sacrifice-takes-your-own-permanent) (about ?instruction) (aspect choosable) (value ?object) (step ?step))))
