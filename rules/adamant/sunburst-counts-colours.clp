(deffacts sunburst-counts-colours
   "CR 702.44a and 702.44b."
   (ruling (id sunburst-counts-colours)
           (title "Sunburst counts the colours of mana that were spent, however much it was")
           (says "{object} has sunburst and enters with {colours:count counter}, one for each colour that was spent to cast it")
           (cr "702.44a" "702.44b"))
   (sentence (rule sunburst-counts-colours-each) (text "{amount} {colour} mana was spent to cast {object}, which is one colour"))
   (sentence (rule sunburst-counts-colours-creature) (text "{object} has sunburst and enters as a creature with {colours:count +1/+1 counter}, one for each colour that was spent to cast it")))

(defrule sunburst-counts-colours-each
   "Each colour counts once."
   (logical (outcome (about ?object) (aspect destination) (value battlefield $?) (step ?step))
            (ability (id ?sunburst) (object ?object) (keyword sunburst))
            (location (object ?object) (zone stack) (step ?step))
            (outcome (about ?object) (aspect spent) (value ?colour&~colorless ?amount)))
   =>
   (assert (finding (ruling sunburst-counts-colours) (about ?sunburst) (aspect adds) (value ?colour 1) (step ?step))))

(defrule sunburst-counts-colours
   "Charge counters."
   (logical (ability (id ?sunburst) (object ?object) (keyword sunburst))
            (outcome (about ?sunburst) (aspect sum) (value ?colours) (step ?step))
            (location (object ?object) (since ?since) (step ?step))
            (outcome (about ?object) (aspect types) (value $?types&:(not (member$ creature ?types))) (step ?since)))
   =>
   (assert (finding (ruling sunburst-counts-colours) (about ?object) (aspect counters) (value charge ?colours) (step ?step))))

(defrule sunburst-counts-colours-creature
   "On a creature, +1/+1 counters."
   (logical (ability (id ?sunburst) (object ?object) (keyword sunburst))
            (outcome (about ?sunburst) (aspect sum) (value ?colours) (step ?step))
            (location (object ?object) (since ?since) (step ?step))
            (outcome (about ?object) (aspect types) (value $? creature $?) (step ?since)))
   =>
   (assert (finding (ruling sunburst-counts-colours) (about ?object) (aspect counters) (value +1/+1 ?colours) (step ?step))))
