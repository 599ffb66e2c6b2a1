(deffacts mana-spent-is-remembered
   "CR 608.2i: effects that ask what mana was spent to cast something."
   (ruling (id mana-spent-is-remembered)
           (title "An effect that asks what mana was spent looks back at the casting")
           (says "{amount} {colour} mana was spent to cast {cast}")
           (cr "608.2i" "106.3"))
   (overrides (ruling mana-spent-is-remembered) (over lines-are-followed))
   (overrides (ruling mana-spent-is-remembered) (over options-are-taken-or-left))
   (equivalent (rule mana-spent-is-remembered) (change "drop condition 3")
               (reason "where none was spent this ruling finds that it doesn't apply too, and that beats applies"))
   (equivalent (rule mana-spent-is-remembered-treasure) (change "drop condition 3")
               (reason "where none was spent this ruling finds that it doesn't apply too, and that beats applies"))
   (sentence (rule mana-spent-is-remembered-not) (text "no {colour} mana was spent to cast {cast}"))
   (sentence (rule mana-spent-is-remembered-treasure) (text "{amount} {mana} mana from a Treasure was spent to cast {cast}"))
   (sentence (rule mana-spent-is-remembered-no-treasure) (text "no mana from a Treasure was spent to cast {cast}"))
   (sentence (rule mana-spent-is-remembered-nothing) (text "the mana that {source} asks for wasn't spent, so that line does nothing")))

(defrule mana-spent-is-remembered
   "A colour, wherever the object has gone since."
   (logical (outcome (about ?line) (aspect reached) (step ?step))
            (instruction (id ?line) (source ?source) (condition spent) (colour ?colour) (looks-at ?at))
            (outcome (about ?cast&:(eq ?cast (if (eq ?at none) then ?source else ?at))) (aspect spent) (value ?colour ?amount)))
   =>
   (assert (finding (ruling mana-spent-is-remembered) (about ?line) (aspect applies) (value yes) (step ?step))))

(defrule mana-spent-is-remembered-not
   "A colour of which nothing was spent."
   (logical (outcome (about ?line) (aspect reached) (step ?step))
            (instruction (id ?line) (source ?source) (condition spent) (colour ?colour) (looks-at ?at))
            (game-object (id ?cast&:(eq ?cast (if (eq ?at none) then ?source else ?at))))
            (not (outcome (about ?cast) (aspect spent) (value ?colour ?))))
   =>
   (assert (finding (ruling mana-spent-is-remembered) (about ?line) (aspect applies) (value no) (step ?step))))

(defrule mana-spent-is-remembered-treasure
   "A source: mana of any type from a Treasure."
   (logical (outcome (about ?line) (aspect reached) (step ?step))
            (instruction (id ?line) (source ?source) (condition treasure) (looks-at ?at))
            (mana-spent (spell ?cast&:(eq ?cast (if (eq ?at none) then ?source else ?at))) (mana ?mana) (amount ?amount) (source treasure)))
   =>
   (assert (finding (ruling mana-spent-is-remembered) (about ?line) (aspect applies) (value yes) (step ?step))))

(defrule mana-spent-is-remembered-no-treasure
   "None from there."
   (logical (outcome (about ?line) (aspect reached) (step ?step))
            (instruction (id ?line) (source ?source) (condition treasure) (looks-at ?at))
            (game-object (id ?cast&:(eq ?cast (if (eq ?at none) then ?source else ?at))))
            (not (mana-spent (spell ?cast) (source treasure))))
   =>
   (assert (finding (ruling mana-spent-is-remembered) (about ?line) (aspect applies) (value no) (step ?step))))

(defrule mana-spent-is-remembered-nothing
   "Then the line is passed over."
   (logical (instruction (id ?line) (source ?source) (condition spent | treasure))
            (outcome (about ?line) (aspect applies) (value no) (step ?step)))
   =>
   (assert (finding (ruling mana-spent-is-remembered) (about ?line) (aspect due) (value nothing nobody 0) (step ?step))))
