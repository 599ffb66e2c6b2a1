; State: the game as it stands. Scenarios assert these facts; frame rules carry what can change from step to step.
; A comment after a slot says what the slot means. "-> object", "-> player", "-> id": the value names such a thing.

(deftemplate player
   "A player in the game, asserted by the scenario. Seats are numbered in turn order; a player who has left is out."
   (slot id (type SYMBOL) (default ?NONE))
   (slot name (type STRING) (default ""))                             ; how explanations call the player; empty: the id
   (slot seat (type INTEGER) (range 0 ?VARIABLE) (default 0))         ; place in turn order, from 1; 0 where it doesn't matter
   (slot range (type SYMBOL INTEGER) (default unlimited))             ; range of influence, in seats to either side
   (slot life (type SYMBOL INTEGER) (default unstated))
   (slot status (type SYMBOL) (allowed-symbols in out) (default in)))

(deftemplate turn
   "Whose turn it is and which part of it, asserted by the scenario."
   (slot active (type SYMBOL) (default ?NONE))                        ; -> player: the active player
   (slot phase (type SYMBOL) (allowed-symbols beginning main combat ending) (default main)))

(deftemplate game-object
   "An object (CR 109.1): a card, a token, a copy of a card or spell, or an ability on the stack. Asserted by the scenario, or by a rule that creates it."
   (slot id (type SYMBOL) (default ?NONE))
   (slot kind (type SYMBOL) (allowed-symbols card token copy ability) (default card))
   (slot owner (type SYMBOL) (default ?NONE))                         ; -> player
   (slot copy-of (type SYMBOL) (default none))                        ; -> object: what a copy or token copies
   (slot source (type SYMBOL) (default none)))                        ; -> object: whose ability it is (CR 113.7)

(deftemplate face
   "What is printed on an object, or on one half of it. Asserted by the scenario, by a card, or by a rule that creates the object."
   (slot object (type SYMBOL) (default ?NONE))                        ; -> object
   (slot half (type SYMBOL) (allowed-symbols whole left right inset back flipped melded) (default whole)) ; inset, back, flipped, melded: what a card is only at times (CR 710, 712, 715); whole is then what it is otherwise
   (slot name (type STRING) (default ?NONE))
   (multislot mana-cost (type SYMBOL INTEGER))                        ; symbols in order: 4 B R, X, B/G; a number is generic mana
   (multislot colors (type SYMBOL) (allowed-symbols white blue black red green)) ; only where no mana cost gives them: a token's or an indicator's
   (multislot supertypes (type SYMBOL))
   (multislot types (type SYMBOL)
      (allowed-symbols artifact battle creature enchantment instant kindred land planeswalker sorcery
                       conspiracy dungeon phenomenon plane scheme vanguard))
   (multislot subtypes (type SYMBOL))
   (slot power (type SYMBOL INTEGER) (default unstated))
   (slot toughness (type SYMBOL INTEGER) (default unstated)))

(deftemplate location
   "Where an object is as a step begins. The scenario states it for step 0; a frame rule carries it on. An object that changes zones starts a new stay, and is a new object (CR 400.7)."
   (slot object (type SYMBOL) (default ?NONE))                        ; -> object
   (slot zone (type SYMBOL)
      (allowed-symbols library hand graveyard battlefield stack exile command ceased) (default ?NONE))
   (slot player (type SYMBOL) (default none))                         ; -> player: whose zone it is; on the battlefield and the stack the controller
   (slot place (type INTEGER) (range 0 ?VARIABLE) (default 0))        ; in a library, counted from the top, from 1; 0 where the order isn't known
   (slot since (type INTEGER) (range 0 ?VARIABLE) (default 0))        ; the step with which this stay began
   (slot step (type INTEGER) (range 0 ?VARIABLE) (default 0)))

(deftemplate library
   "How many cards a player's library holds as a step begins. The scenario states it for step 0; a frame rule carries it on."
   (slot player (type SYMBOL) (default ?NONE))                        ; -> player
   (slot size (type INTEGER) (range 0 ?VARIABLE) (default ?NONE))
   (slot step (type INTEGER) (range 0 ?VARIABLE) (default 0)))

