"""Cards: found by name, unfolded to facts."""

from __future__ import annotations

from pathlib import Path

import pytest
from reading import ASSAULT, BREAKING, cards, vocabulary

from pyshell.cards import Cards
from pyshell.errors import InputError, Place
from pyshell.model import Symbol
from pyshell.vocabulary import fact_text

WORDS = vocabulary()
CARDS = cards(WORDS)
OWNED = {"owner": Symbol("ana"), "zone": Symbol("hand")}


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("Breaking // Entering", "Breaking // Entering"),
        ("breaking//entering", "Breaking // Entering"),
        ("Breaking / Entering", "Breaking // Entering"),
        ("BREAKING", "Breaking // Entering"),
        ("entering", "Breaking // Entering"),
        ("Lim-Dûl's Vault", "Lim-Dûl's Vault"),
        ("lim dul's vault", "Lim-Dûl's Vault"),
        ("Lim-Duls Vault", "Lim-Dûl's Vault"),
    ],
)
def test_a_card_is_found_whatever_the_case_accents_and_punctuation_and_by_either_half(name: str, found: str) -> None:
    assert CARDS.find(name).name == found


def test_names_lists_all_cards() -> None:
    assert CARDS.names == ("Assault // Battery", "Breaking // Entering", "Lim-Dûl's Vault")


def test_an_unknown_card_is_an_error_that_names_the_nearest() -> None:
    with pytest.raises(InputError) as caught:
        CARDS.find("Batery", Place("f", 3, 4))
    assert str(caught.value) == "f:3:4: no card is called Batery (did you mean Assault // Battery?)"
    with pytest.raises(InputError, match=r"no card is called Zzzz$"):
        CARDS.find("Zzzz")


def test_half_a_name_that_several_cards_have_isnt_enough() -> None:
    more = cards(WORDS, other='(card (name "Assault // Retreat"))')
    with pytest.raises(InputError, match="Assault // Battery, Assault // Retreat"):
        more.find("assault")


def test_this_becomes_the_objects_id_everywhere() -> None:
    facts = CARDS.unfold("Breaking", "be", OWNED, Place("f", 2, 1))
    assert [fact_text(fact) for fact in facts] == [
        "(game-object (id be) (kind card) (owner ana))",
        "(location (object be) (zone hand) (player ana) (place 0) (step 0))",
        '(face (object be) (name "Breaking") (mana-cost U B) (types sorcery))',
        '(face (object be) (name "Entering") (mana-cost 4 B R) (types sorcery))',
        "(target (id be-target) (object be))",
    ]
    assert {fact.place for fact in facts[:2]} == {Place("f", 2, 1)}
    assert {fact.place.file for fact in facts[2:] if fact.place} == {"cards/breaking-entering.fct"}


def test_only_the_symbol_this_is_replaced() -> None:
    odd = cards(WORDS, odd='(card (name "this")) (face (object this) (name "this") (mana-cost thistle this-1 this))')
    assert odd.unfold("this", "c", OWNED)[-1].slots["mana-cost"] == ("thistle", "c-1", "c")
    assert odd.unfold("this", "c", OWNED)[-1].slots["name"] == "this"


def test_what_use_card_says_goes_to_the_object_and_its_location() -> None:
    slots = {**OWNED, "kind": Symbol("copy"), "player": Symbol("bo"), "place": 2}
    assert [fact_text(fact) for fact in CARDS.unfold("assault", "c", slots)[:2]] == [
        "(game-object (id c) (kind copy) (owner ana))",
        "(location (object c) (zone hand) (player bo) (place 2) (step 0))",
    ]


def test_without_a_zone_no_location_is_stated() -> None:
    assert [fact.template for fact in CARDS.unfold("assault", "c", {"owner": Symbol("ana")})] == ["game-object", "face"]


def test_a_value_that_the_object_cant_have_is_a_problem() -> None:
    with pytest.raises(InputError, match="f:1:1: zone can't be hnd"):
        CARDS.unfold("assault", "c", {**OWNED, "zone": Symbol("hnd")}, Place("f"))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("(face (object this) (name x))", "cards/bad.fct:1:27: name takes a quoted string"),
        ('(card (name "Bad")) (outcome (about this))', "cards/bad.fct:1:21: a card's file can't state outcome"),
        ('(card (name "Bad")) (card (name "Worse"))', "cards/bad.fct:1:21: a file describes one card"),
        ('(face (object this) (name "x"))', 'cards/bad.fct:1:1: the file begins with (card (name "..."))'),
        ("", 'cards/bad.fct:1:1: the file begins with (card (name "..."))'),
        ('(card (name "Bad")', "cards/bad.fct:1:1: this '(' is never closed"),
        (
            '(card (name "breaking  entering"))',
            "cards/bad.fct:1:1: breaking  entering is described already in breaking",
        ),
    ],
)
def test_check_tells_what_is_wrong_with_the_cards_files(text: str, message: str) -> None:
    with pytest.raises(InputError) as caught:
        cards(WORDS, bad=text).check()
    assert str(caught.value).startswith(message)
    CARDS.check()


def test_a_wrong_file_is_told_when_its_card_is_used() -> None:
    bad = cards(WORDS, bad='(card (name "Bad")) (face (objct this))')
    assert bad.find("assault")
    with pytest.raises(InputError, match=r"cards/bad\.fct:1:28: face has no slot objct"):
        bad.unfold("bad", "c", OWNED)


def test_a_later_folder_hides_cards_of_an_earlier_one_and_a_missing_folder_holds_none(tmp_path: Path) -> None:
    shipped, own = tmp_path / "shipped", tmp_path / "own"
    shipped.mkdir()
    own.mkdir()
    (shipped / "breaking-entering.fct").write_text(BREAKING)
    (shipped / "assault-battery.fct").write_text(ASSAULT)
    (own / "mine.fct").write_text(ASSAULT.replace("(mana-cost R)", "(mana-cost 9)"))
    both = Cards.load([shipped, own, tmp_path / "none"], WORDS)
    both.check()
    assert both.names == ("Assault // Battery", "Breaking // Entering")
    assert both.find("battery").facts[0]["mana-cost"] == (9,)
