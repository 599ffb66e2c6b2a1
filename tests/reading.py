"""A small vocabulary for the tests of what reads facts."""

from __future__ import annotations

from pathlib import Path

from pyshell.cards import Cards
from pyshell.vocabulary import Vocabulary

STATE = """
(deftemplate player "A player."
   (slot id (type SYMBOL) (default ?NONE))
   (slot name (type STRING) (default "")))
(deftemplate game-object "An object."
   (slot id (type SYMBOL) (default ?NONE))
   (slot kind (type SYMBOL) (allowed-symbols card token copy) (default card))
   (slot owner (type SYMBOL) (default ?NONE)))           ; -> player: who owns it
(deftemplate face "A face."
   (slot object (type SYMBOL) (default ?NONE))           ; -> object
   (slot name (type STRING) (default ?NONE))
   (multislot mana-cost (type SYMBOL INTEGER))
   (multislot types (type SYMBOL) (allowed-symbols instant sorcery creature)))
(deftemplate location "A place."
   (slot object (type SYMBOL) (default ?NONE))           ; -> object
   (slot zone (type SYMBOL) (allowed-symbols library hand graveyard stack) (default ?NONE))
   (slot player (type SYMBOL) (default none))            ; -> player
   (slot place (type INTEGER) (range 0 ?VARIABLE) (default 0))
   (slot step (type INTEGER) (range 0 ?VARIABLE) (default 0)))
(deftemplate library "A library."
   (slot player (type SYMBOL) (default ?NONE))           ; -> player
   (slot size (type INTEGER) (range 0 60) (default ?NONE)))
(deftemplate target "A target."
   (slot id (type SYMBOL) (default ?NONE))
   (slot object (type SYMBOL) (default ?NONE)))          ; -> object|player: what is targeted
"""
ASKED = """
(deftemplate attempt "An attempt."
   (slot id (type SYMBOL) (default ?NONE))
   (slot player (type SYMBOL) (default ?NONE))           ; -> player
   (slot object (type SYMBOL) (default none))            ; -> object
   (slot criterion (type SYMBOL) (default none))         ; -> id: the quality
   (slot ratio (type FLOAT) (range 0.0 1.0) (default 0.5)))
(deftemplate criterion "A quality."
   (slot id (type SYMBOL) (default ?NONE))               ; -> shared id
   (slot aspect (type SYMBOL) (allowed-symbols names types) (default ?NONE))
   (multislot value (default ?NONE)))
(deftemplate question "A question."
   (slot about (type SYMBOL) (default ?NONE))            ; -> id
   (slot aspect (type SYMBOL) (default ?NONE)))
"""
DERIVED = """
(deftemplate outcome "An outcome." (slot about) (slot aspect (type SYMBOL)) (multislot value))
(deftemplate defeated "A defeat." (slot finding (type FACT-ADDRESS) (default ?NONE)))
"""
META = """
(deftemplate aspect "An aspect."
   (slot name (type SYMBOL) (default ?NONE))
   (slot valued (type SYMBOL) (allowed-symbols one many) (default ?NONE))
   (slot cant (type SYMBOL) (default none))
   (multislot values)
   (slot meaning (type STRING) (default "")))
(deftemplate phrase "A phrase."
   (slot template (type SYMBOL) (default ?NONE))
   (multislot when)
   (slot text (type STRING) (default ?NONE))
   (slot absent (type STRING) (default ""))
   (slot noun (type STRING) (default "")))
(deftemplate ruling "A ruling." (slot id (type SYMBOL)))
(deftemplate scenario "A scenario." (slot id (type SYMBOL) (default ?NONE)) (slot title (type STRING) (default ?NONE)))
(deftemplate expect "Must follow."
   (slot about (type SYMBOL) (default ?NONE)) (slot aspect (type SYMBOL) (default ?NONE))
   (multislot value) (slot by (type SYMBOL) (default any)) (slot step (type INTEGER) (default -1)))
(deftemplate expect-no "Must not follow."
   (slot about (type SYMBOL) (default ?NONE)) (slot aspect (type SYMBOL) (default ?NONE))
   (multislot value) (slot by (type SYMBOL) (default any)) (slot step (type INTEGER) (default -1)))
(deftemplate card "A card." (slot name (type STRING) (default ?NONE)) (slot id (type SYMBOL) (default this)))
(deftemplate use-card "Put a card into the game."
   (slot name (type STRING) (default ?NONE))
   (slot object (type SYMBOL) (default ?NONE))
   (slot owner (type SYMBOL) (default ?NONE))            ; -> player
   (slot kind (type SYMBOL) (allowed-symbols card token copy) (default card))
   (slot zone (type SYMBOL) (allowed-symbols library hand graveyard stack) (default ?NONE))
   (slot player (type SYMBOL) (default none))            ; -> player
   (slot place (type INTEGER) (range 0 ?VARIABLE) (default 0)))
"""
ASPECTS = """
(deffacts aspects "What rulings say."
   (aspect (name legality) (valued one) (cant illegal) (values legal illegal))
   (aspect (name amount) (valued one))
   (aspect (name colors) (valued many) (values white red)))
"""
BREAKING = """
(card (name "Breaking // Entering") (id this))
(face (object this) (name "Breaking") (mana-cost U B) (types sorcery))
(face (object this) (name "Entering") (mana-cost 4 B R) (types sorcery))
(target (id this-target) (object this))
"""
ASSAULT = """
(card (name "Assault // Battery"))
(face (object this) (name "Assault") (mana-cost R))
"""
LIM_DUL = """
; One of those with an accent.
(card (name "Lim-Dûl's Vault") (id this))
(face (object this) (name "Lim-Dûl's Vault") (mana-cost U B) (types instant))
"""


def vocabulary(extra: str = "") -> Vocabulary:
    """The vocabulary above, with more deffacts if wanted."""
    kinds = {"state": STATE, "asked": ASKED, "derived": DERIVED, "meta": META, "aspects": ASPECTS, "extra": extra}
    return Vocabulary.read((text, f"{kind}.clp") for kind, text in kinds.items())


def cards(words: Vocabulary, **more: str) -> Cards:
    """The cards above, as if each stood in a file, and more."""
    texts = {"breaking-entering": BREAKING, "assault-battery": ASSAULT, "lim-duls-vault": LIM_DUL, **more}
    return Cards({Path(f"cards/{slug}.fct"): text for slug, text in texts.items()}, words)
