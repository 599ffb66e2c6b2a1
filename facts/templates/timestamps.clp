; What effects do to lists of characteristics, and in which order, for the right-hand sides and tests of rules.

(deffunction without
   "A list without the items of another list."
   (?items ?unwanted)
   (bind ?left (create$))
   (progn$ (?item ?items)
      (if (not (member$ ?item ?unwanted)) then (bind ?left (create$ ?left ?item))))
   ?left)

(deffunction changed
   "A list of characteristics after an effect that gains or loses some, becomes others, or loses all."
   (?change ?items ?values)
   (switch ?change
      (case gains then (each-once ?items ?values))
      (case loses then (without ?items ?values))
      (case becomes then ?values)
      (default (create$))))

(deffunction looks-back
   "Whether abilities that trigger on such an event look at the game as it was just before it (CR 603.10a)."
   (?kind)
   (member$ ?kind (create$ leaves dies sacrifice from-graveyard to-library)))

(deffunction earlier
   "Whether one effect is applied before another (CR 613.7): by when they begin; of those that begin together, what takes away comes before what sets, and that before what adds; then by id."
   (?from ?change ?id ?other-from ?other-change ?other-id)
   (bind ?order (create$ loses-all loses becomes gains))
   (bind ?rank (- (member$ ?change ?order) (member$ ?other-change ?order)))
   (or (< ?from ?other-from)
       (and (= ?from ?other-from)
            (or (< ?rank 0)
                (and (= ?rank 0) (< (str-compare ?id ?other-id) 0))))))
