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

(deffunction mana-together
   "Amounts of mana added up: the generic ones as one number, which may be negative, then the other symbols in their order; numbers alone give their sum."
   ($?symbols)
   (bind ?generic 0)
   (bind ?rest (create$))
   (progn$ (?symbol ?symbols)
      (if (integerp ?symbol) then (bind ?generic (+ ?generic ?symbol))
       else (bind ?rest (create$ ?rest ?symbol))))
   (if (and (= ?generic 0) (> (length$ ?rest) 0)) then ?rest else (create$ ?generic ?rest)))

(deffunction with-x
   "The symbols with a number in the place of each X."
   (?x $?symbols)
   (bind ?known (create$))
   (progn$ (?symbol ?symbols)
      (bind ?known (create$ ?known (if (eq ?symbol X) then ?x else ?symbol))))
   ?known)

(deffunction with-mana-cost
   "The symbols of a cost that is stated by way of a mana cost: the mana cost stands in the place of the word mana-cost."
   (?cost ?mana-cost)
   (bind ?place (member$ mana-cost ?cost))
   (if ?place then (cost-plus 0 (replace$ ?cost ?place ?place ?mana-cost)) else ?cost))

(deffunction mana-types
   "The types in a symbol, of a cost or of a source: WU for W/U; * for a symbol of a cost that names none."
   (?symbol)
   (bind ?types "")
   (progn$ (?type (create$ "W" "U" "B" "R" "G" "C"))
      (if (str-index ?type ?symbol) then (bind ?types (str-cat ?types ?type))))
   (if (eq ?types "") then "*" else ?types))

(deffunction gives-one-of
   "Whether a source (G; G/W for one of two; any for whatever isn't colorless) gives mana of one of the types."
   (?source ?types)
   (progn$ (?type (if (eq ?source any) then (create$ "W" "U" "B" "R" "G" "*") else (create$ "W" "U" "B" "R" "G" "C")))
      (if (and (str-index ?type ?types) (or (eq ?source any) (str-index ?type ?source))) then (return TRUE)))
   FALSE)

(deffunction only-of
   "Whether all of the types are among the others."
   (?types ?others)
   (progn$ (?type (create$ "W" "U" "B" "R" "G" "C" "*"))
      (if (and (str-index ?type ?types) (not (str-index ?type ?others))) then (return FALSE)))
   TRUE)

(deffunction left-unpaid
   "How many of the symbols sources of one mana each leave unpaid at best: the most by which the symbols that some types alone can pay for outnumber the sources of those types (Hall's theorem)."
   (?symbols ?sources)
   (bind ?kinds (create$))
   (bind ?sets (create$ ""))
   (progn$ (?symbol ?symbols) (bind ?kinds (create$ ?kinds (mana-types ?symbol))))
   (bind ?all (implode$ (each-once ?kinds)))
   (progn$ (?type (create$ "W" "U" "B" "R" "G" "C" "*"))
      (if (str-index ?type ?all) then
         (progn$ (?set ?sets) (bind ?sets (create$ ?sets (str-cat ?set ?type))))))
   (bind ?unpaid 0)
   (progn$ (?set ?sets)
      (bind ?without 0)
      (progn$ (?types ?kinds) (if (only-of ?types ?set) then (bind ?without (+ ?without 1))))
      (progn$ (?source ?sources) (if (gives-one-of ?source ?set) then (bind ?without (- ?without 1))))
      (bind ?unpaid (max ?unpaid ?without)))
   ?unpaid)

(deffunction sources-pay
   "Whether sources of one mana each can pay for the symbols and for an amount of generic mana besides. With any-type every source pays for every symbol."
   (?any-type ?generic ?symbols ?sources)
   (bind ?spare (- (length$ ?sources) (length$ ?symbols) ?generic))
   (if (or ?any-type (< ?spare 0)) then (return (>= ?spare 0)))
   (bind ?firm (create$))
   (progn$ (?symbol ?symbols)
      (if (neq (sub-string 1 2 ?symbol) "2/") then (bind ?firm (create$ ?firm ?symbol))))
   (and (= (left-unpaid ?firm ?sources) 0)
        (or (= (length$ ?firm) (length$ ?symbols))
            (<= (left-unpaid ?symbols ?sources) ?spare))))

(deffunction can-be-paid
   "Whether sources of one mana each can pay a cost. With any-type mana of any type pays for every symbol (CR 609.4b)."
   (?any-type ?cost ?sources)
   (bind ?generic 0)
   (bind ?symbols (create$))
   (progn$ (?symbol ?cost)
      (if (integerp ?symbol) then (bind ?generic (+ ?generic ?symbol))
       else (bind ?symbols (create$ ?symbols ?symbol))))
   (sources-pay ?any-type ?generic ?symbols ?sources))
