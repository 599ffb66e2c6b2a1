"""Patterns as people write them: ``(outcome (about c1) (aspect legality) (value legal))``, or ``c1 legality legal``."""

from __future__ import annotations

from collections.abc import Container

from pyshell.case import Case, same
from pyshell.errors import InputError, Place, Problem, nearest
from pyshell.model import Fact, Outcome

FILE = "PATTERN"
"""The name that messages give the text of a pattern."""


def read_pattern(text: str, case: Case) -> Fact:
    """A pattern of constants, checked against the vocabulary and the things that the case is about.

    Raises:
        InputError: it isn't one pattern; or it names what is neither in the vocabulary nor in the case.
    """
    vocabulary = case.base.knowledge.vocabulary
    pattern = vocabulary.pattern(text if "(" in text else written_out(text), FILE)
    names = case.names
    about = str(pattern.get("about", ""))
    if about and not is_name(about, names):
        there = f"there are outcomes about {', '.join(dict.fromkeys(outcome.about for outcome in case.outcomes))}"
        hint = nearest(about, names) or there
        raise InputError(Problem(Place(FILE), "argument", f"nothing is called {about} in {case.scenario.id}", hint))
    return pattern


def outcomes_like(case: Case, text: str) -> list[Outcome]:
    """The outcomes that match a pattern.

    Raises:
        InputError: it isn't one pattern of outcomes, or as for ``read_pattern``.
    """
    form = "(outcome (about i1) (aspect amount)), or i1 amount"
    if not text.strip():
        raise InputError(Problem(Place(FILE), "argument", "write one pattern of outcomes", form))
    pattern = read_pattern(text, case)
    if pattern.template != "outcome":
        raise InputError(Problem(Place(FILE), "argument", "write one pattern of outcomes", form))
    return matching(case, pattern)


def matching(case: Case, pattern: Fact, *slots: str) -> list[Outcome]:
    """The outcomes that have the values of a pattern's slots, of all or of those named."""
    wanted = {slot: value for slot, value in pattern.slots.items() if not slots or slot in slots}
    return [
        outcome
        for outcome in case.outcomes
        if all(same(case.facts[outcome.index][slot], value) for slot, value in wanted.items())
    ]


def is_name(text: str, names: Container[str]) -> bool:
    """Whether a text is one of the names, or made of one, as rules call what they create: ``look-clue-1``."""
    parts = text.split("-")
    return any("-".join(parts[:count]) in names for count in range(len(parts), 0, -1))


def written_out(text: str) -> str:
    """The pattern that ``i1``, ``i1 amount`` or ``i1 amount 3`` is short for."""
    about, *rest = text.split() or ["?"]
    aspect = f" (aspect {rest[0]})" if rest else ""
    value = f" (value {' '.join(rest[1:])})" if rest[1:] else ""
    return f"(outcome (about {about}){aspect}{value})"