(deftemplate spell
   "How an object on the stack was put there. Asserted by the scenario, or by a rule that makes a copy."
   (slot object (type SYMBOL) (default ?NONE))                        ; -> object
   (slot half (type SYMBOL) (allowed-symbols whole left right both) (default whole)) ; the half that was cast; both: fused
   (slot from (type SYMBOL)
      (allowed-symbols library hand graveyard battlefield stack exile command unstated) (default unstated)) ; the zone it was cast from
   (slot cast (type SYMBOL) (allowed-symbols yes no) (default yes))   ; no: put on the stack as a copy
   (slot cost (type SYMBOL) (allowed-symbols mana-cost free alternative) (default mana-cost)) ; which cost was chosen
   (slot method (type SYMBOL) (default none))                         ; the keyword it was cast with: flashback, overload ...
   (slot x (type INTEGER) (range 0 ?VARIABLE) (default 0)))           ; the value announced for X

(deftemplate mana-spent
   "Mana of one colour or source that was spent to cast a spell. Asserted by the scenario."
   (slot spell (type SYMBOL) (default ?NONE))                         ; -> object
   (slot mana (type SYMBOL) (allowed-symbols white blue black red green colorless) (default ?NONE))
   (slot amount (type INTEGER) (range 1 ?VARIABLE) (default 1))
   (slot as (type SYMBOL) (allowed-symbols itself white blue black red green any) (default itself)) ; what an effect let it be spent as
   (slot source (type SYMBOL) (default unstated)))                    ; what produced it, where that matters: treasure

(deftemplate ability
   "A keyword ability or another static ability that an object or a player has, or a keyword action with its number (surveil 2). Asserted by the scenario, by a card, or by a rule that creates the object."
   (slot id (type SYMBOL) (default ?NONE))
   (slot object (type SYMBOL) (default ?NONE))                        ; -> object|player
   (slot keyword (type SYMBOL) (default ?NONE))                       ; dredge, fuse, cipher, hexproof, protection, aftermath ...
   (slot half (type SYMBOL) (allowed-symbols whole left right) (default whole))
   (slot amount (type INTEGER) (default 0))                           ; the N of dredge N
   (slot times (type SYMBOL) (allowed-symbols any once) (default any)) ; how often in a turn an activated ability may be activated
   (multislot cost (type SYMBOL INTEGER))                             ; the cost of flashback, kicker ...; mana-cost: its mana cost, a negative number: so much less
   (multislot quality (type SYMBOL)))                                 ; what protection is from: a colour, a card type

(deftemplate mana-available
   "The mana that a player can spend on a cost, asserted by the scenario. Where nothing is said the player is taken to have enough."
   (slot player (type SYMBOL) (default ?NONE))                        ; -> player
   (multislot sources (type SYMBOL)))                                 ; one for each mana: G, C, G/W where it can be either, any for any colour

(deftemplate trigger
   "A triggered ability: which event it waits for. Asserted by the scenario, by a card, or by a rule that gives it to an object."
   (slot id (type SYMBOL) (default ?NONE))
   (slot object (type SYMBOL) (default ?NONE))                        ; -> object: whose ability it is
   (slot on (type SYMBOL) (default ?NONE)
      (allowed-symbols mill draw discard sacrifice enters leaves dies to-graveyard from-graveyard to-library investigate
                       surveil combat-damage combat-damage-to-creature cast becomes-copy loses-life end-step graveyard-to-hand))
   (slot whose (type SYMBOL) (allowed-symbols anyone you opponent) (default anyone)) ; whose doing or whose object, seen from the controller
   (slot subject (type SYMBOL) (allowed-symbols any itself another) (default any))   ; itself: its own object; another: any but its own object
   (slot criterion (type SYMBOL) (default none))                      ; -> id: what the object must be like
   (slot each (type SYMBOL) (allowed-symbols object batch) (default object)) ; batch: "one or more" triggers once for all at once
   (slot times (type SYMBOL) (allowed-symbols every first) (default every)) ; first: only for the first such event of a turn
   (slot optional (type SYMBOL) (allowed-symbols yes no) (default no)))

(deftemplate effect
   "A continuous effect that changes an object's characteristics, asserted by the scenario: it gains, loses or becomes values of one aspect, or loses all of it."
   (slot id (type SYMBOL) (default ?NONE))
   (slot object (type SYMBOL) (default ?NONE))                        ; -> object: what is changed; any: everything in the zone
   (slot zone (type SYMBOL) (allowed-symbols none battlefield graveyard) (default none)) ; where everything is changed
   (slot source (type SYMBOL) (default none))                         ; -> object: the permanent whose ability it is, and with which it ends
   (slot aspect (type SYMBOL) (allowed-symbols types subtypes colors abilities power toughness text copy) (default ?NONE))
   (slot change (type SYMBOL) (allowed-symbols gains loses becomes loses-all switches) (default ?NONE)) ; switches: power and toughness
   (multislot value)                                                  ; for abilities, their ids; for loses-all of subtypes, the card type whose subtypes go; for power and toughness, what it becomes or gains: a number; for text, the word that is changed and the word that it becomes; for copy, the object that it becomes a copy of
   (slot from (type INTEGER) (default 0)))                            ; the step with which it begins; below 0: before the scenario, the lower the earlier

