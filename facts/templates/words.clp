; Words in the text of a permanent, for the right-hand sides and tests of rules.

(deffunction reworded
   "A list of words after a change of one word to another, wherever it stands for itself or is part of a longer word: swamp in swampwalk, black in nonblack."
   (?from ?to ?words)
   (bind ?after (create$))
   (progn$ (?word ?words)
      (bind ?new ?word)
      (progn$ (?before (create$ "" "non" "snow-covered-"))
         (progn$ (?behind (create$ "" "walk"))
            (if (eq ?word (sym-cat ?before ?from ?behind)) then (bind ?new (sym-cat ?before ?to ?behind)))))
      (bind ?after (create$ ?after ?new)))
   ?after)

(deffunction names-a-type-or-color
   "Whether a keyword or what belongs to it says more than the keyword alone: protection from something, swampwalk."
   (?keyword ?quality)
   (or (> (length$ ?quality) 0) (neq FALSE (str-index "walk" ?keyword))))

(deffunction same-kind-of-word
   "Whether two different words are both colours, or both basic land types."
   (?one ?other)
   (bind ?colors (create$ white blue black red green))
   (bind ?lands (create$ plains island swamp mountain forest))
   (and (neq ?one ?other)
        (or (and (member$ ?one ?colors) (member$ ?other ?colors))
            (and (member$ ?one ?lands) (member$ ?other ?lands)))))
