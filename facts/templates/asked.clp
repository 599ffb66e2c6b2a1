; Asked: what a scenario puts to the rules.

(deftemplate attempt
   "A player would take an action: would it be legal at that step? Attempts are alternatives; they don't affect the game or each other. Asserted by the scenario."
   (slot id (type SYMBOL) (default ?NONE))
   (slot player (type SYMBOL) (default ?NONE))                        ; -> player
   (slot action (type SYMBOL) (default ?NONE)
      (allowed-symbols cast activate mill find name fuse waive encode choose unlock special-action))
   (slot object (type SYMBOL) (default none))                         ; -> object: what is cast, activated, found
   (slot ability (type SYMBOL) (default none))                        ; -> ability: which one is activated, where that matters
   (slot half (type SYMBOL) (allowed-symbols whole left right both) (default whole)) ; which half is cast; both: fused
   (slot amount (type INTEGER) (range 0 ?VARIABLE) (default 0))       ; how many: cards to mill
   (slot criterion (type SYMBOL) (default none))                      ; -> id: the quality that is searched for
   (multislot names (type STRING))                                    ; the card name or names that are chosen
   (slot permission (type SYMBOL) (default none))                     ; -> id: the permission that is used; none: the rules' own
   (slot cost (type SYMBOL) (allowed-symbols mana-cost free alternative) (default mana-cost)) ; which cost is chosen
   (slot method (type SYMBOL) (default none))                         ; the keyword it is cast with: overload, flashback, kicker ...
   (slot x (type INTEGER) (range 0 ?VARIABLE) (default 0))            ; the value announced for X
   (slot waives (type SYMBOL) (default none))                         ; -> id: a cost change that the player would leave out
   (slot for (type SYMBOL) (default none))                            ; -> id: the instruction or event during which it is tried
   (slot step (type INTEGER) (range 0 ?VARIABLE) (default 0)))

(deftemplate instruction
   "A spell, an ability or an effect tells a player to do something. With a source it is one printed line and happens when and if the source resolves; without one it happens at its step. Asserted by the scenario or by a card."
   (slot id (type SYMBOL) (default ?NONE))
   (slot player (type SYMBOL) (default none))                         ; -> player: who is told, where `who` is stated
   (slot who (type SYMBOL) (allowed-symbols stated controller target target-controller opponents players) (default stated)) ; who is told: the stated player, the source's controller, its target, its target's controller, each opponent of its controller, each player
   (slot action (type SYMBOL) (default ?NONE)
      (allowed-symbols mill draw exile-top surveil investigate return put-onto-battlefield discard sacrifice destroy exile
                       counter damage gain-life lose-life create-token tap untap change move pump encode
                        return-highest discard-one discard-hand cast copy cast-copy shuffle reveal reveal-hand gain-control change-text))
   (slot amount (type INTEGER) (range 0 ?VARIABLE) (default 1))
   (slot measure (type SYMBOL)
      (allowed-symbols stated power toughness discards discards-less-one most-discards all-discards) (default stated)) ; what the amount is read from: the power or toughness of its performer or else of its target, the cards discarded for the line before
   (slot source (type SYMBOL) (default none))                         ; -> object: whose printed line it is
   (slot half (type SYMBOL) (allowed-symbols whole left right) (default whole))
   (slot line (type INTEGER) (range 0 ?VARIABLE) (default 0))         ; its place in the printed order of its half, from 1
   (slot target (type INTEGER) (range 0 ?VARIABLE) (default 0))       ; which of the half's targets it is about; 0: none
   (slot performer (type INTEGER) (range 0 ?VARIABLE) (default 0))    ; which of the half's targets performs it; 0: none
   (slot object (type SYMBOL) (default none))                         ; -> object: what it is about, where that is fixed
   (slot criterion (type SYMBOL) (default none))                      ; -> id: what may be chosen for it
   (slot from (type SYMBOL)
      (allowed-symbols library hand graveyard battlefield stack exile command any) (default any)) ; the zone it chooses from
   (slot whose (type SYMBOL) (allowed-symbols any yours) (default any)) ; whose zone it chooses from
   (slot among (type SYMBOL) (default none))                          ; -> id: it chooses among what this instruction has moved
   (slot to (type SYMBOL)
      (allowed-symbols none library hand graveyard battlefield exile) (default none)) ; the zone it moves to, where the action leaves that open or the text changes it
   (slot condition (type SYMBOL) (allowed-symbols none adamant spent treasure done) (default none)) ; it applies only if three of the colour, any of the colour, or mana from a Treasure was spent, or if the line before it was carried out
   (slot colour (type SYMBOL) (allowed-symbols none white blue black red green) (default none)) ; the colour that the condition counts
   (slot until (type SYMBOL) (allowed-symbols none end-of-turn) (default none)) ; how long what it begins lasts, if the text says so
   (slot looks-at (type SYMBOL) (default none))                       ; -> object: whose casting the condition is about; none: its source
   (slot optional (type SYMBOL) (allowed-symbols yes no) (default no))
   (slot for-each (type SYMBOL) (default none))                       ; -> instruction: done once for each card that this one kept on top
   (slot during (type SYMBOL) (default none))                         ; -> id: the event that is still being modified while this is done
   (slot step (type INTEGER) (range 0 ?VARIABLE) (default 0)))        ; when it happens, if it has no source

