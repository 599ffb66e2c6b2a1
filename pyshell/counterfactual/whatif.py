"""What would follow if something were otherwise: the same scenario with facts taken away and added, judged again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from typing import Any

from pyshell import scenario as scenarios
from pyshell.audit.diff import Change, changes
from pyshell.case import Case
from pyshell.model import Fact


@dataclass(frozen=True)
class WhatIf:
    """A case and the same case with changes: ``changes`` are outcomes gained, lost, with another value, or with the
    same value for another reason."""

    before: Case
    after: Case
    changes: tuple[Change, ...]

    def to_json(self) -> dict[str, Any]:
        """The changes as JSON values."""
        return {"scenario": self.before.scenario.id, "changes": [asdict(change) for change in self.changes]}


def what_if(case: Case, assert_: Iterable[str], retract: Iterable[str]) -> WhatIf:
    """The case with facts added and patterns of given facts taken away; texts as a scenario's ``variant`` has them.

    Raises:
        InputError: a text that is wrong, or a pattern that matches no given fact.
        RunError: as for judging.
    """
    base = case.base
    vocabulary, cards = base.knowledge.vocabulary, base.cards
    return compare(case, base.judge(scenarios.vary(case.scenario, vocabulary, cards, retract=retract, assert_=assert_)))


def with_facts(case: Case, facts: Iterable[Fact]) -> Case:
    """The same case with other given facts.

    Raises:
        InputError: they don't make a scenario.
        RunError: as for judging.
    """
    base, scenario = case.base, case.scenario
    other = scenarios.from_facts(facts, base.knowledge.vocabulary, base.cards, id=scenario.id)
    return base.judge(replace(other, title=scenario.title))


def compare(before: Case, after: Case) -> WhatIf:
    """What differs between two cases."""
    return WhatIf(before, after, tuple(changes(before.scenario.id, before, after)))
