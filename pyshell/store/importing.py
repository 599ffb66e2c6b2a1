"""Takes cards and published rulings from files into the store: all of the files, or nothing of any.

A record of newer data replaces one of older data, whatever the order of the imports; data of the same date replaces
what is there. What is the same leaves no trace, so that a second import changes nothing.
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from pyshell.cards import name_key
from pyshell.errors import InputError, Place, Problem
from pyshell.sources import digest
from pyshell.store.database import open_store, transaction
from pyshell.store.files import Progress
from pyshell.store.formats import records
from pyshell.store.layouts import PARTS
from pyshell.store.records import CardRecord, Face, Published, Record

WORDS_BETWEEN = "|"
"""What separates the words of a list in one column."""

ProgressOf = Callable[[Path], Progress]
"""Gives, for each file, what is told how far it has been read."""


def _silent(path: Path) -> Progress:
    return lambda done: None


@dataclass
class CardsReport:
    """What an import of cards did: how many cards (and tokens) are new, changed, as they were, or were left alone since
    the store knows newer data; and how many have each layout."""

    records: int = 0
    new: int = 0
    changed: int = 0
    same: int = 0
    older: int = 0
    layouts: Counter[str] = field(default_factory=Counter)

    @property
    def unknown(self) -> dict[str, int]:
        """The layouts that this version doesn't know, with their counts. Such cards are kept like others."""
        return {layout: count for layout, count in sorted(self.layouts.items()) if layout not in PARTS}


@dataclass
class RulingsReport:
    """What an import of published rulings did. A card-ruling is a text as it was published for one card."""

    records: int = 0
    texts: int = 0  # distinct ones in the files
    new_texts: int = 0
    card_rulings: int = 0
    new: int = 0
    withdrawn: int = 0  # card-rulings that the data no longer has
    older: int = 0  # cards for which the store knows newer data


def import_cards(store: Path, files: Iterable[Path], *, as_of: str = "", progress: ProgressOf = _silent) -> CardsReport:
    """Take the cards of files into a store, which is made if there is none.

    ``as_of`` is the date of data that doesn't say it (see ``formats.records``).

    Raises:
        InputError: a file is broken or holds no card, or the store can't be used. It is then as it was.
    """
    with closing(open_store(store)) as connection, transaction(connection, store):
        taking = _Cards(connection)
        for path in files:
            before = taking.report.records
            for record in records(path, progress(path), as_of):
                if isinstance(record, CardRecord):
                    taking.take(record)
            if taking.report.records == before:
                raise _nothing(path, "no card is in this file", "rulings are imported by `rulings sources import`")
        return taking.finish()


def import_rulings(
    store: Path, files: Iterable[Path], *, as_of: str = "", progress: ProgressOf = _silent
) -> RulingsReport:
    """Take the published rulings of files into a store, which is made if there is none.

    Of cards that the store doesn't hold it keeps what the record says of them: their name and keywords, or their id.

    Raises:
        InputError: a file is broken or holds no ruling, or the store can't be used. It is then as it was.
    """
    with closing(open_store(store)) as connection, transaction(connection, store):
        taking = _Rulings(connection)
        for path in files:
            before = taking.report.records
            for record in records(path, progress(path), as_of):
                taking.take(record)
            if taking.report.records == before:
                raise _nothing(path, "no published ruling is in this file", "Scryfall has a file of its own for them")
        return taking.finish()


def _nothing(path: Path, message: str, hint: str) -> InputError:
    return InputError(Problem(Place(str(path)), "no-records", message, hint))


@dataclass(slots=True)
class _Card:
    """A card in the store, and what this import has seen of it. ``new``: the store had no name for it."""

    id: int
    new: bool
    stored_as_of: str  # empty: nothing of the kind was stored
    as_of: str = ""
    faces: set[int] = field(default_factory=set)
    keywords: set[str] = field(default_factory=set)
    rulings: set[tuple[int, str]] = field(default_factory=set)

    def takes(self, as_of: str) -> bool:
        """Whether data of that date counts; if it is newer than what this import has seen, it takes its place."""
        if as_of < self.stored_as_of or as_of < self.as_of:
            return False
        if as_of > self.as_of:
            self.as_of = as_of
            self.faces.clear()
            self.keywords.clear()
            self.rulings.clear()
        return True