(deftemplate event
   "Something happens (or has happened) at a step. Asserted by the scenario."
   (slot id (type SYMBOL) (default ?NONE))
   (slot kind (type SYMBOL) (default ?NONE)
      (allowed-symbols resolve enters leaves dies destroy exile sacrifice discard combat-damage damage activate pay-life control-change
                       turn-begins untap-step cleanup to-library return-to-hand lose-game cast put-into-hand put-on-stack state-check
                       declare-blockers))
   (slot object (type SYMBOL) (default none))                         ; -> object: what it happens to, or what does it
   (slot player (type SYMBOL) (default none))                         ; -> player: whom it happens to, or who does it
   (slot to (type SYMBOL)
      (allowed-symbols none library hand graveyard battlefield exile command) (default none)) ; the zone an object is moved to
   (slot ability (type SYMBOL) (default none))                        ; -> ability: which one is activated, where that matters
   (slot recipient (type SYMBOL) (default none))                      ; -> object: what damage is dealt to, if that is no player
   (slot amount (type INTEGER) (range 0 ?VARIABLE) (default 0))
   (slot cause (type SYMBOL) (default none))                          ; -> id: the cost, effect or ability that caused it
   (slot step (type INTEGER) (range 0 ?VARIABLE) (default 0)))

(deftemplate block
   "A creature is declared as a blocker of an attacking creature. Asserted by the scenario with the declaration; whether that is legal is an outcome."
   (slot id (type SYMBOL) (default ?NONE))
   (slot for (type SYMBOL) (default ?NONE))                           ; -> id: the declaration, an event of the kind declare-blockers; its player is the defending one
   (slot blocker (type SYMBOL) (default ?NONE))                       ; -> object
   (slot attacker (type SYMBOL) (default ?NONE)))                     ; -> object

(deftemplate choice
   "What a player chose when an instruction or an offer gave a choice. Asserted by the scenario; whether it was legal is an outcome."
   (slot id (type SYMBOL) (default ?NONE))
   (slot player (type SYMBOL) (default ?NONE))                        ; -> player
   (slot for (type SYMBOL) (default ?NONE))                           ; -> id: the instruction that asks for it
   (slot number (type INTEGER) (range 1 ?VARIABLE) (default 1))       ; which of its repetitions or of its choices: 2 for the second draw, or for the order after a surveil
   (multislot option (type SYMBOL) (default ?NONE)))                  ; -> id: what is chosen, in the order that matters

