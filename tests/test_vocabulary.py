"""The vocabulary: what templates, aspects and phrases declare, and the checking of single facts."""

from __future__ import annotations

from pathlib import Path

import clips
import pytest
from hypothesis import given
from hypothesis import strategies as st
from reading import ASKED, META, STATE, vocabulary

from pyshell import reader
from pyshell import vocabulary as vocabulary_module
from pyshell.errors import InputError, Place
from pyshell.model import Fact, FactRef, SlotType, SlotValue, Symbol
from pyshell.vocabulary import Vocabulary, fact_text, is_symbol

WORDS = vocabulary()


def form(text: str) -> reader.Form:
    (only,) = reader.read(text, "f")
    return only


def check(text: str) -> Fact:
    return WORDS.check_fact(form(text))


def problems(text: str) -> list[str]:
    with pytest.raises(InputError) as caught:
        check(text)
    return [str(found) for found in caught.value.problems]


def load_problems(text: str, file: str = "t.clp") -> list[str]:
    with pytest.raises(InputError) as caught:
        Vocabulary.read([(META, "meta.clp"), (text, file)])
    return [str(found) for found in caught.value.problems]


def one_slot(text: str) -> SlotType:
    (template,) = Vocabulary.read([(f"(deftemplate t {text}\n)", "t.clp")]).templates.values()
    (slot,) = template.slots.values()
    return slot


# Templates


def test_a_template_has_its_docstring_its_slots_in_order_and_its_files_stem_as_kind() -> None:
    template = WORDS.templates["location"]
    assert (template.doc, template.kind, template.place.file) == ("A place.", "state", "state.clp")
    assert list(template.slots) == ["object", "zone", "player", "place", "step"]
    assert WORDS.templates["outcome"].kind == "derived"


def test_a_slot_has_types_allowed_symbols_range_and_default() -> None:
    slot = one_slot("(slot a (type SYMBOL NUMBER) (allowed-symbols x y) (range 0 ?VARIABLE) (default y))")
    assert slot == SlotType("a", False, ("SYMBOL", "INTEGER", "FLOAT"), ("x", "y"), (0, None), Symbol("y"))
    assert one_slot("(multislot a (type LEXEME) (cardinality 1 3) (default x))") == SlotType(
        "a", True, ("SYMBOL", "STRING"), (), (None, None), (Symbol("x"),), cardinality=(1, 3)
    )


@pytest.mark.parametrize(
    ("slot", "default"),
    [
        ("(slot a (default ?NONE))", None),
        ("(multislot a (default ?NONE))", None),
        ("(slot a)", Symbol("nil")),
        ("(slot a (default ?DERIVE))", Symbol("nil")),
        ("(slot a (type SYMBOL))", Symbol("nil")),
        ("(slot a (type SYMBOL) (allowed-symbols x y))", Symbol("x")),
        ("(slot a (type STRING))", ""),
        ("(slot a (type INTEGER))", 0),
        ("(slot a (type INTEGER) (range 3 9))", 3),
        ("(slot a (type INTEGER) (range ?VARIABLE 9))", 9),
        ("(slot a (type FLOAT))", 0.0),
        ("(slot a (type STRING INTEGER))", ""),
        ("(slot a (type INTEGER SYMBOL))", Symbol("nil")),
        ("(multislot a)", ()),
        ("(multislot a (type INTEGER) (range 2 3) (cardinality 2 3))", (2, 2)),
        ("(multislot a (default))", ()),
        ('(multislot a (default 1 b "c"))', (1, Symbol("b"), "c")),
    ],
)
def test_a_slot_that_isnt_given_gets_what_clips_would_put_there(slot: str, default: SlotValue | None) -> None:
    declared = one_slot(slot)
    assert declared.default == default
    assert type(declared.default) is type(default)
    if default is not None:
        environment = clips.Environment()
        environment.build(f"(deftemplate t {slot})")
        environment.load_facts("(t)")
        (fact,) = environment.facts()
        assert fact["a"] == (tuple(default) if isinstance(default, tuple) else default)


