"""What must hold of every scenario that is shipped, and of its variants."""

from __future__ import annotations

import random
from collections.abc import Iterable

from pyshell import Case, Fact, FactRef, RuleBase
from pyshell.engine import STRATEGIES, STRATEGY


def test_a_scenario_and_its_variants(base: RuleBase, cases: list[Case]) -> None:
    outcomes_are_proved(cases[0])
    for case in cases:
        expectations_are_met(case)
        everything_follows_from_given_facts(case)
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
    assert derived(plain) == derived(case)


def derived(case: Case) -> list[tuple[str, str]]:
    """The derived facts (those of no file), with facts themselves in place of their addresses, which recording
    changes."""
    found = []
    for fact in case.facts.values():
        if fact.place is None:
            slots = {
                name: str(case.facts[value.index].slots) if isinstance(value, FactRef) else value
                for name, value in fact.slots.items()
            }
            found.append((fact.template, repr(slots)))
    return sorted(found)


def order_never_matters(base: RuleBase, case: Case) -> None:
    scenario = case.scenario
    expected = {fact for fact in case.facts.values() if fact.template == "outcome"}
    for strategy in STRATEGIES:
        if strategy != STRATEGY:  # the case was judged by that one
            assert outcomes(base, scenario.facts, strategy) == expected, (scenario.id, strategy)
    shuffled = random.Random(scenario.id).sample(scenario.facts, len(scenario.facts))
    assert outcomes(base, shuffled, STRATEGY) == expected, (scenario.id, "shuffled")


def outcomes(base: RuleBase, facts: Iterable[Fact], strategy: str) -> set[Fact]:
    """The outcomes as facts: to take nothing else out of CLIPS, and to make no sentences, takes half the time."""
    return set(base.engine(record=False).run(facts, strategy=strategy).derived("outcome").values())
