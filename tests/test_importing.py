"""The store: what imports put into it, and what they leave alone."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import samples

from pyshell.errors import InputError
from pyshell.store import database
from pyshell.store.database import default_path, open_store, read_store
from pyshell.store.importing import CardsReport, import_cards, import_rulings

TABLES = ("card", "face", "keyword", "text", "published")
LURKER, RISE, *_ = samples.CARDS


def rows(store: Path) -> dict[str, list[tuple[Any, ...]]]:
    """Everything in a store, without the numbers that rows happen to have."""
    with sqlite3.connect(store) as connection:
        names = dict(connection.execute("SELECT id, oracle || name FROM card"))
        texts = dict(connection.execute("SELECT id, sha256 FROM text"))
        found: dict[str, list[tuple[Any, ...]]] = {
            "card": list(connection.execute("SELECT oracle, name, key, layout, kind, melds_into, as_of FROM card")),
            "text": list(connection.execute("SELECT sha256, text FROM text")),
        }
        for table in ("face", "keyword"):
            found[table] = [(names[row[0]], *row[1:]) for row in connection.execute(f"SELECT * FROM {table}")]
        found["published"] = [
            (names[row[0]], texts[row[1]], *row[2:]) for row in connection.execute("SELECT * FROM published")
        ]
    return {table: sorted(values, key=repr) for table, values in found.items()}


@pytest.fixture
def store(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "store.sqlite"


@pytest.fixture
def take(tmp_path: Path, store: Path) -> Callable[..., CardsReport]:
    """Imports cards from the text of a file."""
    return lambda text, **more: import_cards(store, [samples.save(tmp_path, text)], **more)


Take = Callable[..., CardsReport]


def test_an_import_counts_cards_and_layouts_and_the_unknown_ones_are_kept(take: Take, store: Path) -> None:
    report = take(samples.mtgjson_set())
    assert (report.new, report.changed, report.same, report.older) == (16, 0, 0, 0)
    assert report.layouts["normal"] == 3
    assert report.layouts["meld"] == 3
    assert report.unknown == {"hologram": 2}
    odd = ("oracle-Odd // Even", "Odd // Even", "odd even", "hologram", "card", "", "2030-02-02")
    assert odd in rows(store)["card"]
    assert [row[1] for row in rows(store)["face"] if row[0].endswith("Odd // Even")] == [0, 1]


@pytest.mark.parametrize("text", [samples.mtgjson_set(), samples.oracle_cards(), samples.all_printings()])
def test_a_second_import_changes_nothing_in_the_file(text: str, take: Take, store: Path) -> None:
    first = take(text)
    bytes_before = store.read_bytes()
    second = take(text)
    assert (second.new, second.changed, second.same) == (0, 0, first.new)
    assert store.read_bytes() == bytes_before


def test_all_kinds_of_files_fill_the_store_alike(tmp_path: Path) -> None:
    """But for layouts that one format calls otherwise, and tokens that AtomicCards doesn't hold."""
    found = []
    texts = (
        samples.mtgjson_set(more=False),
        samples.atomic_cards(),
        samples.all_printings(),
        samples.oracle_cards(more=False),
    )
    for number, text in enumerate(texts):
        store = tmp_path / f"{number}.sqlite"
        import_cards(store, [samples.save(tmp_path, text)], as_of="2030-02-02")
        everything = rows(store)
        names = {one["name"] for one in samples.CARDS}
        cards = [(row[:3], row[4:]) for row in everything["card"] if row[1] in names]
        faces = [row for row in everything["face"] if any(row[0].endswith(name) for name in names)]
        found.append((cards, faces, everything["keyword"]))
    assert all(one == found[0] for one in found)


