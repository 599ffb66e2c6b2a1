(deffacts cipher-ends-when-creature-leaves
   "CR 702.99c: how long a card is encoded."
   (ruling (id cipher-ends-when-creature-leaves)
           (title "When the creature leaves the battlefield the card stays in exile, encoded on nothing")
           (says "{creature} goes {zone:to}, so {card} isn't encoded on anything any more and stays in exile")
           (cr "702.99c" "400.7"))
   (encodes (ruling cipher-ends-when-creature-leaves) (document paranoid-delusions) (passage 12))
   (overrides (ruling cipher-ends-when-creature-leaves) (over cipher-lost-ability-stays-encoded))
   (sentence (rule cipher-ends-when-creature-leaves-card) (text "{card} leaves exile, so it isn't encoded on {creature} any more")))

(defrule cipher-ends-when-creature-leaves
   "A creature that comes back is another object."
   (logical (encoded (card ?card) (creature ?creature) (step ?step))
            (outcome (about ?creature) (aspect destination) (value ?zone $?) (step ?step)))
   =>
   (assert (finding (ruling cipher-ends-when-creature-leaves) (about ?card) (aspect encoded) (value nothing) (step ?step))))

(defrule cipher-ends-when-creature-leaves-card
   "The same if it is the card that leaves."
   (logical (encoded (card ?card) (creature ?creature) (step ?step))
            (outcome (about ?card) (aspect destination) (step ?step)))
   =>
   (assert (finding (ruling cipher-ends-when-creature-leaves) (about ?card) (aspect encoded) (value nothing) (step ?step))))
