"""Scenarios: all of a file is checked, and every problem told, before anything comes out."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from reading import cards, vocabulary

from pyshell import scenario
from pyshell.errors import InputError, Place
from pyshell.model import Expectation, Fact, Scenario, Symbol
from pyshell.vocabulary import fact_text

WORDS = vocabulary()
CARDS = cards(WORDS)
PLAYERS = "(player (id ana)) (player (id bo))\n"
BASE = """(scenario (id mill/five) (title "Five of three"))
(player (id ana)) (library (player ana) (size 3))
(attempt (id a1) (player ana))
(expect (about a1) (aspect amount) (value 3) (by mill-as-many-as-possible) (step 0))
"""


def load(text: str, **options: object) -> Scenario:
    return scenario.load(text, "f", WORDS, CARDS, **options)  # type: ignore[arg-type]


def problems(text: str, **options: object) -> list[str]:
    with pytest.raises(InputError) as caught:
        load(text, **options)
    return [str(found) for found in caught.value.problems]


def texts(case: Scenario) -> list[str]:
    return [fact_text(fact) for fact in case.facts]


# What comes out


def test_a_scenario_has_id_title_facts_and_expectations() -> None:
    case = load(BASE)
    assert (case.id, case.title, case.place) == ("mill/five", "Five of three", Place("f", 1, 1))
    assert texts(case) == [
        '(player (id ana) (name ""))',
        "(library (player ana) (size 3))",
        "(attempt (id a1) (player ana) (object none) (criterion none) (ratio 0.5))",
    ]
    assert case.expectations == (
        Expectation("a1", "amount", (3,), "mill-as-many-as-possible", 0, True, Place("f", 4, 1)),
    )


def test_each_fact_keeps_its_place() -> None:
    assert [str(fact.place) for fact in load(BASE).facts] == ["f:2:1", "f:2:19", "f:3:1"]


def test_what_an_expectation_leaves_out_may_be_anything() -> None:
    case = load(PLAYERS + "(expect (about ana) (aspect amount)) (expect-no (about ana) (aspect colors) (value))")
    assert [(e.value, e.by, e.step, e.wanted) for e in case.expectations] == [
        (None, None, None, True),
        ((), None, None, False),
    ]


def test_a_file_without_a_scenario_fact_is_called_after_its_stem(tmp_path: Path) -> None:
    path = tmp_path / "mine.fct"
    path.write_text(PLAYERS)
    case = scenario.load_file(path, WORDS, CARDS)
    assert (case.id, case.title) == ("mine", "")
    assert str(case.facts[0].place) == f"{path}:1:1"


def test_a_file_that_cant_be_read_is_a_problem(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="can't be read"):
        scenario.load_file(tmp_path / "none.fct", WORDS, CARDS)


def test_facts_of_one_criterion_share_its_id() -> None:
    case = load(
        PLAYERS
        + "(criterion (id c) (aspect names) (value 1)) (criterion (id c) (aspect types) (value creature))\n"
        + "(attempt (id a) (player ana) (criterion c))"
    )
    assert len(case.facts) == 5


def test_a_symbol_and_a_string_make_two_facts() -> None:
    text = '(criterion (id c) (aspect names) (value red)) (criterion (id c) (aspect names) (value "red"))'
    assert len(load(text).facts) == 2


# Every problem, where it stands


def test_all_problems_of_a_file_are_told_in_order() -> None:
    found = problems("""(plyer (id ana))
