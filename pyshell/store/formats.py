"""Recognises card data by its content, and reads it record by record."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from pyshell.errors import InputError, Place, Problem
from pyshell.store import mtgjson, scryfall
from pyshell.store.files import Progress, opened
from pyshell.store.json_stream import JsonStream
from pyshell.store.records import Record

_STAMP = re.compile(r"(?<!\d)(20\d\d)-?(0[1-9]|1[0-2])-?(0[1-9]|[12]\d|3[01])(?!\d\d\d\d\d\d\d)")


def records(path: Path, progress: Progress = lambda done: None, as_of: str = "") -> Iterator[Record]:
    """The records of a file in either format, plain or packed, in the order of the file.

    ``as_of`` (YYYY-MM-DD) is the date of data that doesn't say it; left out, it is that in the file's name, or else the
    day on which the file was last changed.

    Raises:
        InputError: the file can't be read, is neither of the formats, holds no record, or is broken.
    """
    as_of = as_of or _date(path)
    with opened(path, progress) as texts:
        for text in texts:
            found = False
            for record in _read(JsonStream(text), as_of):
                found = True
                yield record
            if not found:
                message = "neither cards nor rulings are in here"
                raise InputError(Problem(Place(text.name), "no-records", message, _WANTED))


_WANTED = "files of MTGJSON version 5 and bulk data of Scryfall are read"


def _read(stream: JsonStream, as_of: str) -> Iterator[Record]:
    sign = stream.peek()
    if sign == "[":
        yield from scryfall.array(stream, as_of)
    elif sign == "{":
        yield from _object(stream, as_of)
    else:
        message = "this is no card data" if sign else "this file is empty"
        raise InputError(Problem(stream.place, "no-records", message, _WANTED))
    stream.finish()


def _object(stream: JsonStream, as_of: str) -> Iterator[Record]:
    """A MTGJSON file, or a list that Scryfall's API gave: the former's ``data`` is an object, the latter's an array."""
    for key in stream.members():
        if key == "meta":
            as_of = mtgjson.date(stream) or as_of
        elif key == "data" and stream.peek() == "{":
            yield from mtgjson.data(stream, as_of)
        elif key == "data" and stream.peek() == "[":
            yield from scryfall.array(stream, as_of)


def _date(path: Path) -> str:
    stamp = _STAMP.search(path.name)
    if stamp:
        return "-".join(stamp.groups())
    try:
        return datetime.fromtimestamp(path.stat().st_mtime, UTC).date().isoformat()
    except OSError:
        return "0001-01-01"