def test_the_comment_behind_a_slot_is_its_doc_and_its_marker_says_what_it_names() -> None:
    def read(comment: str) -> tuple[str, tuple[str, ...], bool]:
        text = f"(deftemplate player (slot id)\n (slot a (type SYMBOL)\n (default x)) {comment}\n (slot b))"
        game_object = "(deftemplate game-object (slot id))"
        slot = Vocabulary.read([(text + game_object, "t.clp")]).templates["player"].slots["a"]
        return slot.doc, slot.refers, slot.shared

    assert read("; how many") == ("how many", (), False)
    assert read(";; -> player: who owns it") == ("who owns it", ("player",), False)
    assert read("; -> object|player") == ("", ("game-object", "player"), False)
    assert read("; -> id: any thing") == ("any thing", ("id",), False)
    assert read("; -> shared id") == ("", (), True)
    assert read("; goes -> there") == ("goes -> there", (), False)
    assert read("") == ("", (), False)
    assert read("\n ; a comment of its own line") == ("", (), False)


def test_the_last_slots_comment_may_stand_behind_the_templates_parenthesis() -> None:
    (template,) = Vocabulary.read([("(deftemplate t (slot a)) ; the doc", "t.clp")]).templates.values()
    assert template.slots["a"].doc == "the doc"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("(deftemplate)", "t.clp:1:1: a deftemplate begins with its name"),
        ("(deftemplate t (solt a))", "t.clp:1:16: expected (slot NAME ...) or (multislot NAME ...)"),
        ("(deftemplate t (slot))", "t.clp:1:16: a slot begins with its name"),
        ("(deftemplate t (slot a) (slot a))", "t.clp:1:25: t has two slots named a"),
        ("(deftemplate t (slot a (type SYMBL)))", "t.clp:1:30: there is no slot type SYMBL (did you mean SYMBOL?)"),
        ("(deftemplate t (slot a (rnage 0 1)))", "(did you mean range?)"),
        ("(deftemplate t (slot a (range 0)))", "expected (range LOWEST HIGHEST)"),
        ("(deftemplate t (slot a (default (gensym))))", "t.clp:1:33: slot a: a default is made of constants"),
        ("(deftemplate t (slot a (default 1 2)))", "slot a takes one default value"),
        ("(deftemplate t (slot a (type INTEGER) (default x)))", "a takes a whole number, not the symbol x"),
        ("(deftemplate t (slot a (allowed-symbols 1)))", "allowed-symbols lists symbols only"),
        ("(deftemplate t) (deftemplate t)", "t.clp:1:17: template t is declared already at t.clp:1:1"),
        ("(deftemplate t (slot a)) ; -> plyer", "marked '-> plyer', and no template plyer with an id is declared"),
        ("(deftemplate t (slot a)", "t.clp:1:1: this '(' is never closed (add the missing ')')"),
    ],
)
def test_what_is_wrong_with_a_template_is_said_where_it_stands(text: str, message: str) -> None:
    assert any(message in found for found in load_problems(text))


def test_files_are_loaded_and_all_their_problems_told(tmp_path: Path) -> None:
    good, bad, worse = tmp_path / "state.clp", tmp_path / "bad.clp", tmp_path / "worse.clp"
    good.write_text(STATE)
    assert "player" in Vocabulary.load([good]).templates
    bad.write_text("(deftemplate t (solt a))")
    worse.write_text("(deftemplate t (solt b))")
    with pytest.raises(InputError) as caught:
        Vocabulary.load([good, bad, worse])
    assert len(caught.value.problems) == 3
    worse.write_text("(deftemplate")
    with pytest.raises(InputError, match="never closed") as caught:
        Vocabulary.load([good, bad, worse])
    assert len(caught.value.problems) == 1
    with pytest.raises(InputError, match="can't be read"):
        Vocabulary.load([tmp_path / "none.clp"])


# Aspects and phrases


