"""`rulings coverage`: which scenarios show a ruling at work, which are near misses, and what is missing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import small
from click.testing import CliRunner, Result

from pyshell.audit.coverage import Coverage, RulingCover, coverage
from pyshell.cli import cli
from pyshell.rulebase import RuleBase

RULES = {name: text for name, text in small.MILL.items() if name.startswith("mill/")}
HEAD = """
(scenario (id mill/beyond) (title "Five of three"))
(player (id ana)) (library (player ana) (size 3))
(instruction (id i1) (player ana) (action mill) (amount 5))
(expect (about i1) (aspect amount) (value 3) (by mill-all))
"""
NEAR_MISS = """
(variant (id enough) (title "Five of five") (retract (library)) (assert (library (player ana) (size 5)))
   (expect (about i1) (aspect amount) (value 5) (by mill-some)))
"""
PASSAGES = f"""
(deffacts passages "For tests."
   (passage (document breaking-entering) (number 2) (sha256 "{64 * "0"}") (gist "Two."))
   (passage (document breaking-entering) (number 9) (sha256 "{64 * "0"}") (gist "Nine.")))
"""


def found(folder: Path, *scenarios: str) -> Coverage:
    base = small.load(folder, RULES)
    return coverage(base, [base.scenario(text) for text in scenarios])


def of(covered: Coverage, name: str) -> RulingCover:
    (one,) = (one for one in covered.rulings if one.ruling == name)
    return one


def test_a_ruling_whose_expectation_is_met_is_shown_and_without_a_variant_lacks_a_near_miss(tmp_path: Path) -> None:
    one = of(found(tmp_path, HEAD), "mill-all")
    assert (one.deciding, one.near_misses, one.missing) == (("mill/beyond",), (), ("near miss",))


def test_a_variant_in_which_it_decides_no_more_is_its_near_miss(tmp_path: Path) -> None:
    covered = found(tmp_path, HEAD + NEAR_MISS)
    assert of(covered, "mill-all").near_misses == ("mill/beyond#enough",)
    assert of(covered, "mill-all").missing == of(covered, "mill-some").missing == ()
    assert covered.cases == 2


def test_a_variant_that_changes_nothing_for_it_is_no_near_miss(tmp_path: Path) -> None:
    variant = NEAR_MISS.replace("(library (player ana) (size 5))", "(library (player ana) (size 3))")
    unchanged = variant.replace("(value 5) (by mill-some)", "(value 3) (by mill-all)")
    assert of(found(tmp_path, HEAD + unchanged), "mill-all").near_misses == ()


def test_a_ruling_that_loses_is_seen_overridden(tmp_path: Path) -> None:
    covered = found(tmp_path, HEAD)
    assert of(covered, "mill-some").overridden == ("mill/beyond",)
    assert of(covered, "mill-some").missing == ("deciding case", "near miss")


def test_an_expectation_that_is_not_met_shows_nothing(tmp_path: Path) -> None:
    assert of(found(tmp_path, HEAD.replace("(value 3)", "(value 4)")), "mill-all").deciding == ()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The small rule base with two passages, one of which no ruling encodes, and a scenario."""
    _, facts = small.write(tmp_path, RULES)
    (facts / "documents").mkdir()
    (facts / "documents" / "passages.clp").write_text(PASSAGES, encoding="utf-8")
    (facts / "scenarios" / "mill").mkdir(parents=True)
    (facts / "scenarios" / "mill" / "beyond.fct").write_text(HEAD + NEAR_MISS, encoding="utf-8")
    return tmp_path


def run(folder: Path, *arguments: str) -> Result:
    options = ["--only", "--rules", str(folder / "rules"), "--facts", str(folder / "facts")]
    return CliRunner().invoke(cli, [*options, "coverage", *arguments])


def test_the_command_fails_while_a_passage_has_no_ruling_and_says_which(folder: Path) -> None:
    shown = json.loads(run(folder, "--json").output)
    rulings = {one["number"]: one["rulings"] for one in shown["passages"]}
    assert rulings == {2: ["mill-some"], 9: []}
    assert (run(folder).exit_code, shown["complete"]) == (1, False)
    assert "2 passages, 1 without a ruling" in run(folder).output


def test_every_shipped_passage_has_a_ruling_and_every_ruling_a_deciding_case_and_a_near_miss(base: RuleBase) -> None:
    covered = coverage(base, map(base.scenario, base.knowledge.scenario_files))
    assert [passage for passage in covered.passages if not passage.rulings] == []
    assert {one.ruling: one.missing for one in covered.rulings if one.missing} == {}
    assert covered.complete
