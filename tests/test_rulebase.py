"""Judging: what goes in, what a case holds."""

from __future__ import annotations

import json
import pickle
import weakref
from pathlib import Path

import pytest
from small import ANA, MILL, load, ruling

from pyshell import InputError, RuleBase, RunError
from pyshell.engine import STRATEGIES
from pyshell.model import Fact, Symbol


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> RuleBase:
    return load(tmp_path_factory.mktemp("base"))


BE = "(game-object (id be) (owner ana)) (attempt (id a1) (player ana) (action cast) (object be))"


def test_an_outcome_carries_its_ruling_its_sentence_and_its_citations(base: RuleBase) -> None:
    (outcome,) = base.judge(ANA).outcomes
    assert (outcome.about, outcome.aspect, outcome.value, outcome.by, outcome.step) == (
        "i1",
        "amount",
        (3,),
        "mill-all",
        0,
    )
    assert outcome.says == "Ana mills all 3"
    assert outcome.cites == ("CR 701.17b",)


def test_the_sentence_of_the_case_is_used_where_a_rule_has_one(base: RuleBase) -> None:
    case = base.judge(f"(player (id ana)) {BE} (prohibition (id p1) (player ana) (action cast))")
    assert [outcome.says for outcome in case.outcomes] == ["Ana can't cast be: p1"]


def test_a_scenario_can_be_text_a_path_facts_or_checked_already(base: RuleBase, tmp_path: Path) -> None:
    path = tmp_path / "ana (1).fct"
    path.write_text(ANA, encoding="utf-8")
    checked = base.scenario(ANA)
    facts = [
        Fact("player", {"id": Symbol("ana")}),
        Fact("library", {"player": Symbol("ana"), "size": 3}),
        Fact("instruction", {"id": Symbol("i1"), "player": Symbol("ana"), "action": Symbol("mill"), "amount": 5}),
    ]
    sources = (ANA, f"; a comment\n{ANA}", path, str(path), checked, checked.facts, facts)
    assert len({base.judge(source).outcomes for source in sources}) == 1


def test_a_wrong_scenario_is_refused_before_anything_is_asserted(base: RuleBase) -> None:
    with pytest.raises(InputError, match="there is no template libary"):
        base.judge("(libary (player ana))")


def test_the_outcomes_are_the_same_under_every_strategy_and_without_recording(base: RuleBase) -> None:
    text = ANA + BE + "(prohibition (id p1) (player ana) (action cast))"
    expected = base.judge(text).outcomes
    assert all(base.judge(text, strategy=strategy).outcomes == expected for strategy in STRATEGIES)
    assert base.judge(text, record=False).outcomes == expected


def test_a_case_stays_valid_after_further_cases(base: RuleBase) -> None:
    first = base.judge(ANA)
    kept = [base.judge(ANA.replace("(size 3)", f"(size {size})")) for size in range(5)]
    base.judge(BE.replace("ana", "bo") + "(player (id bo))")
    assert first.outcomes[0].value == (3,)
    assert [case.outcomes[0].says for case in kept] == [f"Ana mills all {size}" for size in range(5)]
    assert first.why(first.outcomes[0]).root == f"f{first.outcomes[0].index}"


def test_a_case_that_is_no_longer_used_is_gone_at_once(base: RuleBase) -> None:
    case = base.judge(ANA)
    assert case.outcomes[0].says
    assert case.to_json()
    gone = weakref.ref(case)
    del case
    assert gone() is None


def test_what_no_ruling_speaks_to_is_unruled(base: RuleBase) -> None:
    text = ANA + "(instruction (id i2) (player ana) (action draw)) (question (about i1) (aspect names))"
    assert base.judge(text).unruled == ("i2", "i1 names")


def test_an_event_is_not_unruled_if_a_ruling_finds_something_about_another_thing_because_of_it(tmp_path: Path) -> None:
    rule = """(defrule casting-again (logical (event (kind cast) (object ?object) (step ?step)))
       => (assert (finding (ruling casting-again) (about ?object) (aspect amount) (value 1) (step ?step))))"""
    base = load(tmp_path, {**MILL, "mill/casting-again": ruling("casting-again", rule)})
    text = "(player (id ana)) (game-object (id card) (owner ana)) "
    assert base.judge(text + "(event (id e) (kind cast) (object card))").unruled == ()
    assert base.judge(text + "(event (id e) (kind dies) (object card))").unruled == ("e",)


def test_what_only_a_defeated_finding_speaks_to_is_not_unruled(tmp_path: Path) -> None:
    silent = ruling(
        "silent",
        "(defrule silent (logical ?f <- (finding (ruling mill-some)))"
        " => (assert (defeated (finding ?f) (by silent) (why override))))",
    )
    base = load(tmp_path, {**MILL, "mill/silent": silent})
    case = base.judge(ANA.replace("(size 3)", "(size 9)"))
    assert case.outcomes == ()
    assert case.unruled == ()


