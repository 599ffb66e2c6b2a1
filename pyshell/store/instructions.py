"""Reads what a spell's text tells somebody to do, where every sentence of it is one of a few common ones.

A text with anything else in it gives nothing: printed lines follow one another, and none may be missing among them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from pyshell.model import Symbol
from pyshell.store.keywords import Keywords, without_reminders

_NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_COUNT = {"a": 1, "an": 1} | {word: number for number, word in enumerate(_NUMBERS, 1)}
_AMOUNT = rf"(?P<amount>\d+|an?|{'|'.join(_NUMBERS)})"
_WHO = {
    "you": "controller",
    "target player": "target",
    "target opponent": "target",
    "each opponent": "opponents",
}
_SENTENCE = re.compile(
    rf"""(?:(?P<who>{"|".join(who.replace(" ", chr(92) + " ") for who in _WHO)})\ )?
         (?P<action>mill|draw|surveil|investigate|gain|lose)(?P<third>s)?
         (?:\ {_AMOUNT})?
         (?P<object>\ cards?|\ life)?""",
    re.IGNORECASE | re.VERBOSE,
)
_ADAMANT = re.compile(
    r"Adamant — If at least three (?P<colour>white|blue|black|red|green) mana was spent to cast this spell, "
    r"(?P<rest>.+)"
)
_BETWEEN = re.compile(r"(?<=\.)\s+|,? then | and ")
_OBJECTS = {"mill": "card", "draw": "card", "surveil": "", "investigate": "", "gain": "life", "lose": "life"}


@dataclass(frozen=True)
class Line:
    """One printed line: who is told (a value of ``instruction``'s slot ``who``), to do what, how many; its place in
    the text, from 1; which target it is about (0: none); the colour that adamant counts (none: no condition)."""

    who: Symbol
    action: Symbol
    amount: int
    number: int
    target: int
    colour: Symbol


def lines(text: str, keywords: Keywords) -> tuple[Line, ...]:
    """The lines of a spell's text, keyword abilities left out; none if a sentence isn't understood."""
    found: list[Line] = []
    who = "controller"
    targeted = False
    for sentence in _sentences(text, keywords):
        adamant = _ADAMANT.fullmatch(sentence)
        told = _SENTENCE.fullmatch(adamant["rest"] if adamant else sentence)
        if not told or (told["object"] or "").strip().rstrip("s") != _OBJECTS[told["action"].lower()]:
            return ()
        # "Draws" without saying who goes on about the one before, "draw" is about the controller.
        who = _WHO[told["who"].lower()] if told["who"] else who if told["third"] else "controller"
        if who == "target" and told["who"]:
            if targeted:
                return ()  # whether it is the same target again is for a person to say
            targeted = True
        amount = (told["amount"] or "1").lower()
        action = told["action"].lower()
        found.append(
            Line(
                who=Symbol(who),
                action=Symbol(f"{action}-life" if _OBJECTS[action] == "life" else action),
                amount=_COUNT.get(amount) or int(amount),
                number=len(found) + 1,
                target=int(who == "target"),
                colour=Symbol(adamant["colour"] if adamant else "none"),
            )
        )
    return tuple(found)


def _sentences(text: str, keywords: Keywords) -> Iterator[str]:
    for paragraph in text.split("\n"):
        if not keywords.in_line(paragraph):
            yield from (part.strip(" .") for part in _BETWEEN.split(without_reminders(paragraph)) if part.strip(" ."))
