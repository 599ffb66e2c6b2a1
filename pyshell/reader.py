"""Reads CLIPS text into forms that know their file, line and column. The only parser in the package.

It reads the surface of the language (CLIPS Basic Programming Guide 6.4, section 2.3.1: symbols, strings, numbers, variables,
connectives, comments), and gives no meaning to what it reads.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
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


@dataclass(frozen=True)
class Atom:
    """One token. ``value`` is what it means (a variable's name without its mark, a string without quotes), ``text`` what stands there."""

    kind: AtomKind
    value: str | int | float
    text: str
    place: Place = field(compare=False)


@dataclass(frozen=True)
class Form:
    """A parenthesised list. ``span`` is its part of the source text as (start, stop) offsets."""

    items: tuple[Node, ...]
    place: Place = field(compare=False)
    span: tuple[int, int] = field(compare=False)

    @property
    def head(self) -> str:
        """The symbol that the form begins with, or ``""``."""
        first = self.items[0] if self.items else None
        return str(first.value) if isinstance(first, Atom) and first.kind == "symbol" else ""

    def forms(self) -> Iterator[Form]:
        """The forms directly inside this one."""
        return (item for item in self.items if isinstance(item, Form))


Node = Atom | Form

_TOKEN = re.compile(
    r"""
      (?P<space>[ \t\r\n\f]+)
    | (?P<comment>;[^\n]*)
    | (?P<open>\()
    | (?P<close>\))
    | (?P<string>"(?:[^"\\]|\\.)*")
    | (?P<badstring>")
    | (?P<connective>[&|~])
    | (?P<global>\?\*[^\s()&|~;"<]+\*)
    | (?P<multivariable>\$\?[^\s()&|~;"<]*)
    | (?P<variable>\?[^\s()&|~;"<]*)
    | (?P<instance>\[[^\s()&|~;"<\]]+\])
    | (?P<word><?[^\s()&|~;"<]+|<)
    """,
    re.VERBOSE | re.DOTALL,
)
_INTEGER = re.compile(r"[+-]?[0-9]+")
_FLOAT = re.compile(r"[+-]?([0-9]+\.[0-9]*|\.[0-9]+|[0-9]+(?=[eE]))([eE][+-]?[0-9]+)?")
_ESCAPED = re.compile(r"\\(.)", re.DOTALL)


def read(text: str, file: str) -> tuple[Form, ...]:
    """Read all forms of ``text``; ``file`` is the name that places carry.

    Raises:
        InputError: parentheses that don't match, a string without an end, text outside parentheses, a number beyond 64
            bits, a NUL character, a token or nesting beyond the limits.
    """
    stack: list[tuple[Place, int, list[Node]]] = []
    top: list[Form] = []
    position, line, line_start = 0, 1, 0

    def refuse(place: Place, code: str, message: str, hint: str = "") -> InputError:
        return InputError(Problem(place, code, message, hint))

    while position < len(text):
        place = Place(file, line, position - line_start + 1)
        match = _TOKEN.match(text, position)
        if match is None or text[position] == "\0":
            raise refuse(place, "bad-character", f"the character {text[position]!r} can't stand here")
        kind, token = str(match.lastgroup), match.group()
        if len(token) > MAX_TOKEN and kind not in ("space", "comment"):
            raise refuse(place, "token-too-long", f"a token of {len(token)} characters; at most {MAX_TOKEN} are read")
        if kind == "open":
            if len(stack) >= MAX_DEPTH:
                raise refuse(place, "too-deep", f"parentheses nested more than {MAX_DEPTH} deep")
            stack.append((place, position, []))
        elif kind == "close":
            if not stack:
                raise refuse(place, "unbalanced", "a ')' that closes nothing", "remove it, or add the '(' it belongs to")
            opened, start, items = stack.pop()
            form = Form(tuple(items), opened, (start, match.end()))
            if stack:
                stack[-1][2].append(form)
            else:
                top.append(form)
        elif kind == "badstring":
            raise refuse(place, "unclosed-string", "this string has no closing quotation mark")
        elif kind not in ("space", "comment"):
            if not stack:
                raise refuse(place, "outside-form", f"{_short(token)} stands outside parentheses", "write '(' first")
            stack[-1][2].append(_atom(kind, token, place))
        newlines = token.count("\n")
        if newlines:
            line += newlines
            line_start = position + token.rindex("\n") + 1
        position = match.end()
    if stack:
        opened = stack[-1][0]
        raise refuse(opened, "unbalanced", "this '(' is never closed", "add the missing ')'")
    return tuple(top)


def _short(token: str) -> str:
    return repr(token if len(token) <= 40 else token[:37] + "...")


def _atom(kind: str, token: str, place: Place) -> Atom:
    match kind:
        case "string":
            if "\0" in token:
                raise InputError(Problem(place, "bad-character", "a NUL character inside a string"))
            return Atom("string", _ESCAPED.sub(r"\1", token[1:-1]), token, place)
        case "connective":
            return Atom("connective", Symbol(token), token, place)
        case "global":
            return Atom("global", token[2:-1], token, place)
        case "multivariable":
            return Atom("multivariable", token[2:], token, place)
        case "variable":
            return Atom("variable", token[1:], token, place)
        case "instance":
            return Atom("instance", token[1:-1], token, place)
    if "\0" in token:
        raise InputError(Problem(place, "bad-character", "a NUL character inside a symbol"))
    if _INTEGER.fullmatch(token):
        # More than 20 digits can't fit, and Python refuses to convert very many.
        if len(token) > 20 or int(token) not in INTEGER_RANGE:
            raise InputError(Problem(place, "number-too-large", f"{_short(token)} doesn't fit a 64-bit integer"))
        return Atom("integer", int(token), token, place)
    if _FLOAT.fullmatch(token):
        number = float(token)
        if number in (float("inf"), float("-inf")):
            raise InputError(Problem(place, "number-too-large", f"{_short(token)} is beyond what a float can hold"))
        return Atom("float", number, token, place)
    return Atom("symbol", Symbol(token), token, place)
