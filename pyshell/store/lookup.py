"""Finds stored cards by name, for scenarios and for people."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path

from pyshell.cards import Card
from pyshell.errors import InputError, Place, Problem
from pyshell.model import Fact
from pyshell.store.cards_to_facts import Reader, StoredCard
from pyshell.store.database import default_path, read_store
from pyshell.store.importing import WORDS_BETWEEN
from pyshell.store.keywords import Keywords
from pyshell.store.records import Face
from pyshell.vocabulary import Vocabulary

_CARD = "SELECT id, name, layout, kind, as_of, melds_into FROM card WHERE as_of IS NOT NULL AND"


class Shelf:
    """The cards of one store that is open."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def named(self, key: str) -> list[StoredCard]:
        """The cards of a name, given as ``name_key`` writes it; tokens only if no card has the name."""
        rows = self._connection.execute(f"{_CARD} key = ? AND kind IN ('card', 'token') ORDER BY id", (key,)).fetchall()
        best = [row for row in rows if row[3] == "card"] or rows
        return [self._card(row) for row in best]

    def ids(self, key: str) -> list[int]:
        """The numbers in the store of the cards of a name, also of those of which it only knows rulings."""
        rows = self._connection.execute("SELECT id FROM card WHERE key = ? AND kind = 'card' ORDER BY id", (key,))
        return [id for (id,) in rows]

    def with_half(self, key: str) -> list[StoredCard]:
        """The cards of which a half, or another face, has the name; among them those that meld into it."""
        rows = self._connection.execute(
            f"{_CARD} kind = 'card' AND (id IN (SELECT card FROM face WHERE key = ?1) OR melds_into = ?1) ORDER BY key",
            (key,),
        )
        return [self._card(row) for row in rows.fetchall()]

    def every_name(self) -> Iterator[tuple[str, str]]:
        """Every name by which a card can be found, as ``name_key`` writes it, with the card's name."""
        yield from self._connection.execute("SELECT key, name FROM card WHERE kind = 'card' AND as_of IS NOT NULL")
        yield from self._connection.execute(
            "SELECT face.key, card.name FROM face JOIN card ON card.id = face.card"
            " WHERE card.kind = 'card' AND face.key <> card.key"
        )

    def _card(self, row: tuple[int, str, str, str, str, str]) -> StoredCard:
        id, name, layout, kind, as_of, melds_into = row
        melded = None
        if melds_into:
            found = self._connection.execute(
                "SELECT face.* FROM face JOIN card ON card.id = face.card WHERE card.kind = 'melded' AND card.key = ?",
                (melds_into,),
            ).fetchone()
            melded = _face(found) if found else None
        faces = self._connection.execute("SELECT * FROM face WHERE card = ? ORDER BY number", (id,))
        keywords = self._connection.execute("SELECT keyword FROM keyword WHERE card = ? ORDER BY keyword", (id,))
        return StoredCard(
            id=id,
            name=name,
            layout=layout,
            kind=kind,
            as_of=as_of,
            faces=tuple(map(_face, faces.fetchall())),
            keywords=tuple(keyword for (keyword,) in keywords),
            melded=melded,
        )


class StoredCards:
    """Stored cards as scenarios use them. The store is opened when the first card is looked for.

    Without a ``path`` it is the user's own store, and having none is all right.
    """

    def __init__(self, path: Path | None, vocabulary: Vocabulary, stated: Iterable[Fact]) -> None:
        self._path = path
        self._vocabulary = vocabulary
        self._stated = stated
        self._found: dict[str, Card] = {}

    def find(self, key: str, place: Place) -> Card | None:
        """The card of a name, given as ``name_key`` writes it; ``None`` if no card has it.

        Raises:
            InputError: several have it, or facts can't state the card; at ``place``. Or the store can't be used.
        """
        if key not in self._found:
            cards = self._shelf.named(key) if self._shelf else []
            if not cards:
                return None
            if len(cards) > 1:
                message = f"{len(cards)} different cards are called {cards[0].name}"
                hint = "describe the one you mean in a file of facts/cards"
                raise InputError(Problem(place, "ambiguous-card", message, hint))
            self._found[key] = self.reader.card(cards[0], place)
        return self._found[key]

    def with_half(self, key: str) -> tuple[str, ...]:
        """The names of the cards of which a half or another face has the name."""
        return tuple(card.name for card in self._shelf.with_half(key)) if self._shelf else ()

    def every_name(self) -> Iterable[tuple[str, str]]:
        """Every name by which a card can be found, as ``name_key`` writes it, with the card's name."""
        return self._shelf.every_name() if self._shelf else ()

    @cached_property
    def reader(self) -> Reader:
        """Reads cards by the vocabulary and the keywords of the rule base."""
        return Reader(self._vocabulary, Keywords.of(self._stated))

    @cached_property
    def _shelf(self) -> Shelf | None:
        path = self._path or default_path()
        return None if self._path is None and not path.is_file() else Shelf(read_store(path))


def _face(row: tuple[str, ...]) -> Face:
    name, _, mana_cost, supertypes, types, subtypes, colors, *numbers, text = row[2:]
    power, toughness, loyalty, defense = numbers
    return Face(
        name=name,
        mana_cost=mana_cost,
        supertypes=_words(supertypes),
        types=_words(types),
        subtypes=_words(subtypes),
        colors=_words(colors),
        power=power,
        toughness=toughness,
        loyalty=loyalty,
        defense=defense,
        text=text,
    )


def _words(column: str) -> tuple[str, ...]:
    return tuple(column.split(WORDS_BETWEEN)) if column else ()
