"""The store with real data, where that lies beside the project: six sets in the form of MTGJSON."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from pyshell import InputError, RuleBase
from pyshell.cards import THIS, Card, name_key
from pyshell.errors import Place
from pyshell.store.corpus import Corpus
from pyshell.store.database import read_store
from pyshell.store.importing import import_cards, import_rulings
from pyshell.store.keywords import Keywords
from pyshell.store.links import Links
from pyshell.store.lookup import Shelf, StoredCards
from pyshell.vocabulary import fact_text

DATA = Path(__file__).resolve().parents[2] / "shared" / "data" / "mtgjson"
SETS = ("DGM", "ELD", "GRN", "GTC", "RAV", "SOI")
FILES = [DATA / f"{name}.json" for name in SETS]
KEYWORDS = ("dredge", "fuse", "cipher", "surveil", "adamant")

pytestmark = pytest.mark.skipif(not all(file.is_file() for file in FILES), reason="the data isn't part of the project")


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("store") / "store.sqlite"
    import_cards(path, FILES)
    import_rulings(path, FILES)
    return path


@pytest.fixture(scope="module")
def base(store: Path) -> RuleBase:
    return RuleBase.load(store=store)


@pytest.fixture(scope="module")
def stored(base: RuleBase, store: Path) -> StoredCards:
    return StoredCards(store, base.knowledge.vocabulary, base.knowledge.stated)


def test_all_cards_come_in_and_a_second_import_changes_nothing(store: Path) -> None:
    before = store.read_bytes()
    cards, rulings = import_cards(store, FILES), import_rulings(store, FILES)
    assert (cards.new, cards.changed, cards.older, cards.unknown) == (0, 0, 0, {})
    assert cards.layouts["split"] == 25
    assert cards.layouts["adventure"] == 30
    assert cards.layouts["transform"] == 33
    assert (rulings.new, rulings.new_texts, rulings.withdrawn) == (0, 0, 0)
    assert rulings.texts > 1800
    assert store.read_bytes() == before


def every(store: Path) -> Iterator[str]:
    with closing(read_store(store)) as connection:
        yield from {key for key, _ in Shelf(connection).every_name()}


def test_every_card_can_be_used(store: Path, base: RuleBase) -> None:
    for key in every(store):
        card = base.cards.find(key)
        assert any(fact.template == "face" for fact in card.facts), key


def comparable(card: Card, template: str, keywords: Keywords) -> set[str]:
    """The facts of a template about the card itself, without ids, which people choose, and without abilities that no
    keyword names."""
    about = "source" if template == "instruction" else "object"
    facts = (fact for fact in card.facts if fact.template == template and fact[about] == THIS)
    kept = (fact for fact in facts if template != "ability" or str(fact["keyword"]) in keywords)
    return {fact_text(type(fact)(template, {k: v for k, v in fact.slots.items() if k != "id"})) for fact in kept}


def test_described_and_stored_cards_agree(base: RuleBase, stored: StoredCards) -> None:
    """On faces and keywords altogether; and what the store knows of instructions, the files say too."""
    compared = []
    keywords = Keywords.of(base.knowledge.stated)
    for name in base.cards.names:
        other = stored.find(name_key(name), Place(name))
        if other:
            compared.append(name)
            described = base.cards.find(name)
            for template in ("face", "ability"):
                assert comparable(other, template, keywords) == comparable(described, template, keywords)
            assert comparable(other, "instruction", keywords) <= comparable(described, "instruction", keywords)
    assert {"Breaking // Entering", "Discovery // Dispersal", "Cauldron's Gift", "Paranoid Delusions"} <= set(compared)
    assert {"Stinkweed Imp", "Golgari Grave-Troll", "Life from the Loam"} <= set(compared)


def test_the_texts_on_cards_with_the_keywords_of_the_documents_are_all_there(base: RuleBase, store: Path) -> None:
    with closing(read_store(store)) as connection:
        with_links = Corpus(connection, Links.load(base.knowledge))
        texts = {name: with_links.coverage().by_keyword[name][0] for name in KEYWORDS}
        assert {name: share.total for name, share in texts.items()} == {
            "dredge": 15,
            "fuse": 40,
            "cipher": 29,
            "surveil": 29,
            "adamant": 20,
        }
        # Passages of the documents that were published for cards in the same words need no link.
        assert texts["fuse"].encoded >= 11
        without = Corpus(connection, Links(()))
        assert len(without.todo("fuse")[0]) == 40


def test_a_wrong_name_finds_the_nearest_real_card(base: RuleBase) -> None:
    with pytest.raises(InputError, match="did you mean Golgari Rotwurm"):
        base.cards.find("golgari rotworm")