(deftemplate copy-exception
   "What an effect that makes a permanent a copy says to be otherwise on the copy. Asserted by the scenario."
   (slot of (type SYMBOL) (default ?NONE))                            ; -> effect
   (slot aspect (type SYMBOL) (allowed-symbols names colors types subtypes power toughness abilities) (default ?NONE))
   (slot change (type SYMBOL) (allowed-symbols gains becomes) (default ?NONE))
   (multislot value))                                                 ; for abilities, the ids of those that it has besides

(deftemplate counters
   "How many counters of one kind are on an object as a step begins. The scenario states it for step 0; a frame rule carries it on."
   (slot object (type SYMBOL) (default ?NONE))                        ; -> object
   (slot kind (type SYMBOL) (default +1/+1))
   (slot amount (type INTEGER) (range 0 ?VARIABLE) (default ?NONE))
   (slot step (type INTEGER) (range 0 ?VARIABLE) (default 0)))

(deftemplate tapped
   "A permanent is tapped as a step begins. The scenario states it for step 0; a frame rule carries it on."
   (slot object (type SYMBOL) (default ?NONE))                        ; -> object
   (slot step (type INTEGER) (range 0 ?VARIABLE) (default 0)))

(deftemplate attacking
   "A creature is attacking a player as a step begins. The scenario states it for step 0; a frame rule carries it on."
   (slot object (type SYMBOL) (default ?NONE))                        ; -> object
   (slot player (type SYMBOL) (default ?NONE))                        ; -> player: the defending player
   (slot step (type INTEGER) (range 0 ?VARIABLE) (default 0)))

(deftemplate block-effect
   "An effect that says who can't block, who must block if able, or who blocks only for a cost. Asserted by the scenario or by a card."
   (slot id (type SYMBOL) (default ?NONE))
   (slot blocker (type SYMBOL) (default any))                         ; -> object: only this creature; any: every creature that the rest allows
   (slot attacker (type SYMBOL) (default any))                        ; -> object: only in blocking this creature
   (slot criterion (type SYMBOL) (default none))                      ; -> id: blockers are meant that are like this now; power and toughness stand alone in it
   (slot says (type SYMBOL) (allowed-symbols cant must costs) (default ?NONE)))

(deftemplate encoded
   "An exiled card with cipher is encoded on a creature as a step begins (CR 702.99). The scenario states it for step 0; a frame rule carries it on."
   (slot card (type SYMBOL) (default ?NONE))                          ; -> object
   (slot creature (type SYMBOL) (default ?NONE))                      ; -> object
   (slot step (type INTEGER) (range 0 ?VARIABLE) (default 0)))

(deftemplate target
   "A target chosen for a spell or ability, asserted by the scenario with the attempt or the spell it belongs to."
   (slot id (type SYMBOL) (default ?NONE))
   (slot of (type SYMBOL) (default ?NONE))                            ; -> id: the spell's object, or the attempt that casts it
   (slot half (type SYMBOL) (allowed-symbols whole left right) (default whole))
   (slot number (type INTEGER) (range 1 ?VARIABLE) (default 1))       ; which of the half's targets
   (slot object (type SYMBOL) (default ?NONE))                        ; -> object|player
   (slot criterion (type SYMBOL) (default none))                      ; -> id: what the target must be like
   (slot zone (type SYMBOL)
      (allowed-symbols graveyard battlefield stack exile none) (default battlefield)) ; where it was when it was chosen; none for a player
   (slot since (type INTEGER) (range -1 ?VARIABLE) (default 0)))      ; the stay in which it was chosen; -1: one that ended before step 0

(deftemplate aim
   "One target that a spell asks for. Asserted by the scenario or by a card."
   (slot object (type SYMBOL) (default ?NONE))                        ; -> object
   (slot half (type SYMBOL) (allowed-symbols whole left right) (default whole))
   (slot number (type INTEGER) (range 1 ?VARIABLE) (default 1))       ; which of the half's targets
   (slot optional (type SYMBOL) (allowed-symbols yes no) (default no))) ; yes: the spell asks for up to one

