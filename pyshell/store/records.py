"""What the readers of card data hand on, whichever format it came from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, NoReturn

from pyshell.errors import InputError, Place, Problem

Kind = Literal["card", "token", "melded", "other"]
"""A card that decks hold; a token or an emblem; what two cards become when they meld; what isn't played at all."""


@dataclass(frozen=True, slots=True)
class Face:
    """One face, half or inset of a card, as printed. ``mana_cost`` is text like ``{4}{B/R}``; ``colors`` (as ``W``,
    ``U`` ...) are those that no mana cost gives: of a colour indicator, or of a token."""

    name: str
    mana_cost: str = ""
    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    power: str = ""
    toughness: str = ""
    loyalty: str = ""
    defense: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class Published:
    """A ruling as it was published for a card: its text, the date (YYYY-MM-DD), and who published it, if that is
    said."""

    text: str
    date: str
    source: str = ""


@dataclass(frozen=True, slots=True)
class CardRecord:
    """What one record of a file says about a card.

    ``oracle`` is the id that both formats give a card, empty where the record has none. ``faces`` are by their number
    in printed order, from 0; a record may hold only one of a card's faces. ``melds_into`` names the melded permanent.
    ``rulings`` is ``None`` where the format keeps them elsewhere. ``as_of`` is the date of the data.
    """

    oracle: str
    name: str
    layout: str
    kind: Kind
    faces: tuple[tuple[int, Face], ...]
    keywords: tuple[str, ...]
    melds_into: str
    rulings: tuple[Published, ...] | None
    as_of: str
    place: Place


@dataclass(frozen=True, slots=True)
class RulingRecord:
    """A published ruling that names its card by the ``oracle`` id only."""

    oracle: str
    published: Published
    as_of: str
    place: Place


Record = CardRecord | RulingRecord


class Fields:
    """The fields of one JSON object. Where one isn't what it has to be, an ``InputError`` says so at ``place``."""

    def __init__(self, value: Any, place: Place) -> None:
        self.place = place
        if not isinstance(value, dict):
            self.wrong(f"expected an object, not {_kind(value)}")
        self._fields: Mapping[str, Any] = value

    def text(self, name: str) -> str:
        """The text in a field; empty where it is missing or null."""
        value = self._fields.get(name)
        if value is None:
            return ""
        if not isinstance(value, str):
            self.wrong(f"{name} is {_kind(value)}, not text")
        return self._sound(name, value)

    def required(self, name: str) -> str:
        """The text in a field that must have one."""
        value = self.text(name)
        if not value:
            self.wrong(f"there is no {name}")
        return value

    def texts(self, name: str) -> tuple[str, ...]:
        """The texts of a list; none where it is missing or null."""
        values = self._list(name)
        for value in values:
            if not isinstance(value, str):
                self.wrong(f"{name} holds {_kind(value)} among its texts")
        return tuple(self._sound(name, value) for value in values)

    def objects(self, name: str) -> tuple[Fields, ...]:
        """The objects of a list; none where it is missing or null."""
        return tuple(Fields(value, self.place) for value in self._list(name))

    def object(self, name: str) -> Fields:
        """The object in a field; one without fields where it is missing or null."""
        return Fields(self._fields.get(name) or {}, self.place)

    def has(self, name: str) -> bool:
        """Whether there is such a field, and it isn't null."""
        return self._fields.get(name) is not None

    def wrong(self, message: str) -> NoReturn:
        """Say that the object is wrong."""
        raise InputError(Problem(self.place, "bad-record", f"this record is broken: {message}"))

    def _list(self, name: str) -> list[Any]:
        value = self._fields.get(name)
        if value is None:
            return []
        if not isinstance(value, list):
            self.wrong(f"{name} is {_kind(value)}, not a list")
        return list(value)

    def _sound(self, name: str, value: str) -> str:
        if not value.isascii():
            try:
                value.encode()
            except UnicodeEncodeError:
                self.wrong(f"{name} holds half a character")
        return value


def _kind(value: object) -> str:
    kinds = {dict: "an object", list: "a list", str: "text", bool: "true or false", type(None): "null"}
    return kinds.get(type(value), "a number")
