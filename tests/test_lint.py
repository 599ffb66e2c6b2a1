"""`rulings check` names each way in which a ruling that loads is still not made as it should be."""

from __future__ import annotations

import ast
import shutil
from collections.abc import Mapping
from pathlib import Path

import pytest

from pyshell.audit.explanations import codes, explain
from pyshell.audit.lint import lint
from pyshell.audit.registry import CHECKS, WHOLE
from pyshell.errors import InputError
from pyshell.knowledge import Knowledge
from pyshell.rulebase import RuleBase

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
   (assert (finding (ruling mill-all) (about ?i) (aspect amount) (value ?left) (step ?s))))
"""


ASPECTS = """\
(deffacts aspects "Just those that the rulings here speak about."
   (aspect (name legality) (valued one) (cant illegal) (values legal illegal) (meaning "x"))
   (aspect (name resolves) (valued one) (values yes no) (meaning "x"))
   (aspect (name amount) (valued one) (meaning "x"))
   (aspect (name counted) (valued one) (meaning "x"))
   (passage (document d) (number 1) (gist "x") (sha256 "x")) (passage (document d) (number 2) (gist "x") (sha256 "x")))
"""


def problems(folder: Path, **files: str) -> list[tuple[str, int]]:
    """Code and line of what the lint finds in rule files beside the shipped templates and a few aspects."""
    return [(problem.code, problem.place.line) for problem in lint(knowledge(folder, files))]


def knowledge(folder: Path, files: Mapping[str, str], aspects: str = ASPECTS) -> Knowledge:
    """Those rule files, templates and aspects, loaded."""
    facts, rules = folder / "facts", folder / "rules"
    rules.mkdir()
    shutil.copytree(ROOT / "facts/templates", facts / "templates")
    (facts / "aspects.clp").write_text(aspects, encoding="utf-8")
    for name, text in files.items():
        (rules / f"{name.replace('_', '-')}.clp").write_text(text, encoding="utf-8")
    return Knowledge.load([rules], [facts])


def test_a_well_made_ruling_has_no_problem(tmp_path: Path) -> None:
    assert problems(tmp_path, mill_all=GOOD) == []


def test_the_shipped_rulings_have_no_problem(base: RuleBase) -> None:
    assert lint(base.knowledge, [base.scenario(file) for file in base.knowledge.scenario_files]) == ()


SECOND = """
(defrule mill-all-none "The same in other words, or for fewer cases."
   (logical {0}) => (bind ?left (- ?m ?size))
   (assert (finding (ruling mill-all) (about ?a) (aspect {1}) (value ?left) (step ?t))))"""
OTHER_NAMES = (
    "(outcome (about ?a) (value legal) (aspect legality)) (not (outcome (about ?a) (aspect resolves) (value no)))"
    " (instruction (id ?a) (player ?player) (amount ?m) (step ?t))"
    " (library (size ?size&:(or (< ?size ?m) (= ?size 0))) (player ?player))"
)
MORE = OTHER_NAMES + " (turn)"
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
    "branch-on-the-right": [
        ("(bind ?left (- ?n ?size))", "(bind ?left (- ?n ?size)) (if (> ?n 2) then (bind ?left 1))", 13)
    ],
    "absence-outside-logical": [
        ("   =>", "   (not (finding (about ?i)))\n   =>", 12),
        ("   =>", "   (forall (instruction (id ?i)) (and (outcome (about ?i)) (library)))\n   =>", 12),
    ],
    "derived-outside-logical": [
        ("   =>", "   (outcome (about ?i))\n   =>", 12),
        ("   =>", "   (exists (outcome (about ?i)))\n   =>", 12),
    ],
    "unknown-passage": [
        ('(cr "701.17b" "118")))\n', '(cr "118"))\n   (encodes (ruling mill-all) (document d) (passage 1 3)))\n', 4),
    ],
    "variable-used-once": [
        ("(player ?player) (size", "(player ?player) (step ?when) (size", 11),
        ("(bind ?left (- ?n ?size))", "(bind ?left (- ?n ?size)) (bind ?more 1)", 13),
    ],
    "joins-nothing": [
        ("   (logical\n", "   (logical (exists (outcome (about ?i)))\n", 8),
        ("   (logical\n", "   (logical (not (and (outcome (about ?i)) (player)))\n", 8),
    ],
    "never-holds": [
        ("(or (< ?size ?n) (= ?size 0))", "(and (< ?size ?n) (> ?size ?n))", 11),
        ("(or (< ?size ?n) (= ?size 0))", "(< ?size 0)", 11),
        ("(amount ?n)", "(amount ?n) (action mill&~mill)", 8),
        ("(amount ?n)", "(amount ?n) (action mill&draw)", 8),
        ("(amount ?n)", "(amount ?n&:(> ?n 3)&:(< ?n 4))", 8),
        ("(value legal)", "(value allowed)", 9),
        ("   =>", "   (test (= ?n ?s)) (test (<> ?s ?n))\n   =>", 12),
        ("   =>", "   (test (< ?n ?n))\n   =>", 12),
        ("(not (outcome (about ?i) (aspect resolves) (value no)))", "(not (instruction (id ?i)))", 10),
        ("   =>", "   (turn (phase ?i&main|combat)) (face (half ?i))\n   =>", 12),
    ],
    "same-conditions": [("\n(defrule", SECOND.format(OTHER_NAMES, "resolves") + "\n(defrule", 8)],
    "subsumed": [("\n(defrule", SECOND.format(MORE, "amount") + "\n(defrule", 5)],
    "foreign-finding": [("(finding (ruling mill-all)", "(finding (ruling mill-some)", 14)],
}
MILL_SOME = GOOD.replace("mill-all", "mill-some").replace("(aspect amount)", "(aspect counted)")


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


# Over the whole rule base


def of_whole(folder: Path, text: str, scenario: str = "") -> set[str]:
    """The codes of what the checks of a whole rule base find; those about the many unused templates left out."""
    found = knowledge(folder, {"mill_all": text})
    base = RuleBase(found)
    scenarios = [base.scenario(f'(scenario (id a/b) (title "x")) (player (id ana)) {scenario}')] if scenario else []
    return {problem.code for problem in lint(found, scenarios)} - {"unused-template", "unused-slot"}


LEGAL = """
(defrule mill-all-legal "x" (instruction (id ?i) (player ?player) (amount ?size) (step ?s)) =>
   (assert (finding (ruling mill-all) (about ?i) (aspect legality) (value legal) (step ?s))))
