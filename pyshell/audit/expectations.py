"""Runs scenarios and their variants, and holds what follows against what they expect."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pyshell.audit.uses import Uses
from pyshell.case import Case
from pyshell.errors import InputError, Place, RunError
from pyshell.model import Expectation, Scenario
from pyshell.rulebase import RuleBase


@dataclass(frozen=True)
class Failure:
    """One thing that isn't as it should be: where, in which scenario or variant, what should be and what is."""

    code: str
    place: Place
    scenario: str
    expected: str
    got: str


@dataclass
class Area:
    """The counts of one area: scenario files, variants, expectations in both, and failures."""

    scenarios: int = 0
    variants: int = 0
    expectations: int = 0
    failures: int = 0


@dataclass
class Report:
    """What a run found. ``refused`` says that some file couldn't be read as a scenario."""

    areas: dict[str, Area] = field(default_factory=dict)
    failures: list[Failure] = field(default_factory=list)
    refused: bool = False

    @property
    def status(self) -> int:
        """The exit status: 2 if a file was refused, 1 if anything else failed, else 0."""
        return 2 if self.refused else int(bool(self.failures))

    @property
    def total(self) -> Area:
        """The sums over all areas."""
        areas = self.areas.values()
        return Area(
            sum(area.scenarios for area in areas),
            sum(area.variants for area in areas),
            sum(area.expectations for area in areas),
            sum(area.failures for area in areas),
        )

    def to_json(self) -> dict[str, Any]:
        """The report as JSON values."""
        return {
            "areas": {name: vars(area) for name, area in sorted(self.areas.items())},
            "total": vars(self.total),
            "failures": [
                {
                    "code": failure.code,
                    "file": failure.place.file,
                    "line": failure.place.line,
                    "column": failure.place.column,
                    "scenario": failure.scenario,
                    "expected": failure.expected,
                    "got": failure.got,
                }
                for failure in self.failures
            ],
        }


def run(base: RuleBase, files: Iterable[Path]) -> Report:
    """Judge every scenario of the files and every variant of them."""
    report = Report()
    uses = Uses(base.knowledge)
    for file in files:
        area = report.areas.setdefault(file.parent.name, Area())
        found: list[Failure]
        try:
            scenario = base.scenario(file)
        except InputError as error:
            report.refused = True
            found = [Failure(p.code, p.place, file.stem, "a scenario", p.message) for p in error.problems]
        else:
            area.scenarios += 1
            area.variants += len(scenario.variants)
            found = []
            for one in (scenario, *scenario.variants):
                area.expectations += len(one.expectations)
                found += failures(base, uses, one)
        area.failures += len(found)
        report.failures += dict.fromkeys(found)
    return report


def failures(base: RuleBase, uses: Uses, scenario: Scenario) -> Iterator[Failure]:
    """Everything that isn't as it should be with one scenario or variant."""
    start = scenario.place or Place(scenario.id)
    if not scenario.expectations:
        yield Failure("expects-nothing", start, scenario.id, "an expectation", "none: it can't fail")
    for fact in scenario.facts:
        missing = uses.missing(fact, scenario.facts)
        if missing and fact.place and fact.place.file == start.file:
            yield Failure("unusable-fact", fact.place, scenario.id, "a fact that some rule can match", missing)
    try:
        case = base.judge(scenario)
    except RunError as error:
        yield Failure("run-stopped", start, scenario.id, "a run that ends", str(error))
        return
    if not case.fired:
        yield Failure("no-firing", start, scenario.id, "a rule that fires", "none did")
    for conflict in case.conflicts:
        values = " and ".join(f"{' '.join(map(str, one.value))} by {one.by}" for one in conflict.outcomes)
        where = f"{conflict.about} {conflict.aspect} at step {conflict.step}"
        yield Failure("conflict", start, scenario.id, f"one value for {where}", values)
    yield from _unmet(case)


def _unmet(case: Case) -> Iterator[Failure]:
    for checked in case.expectations:
        if not checked.met:
            expected = checked.expectation
            yield Failure("unmet", expected.place, case.scenario.id, expected_words(expected), checked.reason)


def expected_words(expected: Expectation) -> str:
    """An expectation as it is told when it fails: ``i1 amount 3 by RULING at step 2``."""
    parts = [expected.about, expected.aspect, *map(str, expected.value or ())]
    if expected.by:
        parts += ["by", expected.by]
    if expected.step is not None:
        parts += ["at step", str(expected.step)]
    return f"{'' if expected.wanted else 'no '}{' '.join(parts)}"
