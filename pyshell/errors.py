"""The two ways in which something can be wrong: with what was given, or with the run itself."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Place(NamedTuple):
    """Where a piece of CLIPS text stands: file name as given, line and column counted from 1."""

    file: str
    line: int = 1
    column: int = 1

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


class Problem(NamedTuple):
    """One thing that is wrong, where it is, and what to do about it.

    ``code`` names the kind (``unknown-slot``), ``message`` says what is wrong and what was
    expected, ``hint`` names the nearest right name or the next step; it may be empty.
    """

    place: Place
    code: str
    message: str
    hint: str = ""

    def __str__(self) -> str:
        hint = f" ({self.hint})" if self.hint else ""
        return f"{self.place}: {self.message}{hint}"


class RulingsError(Exception):
    """Base of every error this package raises on purpose."""


class InputError(RulingsError):
    """Rules, facts or a command that can't be used as given; holds every problem found, in order of place.

    The commands print the problems on stderr and exit with status 2.
    """

    def __init__(self, *problems: Problem) -> None:
        self.problems = tuple(sorted(problems))
        super().__init__("\n".join(map(str, self.problems)))


class RunError(RulingsError):
    """A run that CLIPS stopped: an error in a right-hand side, or the limit on firings was reached."""


def nearest(wrong: str, right: Iterable[str]) -> str:
    """A hint that names the one of ``right`` that is spelled most like ``wrong``; empty when none comes near."""
    from difflib import get_close_matches  # here, because only mistakes need it

    by_folded = {str(name).casefold(): str(name) for name in right}
    matches = get_close_matches(wrong.casefold(), by_folded, n=1)
    return f"did you mean {by_folded[matches[0]]}?" if matches else ""
