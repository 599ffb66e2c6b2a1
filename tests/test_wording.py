"""Wording: facts, their absence, and rulings' sentences in English."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from reading import cards, vocabulary

from pyshell import scenario, wordforms
from pyshell.errors import Place
from pyshell.model import Fact, FactRef, SlotValue, Symbol
from pyshell.wording import Wording

PHRASES = """
(deffacts phrases "How facts read."
   (phrase (template library) (text "{player:possessive} library holds {size:count card}")
           (absent "nobody's library holds {size:count card}"))
   (phrase (template library) (when size 0) (text "{player:possessive} library is empty"))
   (phrase (template location) (text "{object} is in {player|somebody:possessive} {zone}"))
   (phrase (template location) (when zone stack step 0) (text "{object} is on the stack[, cast by {player}]"))
   (phrase (template location) (when zone stack) (text "{object} is on the stack[ at step {step}]"))
   (phrase (template attempt) (text "{player} would cast {object|something}")
           (absent "nobody tries to cast {object|it}[ as {player}]"))
   (phrase (template face) (text "{object} has a face {name} for {mana-cost:mana|nothing}[, and is {types:list}]"))
   (phrase (template criterion) (text "{id} asks for {value:list}") (noun "{value:list}[ in {id}]"))
   (phrase (template face) (when types creature) (text "{name} is a creature"))
   (phrase (template defeated) (text "it doesn't stand that {finding}")))
