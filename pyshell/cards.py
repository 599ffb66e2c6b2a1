"""Cards by name: what facts/cards/*.fct say of them, else what the store knows, and how a scenario's ``use-card``
unfolds to facts."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Protocol

from pyshell import reader
from pyshell.errors import InputError, Place, Problem, nearest
from pyshell.model import Fact, SlotValue, Symbol, Value
from pyshell.vocabulary import Vocabulary

THIS = "this"
"""Stands for the object's id in a card file; ``this-...`` stands for ids that begin with it."""

OBJECT = "game-object"
"""The template of the fact that states the object itself."""

_UNUSABLE = frozenset(("derived", "meta"))
_HEADER = re.compile(r'^\s*\(\s*card\s[^;]*?\(\s*name\s+"((?:[^"\\]|\\.)*)"', re.MULTILINE)
_LETTERS = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th"})


@dataclass(frozen=True)
class Card:
    """A card as its file describes it: its name and its facts, in which ``this`` stands for the object's id."""

    name: str
    facts: tuple[Fact, ...]
    place: Place


class Stored(Protocol):
    """Where cards are looked for that no file describes. Names are given as ``name_key`` writes them."""

    def find(self, key: str, place: Place) -> Card | None:
        """The card of a whole name; an ``InputError`` at ``place`` if it can't be used."""

    def with_half(self, key: str) -> tuple[str, ...]:
        """The names of the cards of which a half, or another face, has the name."""

    def every_name(self) -> Iterable[tuple[str, str]]:
        """Every name by which a card can be found, each with the card's name."""