(defrule mill-all-yes "x" (cost (id ?i) (payer ?player) (amount ?size)) =>
   (assert (finding (ruling mill-all) (about ?i) (aspect resolves) (value {0}))))
"""
ASKED = "(instruction (id i1) (player ana) (action mill)) (expect (about i1) (aspect {0}) (by {1}))"


def test_an_aspect_or_value_that_nothing_concludes_can_not_be_matched(tmp_path: Path) -> None:
    for name in "abc":
        (tmp_path / name).mkdir()
    asked = ASKED.format("amount", "mill-all")
    assert of_whole(tmp_path / "a", GOOD, asked) == {"nothing-concludes"}
    assert of_whole(tmp_path / "b", GOOD + LEGAL.format("yes"), asked) == {"nothing-concludes"}
    assert of_whole(tmp_path / "c", GOOD + LEGAL.format("no"), asked) == set()


@pytest.mark.parametrize("asked", ["", ASKED.format("legality", "mill-all")])
def test_a_rule_whose_outcome_nobody_expects_is_named(asked: str, tmp_path: Path) -> None:
    assert of_whole(tmp_path, GOOD + LEGAL.format("no"), asked) == {"unexpected"}


def test_templates_and_slots_that_no_rule_uses_are_named(tmp_path: Path) -> None:
    found = [p.message for p in lint(knowledge(tmp_path, {"mill_all": GOOD}), []) if p.code.startswith("unused-")]
    assert "no rule matches cost" in found
    assert "no rule matches slot source of instruction" in found
    assert not any("slot amount of instruction" in message or "matches library" in message for message in found)


# Explanations


def test_each_code_is_explained_with_a_reason_and_a_fix() -> None:
    assert {*CHECKS, *WHOLE} < set(codes())
    for code in codes():
        assert all(vars(explain(code)).values())


def test_each_code_of_what_can_not_be_loaded_is_explained() -> None:
    modules = (
        "reader",
        "recording",
        "knowledge",
        "rulecheck",
        "calls",
        "templates",
        "vocabulary",
        "aspects",
        "scenario",
    )
    made = {"Problem": 1, "_problem": 1, "note": 1, "_refusal": 2, "Complaint": 0}
    for module in modules:
        for node in ast.walk(ast.parse((ROOT / f"pyshell/{module}.py").read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
                code = node.args[made[name]] if len(node.args) > made.get(name, 9) else None
                if isinstance(code, ast.Constant):
                    assert explain(str(code.value)), module


def test_a_code_that_there_is_not_is_refused_with_the_nearest(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="did you mean subsumed"):
        explain("subsume")
