; How a copy's own facts are called and what they point to, for the right-hand sides of rules.

(deffunction of-copy
   "What a copy calls its own counterpart of something that the original has; none stays none."
   (?copy ?id)
   (if (eq ?id none) then none else (sym-cat ?copy - ?id)))

(deffunction itself-for
   "What a line of a copy is about: the copy where the original's line is about the original, and otherwise the same thing."
   (?copy ?original ?object)
   (if (eq ?object ?original) then ?copy else ?object))