class Cards:
    """The cards of some folders, and stored ones. Files are read when their card is asked for."""

    def __init__(
        self, sources: Mapping[Path, str], vocabulary: Vocabulary, open_store: Callable[[], Stored] | None = None
    ) -> None:
        self._sources = dict(sources)
        self._vocabulary = vocabulary
        self._open_store = open_store
        self._read: dict[Path, Card] = {}

    @classmethod
    def load(
        cls, dirs: Iterable[Path], vocabulary: Vocabulary, open_store: Callable[[], Stored] | None = None
    ) -> Cards:
        """The cards in the ``.fct`` files of the folders; a card in a later folder hides one of its name in an earlier.

        A folder that doesn't exist holds none. The store is opened for the first name that no file has.

        Raises:
            InputError: a file that can't be read.
        """
        files = (path for folder in dirs for path in sorted(folder.glob("*.fct")))
        return cls({path: reader.read_file(path) for path in files}, vocabulary, open_store)

    @property
    def texts(self) -> tuple[str, ...]:
        """The texts of the cards' files, in order of file name."""
        return tuple(self._sources[path] for path in sorted(self._sources))

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all cards that files describe, in alphabetical order."""
        return tuple(sorted(name for name, _ in self._by_name.values()))

    def find(self, name: str, place: Place | None = None) -> Card:
        """The card of that name, or with that name on one of its halves; case, accents and punctuation don't matter.

        Raises:
            InputError: no card has the name, several do, or the card's file is wrong; at ``place``.
        """
        place = place or Place("cards")
        key = name_key(name)
        if key in self._by_name:
            return self._of_file(self._by_name[key][1])
        stored = self._stored.find(key, place) if self._stored else None
        if stored:
            return stored
        halves = dict(self._by_half.get(key, ()))
        names = tuple(halves) or (self._stored.with_half(key) if self._stored else ())
        if len(names) > 1:
            message = f"{name} is a half of several cards: {', '.join(names)}"
            raise InputError(Problem(place, "ambiguous-card", message, "write the whole name"))
        if not names:
            raise InputError(Problem(place, "unknown-card", f"no card is called {name}", self._nearest(key)))
        return self._of_file(halves[names[0]]) if halves else self.find(names[0], place)

    def described(self, name: str) -> Path | None:
        """The file that describes the card of this name, or of this half; ``None`` if no file does."""
        key = name_key(name)
        found = [self._by_name[key]] if key in self._by_name else self._by_half.get(key, [])
        return found[0][1] if found else None

    def _of_file(self, path: Path) -> Card:
        if path not in self._read:
            self._read[path] = self._card(path)
        return self._read[path]

    def unfold(
        self, name: str, object_id: str, slots: Mapping[str, SlotValue], place: Place | None = None
    ) -> tuple[Fact, ...]:
        """The facts that put the card into the game: the object, its location, and what the card's file says.

        Args:
            name: the card's name, as forgiving as in ``find``.
            object_id: the object's id.
            slots: what ``use-card`` says besides: each goes to the slot of its name of the object or the location.
                ``player`` none is the owner; without ``zone`` no location is stated.
            place: where the card is used; the facts that its file states keep their place in there.

        Raises:
            InputError: as ``find``; or a value that the object or its location can't have.
        """
        place = place or Place("cards")
        card = self.find(name, place)
        given = dict(slots)
        if given.get("player", "none") == "none" and "owner" in given:
            given["player"] = given["owner"]
        facts = [self._stated(OBJECT, {"id": Symbol(object_id)}, given, place)]
        if "zone" in given:
            facts.append(self._stated("location", {"object": Symbol(object_id)}, given, place))
        return (*facts, *(_renamed(fact, object_id) for fact in card.facts))

    def check(self) -> None:
        """Read every card's file.

        Raises:
            InputError: everything that is wrong in them.
        """
        problems: list[Problem] = []
        seen: dict[tuple[Path, str], Path] = {}
        for path in self._sources:
            try:
                card = self._read[path] = self._card(path)
            except InputError as error:
                problems += error.problems
                continue
            first = seen.setdefault((path.parent, name_key(card.name)), path)
            if first != path:
                message = f"{card.name} is described already in {first.name}"
                problems.append(Problem(card.place, "duplicate-card", message))
        if problems:
            raise InputError(*problems)

    @cached_property
    def _stored(self) -> Stored | None:
        return self._open_store() if self._open_store else None

    @cached_property
    def _by_name(self) -> dict[str, tuple[str, Path]]:
        found = ((match.group(1), path) for path, text in self._sources.items() if (match := _HEADER.search(text)))
        return {name_key(name): (name, path) for name, path in found}

    @cached_property
    def _by_half(self) -> dict[str, list[tuple[str, Path]]]:
        halves: dict[str, list[tuple[str, Path]]] = {}
        for name, path in self._by_name.values():
            for half in name.split("//") if "//" in name else ():
                halves.setdefault(name_key(half), []).append((name, path))
        return halves

    def _nearest(self, key: str) -> str:
        """A hint with the name of the card that comes nearest, as it is spelled."""
        names = {half: found[0][0] for half, found in self._by_half.items()}
        names |= {key: name for key, (name, _) in self._by_name.items()}
        if self._stored:
            names = {**dict(self._stored.every_name()), **names}
        hint = nearest(key, names)
        near = hint.removeprefix("did you mean ").removesuffix("?")
        return f"did you mean {names[near]}?" if near in names else hint

    def _stated(
        self, template: str, own: Mapping[str, SlotValue], given: Mapping[str, SlotValue], place: Place
    ) -> Fact:
        slots = self._vocabulary.templates[template].slots if template in self._vocabulary.templates else {}
        return self._vocabulary.fact(template, {**{n: v for n, v in given.items() if n in slots}, **own}, place)

    def _card(self, path: Path) -> Card:
        header: Fact | None = None
        facts: list[Fact] = []
        problems: list[Problem] = []
        for form in reader.read(self._sources[path], str(path)):
            template = self._vocabulary.templates.get(form.head)
            if template and template.kind in _UNUSABLE and template.name != "card":
                problems.append(Problem(form.place, "not-for-cards", f"a card's file can't state {template.name}"))
                continue
            fact = self._vocabulary.examine(form, problems)
            if fact and fact.template == "card":
                if header:
                    problems.append(Problem(form.place, "second-card", "a file describes one card"))
                header = header or fact
            elif fact:
                facts.append(fact)
        if header is None and not problems:
            problems.append(Problem(Place(str(path)), "no-card", 'the file begins with (card (name "..."))'))
        if header is None or problems:
            raise InputError(*problems)
        return Card(str(header["name"]), tuple(facts), header.place or Place(str(path)))


def _renamed(fact: Fact, object_id: str) -> Fact:
    def rename(value: Value) -> Value:
        if isinstance(value, Symbol) and (value == THIS or value.startswith(f"{THIS}-")):
            return Symbol(object_id + value[len(THIS) :])
        return value

    slots = {
        name: tuple(map(rename, value)) if isinstance(value, tuple) else rename(value)
        for name, value in fact.slots.items()
    }
    return Fact(fact.template, slots, fact.place)


def name_key(name: str) -> str:
    """The name without case, accents and punctuation."""
    plain = name.casefold().translate(_LETTERS)
    if not plain.isascii():
        from unicodedata import combining, normalize  # here, because few names need it

        plain = "".join(letter for letter in normalize("NFKD", plain) if not combining(letter))
    return " ".join(re.findall(r"\w+", re.sub(r"['’]", "", plain)))
