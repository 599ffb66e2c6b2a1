(deffacts dispersal-only-lands
   "CR 101.3: an impossible part is left out, and the rest is done."
   (ruling (id dispersal-only-lands)
           (title "A player with no permanent to return returns nothing, and the rest still happens")
           (says "{player} controls no permanent that fits {criterion}, so nothing is returned")
           (cr "101.3" "609.3"))
   (encodes (ruling dispersal-only-lands) (document discovery-dispersal) (passage 6))
   (overrides (ruling dispersal-only-lands) (over lines-for-several-players)))

(defrule dispersal-only-lands
   "Nothing on the battlefield under the player's control fits."
   (logical (outcome (about ?part) (aspect reached) (step ?step))
            (outcome (about ?part) (aspect part-of) (value ?line ?player))
            (instruction (id ?line) (action return-highest) (criterion ?criterion))
            (not (and (location (object ?permanent) (zone battlefield) (player ?player) (since ?since) (step ?step))
                      (outcome (about ?permanent) (aspect meets) (value ?criterion) (step ?since)))))
   =>
   (assert (finding (ruling dispersal-only-lands) (about ?part) (aspect due) (value nothing nobody 0) (step ?step))))
