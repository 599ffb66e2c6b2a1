; Arithmetic on mana symbols and lists of symbols, for the right-hand sides and tests of rules.

(deffunction mana-value-of
   "The mana value of a list of symbols with a value for X (CR 202.3): a number counts itself, a hybrid symbol with a number its number, any other symbol 1."
   (?x $?symbols)
   (bind ?total 0)
   (progn$ (?symbol ?symbols)
      (bind ?total (+ ?total
         (if (integerp ?symbol) then ?symbol
          else (if (eq ?symbol X) then ?x
                else (if (eq (sub-string 1 2 ?symbol) "2/") then 2 else 1))))))
   ?total)

(deffunction colors-of
   "The colours of a list of symbols (CR 202.2), in the order white, blue, black, red, green."
   ($?symbols)
   (bind ?text (implode$ ?symbols))
   (create$ (if (str-index "W" ?text) then white else (create$))
            (if (str-index "U" ?text) then blue else (create$))
            (if (str-index "B" ?text) then black else (create$))
            (if (str-index "R" ?text) then red else (create$))
            (if (str-index "G" ?text) then green else (create$))))

(deffunction colors-together
   "Every colour of a list once, in the order white, blue, black, red, green."
   ($?colors)
   (create$ (if (member$ white ?colors) then white else (create$))
            (if (member$ blue ?colors) then blue else (create$))
            (if (member$ black ?colors) then black else (create$))
            (if (member$ red ?colors) then red else (create$))
            (if (member$ green ?colors) then green else (create$))))

(deffunction each-once
   "A list without repetitions, in the order of first appearance."
   ($?items)
   (bind ?seen (create$))
   (progn$ (?item ?items)
      (if (not (member$ ?item ?seen)) then (bind ?seen (create$ ?seen ?item))))
   ?seen)

(deffunction share
   "Whether two lists have something in common."
   (?one ?other)
   (progn$ (?item ?one)
      (if (member$ ?item ?other) then (return TRUE)))
   FALSE)

(deffunction cost-plus
   "A cost with an amount of generic mana added, or taken off as far as there is any: generic mana first as one number, then the other symbols in their order; 0 if nothing is left."
   (?generic $?symbols)
   (bind ?rest (create$))
   (progn$ (?symbol ?symbols)
      (if (integerp ?symbol) then (bind ?generic (+ ?generic ?symbol))
       else (bind ?rest (create$ ?rest ?symbol))))
   (if (> ?generic 0) then (bind ?rest (create$ ?generic ?rest)))
   (if (= (length$ ?rest) 0) then (create$ 0) else ?rest))
