"""From the documents' passages to rulings, and from rulings to the scenarios that show them at work."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from pyshell.audit.conditions import asserted
from pyshell.case import Case
from pyshell.knowledge import Knowledge
from pyshell.model import Fact, FactRef, Outcome, Scenario, Value
from pyshell.rulebase import RuleBase

Thing = tuple[str, str, int]
"""What an outcome is about, its aspect and its step."""

Key = tuple[Thing, tuple[Value, ...]]
"""The same with the outcome's value."""


@dataclass(frozen=True)
class RulingCover:
    """The scenarios and variants that show one ruling.

    ``deciding``: an expectation is met by its outcome; for a ruling that concludes no findings (a golden rule, or one
    that carries state on), by an outcome that rests on it, or for which it defeats another finding.
    ``near_misses``: of a scenario and its variant one is such a case, and in the other it decides the same no more.
    ``overridden``: a finding of its own is defeated.
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
        self._silent = silent
        self._outcomes: dict[Key, list[Outcome]] = {}
        for outcome in case.outcomes:
            self._outcomes.setdefault(_key(outcome), []).append(outcome)
        self._firings: dict[int, list[tuple[str, tuple[int, ...]]]] = {}
        for firing in case.firings:
            for index in firing.concludes:
                self._firings.setdefault(index, []).append((knowledge.rules[firing.rule].ruling, firing.basis))
        self.overridden: set[str] = set()
        self._settled: dict[Thing, set[str]] = {}
        for index, finding in _defeats(case):
            self.overridden.add(str(finding["ruling"]))
            thing = (str(finding["about"]), str(finding["aspect"]), int(str(finding["step"])))
            self._settled.setdefault(thing, set()).update(ruling for ruling, _ in self._firings.get(index, ()))
        self.expected: dict[str, set[Key]] = {}
        for outcome in _expected(case):
            for ruling in self._decide([outcome]):
                self.expected.setdefault(ruling, set()).add(_key(outcome))

    def decides(self, ruling: str, key: Key) -> bool:
        """Whether the ruling decides that here."""
        return ruling in self._decide(self._outcomes.get(key, []))

    def _decide(self, outcomes: Iterable[Outcome]) -> set[str]:
        found = set()
        for outcome in outcomes:
            found |= {
                outcome.by,
                *self._settled.get(_key(outcome)[0], ()),
                *(self._behind(outcome.index) & self._silent),
            }
        return found

    def _behind(self, index: int) -> set[str]:
        """The rulings whose rules a fact rests on."""
        found: set[str] = set()
        seen = {index}
        waiting = [index]
        while waiting:
            for ruling, basis in self._firings.get(waiting.pop(), ()):
                found.add(ruling)
                waiting += [premise for premise in basis if premise not in seen]
                seen.update(basis)
        return found


def _key(outcome: Outcome) -> Key:
    return (outcome.about, outcome.aspect, outcome.step), outcome.value


def _expected(case: Case) -> Iterator[Outcome]:
    """The outcomes that meet an expectation."""
    for checked in case.expectations:
        wanted = checked.expectation
        for outcome in case.outcomes if checked.met and wanted.wanted else ():
            if (
                (outcome.about, outcome.aspect) == (wanted.about, wanted.aspect)
                and wanted.by in (None, outcome.by)
                and wanted.step in (None, outcome.step)
                and wanted.value in (None, outcome.value)
            ):
                yield outcome


def _defeats(case: Case) -> Iterator[tuple[int, Fact]]:
    """The index of each defeat, and the finding that it defeats."""
    for index, fact in case.facts.items():
        if fact.template == "defeated":
            finding = fact["finding"]
            if isinstance(finding, FactRef) and finding.index in case.facts:
                yield index, case.facts[finding.index]


def coverage(base: RuleBase, scenarios: Iterable[Scenario]) -> Coverage:
    """Judge every scenario with its variants, and see which rulings they show.

    Raises:
        RunError: a run didn't end.
    """
    knowledge = base.knowledge
    silent = _silent(knowledge)
    shown = {name: _Shown() for name in knowledge.rulings if name not in _reporting(knowledge)}
    cases = 0
    for scenario in scenarios:
        family = [_Decided(base.judge(one), knowledge, silent) for one in (scenario, *scenario.variants)]
        cases += len(family)
        for number, one in enumerate(family):
            for name, keys in one.expected.items():
                shown[name].deciding[one.id] = None
                for other in family[1:] if number == 0 else family[:1]:
                    if not all(other.decides(name, key) for key in keys):
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


def _reporting(knowledge: Knowledge) -> frozenset[str]:
    """Rulings whose rules conclude conflicts only: no scenario can show one, since a scenario with a conflict fails."""
    return frozenset(
        ruling.id
        for ruling in knowledge.rulings.values()
        if all(fact.head == "conflict" for rule in ruling.rules for fact in asserted(knowledge.recorded[rule.name]))
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
