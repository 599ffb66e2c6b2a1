"""Where checks enter themselves: each has a code, and says what is right, why that matters, and how to mend it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from inspect import cleandoc

from pyshell.errors import Place
from pyshell.knowledge import Knowledge
from pyshell.model import Scenario


@dataclass(frozen=True)
class Flaw:
    """What a check yields: a problem that doesn't know its code yet."""

    place: Place
    message: str
    hint: str = ""


@dataclass(frozen=True)
class Explanation:
    """What a code stands for: what is right, why that matters, and how to mend what isn't."""

    code: str
    right: str
    reason: str
    fix: str


Check = Callable[[Knowledge], Iterator[Flaw]]
WholeCheck = Callable[[Knowledge, Sequence[Scenario]], Iterator[Flaw]]

CHECKS: dict[str, Check] = {}
"""Every check of rules taken one or two at a time, by its code."""

WHOLE: dict[str, WholeCheck] = {}
"""Every check that makes sense for a whole rule base with its scenarios only, by its code."""

EXPLANATIONS: dict[str, Explanation] = {}
"""What the codes stand for."""


def check(code: str, reason: str, fix: str) -> Callable[[Check], Check]:
    """Enter a function as the check with this code."""

    def enter(function: Check) -> Check:
        CHECKS[code] = function
        EXPLANATIONS[code] = Explanation(code, cleandoc(function.__doc__ or ""), reason, fix)
        return function

    return enter


def whole(code: str, reason: str, fix: str) -> Callable[[WholeCheck], WholeCheck]:
    """Enter a function as the check of a whole rule base with this code."""

    def enter(function: WholeCheck) -> WholeCheck:
        WHOLE[code] = function
        EXPLANATIONS[code] = Explanation(code, cleandoc(function.__doc__ or ""), reason, fix)
        return function

    return enter
