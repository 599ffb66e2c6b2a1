(deffacts adamant-waits-its-turn
   "CR 608.2c, for adamant on instants and sorceries."
   (ruling (id adamant-waits-its-turn)
           (title "An adamant instruction is followed on resolution, at its place among the others")
           (says "{source} hasn't come to its line {line}, so what adamant does isn't done yet")
           (cr "608.2c" "207.2c"))
   (encodes (ruling adamant-waits-its-turn) (document cauldrons-gift) (passage 8)))

(defrule adamant-waits-its-turn
   "Not while the spell waits on the stack, and not before the lines above it."
   (logical (instruction (id ?line-of-it) (source ?source) (condition adamant) (line ?line))
            (location (object ?source) (zone stack) (step ?step))
            (not (outcome (about ?line-of-it) (aspect reached) (step ?reached&:(<= ?reached ?step)))))
   =>
   (assert (finding (ruling adamant-waits-its-turn) (about ?line-of-it) (aspect applies) (value no) (step ?step))))
