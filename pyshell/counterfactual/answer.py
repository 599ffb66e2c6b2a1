"""Why something does not follow, as plain data: see ``whynot`` for how it is found out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from pyshell.case import json_value, statement_json
from pyshell.counterfactual.nearest import MissKind
from pyshell.model import SlotValue
from pyshell.proof import Rival, Statement


@dataclass(frozen=True)
class Difference:
    """A slot in which the nearest fact differs: what it holds, and what the ruling needs, in words.

    ``compared`` are the facts that the need comes from, where it isn't the ruling's own: for "at least 4" the fact that
    says 4.
    """

    slot: str
    has: SlotValue
    needs: str
    compared: tuple[Held, ...] = ()


@dataclass(frozen=True)
class Held:
    """A fact that stands, and why: the sentence of the ruling that concluded it, with its citations.

    ``rests_on`` are given facts that it comes down to. All of that is empty for a fact that was given.
    """

    statement: Statement
    says: str = ""
    ruling: str = ""
    cites: tuple[str, ...] = ()
    rests_on: tuple[Statement, ...] = ()


@dataclass(frozen=True)
class Failing:
    """A condition that doesn't hold.

    ``kind``: ``differs`` (a fact comes near), ``missing`` (none does), ``blocked`` (a ``not``), ``untrue`` (a
    ``test``), ``exceptions`` (a ``forall``). ``text`` is the condition in CLIPS with this case's values, ``says``
    what is so instead, ``needs`` what would have to be so. ``facts``: the nearest one; those that block; the
    exceptions; those that a test compares. ``because``: why the needed fact wasn't concluded, if rules could have
    concluded it. ``inner``: what fails inside ``exists``, or for the first exception. ``where``: given facts by which
    the condition is about just these things, as far as nothing above has named them. ``other``: why what it compares
    with isn't something else. ``number``: the condition's place in its rule, from 1; 0 for one inside another.
    """

    kind: MissKind
    text: str
    says: str
    needs: str
    template: str = ""
    facts: tuple[Held, ...] = ()
    differences: tuple[Difference, ...] = ()
    because: WhyNot | None = None
    inner: tuple[Failing, ...] = ()
    where: tuple[Statement, ...] = ()
    other: tuple[WhyNot, ...] = ()
    number: int = 0


@dataclass(frozen=True)
class Met:
    """A condition that holds, and the fact that it holds by; ``None`` where it takes more than one, or none."""

    says: str
    statement: Statement | None = None


@dataclass(frozen=True)
class Candidate:
    """A rule that could have concluded what was asked for: which of its conditions hold, and which don't.

    ``unseen`` are conditions that couldn't be looked at, because of what is missing before them. ``computed``: all
    conditions hold, and the rule worked out something else, these facts; ``further``: why nothing more counts towards
    it, or why what it was worked out from isn't something else.
    """

    rule: str
    ruling: str
    title: str
    cites: tuple[str, ...]
    met: tuple[Met, ...]
    failing: tuple[Failing, ...]
    unseen: tuple[str, ...] = ()
    computed: tuple[Held, ...] = ()
    further: tuple[WhyNot, ...] = ()


@dataclass(frozen=True)
class Defeat:
    """A finding that was made and beaten, the finding that beat it, and why that one isn't something else (``unless``:
    why what it rests on isn't)."""

    rival: Rival
    winner: Held
    unless: tuple[WhyNot, ...] = ()