def test_what_stands_and_does_not_fit_its_template_can_be_listed(tmp_path: Path) -> None:
    rule = "(defrule wrong (player (id ?p)) => (assert (library (player ?p) (size -1))))"
    case = load(tmp_path, {**MILL, "mill/wrong": ruling("wrong", rule.replace("-1", "(- 0 1)"))}).judge(ANA)
    assert [statement.fact["size"] for statement in case.ill_formed] == [-1]


def test_a_conflict_is_reported_with_both_outcomes(tmp_path: Path) -> None:
    rules = {
        **MILL,
        "mill/mill-all": MILL["mill/mill-all"].replace("(overrides (ruling mill-all) (over mill-some))", ""),
    }
    (conflict,) = load(tmp_path, rules).judge(ANA).conflicts
    assert (conflict.about, conflict.aspect, conflict.step) == ("i1", "amount", 0)
    assert [outcome.by for outcome in conflict.outcomes] == ["mill-all", "mill-some"]


@pytest.mark.parametrize(
    ("expectation", "met", "reason"),
    [
        (
            "(expect (about i1) (aspect amount) (value 3) (by mill-all) (step 0))",
            True,
            "i1 amount 3 at step 0 (mill-all)",
        ),
        ("(expect (about i1) (aspect amount))", True, "i1 amount 3 at step 0 (mill-all)"),
        ("(expect (about i1) (aspect amount) (value 4))", False, "i1 amount is 3 by mill-all"),
        ('(expect (about i1) (aspect amount) (value "3"))', False, "i1 amount is 3 by mill-all"),
        ("(expect (about i1) (aspect amount) (by mill-some))", False, "right, but by mill-all and not by mill-some"),
        ("(expect (about i1) (aspect amount) (step 1))", False, "there is an outcome at step 0 and none at step 1"),
        ("(expect (about i1) (aspect names))", False, "there is no outcome i1 names"),
        ("(expect-no (about i1) (aspect amount))", False, "it follows: i1 amount 3 at step 0 (mill-all)"),
        ("(expect-no (about i1) (aspect amount) (value 5))", True, "nothing of the kind follows"),
    ],
)
def test_an_expectation_is_met_or_says_what_is_there_instead(
    base: RuleBase, expectation: str, met: bool, reason: str
) -> None:
    (checked,) = base.judge(ANA + expectation).expectations
    assert (checked.met, checked.reason) == (met, reason)


def test_the_json_of_a_case_is_complete_and_stable(base: RuleBase) -> None:
    text = ANA + "(expect (about i1) (aspect amount) (value 3))"
    result = base.judge(text).to_json()
    assert result == json.loads(json.dumps(base.judge(text).to_json()))
    assert list(result) == [
        *("scenario", "title", "outcomes", "unruled", "conflicts", "expectations", "facts", "inferences")
    ]
    proof = result["outcomes"][0]["proof"]
    assert result["facts"][proof]["template"] == "outcome"
    (judgement,) = (one for one in result["inferences"] if one["conclusion"] == proof)
    assert judgement["rule"] == "undefeated-stands"
    (finding,) = judgement["premises"]
    (reason,) = (one for one in result["inferences"] if one["conclusion"] == finding)
    assert (reason["ruling"], reason["bindings"]) == (
        "mill-all",
        {"id": "i1", "player": "ana", "amount": 5, "step": 0, "size": 3},
    )
    assert all(result["facts"][premise]["given"] for premise in reason["premises"])
    assert result["facts"][reason["premises"][1]]["text"] == "Ana's library holds 3"
    assert all(premise in result["facts"] for one in result["inferences"] for premise in one["premises"])


def test_outcomes_can_be_pickled_with_their_sentences(base: RuleBase) -> None:
    outcome = base.judge(ANA).outcomes[0]
    copy = pickle.loads(pickle.dumps(outcome))
    assert copy == outcome
    assert copy.says == outcome.says


def test_a_looping_rule_is_stopped_and_named(tmp_path: Path) -> None:
    loop = ruling(
        "loop",
        "(defrule loop (logical (finding (about ?a) (aspect amount) (value ?n)))"
        " => (assert (finding (ruling loop) (about ?a) (aspect amount) (value (+ ?n 1)))))",
    )
    base = load(tmp_path, {**MILL, "mill/loop": loop})
    with pytest.raises(RunError, match=r"stopped after 1000 firings.*loop"):
        base.judge(ANA, limit=1000)


def test_a_case_prints_what_it_is(base: RuleBase) -> None:
    assert repr(base.judge(ANA)) == "<Case scenario: 1 outcomes, 0 conflicts>"
