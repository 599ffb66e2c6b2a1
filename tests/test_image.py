"""A loaded rule base kept on disk: the same answers, and never a stale one."""

from __future__ import annotations

from pathlib import Path

import pytest

from pyshell.image import Image
from pyshell.rulebase import RuleBase

TEMPLATES = """
(deftemplate box "A box." (slot id (type SYMBOL)) (slot size (type INTEGER)))
"""
META = """
(deftemplate ruling "d" (slot id) (slot title) (slot says) (multislot cr))
(deftemplate aspect "d" (slot name) (slot valued) (slot cant (default none)) (multislot values) (slot meaning))
"""
DERIVED = """
(deftemplate finding "d" (slot ruling) (slot about) (slot aspect) (multislot value) (slot step (default 0)))
(deftemplate outcome "d" (slot about) (slot aspect) (multislot value) (slot by) (slot step (default 0)))
(deftemplate conflict "d" (slot about) (slot aspect) (slot step))
"""
RULE = """
(deffacts big-box "d" (ruling (id big-box) (title "t") (says "{box} is big") (cr "1.1")))
(defrule big-box "d" (box (id ?box) (size ?size&:(> ?size 3)))
   => (assert (outcome (about ?box) (aspect big) (value yes) (by big-box))))
"""


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Path]:
    rules, facts = tmp_path / "rules", tmp_path / "facts"
    for path, text in (
        (facts / "templates/state.clp", TEMPLATES),
        (facts / "templates/meta.clp", META),
        (facts / "templates/derived.clp", DERIVED),
        (facts / "aspects.clp", '(deffacts aspects "d" (aspect (name big) (valued one) (meaning "m")))'),
        (rules / "box/big-box.clp", RULE),
    ):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    monkeypatch.setenv("RULINGS_CACHE", str(tmp_path / "cache"))
    return rules, facts


def big(folders: tuple[Path, Path]) -> list[tuple[str, str]]:
    base = RuleBase.load([folders[0]], [folders[1]], only=True)
    case = base.judge("(box (id b) (size 4))")
    return [(outcome.about, outcome.by) for outcome in case.outcomes]


def test_the_second_load_comes_from_the_image_and_answers_the_same(folders: tuple[Path, Path]) -> None:
    first = big(folders)
    assert Image.of([folders[0]], [folders[1]]).load() is not None
    assert big(folders) == first == [("b", "big-box")]


def test_proofs_and_unrecorded_runs_work_from_an_image(folders: tuple[Path, Path]) -> None:
    big(folders)
    base = RuleBase.load([folders[0]], [folders[1]], only=True)
    case = base.judge("(box (id b) (size 4))")
    assert case.why(case.outcomes[0]).tree()
    assert len(base.judge("(box (id b) (size 4))", record=False).outcomes) == 1


def test_a_changed_rule_is_loaded_anew(folders: tuple[Path, Path]) -> None:
    big(folders)
    (folders[0] / "box/big-box.clp").write_text(RULE.replace("(> ?size 3)", "(> ?size 4)"))
    assert big(folders) == []


def test_a_broken_image_is_passed_over(folders: tuple[Path, Path], tmp_path: Path) -> None:
    expected = big(folders)
    for path in (tmp_path / "cache").iterdir():
        path.write_bytes(b"nonsense")
    assert big(folders) == expected


def test_a_cache_that_cannot_be_written_is_no_failure(
    folders: tuple[Path, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a-file").write_text("")
    monkeypatch.setenv("RULINGS_CACHE", str(tmp_path / "a-file"))
    assert big(folders) == [("b", "big-box")]


def test_nothing_is_kept_when_the_cache_is_off(
    folders: tuple[Path, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RULINGS_CACHE", "off")
    assert big(folders) == [("b", "big-box")]
    assert not (tmp_path / "cache").exists()


def test_old_images_are_cleared_away(folders: tuple[Path, Path], tmp_path: Path) -> None:
    for size in range(12):
        (folders[0] / "box/big-box.clp").write_text(RULE.replace("(> ?size 3)", f"(> ?size {size})"))
        big(folders)
    assert len(list((tmp_path / "cache").glob("*.pickle"))) == len(list((tmp_path / "cache").glob("*.clips"))) == 8
