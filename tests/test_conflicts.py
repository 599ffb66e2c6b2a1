"""`rulings conflicts`: two rulings that can disagree are found with a game in which they do, and others aren't."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
import small
from click.testing import CliRunner, Result

from pyshell.audit.conflicts import Candidate, Finder, candidates, possible
from pyshell.audit.unify import Unifier
from pyshell.cli import cli
from pyshell.model import Fact, Symbol
from pyshell.rulebase import RuleBase

SETTLED = {name: text for name, text in small.MILL.items() if name.startswith("mill/")}
_OVERRIDES = "\n   (overrides (ruling mill-all) (over mill-some)))"
UNSETTLED = {**SETTLED, "mill/mill-all": SETTLED["mill/mill-all"].replace(_OVERRIDES, ")")}


def mill(name: str, *, conditions: str, aspect: str = "amount", value: str = "0") -> dict[str, str]:
    """A ruling on mill instructions with further conditions."""
    rule = f"""(defrule {name}
       (logical (instruction (id ?id) (action mill) (player ?player) (amount ?amount) (step ?step)) {conditions})
       => (assert (finding (ruling {name}) (about ?id) (aspect {aspect}) (value {value}) (step ?step))))"""
    return {f"mill/{name}": small.ruling(name, rule)}


def pairs(base: RuleBase) -> list[Candidate]:
    return list(candidates(base.knowledge))


def disagreements(folder: Path, rules: Mapping[str, str]) -> list[tuple[str, str]]:
    """The pairs of rulings for which a witness is found."""
    base = small.load(folder, rules)
    finder = Finder(base)
    return [candidate.rulings for candidate in pairs(base) if finder.witness(candidate)]


def run(folder: Path, *arguments: str) -> Result:
    options = ["--only", "--rules", str(folder / "rules"), "--facts", str(folder / "facts")]
    return CliRunner().invoke(cli, [*options, *arguments])


def test_two_rulings_that_nothing_settles_get_a_witness_that_shows_the_conflict_when_judged(tmp_path: Path) -> None:
    base = small.load(tmp_path, UNSETTLED)
    (candidate,) = pairs(base)
    witness = Finder(base).witness(candidate)
    assert witness is not None
    (conflict,) = base.judge(base.scenario(witness.text)).conflicts
    assert (conflict.aspect, {outcome.by for outcome in conflict.outcomes}) == ("amount", {"mill-some", "mill-all"})


def test_the_command_writes_the_witness_and_fails_and_the_file_can_be_judged(tmp_path: Path) -> None:
    small.write(tmp_path, UNSETTLED)
    found = run(tmp_path, "conflicts", "--to", str(tmp_path / "found"))
    assert found.exit_code == 1
    assert "1 pairs of rulings could differ; 1 were seen to disagree" in found.output
    judged = run(tmp_path, "judge", str(tmp_path / "found" / "mill-all--mill-some.fct"))
    assert judged.exit_code == 1
    assert "conflict" in judged.output.lower()


def test_an_overrides_leaves_no_pair(tmp_path: Path) -> None:
    assert pairs(small.load(tmp_path, SETTLED)) == []
    found = run(tmp_path, "conflicts")
    assert (found.exit_code, found.output.splitlines()[-1]) == (
        0,
        "0 pairs of rulings could differ; 0 were seen to disagree",
    )


def test_only_pairs_of_the_rulings_asked_for_are_tried(tmp_path: Path) -> None:
    small.write(tmp_path, {**UNSETTLED, **mill("mill-none", conditions="(library (player ?player) (size 0))")})
    assert "3 pairs of rulings could differ" in run(tmp_path, "conflicts").output
    assert "2 pairs of rulings could differ" in run(tmp_path, "conflicts", "mill-none").output


def test_cases_that_exclude_each_other_are_tried_and_not_reported(tmp_path: Path) -> None:
    few = mill("few", conditions="(library (player ?player) (size ?size&:(< ?size ?amount)))", value="?size")
    enough = mill("enough", conditions="(library (player ?player) (size ?size&:(>= ?size ?amount)))", value="?amount")
    assert len(pairs(small.load(tmp_path, {**few, **enough}))) == 1
    assert disagreements(tmp_path, {**few, **enough}) == []


def test_cant_settles_a_pair_and_of_many_values_all_may_stand(tmp_path: Path) -> None:
    legal = mill("legal", conditions="", aspect="legality", value="legal")
    illegal = mill("illegal", conditions="", aspect="legality", value="illegal")
    names = [mill(name, conditions="", aspect="names", value=name) for name in ("one", "other")]
    assert pairs(small.load(tmp_path, {**legal, **illegal, **names[0], **names[1]})) == []


def test_a_witness_is_found_through_the_rulings_that_a_ruling_builds_on(tmp_path: Path) -> None:
    legal = mill("legal", conditions="(player (id ?player) (life 1))", aspect="legality", value="legal")
    builds = mill("builds", conditions="(outcome (about ?id) (aspect legality) (value legal) (step ?step))")
    other = mill("other", conditions="(library (player ?player) (size 2))", value="1")
    assert disagreements(tmp_path, {**legal, **builds, **other}) == [("builds", "other")]


@pytest.mark.parametrize(
    ("facts", "can_be"),
    [
        ("(location (object card) (zone hand) (player ana)) (location (object other) (zone hand) (player ana))", True),
        ("(location (object card) (zone hand) (player ana)) (location (object card) (zone exile))", False),
        ("(location (object card) (zone hand))", False),
        ("(event (id one) (kind dies)) (event (id other) (kind dies))", False),
        ("(event (id one) (kind dies)) (event (id other) (kind dies) (step 1))", True),
        ('(face (object card) (name "A")) (face (object card) (half left) (name "B"))', False),
    ],
)
def test_a_game_in_which_something_is_in_two_places_or_two_things_at_once_is_no_witness(
    facts: str, can_be: bool
) -> None:
    templates = "\n".join(path.read_text(encoding="utf-8") for path in small.TEMPLATES.glob("*.clp"))
    assert possible(small.facts(facts, templates)) is can_be


def together(folder: Path, rules: Mapping[str, str]) -> list[tuple[Fact, ...]]:
    """The sets of facts that are proposed for the only pair."""
    base = small.load(folder, rules)
    (candidate,) = pairs(base)
    return list(Unifier(base.knowledge).together(candidate.one, candidate.other))


def test_proposed_facts_hold_one_thing_that_both_rules_are_about_and_the_players_it_names(tmp_path: Path) -> None:
    proposed, *_ = together(tmp_path, UNSETTLED)
    by_template: dict[str, list[Fact]] = {}
    for fact in proposed:
        by_template.setdefault(fact.template, []).append(fact)
    assert {name: len(found) for name, found in by_template.items()} == {"instruction": 1, "library": 1, "player": 1}
    (instruction,), (library,), (player,) = (by_template[name] for name in ("instruction", "library", "player"))
    assert instruction["player"] == library["player"] == player["id"]


def test_proposed_numbers_meet_both_rules_tests(tmp_path: Path) -> None:
    for facts in together(tmp_path, UNSETTLED):
        (amount,) = (fact["amount"] for fact in facts if fact.template == "instruction")
        (size,) = (fact["size"] for fact in facts if fact.template == "library")
        assert int(str(size)) < int(str(amount))


def test_a_value_that_a_rule_excludes_is_not_proposed(tmp_path: Path) -> None:
    outside = "(location (object ?card) (zone ~library&~hand) (player ?player))"
    rules = {**mill("outside", conditions=outside), **mill("always", conditions="", value="1")}
    zones = {fact["zone"] for facts in together(tmp_path, rules) for fact in facts if fact.template == "location"}
    assert zones == {Symbol("graveyard")}
