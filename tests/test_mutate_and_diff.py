"""Mutants of a small rule base are killed or survive as they should, and two rule bases differ as they do."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
import small

from pyshell.audit.diff import Checkout, compare
from pyshell.audit.mutants import marked, mutants
from pyshell.audit.mutate import Bench, Log, Verdict, chosen_mutants, key_of, run
from pyshell.audit.worlds import Worlds
from pyshell.errors import InputError
from pyshell.rulebase import RuleBase

SCENARIO = """
(scenario (id mill/some) (title "Five of three"))
(player (id ana)) (library (player ana) (size 3))
(instruction (id i1) (player ana) (action mill) (amount 5))
(expect (about i1) (aspect amount) (value 3) (by mill-all))
(expect-no (about i1) (aspect amount) (by mill-some))
(variant (id enough) (retract (library)) (assert (library (player ana) (size 9)))
   (expect (about i1) (aspect amount) (value 5) (by mill-some)))
"""
EXACTLY = """
(variant (id exactly) (retract (library)) (assert (library (player ana) (size 5)))
   (expect (about i1) (aspect amount) (value 5) (by mill-some)) (expect-no (about i1) (aspect amount) (by mill-all)))
"""
MARK = '(equivalent (rule mill-all) (change "{0}") (reason "nothing shows it"))'
RULES = {name: text for name, text in small.MILL.items() if name.startswith("mill/")}


def base(folder: Path, scenario: str = SCENARIO, *, mark: str = "", **changes: str) -> RuleBase:
    """The small rule base with a scenario; ``changes`` are old and new text of the ruling mill-all."""
    text = RULES["mill/mill-all"].replace("(over mill-some))", f"(over mill-some)) {mark}")
    for old, new in (change.split(" -> ") for change in changes.values()):
        assert old in text
        text = text.replace(old, new)
    rules, facts = small.write(folder, {**RULES, "mill/mill-all": text})
    (facts / "scenarios" / "mill").mkdir(parents=True, exist_ok=True)
    (facts / "scenarios" / "mill" / "some.fct").write_text(scenario, encoding="utf-8")
    return RuleBase.load([rules], [facts], only=True)


def verdicts(folder: Path, scenario: str, mark: str = "") -> dict[str, Verdict]:
    """What becomes of the mutants of mill-all, by change."""
    loaded = base(folder, scenario, mark=mark)
    chosen = chosen_mutants(loaded.knowledge, ["mill-all"])
    found = run(partial(base, folder, scenario, mark=mark), chosen, Log(None, ""), workers=1)
    return {verdict.change: verdict for verdict in found}


def bound(found: dict[str, Verdict]) -> Verdict:
    return next(verdict for change, verdict in found.items() if "<=" in change)


def test_a_bound_that_no_scenario_meets_exactly_survives(tmp_path: Path) -> None:
    verdict = bound(verdicts(tmp_path, SCENARIO))
    assert verdict.state == "survived"
    assert verdict.missing


def test_a_scenario_at_the_bound_kills_it(tmp_path: Path) -> None:
    verdict = bound(verdicts(tmp_path, SCENARIO + EXACTLY))
    assert (verdict.state, verdict.by) == ("killed", "mill/some#exactly")


def test_leaving_out_an_overrides_is_killed_by_the_conflict(tmp_path: Path) -> None:
    found = verdicts(tmp_path, SCENARIO)
    assert found["leave out that it overrides mill-some"].state == "killed"


def test_a_dropped_condition_is_killed_by_the_case_that_needs_it(tmp_path: Path) -> None:
    found = verdicts(tmp_path, SCENARIO)
    assert {v.state for change, v in found.items() if change.startswith("negate")} == {"killed"}


def test_each_mutant_reads_otherwise_than_its_rule_and_than_the_others(tmp_path: Path) -> None:
    knowledge = base(tmp_path).knowledge
    texts = [mutant.text for mutant in mutants(knowledge) if mutant.text]
    assert len(set(texts)) == len(texts) > 10
    assert not set(texts) & {rule.plain for rule in knowledge.recorded.values()}


def test_a_marked_mutant_is_not_run(tmp_path: Path) -> None:
    change = bound(verdicts(tmp_path, SCENARIO)).change
    verdict = bound(verdicts(tmp_path, SCENARIO, MARK.format(change)))
    assert (verdict.state, verdict.reason) == ("equivalent", "nothing shows it")
    assert list(marked(base(tmp_path, mark=MARK.format(change)).knowledge)) == [("mill-all", change)]


def test_a_mutant_that_clips_refuses_leaves_the_rule_as_it_was(tmp_path: Path) -> None:
    bench = Bench(base(tmp_path, SCENARIO))
    others = chosen_mutants(bench.knowledge, ["mill-some"])
    before = [bench.judge(mutant) for mutant in others]
    (mutant, *_) = chosen_mutants(bench.knowledge, ["mill-all"])
    refused = replace(mutant, text="(defrule mill-all (library (size ?size&:(< ?size ?unknown))) => )")
    assert bench.judge(refused).state == "invalid"
    assert [bench.judge(mutant) for mutant in others] == before
    assert "survived" in {verdict.state for verdict in before}


def test_a_change_is_looked_for_only_where_the_rule_would_conclude_something_else(tmp_path: Path) -> None:
    loaded = base(tmp_path, SCENARIO + EXACTLY)
    rule = loaded.knowledge.recorded["mill-all"]
    scenario = loaded.scenario(loaded.knowledge.scenario_files[0])
    worlds = Worlds(loaded.knowledge, [loaded.judge(one).facts.values() for one in (scenario, *scenario.variants)])
    assert worlds.differing(rule, rule.plain) == set()
    assert worlds.differing(rule, rule.plain.replace("(< ?size", "(<= ?size")) == {2}
    assert worlds.differing(rule, rule.plain.replace("(< ?size", "(> ?size")) == {0, 1}
    assert worlds.differing(rule, rule.plain.replace("(library", "(no-such-template")) is None
    golden = loaded.knowledge.recorded["undefeated-stands"]
    assert worlds.differing(golden, golden.plain) is None


def test_mutants_of_a_ruling_that_there_is_not_are_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="did you mean mill-all"):
        chosen_mutants(base(tmp_path).knowledge, ["mill-al"])


def test_an_interrupted_run_goes_on_where_it_was(tmp_path: Path) -> None:
    loaded = base(tmp_path)
    chosen = chosen_mutants(loaded.knowledge, ["mill-all"])
    key = key_of(loaded.knowledge)
    first = list(run(partial(base, tmp_path), chosen[:3], Log(tmp_path / "log", key), workers=1))
    again = Log(tmp_path / "log", key)
    assert list(again.known.values()) == first
    assert Log(tmp_path / "log", "another rule base").known == {}


# diff


def test_a_rule_base_does_not_differ_from_itself(tmp_path: Path) -> None:
    one = base(tmp_path)
    found = compare(one, one, one.knowledge.scenario_files)
    assert (found.rulings, found.changes, found.cases, found.outcomes_changed) == ((), (), 2, False)


def test_an_outcome_that_changed_is_named_with_both_values(tmp_path: Path) -> None:
    one, other = (
        base(tmp_path / "a"),
        base(tmp_path / "b", change="(aspect amount) (value ?size) -> (aspect amount) (value 0)"),
    )
    found = compare(one, other, other.knowledge.scenario_files)
    assert [(c.scenario, c.about, c.aspect, c.kind, c.before, c.after) for c in found.changes] == [
        ("mill/some", "i1", "amount", "value", ((3,),), ((0,),))
    ]
    assert found.outcomes_changed
    assert [(r.ruling, r.kind, r.what) for r in found.rulings] == [("mill-all", "changed", ("rule mill-all",))]


def test_a_reason_that_changed_alone_is_no_changed_outcome(tmp_path: Path) -> None:
    one, other = (
        base(tmp_path / "a"),
        base(tmp_path / "b", change="(size ?size&:(< ?size ?amount)) -> (size ?size&:(<= ?size ?amount))"),
    )
    text = SCENARIO.replace("(size 3)", "(size 5)")
    path = tmp_path / "five.fct"
    path.write_text(text, encoding="utf-8")
    found = compare(one, other, [path])
    assert [(c.kind, c.by_before, c.by_after) for c in found.changes] == [("reason", ("mill-some",), ("mill-all",))]
    assert not found.outcomes_changed


def test_a_ruling_that_reads_otherwise_is_reworded(tmp_path: Path) -> None:
    one, other = base(tmp_path / "a"), base(tmp_path / "b", change="Mill what there is -> Mill all")
    found = compare(one, other, other.knowledge.scenario_files)
    assert [(r.ruling, r.kind, r.what) for r in found.rulings] == [("mill-all", "reworded", ("title",))]
    assert not found.changes


def test_what_is_neither_a_folder_nor_a_revision_is_refused() -> None:
    with pytest.raises(InputError, match="neither a folder nor a git revision"), Checkout("no-such-revision"):
        pass
