"""Card data is recognised by its content, in either format and however it is packed."""

from __future__ import annotations

import gzip
import json
import lzma
import os
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import samples

from pyshell.errors import InputError
from pyshell.store.formats import records
from pyshell.store.records import CardRecord, Record, RulingRecord
from pyshell.store.scryfall import type_line

NAMES = {one["name"] for one in samples.CARDS}
CARD_FILES: dict[str, Callable[[], str]] = {
    "set": samples.mtgjson_set,
    "atomic": samples.atomic_cards,
    "printings": samples.all_printings,
    "scryfall": samples.oracle_cards,
}


def read(path: Path, **more: Any) -> list[Record]:
    return list(records(path, **more))


def cards(path: Path) -> list[CardRecord]:
    return [record for record in read(path) if isinstance(record, CardRecord)]


@pytest.mark.parametrize("kind", CARD_FILES)
def test_each_kind_of_file_gives_its_cards_with_all_their_faces(kind: str, tmp_path: Path) -> None:
    found = cards(samples.save(tmp_path, CARD_FILES[kind](), "whatever.txt"))
    assert {record.name for record in found} >= NAMES
    faces = {(record.name, number, face.name) for record in found for number, face in record.faces}
    wanted = {(one["name"], n, part["name"]) for one in samples.CARDS for n, part in enumerate(one["faces"])}
    assert wanted <= faces


def test_both_formats_say_the_same_of_a_face(tmp_path: Path) -> None:
    def faces(text: str) -> dict[tuple[str, int], Any]:
        found = cards(samples.save(tmp_path, text))
        return {(one.name, number): (face, one.melds_into, one.kind) for one in found for number, face in one.faces}

    mtgjson, scryfall = faces(samples.mtgjson_set()), faces(samples.oracle_cards())
    token = mtgjson.pop(("Clue", 0))[0]
    assert (token.colors, token.types) == (("W",), ("Token", "Artifact"))
    assert scryfall.pop(("Clue", 0))[0].colors == ("W",)
    assert mtgjson == scryfall
    assert mtgjson[("Left Arm", 0)][1:] == ("Whole Body", "card")
    assert mtgjson[("Whole Body", 0)][1:] == ("", "melded")


def test_rulings_come_with_the_cards_in_one_format_and_alone_in_the_other(tmp_path: Path) -> None:
    inside = [r for r in cards(samples.save(tmp_path, samples.mtgjson_set())) if r.rulings]
    assert {(r.oracle, p.text, p.date, p.source) for r in inside for p in r.rulings or ()} == {
        ("oracle-Grave Lurker", samples.SHARED, "2030-01-01", ""),
        ("oracle-Grave Lurker", samples.OWN, "2030-01-01", ""),
        ("oracle-Rise // Shine", samples.SHARED, "2030-01-01", ""),
    }
    alone = read(samples.save(tmp_path, samples.bulk_rulings()))
    assert [
        (r.oracle, r.published.text, r.published.date, r.published.source) for r in alone if isinstance(r, RulingRecord)
    ] == [
        ("oracle-Grave Lurker", samples.SHARED, "2030-01-01", "wotc"),
        ("oracle-Grave Lurker", samples.OWN, "2030-01-01", "wotc"),
        ("oracle-Rise // Shine", samples.SHARED, "2030-01-01", "wotc"),
    ]
    assert {r.rulings for r in cards(samples.save(tmp_path, samples.oracle_cards()))} == {None}


def pack(path: Path, kind: str, text: str) -> None:
    if kind == "gz":
        path.write_bytes(gzip.compress(text.encode()))
    elif kind == "xz":
        path.write_bytes(lzma.compress(text.encode()))
    elif kind == "bom":
        path.write_bytes(text.encode("utf-8-sig"))
    else:
        half = len(samples.CARDS) // 2
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("README.txt", "no cards in here")
            archive.writestr("a/one.json", samples.mtgjson_set(samples.CARDS[:half], more=False))
            archive.writestr("a/two.json", samples.mtgjson_set(samples.CARDS[half:], more=False))