(deftemplate redirection
   "An effect on one spell: if it would go to a graveyard, it goes elsewhere. Asserted by the scenario; it ends when the spell leaves the stack."
   (slot id (type SYMBOL) (default ?NONE))
   (slot object (type SYMBOL) (default ?NONE))                        ; -> object
   (slot since (type INTEGER) (range 0 ?VARIABLE) (default 0))        ; the stay on the stack that it is about
   (slot to (type SYMBOL) (allowed-symbols library hand exile) (default exile)))

(deftemplate prohibition
   "An effect that says a player can't do something, asserted by the scenario or by a card."
   (slot id (type SYMBOL) (default ?NONE))
   (slot object (type SYMBOL) (default none))                         ; -> object: where it comes from
   (slot player (type SYMBOL) (default any))                          ; -> player: whom it binds; any: everybody
   (slot action (type SYMBOL) (default ?NONE)
      (allowed-symbols cast draw mill search activate dredge sacrifice discard target untap)) ; untap: the object-bound one stays tapped in its controller's next untap step
   (slot criterion (type SYMBOL) (default none))                      ; -> id: only for what is like this
   (slot object-bound (type SYMBOL) (default none))                   ; -> object: only for this object
   (slot allowance (type INTEGER) (range 0 ?VARIABLE) (default 0)))   ; how many are still allowed this turn

(deftemplate permission
   "An effect that lets a player cast something, asserted by the scenario or by a card."
   (slot id (type SYMBOL) (default ?NONE))
   (slot player (type SYMBOL) (default ?NONE))                        ; -> player
   (slot object (type SYMBOL) (default any))                          ; -> object: what may be cast; any: whatever the rest allows
   (slot half (type SYMBOL) (allowed-symbols any left right) (default any))
   (slot zone (type SYMBOL) (allowed-symbols any library hand graveyard exile command) (default any))
   (slot whose (type SYMBOL) (default any))                           ; -> player: whose hand, library or graveyard
   (slot criterion (type SYMBOL) (default none))                      ; -> id: what is cast must be like this
   (slot judges (type SYMBOL) (allowed-symbols spell card) (default spell)) ; whether the criterion speaks of the spell or of the card
   (slot cost (type SYMBOL) (allowed-symbols mana-cost free alternative) (default mana-cost)) ; what it lets the player pay
   (slot method (type SYMBOL) (default none))                         ; the keyword it works by: flashback, miracle ...
   (slot any-mana (type SYMBOL) (allowed-symbols yes no) (default no)) ; mana of any type may be spent
   (slot during (type SYMBOL) (default none)))                        ; -> id: only while this resolves

(deftemplate cost-change
   "An effect that makes spells cost more or less, asserted by the scenario or by a card."
   (slot id (type SYMBOL) (default ?NONE))
   (slot object (type SYMBOL) (default any))                          ; -> object: only this card; any: all that the rest allows
   (slot player (type SYMBOL) (default any))                          ; -> player: whose spells; any: everybody's
   (slot criterion (type SYMBOL) (default none))                      ; -> id: only spells like this
   (slot change (type SYMBOL) (allowed-symbols increase reduction minimum) (default ?NONE))
   (slot amount (type INTEGER) (range 0 ?VARIABLE) (default ?NONE))   ; generic mana
   (slot optional (type SYMBOL) (allowed-symbols yes no) (default no))) ; yes: its effect says that the player may

(deftemplate replacement
   "A replacement effect: what it replaces and by what, asserted by the scenario or by a card."
   (slot id (type SYMBOL) (default ?NONE))
   (slot object (type SYMBOL) (default none))                         ; -> object: where it comes from
   (slot of (type SYMBOL) (default ?NONE)
      (allowed-symbols mill draw investigate surveil pay-life to-graveyard dies token-creation))
   (slot player (type SYMBOL) (default any))                          ; -> player: whose event is replaced; any: everybody's
   (slot whose (type SYMBOL) (allowed-symbols anyone you opponent) (default anyone)) ; whose event, seen from the controller of its object
   (slot change (type SYMBOL) (default ?NONE)
      (allowed-symbols multiply add exile-instead exile-from-library look-at-more))
   (slot amount (type INTEGER) (range 0 ?VARIABLE) (default 0)))      ; the factor, or how many more