(player (id bo) (name Bo))
(library (player ana) (sise 3))
(attempt (id a1) (player cy) (object (system "touch f")))
(outcome (about a1))
(expect (about a2) (aspect legalty))
(variant (id v))
""")
    assert found == [
        "f:1:2: there is no template plyer (did you mean player?)",
        'f:2:23: name takes a quoted string, not the symbol Bo (write "Bo")',
        "f:3:1: library needs slot size (add (size INTEGER))",
        "f:3:24: library has no slot sise; its slots are player, size (did you mean size?)",
        "f:4:26: player names cy, and no player of that id is stated",
        "f:4:38: (system ...) would be a function call; a fact holds constants only",
        "f:5:1: outcome is what rules conclude; a scenario states the game, never the answer "
        "(use expect or expect-no for what should follow)",
        "f:6:16: about names a2, and nothing of that id is stated",
        "f:6:28: there is no aspect legalty (did you mean legality?)",
        "f:7:1: a variant expects something (add (expect ...) or (expect-no ...))",
        "f:7:1: a variant retracts or asserts something",
    ]


def test_what_a_wrong_fact_would_have_stated_is_not_missed_elsewhere() -> None:
    assert problems("(player (id ana) (nam 1)) (library (player ana) (size 3))") == [
        "f:1:19: player has no slot nam; its slots are id, name (did you mean name?)"
    ]
    found = problems(
        PLAYERS + '(use-card (name "No Such") (object c) (owner ana) (zone hand)) (target (id t) (object c-x))'
    )
    assert len(found) == 1


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "f:1:1: no fact is stated, so there is nothing to judge"),
        ('(scenario (id a) (title "b"))', "f:1:1: no fact is stated, so there is nothing to judge"),
        ("; only a comment", "f:1:1: no fact is stated, so there is nothing to judge"),
        ("(player (id ana)", "f:1:1: this '(' is never closed (add the missing ')')"),
        ("(player (id ana)))", "f:1:18: a ')' that closes nothing (remove it, or add the '(' it belongs to)"),
        (
            '(scenario (id a) (title "b")) (scenario (id c) (title "d")) (player (id ana))',
            "f:1:31: a file holds one scenario, and it begins at f:1:1",
        ),
        ("(defrule r => (system x))", "f:1:1: defrule doesn't belong here; a scenario holds facts only"),
        ("(assert (player (id a)))", "f:1:1: assert doesn't belong here; a scenario holds facts only"),
        ("(ruling (id r))", "f:1:1: ruling doesn't belong here; a scenario states the game"),
        ('(card (name "x"))', "f:1:1: card doesn't belong here; a scenario states the game"),
        ("(defeated)", "f:1:1: defeated is what rules conclude"),
        ("(player (id none))", "f:1:13: none says that there is nothing; it can't be an id"),
        (
            "(player (id ana))\n(player (id ana))",
            "f:2:1: this player is stated already at f:1:1 (facts that are alike count once)",
        ),
        ('(player (id a))\n(player (id a) (name "b"))', "f:2:13: id a is taken by the player at f:1:1"),
        ("(player (id a))\n(game-object (id a) (owner a))", "f:2:18: id a is taken by the player at f:1:1"),
        (
            "(criterion (id a) (aspect names) (value 1))\n(player (id a))",
            "f:2:13: id a is taken by the criterion at f:1:1",
        ),
    ],
)
def test_what_is_wrong_with_a_file_is_said_where_it_stands(text: str, message: str) -> None:
    assert any(found.startswith(message) for found in problems(text))


@pytest.mark.parametrize(
    ("fact", "message"),
    [
        (
            "(library (player anna) (size 1))",
            "f:2:18: player names anna, and no player of that id is stated (did you mean ana?)",
        ),
        ('(face (object c1) (name "A"))', "f:2:15: object names c1, and no object of that id is stated"),
        (
            "(attempt (id a) (player ana) (object bo))",
            "f:2:38: object names bo, which is a player; no object of that id is stated",
        ),
        ("(target (id t) (object x))", "f:2:24: object names x, and no object or player of that id is stated"),
        ("(attempt (id a) (player ana) (criterion q))", "f:2:41: criterion names q, and nothing of that id is stated"),
        ("(question (about q) (aspect amount))", "f:2:18: about names q, and nothing of that id is stated"),
        ("(library (player ana-2) (size 1))", "f:2:18: player names ana-2, and no player of that id is stated"),
        ("(library (player any-2) (size 1))", "f:2:18: player names any-2, and no player of that id is stated"),
        ("(expect (about q) (aspect amount))", "f:2:16: about names q, and nothing of that id is stated"),
        ("(expect-no (about none) (aspect amount))", "f:2:19: about names none, and nothing of that id is stated"),
    ],
)
def test_a_reference_to_nothing_is_a_problem(fact: str, message: str) -> None:
    (found,) = problems(PLAYERS + fact)
    assert found.startswith(message)


@pytest.mark.parametrize("name", ["none", "nil", "nobody", "any", "all"])
def test_the_words_for_nothing_and_everything_are_no_references(name: str) -> None:
    assert load(PLAYERS + f"(library (player {name}) (size 1)) (attempt (id a) (player ana) (object {name}))")


def test_a_player_or_an_object_will_do_where_the_slot_says_so() -> None:
    text = "(game-object (id c) (owner ana)) (target (id t) (object c)) (target (id u) (object bo))"
    assert len(load(PLAYERS + text).facts) == 5


def test_what_rules_create_has_an_id_that_begins_with_a_stated_one() -> None:
    token = "(expect (about a1-clue-1) (aspect amount)) (attempt (id a2) (player ana) (object a1-clue-1))"
    assert load(BASE + token)
    assert problems(BASE + "(expect (about a11-clue) (aspect amount))") == [
        "f:5:16: about names a11-clue, and nothing of that id is stated"
    ]
    assert problems(BASE + "(expect (about a1clue) (aspect amount))")


def test_a_large_file_with_one_wrong_id_everywhere_is_answered_at_once() -> None:
    text = "".join(f"(game-object (id c{number}) (owner anna))\n" for number in range(2000))
    found = problems(PLAYERS + text)
    assert len(found) == 2000
    assert found[0].endswith("(did you mean ana?)")


def test_by_names_a_ruling_where_the_rulings_are_known() -> None:
    assert load(BASE, rulings=["mill-as-many-as-possible"])
    assert problems(BASE, rulings=["mill-as-many-as-there-are"]) == [
        "f:4:50: there is no ruling mill-as-many-as-possible (did you mean mill-as-many-as-there-are?)"
    ]


# Cards


USE = '(use-card (name "Breaking // Entering") (object be) (owner ana) (zone hand))'


def test_use_card_unfolds_where_it_stands_to_object_location_and_what_the_card_says() -> None:
    case = load(PLAYERS + USE + "\n(attempt (id a) (player ana) (object be))")
    assert texts(case)[2:7] == [
        "(game-object (id be) (kind card) (owner ana))",
        "(location (object be) (zone hand) (player ana) (place 0) (step 0))",
        '(face (object be) (name "Breaking") (mana-cost U B) (types sorcery))',
        '(face (object be) (name "Entering") (mana-cost 4 B R) (types sorcery))',
        "(target (id be-target) (object be))",
    ]
    assert {str(fact.place) for fact in case.facts[2:4]} == {"f:2:1"}
    assert {fact.place.file for fact in case.facts[4:7] if fact.place} == {"cards/breaking-entering.fct"}


def test_an_unknown_card_is_a_problem_at_its_name() -> None:
    assert problems(PLAYERS + USE.replace("Breaking //", "Braking //")) == [
        "f:2:17: no card is called Braking // Entering (did you mean Breaking // Entering?)"
    ]


def test_a_cards_file_that_is_wrong_is_told_with_its_own_place() -> None:
    bad = cards(WORDS, bad='(card (name "Bad")) (card (name "Worse"))')
    with pytest.raises(InputError) as caught:
        scenario.load(PLAYERS + USE.replace("Breaking // Entering", "Bad"), "f", WORDS, bad)
    assert str(caught.value) == "cards/bad.fct:1:21: a file describes one card"


def test_ids_of_a_card_are_ids_like_others() -> None:
    assert problems(PLAYERS + USE + "\n(target (id be-target) (object ana))") == [
        "f:3:13: id be-target is taken by the target at f:2:1"
    ]
    assert problems(PLAYERS + USE + "\n" + USE) == [
        "f:3:1: this object is stated already at f:2:1 (facts that are alike count once)"
    ]
    assert problems(PLAYERS + USE + "\n" + USE.replace("ana", "bo")) == [
        "f:3:49: id be is taken by the object at f:2:1"
    ]


def test_an_owner_who_isnt_stated_is_a_problem_at_the_use_cards_owner() -> None:
    found = problems(PLAYERS + USE.replace("ana", "cy"))
    assert set(found) == {
        "f:2:60: owner names cy, and no player of that id is stated",
        "f:2:60: player names cy, and no player of that id is stated",
    }


# Variants


def test_a_variant_is_the_base_with_one_thing_changed_and_its_own_expectations() -> None:
    case = load(
        BASE
        + """(variant (id three-of-three) (title "Three of three")
            (retract (library (player ana)))
            (assert (library (player ana) (size 5)) (player (id bo)))
            (expect (about a1) (aspect amount) (value 5))
            (expect-no (about bo) (aspect legality)))"""
    )
    (variant,) = case.variants
    assert (variant.id, variant.title) == ("mill/five#three-of-three", "Three of three")
    assert variant.base is not None
    assert variant.base.id == case.id
    assert texts(variant) == [
        '(player (id ana) (name ""))',
        "(attempt (id a1) (player ana) (object none) (criterion none) (ratio 0.5))",
        "(library (player ana) (size 5))",
        '(player (id bo) (name ""))',
    ]
    assert [(e.about, e.value, e.wanted) for e in variant.expectations] == [("a1", (5,), True), ("bo", None, False)]
    assert str(variant.facts[2].place) == "f:7:21"


def test_a_pattern_takes_away_every_fact_that_it_matches() -> None:
    text = PLAYERS + "(library (player ana) (size 1)) (library (player bo) (size 1))"
    case = load(text + "(variant (id v) (retract (library (size 1))) (expect (about ana) (aspect amount)))")
    assert len(case.variants[0].facts) == 2


def test_a_use_card_can_be_taken_away_and_another_put_in_its_place() -> None:
    case = load(
        PLAYERS
        + USE
        + """(attempt (id a) (player ana) (object be))
        (variant (id v) (retract (use-card (object be)))
           (assert (use-card (name "assault") (object be) (owner bo) (zone stack)))
           (expect (about be) (aspect amount)))
        (variant (id w) (retract (face (name "Breaking"))) (expect (about be) (aspect amount)))"""
    )
    assert texts(case.variants[0])[3:] == [
        "(game-object (id be) (kind card) (owner bo))",
        "(location (object be) (zone stack) (player bo) (place 0) (step 0))",
        '(face (object be) (name "Assault") (mana-cost R) (types))',
    ]
    assert len(case.variants[1].facts) == len(case.facts) - 1


@pytest.mark.parametrize(
    ("variant", "message"),
    [
        (
            "(id v) (retract (library (player bo)))",
            "f:5:26: no given library matches this, so there is nothing to retract (the nearest one differs in player)",
        ),
        ("(id v) (retract (face))", "f:5:26: no given face matches this, so there is nothing to retract (no face is"),
        ("(id v) (retract (library (playr ana)))", "f:5:36: library has no slot playr"),
        ("(id v) (retract (library (player ?x)))", "f:5:43: ?x is a variable"),
        (
            "(id v) (retract (player (id ana)))",
            "f:5:1: this change leaves the library at f:2:19 wrong: player names ana, and no player of that id",
        ),
        ("(id v) (assert (library (player cy) (size 1)))", "f:5:42: player names cy, and no player of that id"),
        ("(id v) (assert (player (id ana)))", "f:5:25: this player is stated already at f:2:1"),
        ('(id v) (assert (player (id ana) (name "A")))', "f:5:37: id ana is taken by the player at f:2:1"),
        ("(id v) (assert (outcome (about a1)))", "f:5:25: outcome is what rules conclude"),
        ('(id v) (assert (library (player ana) (size (system "x"))))', "f:5:53: (system ...) would be a function"),
        ("(id v) (assert player)", "f:5:25: (assert ...) holds facts, and player is none"),
        ("(id v) (retract (attempt (id a1)))", "f:5:60: about names a1, and nothing of that id is stated"),
        ("(id v) (retract (player) (library) (attempt))", "f:5:1: after this change no fact is left"),
        ("(retract (library))", "f:5:1: a variant needs an id (add (id NAME))"),
        ('(id "v") (retract (library))', "f:5:10: a variant has one id, and it is a symbol"),
        ("(id v) (title t) (retract (library))", "f:5:17: a variant has one title, and it is a string"),
        ("(id v) (id w) (retract (library))", "f:5:17: a variant has one id, and it is a symbol"),
        ("(id v)", "f:5:1: a variant retracts or asserts something"),
        ("(id v) (rectract (library))", "f:5:17: a variant is made of id, title, retract, assert, expect, expect-no"),
        ("(id v) retract", "f:5:17: a variant is made of"),
    ],
)
def test_what_is_wrong_with_a_variant_is_said_where_it_stands(variant: str, message: str) -> None:
    found = problems(BASE + f"(variant {variant} (expect (about a1) (aspect amount)))")
    assert any(text.startswith(message) for text in found)


def test_a_variant_expects_something() -> None:
    (found,) = problems(BASE + "(variant (id v) (retract (library)))")
    assert found.startswith("f:5:1: a variant expects something")


def test_two_variants_have_two_ids() -> None:
    variant = "(variant (id v) (retract (library)) (expect (about a1) (aspect amount)))\n"
    assert problems(BASE + variant + variant) == ["f:6:1: variant v is there already, at f:5:1"]


# From Python


def test_facts_from_python_are_checked_and_unfolded_like_text() -> None:
    facts = [Fact("player", {"id": Symbol("ana")}), *load(PLAYERS + USE).facts[2:3]]
    case = scenario.from_facts(facts, WORDS, CARDS)
    assert texts(case) == ['(player (id ana) (name ""))', "(game-object (id be) (kind card) (owner ana))"]
    use = Fact("use-card", {"name": "assault", "object": Symbol("c"), "owner": Symbol("ana"), "zone": Symbol("hand")})
    assert len(scenario.from_facts([facts[0], use], WORDS, CARDS).facts) == 4
    with pytest.raises(InputError) as caught:
        scenario.from_facts(
            [*facts, Fact("outcome", {}), Fact("library", {"player": Symbol("bo"), "size": -1})], WORDS, CARDS
        )
    assert [str(found.place) for found in caught.value.problems] == ["facts:3:1", "facts:4:1"]
    for wrong, message in (([], "no fact is stated"), ([Fact("plyer", {})], "did you mean player")):
        with pytest.raises(InputError, match=message):
            scenario.from_facts(wrong, WORDS, CARDS)


def test_a_scenario_can_be_varied_by_texts() -> None:
    base = load(BASE)
    case = scenario.vary(
        base,
        WORDS,
        CARDS,
        retract=["(library (player ana))"],
        assert_=["(library (player ana) (size 9)) (player (id bo))"],
    )
    assert (case.id, case.base) == ("mill/five#what-if", base)
    assert texts(case)[2:] == ["(library (player ana) (size 9))", '(player (id bo) (name ""))']
    assert case.expectations == ()
    for change, message in (
        ({"retract": ["(library (player bo))"]}, "retract:1:1: no given library matches this"),
        ({"assert_": ["(libary)"]}, "assert:1:2: there is no template libary"),
        ({"assert_": ["(library"]}, "assert:1:1: this '\\(' is never closed"),
        ({"retract": ["(player (id ana))"]}, "retract:1:1: this change leaves the library at f:2:19 wrong"),
    ):
        with pytest.raises(InputError, match=message):
            scenario.vary(base, WORDS, CARDS, **change)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("fact", "said"),
    [
        (Fact("library", {"player": Symbol("cy"), "size": 1}), "player names cy, and no player of that id is stated"),
        (Fact("attempt", {"id": Symbol("a"), "player": Symbol("ana"), "object": Symbol("x")}), "object names x, and"),
    ],
)
def test_what_comes_from_python_or_is_varied_names_only_what_is_stated_as_in_files(fact: Fact, said: str) -> None:
    base = load("(player (id ana))")
    with pytest.raises(InputError, match=f"facts:2:1: {said}"):
        scenario.from_facts([*[Fact(one.template, one.slots) for one in base.facts], fact], WORDS, CARDS)
    text = fact_text(WORDS.fact(fact.template, fact.slots, Place("f")))
    with pytest.raises(InputError, match=rf"assert:1:\d+: {said}"):
        scenario.vary(base, WORDS, CARDS, assert_=[text])
    with pytest.raises(InputError, match=rf"f:1:\d+: {said}"):
        load("(player (id ana)) " + text)


# Whatever the text


@given(
    st.lists(
        st.sampled_from(
            [*'()"', " ", "\n", "player", "(id ana)", "(player (id ana))", "(variant (id v)", "(retract (player",
             "(expect", "(about ana)", "(aspect amount)", "(assert", "use-card", '(name "Breaking")',
             "(scenario", "=", "?x", "3"]
        ),
        max_size=25,
    ).map("".join)
)  # fmt: skip
def test_any_text_is_a_scenario_or_a_list_of_problems(text: str) -> None:
    try:
        case = load(text)
    except InputError as error:
        case = None
        assert error.problems  # noqa: PT017
    assert case is None or all(fact_text(fact) for fact in case.facts)