class _Taking:
    """Finds the row of each record's card."""

    column = ""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self._cards: dict[tuple[str, str], _Card] = {}
        self._by_id: dict[int, _Card] = {}

    def card(self, oracle: str, name: str, kind: str) -> _Card:
        """The card of an oracle id, or where there is none of a name; a row is made if there is none."""
        key = name_key(name)
        identity = (oracle, "") if oracle else (key, kind)
        if identity not in self._cards:
            row = self._row(oracle, key, kind)
            id, new, as_of = row or (self._insert(oracle), True, "")
            self._cards[identity] = self._by_id.setdefault(id, _Card(id, new, as_of))
        return self._cards[identity]

    @property
    def seen(self) -> Iterable[_Card]:
        """All cards of this import."""
        return self._by_id.values()

    def _row(self, oracle: str, key: str, kind: str) -> tuple[int, bool, str] | None:
        find = f"SELECT id, name = '', {self.column} FROM card WHERE"
        row = None
        if oracle:
            row = self.connection.execute(f"{find} oracle = ?", (oracle,)).fetchone()
        if row is None and key:
            unnamed = "AND oracle IS NULL" if oracle else ""
            row = self.connection.execute(f"{find} key = ? AND kind = ? {unnamed}", (key, kind)).fetchone()
            if row and oracle:
                self.connection.execute("UPDATE card SET oracle = ? WHERE id = ?", (oracle, row[0]))
        return (row[0], bool(row[1]), row[2] or "") if row else None

    def _insert(self, oracle: str) -> int:
        row = (oracle or None, "", "", "", "card", "")
        cursor = self.connection.execute(
            "INSERT INTO card (oracle, name, key, layout, kind, melds_into) VALUES (?, ?, ?, ?, ?, ?)", row
        )
        return int(cursor.lastrowid or 0)

    def describe(self, card: _Card, record: CardRecord) -> bool:
        """Write what the record says of the card as a whole; whether that is something new."""
        row = (record.name, name_key(record.name), record.layout, record.kind, name_key(record.melds_into))
        changed = self.connection.execute(
            "UPDATE card SET name = ?1, key = ?2, layout = ?3, kind = ?4, melds_into = ?5 WHERE id = ?6"
            " AND (name, key, layout, kind, melds_into) IS NOT (?1, ?2, ?3, ?4, ?5)",
            (*row, card.id),
        )
        return bool(changed.rowcount)

    def add_keywords(self, card: _Card, keywords: Iterable[str]) -> bool:
        """Write a card's keywords; whether one is new."""
        added = False
        for keyword in {keyword.lower() for keyword in keywords} - card.keywords:
            card.keywords.add(keyword)
            row = self.connection.execute("INSERT OR IGNORE INTO keyword VALUES (?, ?)", (card.id, keyword))
            added |= bool(row.rowcount)
        return added


class _Cards(_Taking):
    """One import of cards."""

    column = "as_of"

    def __init__(self, connection: sqlite3.Connection) -> None:
        super().__init__(connection)
        self.report = CardsReport()
        self._changed: set[int] = set()

    def take(self, record: CardRecord) -> None:
        self.report.records += 1
        card = self.card(record.oracle, record.name, record.kind)
        begun = card.as_of
        if not card.takes(record.as_of):
            return
        if card.as_of != begun and self.describe(card, record):
            self._changed.add(card.id)
        for number, face in record.faces:
            if number not in card.faces:
                card.faces.add(number)
                if self._put(card.id, number, face):
                    self._changed.add(card.id)
        if self.add_keywords(card, record.keywords):
            self._changed.add(card.id)

    def _put(self, card: int, number: int, face: Face) -> bool:
        row = (card, number, face.name, name_key(face.name), *_columns(face))
        find = "SELECT * FROM face WHERE card = ? AND number = ?"
        if self.connection.execute(find, (card, number)).fetchone() == row:
            return False
        self.connection.execute(f"INSERT OR REPLACE INTO face VALUES ({', '.join('?' * len(row))})", row)
        return True

    def finish(self) -> CardsReport:
        """Take away what the cards no longer have, and count."""
        for table, column in (("face", "number"), ("keyword", "keyword")):
            for id, part in self.connection.execute(f"SELECT card, {column} FROM {table}").fetchall():
                card = self._by_id.get(id)
                if card and card.as_of and part not in (card.faces if table == "face" else card.keywords):
                    self.connection.execute(f"DELETE FROM {table} WHERE card = ? AND {column} = ?", (id, part))
                    self._changed.add(id)
        layouts = dict(self.connection.execute("SELECT id, layout FROM card"))
        for card in self.seen:
            self.report.layouts[layouts[card.id]] += 1
            if not card.as_of:
                self.report.older += 1
                continue
            self.connection.execute(
                "UPDATE card SET as_of = ?1 WHERE id = ?2 AND as_of IS NOT ?1", (card.as_of, card.id)
            )
            if not card.stored_as_of:
                self.report.new += 1
            elif card.id in self._changed:
                self.report.changed += 1
            else:
                self.report.same += 1
        return self.report


