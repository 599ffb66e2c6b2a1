(deffacts putting-into-hand-is-no-draw
   "CR 121.5: a card may come from a library to a hand without being drawn."
   (ruling (id putting-into-hand-is-no-draw)
           (title "A card that is put into a hand isn't drawn")
           (says "{event} puts {card} into {player:possessive} hand, which isn't a draw")
           (cr "121.5"))
   (sentence (rule putting-into-hand-is-no-draw-instruction) (text "{instruction} moves {card} to {player:possessive} hand, which isn't a draw")))

(defrule putting-into-hand-is-no-draw
   "An event that puts it there draws no card."
   (logical (event (id ?event) (kind put-into-hand | return-to-hand) (object ?card) (step ?step))
            (location (object ?card) (zone library) (player ?player) (step ?step)))
   =>
   (assert (finding (ruling putting-into-hand-is-no-draw) (about ?event) (aspect drawn) (value 0) (step ?step))))

(defrule putting-into-hand-is-no-draw-instruction
   "Neither does an instruction that moves or returns it."
   (logical (outcome (about ?instruction) (aspect due) (value move | return $?) (step ?step))
            (outcome (about ?card) (aspect taken-by) (value ?instruction) (step ?step))
            (outcome (about ?card) (aspect destination) (value hand) (step ?step))
            (location (object ?card) (zone library) (player ?player) (step ?step)))
   =>
   (assert (finding (ruling putting-into-hand-is-no-draw) (about ?instruction) (aspect drawn) (value 0) (step ?step))))