def test_aspects_are_read_from_deffacts() -> None:
    aspect = WORDS.aspects["legality"]
    assert (aspect.valued, aspect.cant, aspect.values) == ("one", "illegal", ("legal", "illegal"))
    assert (WORDS.aspects["amount"].cant, WORDS.aspects["amount"].values) == (None, ())


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("(aspect (name a) (valued some))", "valued can't be some; it is one of one, many"),
        ("(aspect (name a) (valued one)) (aspect (name a) (valued one))", "aspect a is declared already at t.clp:1:"),
        ("(aspect (name a) (valued one) (cant no) (values yes nope))", "aspect a: cant no is none of its values"),
        ('(phrase (template rulling) (text "x"))', "there is no template rulling (did you mean ruling?)"),
        ('(phrase (template ruling) (when id) (text "x"))', "`when` holds pairs of a slot and its value"),
        ('(phrase (template ruling) (when idd x) (text "x"))', "it has no slot idd (did you mean id?)"),
        ('(phrase (template ruling) (when id "x") (text "x"))', "id takes a symbol, not the quoted string"),
        ('(phrase (template ruling) (text "{idd}"))', "it has no slot idd (did you mean id?)"),
        ('(phrase (template ruling) (text "x") (absent "{if:bold}"))', "there is no form bold"),
        ('(phrase (template ruling) (text "{id"))', "a { too many"),
    ],
)
def test_what_is_wrong_with_an_aspect_or_a_phrase_is_said(text: str, message: str) -> None:
    assert any(message in found for found in load_problems(f"(deffacts d {text})"))


# Facts


def test_defaults_are_filled_in_and_slots_stand_in_the_templates_order() -> None:
    fact = check("(location (zone hand) (object c1))")
    assert fact == Fact(
        "location",
        {"object": Symbol("c1"), "zone": Symbol("hand"), "player": Symbol("none"), "place": 0, "step": 0},
    )
    assert list(fact.slots) == list(WORDS.templates["location"].slots)
    assert fact.place == Place("f", 1, 1)


def test_a_multislot_holds_a_tuple() -> None:
    fact = check('(face (object c1) (name "A") (mana-cost 4 B R))')
    assert fact["mana-cost"] == (4, "B", "R")
    assert fact["types"] == ()


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("(libary (size 3))", ["f:1:2: there is no template libary (did you mean library?)"]),
        ("(?x (size 3))", ["f:1:1: a fact begins with the name of its template"]),
        (
            "(library (player ana) (sise 3) (size 3))",
            ["f:1:24: library has no slot sise; its slots are player, size (did you mean size?)"],
        ),
        (
            "(library ana (player ana) (size 3))",
            ["f:1:10: ana stands outside a slot; write (library (SLOT VALUE) ...)"],
        ),
        ("(library () (player ana) (size 3))", ["f:1:10: expected a slot of library: player, size"]),
        ("(library (player ana) (size three))", ["f:1:29: size takes a whole number, not the symbol three"]),
        ("(library (player ana) (size 3.0))", ["f:1:29: size takes a whole number, not the decimal number 3.0"]),
        (
            '(library (player "ana") (size 3))',
            ['f:1:18: player takes a symbol, not the quoted string "ana" (write ana without quotation marks)'],
        ),
        (
            "(player (id ana) (name Ana))",
            ['f:1:24: name takes a quoted string, not the symbol Ana (write "Ana")'],
        ),
        (
            "(attempt (id a) (player b) (ratio 1))",
            ["f:1:35: ratio takes a decimal number, not the whole number 1 (write 1.0)"],
        ),
        (
            "(location (object a) (zone grave))",
            [
                "f:1:28: zone can't be grave; it is one of library, hand, graveyard, stack (did you mean graveyard?)",
            ],
        ),
        ("(library (player ana) (size -1))", ["f:1:29: size is at least 0, and this is -1"]),
        ("(library (player ana) (size 61))", ["f:1:29: size is at most 60, and this is 61"]),
        ("(library (player ana))", ["f:1:1: library needs slot size (add (size INTEGER))"]),
        ("(location (object a))", ["f:1:1: location needs slot zone (add (zone library|hand|graveyard|stack))"]),
        ("(library (player ana) (size 1 2))", ["f:1:31: slot size takes one value, and 2 are given"]),
        ("(library (player ana) (size))", ["f:1:23: slot size takes one value, and none is given"]),
        ("(library (player ana) (size 1) (size 2))", ["f:1:32: slot size is given twice; each slot once"]),
        (
            '(library (player ana) (size (system "touch f")))',
            ["f:1:29: (system ...) would be a function call; a fact holds constants only"],
        ),
        (
            "(library (player ana) (size =(+ 1 2)))",
            ["f:1:29: =(...) would be a function call; a fact holds constants only"],
        ),
        (
            "(library (player =) (size 3))",
            ["f:1:18: =(...) would be a function call; a fact holds constants only"],
        ),
        ("(library (player ?x) (size 3))", ["f:1:18: ?x is a variable; a fact holds constants only"]),
        ("(library (player $?x) (size 3))", ["f:1:18: $?x is a variable; a fact holds constants only"]),
        ("(library (player ?*x*) (size 3))", ["f:1:18: ?*x* is a global variable; a fact holds constants only"]),
        ("(library (player ~bo) (size 3))", ["f:1:18: ~ is a connective; a fact holds constants only"]),
        ("(library (player [bo]) (size 3))", ["f:1:18: [bo] is an instance name; a fact holds constants only"]),
        ("(question (about a) (aspect amout))", ["f:1:29: there is no aspect amout (did you mean amount?)"]),
        (
            "(expect (about a) (aspect legality) (value yes))",
            ["f:1:44: legality can't be yes; it is one of legal, illegal"],
        ),
    ],
)
def test_what_is_wrong_with_a_fact_is_said_where_it_stands_with_what_was_expected(text: str, found: list[str]) -> None:
    assert problems(text) == found


