"""What must hold of every scenario that is shipped, and of its variants."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from pyshell import Case, FactRef, RuleBase, Scenario
from pyshell.engine import STRATEGIES
from pyshell.knowledge import shipped

FILES = sorted((shipped()[1] / "scenarios").glob("**/*.fct"))


@pytest.fixture(scope="module")
def base() -> RuleBase:
    return RuleBase.load()


def cases(base: RuleBase, path: Path) -> list[Case]:
    scenario = base.scenario(path)
    return [base.judge(one) for one in (scenario, *scenario.variants)]


def standing(case: Case) -> list[tuple[str, str]]:
    """The facts, with facts themselves in place of their addresses, which recording changes."""
    found = []
    for fact in case.facts.values():
        slots = {
            name: str(case.facts[value.index].slots) if isinstance(value, FactRef) else value
            for name, value in fact.slots.items()
        }
        found.append((fact.template, repr(slots)))
    return sorted(found)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_expectations_are_met_and_the_order_never_matters(base: RuleBase, path: Path) -> None:
    for case in cases(base, path):
        assert [checked for checked in case.expectations if not checked.met] == []
        scenario = case.scenario
        for strategy in STRATEGIES:
            assert base.judge(scenario, strategy=strategy).outcomes == case.outcomes, (scenario.id, strategy)
        shuffled = random.Random(scenario.id).sample(scenario.facts, len(scenario.facts))
        again = Scenario(scenario.id, scenario.title, tuple(shuffled), scenario.expectations)
        assert base.judge(again).outcomes == case.outcomes, (scenario.id, "shuffled")


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_recording_changes_nothing(base: RuleBase, path: Path) -> None:
    for case in cases(base, path):
        plain = base.judge(case.scenario, record=False)
        assert plain.outcomes == case.outcomes
        assert standing(plain) == standing(case)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_everything_is_proved_from_given_facts(base: RuleBase, path: Path) -> None:
    for case in cases(base, path):
        assert [statement.text for statement in case.unfounded] == []
        for outcome in case.outcomes:
            proof = case.why(outcome)
            assert proof.given, str(outcome)
            assert all(proof.reasons_for(f.id) for f in proof.statements.values() if f.origin == "derived")
            assert outcome.says
