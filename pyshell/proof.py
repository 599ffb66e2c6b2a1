"""Proofs: from an outcome through the rules that fired down to the facts that were given, as plain data.

A proof is a graph of two kinds of things: facts, and reasons (one recorded firing that concluded a fact). A fact with
several reasons stands on each of them alone; a reason needs all its premises. Facts that support each other in a loop
give no reason: every proof ends in facts that were given.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from pyshell.model import Fact, SlotValue

Origin = Literal["given", "rule base", "derived", "unfounded"]


@dataclass(frozen=True)
class Absent:
    """A condition that no single fact stands for: ``not``, ``exists`` or ``forall``.

    ``text`` is the condition in CLIPS with this firing's values filled in, ``says`` the same in English.
    """

    kind: str
    text: str
    says: str


@dataclass(frozen=True)
class Reason:
    """One firing as the reason for one of its conclusions. ``conclusion`` and ``premises`` are ids of statements.

    ``tests`` are the rule's ``test`` conditions with the values filled in, ``checks`` the same in English.
    """

    conclusion: str
    rule: str
    ruling: str
    title: str
    says: str
    cites: tuple[str, ...]
    premises: tuple[str, ...]
    absent: tuple[Absent, ...]
    tests: tuple[str, ...]
    bindings: Mapping[str, SlotValue]
    checks: tuple[str, ...] = ()


@dataclass(frozen=True)
class Statement:
    """One fact of a proof. ``id`` is ``f`` and its index.

    ``origin``: the scenario gives it; the rule base states it; it is derived; or it is derived from nothing but facts
    that it supports itself (``unfounded``), which is a fault of the rule base.
    """

    id: str
    fact: Fact
    text: str
    origin: Origin

    @property
    def given(self) -> bool:
        """Whether the scenario gives it."""
        return self.origin == "given"


@dataclass(frozen=True)
class Rival:
    """Another finding about the same aspect of the same thing, and what defeated it.

    ``finding`` and ``defeat`` are ids of statements of the proof; ``why`` is ``override`` or ``cant``.
    """

    finding: str
    ruling: str
    value: SlotValue
    says: str
    by: str
    why: str
    defeat: str


@dataclass(frozen=True)
class Branch:
    """A proof as a tree: a statement, and each reason with the branches of its premises.

    A statement that has been proved further up the page comes without its reasons, and ``repeated``.
    """

    statement: Statement
    reasons: tuple[tuple[Reason, tuple[Branch, ...]], ...]
    repeated: bool = False


@dataclass(frozen=True)
class Proof:
    """Why one fact stands.

    ``statements`` by id, every premise of ``reasons`` among them; ``rivals`` with the statements and reasons that
    lead to them are part of the graph but not of the tree.
    """

    root: str
    statements: Mapping[str, Statement]
    reasons: tuple[Reason, ...]
    rivals: tuple[Rival, ...] = ()
    html: Callable[[], str] | None = field(default=None, compare=False, repr=False)

    def _repr_html_(self) -> str | None:
        """The proof as a notebook shows it; ``None`` for one that no case has made."""
        return self.html() if self.html else None

    def reasons_for(self, statement: str) -> tuple[Reason, ...]:
        """The reasons that conclude a statement; empty for one that is given."""
        return tuple(reason for reason in self.reasons if reason.conclusion == statement)

    @property
    def edges(self) -> tuple[tuple[str, str, str], ...]:
        """All pairs of premise and conclusion, with the rule that leads from one to the other."""
        return tuple((p, r.conclusion, r.rule) for r in self.reasons for p in r.premises)

    @property
    def given(self) -> tuple[Statement, ...]:
        """The given facts that the proof comes down to."""
        return tuple(statement for statement in self.statements.values() if statement.given)

    def tree(self, statement: str = "") -> Branch:
        """The proof as a tree, of the whole or of one of its statements."""
        by_conclusion: dict[str, list[Reason]] = {}
        for reason in self.reasons:
            by_conclusion.setdefault(reason.conclusion, []).append(reason)
        # Proofs can be deeper than calls may nest: number the places of the tree from the top, fill them from below.
        places: list[tuple[str, list[tuple[Reason, list[int]]] | None]] = []
        seen: set[str] = set()
        top: list[int] = []
        waiting = [(statement or self.root, top)]
        while waiting:
            name, siblings = waiting.pop()
            siblings.append(len(places))
            if name in seen and name in by_conclusion:
                places.append((name, None))
                continue
            seen.add(name)
            branches: list[tuple[Reason, list[int]]] = [(reason, []) for reason in by_conclusion.get(name, ())]
            places.append((name, branches))
            for reason, numbers in reversed(branches):
                waiting += [(premise, numbers) for premise in reversed(reason.premises)]
        built: dict[int, Branch] = {}
        for number, (name, found) in reversed(list(enumerate(places))):
            reasons = tuple((reason, tuple(built.pop(n) for n in numbers)) for reason, numbers in found or ())
            built[number] = Branch(self.statements[name], reasons, repeated=found is None)
        return built[0]