def test_newer_data_replaces_older_data_whatever_the_order(tmp_path: Path) -> None:
    reworded = samples.card(
        "Grave Lurker", "normal", samples.face("Grave Lurker", "{3}", text="Haste"), keywords=("Haste",)
    )
    old = samples.save(tmp_path, samples.mtgjson_set([LURKER, RISE], "2030-01-01", more=False), "old.json")
    new = samples.save(tmp_path, samples.mtgjson_set([reworded], "2030-03-03", more=False), "new.json")
    stores = []
    for number, order in enumerate([[[old], [new]], [[new], [old]], [[old, new]], [[new, old]]]):
        store = tmp_path / f"{number}.sqlite"
        reports = [import_cards(store, files) for files in order]
        stores.append(rows(store))
        if number == 0:
            assert reports[1].changed == 1
        if number == 1:
            assert reports[1].older == 1
    assert all(one == stores[0] for one in stores)
    assert [row for row in stores[0]["keyword"] if "Lurker" in row[0]] == [("oracle-Grave LurkerGrave Lurker", "haste")]


def test_a_card_that_loses_a_face_or_a_keyword_loses_it_in_the_store(take: Take, store: Path) -> None:
    take(samples.mtgjson_set([RISE], "2030-01-01", more=False))
    alone = samples.card("Rise // Shine", "normal", samples.face("Rise // Shine", "{1}"), keywords=("Mill",))
    assert take(samples.mtgjson_set([alone], "2030-03-03", more=False)).changed == 1
    assert [row[1:3] for row in rows(store)["face"]] == [(0, "Rise // Shine")]
    assert [row[1] for row in rows(store)["keyword"]] == ["mill"]


def test_a_card_without_an_id_is_known_by_its_name(take: Take, store: Path) -> None:
    text = samples.mtgjson_set(more=False).replace("scryfallOracleId", "other")
    take(text)
    assert take(text).same == len(samples.CARDS)
    report = take(samples.mtgjson_set(more=False))
    assert (report.new, report.same) == (0, len(samples.CARDS))
    assert all(row[0] for row in rows(store)["card"])


