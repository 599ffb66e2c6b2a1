"""What must hold of every scenario that is shipped, and of its variants."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from pyshell import Case, FactRef, RuleBase, Scenario
from pyshell.engine import STRATEGIES, STRATEGY
from pyshell.knowledge import shipped

FILES = sorted((shipped()[1] / "scenarios").glob("**/*.fct"))


@pytest.fixture(scope="module")
def base() -> RuleBase:
    return RuleBase.load()


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
def test_a_scenario_and_its_variants(base: RuleBase, path: Path) -> None:
    scenario = base.scenario(path)
    for one in (scenario, *scenario.variants):
        case = base.judge(one)
        expectations_are_met(case)
        everything_follows_from_given_facts(case)
        if one is scenario:
            outcomes_are_proved(case)
        recording_changes_nothing(base, case)
        order_never_matters(base, case)


def expectations_are_met(case: Case) -> None:
    assert [(case.scenario.id, checked) for checked in case.expectations if not checked.met] == []


def everything_follows_from_given_facts(case: Case) -> None:
    assert [(case.scenario.id, statement.text) for statement in case.unfounded] == []
    assert [(case.scenario.id, statement.text) for statement in case.ill_formed] == []


def outcomes_are_proved(case: Case) -> None:
    for outcome in case.outcomes[:: max(1, len(case.outcomes) // 3)]:
        proof = case.why(outcome)
        assert proof.given, str(outcome)
        concluded = {reason.conclusion for reason in proof.reasons}
        assert all(one.id in concluded for one in proof.statements.values() if one.origin == "derived")
        assert outcome.says


def recording_changes_nothing(base: RuleBase, case: Case) -> None:
    plain = base.judge(case.scenario, record=False)
    assert plain.outcomes == case.outcomes
    assert standing(plain) == standing(case)


def order_never_matters(base: RuleBase, case: Case) -> None:
    scenario = case.scenario
    for strategy in STRATEGIES:
        if strategy != STRATEGY:  # the case was judged by that one
            other = base.judge(scenario, strategy=strategy, record=False)
            assert other.outcomes == case.outcomes, (scenario.id, strategy)
    shuffled = random.Random(scenario.id).sample(scenario.facts, len(scenario.facts))
    again = Scenario(scenario.id, scenario.title, tuple(shuffled), scenario.expectations)
    assert base.judge(again).outcomes == case.outcomes, (scenario.id, "shuffled")
