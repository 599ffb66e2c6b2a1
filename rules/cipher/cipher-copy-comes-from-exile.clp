(deffacts cipher-copy-comes-from-exile
   "CR 707.12, for the ability that cipher gives."
   (ruling (id cipher-copy-comes-from-exile)
           (title "The copy is made in exile, where the encoded card is, and cast from there")
           (says "{card} is in exile, so {player:possessive} copy of it begins there, and may be cast from there free")
           (cr "707.12" "702.99a"))
   (encodes (ruling cipher-copy-comes-from-exile) (document paranoid-delusions) (passage 14))
   (equivalent (rule cipher-copy-comes-from-exile-cast) (change "drop condition 2")
               (reason "nothing asks how the copy was cast as long as it lies in exile, and it comes to the stack only by being cast"))
   (equivalent (rule cipher-copy-comes-from-exile-cast) (change "drop condition 3")
               (reason "what asks for a spell that was cast whole asks for a whole face or a line of the whole too, and a card with halves has neither"))
   (sentence (rule cipher-copy-comes-from-exile-cast) (text "{copy} is cast from exile, and its mana cost isn't paid")))

(defrule cipher-copy-comes-from-exile
   "The copy is an object of its own, and the ability lets its controller cast it. (Nothing is said for a card that is encoded no longer.)"
   (logical (outcome (about ?copies) (aspect due) (value copy ?player ?) (step ?step))
            (instruction (id ?copies) (source ?triggered) (object ?card))
            (exists (encoded (card ?card) (step ?step))))
   =>
   (bind ?copy (sym-cat ?triggered -copy))
   (assert (game-object (id ?copy) (kind copy) (owner ?player) (copy-of ?card)))
   (assert (permission (id (sym-cat ?triggered -permission)) (player ?player) (object ?copy) (zone exile) (cost free) (during ?triggered)))
   (assert (finding (ruling cipher-copy-comes-from-exile) (about ?copy) (aspect destination) (value exile) (step ?step))))

(defrule cipher-copy-comes-from-exile-cast
   "A copy of a card with a single face becomes a spell that was cast from exile."
   (logical (instruction (action cast-copy) (object ?copy))
            (exists (event (kind cast) (object ?copy)))
            (exists (face (object ?copy) (half whole))))
   =>
   (assert (spell (object ?copy) (from exile) (cost free))))
