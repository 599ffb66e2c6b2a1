"""Reads Scryfall's bulk data: arrays of card objects (oracle-cards and others) and of ruling objects (rulings)."""

from __future__ import annotations

from collections.abc import Iterator

from pyshell.errors import Place
from pyshell.store.json_stream import JsonStream
from pyshell.store.layouts import MELD, REVERSIBLE, kind_of
from pyshell.store.records import CardRecord, Face, Fields, Kind, Published, Record, RulingRecord

_SUPERTYPES = frozenset(("basic", "elite", "host", "legendary", "ongoing", "snow", "world"))
_TOKEN = "token"
_DASHES = (" — ", " – ", " - ")
_TWO_WORDS = ("Time Lord",)


def array(stream: JsonStream, as_of: str) -> Iterator[Record]:
    """The records of the array that comes next; objects of other kinds are passed over.

    Raises:
        InputError: the text or a record is broken.
    """
    for _ in stream.elements():
        place = stream.place
        fields = Fields(stream.value(), place)
        kind = fields.text("object")
        if kind == "ruling":
            published = Published(fields.required("comment"), fields.required("published_at"), fields.text("source"))
            yield RulingRecord(fields.required("oracle_id"), published, as_of, place)
        elif kind == "card":
            yield from _cards(fields, place, as_of)


def _cards(fields: Fields, place: Place, as_of: str) -> Iterator[CardRecord]:
    """One record; of a card with two sides that are nothing to each other, one for each side."""
    layout = fields.required("layout")
    faces = fields.objects("card_faces")
    if layout == REVERSIBLE and faces:
        for face in faces:
            own = face.text("layout") or "normal"
            keywords = fields.texts("keywords")
            yield _record(face, own, ((0, _face(face, own)),), place, as_of, keywords)
    else:
        parts = tuple(enumerate(_face(face, layout) for face in faces or (fields,)))
        yield _record(fields, layout, parts, place, as_of, fields.texts("keywords"))


def _record(
    fields: Fields,
    layout: str,
    faces: tuple[tuple[int, Face], ...],
    place: Place,
    as_of: str,
    keywords: tuple[str, ...],
) -> CardRecord:
    name = fields.required("name")
    kind: Kind = kind_of(layout)
    melds_into = ""
    if layout == MELD:
        parts = fields.objects("all_parts")
        melded = next((part.text("name") for part in parts if part.text("component") == "meld_result"), "")
        kind, melds_into = ("melded", "") if melded == name else ("card", melded)
    return CardRecord(
        oracle=fields.text("oracle_id"),
        name=name,
        layout=layout,
        kind=kind,
        faces=faces,
        keywords=keywords,
        melds_into=melds_into,
        rulings=None,
        as_of=as_of,
        place=place,
    )


def _face(fields: Fields, layout: str) -> Face:
    supertypes, types, subtypes = type_line(fields.text("type_line"))
    indicator = fields.texts("color_indicator")
    if not indicator and kind_of(layout) == "token":
        indicator = fields.texts("colors")
    return Face(
        name=fields.required("name"),
        mana_cost=fields.text("mana_cost"),
        supertypes=supertypes,
        types=types,
        subtypes=subtypes,
        colors=indicator,
        power=fields.text("power"),
        toughness=fields.text("toughness"),
        loyalty=fields.text("loyalty"),
        defense=fields.text("defense"),
        text=fields.text("oracle_text"),
    )


def type_line(line: str) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """The supertypes, types and subtypes of a printed type line, as printed; the word Token is none of them."""
    before, after = line, ""
    for dash in _DASHES:
        if dash in line:
            before, _, after = line.partition(dash)
            break
    words = [word for word in before.split() if word.lower() != _TOKEN]
    supertypes = tuple(word for word in words if word.lower() in _SUPERTYPES)
    types = tuple(word for word in words if word.lower() not in _SUPERTYPES)
    if "Plane" in types:
        return supertypes, types, (after.strip(),) if after else ()
    for pair in _TWO_WORDS:
        after = after.replace(pair, pair.replace(" ", "-"))
    return supertypes, types, tuple(after.split())
