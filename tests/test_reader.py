"""The reader: CLIPS text into forms with places."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyshell.errors import InputError, Place
from pyshell.model import Symbol
from pyshell.reader import MAX_DEPTH, MAX_TOKEN, Atom, Form, read, read_file


def atoms(text: str) -> list[Atom]:
    (form,) = read(f"({text})", "f")
    return [item for item in form.items if isinstance(item, Atom)]


def problem(text: str) -> str:
    with pytest.raises(InputError) as caught:
        read(text, "f.clp")
    (found,) = caught.value.problems
    return str(found)


def test_nested_forms_keep_their_order_and_structure() -> None:
    (form,) = read("(library (player ana) (size 3))", "f")
    assert form.head == "library"
    assert [inner.head for inner in form.forms()] == ["player", "size"]
    assert [item.value for inner in form.forms() for item in inner.items if isinstance(item, Atom)] == [
        "player",
        "ana",
        "size",
        3,
    ]


@pytest.mark.parametrize(
    ("text", "kind", "value"),
    [
        ("ana", "symbol", "ana"),
        ("+1/+1", "symbol", "+1/+1"),
        ("mill/effect#v", "symbol", "mill/effect#v"),
        ("=>", "symbol", "=>"),
        ("<=", "symbol", "<="),
        ("-", "symbol", "-"),
        ("1e", "symbol", "1e"),
        ("[a]b", "symbol", "[a]b"),
        ("a?b", "symbol", "a?b"),
        ("Lim-Dûl", "symbol", "Lim-Dûl"),
        ("-12", "integer", -12),
        ("+3", "integer", 3),
        ("1.5", "float", 1.5),
        (".5", "float", 0.5),
        ("1e3", "float", 1000.0),
        ('"a b"', "string", "a b"),
        (r'"say \"a\\b\""', "string", r'say "a\b"'),
        ('"; no comment ("', "string", "; no comment ("),
        ("?x", "variable", "x"),
        ("?", "variable", ""),
        ("$?x", "multivariable", "x"),
        ("$?", "multivariable", ""),
        ("?*g*", "global", "g"),
        ("&", "connective", "&"),
        ("[i]", "instance", "i"),
    ],
)
def test_a_token_is_read_as_clips_reads_it(text: str, kind: str, value: object) -> None:
    (atom,) = atoms(text)
    assert (atom.kind, atom.value, atom.text) == (kind, value, text)
    assert isinstance(atom.value, Symbol) is (kind in ("symbol", "connective"))


def test_a_constraint_is_split_into_its_tokens() -> None:
    assert [atom.text for atom in atoms("?x&~red|blue&:")] == ["?x", "&", "~", "red", "|", "blue", "&", ":"]


def test_an_angle_bracket_begins_a_new_token() -> None:
    assert [atom.text for atom in atoms("?f<-a<b")] == ["?f", "<-a", "<b"]


def test_comments_and_all_line_ends_are_skipped_and_counted() -> None:
    forms = read('; one (\r\n(a)\n\n  ; two )\n  (b "x\ny") (c)', "f")
    assert [form.place for form in forms] == [Place("f", 2, 1), Place("f", 5, 3), Place("f", 6, 5)]


def test_a_carriage_return_ends_a_comment_as_it_does_in_clips() -> None:
    assert [form.head for form in read("; one\r(a)", "f")] == ["a"]


def test_places_are_those_of_the_first_character() -> None:
    (form,) = read("\n (a  (b c))", "f")
    inner = form.items[1]
    assert isinstance(inner, Form)
    assert (form.place, inner.place, inner.items[1].place) == (Place("f", 2, 2), Place("f", 2, 6), Place("f", 2, 9))


def test_a_forms_span_is_its_part_of_the_text() -> None:
    text = " (a (b 1))  (c)"
    assert [text[slice(*form.span)] for form in read(text, "f")] == ["(a (b 1))", "(c)"]


def test_forms_are_equal_wherever_they_stand() -> None:
    assert read("(a (b 1))", "f") == read("\n\n(a   (b 1)) ; x", "g")
    assert read("(a b)", "f") != read('(a "b")', "f")


def test_nothing_gives_no_forms() -> None:
    assert read("  ; only a comment", "f") == ()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("(a (b c)", "f.clp:1:1: this '(' is never closed (add the missing ')')"),
        ("(a)\n)", "f.clp:2:1: a ')' that closes nothing (remove it, or add the '(' it belongs to)"),
        ('(a "b)', "f.clp:1:4: this string has no closing quotation mark"),
        ('(a "b\\")', "f.clp:1:4: this string has no closing quotation mark"),
        ("(a) b", "f.clp:1:5: 'b' stands outside parentheses (write '(' first)"),
        ("(a 9223372036854775808)", "f.clp:1:4: '9223372036854775808' doesn't fit a 64-bit integer"),
        ("(a 1e999)", "f.clp:1:4: '1e999' is beyond what a float can hold"),
        ("(a b\u00a0c)", "f.clp:1:5: the character '\\xa0' can't stand outside a string"),
    ],
)
def test_what_cant_be_read_is_refused_where_it_stands(text: str, message: str) -> None:
    assert problem(text) == message


@pytest.mark.parametrize("character", ["\0", "\b", "\x0b", "\x1b", "\x7f", "\x9b", "\ud800"])
@pytest.mark.parametrize("text", ["(a{})", '(a "x{}y")', "(a) ; x{}"])
def test_control_characters_stand_nowhere_since_clips_or_a_terminal_obeys_them(text: str, character: str) -> None:
    assert f"the control character {character!r} can't stand in a file" in problem(text.format(character))


def test_a_missing_parenthesis_is_looked_for_before_the_next_form_at_a_lines_start() -> None:
    assert problem("(a)\n(b (c 1)\n(d)\n(e)\n").endswith("(add the missing ')' before line 3)")


def test_limits_on_depth_and_length_hold() -> None:
    assert "nested more than" in problem("(" * (MAX_DEPTH + 1) + ")" * (MAX_DEPTH + 1))
    assert read("(" * MAX_DEPTH + ")" * MAX_DEPTH, "f")
    assert "characters; at most" in problem(f"({'a' * (MAX_TOKEN + 1)})")
    assert "characters; at most" in problem(f'("{"a" * MAX_TOKEN}")')
    assert "64-bit" in problem(f"({'9' * 5000})")


def test_a_file_is_read_as_utf_8_with_or_without_a_mark(tmp_path: Path) -> None:
    path = tmp_path / "a.fct"
    path.write_bytes(b"\xef\xbb\xbf(a \xc3\xbb)")
    assert read_file(path) == "(a û)"


def test_a_file_that_isnt_there_or_isnt_text_is_a_problem_with_its_place(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"none\.fct:1:1: can't be read: No such file"):
        read_file(tmp_path / "none.fct")
    path = tmp_path / "a.fct"
    path.write_bytes(b"(a)\n(b \xff)")
    with pytest.raises(InputError, match=r"a\.fct:2:4: this byte isn't UTF-8"):
        read_file(path)


@given(st.text(alphabet='()";?$&|~<[]=\\ \n\r\tab1.-+e*\x00û', max_size=60))
def test_any_text_is_read_or_refused_with_problems(text: str) -> None:
    try:
        forms = read(text, "f")
    except InputError as error:
        places = [found.place for found in error.problems]
        forms = ()
    else:
        places = [form.place for form in forms]
    assert all(place.line >= 1 and place.column >= 1 for place in places)
    assert all(text[form.span[0]] == "(" and text[form.span[1] - 1] == ")" for form in forms)
