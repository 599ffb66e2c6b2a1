"""Turns a stored card into the facts that a scenario can use, in which ``this`` stands for its object."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from pyshell.cards import THIS, Card
from pyshell.errors import InputError, Place, Problem
from pyshell.model import Fact, SlotValue, Symbol, Value
from pyshell.store.instructions import lines
from pyshell.store.keywords import Ability, Keywords, number_behind, without_reminders
from pyshell.store.layouts import HAD, PARTS, half_of
from pyshell.store.records import Face
from pyshell.store.symbols import color, mana, symbol, symbols
from pyshell.vocabulary import Vocabulary

_SPELLS = frozenset(("Instant", "Sorcery"))
_RENAMED = {"tribal": Symbol("kindred")}
_NO_TYPES = ("token", "emblem", "card")
"""What the data of tokens and the like has for types, and isn't one."""

_STARS = frozenset(("*", "1+*", "*+1", "2+*", "7-*", "X"))
_WHOLE = ("fuse",)
"""Keywords that each half of a split card prints and the card has once (CR 702.102)."""


@dataclass(frozen=True)
class StoredCard:
    """A card as the store has it: faces in printed order, all its keywords, and the face of what it melds into."""

    id: int
    name: str
    layout: str
    kind: str
    as_of: str
    faces: tuple[Face, ...]
    keywords: tuple[str, ...]
    melded: Face | None = None

    def halves(self) -> Iterator[tuple[str, Face]]:
        """Each face with the ``half`` it is; empty where the layout doesn't tell."""
        for number, face in enumerate(self.faces):
            yield half_of(self.layout, number, len(self.faces)), face
        if self.melded:
            yield "melded", self.melded


@dataclass(frozen=True)
class Reading:
    """The facts of a card, and those lines of its text (with the half each stands on) that no fact states."""

    facts: tuple[Fact, ...]
    unread: tuple[tuple[str, str], ...]


class Reader:
    """Reads stored cards by one vocabulary and its keywords."""

    def __init__(self, vocabulary: Vocabulary, keywords: Keywords) -> None:
        self._vocabulary = vocabulary
        self._keywords = keywords

    def card(self, card: StoredCard, place: Place) -> Card:
        """The card as a scenario uses it.

        Raises:
            InputError: it has a layout, a type or a symbol that facts can't state; at ``place``.
        """
        return Card(card.name, self.read(card, place).facts, Place(card.name))

    def read(self, card: StoredCard, place: Place) -> Reading:
        """Its facts, and what they leave out.

        Raises:
            InputError: as ``card``.
        """
        halves = list(card.halves())
        if not halves or not all(half for half, _ in halves):
            what = f"isn't part of a game: its layout is {card.layout}"
            if card.layout not in PARTS:
                what = f"can't be used: its layout, {card.layout}, isn't known"
            hint = "describe it in a file of facts/cards"
            raise InputError(Problem(place, "unusable-card", f"{card.name} {what}", hint))
        return _Reading(self._vocabulary, self._keywords, card, place).read(halves)


class _Reading:
    """One card being read."""

    def __init__(self, vocabulary: Vocabulary, keywords: Keywords, card: StoredCard, place: Place) -> None:
        self.vocabulary, self.keywords, self.card, self.place = vocabulary, keywords, card, place
        self.facts: list[Fact] = []
        self.unread: list[tuple[str, str]] = []
        self.problems: list[Problem] = []
        self.ids: Counter[str] = Counter()
        self.no_types = _NO_TYPES if card.kind == "token" else ()

    def read(self, halves: list[tuple[str, Face]]) -> Reading:
        for half, face in halves:
            self.face(half, face)
        for half, face in halves:
            self.text(half, face)
        if self.problems:
            raise InputError(*self.problems)
        return Reading(tuple(self.facts), tuple(self.unread))

    def face(self, half: str, face: Face) -> None:
        self.state(
            "face",
            object=Symbol(THIS),
            half=Symbol(half),
            name=face.name,
            **{"mana-cost": mana(face.mana_cost)},
            colors=tuple(map(color, face.colors)),
            supertypes=symbols(face.supertypes),
            types=tuple(_RENAMED.get(one, one) for one in symbols(face.types) if one not in self.no_types),
            subtypes=symbols(face.subtypes),
            power=_number(face.power),
            toughness=_number(face.toughness),
        )

    def text(self, half: str, face: Face) -> None:
        """The keywords and instructions of one face; those of a face that isn't in use by itself are left out."""
        told = lines(face.text, self.keywords) if half in HAD and _SPELLS.intersection(face.types) else ()
        for line in told:
            self.state(
                "instruction",
                id=self.id(line.action.partition("-")[0]),
                source=Symbol(THIS),
                half=Symbol(half),
                line=line.number,
                who=line.who,
                target=line.target,
                action=line.action,
                amount=line.amount,
                condition=Symbol("none" if line.colour == "none" else "adamant"),
                colour=line.colour,
            )
        for paragraph in face.text.split("\n"):
            abilities = self.keywords.in_line(paragraph) if half in HAD else ()
            for ability in abilities:
                self.ability(half, ability)
            if not abilities and not told and without_reminders(paragraph):
                self.unread.append((half, without_reminders(paragraph)))
        for keyword in sorted(self.card.keywords) if half in HAD else ():
            action = symbol(keyword)
            stated = action in self.keywords or any(line.action == action for line in told)
            amount = None if stated else number_behind(keyword, face.text)
            if amount is not None:
                self.ability(half, Ability(action, amount))

    def ability(self, half: str, ability: Ability) -> None:
        whole = ability.keyword in _WHOLE
        if whole and self.ids[ability.keyword]:
            return
        self.state(
            "ability",
            id=self.id(ability.keyword),
            object=Symbol(THIS),
            keyword=ability.keyword,
            half=Symbol("whole" if whole else half),
            amount=ability.amount,
            cost=ability.cost,
            quality=ability.quality,
        )

    def id(self, word: str) -> Symbol:
        """An id for what a word names: ``this-word``, and ``this-word-2`` for the second."""
        self.ids[word] += 1
        count = self.ids[word]
        return Symbol(f"{THIS}-{word}" if count == 1 else f"{THIS}-{word}-{count}")

    def state(self, template: str, **slots: SlotValue) -> None:
        try:
            self.facts.append(self.vocabulary.fact(template, slots, self.place))
        except InputError as error:
            self.problems += [
                problem._replace(message=f"{self.card.name} can't be used: {problem.message}")
                for problem in error.problems
            ]


def _number(text: str) -> Value:
    """Power or toughness: a number, or a symbol such as ``*`` or ``1+*``; those that facts can't state are unstated."""
    if text.removeprefix("-").isdecimal() and text.isascii():
        return int(text)
    return Symbol(text) if text and text in _STARS else Symbol("unstated")