def test_every_problem_of_a_fact_is_told_in_order() -> None:
    found = problems('(location (object "x") (zone hnd)\n (place -1) (setp 2))')
    assert [text.split(": ")[0] for text in found] == ["f:1:19", "f:1:30", "f:2:9", "f:2:14"]


def test_a_multislot_keeps_to_its_cardinality() -> None:
    words = Vocabulary.read([("(deftemplate t (multislot a (cardinality 1 2)))", "t.clp")])
    assert words.check_fact(form("(t (a 1 2))"))["a"] == (1, 2)
    for text, message in (("(t (a))", "takes 1 to 2 values, and 0"), ("(t (a 1 2 3))", "takes 1 to 2 values, and 3")):
        with pytest.raises(InputError, match=message):
            words.check_fact(form(text))


def test_a_slot_without_a_type_takes_any_constant() -> None:
    assert check('(criterion (id c) (aspect names) (value 1 2.5 a "b"))')["value"] == (1, 2.5, Symbol("a"), "b")


def test_a_pattern_needs_no_slot_and_gets_no_defaults() -> None:
    assert WORDS.pattern("(location (zone hand))") == Fact("location", {"zone": Symbol("hand")})
    assert WORDS.pattern("(location)") == Fact("location", {})
    for text, message in (
        ("(location (zone hnd))", "pattern:1:17: zone can't be hnd"),
        ("(location (zone ?x))", "pattern:1:17: \\?x is a variable"),
        ("(outcome (about a) (aspect legalty))", "pattern:1:28: there is no aspect legalty"),
        ("", "expected one pattern"),
        ("(location) (location)", "expected one pattern"),
    ):
        with pytest.raises(InputError, match=message):
            WORDS.pattern(text)


def test_a_fact_from_plain_values_is_checked_alike() -> None:
    place = Place("facts", 3)
    fact = WORDS.fact("library", {"size": 3, "player": Symbol("ana")}, place)
    assert fact == check("(library (player ana) (size 3))")
    with pytest.raises(InputError) as caught:
        WORDS.fact("library", {"size": -1, "player": "ana", "sise": 1, "library": (1,)}, place)
    assert len(caught.value.problems) == 4
    for template, slots, message in (
        ("libary", {}, "did you mean library"),
        ("library", {"size": (1,), "player": Symbol("a")}, "size takes one value"),
        ("library", {"size": True, "player": Symbol("a")}, "size takes a whole number, not the True"),
        ("face", {"object": Symbol("a"), "name": "x", "types": Symbol("instant")}, "types takes a tuple"),
        ("library", {"size": 1, "player": Symbol("a) (b")}, "can't be written as a constant"),
        ("player", {"id": Symbol("a"), "name": "x\by"}, "can't be written as a constant"),
        ("question", {"about": Symbol("a"), "aspect": Symbol("amout")}, "there is no aspect amout"),
        ("library", {"size": 1}, "library needs slot player"),
    ):
        with pytest.raises(InputError, match=message):
            WORDS.fact(template, slots, place)  # type: ignore[arg-type]


