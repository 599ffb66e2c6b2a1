"""JSON read piece by piece: the same values as read at once, and a place for whatever is wrong."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyshell.errors import InputError
from pyshell.store import json_stream
from pyshell.store.json_stream import JsonStream


class Pieces:
    """A text handed out in small pieces."""

    name = "f"

    def __init__(self, text: str, size: int = 7) -> None:
        self.text, self.size, self.at = text, size, 0

    def read(self, _size: int) -> str:
        piece = self.text[self.at : self.at + self.size]
        self.at += self.size
        return piece


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)


def through(stream: JsonStream) -> Any:
    """The next value, put together from its parts."""
    if stream.peek() == "{":
        return {key: through(stream) for key in stream.members()}
    if stream.peek() == "[":
        return [through(stream) for _ in stream.elements()]
    return stream.value()


def whole(text: str) -> Any:
    """The only value of a text, put together from its parts."""
    stream = JsonStream(Pieces(text))
    value = through(stream)
    stream.finish()
    return value


@given(VALUES, st.integers(1, 30), st.sampled_from([None, 1]), st.booleans())
def test_a_value_comes_out_as_it_would_if_read_at_once(value: Any, size: int, indent: int | None, ascii: bool) -> None:
    text = json.dumps(value, indent=indent, ensure_ascii=ascii)
    at_once, parts = JsonStream(Pieces(text, size)), JsonStream(Pieces(text, size))
    assert at_once.value() == through(parts) == value
    at_once.finish()
    parts.finish()


@given(VALUES.filter(lambda value: isinstance(value, list | dict)), st.data())
def test_a_text_that_is_cut_off_is_an_error_at_its_end_or_before(value: Any, data: st.DataObject) -> None:
    text = json.dumps(value)
    short = text[: data.draw(st.integers(0, len(text) - 1))]
    for read in (JsonStream.value, through):
        with pytest.raises(InputError) as caught:
            read(JsonStream(Pieces(short)))
        place = caught.value.problems[0].place
        assert place.line == 1
        assert place.column <= len(short) + 1


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"a": [1,\n  {"b": tru}]}', r"f:2:9: this isn't JSON: expecting value"),
        ('{"a": [1,\n  {"b": 2', r"f:2:10: the text ends too early"),
        ('{"a": "x', r"f:1:9: the text ends in the middle of a value"),
        ('{"a" 1}', r"f:1:6: this isn't JSON: expected : and not 1"),
        ('{"a": 1 "b": 2}', r"f:1:9: this isn't JSON: expected , and not \""),
        ("{1: 2}", r"f:1:2: this isn't JSON: expected a name in quotation marks"),
        ('{"a": 1}\n\n }', r"f:3:2: this isn't JSON: more follows after the end"),
        ('{"a": NaN}', r"f:1:7: this isn't JSON: NaN is no number"),
        ('{"a": "x"', r"f:1:10: the text ends too early"),
        ('{"a": 1', r"f:1:8: the text ends too early"),
    ],
)
def test_what_is_wrong_has_its_line_and_column(text: str, message: str) -> None:
    with pytest.raises(InputError, match=message):
        whole(text)


def test_what_nobody_reads_is_skipped() -> None:
    stream = JsonStream(Pieces('{"a": {"x": [1, 2]}, "b": [3, [4], "5"], "c": 6}'))
    found = {}
    for key in stream.members():
        if key == "b":
            for _ in stream.elements():
                pass
        if key == "c":
            found[key] = stream.value()
    stream.finish()
    assert found == {"c": 6}


def test_places_are_those_in_the_whole_text() -> None:
    stream = JsonStream(Pieces('[1,\n\n  {"a":\n 2},\n"x"  ]'))
    places = []
    for _ in stream.elements():
        places.append(stream.place[1:])
        stream.value()
    assert places == [(1, 2), (3, 3), (5, 1)]


def test_nesting_without_end_is_an_error() -> None:
    with pytest.raises(InputError, match="f:1:1: this is nested too deep"):
        JsonStream(Pieces("[" * 100_000, 100_000)).value()


def test_a_value_without_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(json_stream, "MAX_VALUE", 1000)
    with pytest.raises(InputError, match="f:1:2: this value is longer than 1,000 characters"):
        through(JsonStream(Pieces('["' + "x" * 5000 + '"]')))
