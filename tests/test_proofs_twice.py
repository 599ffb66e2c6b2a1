"""Every proof of every shipped scenario holds up before a checker that never asks CLIPS."""

from __future__ import annotations

from dataclasses import replace

import pytest
from conftest import SCENARIOS
from proofchecker import Checker

from pyshell.case import Case
from pyshell.model import Fact, FactRef, Firing, Symbol
from pyshell.rulebase import RuleBase


@pytest.fixture(scope="session")
def checker(base: RuleBase) -> Checker:
    return Checker(base.knowledge)


def faults(checker: Checker, case: Case) -> list[str]:
    return [fault for firing in case.firings for fault in checker.faults(firing, case.facts)]


def test_every_inference_follows_from_its_rule_and_its_facts(cases: list[Case], checker: Checker) -> None:
    for case in cases:
        assert case.firings
        assert faults(checker, case) == []


def test_everything_derived_can_be_traced_to_what_was_given(cases: list[Case]) -> None:
    case = cases[0]
    concluded = {index for firing in case.firings for index in firing.concludes}
    known = set(case.facts) - concluded
    stated = set(case.scenario.facts)
    known |= {index for index, fact in case.facts.items() if fact in stated}
    todo = list(case.firings)
    while ready := [firing for firing in todo if known.issuperset(firing.basis)]:
        todo = [firing for firing in todo if not known.issuperset(firing.basis)]
        known |= {index for firing in ready for index in firing.concludes}
    assert known == set(case.facts)


def tampered(firing: Firing, case: Case) -> list[Firing]:
    other = next(index for index in case.facts if index not in firing.basis and index not in firing.concludes)
    changed = {name: 999_999 if isinstance(value, int) else Symbol("nobody") for name, value in firing.bindings.items()}
    return [
        replace(firing, basis=(other, *firing.basis[1:])) if firing.basis else replace(firing, basis=(other,)),
        replace(firing, basis=firing.basis[:-1]) if firing.basis else replace(firing, rule="no-such-rule"),
        replace(firing, concludes=(other, *firing.concludes[1:])),
        replace(firing, concludes=()),
        replace(firing, rule="specific-beats-general" if firing.rule != "specific-beats-general" else "cant-beats-can"),
        *([replace(firing, bindings=changed)] if firing.bindings else []),
    ]


def test_a_tampered_proof_is_rejected(base: RuleBase, checker: Checker) -> None:
    tried = 0
    for file in SCENARIOS[::10]:
        case = base.judge(file)
        for firing in case.firings:
            for wrong in tampered(firing, case):
                tried += 1
                assert checker.faults(wrong, case.facts), wrong
    assert tried > 1000


def test_a_firing_is_rejected_when_what_had_to_be_absent_stands(base: RuleBase, checker: Checker) -> None:
    case = base.judge(SCENARIOS[0])
    rejected = 0
    for firing in case.firings:
        if firing.rule == "undefeated-stands":
            finding = firing.basis[0]
            defeated = Fact("defeated", {"finding": FactRef(finding), "by": Symbol("x"), "why": Symbol("override")})
            assert checker.faults(firing, {**case.facts, 999_999: defeated})
            rejected += 1
    assert rejected
