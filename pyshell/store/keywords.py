"""Finds the keyword abilities in a card's text: in lines that list nothing else, ``Flying, protection from red``.

Which words are keywords, and what follows each, is stated in facts (template ``keyword-abilities``).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from pyshell.model import Fact, Symbol, Value
from pyshell.store.symbols import COLORS, mana, symbol

_REMINDER = re.compile(r"\s*\([^()]*\)")
_BETWEEN = re.compile(r"[,;]\s+")
_COST = r"(?:\{[^{}]+\})+"
_TAKES = {
    "nothing": r"",
    "number": r"\s+(?P<amount>\d+)",
    "cost": rf"(?:\s+|—)(?P<cost>{_COST})(?:\s+and/or\s+(?P<other>{_COST}))?",
    "number-and-cost": rf"\s+(?P<amount>\d+)—(?P<cost>{_COST})",
    "qualities": r"\s+(?:from\s+)?(?P<qualities>[^.]+)",
    "quality": r"\s+(?P<quality>[^.]+)",
}
_WORDS_BEFORE_QUALITY = re.compile(r"(?:for|an?|with|onto)\s+")
_AND = re.compile(r",? and (?:from )?|, (?:from )?| or ")
_EVERY_COLOR = ("each color", "all colors")


@dataclass(frozen=True)
class Ability:
    """A keyword ability as printed: the keyword, its number (0: none), the symbols of its cost, its qualities."""

    keyword: Symbol
    amount: int = 0
    cost: tuple[Value, ...] = ()
    quality: tuple[Symbol, ...] = ()


class Keywords:
    """The keyword abilities that are known."""

    def __init__(self, takes: Mapping[str, str]) -> None:
        self._takes = dict(takes)

    @classmethod
    def of(cls, stated: Iterable[Fact]) -> Keywords:
        """Those that the ``keyword-abilities`` facts among the stated ones declare."""
        kinds = (fact for fact in stated if fact.template == "keyword-abilities")
        return cls({str(name): str(fact["takes"]) for fact in kinds for name in fact.values("names")})

    def __contains__(self, keyword: str) -> bool:
        return keyword in self._takes

    def in_line(self, line: str) -> tuple[Ability, ...]:
        """The abilities that one line of a card's text lists; none if there is anything else in it."""
        plain = without_reminders(line)
        parts = [self._part(part) for part in _BETWEEN.split(plain)]
        # Where that fails, the commas may stand inside of one keyword: protection from this, that and the other.
        return tuple(ability for part in parts for ability in part) if all(parts) else self._part(plain)

    def _part(self, text: str) -> tuple[Ability, ...]:
        """What a part says that is one keyword with what follows it; two where a keyword has two costs."""
        start = self._names.match(text)
        if not start:
            return ()
        name = symbol(start.group())
        found = re.fullmatch(_TAKES[self._takes[name]], text[start.end() :])
        if not found:
            return ()
        given = found.groupdict()
        quality: tuple[Symbol, ...] = ()
        if given.get("qualities"):
            quality = _qualities(given["qualities"])
        elif given.get("quality"):
            quality = (symbol(_WORDS_BEFORE_QUALITY.sub("", given["quality"], count=1)),)
        costs = [mana(text) for text in (given.get("cost"), given.get("other")) if text]
        amount = int(given.get("amount") or 0)
        return tuple(Ability(name, amount, cost, quality) for cost in costs or [()])

    @cached_property
    def _names(self) -> re.Pattern[str]:
        longest_first = sorted(self._takes, key=len, reverse=True)
        names = (re.escape(name).replace(r"\-", "[ -]") for name in longest_first)
        return re.compile(rf"(?:{'|'.join(names)})(?![\w'’-])", re.IGNORECASE) if self._takes else re.compile(r"(?!)")


def without_reminders(line: str) -> str:
    """The line without reminder text in parentheses."""
    return _REMINDER.sub("", line).strip()


def number_behind(keyword: str, text: str) -> int | None:
    """The number that first follows a keyword in a text, as in ``Surveil 2``; ``None`` if none does."""
    found = re.search(rf"\b{re.escape(keyword)}s? (\d+)", without_reminders(text), re.IGNORECASE)
    return int(found.group(1)) if found else None


def _qualities(text: str) -> tuple[Symbol, ...]:
    """What protection is from: colours and types in the singular, as rules compare them; else the words."""
    found: list[Symbol] = []
    for part in _AND.split(text):
        if part.lower() in _EVERY_COLOR:
            found += map(Symbol, COLORS.values())
        else:
            found.append(_SINGULAR.get(part.lower()) or symbol(part))
    return tuple(found)


_SINGULAR = {
    plural: Symbol(one)
    for one, plural in (
        *((one, f"{one}s") for one in ("artifact", "battle", "creature", "enchantment", "instant", "land")),
        ("planeswalker", "planeswalkers"),
        ("sorcery", "sorceries"),
    )
}
