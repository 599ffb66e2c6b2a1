(deffacts characteristics-as-printed
   "CR 109.3, 202.2 and 202.3, for everything with a single face."
   (ruling (id characteristics-as-printed)
           (title "An object's characteristics come from what is printed on it")
           (says "{name} has the name, colours, types and mana value that are printed on it")
           (cr "109.3" "202.2" "202.3"))
   (sentence (rule characteristics-as-printed-spell) (text "{name} would be a spell with what is printed on the card")))

(defrule characteristics-as-printed
   "Names, types and colours hold in every zone, from the beginning of each stay."
   (logical (location (object ?object) (since ?step) (step ?step))
            (face (object ?object) (half whole) (name ?name) (mana-cost $?cost) (colors $?colors) (types $?types) (subtypes $?subtypes)))
   =>
   (assert (finding (ruling characteristics-as-printed) (about ?object) (aspect names) (value ?name) (step ?step)))
   (assert (finding (ruling characteristics-as-printed) (about ?object) (aspect colors)
                    (value (colors-together (colors-of ?cost) ?colors)) (step ?step)))
   (assert (finding (ruling characteristics-as-printed) (about ?object) (aspect types) (value ?types) (step ?step)))
   (assert (finding (ruling characteristics-as-printed) (about ?object) (aspect subtypes) (value ?subtypes) (step ?step))))

(defrule characteristics-as-printed-mana-value
   "So does the mana value, with 0 for X."
   (logical (location (object ?object) (zone ~stack) (since ?step) (step ?step))
            (face (object ?object) (half whole) (name ?name) (mana-cost $?cost)))
   =>
   (assert (finding (ruling characteristics-as-printed) (about ?object) (aspect mana-value) (value (mana-value-of 0 ?cost)) (step ?step))))

(defrule characteristics-as-printed-mana-value-on-stack
   "On the stack X is the announced value (CR 202.3e)."
   (logical (location (object ?object) (zone stack) (since ?step) (step ?step))
            (spell (object ?object) (x ?x))
            (face (object ?object) (half whole) (name ?name) (mana-cost $?cost)))
   =>
   (assert (finding (ruling characteristics-as-printed) (about ?object) (aspect mana-value) (value (mana-value-of ?x ?cost)) (step ?step))))

(defrule characteristics-as-printed-spell
   "A spell that a player would cast has what the card says (CR 601.3)."
   (logical (attempt (id ?attempt) (action cast) (object ?object) (half whole) (x ?x) (step ?step))
            (face (object ?object) (half whole) (name ?name) (mana-cost $?cost) (types $?types) (subtypes $?subtypes)))
   =>
   (assert (finding (ruling characteristics-as-printed) (about ?attempt) (aspect names) (value ?name) (step ?step)))
   (assert (finding (ruling characteristics-as-printed) (about ?attempt) (aspect colors) (value (colors-of ?cost)) (step ?step)))
   (assert (finding (ruling characteristics-as-printed) (about ?attempt) (aspect types) (value ?types) (step ?step)))
   (assert (finding (ruling characteristics-as-printed) (about ?attempt) (aspect subtypes) (value ?subtypes) (step ?step)))
   (assert (finding (ruling characteristics-as-printed) (about ?attempt) (aspect mana-value) (value (mana-value-of ?x ?cost)) (step ?step))))