(deftemplate cost
   "Something that must be, or may be, done to pay for an attempt or an event. Asserted by the scenario or by a card."
   (slot id (type SYMBOL) (default ?NONE))
   (slot of (type SYMBOL) (default ?NONE))                            ; -> id: the attempt or the event that it pays for
   (slot payer (type SYMBOL) (default ?NONE))                         ; -> player
   (slot action (type SYMBOL) (default ?NONE)
      (allowed-symbols mill exile-top sacrifice discard mana tap pay-life reveal))
   (slot amount (type INTEGER) (range 0 ?VARIABLE) (default 1))
   (slot criterion (type SYMBOL) (default none))                      ; -> id: what must be sacrificed or discarded
   (slot with (type SYMBOL) (default none))                           ; -> object: what it is paid with
   (multislot mana (type SYMBOL INTEGER))                             ; for mana: the symbols
   (slot nature (type SYMBOL) (allowed-symbols mandatory optional) (default mandatory))
   (slot either (type SYMBOL) (default none))                         ; costs with the same word here are alternatives: one of them is to be paid
   (slot paid (type SYMBOL) (allowed-symbols yes no) (default yes)))  ; whether the player would pay it

(deftemplate criterion
   "One quality that something must have; several facts with one id must all hold. Asserted by the scenario or by a card."
   (slot id (type SYMBOL) (default ?NONE))                            ; -> shared id
   (slot aspect (type SYMBOL) (default ?NONE)
      (allowed-symbols names colors types subtypes supertypes mana-value kind zone controller keyword power toughness))
   (slot test (type SYMBOL) (allowed-symbols at-most at-least one-of none-of below shares counters) (default one-of)) ; below: less than an object has; shares: something that an object has; counters: as many as there are counters of a kind on an object
   (multislot value (default ?NONE)))

(deftemplate count
   "An effect counts the objects in a zone that are like something. Asserted by the scenario or by a card."
   (slot id (type SYMBOL) (default ?NONE))
   (slot zone (type SYMBOL)
      (allowed-symbols library hand graveyard battlefield stack exile command) (default ?NONE))
   (slot player (type SYMBOL) (default any))                          ; -> player: whose zone, or who controls it; any: everybody's
   (slot criterion (type SYMBOL) (default none))                      ; -> id: what is counted must be like this
   (slot step (type INTEGER) (range 0 ?VARIABLE) (default 0)))

(deftemplate part
   "One of the things that a choice for an instruction is to be made of: an artifact, a creature and a land are three parts. Asserted by the scenario or by a card."
   (slot of (type SYMBOL) (default ?NONE))                            ; -> instruction
   (slot criterion (type SYMBOL) (default ?NONE)))                    ; -> id: what is chosen for this part must be like this

(deftemplate chosen-name
   "A card name that was chosen for an effect. Asserted by the scenario."
   (slot id (type SYMBOL) (default ?NONE))
   (slot object (type SYMBOL) (default none))                         ; -> object: whose effect it was chosen for
   (slot name (type STRING) (default ?NONE)))

(deftemplate chosen-words
   "The words that a player chose for a line that changes a word in a text. Asserted by the scenario; whether that is legal is an outcome."
   (slot id (type SYMBOL) (default ?NONE))
   (slot player (type SYMBOL) (default ?NONE))                        ; -> player
   (slot for (type SYMBOL) (default ?NONE))                           ; -> instruction
   (slot from (type SYMBOL) (default ?NONE))                          ; the word that is changed: a colour or a basic land type
   (slot to (type SYMBOL) (default ?NONE)))                           ; the word that it becomes

(deftemplate question
   "The person asks for one aspect of one thing. It changes nothing but what is shown, and is reported as unruled if no ruling speaks to it."
   (slot about (type SYMBOL) (default ?NONE))                         ; -> id
   (slot aspect (type SYMBOL) (default ?NONE)))