@dataclass(frozen=True)
class WhyNot:
    """Why no fact like ``pattern`` stands. ``says`` words such a fact.

    ``holds``: those that stand after all. ``defeated``: it was found, but another ruling's finding beat it.
    ``instead``: other values that stand in its place. ``candidates``: the rules that could have concluded it, nearest
    first; ``further`` counts those that were left out. ``possible``: what rulings can find, if none can find this.
    ``told``: the same was asked further up in the answer, and the rules that could have concluded it stand there.
    """

    pattern: str
    says: str
    holds: tuple[Held, ...] = ()
    defeated: tuple[Defeat, ...] = ()
    instead: tuple[Held, ...] = ()
    candidates: tuple[Candidate, ...] = ()
    further: int = 0
    possible: tuple[str, ...] = ()
    told: bool = False

    @property
    def explained(self) -> bool:
        """Whether it says what it would take: then what other facts rest on needn't be told."""
        return bool(self.candidates or self.defeated)

    def parts(self) -> Iterator[WhyNot]:
        """This answer and all that it gives for facts further down."""
        yield self
        for defeat in self.defeated:
            for unless in defeat.unless:
                yield from unless.parts()
        for candidate in self.candidates:
            for failing in candidate.failing:
                yield from _below(failing)
            for further in candidate.further:
                yield from further.parts()

    def to_json(self) -> dict[str, Any]:
        """The answer as JSON values, facts by their ids in ``facts``."""
        facts: dict[str, Statement] = {}
        body = _why_not_json(self, facts)
        return {**body, "facts": {name: statement_json(facts[name]) for name in sorted(facts, key=_number)}}


def _below(failing: Failing) -> Iterator[WhyNot]:
    if failing.because:
        yield from failing.because.parts()
    for other in failing.other:
        yield from other.parts()
    for inner in failing.inner:
        yield from _below(inner)


def _number(name: str) -> int:
    return int(name[1:])


def _why_not_json(answer: WhyNot, facts: dict[str, Statement]) -> dict[str, Any]:
    return {
        "pattern": answer.pattern,
        "says": answer.says,
        "holds": [_held_json(held, facts) for held in answer.holds],
        "defeated": [
            {
                "ruling": defeat.rival.ruling,
                "says": defeat.rival.says,
                "by": defeat.rival.by,
                "why": defeat.rival.why,
                "finding": _held_json(defeat.winner, facts),
                "unless": [_why_not_json(unless, facts) for unless in defeat.unless],
            }
            for defeat in answer.defeated
        ],
        "instead": [_held_json(held, facts) for held in answer.instead],
        "candidates": [_candidate_json(candidate, facts) for candidate in answer.candidates],
        "further": answer.further,
        "possible": list(answer.possible),
        "told": answer.told,
    }


def _held_json(held: Held, facts: dict[str, Statement]) -> dict[str, Any]:
    return {
        "fact": _named(held.statement, facts),
        "text": held.statement.text,
        "says": held.says,
        "ruling": held.ruling,
        "cites": list(held.cites),
        "rests_on": [_named(statement, facts) for statement in held.rests_on],
    }


def _candidate_json(candidate: Candidate, facts: dict[str, Statement]) -> dict[str, Any]:
    return {
        "rule": candidate.rule,
        "ruling": candidate.ruling,
        "title": candidate.title,
        "cites": list(candidate.cites),
        "met": [
            {"says": met.says, "fact": _named(met.statement, facts) if met.statement else None} for met in candidate.met
        ],
        "failing": [_failing_json(failing, facts) for failing in candidate.failing],
        "unseen": list(candidate.unseen),
        "computed": [_held_json(held, facts) for held in candidate.computed],
        "further": [_why_not_json(further, facts) for further in candidate.further],
    }


def _failing_json(failing: Failing, facts: dict[str, Statement]) -> dict[str, Any]:
    return {
        "kind": failing.kind,
        "number": failing.number,
        "condition": failing.text,
        "says": failing.says,
        "needs": failing.needs,
        "facts": [_held_json(held, facts) for held in failing.facts],
        "differences": [
            {
                "slot": difference.slot,
                "has": json_value(difference.has),
                "needs": difference.needs,
                "compared": [_held_json(held, facts) for held in difference.compared],
            }
            for difference in failing.differences
        ],
        "because": _why_not_json(failing.because, facts) if failing.because else None,
        "other": [_why_not_json(other, facts) for other in failing.other],
        "inner": [_failing_json(inner, facts) for inner in failing.inner],
        "where": [_named(statement, facts) for statement in failing.where],
    }


def _named(statement: Statement, facts: dict[str, Statement]) -> str:
    facts[statement.id] = statement
    return statement.id
