(deffacts cipher-copy-is-cast-at-once
   "CR 608.2g, for the ability that cipher gives."
   (ruling (id cipher-copy-is-cast-at-once)
           (title "The copy is cast while the ability resolves, whatever its card type")
           (says "{triggered} is resolving and lets {player} cast {copy} now")
           (cr "608.2g" "702.99a"))
   (encodes (ruling cipher-copy-is-cast-at-once) (document paranoid-delusions) (passage 8))
   (overrides (ruling cipher-copy-is-cast-at-once) (over casting-needs-permission))
   (overrides (ruling cipher-copy-is-cast-at-once) (over cast-while-resolving-now-or-never))
   (overrides (ruling cipher-copy-is-cast-at-once) (over cast-while-resolving-ignores-timing))
   (equivalent (rule cipher-copy-is-cast-at-once) (change "drop condition 3")
               (reason "where that point isn't reached this ruling finds the spell illegal too, and that beats legal"))
   (equivalent (rule cipher-copy-is-cast-at-once) (change "drop condition 4")
               (reason "whoever else would cast it, cipher-follows-control finds that illegal, and that beats legal"))
   (equivalent (rule cipher-copy-is-cast-at-once) (change "drop condition 5")
               (reason "at that point the copy lies in exile, or none was made: then no-actions-between-steps finds it illegal, and that beats legal"))
   (sentence (rule cipher-copy-is-cast-at-once-or-never) (text "{triggered} isn't at the point where it lets {player} cast {copy}")))

(defrule cipher-copy-is-cast-at-once
   "Its controller may cast it free, from exile, when the ability says so: a sorcery in the combat phase too."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?copy) (half ~both) (cost free) (for ?triggered) (step ?step))
            (instruction (id ?casts) (source ?triggered) (action cast-copy) (object ?copy))
            (outcome (about ?casts) (aspect reached) (step ?step))
            (location (object ?triggered) (zone stack) (player ?player) (step ?step))
            (location (object ?copy) (zone exile) (step ?step)))
   =>
   (assert (finding (ruling cipher-copy-is-cast-at-once) (about ?attempt) (aspect legality) (value legal) (step ?step))))

(defrule cipher-copy-is-cast-at-once-or-never
   "Before that point and after it, it can't be cast."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?copy) (step ?step))
            (instruction (id ?casts) (source ?triggered) (action cast-copy) (object ?copy))
            (not (outcome (about ?casts) (aspect reached) (step ?step)))
            (location (object ?copy) (zone exile) (step ?step)))
   =>
   (assert (finding (ruling cipher-copy-is-cast-at-once) (about ?attempt) (aspect legality) (value illegal) (step ?step))))
