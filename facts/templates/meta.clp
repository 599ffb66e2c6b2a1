; Meta: about the rule base and the scenarios. Only `aspect`, `overrides`, `card-type` and `casting-keyword` are matched by rules.

(deftemplate aspect
   "A kind of thing that a ruling can say. Declared in facts/aspects.clp."
   (slot name (type SYMBOL) (default ?NONE))
   (slot valued (type SYMBOL) (allowed-symbols one many) (default ?NONE)) ; one: two different values are a conflict
   (slot cant (type SYMBOL) (default none))                           ; the value that means "can't", and so beats the others (CR 101.2)
   (multislot values)                                                 ; the symbols it may have; empty: open
   (slot answer (type SYMBOL) (allowed-symbols yes asked no) (default yes)) ; asked: shown where somebody asks for it; no: a step on the way
   (slot meaning (type STRING) (default ?NONE)))

(deftemplate card-type
   "The subtypes that belong to one card type (CR 205.3). Declared in facts/card-types.clp."
   (slot name (type SYMBOL) (default ?NONE))
   (multislot subtypes (type SYMBOL)))

(deftemplate casting-keyword
   "A keyword ability that gives a spell a cost (CR 702). Declared in facts/keywords.clp."
   (slot name (type SYMBOL) (default ?NONE))
   (slot cost (type SYMBOL) (allowed-symbols alternative additional) (default ?NONE)) ; paid rather than the mana cost, or besides it
   (slot zone (type SYMBOL) (allowed-symbols any hand graveyard) (default any)) ; where the card must be
   (slot cr (type STRING) (default ?NONE)))

(deftemplate keyword-abilities
   "Keyword abilities (CR 702) by what follows the word on a card. Declared in facts/keywords.clp; the text of stored cards is read by it."
   (slot takes (type SYMBOL) (default ?NONE)
      (allowed-symbols nothing number cost number-and-cost qualities quality)) ; qualities: colours or types; quality: words of any kind
   (multislot names (type SYMBOL)))                                   ; where two words belong together, with a hyphen

(deftemplate ruling
   "A documented ruling. One in each rule file."
   (slot id (type SYMBOL) (default ?NONE))
   (slot title (type STRING) (default ?NONE))
   (slot says (type STRING) (default ?NONE))                          ; one sentence; {variable} stands for the rule's binding
   (multislot cr (type STRING)))                                      ; Comprehensive Rules numbers

(deftemplate encodes
   "A ruling encodes a passage of a document."
   (slot ruling (type SYMBOL) (default ?NONE))
   (slot document (type SYMBOL) (default ?NONE))
   (multislot passage (type INTEGER) (default ?NONE)))

(deftemplate overrides
   "Where both speak about the same aspect of the same thing, the first ruling defeats the second."
   (slot ruling (type SYMBOL) (default ?NONE))
   (slot over (type SYMBOL) (default ?NONE)))

(deftemplate sentence
   "The sentence of one rule of a ruling that has several."
   (slot rule (type SYMBOL) (default ?NONE))
   (slot text (type STRING) (default ?NONE)))

(deftemplate equivalent
   "A change to a rule that no scenario can notice, and why; `rulings mutate` then doesn't ask for one."
   (slot rule (type SYMBOL) (default ?NONE))
   (slot change (type STRING) (default ?NONE))                        ; as `rulings mutate` words it
   (slot reason (type STRING) (default ?NONE)))

(deftemplate phrase
   "How a fact of a template reads in English, where the slots named in `when` have the values that follow them."
   (slot template (type SYMBOL) (default ?NONE))
   (multislot when)
   (slot text (type STRING) (default ?NONE))
   (slot absent (type STRING) (default ""))                           ; how it reads that there is none
   (slot noun (type STRING) (default "")))                            ; what its id is called in other sentences; several facts with one id are joined

(deftemplate verb
   "How an action reads in English. Declared in facts/verbs.clp."
   (slot action (type SYMBOL) (default ?NONE))
   (slot text (type STRING) (default ?NONE)))                         ; {amount} stands for how many or how much

(deftemplate passage
   "One passage of a source document: its gist in our words and the hash of its text."
   (slot document (type SYMBOL) (default ?NONE))
   (slot number (type INTEGER) (range 1 ?VARIABLE) (default ?NONE))
   (slot gist (type STRING) (default ?NONE))
   (multislot cr (type STRING))
   (slot sha256 (type STRING) (default ?NONE)))

(deftemplate published
   "A ruling encodes a text that was published as a ruling on cards. Stated in facts/documents/*.fct, where `rulings sources link` writes it."
   (slot sha256 (type STRING) (default ?NONE))                        ; the hash of the text
   (slot ruling (type SYMBOL) (default ?NONE))
   (slot card (type STRING) (default ""))                             ; one of the cards
   (slot sketch (type STRING) (default "")))                          ; tells whether another text is nearly the same

(deftemplate published-no-rule
   "A text that was published as a ruling on cards states no rule of play. Stated beside the published facts."
   (slot sha256 (type STRING) (default ?NONE))
   (slot reason (type STRING) (default ?NONE))
   (slot card (type STRING) (default ""))
   (slot sketch (type STRING) (default "")))

(deftemplate cr-rule
   "One rule of the Comprehensive Rules that a ruling cites: the edition that was read and the hash of the rule's text in it."
   (slot number (type STRING) (default ?NONE))
   (slot edition (type STRING) (default ?NONE))
   (slot sha256 (type STRING) (default ""))                           ; empty where only a later edition has the rule
   (slot sketch (type STRING) (default "")))                          ; tells whether another text is nearly the same

(deftemplate scenario
   "What a scenario file is called. One in each file."
   (slot id (type SYMBOL) (default ?NONE))
   (slot title (type STRING) (default ?NONE)))

(deftemplate expect
   "An outcome that must follow. Slots that are left out may be anything."
   (slot about (type SYMBOL) (default ?NONE))
   (slot aspect (type SYMBOL) (default ?NONE))
   (multislot value)
   (slot by (type SYMBOL) (default any))
   (slot step (type INTEGER) (default -1)))

(deftemplate expect-no
   "An outcome that must not follow. Slots that are left out may be anything."
   (slot about (type SYMBOL) (default ?NONE))
   (slot aspect (type SYMBOL) (default ?NONE))
   (multislot value)
   (slot by (type SYMBOL) (default any))
   (slot step (type INTEGER) (default -1)))

(deftemplate card
   "The card that a file in facts/cards describes. In the other facts of the file `this` stands for the card's object."
   (slot name (type STRING) (default ?NONE))
   (slot id (type SYMBOL) (default this)))

(deftemplate use-card
   "A scenario's way to put a known card into the game: it unfolds to the card's object, location, faces and abilities."
   (slot name (type STRING) (default ?NONE))
   (slot object (type SYMBOL) (default ?NONE))
   (slot owner (type SYMBOL) (default ?NONE))                         ; -> player
   (slot kind (type SYMBOL) (allowed-symbols card token copy) (default card))
   (slot zone (type SYMBOL)
      (allowed-symbols library hand graveyard battlefield stack exile command) (default ?NONE))
   (slot player (type SYMBOL) (default none))                         ; -> player: the controller; none: the owner
   (slot place (type INTEGER) (range 0 ?VARIABLE) (default 0))
   (slot since (type INTEGER) (range 0 ?VARIABLE) (default 0)))
