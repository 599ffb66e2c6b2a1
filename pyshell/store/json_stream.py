"""Reads JSON piece by piece, so that a file may be larger than memory, and knows the line and column of each piece.

The standard library reads each value that is wanted; only the way to it is gone here.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, NoReturn, Protocol

from pyshell.errors import InputError, Place, Problem

CHUNK = 1 << 18
"""How much is read at a time, in bytes."""

MAX_VALUE = 1 << 24
"""The longest value that is read in one piece, in characters: no card comes near it."""

_SPACE = re.compile(r"[ \t\r\n]*")
_UNSURE = 16
"""A mistake so near to the end of what has been read may be none once more has been read."""


class Text(Protocol):
    """What is read: pieces of text, and an empty one at the end; ``ValueError`` where it is damaged."""

    name: str

    def read(self, size: int) -> str:
        """The next piece."""


def _lower(message: str) -> str:
    return message[:1].lower() + message[1:]


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number in JSON")


class JsonStream:
    """A place in a JSON text, which only goes forward."""

    def __init__(self, source: Text) -> None:
        self._source = source
        self._decode = json.JSONDecoder(parse_constant=_no_number).raw_decode
        self._text = ""
        self._at = 0
        self._known = (0, 1, 1)  # a place in _text whose line and column are known
        self._ended = False
        self._read = 0  # how many values, of any size, have been read

    @property
    def place(self) -> Place:
        """Where the next value, or the next sign, stands."""
        self.peek()
        self._known = (self._at, *self._position(self._at))
        return self._place(self._at)

    def peek(self) -> str:
        """The next character that isn't white space; empty at the end of the text."""
        while True:
            self._at = self._space(self._at)
            if self._at < len(self._text) or not self._more(CHUNK):
                return self._text[self._at : self._at + 1]

    def value(self) -> Any:
        """The next value, whole."""
        self.peek()
        size = CHUNK
        while True:
            try:
                value, end = self._decode(self._text, self._at)
            except RecursionError:
                self.wrong("this is nested too deep", self._at)
            except json.JSONDecodeError as error:
                near_the_end = error.msg.startswith("Unterminated") or error.pos >= len(self._text) - _UNSURE
                if not near_the_end:
                    self.wrong(f"this isn't JSON: {_lower(error.msg)}", error.pos)
                if not self._more(size):
                    self._cut_off(error)
            except ValueError as error:
                self.wrong(f"this isn't JSON: {error}", self._at)
            else:
                # A number at the end of what has been read may go on, with "e-" before the next digit.
                whole = not isinstance(value, int | float) or len(self._text) - end > len("e-")
                if whole or not self._more(size):
                    self._at = end
                    self._read += 1
                    return value
            if len(self._text) - self._at > MAX_VALUE:
                self.wrong(f"this value is longer than {MAX_VALUE:,} characters", self._at)
            size = max(CHUNK, len(self._text) - self._at)

    def members(self) -> Iterator[str]:
        """The keys of the object that comes next; behind each key, its value comes next. What isn't read is skipped."""
        for _ in self._parts("{", "}"):
            if self.peek() != '"':
                self.wrong("this isn't JSON: expected a name in quotation marks", self._at)
            key = self.value()
            self._sign(":")
            read = self._read
            yield str(key)
            if self._read == read:
                self.value()

    def elements(self) -> Iterator[None]:
        """The elements of the array that comes next, of which each comes next. What isn't read is skipped."""
        for _ in self._parts("[", "]"):
            read = self._read
            yield
            if self._read == read:
                self.value()

    def finish(self) -> None:
        """Make sure that nothing follows."""
        if self.peek():
            self.wrong("this isn't JSON: more follows after the end", self._at)

    def wrong(self, message: str, at: int | None = None) -> NoReturn:
        """Say that the text is wrong where it stands."""
        raise InputError(Problem(self._place(self._at if at is None else at), "bad-data", message))

    def _parts(self, opening: str, closing: str) -> Iterator[None]:
        self._sign(opening)
        if self.peek() != closing:
            yield
            while self.peek() != closing:
                self._sign(",")
                yield
        self._sign(closing)
        self._read += 1

    def _sign(self, sign: str) -> None:
        found = self.peek()
        if found != sign:
            message = f"this isn't JSON: expected {sign} and not {found}" if found else "the text ends too early"
            self.wrong(message, self._at)
        self._at += 1

    def _space(self, at: int) -> int:
        match = _SPACE.match(self._text, at)
        return match.end() if match else at

    def _cut_off(self, error: json.JSONDecodeError) -> NoReturn:
        """Say what is wrong where the text has come to its end."""
        if error.msg.startswith("Unterminated") or error.pos >= len(self._text):
            self.wrong("the text ends in the middle of a value", len(self._text))
        self.wrong(f"this isn't JSON: {_lower(error.msg)}", error.pos)

    def _more(self, size: int) -> bool:
        """Read on; whether there was more. What lies behind is forgotten."""
        if self._ended:
            return False
        try:
            piece = self._source.read(size)
        except ValueError as error:
            self.wrong(str(error), len(self._text))
        if not piece:
            self._ended = True
            return False
        self._known = (0, *self._position(self._at))
        self._text = self._text[self._at :] + piece
        self._at = 0
        return True

    def _position(self, at: int) -> tuple[int, int]:
        start, line, column = self._known
        lines = self._text.count("\n", start, at)
        if not lines:
            return line, column + at - start
        return line + lines, at - self._text.rfind("\n", start, at)

    def _place(self, at: int) -> Place:
        return Place(self._source.name, *self._position(at))
