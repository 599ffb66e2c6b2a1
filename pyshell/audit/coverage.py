"""From the documents' passages to rulings, and from rulings to the scenarios that show them at work."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from pyshell.audit.conditions import asserted
from pyshell.case import Case
from pyshell.knowledge import Knowledge
from pyshell.model import FactRef, Outcome, Scenario
from pyshell.rulebase import RuleBase

Key = tuple[str, str, int]
"""What an outcome is about, its aspect and its step."""


@dataclass(frozen=True)
class RulingCover:
    """The scenarios and variants that show one ruling.

    ``deciding``: an expectation is met by its outcome; for a ruling that concludes no findings (a golden rule, or one
    that carries state on), an expectation is met by an outcome that rests on it. ``near_misses``: a scenario and its
    variant of which one is such a case, and in the other it decides the same thing no more. ``overridden``: a finding
    of its own is defeated.
    """

    ruling: str
    area: str
    deciding: tuple[str, ...]
    near_misses: tuple[str, ...]
    overridden: tuple[str, ...]

    @property
    def missing(self) -> tuple[str, ...]:
        """Which scenarios it lacks: a deciding case, a near miss."""
        lacks = (("deciding case", self.deciding), ("near miss", self.near_misses))
        return tuple(name for name, found in lacks if not found)


@dataclass(frozen=True)
class PassageCover:
    """One indexed passage and the rulings that encode it."""

    document: str
    number: int
    gist: str
    rulings: tuple[str, ...]


@dataclass(frozen=True)
class Coverage:
    """Every passage and every ruling, in the order of their files, and over how many cases they were looked for."""

    passages: tuple[PassageCover, ...]
    rulings: tuple[RulingCover, ...]
    cases: int

    @property
    def complete(self) -> bool:
        """Whether each passage has a ruling, and each ruling a deciding case and a near miss."""
        return all(one.rulings for one in self.passages) and not any(one.missing for one in self.rulings)

    def to_json(self) -> dict[str, Any]:
        """The coverage as JSON values."""
        return {
            "cases": self.cases,
            "complete": self.complete,
            "passages": [asdict(one) for one in self.passages],
            "rulings": [{**asdict(one), "missing": list(one.missing)} for one in self.rulings],
        }


@dataclass
class _Shown:
    deciding: dict[str, None] = field(default_factory=dict)
    near: dict[str, None] = field(default_factory=dict)
    overridden: dict[str, None] = field(default_factory=dict)


class _Decided:
    """What each ruling decides in one case."""

    def __init__(self, case: Case, knowledge: Knowledge, silent: frozenset[str]) -> None:
        self.id = case.scenario.id
        self.all: dict[str, set[Key]] = {}
        self.expected: dict[str, set[Key]] = {}
        self.overridden = {str(ruling) for ruling in _defeated(case)}
        reasons = _rulings_behind(case, knowledge)
        met = [_met_by(case, checked) for checked in case.expectations if checked.met and checked.expectation.wanted]
        wanted = {outcome.index for found in met for outcome in found}
        for outcome in case.outcomes:
            key = (outcome.about, outcome.aspect, outcome.step)
            for ruling in {outcome.by, *(reasons.behind(outcome.index) & silent)}:
                self.all.setdefault(ruling, set()).add(key)
                if outcome.index in wanted:
                    self.expected.setdefault(ruling, set()).add(key)


class _rulings_behind:
    """Which rulings' rules a fact rests on."""

    def __init__(self, case: Case, knowledge: Knowledge) -> None:
        self._firings: dict[int, list[tuple[str, tuple[int, ...]]]] = {}
        for firing in case.firings:
            for index in firing.concludes:
                self._firings.setdefault(index, []).append((knowledge.rules[firing.rule].ruling, firing.basis))

    def behind(self, index: int) -> set[str]:
        """The rulings."""
        found: set[str] = set()
        seen = {index}
        waiting = [index]
        while waiting:
            for ruling, basis in self._firings.get(waiting.pop(), ()):
                found.add(ruling)
                waiting += [premise for premise in basis if premise not in seen]
                seen.update(basis)
        return found


def _met_by(case: Case, checked: Any) -> list[Outcome]:
    wanted = checked.expectation
    return [
        outcome
        for outcome in case.outcomes
        if (outcome.about, outcome.aspect) == (wanted.about, wanted.aspect)
        and wanted.by in (None, outcome.by)
        and wanted.step in (None, outcome.step)
        and wanted.value in (None, outcome.value)
    ]


def _defeated(case: Case) -> Iterable[Any]:
    for fact in case.facts.values():
        if fact.template == "defeated":
            finding = fact["finding"]
            if isinstance(finding, FactRef) and finding.index in case.facts:
                yield case.facts[finding.index]["ruling"]


def coverage(base: RuleBase, scenarios: Iterable[Scenario]) -> Coverage:
    """Judge every scenario with its variants, and see which rulings they show.

    Raises:
        RunError: a run didn't end.
    """
    knowledge = base.knowledge
    silent = _silent(knowledge)
    shown = {name: _Shown() for name in knowledge.rulings}
    cases = 0
    for scenario in scenarios:
        family = [_Decided(base.judge(one), knowledge, silent) for one in (scenario, *scenario.variants)]
        cases += len(family)
        for number, one in enumerate(family):
            for name, keys in one.expected.items():
                shown[name].deciding[one.id] = None
                for other in family[1:] if number == 0 else family[:1]:
                    if keys - other.all.get(name, set()):
                        shown[name].near[other.id] = None
            for name in one.overridden & shown.keys():
                shown[name].overridden[one.id] = None
    return Coverage(
        tuple(_passages(knowledge)),
        tuple(
            RulingCover(name, knowledge.rulings[name].area, *(tuple(vars(one)[kind]) for kind in vars(one)))
            for name, one in shown.items()
        ),
        cases,
    )


def _silent(knowledge: Knowledge) -> frozenset[str]:
    """Rulings whose rules conclude something else than findings: outcomes, defeats, state, time."""
    return frozenset(
        ruling.id
        for ruling in knowledge.rulings.values()
        if not any(fact.head == "finding" for rule in ruling.rules for fact in asserted(knowledge.recorded[rule.name]))
    )


def _passages(knowledge: Knowledge) -> Iterable[PassageCover]:
    encoding: dict[tuple[str, int], list[str]] = {}
    for ruling in knowledge.rulings.values():
        for passage in ruling.passages:
            encoding.setdefault(passage, []).append(ruling.id)
    facts: Mapping[tuple[str, int], str] = {
        (str(fact["document"]), int(str(fact["number"]))): str(fact["gist"])
        for fact in knowledge.stated
        if fact.template == "passage"
    }
    for (document, number), gist in sorted(facts.items()):
        yield PassageCover(document, number, gist, tuple(encoding.get((document, number), ())))
