"""What a proof shows, and what it never shows."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from small import ANA, MILL, load, ruling

from pyshell import RuleBase
from pyshell.model import Fact, FactRef, Firing, Snapshot
from pyshell.proof import Branch, Proof, Reason, Statement
from pyshell.prover import well_founded, written
from pyshell.reader import read


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> RuleBase:
    return load(tmp_path_factory.mktemp("base"))


BE = "(player (id ana)) (game-object (id be) (owner ana)) (attempt (id a1) (player ana) (action cast) (object be))"


def lines(branch: Branch, depth: int = 0) -> list[str]:
    """A tree, one line for each statement and reason."""
    repeated = " (above)" if branch.repeated else ""
    found = [f"{'  ' * depth}{branch.statement.fact.template} {branch.statement.origin}{repeated}"]
    for reason, premises in branch.reasons:
        found.append(f"{'  ' * depth}by {reason.rule}")
        found += [line for premise in premises for line in lines(premise, depth + 1)]
    return found


def test_a_proof_leads_from_the_outcome_to_the_given_facts(base: RuleBase) -> None:
    case = base.judge(ANA)
    assert lines(case.why(case.outcomes[0]).tree()) == [
        "outcome derived",
        "by undefeated-stands",
        "  finding derived",
        "  by mill-all",
        "    instruction given",
        "    library given",
    ]


def test_a_reason_says_its_sentence_with_its_values_and_cites(base: RuleBase) -> None:
    case = base.judge(ANA)
    proof = case.why(case.outcomes[0])
    (reason,) = (reason for reason in proof.reasons if reason.rule == "mill-all")
    assert (reason.says, reason.title, reason.cites) == ("Ana mills all 3", "Mill what there is", ("CR 701.17b",))
    assert [proof.statements[premise].text for premise in reason.premises][1] == "Ana's library holds 3"


def test_the_defeated_finding_is_shown_with_what_beat_it(base: RuleBase) -> None:
    case = base.judge(ANA)
    proof = case.why(case.outcomes[0])
    (rival,) = proof.rivals
    assert (rival.ruling, rival.value, rival.by, rival.why) == ("mill-some", (5,), "mill-all", "override")
    assert rival.says == "Ana mills 5 of 3"
    assert lines(proof.tree(rival.finding))[1] == "by mill-some"
    assert lines(proof.tree(rival.defeat))[:3] == ["defeated derived", "by specific-beats-general", "  finding derived"]
    assert any(s.fact.template == "overrides" and s.origin == "rule base" for s in proof.statements.values())


def test_an_absent_fact_is_worded_with_the_values_of_the_firing(base: RuleBase) -> None:
    case = base.judge(BE)
    (reason,) = (reason for reason in case.why(case.outcomes[0]).reasons if reason.rule == "casting")
    (absent,) = reason.absent
    assert absent.kind == "not"
    assert absent.text == "(not (prohibition (player ana) (action cast) (criterion ?)))"
    assert absent.says == "nothing keeps Ana from cast"


@pytest.mark.parametrize(
    ("condition", "says"),
    [
        ("(exists (library (player ?p)))", "Ana's library holds 3"),
        ("(not (and (library (player ?p)) (prohibition (player ?p) (action mill))))", "there is no case in which"),
        ("(forall (library (player ?q)) (player (id ?q)))", "whenever"),
        ("(not (exists (prohibition (player ?p) (action mill))))", "it isn't so that Ana can't mill"),
        (
            "(not (or (prohibition (player ?p) (action mill)) (library (player bo))))",
            "it isn't so that Ana can't mill or",
        ),
    ],
)
def test_every_kind_of_condition_over_no_single_fact_is_worded(tmp_path: Path, condition: str, says: str) -> None:
    rule = f"""(defrule r (logical (instruction (id ?id) (player ?p)) {condition})
        => (assert (finding (ruling r) (about ?id) (aspect amount) (value 1))))"""
    base = load(tmp_path, {"area/r": ruling("r", rule)})
    case = base.judge(ANA)
    (reason,) = (reason for reason in case.why(case.outcomes[0]).reasons if reason.rule == "r")
    assert reason.absent[0].says.startswith(says)


def test_what_exists_is_shown_by_a_fact_that_has_one_of_the_values_asked_for(tmp_path: Path) -> None:
    rule = """(defrule r (logical (instruction (id ?id) (player ?p)) (exists (prohibition (action draw | search))))
        => (assert (finding (ruling r) (about ?id) (aspect amount) (value 1))))"""
    base = load(tmp_path, {"area/r": ruling("r", rule)})
    others = (f"(prohibition (id no-{action}) (player ana) (action {action}))" for action in ("mill", "draw"))
    case = base.judge(f"{ANA} {' '.join(others)}")
    (reason,) = (reason for reason in case.why(case.outcomes[0]).reasons if reason.rule == "r")
    assert reason.absent[0].says == "Ana can't draw"


def test_tests_are_shown_with_their_values(tmp_path: Path) -> None:
    rule = """(defrule r (logical (instruction (id ?id) (amount ?n)) (test (and (> ?n 1) (neq ?id "x"))))
        => (assert (finding (ruling r) (about ?id) (aspect amount) (value 1))))"""
    case = load(tmp_path, {"area/r": ruling("r", rule)}).judge(ANA)
    (reason,) = (reason for reason in case.why(case.outcomes[0]).reasons if reason.rule == "r")
    assert reason.tests == ('(and (> 5 1) (neq i1 "x"))',)


def test_several_reasons_for_one_fact_are_all_shown(tmp_path: Path) -> None:
    again = """(defrule mill-all-again (logical (instruction (id ?id) (action mill) (amount 5)) (player (id ana)))
        => (assert (finding (ruling mill-all) (about ?id) (aspect amount) (value 3))))"""
    base = load(tmp_path, {**MILL, "mill/mill-all": MILL["mill/mill-all"] + again})
    case = base.judge(ANA)
    proof = case.why(case.outcomes[0])
    assert {reason.rule for reason in proof.reasons} >= {"mill-all", "mill-all-again"}


def test_a_statement_that_was_proved_above_is_not_proved_again(tmp_path: Path) -> None:
    rule = """(defrule r (logical (outcome (about ?id) (aspect amount) (value ?n)) (outcome (about ?id) (aspect names)))
        => (assert (finding (ruling r) (about ?id) (aspect legality) (value legal))))
      (defrule r-names (logical (outcome (about ?id) (aspect amount) (value ?n)))
        => (assert (finding (ruling r) (about ?id) (aspect names) (value ?n))))"""
    case = load(tmp_path, {**MILL, "area/r": ruling("r", rule)}).judge(ANA)
    (outcome,) = (outcome for outcome in case.outcomes if outcome.aspect == "legality")
    tree = lines(case.why(outcome).tree())
    assert sum("by mill-all" in line for line in tree) == 1
    assert sum(line.endswith("(above)") for line in tree) == 1


LOOP = """
(defrule r (logical (player (id ?id))) => (assert (finding (ruling r) (about ?id) (aspect names) (value one))))
(defrule r-two (logical (outcome (about ?id) (aspect names) (value one)))
   => (assert (finding (ruling r) (about ?id) (aspect names) (value two))))
