(deffacts cast-while-resolving-now-or-never
   "CR 608.2g: effects that let a player cast a spell as part of their own resolution."
   (ruling (id cast-while-resolving-now-or-never)
           (title "What may be cast while something resolves is cast then or not at all")
           (says "{permission} lets {player} cast {card} only during {during}, and that isn't now")
           (cr "608.2g" "608.2d"))
   (encodes (ruling cast-while-resolving-now-or-never) (document flotsam-jetsam) (passage 9))
   (encodes (ruling cast-while-resolving-now-or-never) (document paranoid-delusions) (passage 7 8))
   (equivalent (rule cast-while-resolving-now-or-never-now) (change "drop condition 3")
               (reason "where it isn't under way this ruling finds the spell illegal too, and that beats legal"))
   (sentence (rule cast-while-resolving-now-or-never-now) (text "{permission} lets {player} cast {card} during {during}, and that is being carried out"))
   (sentence (rule cast-while-resolving-now-or-never-offered) (text "{permission} lets {player} cast a spell while {during} is carried out"))
   (sentence (rule cast-while-resolving-now-or-never-apart) (text "{permission} lets {player} cast {card} only as part of {during}, and {player} would cast it apart from that")))

(defrule cast-while-resolving-now-or-never-offered
   "A line that lets a player cast something offers that when its turn comes."
   (logical (outcome (about ?during) (aspect under-way) (step ?step))
            (instruction (id ?during) (action cast))
            (permission (id ?permission) (player ?player) (during ?during)))
   =>
   (assert (finding (ruling cast-while-resolving-now-or-never) (about ?during) (aspect offered) (value yes) (step ?step))))

(defrule cast-while-resolving-now-or-never-now
   "As part of it, the spell can be cast."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?card) (permission ?permission&~none) (for ?during) (step ?step))
            (permission (id ?permission) (player ?player) (during ?during&~none))
            (outcome (about ?during) (aspect under-way) (step ?step)))
   =>
   (assert (finding (ruling cast-while-resolving-now-or-never) (about ?attempt) (aspect legality) (value legal) (step ?step))))

(defrule cast-while-resolving-now-or-never
   "Before it and after it the permission is worth nothing."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?card) (permission ?permission&~none) (step ?step))
            (permission (id ?permission) (during ?during&~none))
            (not (outcome (about ?during) (aspect under-way) (step ?step))))
   =>
   (assert (finding (ruling cast-while-resolving-now-or-never) (about ?attempt) (aspect legality) (value illegal) (step ?step))))

(defrule cast-while-resolving-now-or-never-apart
   "Nor is it for anything but that resolution."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?card) (permission ?permission&~none) (for ?for) (step ?step))
            (permission (id ?permission) (during ?during&~none&~?for)))
   =>
   (assert (finding (ruling cast-while-resolving-now-or-never) (about ?attempt) (aspect legality) (value illegal) (step ?step))))
