"""Stored cards: found by name, and turned into facts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import samples

from pyshell import RuleBase
from pyshell.cards import Cards
from pyshell.errors import InputError, Place
from pyshell.model import Fact
from pyshell.render.cards import brief
from pyshell.store.importing import import_cards
from pyshell.store.keywords import Keywords
from pyshell.store.lookup import StoredCards
from pyshell.store.symbols import mana, symbol

ROOT = Path(__file__).parent.parent


def filled(folder: Path, text: str) -> Path:
    store = folder / "store.sqlite"
    import_cards(store, [samples.save(folder, text)])
    return store


@pytest.fixture(scope="module", params=["mtgjson", "scryfall"])
def base(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> RuleBase:
    """The shipped rules with a store that was filled from one of the formats."""
    text = samples.mtgjson_set() if request.param == "mtgjson" else samples.oracle_cards()
    return RuleBase.load(store=filled(tmp_path_factory.mktemp("store"), text))


def cards(base: RuleBase, store: Path) -> Cards:
    """The described cards of the rules with those of another store: quicker than to load all rules again."""
    knowledge = base.knowledge
    return Cards.load(
        [ROOT / "facts" / "cards"],
        knowledge.vocabulary,
        lambda: StoredCards(store, knowledge.vocabulary, knowledge.stated),
    )


@pytest.fixture(scope="module")
def stored(base: RuleBase) -> StoredCards:
    found = base.cards._stored
    assert isinstance(found, StoredCards)
    return found


def facts(base: RuleBase, name: str, template: str = "") -> list[str]:
    """The facts of a card, without what is left at its default."""
    card = base.cards.find(name)
    return [brief(fact, base.knowledge.vocabulary) for fact in card.facts if template in ("", fact.template)]


# Layouts

FACES = {
    "Grave Lurker": [
        '(face (object this) (name "Grave Lurker") (mana-cost 2 B/G) (types creature) (subtypes zombie elf)'
        " (power 1) (toughness *))"
    ],
    "Rise // Shine": [
        '(face (object this) (half left) (name "Rise") (mana-cost U B) (types instant))',
        '(face (object this) (half right) (name "Shine") (mana-cost 4 X) (types sorcery))',
    ],
    "Dusk // Dawn": [
        '(face (object this) (half left) (name "Dusk") (mana-cost 1 W) (types sorcery))',
        '(face (object this) (half right) (name "Dawn") (mana-cost 3 W) (types sorcery))',
    ],
    "Cellar // Attic": [
        '(face (object this) (half left) (name "Cellar") (mana-cost 1 U) (types enchantment) (subtypes room))',
        '(face (object this) (half right) (name "Attic") (mana-cost 3 U) (types enchantment) (subtypes room))',
    ],
    "Brave Baker // Bake Bread": [
        '(face (object this) (name "Brave Baker") (mana-cost 1 W) (types creature) (subtypes human) (power 2)'
        " (toughness 2))",
        '(face (object this) (half inset) (name "Bake Bread") (mana-cost W) (types instant) (subtypes adventure))',
    ],
    "Day Keeper // Night Prowler": [
        '(face (object this) (name "Day Keeper") (mana-cost G) (supertypes legendary) (types creature) (subtypes wolf)'
        " (power 1) (toughness 1))",
        '(face (object this) (half back) (name "Night Prowler") (colors red green) (types creature) (subtypes wolf)'
        " (power 3) (toughness 3))",
    ],
    "Village // Villager": [
        '(face (object this) (name "Village") (types land))',
        '(face (object this) (half back) (name "Villager") (mana-cost G) (types creature) (subtypes human) (power 1)'
        " (toughness 1))",
    ],
    "Student // Master": [
        '(face (object this) (name "Student") (mana-cost U) (types creature) (subtypes human) (power 1) (toughness 1))',
        '(face (object this) (half flipped) (name "Master") (mana-cost U) (supertypes legendary) (types creature)'
        " (subtypes human) (power 4) (toughness 4))",
    ],
    "Left Arm": [
        '(face (object this) (name "Left Arm") (mana-cost 1 W) (types creature))',
        '(face (object this) (half melded) (name "Whole Body") (types creature) (power 9) (toughness 9))',
    ],
    "Spark": ['(face (object this) (name "Spark") (mana-cost 2/R R/P) (types kindred instant) (subtypes elemental))'],
    "Strange Thing": ['(face (object this) (name "Strange Thing") (mana-cost 9) (types artifact))'],
    "Clue": ['(face (object this) (name "Clue") (colors white) (types artifact) (subtypes clue))'],
}


@pytest.mark.parametrize("name", FACES)
def test_each_layout_gives_its_faces(name: str, base: RuleBase) -> None:
    assert facts(base, name, "face") == FACES[name]


def test_what_facts_cannot_state_is_refused_with_a_reason(base: RuleBase) -> None:
    with pytest.raises(InputError, match="f:1:1: Odd // Even can't be used: its layout, hologram, isn't known"):
        base.cards.find("Odd", Place("f"))


# Keywords and instructions


def test_keywords_come_with_numbers_costs_and_qualities(base: RuleBase) -> None:
    assert facts(base, "Grave Lurker", "ability") == [
        "(ability (id this-flying) (object this) (keyword flying))",
        "(ability (id this-protection) (object this) (keyword protection) (quality red artifact))",
        "(ability (id this-dredge) (object this) (keyword dredge) (amount 3))",
        "(ability (id this-surveil) (object this) (keyword surveil) (amount 2))",
    ]
    assert facts(base, "Spark", "ability") == [
        "(ability (id this-flashback) (object this) (keyword flashback) (cost 1 R))"
    ]


def test_fuse_belongs_to_the_whole_card_and_aftermath_to_its_half(base: RuleBase) -> None:
    assert facts(base, "Rise", "ability") == ["(ability (id this-fuse) (object this) (keyword fuse))"]
    assert facts(base, "Dusk", "ability") == [
        "(ability (id this-aftermath) (object this) (keyword aftermath) (half right))"
    ]


def test_keywords_of_a_face_that_is_not_in_use_are_not_stated(base: RuleBase) -> None:
    assert facts(base, "Night Prowler", "ability") == ["(ability (id this-flash) (object this) (keyword flash))"]
    assert facts(base, "Left Arm", "ability") == [
        "(ability (id this-first-strike) (object this) (keyword first-strike))"
    ]
    assert facts(base, "Bake Bread", "ability") == ["(ability (id this-vigilance) (object this) (keyword vigilance))"]


def test_a_spell_of_common_sentences_gives_instructions_in_printed_order(base: RuleBase) -> None:
    assert facts(base, "Rise // Shine", "instruction") == [
        "(instruction (id this-mill) (who target) (action mill) (amount 8) (source this) (half left) (line 1)"
        " (target 1))",
        "(instruction (id this-surveil) (who controller) (action surveil) (amount 2) (source this) (half right)"
        " (line 1))",
        "(instruction (id this-draw) (who controller) (action draw) (source this) (half right) (line 2))",
    ]
    assert facts(base, "Bake Bread", "instruction") == []


def keywords(base: RuleBase) -> Keywords:
    return Keywords.of(base.knowledge.stated)


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("Flying", "flying"),
        ("First strike, deathtouch", "first-strike deathtouch"),
        ("Flying (Reminder, with a comma.)", "flying"),
        ("Dredge 6 (Mill six.)", "dredge 6"),
        ("Kicker {1}{B} and/or {1}{R}", "kicker {1,B} kicker {1,R}"),
        ("Suspend 4—{1}{U}", "suspend 4 {1,U}"),
        ("Protection from white and from black", "protection [white black]"),
        ("Protection from creatures, lands, and enchantments", "protection [creature land enchantment]"),
        ("Protection from each color", "protection [white blue black red green]"),
        ("Trample, protection from multicolored", "trample protection [multicolored]"),
        ("Hexproof from black", "hexproof-from [black]"),
        ("Hexproof", "hexproof"),
        ("Enchant creature you control", "enchant [creature-you-control]"),
        ("Affinity for artifacts", "affinity [artifacts]"),
        ("Jump-start (You may.)", "jump-start"),
        ("Basic landcycling {1}{G}", "basic-landcycling {1,G}"),
        ("Equip {2}", "equip {2}"),
        ("Equip Knight {1}", ""),
        ("Flashback—Tap three creatures", ""),
        ("Flying creatures you control get +1/+1.", ""),
        ("Haste this turn", ""),
        ("Dredge", ""),
        ("Protection from red. It has haste.", ""),
        ("Flying, and other things", ""),
        ("Infectious", ""),
        ("(Only a reminder.)", ""),
        ("", ""),
    ],
)
def test_a_line_that_lists_keywords_and_nothing_else_is_read(line: str, found: str, base: RuleBase) -> None:
    shown = []
    for ability in keywords(base).in_line(line):
        amount = f" {ability.amount}" if ability.amount else ""
        cost = f" {{{','.join(map(str, ability.cost))}}}" if ability.cost else ""
        quality = f" [{' '.join(ability.quality)}]" if ability.quality else ""
        shown.append(f"{ability.keyword}{amount}{cost}{quality}")
    assert " ".join(shown) == found


def spell(base: RuleBase, text: str) -> list[str]:
    from pyshell.store.instructions import lines

    return [
        f"{line.number} {line.who} {line.action} {line.amount}"
        + (f" target {line.target}" if line.target else "")
        + (f" if {line.colour}" if line.colour != "none" else "")
        for line in lines(text, keywords(base))
    ]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Draw a card.", ["1 controller draw 1"]),
        ("Each opponent mills three cards.", ["1 opponents mill 3"]),
        (
            "Target player draws two cards and loses 2 life.",
            ["1 target draw 2 target 1", "2 target lose-life 2 target 1"],
        ),
        ("Investigate.\nYou gain 4 life.", ["1 controller investigate 1", "2 controller gain-life 4"]),
        (
            "Target opponent mills four cards, then draws a card.\nSurveil 1. (See.)\nCipher (Later.)",
            ["1 target mill 4 target 1", "2 target draw 1 target 1", "3 controller surveil 1"],
        ),
        (
            "Adamant — If at least three black mana was spent to cast this spell, mill four cards.",
            ["1 controller mill 4 if black"],
        ),
        ("Draw a card. Destroy target creature.", []),
        ("Target player draws a card. Target player mills two cards.", []),
        ("Draw X cards.", []),
        ("Draw three life.", []),
        ("When it enters, draw a card.", []),
        ("", []),
    ],
)
def test_a_text_is_read_as_a_whole_or_not_at_all(text: str, found: list[str], base: RuleBase) -> None:
    assert spell(base, text) == found


def test_words_and_costs_become_symbols() -> None:
    assert [symbol(words) for words in ("Power-Plant", "Time Lord", "Urza’s", "Lhûn", 'x (y) "z"')] == [
        "power-plant",
        "time-lord",
        "urza's",
        "lhun",
        "x-y-z",
    ]
    assert mana("{10}{X}{2/W}{W/U/P}{C}") == (10, "X", "2/W", "W/U/P", "C")
    assert mana("") == ()


# Names


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("grave lurker", "Grave Lurker"),
        ("RISE", "Rise // Shine"),
        ("rise//shine", "Rise // Shine"),
        ("Élan Vital", "Élan Vital"),
        ("elan vital", "Élan Vital"),
        ("bake bread", "Brave Baker // Bake Bread"),
        ("Night Prowler", "Day Keeper // Night Prowler"),
        ("Master", "Student // Master"),
    ],
)
def test_a_stored_card_is_found_by_any_of_its_names(name: str, found: str, base: RuleBase) -> None:
    assert base.cards.find(name).name == found


def test_a_melded_permanent_names_both_cards(base: RuleBase) -> None:
    with pytest.raises(InputError, match="Whole Body is a half of several cards: Left Arm, Right Arm"):
        base.cards.find("Whole Body")


def test_the_nearest_name_is_suggested_from_files_and_store(base: RuleBase) -> None:
    for wrong, right in (("Grave Lurkor", "Grave Lurker"), ("Night Prowlr", "Day Keeper // Night Prowler")):
        with pytest.raises(InputError) as caught:
            base.cards.find(wrong, Place("f"))
        assert str(caught.value) == f"f:1:1: no card is called {wrong} (did you mean {right}?)"
    with pytest.raises(InputError, match="did you mean Stinkweed Imp"):
        base.cards.find("Stinkwed Imp")


def test_a_scenario_uses_a_stored_card(base: RuleBase) -> None:
    case = base.judge(
        '(player (id ana)) (use-card (name "rise") (object x) (owner ana) (zone hand))'
        "(attempt (id a) (player ana) (action cast) (object x) (half both))"
        "(attempt (id b) (player ana) (action cast) (object x) (half left))"
    )
    found = {(o.about, o.value[0], o.by) for o in case.outcomes if o.aspect == "legality"}
    assert ("a", "legal", "fuse-casts-both-halves") in found
    assert ("b", "legal", "split-cast-one-half") in found


# Files and store


def test_a_card_that_a_file_describes_wins_over_the_stored_one(base: RuleBase, tmp_path: Path) -> None:
    other = samples.card("Stinkweed Imp", "normal", samples.face("Stinkweed Imp", "{9}", "Artifact"))
    half = samples.card("Wear", "normal", samples.face("Wear", "{9}", "Artifact"))
    found = cards(base, filled(tmp_path, samples.mtgjson_set([other, half], more=False)))
    (face,) = (fact for fact in found.find("stinkweed imp").facts if fact.template == "face")
    assert face["mana-cost"] == (2, "B")
    # A whole name of a stored card comes before a half of a described one.
    assert found.find("wear").name == "Wear"
    assert found.find("tear").name == "Wear // Tear"


def test_tokens_do_not_hide_cards_and_cards_that_share_a_name_are_told(base: RuleBase, tmp_path: Path) -> None:
    data = json.loads(samples.mtgjson_set([samples.CARDS[0]]))
    token = samples.mtgjson_records(samples.card("Grave Lurker", "token", samples.face("Grave Lurker")), token=True)[0]
    data["data"]["tokens"].append(token | {"identifiers": {"scryfallOracleId": "another"}})
    twin = samples.mtgjson_records(samples.card("Spark", "normal", samples.face("Spark", "{1}")))[0]
    data["data"]["cards"] += [twin, twin | {"identifiers": {"scryfallOracleId": "twin"}}]
    found = cards(base, filled(tmp_path, json.dumps(data)))
    assert "dredge" in {fact["keyword"] for fact in found.find("Grave Lurker").facts if fact.template == "ability"}
    with pytest.raises(InputError, match="2 different cards are called Spark"):
        found.find("Spark")


def test_a_store_that_is_named_must_be_there_and_the_users_own_need_not(base: RuleBase, tmp_path: Path) -> None:
    found = cards(base, tmp_path / "none")
    assert found.find("Stinkweed Imp")
    with pytest.raises(InputError, match="there is no store"):
        found.find("Grave Lurker")
    with pytest.raises(InputError, match=r"no card is called Grave Lurker$"):
        RuleBase.load().cards.find("Grave Lurker")


def test_every_fact_of_a_stored_card_is_one_of_the_vocabulary(base: RuleBase, stored: StoredCards) -> None:
    for key, _ in stored.every_name():
        names = stored.with_half(key)
        for fact in base.cards.find(key).facts if len(names) < 2 and "odd" not in key and "even" not in key else ():
            assert isinstance(fact, Fact)
            assert fact.slots.keys() == base.knowledge.vocabulary.templates[fact.template].slots.keys()
