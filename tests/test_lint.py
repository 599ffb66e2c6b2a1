"""`rulings check` names each way in which a ruling that loads is still not made as it should be."""

from __future__ import annotations

from pathlib import Path

import pytest

from pyshell.audit.lint import CHECKS, lint
from pyshell.errors import Place
from pyshell.model import Template

GOOD = """\
(deffacts mill-all
   "What is milled when the library runs out."
   (ruling (id mill-all) (title "Mill what there is") (says "{player} mills {size}") (cr "701.17b" "118")))

(defrule mill-all
   "A library that is too small is milled whole."
   (logical
      (instruction (id ?i) (player ?player) (amount ?n))
      (outcome (about ?i) (aspect legality) (value legal))
      (not (outcome (about ?i) (aspect occurs) (value no)))
      (library (player ?player) (size ?size&:(or (< ?size ?n) (= ?size 0)))))
   =>
   (bind ?left (- ?n ?size))
   (assert (finding (ruling mill-all) (about ?i) (aspect amount) (value ?size))))
"""

TEMPLATES = {
    name: Template(name, "", {}, kind, Place("t.clp"))
    for name, kind in (
        ("instruction", "asked"),
        ("library", "state"),
        ("finding", "derived"),
        ("outcome", "derived"),
    )
}


def problems(folder: Path, text: str, name: str = "mill-all") -> list[tuple[str, int]]:
    """Code and line of what the lint finds in one file."""
    path = folder / f"{name}.clp"
    path.write_text(text, encoding="utf-8")
    return [(problem.code, problem.place.line) for problem in lint([path], TEMPLATES)]


def test_a_well_made_ruling_has_no_problem(tmp_path: Path) -> None:
    assert problems(tmp_path, GOOD) == []


FLAWS = {
    "file-too-long": [("", "", 101)],
    "one-ruling": [("(id mill-all)", "(id mill-some)", 3)],
    "empty-sentence": [('"Mill what there is"', '" "', 3), ("{player} mills {size}", "", 3)],
    "bad-cr-number": [('"118"', '"701.17l"', 3), ('"118"', '"CR 118"', 3)],
    "no-source": [(' (cr "701.17b" "118")', "", 3)],
    "unknown-sentence-rule": [("))\n\n(defrule", ')\n(sentence (rule other) (text "x")))\n\n(defrule', 4)],
    "unfilled-place": [("mills {size}", "mills {amount:count card}", 3), ("mills {size}", "mills {lost|all}", 3)],
    "no-docstring": [('   "A library that is too small is milled whole."\n', "", 5)],
    "forbidden-construct": [
        ("   (logical\n", "   (declare (salience 10))\n   (logical\n", 7),
        ("(bind ?left (- ?n ?size))", '(printout t "x")', 13),
        ("(bind ?left (- ?n ?size))", "(bind ?left (system x))", 13),
        ("(= ?size 0)", "(= ?size ?*none*)", 11),
        ("(defrule", '(defglobal ?*a* = 1)\n(defrule mill-all-b "x" =>)\n(defrule', 5),
    ],
    "branch-on-the-right": [("(bind ?left (- ?n ?size))", "(if (> ?n 2) then (bind ?left 1))", 13)],
    "or-condition": [("(not (outcome", "(or (library) (outcome", 10)],
    "absence-outside-logical": [
        (
            "   =>",
            "   (not (finding (about ?i)))\n   =>",
            12,
        ),
        ("   =>", "   (forall (instruction (id ?i)) (and (outcome (about ?i)) (library)))\n   =>", 12),
    ],
    "derived-outside-logical": [("   =>", "   (outcome (about ?i))\n   =>", 12)],
    "foreign-finding": [("(finding (ruling mill-all)", "(finding (ruling mill-some)", 14)],
}


@pytest.mark.parametrize(
    ("code", "old", "new", "line"), [(code, *flaw) for code, flaws in FLAWS.items() for flaw in flaws]
)
def test_a_flaw_is_named_at_its_line(code: str, old: str, new: str, line: int, tmp_path: Path) -> None:
    text = GOOD.replace(old, new, 1) if old else GOOD + 90 * ";\n"
    assert (code, line) in problems(tmp_path, text)


def test_every_check_has_a_flaw_that_shows_it() -> None:
    assert set(FLAWS) == set(CHECKS)


def test_a_file_without_a_ruling_or_a_rule_is_named(tmp_path: Path) -> None:
    assert problems(tmp_path, "; nothing\n") == [("one-ruling", 1), ("one-ruling", 1)]


def test_a_sentence_of_one_rule_is_held_against_that_rule_only(tmp_path: Path) -> None:
    text = GOOD.replace("))\n\n", ')\n   (sentence (rule mill-all-none) (text "{who} mills none")))\n\n', 1)
    text += '(defrule mill-all-none "x" (instruction (id ?who)) => (assert (finding (ruling mill-all) (about ?who))))'
    assert problems(tmp_path, text) == []


def test_a_state_template_that_some_rule_asserts_counts_as_derived(tmp_path: Path) -> None:
    frame = '(defrule mill-all-frame "x" (library (player ?p)) => (assert (library (player ?p) (size 0))))'
    assert ("derived-outside-logical", 15) in problems(tmp_path, GOOD + frame)
