"""The store: one SQLite file with cards and published rulings. What goes wrong while it is changed changes nothing."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pyshell.errors import InputError, Place, Problem

VERSION = 1
"""Of the schema. A store with another one isn't touched."""

VARIABLE = "RULINGS_STORE"
"""The environment variable that names the store, where no option does."""

_APPLICATION = 0x52756C67  # "Rulg": tells this program's files from other SQLite databases

_SCHEMA = """
CREATE TABLE card (
    id INTEGER PRIMARY KEY,
    oracle TEXT UNIQUE,          -- the id that both formats give a card; NULL where the data has none
    name TEXT NOT NULL,          -- empty while only rulings of it have been seen
    key TEXT NOT NULL,           -- the name without case, accents and punctuation
    layout TEXT NOT NULL,
    kind TEXT NOT NULL,          -- card, token, melded or other
    melds_into TEXT NOT NULL,    -- the key of the melded permanent; else empty
    as_of TEXT,                  -- the date of the data on its faces; NULL while there are none
    rulings_as_of TEXT           -- the date of the data on its rulings; NULL while there is none
);
CREATE INDEX card_key ON card (key);
CREATE INDEX card_melds ON card (melds_into) WHERE melds_into <> '';

CREATE TABLE face (
    card INTEGER NOT NULL REFERENCES card (id),
    number INTEGER NOT NULL,     -- in printed order, from 0
    name TEXT NOT NULL,
    key TEXT NOT NULL,
    mana_cost TEXT NOT NULL,     -- {4}{B}{R}
    supertypes TEXT NOT NULL,    -- these four: words as printed, separated by |
    types TEXT NOT NULL,
    subtypes TEXT NOT NULL,
    colors TEXT NOT NULL,        -- W U B R G: those that no mana cost gives
    power TEXT NOT NULL,
    toughness TEXT NOT NULL,
    loyalty TEXT NOT NULL,
    defense TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (card, number)
) WITHOUT ROWID;
CREATE INDEX face_key ON face (key);

CREATE TABLE keyword (
    card INTEGER NOT NULL REFERENCES card (id),
    keyword TEXT NOT NULL,       -- in lower case
    PRIMARY KEY (card, keyword)
) WITHOUT ROWID;
CREATE INDEX keyword_keyword ON keyword (keyword);

CREATE TABLE text (
    id INTEGER PRIMARY KEY,
    sha256 TEXT NOT NULL UNIQUE, -- of the normalised text
    text TEXT NOT NULL
);

CREATE TABLE published (
    card INTEGER NOT NULL REFERENCES card (id),
    text INTEGER NOT NULL REFERENCES text (id),
    date TEXT NOT NULL,          -- on which it was published
    source TEXT NOT NULL,        -- who published it, where the data says so
    came TEXT NOT NULL,          -- the date of the data that first had it
    went TEXT,                   -- the date of the data that no longer had it; NULL while it stands
    PRIMARY KEY (card, text, date)
) WITHOUT ROWID;
CREATE INDEX published_text ON published (text);
"""


def default_path() -> Path:
    """The user's own store: what the environment variable names, or a file in the user's data folder."""
    named = os.environ.get(VARIABLE)
    if named:
        return Path(named)
    from platformdirs import user_data_path  # here, because most runs need no store

    return user_data_path("rulings", appauthor=False) / "store.sqlite"


def open_store(path: Path) -> sqlite3.Connection:
    """Open a store to change it; where there is none, an empty one is made.

    Raises:
        InputError: it can't be opened, or isn't a store of this version.
    """
    with _explained(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(path, isolation_level=None, timeout=30)
        try:
            _prepare(connection, path)
        except BaseException:
            connection.close()
            raise
        return connection


def read_store(path: Path) -> sqlite3.Connection:
    """Open a store to read it.

    Raises:
        InputError: there is none, it can't be opened, or it isn't a store of this version.
    """
    if not path.is_file():
        raise _problem(path, "no-store", "there is no store", "make one with `rulings cards import FILE`")
    with _explained(path):
        connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None, timeout=30)
        try:
            _check(connection, path)
        except BaseException:
            connection.close()
            raise
        return connection


@contextmanager
def transaction(connection: sqlite3.Connection, path: Path) -> Iterator[None]:
    """Make all changes inside, or none of them if anything goes wrong.

    Raises:
        InputError: the store can't be written.
    """
    with _explained(path):
        connection.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            if connection.in_transaction:  # SQLite itself gives up a transaction for which there is no room
                connection.execute("ROLLBACK")
            raise
        connection.execute("COMMIT")


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    connection.execute("PRAGMA foreign_keys = ON")
    if connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
        _check(connection, path)
        return
    marks = f"PRAGMA application_id = {_APPLICATION}; PRAGMA user_version = {VERSION};"
    connection.executescript(f"BEGIN IMMEDIATE; {_SCHEMA} {marks} COMMIT;")


def _check(connection: sqlite3.Connection, path: Path) -> None:
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if application != _APPLICATION:
        raise _problem(path, "no-store", "this is no store of cards and rulings", "name another file")
    if version != VERSION:
        hint = "update this program" if version > VERSION else "import into a new one"
        raise _problem(path, "store-version", f"this store has version {version}, and {VERSION} is wanted", hint)


@contextmanager
def _explained(path: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise _problem(path, "store", f"the store can't be used: {error}") from error
    except OSError as error:
        raise _problem(path, "store", f"the store can't be used: {error.strerror or error}") from error


def _problem(path: Path, code: str, message: str, hint: str = "") -> InputError:
    return InputError(Problem(Place(str(path)), code, message, hint))