(defrule r-one (logical (outcome (about ?id) (aspect names) (value two)))
   => (assert (finding (ruling r) (about ?id) (aspect names) (value one))))
"""


def test_facts_that_support_each_other_are_no_reasons_of_themselves(tmp_path: Path) -> None:
    case = load(tmp_path, {"area/r": ruling("r", LOOP)}).judge("(player (id ana))")
    for outcome in case.outcomes:
        proof = case.why(outcome)
        assert "r-one" not in {reason.rule for reason in proof.reasons}
        assert [statement.fact.template for statement in proof.given] == ["player"]
    assert case.unfounded == ()


def test_facts_that_only_support_each_other_are_unfounded(tmp_path: Path) -> None:
    # CLIPS goes by counting supports: what began the loop is withdrawn, and the loop stays.
    withdrawn = LOOP.replace("(logical (player (id ?id)))", "(logical (player (id ?id)) (not (conflict (about ?id))))")
    rule = "(defrule r-end (outcome (about ?id) (value two)) (outcome (about ?id) (value one))" + (
        " => (assert (conflict (about ?id) (aspect names) (step 0))))"
    )
    case = load(tmp_path, {"area/r": ruling("r", withdrawn, rule)}).judge("(player (id ana))", strategy="depth")
    assert {statement.fact.template for statement in case.unfounded} >= {"finding", "outcome"}
    proof = case.why(case.outcomes[0])
    assert proof.reasons == ()
    assert proof.statements[proof.root].origin == "unfounded"


def test_what_a_rule_without_logical_left_behind_is_unfounded(tmp_path: Path) -> None:
    rules = """(defrule r (logical (player (id ?id)) (not (conflict (about ?id))))
        => (assert (finding (ruling r) (about ?id) (aspect names) (value one))))
      (defrule r-two (finding (about ?id) (aspect names)) => (assert (conflict (about ?id) (aspect names) (step 0))))"""
    case = load(tmp_path, {"area/r": ruling("r", rules)}).judge("(player (id ana))")
    assert [statement.fact.template for statement in case.unfounded] == ["conflict"]


def test_an_unrecorded_case_has_no_reasons_and_nothing_unfounded(base: RuleBase) -> None:
    case = base.judge(ANA, record=False)
    assert case.unfounded == ()
    assert case.why(case.outcomes[0]).reasons == ()
    assert "i1" in case.outcomes[0].says


facts = st.integers(1, 12)
firing = st.builds(
    lambda basis, concludes: Firing("r", tuple(basis), tuple(concludes), {}),
    st.lists(facts, max_size=3),
    st.lists(facts, min_size=1, max_size=2),
)


@settings(max_examples=300, deadline=None)
@given(st.lists(firing, max_size=25))
def test_reasons_never_form_a_circle_and_nothing_that_follows_is_left_out(firings: list[Firing]) -> None:
    snapshot = Snapshot({index: Fact("f", {}) for index in range(1, 13)}, tuple(firings))
    reasons, unfounded = well_founded(snapshot, 3)
    reached = {1, 2, 3}
    while new := {i for one in firings for i in one.concludes if reached.issuperset(one.basis)} - reached:
        reached |= new
    assert unfounded == frozenset(range(1, 13)) - reached
    assert set(reasons) == reached - {1, 2, 3}

    def rests_on(index: int, path: tuple[int, ...]) -> None:
        assert index not in path
        for one in reasons.get(index, ()):
            for premise in one.basis:
                rests_on(premise, (*path, index))

    for index in reasons:
        rests_on(index, ())


def test_a_very_deep_proof_makes_a_tree() -> None:
    facts = {f"f{n}": Statement(f"f{n}", Fact("f", {}), "", "derived") for n in range(5000)}
    reasons = tuple(
        Reason(f"f{n}", "r", "r", "", "", (), (f"f{n + 1}", f"f{n + 1}"), (), (), {}) for n in range(len(facts) - 1)
    )
    branch = Proof("f0", facts, reasons).tree()
    depth = 0
    while branch.reasons:
        ((_, (branch, again)),) = branch.reasons
        assert again.statement is branch.statement
        assert again.repeated == (depth < len(facts) - 2)
        depth += 1
    assert depth == len(facts) - 1


def test_conditions_are_written_with_values_in_place_of_variables() -> None:
    (form,) = read("(not (a (x ?x&~none|:(> ?y 1)) (y =(+ ?n 1)) (z ?&~?f) (v $?v  end))) ; why", "x")
    bindings = {"x": 1, "n": 2, "f": FactRef(7), "v": (1, "two")}
    assert written((form,), bindings) == '(not (a (x 1&~none|:(> ?y 1)) (y =(+ 2 1)) (z ?&~f7) (v 1 "two" end)))'