"""
WORDS = vocabulary(PHRASES)
GAME = """
(player (id ana)) (player (id bo-lee) (name "Bo the Second"))
(use-card (name "Breaking") (object be) (owner ana) (zone hand))
(use-card (name "Assault") (object a1) (owner ana) (zone hand))
(use-card (name "Assault") (object a2) (owner ana) (zone hand))
(game-object (id plain-card) (owner ana))
(attempt (id at-1) (player ana))
"""
FACTS = scenario.load(GAME, "f", WORDS, cards(WORDS)).facts
WORDING = Wording(WORDS, FACTS)


def fact(template: str, **slots: SlotValue) -> Fact:
    return Fact(template, {name.replace("_", "-"): value for name, value in slots.items()})


def s(name: str) -> Symbol:
    return Symbol(name)


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (s("ana"), "Ana"),
        (s("bo-lee"), "Bo the Second"),
        (s("be"), "Breaking // Entering"),
        (s("a1"), "Assault (a1)"),
        (s("a2"), "Assault (a2)"),
        (s("plain-card"), "plain-card"),
        (s("at-1"), "at-1"),
        (s("not-stated"), "not stated"),
        (s("-"), "-"),
        ("a-string", "a-string"),
        (3, "3"),
        (2.5, "2.5"),
        ((s("red"), s("blue"), 1), "red, blue and 1"),
        ((s("red"), s("blue")), "red and blue"),
        ((s("red"),), "red"),
        ((), ""),
        (FactRef(7), "fact 7"),
    ],
)
def test_a_value_reads_as_what_it_names(value: SlotValue, words: str) -> None:
    assert WORDING.value(value) == words


def test_an_id_is_called_as_its_facts_phrases_say_and_by_itself_within_those_words() -> None:
    facts = [fact("criterion", id=s("k"), value=(s("red"),)), fact("criterion", id=s("k"), value=(4, s("blue")))]
    assert Wording(WORDS, facts).value(s("k")) == "red in k and 4 and blue in k"
    assert (
        Wording(WORDS, facts).value((s("k"), s("k"))) == "red in k and 4 and blue in k and red in k and 4 and blue in k"
    )
    assert Wording(WORDS, [fact("criterion", id=s("k"), value=(s("k"), s("j")))]).value(s("k")) == "k and j in k"


def test_a_fact_calls_its_own_id_by_itself_and_other_facts_call_it_by_its_phrase() -> None:
    criterion = fact("criterion", id=s("k-1"), value=(s("red"),))
    attempt = fact("attempt", player=s("ana"), object=s("k-1"))
    words = Wording(WORDS, [criterion, attempt, *FACTS])
    assert words.fact(criterion) == "k-1 asks for red"
    assert words.fact(attempt) == "Ana would cast red in k-1"


def test_a_player_without_a_name_is_called_by_the_id_with_a_capital() -> None:
    assert Wording(WORDS, [fact("player", id=s("big-bo"), name="")]).value(s("big-bo")) == "Big bo"


def test_a_face_that_names_both_halves_is_the_cards_name_and_a_name_counts_once() -> None:
    names = ("Assault // Battery", "Assault", "Assault")
    faces = [fact("face", object=s("c"), name=name) for name in names]
    assert Wording(WORDS, faces).value(s("c")) == "Assault // Battery"
    assert Wording(WORDS, faces[1:]).value(s("c")) == "Assault"


@pytest.mark.parametrize(
    ("given_fact", "words"),
    [
        (fact("library", player=s("ana"), size=3), "Ana's library holds 3 cards"),
        (fact("library", player=s("ana"), size=1), "Ana's library holds 1 card"),
        (fact("library", player=s("ana"), size=0), "Ana's library is empty"),
        (fact("library", player=s("cy"), size=2), "cy's library holds 2 cards"),
        (fact("location", object=s("be"), zone=s("hand"), player=s("ana")), "Breaking // Entering is in Ana's hand"),
        (fact("location", object=s("x-1"), zone=s("hand"), player=s("none")), "x 1 is in somebody's hand"),
        (fact("location", object=s("be"), zone=s("stack"), player=s("ana"), step=0),
         "Breaking // Entering is on the stack, cast by Ana"),
        (fact("location", object=s("be"), zone=s("stack"), player=s("none"), step=0),
         "Breaking // Entering is on the stack"),
        (fact("location", object=s("be"), zone=s("stack"), player=s("ana"), step=1),
         "Breaking // Entering is on the stack at step 1"),
        (fact("attempt", id=s("a"), player=s("ana"), object=s("none")), "Ana would cast something"),
        (fact("face", object=s("be"), name="B", mana_cost=(4, s("B"), s("b/g")), types=()),
         "Breaking // Entering has a face B for {4}{B}{B/G}"),
        (fact("face", object=s("be"), name="B", mana_cost=(), types=(s("instant"), s("sorcery"))),
         "Breaking // Entering has a face B for nothing, and is instant and sorcery"),
        (fact("face", object=s("be"), name="B", mana_cost=(), types=(s("creature"),)), "B is a creature"),
    ],
)  # fmt: skip
def test_a_fact_reads_as_the_phrase_with_most_matching_conditions_says(given_fact: Fact, words: str) -> None:
    assert WORDING.fact(given_fact) == words


def test_what_a_slot_holds_by_default_goes_without_saying_in_brackets() -> None:
    at_first = WORDS.fact("location", {"object": s("be"), "zone": s("stack"), "step": 0}, Place("f"))
    later = WORDS.fact("location", {"object": s("be"), "zone": s("stack"), "step": 2}, Place("f"))
    assert WORDING.fact(at_first) == "Breaking // Entering is on the stack"
    assert WORDING.fact(later) == "Breaking // Entering is on the stack at step 2"


def test_a_fact_without_a_phrase_reads_as_its_slots_that_arent_as_usual() -> None:
    made = WORDS.fact("game-object", {"id": s("be"), "owner": s("ana")}, Place("f"))
    assert WORDING.fact(made) == "game object (id Breaking // Entering, owner Ana)"
    assert WORDING.fact(fact("unheard-of")) == "unheard of"


def test_the_absence_of_a_fact_reads_with_what_is_known_of_it() -> None:
    assert WORDING.absent("attempt", {"object": s("be"), "player": s("ana")}) == (
        "nobody tries to cast Breaking // Entering as Ana"
    )
    assert WORDING.absent("attempt", {}) == "nobody tries to cast it"
    assert WORDING.absent("library", {"size": 0}) == "nobody's library holds 0 cards"
    assert WORDING.absent("library", {}) == "nobody's library holds any size"
    assert WORDING.fact(Fact("location", {})) == "something is in somebody's any zone"
    assert WORDING.fact(Fact("library", {})) == "somebody's library holds any size"
    assert WORDING.absent("player", {"name": "Cy"}) == "there is no player (name Cy)"
    assert WORDING.absent("player", {}) == "there is no player"


def test_a_fact_address_reads_as_the_fact_where_facts_are_given_by_index() -> None:
    library = fact("library", player=s("ana"), size=3)
    defeated = fact("defeated", finding=FactRef(4))
    assert Wording(WORDS, {4: library}).fact(defeated) == "it doesn't stand that ana's library holds 3 cards"


def test_a_rulings_sentence_is_filled_with_its_bindings() -> None:
    text = "{player} can't pay {cost}: it mills {amount:count card} and the library holds {size}"
    bindings: dict[str, SlotValue] = {"player": s("ana"), "cost": s("c-1"), "amount": 4, "size": 3}
    assert WORDING.fill(text, bindings) == "Ana can't pay c 1: it mills 4 cards and the library holds 3"
    assert WORDING.fill("{who} pays", {}) == "any who pays"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{n:count copy}", "2 copies"),
        ("{n:count play}", "2 plays"),
        ("{n:count match}", "2 matches"),
        ("{n:count life/life}", "2 life"),
        ("{n:count card in hand/cards in hand}", "2 cards in hand"),
        ("{x:count card|no cards}", "no cards"),
        ("{s:count card}", "some cards"),
        ("{n|none}", "2"),
        ("{x|}!", "!"),
        ("{x|that player:possessive} turn", "that player's turn"),
        ("{n|that many:possessive}", "2's"),
        ("{empty:mana}, {empty:list}, {x}, {empty:mana|free}", "no mana, nothing, none, free"),
        ("{mana:mana}", "{4}{B}{B/G}"),
        ("{s:id} {id:id} {mana:id}", "some a1 4 b b/g"),
        ("no {x|} card", "no card"),
        ("{any|anyone}, {any}[, {any}]", "anyone, any"),
        ("{s:a}, {id:a}", "a some, an Assault (a1)"),
        ("a[ b {x}] c", "a c"),
        ("a[ b {empty:list}] c", "a c"),
        ("a[ b {x|y}] c", "a b y c"),
        ("a[ b {n}][ {x}] c", "a b 2 c"),
        ("no places", "no places"),
    ],
)
def test_places_are_filled_as_their_form_says(text: str, words: str) -> None:
    assert wordforms.faults(text) == ()
    bindings: dict[str, SlotValue] = {
        "n": 2,
        "s": s("some"),
        "x": s("none"),
        "empty": (),
        "id": s("a1"),
        "any": s("any"),
    }
    assert WORDING.fill(text, {**bindings, "mana": (4, s("b"), s("b/g"))}) == words


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("{a", "a { too many"),
        ("a}", "a } too many"),
        ("a]", "a ] too many"),
        ("[a [b]]", "a [ too many"),
        ("[a", "a [ that is never closed"),
        ("{}", "{} is no place"),
        ("{a b}", "{a b} is no place"),
        ("{a:list|b:list}", "is no place"),
        ("{a|b:bold}", "there is no form bold"),
        ("{a:bold}", "there is no form bold"),
        ("{a:count}", "count, and only count, is followed by a noun"),
        ("{a:list card}", "count, and only count, is followed by a noun"),
    ],
)
def test_what_is_wrong_with_a_sentence_is_told(text: str, fault: str) -> None:
    assert any(fault in found for found in wordforms.faults(text))
    assert WORDING.fill(text, {"a": 1})


def test_places_are_listed_with_name_form_noun_and_fallback() -> None:
    gaps = list(wordforms.places("{a} [{b:count card|no}]"))
    assert gaps == [wordforms.Gap("a"), wordforms.Gap("b", "count", "card", "no", optional=True)]


@given(st.text(alphabet="{}[]|: abcount/\n", max_size=30))
def test_any_text_can_be_filled(text: str) -> None:
    assert isinstance(WORDING.fill(text, {"a": 1, "b": s("none")}), str)