@pytest.mark.parametrize("kind", ["gz", "xz", "zip", "bom"])
def test_packed_files_are_read_whatever_their_name_says(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "cards.json"
    pack(path, kind, samples.mtgjson_set(more=False))
    assert {record.name for record in cards(path)} == NAMES


@pytest.mark.parametrize("kind", ["gz", "xz", "zip"])
def test_a_packed_file_that_is_cut_off_or_damaged_is_an_error(kind: str, tmp_path: Path) -> None:
    path = tmp_path / f"cards.{kind}"
    pack(path, kind, samples.all_printings())
    whole = path.read_bytes()
    for broken in (whole[: len(whole) // 2], whole[:-30] + b"\0" * 30, whole[:60] + b"\xff" * 20 + whole[80:]):
        path.write_bytes(broken)
        with pytest.raises(InputError, match=str(path)):
            read(path)


def test_the_date_of_the_data_is_its_own_or_given_or_in_the_name_or_the_files(tmp_path: Path) -> None:
    assert {r.as_of for r in read(samples.save(tmp_path, samples.mtgjson_set(date="2029-05-06")))} == {"2029-05-06"}
    path = samples.save(tmp_path, samples.oracle_cards(), "oracle-cards-20280304091500.json")
    assert {r.as_of for r in read(path)} == {"2028-03-04"}
    assert {r.as_of for r in read(path, as_of="2027-01-02")} == {"2027-01-02"}
    plain = samples.save(tmp_path, samples.oracle_cards(), "12345678.json")
    os.utime(plain, (0, 86400))
    assert {r.as_of for r in read(plain)} == {"1970-01-02"}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "f.json:1:1: this file is empty"),
        ("\n\n  ", "f.json:3:3: this file is empty"),
        ("name,cost\nX,1", "f.json:1:1: this is no card data"),
        ('"text"', "f.json:1:1: this is no card data"),
        ("[]", "f.json:1:1: neither cards nor rulings are in here"),
        ('{"a": 1}', "f.json:1:1: neither cards nor rulings are in here"),
        ('{"meta": {}, "data": {"x": {"y": [1]}, "z": [{"name": "no card"}]}}', "neither cards nor rulings"),
        ('[{"object": "card"}]', "f.json:1:2: this record is broken: there is no layout"),
        ('[{"object": "card", "layout": "normal", "name": 7}]', "f.json:1:2: this record is broken: name is a number"),
        ('[\n {"object": "ruling", "oracle_id": "x", "comment": null}]', "f.json:2:2: .*there is no comment"),
        ('[{"object": "card", "layout": "normal", "name": "X", "keywords": "no"}]', "keywords is text, not a list"),
        ('[{"object": "card", "layout": "normal", "name": "X", "keywords": [{}]}]', "keywords holds an object"),
        ('[{"object": "card", "layout": "normal", "name": "\\ud800"}]', "name holds half a character"),
        ("[7]", "f.json:1:2: this record is broken: expected an object, not a number"),
        ('{"data": {"cards": [{"name": "X"}]}}', "f.json:1:21: this record is broken: there is no layout"),
        ('{"meta": "x"}', "f.json:1:10: this record is broken: expected an object, not text"),
        ("[" * 5000, "nested too deep"),
    ],
)
def test_what_is_no_card_data_is_told_with_its_place(text: str, message: str, tmp_path: Path) -> None:
    with pytest.raises(InputError, match=message):
        read(samples.save(tmp_path, text, "f.json"))


def test_a_file_that_is_cut_off_anywhere_is_an_error(tmp_path: Path) -> None:
    for text in (samples.mtgjson_set(samples.CARDS[:2]), samples.oracle_cards(samples.CARDS[:2], more=False)):
        end = len(text.rstrip())
        for length in range(0, end, 97):
            with pytest.raises(InputError):
                read(samples.save(tmp_path, text[:length]))


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"\xff\xfe[\0]\0", "this isn't UTF-8 text"),
        (b'[{"object": "card", "name": "\xe9"}]', "this isn't UTF-8 text"),
        (b"BZh91AY&SY", "this is bzip2"),
        (b"SQLite format 3\0", "this is an SQLite database"),
    ],
)
def test_other_encodings_and_containers_are_told(data: bytes, message: str, tmp_path: Path) -> None:
    path = tmp_path / "f"
    path.write_bytes(data)
    with pytest.raises(InputError, match=message):
        read(path)


def test_an_archive_without_data_is_told(tmp_path: Path) -> None:
    path = tmp_path / "f.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("cards.csv", "a,b")
    with pytest.raises(InputError, match=r"no member of this archive ends in \.json"):
        read(path)


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="No such file"):
        read(tmp_path / "none.json")


def test_progress_counts_the_bytes_of_the_file_on_disk(tmp_path: Path) -> None:
    path = tmp_path / "f.json.gz"
    path.write_bytes(gzip.compress(samples.all_printings().encode()))
    seen: list[int] = []
    read(path, progress=seen.append)
    assert seen == sorted(seen)
    assert seen[-1] == path.stat().st_size


def test_a_card_with_two_unrelated_sides_is_two_cards(tmp_path: Path) -> None:
    sides = [{"name": name, "oracle_id": samples.oracle(name), "type_line": "Artifact"} for name in ("Here", "There")]
    scryfall = [{"object": "card", "layout": "reversible_card", "name": "Here // There", "card_faces": sides}]
    found = cards(samples.save(tmp_path, json.dumps(scryfall)))
    assert [(r.oracle, r.name, r.layout) for r in found] == [
        ("oracle-Here", "Here", "normal"),
        ("oracle-There", "There", "normal"),
    ]
    both = samples.card("Here // There", "reversible_card", samples.face("Here"), samples.face("There"))
    found = cards(samples.save(tmp_path, samples.mtgjson_set([both], more=False)))
    assert [(r.name, r.layout, r.faces[0][0]) for r in found] == [("Here", "normal", 0), ("There", "normal", 0)]


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        ("Legendary Snow Creature — Human Time Lord", (("Legendary", "Snow"), ("Creature",), ("Human", "Time-Lord"))),
        ("Token Artifact — Clue", ((), ("Artifact",), ("Clue",))),
        ("Plane — Some Far Place", ((), ("Plane",), ("Some Far Place",))),
        ("Basic Land — Forest", (("Basic",), ("Land",), ("Forest",))),
        ("", ((), (), ())),
    ],
)
def test_a_type_line_has_supertypes_types_and_subtypes(line: str, parts: tuple[tuple[str, ...], ...]) -> None:
    assert type_line(line) == parts
