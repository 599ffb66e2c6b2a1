(deffacts copies-have-what-they-copy
   "CR 707.2."
   (ruling (id copies-have-what-they-copy)
           (title "A copy has what is printed on the object that it copies")
           (says "{copy} is a copy of {original}, so it is {name} too")
           (cr "707.2" "707.12"))
   (sentence (rule copies-have-what-they-copy-ability) (text "{copy} is a copy of {original}, so it has {keyword} too"))
   (sentence (rule copies-have-what-they-copy-trigger) (text "{copy} is a copy of {original}, so it has the ability that triggers on {on} too"))
   (sentence (rule copies-have-what-they-copy-line) (text "{copy} is a copy of {original}, so it says the same in line {line}")))

(defrule copies-have-what-they-copy
   "Faces: both halves of a split card."
   (logical (game-object (id ?copy) (kind copy | token) (copy-of ?original&~none))
            (face (object ?original) (half ?half) (name ?name) (mana-cost $?cost) (colors $?colors) (supertypes $?supertypes)
                  (types $?types) (subtypes $?subtypes) (power ?power) (toughness ?toughness)))
   =>
   (assert (face (object ?copy) (half ?half) (name ?name) (mana-cost ?cost) (colors ?colors) (supertypes ?supertypes)
                 (types ?types) (subtypes ?subtypes) (power ?power) (toughness ?toughness))))

(defrule copies-have-what-they-copy-ability
   "Abilities."
   (logical (game-object (id ?copy) (kind copy | token) (copy-of ?original&~none))
            (ability (id ?ability) (object ?original) (keyword ?keyword) (half ?half) (amount ?amount) (times ?times) (cost $?cost)
                     (quality $?quality)))
   =>
   (assert (ability (id (of-copy ?copy ?ability)) (object ?copy) (keyword ?keyword) (half ?half) (amount ?amount) (times ?times)
                    (cost ?cost) (quality ?quality))))

(defrule copies-have-what-they-copy-trigger
   "Triggered abilities."
   (logical (game-object (id ?copy) (kind copy | token) (copy-of ?original&~none))
            (trigger (id ?trigger) (object ?original) (on ?on) (whose ?whose) (subject ?subject) (criterion ?criterion) (each ?each)
                     (times ?times) (optional ?optional)))
   =>
   (assert (trigger (id (of-copy ?copy ?trigger)) (object ?copy) (on ?on) (whose ?whose) (subject ?subject) (criterion ?criterion)
                    (each ?each) (times ?times) (optional ?optional))))

(defrule copies-have-what-they-copy-line
   "Printed lines; what they say of the spell itself they say of the copy."
   (logical (game-object (id ?copy) (kind copy | token) (copy-of ?original&~none))
            (instruction (id ?instruction) (player ?player) (who ?who) (action ?action) (amount ?amount) (measure ?measure)
                         (source ?original) (half ?half) (line ?line) (target ?target) (performer ?performer) (object ?object)
                         (criterion ?criterion) (from ?from) (whose ?whose) (among ?among) (to ?to) (condition ?condition)
                         (colour ?colour) (looks-at ?looks-at) (optional ?optional) (for-each ?for-each) (until ?until)))
   =>
   (assert (instruction (id (of-copy ?copy ?instruction)) (player ?player) (who ?who) (action ?action) (amount ?amount) (measure ?measure)
                        (source ?copy) (half ?half) (line ?line) (target ?target) (performer ?performer)
                        (object (itself-for ?copy ?original ?object)) (criterion ?criterion) (from ?from) (whose ?whose)
                        (among (of-copy ?copy ?among)) (to ?to) (condition ?condition) (colour ?colour)
                        (looks-at (itself-for ?copy ?original ?looks-at)) (optional ?optional) (for-each (of-copy ?copy ?for-each))
                        (until ?until))))
