"""`rulings check` names each way in which a ruling that loads is still not made as it should be."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from pyshell.audit.lint import CHECKS, lint
from pyshell.errors import InputError
from pyshell.knowledge import Knowledge

ROOT = Path(__file__).parent.parent

GOOD = """\
(deffacts mill-all
   "What is milled when the library runs out."
   (ruling (id mill-all) (title "Mill what there is") (says "{player} mills {size}") (cr "701.17b" "118")))

(defrule mill-all
   "A library that is too small is milled whole."
   (logical
      (instruction (id ?i) (player ?player) (amount ?n) (step ?s))
      (outcome (about ?i) (aspect legality) (value legal))
      (not (outcome (about ?i) (aspect resolves) (value no)))
      (library (player ?player) (size ?size&:(or (< ?size ?n) (= ?size 0)))))
   =>
   (bind ?left (- ?n ?size))
   (assert (finding (ruling mill-all) (about ?i) (aspect amount) (value ?size) (step ?s))))
"""


ASPECTS = """\
(deffacts aspects "Just those that the rulings here speak about."
   (aspect (name legality) (valued one) (cant illegal) (values legal illegal) (meaning "x"))
   (aspect (name resolves) (valued one) (values yes no) (meaning "x"))
   (aspect (name amount) (valued one) (meaning "x")))
"""


def problems(folder: Path, **files: str) -> list[tuple[str, int]]:
    """Code and line of what the lint finds in rule files beside the shipped templates and a few aspects."""
    facts, rules = folder / "facts", folder / "rules"
    rules.mkdir()
    shutil.copytree(ROOT / "facts/templates", facts / "templates")
    (facts / "aspects.clp").write_text(ASPECTS, encoding="utf-8")
    for name, text in files.items():
        (rules / f"{name.replace('_', '-')}.clp").write_text(text, encoding="utf-8")
    return [(problem.code, problem.place.line) for problem in lint(Knowledge.load([rules], [facts]))]


def test_a_well_made_ruling_has_no_problem(tmp_path: Path) -> None:
    assert problems(tmp_path, mill_all=GOOD) == []


def test_the_shipped_rulings_have_no_problem() -> None:
    assert lint(Knowledge.load([ROOT / "rules"], [ROOT / "facts"])) == ()


CASE_SENTENCE = '(cr "701.17b" "118"))\n   (sentence (rule mill-all) (text "{0}")))\n'
FLAWS = {
    "file-too-long": [("", "", 101)],
    "empty-sentence": [
        ('"Mill what there is"', '" "', 3),
        ("{player} mills {size}", "", 3),
        ('(cr "701.17b" "118")))\n', CASE_SENTENCE.format(" "), 6),
    ],
    "bad-sentence": [("mills {size}", "mills {size", 3), ("mills {size}", "[mills {size}", 3)],
    "bad-cr-number": [('"118"', '"701.17l"', 3), ('"118"', '"CR 118"', 3), ('"118"', '"701.17B"', 3)],
    "no-source": [(' (cr "701.17b" "118")', "", 3)],
    "unfilled-place": [
        ("mills {size}", "mills {amount:count card}", 5),
        ("mills {size}", "mills {lost|all}", 5),
        ('(cr "701.17b" "118")))\n', CASE_SENTENCE.format("{who} mills"), 6),
    ],
    "no-docstring": [
        ('   "A library that is too small is milled whole."\n', "", 5),
        ('"What is milled when the library runs out."', '""', 1),
    ],
    "branch-on-the-right": [("(bind ?left (- ?n ?size))", "(if (> ?n 2) then (bind ?left 1))", 13)],
    "absence-outside-logical": [
        ("   =>", "   (not (finding (about ?i)))\n   =>", 12),
        ("   =>", "   (forall (instruction (id ?i)) (and (outcome (about ?i)) (library)))\n   =>", 12),
    ],
    "derived-outside-logical": [
        ("   =>", "   (outcome (about ?i))\n   =>", 12),
        ("   =>", "   (exists (outcome (about ?i)))\n   =>", 12),
    ],
    "foreign-finding": [("(finding (ruling mill-all)", "(finding (ruling mill-some)", 14)],
}
MILL_SOME = GOOD.replace("mill-all", "mill-some")


@pytest.mark.parametrize(
    ("code", "old", "new", "line"), [(code, *flaw) for code, flaws in FLAWS.items() for flaw in flaws]
)
def test_a_flaw_is_named_at_its_line(code: str, old: str, new: str, line: int, tmp_path: Path) -> None:
    text = GOOD.replace(old, new, 1) if old else GOOD + 90 * ";\n"
    assert text != GOOD
    assert problems(tmp_path, mill_all=text, mill_some=MILL_SOME) == [(code, line)]


def test_every_check_has_a_flaw_that_shows_it() -> None:
    assert set(FLAWS) == set(CHECKS)


def test_a_case_with_a_sentence_of_its_own_is_held_against_that_sentence_only(tmp_path: Path) -> None:
    text = GOOD.replace("))\n\n", ')\n   (sentence (rule mill-all-none) (text "{who} mills none")))\n\n', 1)
    text += '(defrule mill-all-none "x" (instruction (id ?who)) =>\n'
    text += "   (assert (finding (ruling mill-all) (about ?who) (aspect legality) (value legal))))"
    assert problems(tmp_path, mill_all=text) == []


def test_a_state_template_that_some_rule_concludes_counts_as_derived(tmp_path: Path) -> None:
    frame = '(defrule mill-all-frame "x" (library (player ?player) (size ?size)) =>\n'
    frame += "   (assert (library (player ?player) (size ?size) (step 1))))"
    assert problems(tmp_path, mill_all=GOOD + frame) == [("derived-outside-logical", 15)]


REFUSED = {
    "salience": ("   (logical\n", "   (declare (salience 10))\n   (logical\n", 7),
    "a global variable": ("(- ?n ?size)", "(- ?n ?*size*)", 13),
    "a defglobal": ("(defrule", "(defglobal ?*a* = 1)\n(defrule", 5),
    "printout": ("(bind ?left (- ?n ?size))", '(printout t "x")', 13),
    "halt": ("(bind ?left (- ?n ?size))", "(halt)", 13),
    "read": ("(bind ?left (- ?n ?size))", "(bind ?left (read))", 13),
    "system": ("(bind ?left (- ?n ?size))", '(system "x")', 13),
    "retract": ("(bind ?left (- ?n ?size))", "(retract 1)", 13),
    "or": ("(not (outcome", "(or (library) (outcome", 10),
    "another id than the file's name": ("(id mill-all)", "(id mill-some)", 3),
    "no ruling": ('   (ruling (id mill-all) (title "Mill what there is")', '(cr-rule (number "1") (edition "2")', 1),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_no_ruling_may_hold_is_refused_at_its_line(what: str, tmp_path: Path) -> None:
    old, new, line = REFUSED[what]
    with pytest.raises(InputError) as refused:
        problems(tmp_path, mill_all=GOOD.replace(old, new, 1))
    assert line in {problem.place.line for problem in refused.value.problems}
