(deffacts resolved-spells-leave-the-stack
   "CR 608.2n and 608.3a: where an object goes at the end of its resolution."
   (ruling (id resolved-spells-leave-the-stack)
           (title "What has resolved leaves the stack")
           (says "{spell} has resolved, and an instant or sorcery is then put into its owner's graveyard")
           (cr "608.2n" "608.3a" "404.1"))
   (sentence (rule resolved-spells-leave-the-stack-permanent) (text "{spell} has resolved and becomes a permanent that {player} controls"))
   (sentence (rule resolved-spells-leave-the-stack-ability) (text "{ability} has resolved and ceases to exist")))

(defrule resolved-spells-leave-the-stack
   "An instant or sorcery goes to its owner's graveyard."
   (logical (outcome (about ?spell) (aspect resolution-over) (step ?step))
            (location (object ?spell) (zone stack) (since ?since) (step ?step))
            (outcome (about ?spell) (aspect types) (value $?types&:(share ?types (create$ instant sorcery))) (step ?since)))
   =>
   (assert (finding (ruling resolved-spells-leave-the-stack) (about ?spell) (aspect taken-by) (value ?spell) (step ?step)))
   (assert (finding (ruling resolved-spells-leave-the-stack) (about ?spell) (aspect destination) (value graveyard) (step ?step))))

(defrule resolved-spells-leave-the-stack-permanent
   "A permanent spell enters the battlefield under its controller's control."
   (logical (outcome (about ?spell) (aspect resolution-over) (step ?step))
            (location (object ?spell) (zone stack) (player ?player) (since ?since) (step ?step))
            (outcome (about ?spell) (aspect types)
                     (value $?types&:(share ?types (create$ artifact battle creature enchantment planeswalker))) (step ?since)))
   =>
   (assert (finding (ruling resolved-spells-leave-the-stack) (about ?spell) (aspect taken-by) (value ?spell) (step ?step)))
   (assert (finding (ruling resolved-spells-leave-the-stack) (about ?spell) (aspect destination) (value battlefield ?player) (step ?step))))

(defrule resolved-spells-leave-the-stack-ability
   "An ability ceases to exist."
   (logical (outcome (about ?ability) (aspect resolution-over) (step ?step))
            (game-object (id ?ability) (kind ability)))
   =>
   (assert (finding (ruling resolved-spells-leave-the-stack) (about ?ability) (aspect destination) (value ceased) (step ?step))))
