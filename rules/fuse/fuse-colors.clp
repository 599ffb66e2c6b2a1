(deffacts fuse-colors
   "CR 702.102b and 709.4d: what a fused split spell combines, and which split cards are multicoloured when."
   (ruling (id fuse-colors)
           (title "A fused split spell has the names, types and colours of both halves")
           (says "{left} and {right} are fused, so the spell has the names, types and colours of both")
           (cr "702.102b" "709.4d" "105.2b"))
   (encodes (ruling fuse-colors) (document breaking-entering) (passage 12 16))
   (sentence (rule fuse-colors-spell) (text "{left} and {right} would be fused, so the spell would have the names, types and colours of both"))
   (sentence (rule fuse-colors-multicolored) (text "{card} has two colours or more: {colors:list}"))
   (sentence (rule fuse-colors-not-multicolored) (text "{card} has no more than one colour")))

(defrule fuse-colors
   "On the stack."
   (logical (location (object ?spell) (zone stack) (since ?step) (step ?step))
            (spell (object ?spell) (half both))
            (face (object ?spell) (half left) (name ?left) (mana-cost $?left-cost) (types $?left-types) (subtypes $?left-subtypes))
            (face (object ?spell) (half right) (name ?right) (mana-cost $?right-cost) (types $?right-types) (subtypes $?right-subtypes)))
   =>
   (assert (finding (ruling fuse-colors) (about ?spell) (aspect names) (value ?left ?right) (step ?step)))
   (assert (finding (ruling fuse-colors) (about ?spell) (aspect colors) (value (colors-of ?left-cost ?right-cost)) (step ?step)))
   (assert (finding (ruling fuse-colors) (about ?spell) (aspect types) (value (each-once ?left-types ?right-types)) (step ?step)))
   (assert (finding (ruling fuse-colors) (about ?spell) (aspect subtypes) (value (each-once ?left-subtypes ?right-subtypes)) (step ?step))))

(defrule fuse-colors-spell
   "And for the spell that a player would cast."
   (logical (attempt (id ?attempt) (action cast) (object ?card) (half both) (step ?step))
            (face (object ?card) (half left) (name ?left) (mana-cost $?left-cost) (types $?left-types))
            (face (object ?card) (half right) (name ?right) (mana-cost $?right-cost) (types $?right-types)))
   =>
   (assert (finding (ruling fuse-colors) (about ?attempt) (aspect names) (value ?left ?right) (step ?step)))
   (assert (finding (ruling fuse-colors) (about ?attempt) (aspect colors) (value (colors-of ?left-cost ?right-cost)) (step ?step)))
   (assert (finding (ruling fuse-colors) (about ?attempt) (aspect types) (value (each-once ?left-types ?right-types)) (step ?step))))

(defrule fuse-colors-multicolored
   "Two colours or more are multicoloured (CR 105.2b)."
   (logical (outcome (about ?card) (aspect colors) (value $?colors&:(> (length$ ?colors) 1)) (step ?step))
            (exists (ability (object ?card) (keyword fuse))))
   =>
   (assert (finding (ruling fuse-colors) (about ?card) (aspect multicolored) (value yes) (step ?step))))

(defrule fuse-colors-not-multicolored
   "One colour, or none, is not."
   (logical (outcome (about ?card) (aspect colors) (value $?colors&:(< (length$ ?colors) 2)) (step ?step))
            (exists (ability (object ?card) (keyword fuse))))
   =>
   (assert (finding (ruling fuse-colors) (about ?card) (aspect multicolored) (value no) (step ?step))))
