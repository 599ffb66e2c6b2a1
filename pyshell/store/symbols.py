"""Turns printed words and mana symbols into the symbols of facts."""

from __future__ import annotations

import re
from unicodedata import combining, normalize

from pyshell.model import Symbol, Value

COLORS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
"""The letters of the colours, in their order."""

_MANA = re.compile(r"\{([^{}]+)\}")
_PUNCTUATION = re.compile(r"[\s()&|~;\"<?]+")


def symbol(words: str) -> Symbol:
    """Words as one symbol: lower case, hyphens between them, no accents."""
    plain = "".join(letter for letter in normalize("NFKD", words.lower()) if not combining(letter))
    return Symbol(_PUNCTUATION.sub("-", plain.replace("’", "'").strip()).strip("-"))


def symbols(words: tuple[str, ...]) -> tuple[Symbol, ...]:
    """Each of the words as a symbol."""
    return tuple(map(symbol, words))


def mana(cost: str) -> tuple[Value, ...]:
    """The symbols of a cost like ``{4}{B/R}``: numbers for generic mana, else symbols; empty where there is none."""
    return tuple(int(one) if one.isdecimal() and one.isascii() else Symbol(one) for one in _MANA.findall(cost))


def color(letter: str) -> Symbol:
    """The colour that a letter stands for."""
    return Symbol(COLORS.get(letter, letter.lower()))
