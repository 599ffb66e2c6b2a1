(deffacts dispersal-takes-the-highest
   "CR 608.2d: a permanent of the highest mana value among a player's own."
   (ruling (id dispersal-takes-the-highest)
           (title "Only a nonland permanent of the highest mana value may be chosen, and ties leave the choice free")
           (says "{permanent} has mana value {most}, and nothing that {player} controls has more")
           (cr "608.2d" "202.3"))
   (encodes (ruling dispersal-takes-the-highest) (document discovery-dispersal) (passage 5)))

(defrule dispersal-takes-the-highest
   "Of what fits the description, whatever no other permanent of the player exceeds."
   (logical (outcome (about ?instruction) (aspect asks) (value ?player ?line) (step ?step))
            (instruction (id ?line) (action return-highest) (criterion ?criterion))
            (location (object ?permanent) (zone battlefield) (player ?player) (since ?since) (step ?step))
            (outcome (about ?permanent) (aspect meets) (value ?criterion) (step ?since))
            (outcome (about ?permanent) (aspect mana-value) (value ?most) (step ?since))
            (not (and (location (object ?other) (zone battlefield) (player ?player) (since ?stay) (step ?step))
                      (outcome (about ?other) (aspect mana-value) (value ?more&:(> ?more ?most)) (step ?stay)))))
   =>
   (assert (finding (ruling dispersal-takes-the-highest) (about ?instruction) (aspect choosable) (value ?permanent) (step ?step))))
