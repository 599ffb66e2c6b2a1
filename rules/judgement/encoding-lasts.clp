(deffacts encoding-lasts
   "The frame rules of what is encoded on what."
   (ruling (id encoding-lasts)
           (title "A card stays encoded on its creature unless something ends that")
           (says "nothing ends that {card} is encoded on {creature}")
           (cr "702.99c"))
   (sentence (rule encoding-lasts-begun) (text "{card} is encoded on {creature} from then on")))

(defrule encoding-lasts
   "Whoever controls the creature, and even if it stops being one."
   (logical (moment (step ?step) (next ?next))
            (encoded (card ?card) (creature ?creature) (step ?step))
            (not (outcome (about ?card) (aspect encoded) (step ?step))))
   =>
   (assert (encoded (card ?card) (creature ?creature) (step ?next))))

(defrule encoding-lasts-begun
   "What a ruling says about it holds from the next step on."
   (logical (moment (step ?step) (next ?next))
            (outcome (about ?card) (aspect encoded) (value ?creature&~nothing) (step ?step)))
   =>
   (assert (encoded (card ?card) (creature ?creature) (step ?next))))