class _Rulings(_Taking):
    """One import of published rulings."""

    column = "rulings_as_of"

    def __init__(self, connection: sqlite3.Connection) -> None:
        super().__init__(connection)
        self.report = RulingsReport()
        self._texts: dict[str, int] = {}

    def take(self, record: Record) -> None:
        if isinstance(record, CardRecord):
            self._of_card(record)
            return
        self.report.records += 1
        card = self.card(record.oracle, "", "")
        if card.takes(record.as_of):
            self._publish(card, record.published)

    def _of_card(self, record: CardRecord) -> None:
        """All rulings of a card, which each of its faces and printings repeats."""
        if record.rulings is None:
            return
        self.report.records += len(record.rulings)
        card = self.card(record.oracle, record.name, record.kind)
        begun = card.as_of
        if not card.takes(record.as_of):
            return
        if card.new:
            self.describe(card, record)
            self.add_keywords(card, record.keywords)
        for published in record.rulings if card.as_of != begun else ():
            self._publish(card, published)

    def _publish(self, card: _Card, published: Published) -> None:
        text = self._text(published.text)
        if (text, published.date) in card.rulings:
            return
        card.rulings.add((text, published.date))
        where = "WHERE card = ? AND text = ? AND date = ?"
        row = (card.id, text, published.date)
        known = self.connection.execute(f"SELECT went, source FROM published {where}", row).fetchone()
        source = published.source or (known[1] if known else "")
        if known is None:
            values = (*row, source, card.as_of)
            self.connection.execute("INSERT INTO published VALUES (?, ?, ?, ?, ?, NULL)", values)
        elif known != (None, source):
            self.connection.execute(f"UPDATE published SET went = NULL, source = ? {where}", (source, *row))
        self.report.new += known is None or known[0] is not None

    def _text(self, text: str) -> int:
        sha256 = digest(text)
        if sha256 not in self._texts:
            row = self.connection.execute("SELECT id FROM text WHERE sha256 = ?", (sha256,)).fetchone()
            if row is None:
                cursor = self.connection.execute("INSERT INTO text (sha256, text) VALUES (?, ?)", (sha256, text))
                row = (cursor.lastrowid,)
                self.report.new_texts += 1
            self._texts[sha256] = int(row[0])
        return self._texts[sha256]

    def finish(self) -> RulingsReport:
        """Note what the cards no longer have, and count."""
        standing = "SELECT card, text, date FROM published WHERE went IS NULL"
        for id, text, date in self.connection.execute(standing).fetchall():
            card = self._by_id.get(id)
            if card and card.as_of and (text, date) not in card.rulings:
                self.connection.execute(
                    "UPDATE published SET went = ? WHERE card = ? AND text = ? AND date = ?",
                    (card.as_of, id, text, date),
                )
                self.report.withdrawn += 1
        for card in self.seen:
            self.report.card_rulings += len(card.rulings)
            if card.as_of:
                self.connection.execute(
                    "UPDATE card SET rulings_as_of = ?1 WHERE id = ?2 AND rulings_as_of IS NOT ?1",
                    (card.as_of, card.id),
                )
            else:
                self.report.older += 1
        self.report.texts = len(self._texts)
        return self.report


def _columns(face: Face) -> tuple[str, ...]:
    lists = (face.supertypes, face.types, face.subtypes, face.colors)
    numbers = (face.power, face.toughness, face.loyalty, face.defense)
    return (face.mana_cost, *map(WORDS_BETWEEN.join, lists), *numbers, face.text)
