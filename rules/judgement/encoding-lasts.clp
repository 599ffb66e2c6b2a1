(deffacts encoding-lasts
   "The frame rules of what is encoded on what."
   (ruling (id encoding-lasts)
           (title "A card stays encoded on its creature unless one of the two leaves")
           (says "{card} stays encoded on {creature}")
           (cr "702.99c"))
   (sentence (rule encoding-lasts-next) (text "{card} is encoded on {creature}")))

(defrule encoding-lasts
   "Whoever controls the creature, and even if it stops being one."
   (logical (encoded (card ?card) (creature ?creature) (step ?step)))
   =>
   (assert (finding (ruling encoding-lasts) (about ?card) (aspect encoded) (value ?creature) (step ?step))))

(defrule encoding-lasts-next
   "What a step leaves encoded is encoded as the next one begins."
   (logical (moment (step ?step) (next ?next))
            (outcome (about ?card) (aspect encoded) (value ?creature&~nothing) (step ?step)))
   =>
   (assert (encoded (card ?card) (creature ?creature) (step ?next))))
