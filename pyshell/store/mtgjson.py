"""Reads MTGJSON version 5: the file of a set, AtomicCards, and files of many sets such as AllPrintings.

A set holds a record for each face of each printing; AtomicCards holds a list of faces for each name.
"""

from __future__ import annotations

from collections.abc import Iterator

from pyshell.errors import Place
from pyshell.store.json_stream import JsonStream
from pyshell.store.layouts import MELD, REVERSIBLE, kind_of
from pyshell.store.records import CardRecord, Face, Fields, Kind, Published

_LISTS = ("cards", "tokens")
_SEPARATOR = " // "


def date(stream: JsonStream) -> str:
    """The date that the object which comes next, the file's ``meta``, gives the data."""
    place = stream.place
    return Fields(stream.value(), place).text("date")


def data(stream: JsonStream, as_of: str) -> Iterator[CardRecord]:
    """The records of the object that comes next, the file's ``data``.

    Raises:
        InputError: the text or a record is broken.
    """
    for name in stream.members():
        yield from _member(stream, name, as_of)


def _member(stream: JsonStream, name: str, as_of: str) -> Iterator[CardRecord]:
    """What stands under a name: in a set's file the set's own fields, in others a card's faces or a whole set."""
    sign = stream.peek()
    if sign == "[":
        yield from _list(stream, name, as_of)
    elif sign == "{":
        for inner in stream.members():
            if inner in _LISTS and stream.peek() == "[":
                yield from _list(stream, inner, as_of)


def _list(stream: JsonStream, name: str, as_of: str) -> Iterator[CardRecord]:
    for _ in stream.elements():
        place = stream.place
        value = stream.value()
        if name in _LISTS or (isinstance(value, dict) and {"name", "layout", "type"} <= value.keys()):
            yield _record(Fields(value, place), place, as_of, token=name == "tokens")


def _record(fields: Fields, place: Place, as_of: str, *, token: bool) -> CardRecord:
    name, layout = fields.required("name"), fields.required("layout")
    face_name = fields.text("faceName") or name
    side = fields.text("side")
    number = max(ord(side) - ord("a"), 0) if len(side) == 1 else 0
    kind: Kind = "token" if token else kind_of(layout)
    melds_into = ""
    if layout == MELD:
        number, kind, melds_into = 0, *_meld(name, face_name, side)
    if layout in (MELD, REVERSIBLE):
        name = face_name
        number = 0
    indicator = fields.texts("colorIndicator") or (fields.texts("colors") if token else ())
    face = Face(
        name=face_name,
        mana_cost=fields.text("manaCost"),
        supertypes=fields.texts("supertypes"),
        types=fields.texts("types"),
        subtypes=fields.texts("subtypes"),
        colors=indicator,
        power=fields.text("power"),
        toughness=fields.text("toughness"),
        loyalty=fields.text("loyalty"),
        defense=fields.text("defense"),
        text=fields.text("text"),
    )
    return CardRecord(
        oracle=fields.object("identifiers").text("scryfallOracleId"),
        name=name,
        layout="normal" if layout == REVERSIBLE else layout,
        kind=kind,
        faces=((number, face),),
        keywords=fields.texts("keywords"),
        melds_into=melds_into,
        rulings=tuple(
            Published(ruling.required("text"), ruling.required("date")) for ruling in fields.objects("rulings")
        ),
        as_of=as_of,
        place=place,
    )


def _meld(name: str, face_name: str, side: str) -> tuple[Kind, str]:
    """Whether this is one of two cards that meld or what they become, and the name of the latter.

    A front's record is named after both (``front // melded``), that of the melded permanent after itself or alike.
    """
    front, separator, melded = name.partition(_SEPARATOR)
    if separator and face_name == front:
        return "card", melded
    return ("melded", "") if separator or side != "a" else ("card", "")