# As CLIPS text


def test_a_facts_text_quotes_strings_and_nothing_else() -> None:
    fact = check(r'(face (object c1) (name "A \"b\" \\") (mana-cost 4 B/G))')
    assert fact_text(fact) == r'(face (object c1) (name "A \"b\" \\") (mana-cost 4 B/G) (types))'


@pytest.mark.parametrize(
    "value",
    [Symbol(""), Symbol("a b"), Symbol("1"), Symbol("?x"), Symbol("="), Symbol("a;"), Symbol('"'), 2**63, True,
     float("inf"), float("nan"), "a\b", FactRef(3)],
)  # fmt: skip
def test_what_clips_would_read_otherwise_has_no_text(value: SlotValue) -> None:
    with pytest.raises(ValueError, match="can't be written"):
        fact_text(Fact("t", {"a": value}))


CLIPS = clips.Environment()
CLIPS.build("(deftemplate t (multislot a))")
CLIPS.build("(deffunction values () (bind ?all (create$)) (do-for-all-facts ((?f t)) TRUE (bind ?all ?f:a)) ?all)")
VALUES = st.one_of(
    st.text(alphabet='abc-=+1.e?$/<>[]:;&~"\\ ()\u00fb\n', max_size=6).filter(is_symbol).map(Symbol),
    st.text(max_size=8).filter(lambda text: not reader.UNREADABLE.search(text)),
    st.integers(-(2**63), 2**63 - 1),
    st.floats(allow_nan=False, allow_infinity=False),
)


def clips_values(text: str) -> tuple[object, ...]:
    CLIPS.reset()
    CLIPS.load_facts(text)
    return tuple(CLIPS.eval("(values)"))


@given(st.lists(VALUES, max_size=5).map(tuple))
def test_clips_and_the_reader_read_a_facts_text_back_to_the_same_values(values: tuple[Symbol | str, ...]) -> None:
    text = fact_text(Fact("t", {"a": values}))
    (slot,) = form(text).forms()
    again = tuple(item.value for item in slot.items[1:] if isinstance(item, reader.Atom))
    in_clips = clips_values(text)
    assert again == values == in_clips
    assert [isinstance(value, Symbol) for value in again] == [isinstance(value, Symbol) for value in values]
    assert [isinstance(value, clips.Symbol) for value in in_clips] == [isinstance(value, Symbol) for value in values]


@given(st.text(alphabet='ab-=+1.eE?$*/<>[]:;&|~"\\ ()\n\r\t\u00fb', max_size=20))
def test_what_is_accepted_as_constants_clips_reads_to_the_same_values(text: str) -> None:
    words = Vocabulary.read([("(deftemplate t (multislot a))", "t.clp")])
    try:
        (only,) = reader.read(f"(t (a {text}))", "f")
        fact = words.check_fact(only)
    except InputError:
        return
    assert clips_values(fact_text(fact)) == fact["a"]
    assert clips_values(f"(t (a {text}))") == fact["a"]


def test_the_shipped_templates_are_read(pytestconfig: pytest.Config) -> None:
    words = Vocabulary.load(sorted((pytestconfig.rootpath / "facts" / "templates").glob("*.clp")))
    assert {template.kind for template in words.templates.values()} == {"state", "asked", "derived", "meta"}
    assert words.templates["criterion"].slots["id"].shared
    assert words.templates["location"].slots["object"].refers == ("game-object",)


def test_a_template_may_lack_everything_but_its_name() -> None:
    assert "asked" not in ASKED.splitlines()[0]
    (template,) = Vocabulary.read([("(deftemplate t)", "t.clp")]).templates.values()
    assert (template.doc, template.slots) == ("", {})


def test_long_texts_that_are_asked_about_as_symbols_are_not_kept() -> None:
    kept = vocabulary_module._remembered
    kept.cache_clear()
    for text, expected in (("a" * 100_000, True), ("a" * 100_001, False), ("a " * 50_000, False), ("x" * 65, True)):
        assert is_symbol(text) is expected
    assert kept.cache_info().currsize == 0
    assert is_symbol("x" * 64)
    assert kept.cache_info().currsize == 1
