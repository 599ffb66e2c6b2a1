"""Lines of styled text, and the one place where text from files is made safe to print: nothing goes out unpainted."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, Literal

import click

Style = Literal["", "title", "good", "bad", "warn", "name", "dim"]
Span = tuple[str, Style]
Line = tuple[Span, ...]

_UNSAFE = re.compile("[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ud800-\udfff\ufeff]")
"""What terminals act upon, characters without width, those that change the direction of text, lone surrogates."""

_LOOKS: dict[Style, dict[str, Any]] = {
    "title": {"bold": True},
    "good": {"fg": "green"},
    "bad": {"fg": "red"},
    "warn": {"fg": "yellow"},
    "name": {"fg": "cyan"},
    "dim": {"dim": True},
}


def visible(text: str) -> str:
    r"""The text with everything that a terminal would act upon written as an escape: ``\x1b``, ``\n``, ``\u202e``."""
    return _UNSAFE.sub(lambda match: match.group().encode("unicode_escape").decode("ascii"), text)


def line(*parts: str | Span) -> Line:
    """A line of parts; a part that is only a string has no style."""
    return tuple((part, "") if isinstance(part, str) else part for part in parts)


def paint(lines: Iterable[Line]) -> Iterator[str]:
    """The lines as text to be printed, with codes for their styles (``click.echo`` drops the codes off a terminal)."""
    for spans in lines:
        yield "".join(
            click.style(visible(text), **_LOOKS[style]) if style and text else visible(text) for text, style in spans
        ).rstrip()


def indented(lines: Iterable[Line], by: str = "  ") -> Iterator[Line]:
    """The lines, each further to the right."""
    for spans in lines:
        yield ((by, ""), *spans) if spans else spans


def branches(blocks: Iterable[Iterable[Line]]) -> Iterator[Line]:
    """The branches of a tree, drawn below one another; each block is a node, and below it its own branches."""
    drawn = [tuple(block) for block in blocks]
    for number, block in enumerate(drawn):
        first, rest = ("├─ ", "│  ") if number < len(drawn) - 1 else ("└─ ", "   ")
        for row, spans in enumerate(block):
            yield (rest if row else first, "dim"), *spans
