"""Reads CLIPS text into forms that know their file, line and column. The only parser in the package.

It reads the surface of the language (CLIPS Basic Programming Guide 6.4, section 2.3.1: symbols, strings, numbers,
variables, connectives, comments), and gives no meaning to what it reads.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Literal

from pyshell.errors import InputError, Place, Problem
from pyshell.model import Symbol

AtomKind = Literal[
    "symbol", "string", "integer", "float", "variable", "multivariable", "global", "connective", "instance"
]

MAX_DEPTH = 200
"""Forms nested deeper than this are refused: nothing that a person writes comes near it."""

MAX_TOKEN = 100_000
"""The longest token that is read, in characters."""

INTEGER_RANGE = range(-(2**63), 2**63)
"""What a CLIPS integer can hold (64 bits)."""


class Lines:
    """A text and its file name; tells the place of an offset when it is asked for."""

    def __init__(self, text: str, file: str) -> None:
        self.text = text
        self.file = file

    @cached_property
    def _starts(self) -> list[int]:
        return [0, *(match.end() for match in re.finditer("\n", self.text))]

    def place(self, offset: int) -> Place:
        """Line and column of the character at the offset."""
        line = bisect_right(self._starts, offset)
        return Place(self.file, line, offset - self._starts[line - 1] + 1)


Spot = Place | tuple[Lines, int]
"""A place, or where to work it out: few places are ever asked for, and most of the reading time would go into them."""


def _place(spot: Spot) -> Place:
    return spot if isinstance(spot, Place) else spot[0].place(spot[1])


@dataclass(slots=True, unsafe_hash=True)
class Atom:
    """One token. ``value`` is what it means (a variable's name without its mark, a string without quotes), ``text``
    what stands there."""

    kind: AtomKind
    value: Symbol | str | int | float
    text: str
    spot: Spot = field(compare=False, repr=False)

    @property
    def place(self) -> Place:
        """Where the token begins."""
        return _place(self.spot)


@dataclass(slots=True, unsafe_hash=True)
class Form:
    """A parenthesised list. ``span`` is its part of the source text as (start, stop) offsets."""

    items: tuple[Node, ...]
    spot: Spot = field(compare=False, repr=False)
    span: tuple[int, int] = field(compare=False)

    @property
    def place(self) -> Place:
        """Where the form's parenthesis opens."""
        return _place(self.spot)

    @property
    def head(self) -> str:
        """The symbol that the form begins with, or ``""``."""
        first = self.items[0] if self.items else None
        return str(first.value) if isinstance(first, Atom) and first.kind == "symbol" else ""

    def forms(self) -> Iterator[Form]:
        """The forms directly inside this one."""
        return (item for item in self.items if isinstance(item, Form))


Node = Atom | Form

UNREADABLE = re.compile(r"[\x00-\x08\x0b\x0e-\x1f\x7f-\x9f\ud800-\udfff]")
"""Characters that no text may hold, not even in a string: CLIPS takes a backspace as an order to forget what it has
read, and terminals obey others."""

# Possessive: a string without an end, or a very long one, would else be remembered character by character.
_BREAK = r"\s()&|~;\"<"
_TOKEN = re.compile(
    rf"""
      (?:[ \t\r\n\f]+|;[^\r\n]*)+
    | [()]
    | "(?:[^"\\]++|\\.)*+(?:"|\\?\Z)
    | <?[^{_BREAK}]+
    | .
    """,
    re.VERBOSE | re.DOTALL,
)
_INTEGER = re.compile(r"[+-]?[0-9]+")
_FLOAT = re.compile(r"[+-]?([0-9]+\.[0-9]*|\.[0-9]+|[0-9]+(?=[eE]))([eE][+-]?[0-9]+)?")
_CLOSED = re.compile(r'"(?:[^"\\]++|\\.)*+"', re.DOTALL)
_ESCAPED = re.compile(r"\\(.)", re.DOTALL)
_BLANK = frozenset(" \t\r\n\f;")
_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
_NUMERIC = frozenset("0123456789+-.")


def read_file(path: Path) -> str:
    """The text of a UTF-8 file.

    Raises:
        InputError: it can't be opened, or isn't UTF-8.
    """
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise InputError(Problem(Place(str(path)), "unreadable", f"can't be read: {error.strerror}")) from error
    except UnicodeDecodeError as error:
        before = error.object[: error.start]
        line, column = before.count(b"\n") + 1, error.start - before.rfind(b"\n")
        raise InputError(
            Problem(Place(str(path), line, column), "not-utf-8", "this byte isn't UTF-8 text", "save the file as UTF-8")
        ) from error
    except ValueError as error:  # a NUL character or half a character in the name
        raise InputError(Problem(Place(str(path)), "unreadable", "can't be read: no file is called so")) from error


def read(text: str, file: str) -> tuple[Form, ...]:
    """Read all forms of ``text``; ``file`` is the name that places carry.

    Raises:
        InputError: parentheses that don't match, a string without an end, text outside parentheses, a number beyond 64
            bits, a control character, a token or nesting beyond the limits.
    """
    lines = Lines(text, file)
    control = UNREADABLE.search(text)
    if control:
        message = f"the control character {control.group()!r} can't stand in a file"
        raise _refusal(lines, control.start(), "bad-character", message)
    stack: list[tuple[int, list[Node]]] = []
    top: list[Node] = []
    items = top
    symbols: dict[str, Symbol] = {}
    position = 0

    for token in _TOKEN.findall(text):
        start, position = position, position + len(token)
        first = token[0]
        if first in _BLANK:
            continue
        if first == "(":
            if len(stack) >= MAX_DEPTH:
                raise _refusal(lines, start, "too-deep", f"parentheses nested more than {MAX_DEPTH} deep")
            items = []
            stack.append((start, items))
        elif first == ")":
            if not stack:
                hint = "remove it, or add the '(' it belongs to"
                raise _refusal(lines, start, "unbalanced", "a ')' that closes nothing", hint)
            opened, inside = stack.pop()
            items = stack[-1][1] if stack else top
            items.append(Form(tuple(inside), (lines, opened), (opened, position)))
        elif not stack:
            message = f"{_short(token)} stands outside parentheses"
            raise _refusal(lines, start, "outside-form", message, "write '(' first")
        elif first in _LETTERS and len(token) <= MAX_TOKEN:
            # Most tokens are symbols, and few of them are different: this alone is a third of the reading time.
            symbol = symbols.get(token)
            if symbol is None:
                symbol = symbols[token] = Symbol(token)
            items.append(Atom("symbol", symbol, token, (lines, start)))
        else:
            items.append(_atom(token, first, lines, start))
    if stack:
        raise _never_closed(lines, stack)
    return tuple(form for form in top if isinstance(form, Form))


def is_number(text: str) -> bool:
    """Whether the token is a number."""
    return bool(_INTEGER.fullmatch(text) or _FLOAT.fullmatch(text))


def _refusal(lines: Lines, offset: int, code: str, message: str, hint: str = "") -> InputError:
    return InputError(Problem(lines.place(offset), code, message, hint))


def _never_closed(lines: Lines, stack: list[tuple[int, list[Node]]]) -> InputError:
    opened, inside = stack[-1]
    next_form = next((node.place for node in inside if isinstance(node, Form) and node.place.column == 1), None)
    hint = f"add the missing ')' before line {next_form.line}" if next_form else "add the missing ')'"
    return _refusal(lines, opened, "unbalanced", "this '(' is never closed", hint)


def _short(token: str) -> str:
    return repr(token if len(token) <= 40 else token[:37] + "...")


def _atom(token: str, first: str, lines: Lines, start: int) -> Atom:
    spot = (lines, start)
    if first == '"':
        if start + len(token) == len(lines.text) and not _CLOSED.fullmatch(token):
            raise _refusal(lines, start, "unclosed-string", "this string has no closing quotation mark")
        if len(token) > MAX_TOKEN:
            raise _too_long(token, lines, start)
        value = token[1:-1]
        return Atom("string", _ESCAPED.sub(r"\1", value) if "\\" in value else value, token, spot)
    if len(token) > MAX_TOKEN:
        raise _too_long(token, lines, start)
    if first in _NUMERIC and is_number(token):
        return _number(token, lines, start)
    if first == "?":
        if len(token) > 3 and token[1] == "*" and token[-1] == "*":
            return Atom("global", token[2:-1], token, spot)
        return Atom("variable", token[1:], token, spot)
    if token.startswith("$?"):
        return Atom("multivariable", token[2:], token, spot)
    if first in "&|~":
        return Atom("connective", Symbol(token), token, spot)
    if first == "[" and token[-1] == "]" and len(token) > 2:
        return Atom("instance", token[1:-1], token, spot)
    if first.isspace():
        raise _refusal(lines, start, "bad-character", f"the character {first!r} can't stand outside a string")
    return Atom("symbol", Symbol(token), token, spot)


def _too_long(token: str, lines: Lines, start: int) -> InputError:
    message = f"a token of {len(token)} characters; at most {MAX_TOKEN} are read"
    return _refusal(lines, start, "token-too-long", message)


def _number(token: str, lines: Lines, start: int) -> Atom:
    if _INTEGER.fullmatch(token):
        # More than 20 digits can't fit, and Python refuses to convert very many.
        if len(token) > 20 or int(token) not in INTEGER_RANGE:
            raise _refusal(lines, start, "number-too-large", f"{_short(token)} doesn't fit a 64-bit integer")
        return Atom("integer", int(token), token, (lines, start))
    number = float(token)
    if number in (float("inf"), float("-inf")):
        raise _refusal(lines, start, "number-too-large", f"{_short(token)} is beyond what a float can hold")
    return Atom("float", number, token, (lines, start))