BROKEN = {
    "cut off": samples.mtgjson_set(date="2031-01-01")[:-200],
    "not JSON": samples.mtgjson_set(date="2031-01-01")[:-20] + "x",
    "a broken record": samples.mtgjson_set(date="2031-01-01").replace('"layout": "hologram"', '"layout": 7'),
    "no cards": samples.bulk_rulings(),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_broken_input_leaves_the_store_as_it_was(kind: str, take: Take, store: Path, tmp_path: Path) -> None:
    take(samples.mtgjson_set(samples.CARDS[:3]))
    before = store.read_bytes()
    good = samples.save(tmp_path, samples.mtgjson_set(date="2031-01-01"), "good.json")
    bad = samples.save(tmp_path, BROKEN[kind], "bad.json")
    with pytest.raises(InputError, match=r"bad\.json"):
        import_cards(store, [good, bad])
    assert store.read_bytes() == before
    assert take(samples.mtgjson_set(samples.CARDS[:3])).new == 0


def test_an_interrupted_import_leaves_the_store_as_it_was(take: Take, store: Path, tmp_path: Path) -> None:
    take(samples.mtgjson_set(samples.CARDS[:3]))
    before = rows(store)

    def interrupt(done: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        take(samples.mtgjson_set(date="2031-01-01"), progress=lambda path: interrupt)
    assert rows(store) == before


# Published rulings


def test_one_text_on_several_cards_is_one_entry(store: Path, tmp_path: Path) -> None:
    report = import_rulings(store, [samples.save(tmp_path, samples.mtgjson_set())])
    assert (report.texts, report.new_texts, report.card_rulings, report.new) == (2, 2, 3, 3)
    assert {text for _, text in rows(store)["text"]} == {samples.SHARED, samples.OWN}
    again = import_rulings(store, [samples.save(tmp_path, samples.all_printings())])
    assert (again.texts, again.new_texts, again.card_rulings, again.new, again.withdrawn) == (2, 0, 3, 0, 0)


def test_quotation_marks_and_white_space_make_no_new_text(store: Path, tmp_path: Path) -> None:
    for text in ("It’s  “so”", 'It\'s "so"'):
        one = samples.card("X", "normal", samples.face("X"), rulings=(text,))
        report = import_rulings(store, [samples.save(tmp_path, samples.mtgjson_set([one], more=False))])
    assert report.new_texts == report.new == 0


def test_rulings_and_cards_can_come_in_either_order_and_from_either_format(tmp_path: Path) -> None:
    cards = samples.save(tmp_path, samples.oracle_cards(), "cards.json")
    rulings = samples.save(tmp_path, samples.bulk_rulings(), "rulings.json")
    one, other = tmp_path / "one.sqlite", tmp_path / "other.sqlite"
    import_cards(one, [cards], as_of="2030-02-02")
    import_rulings(one, [rulings], as_of="2030-02-02")
    import_rulings(other, [rulings], as_of="2030-02-02")
    import_cards(other, [cards], as_of="2030-02-02")
    assert rows(one) == rows(other)
    report = import_rulings(one, [samples.save(tmp_path, samples.mtgjson_set())])
    assert (report.new, report.withdrawn) == (0, 0)


def test_a_text_that_newer_data_no_longer_has_is_withdrawn_and_comes_back(store: Path, tmp_path: Path) -> None:
    def take(date: str, *texts: str) -> tuple[int, int, int]:
        one = samples.card("X", "normal", samples.face("X"), rulings=texts)
        path = samples.save(tmp_path, samples.mtgjson_set([one], date, more=False))
        report = import_rulings(store, [path])
        return report.new, report.withdrawn, report.older

    assert take("2030-01-01", "A", "B") == (2, 0, 0)
    assert take("2030-02-02", "A") == (0, 1, 0)
    assert take("2030-01-01", "A", "B") == (0, 0, 1)
    assert [row[4:] for row in rows(store)["published"]] == [("2030-01-01", None), ("2030-01-01", "2030-02-02")]
    assert take("2030-03-03", "A", "B") == (1, 0, 0)
    assert [row[5] for row in rows(store)["published"]] == [None, None]


def test_a_broken_file_of_rulings_leaves_the_store_as_it_was(store: Path, tmp_path: Path) -> None:
    import_rulings(store, [samples.save(tmp_path, samples.bulk_rulings())])
    before = store.read_bytes()
    for text in (samples.bulk_rulings()[:-5], samples.oracle_cards()):
        with pytest.raises(InputError):
            import_rulings(store, [samples.save(tmp_path, text)])
    assert store.read_bytes() == before


# The file


def test_other_files_are_not_taken_for_a_store(tmp_path: Path) -> None:
    text = samples.save(tmp_path, "x" * 5000, "text")
    other = tmp_path / "other.sqlite"
    with sqlite3.connect(other) as connection:
        connection.execute("CREATE TABLE t (a)")
    cards = samples.save(tmp_path, samples.mtgjson_set())
    for path, message in ((text, "not a database"), (other, "this is no store"), (tmp_path, "can't be used")):
        before = path.read_bytes() if path.is_file() else b""
        with pytest.raises(InputError, match=message):
            import_cards(path, [cards])
        assert not path.is_file() or path.read_bytes() == before
    with pytest.raises(InputError, match="there is no store"):
        read_store(tmp_path / "none")
    with pytest.raises(InputError, match="not a database"):
        read_store(text)


def test_a_store_of_another_version_is_not_touched(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    open_store(store).close()
    monkeypatch.setattr(database, "VERSION", 2)
    with pytest.raises(InputError, match="this store has version 1, and 2 is wanted"):
        open_store(store)
    with pytest.raises(InputError, match="version 1"):
        read_store(store)


def test_a_store_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(InputError, match="the store can't be used"):
        import_cards(tmp_path / "file" / "store", [samples.save(tmp_path, samples.mtgjson_set())])


def test_the_store_is_in_the_users_data_folder_unless_the_environment_says_otherwise(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("RULINGS_STORE", str(tmp_path / "mine"))
    assert default_path() == tmp_path / "mine"
    monkeypatch.delenv("RULINGS_STORE")
    assert default_path().parts[-2:] == ("rulings", "store.sqlite")
