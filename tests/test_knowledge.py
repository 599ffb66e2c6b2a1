"""What a rule base must be like to be loaded, and where the message points when it isn't."""

from __future__ import annotations

from pathlib import Path

import pytest
from small import ASPECTS, MILL, load, ruling, write

from pyshell.errors import InputError, Problem
from pyshell.knowledge import Knowledge, shipped
from pyshell.rulebase import RuleBase
from pyshell.vocabulary import fact_text

FINDING = "(assert (finding (ruling r) (about ?id) (aspect legality) (value legal)))"
GOOD = f"(defrule r (attempt (id ?id)) => {FINDING})"


def problems(folder: Path, rules: dict[str, str], aspects: str = ASPECTS) -> list[Problem]:
    with pytest.raises(InputError) as caught:
        load(folder, rules, aspects)
    return list(caught.value.problems)


def only(folder: Path, *rules: str, facts: str = "") -> str:
    """The one problem of a ruling ``r`` in its file, as it is printed, from the file's name on."""
    (problem,) = problems(folder, {"area/r": ruling("r", *rules, facts=facts)})
    return str(problem).split("area/")[1]


def test_the_shipped_rule_base_loads() -> None:
    rule_dir, fact_dir = shipped()
    knowledge = Knowledge.load([rule_dir], [fact_dir])
    assert knowledge.rulings
    assert all(rule.ruling in knowledge.rulings for rule in knowledge.rules.values())


def test_a_ruling_is_read_from_its_file(tmp_path: Path) -> None:
    knowledge = load(tmp_path).knowledge
    mill_all = knowledge.rulings["mill-all"]
    assert mill_all.overrides == ("mill-some",)
    assert mill_all.area == "mill"
    assert knowledge.rulings["mill-some"].cites == ("CR 701.17a", "breaking-entering 2", "breaking-entering 3")
    assert knowledge.rules["casting-forbidden"].says == "{player} can't cast {object}: {prohibition}"
    assert knowledge.rules["casting"].says == "{player} may cast {object}"


def test_facts_that_no_rule_matches_stay_out_of_working_memory(tmp_path: Path) -> None:
    base = load(tmp_path)
    assert {fact.template for fact in base.knowledge.working} == {"aspect", "overrides"}
    assert list(base.engine().stated.values()) == list(base.knowledge.working)


def test_so_do_facts_that_no_rule_matches_because_of_a_constant(base: RuleBase) -> None:
    """An aspect with many values matters to no rule: one asks for the value that wins, one for aspects with one."""
    aspects = [fact for fact in base.knowledge.working if fact.template == "aspect"]
    assert aspects
    assert all(fact["valued"] == "one" or fact["cant"] != "none" for fact in aspects)
    left_out = set(map(fact_text, base.knowledge.matchable)) - set(map(fact_text, base.knowledge.working))
    assert left_out == {
        fact_text(fact)
        for fact in base.knowledge.stated
        if fact.template == "aspect" and fact["valued"] == "many" and fact["cant"] == "none"
    }


def test_files_are_read_in_the_same_order_whatever_order_they_were_made_in(tmp_path: Path) -> None:
    names = list(load(tmp_path / "one").knowledge.rules)
    other = list(load(tmp_path / "two", dict(reversed(MILL.items()))).knowledge.rules)
    assert names == other


def test_folders_on_top_add_to_the_shipped_ones(tmp_path: Path) -> None:
    folder = tmp_path / "mine" / "extra"
    folder.mkdir(parents=True)
    (folder / "r.clp").write_text(ruling("r", GOOD), encoding="utf-8")
    base = RuleBase.load([tmp_path / "mine"])
    assert "r" in base.knowledge.rulings
    assert len(base.knowledge.rulings) > 5


def test_every_problem_is_reported_at_once(tmp_path: Path) -> None:
    found = problems(
        tmp_path,
        {
            "area/r": ruling("r", "(defrule r (libary (player ?id)) => (assert (finding (ruling r) (abuot ?id))))"),
            "area/s": ruling(
                "s", "(defrule s (library (plyer ?id)) => " + FINDING.replace("ruling r", "ruling t") + ")"
            ),
        },
    )
    assert {Path(problem.place.file).name for problem in found} == {"r.clp", "s.clp"}
    assert {problem.code for problem in found} == {
        "unknown-template",
        "missing-slot",
        "unknown-slot",
        "unknown-ruling",
    }


@pytest.mark.parametrize(
    ("rule", "message"),
    [
        (
            "(defrule r (attempt (id ?id)) (libary (player ?p)) => " + FINDING + ")",
            "r.clp:2:32: there is no template libary (did you mean library?)",
        ),
        (
            "(defrule r (attempt (idd ?id) (id ?id)) => " + FINDING + ")",
            "r.clp:2:22: attempt has no slot idd (did you mean id?)",
        ),
        (
            "(defrule r (attempt (id ?id)) (library ana) => " + FINDING + ")",
            "r.clp:2:40: ana stands outside a slot of library, which has player, size, step",
        ),
        (
            "(defrule r (attempt (id ?id) (action kast)) => " + FINDING + ")",
            "r.clp:2:30: action can't be kast; it is one of",
        ),
        (
            GOOD.replace("about ?id", "about ?idd"),
            "r.clp:2:69: nothing gives ?idd a value here (did you mean id?)",
        ),
        (
            "(defrule r (attempt (id ?id)) (not (attempt (id ?other&~?id))) => (bind ?x ?other) " + FINDING + ")",
            "r.clp:2:76: nothing gives ?other a value here",
        ),
        (
            "(defrule r (attempt (id ?id)) (test (> ?n 1)) => " + FINDING + ")",
            "r.clp:2:40: nothing gives ?n a value here",
        ),
        (
            "(defrule r (attempt (id ?id)) " + FINDING + ")",
            "r.clp:2:1: the rule r has no '=>'",
        ),
        (
            "(defrule r (attempt (id ?id)) => (printout t hello) " + FINDING + ")",
            "r.clp:2:34: printout can't be used in a rule (a rule prints nothing",
        ),
        (
            "(defrule r ?f <- (attempt (id ?id)) => (retract ?f) " + FINDING + ")",
            "r.clp:2:40: retract can't be used in a rule (facts are never modified",
        ),
        (
            '(defrule r (attempt (id ?id)) (test (system "ls")) => ' + FINDING + ")",
            "r.clp:2:37: system can't be used in a rule",
        ),
        (
            "(defrule r (attempt (id ?id)) (test (> ?*limit* 1)) => " + FINDING + ")",
            "r.clp:2:40: ?*limit*: a rule uses no global variables",
        ),
        (
            "(defrule r (declare (salience 1)) (attempt (id ?id)) => " + FINDING + ")",
            "r.clp:2:12: 'declare' (salience, auto-focus) isn't used here",
        ),
        (
            GOOD.replace("legality", "legalty"),
            "r.clp:2:82: there is no aspect legalty (did you mean legality?)",
        ),
        (
            GOOD.replace("value legal", "value yes"),
            "r.clp:2:99: aspect legality can't have the value yes; it is one of legal, illegal",
        ),
        (
            GOOD.replace("ruling r", "ruling q"),
            "r.clp:2:59: there is no ruling q",
        ),
        (
            GOOD.replace("(aspect legality) ", ""),
            "r.clp:2:42: finding needs slot aspect",
        ),
        (
            "(defrule other (attempt (id ?id)) => " + FINDING + ")",
            "r.clp:2:1: a rule of r.clp is called r or r-CASE, not other",
        ),
        (
            "(defrule r (attempt (id ?id)) => (bind ?n (no-such-function ?id)) " + FINDING + ")",
            "r.clp:2:44: no-such-function is no function that a rule may call",
        ),
        (
            "(defrule r (attempt (id ?id) (object ?o|any)) => " + FINDING + ")",
            "r.clp:2:38: nothing gives ?o a value here",
        ),
        (
            "(defrule r (attempt (id ?id)) (test (any-factp ((?f cost)) TRUE)) => " + FINDING + ")",
            "r.clp:2:37: any-factp can't be used in a rule (what a rule looks at stands on its left-hand side",
        ),
        (
            "(defrule r (attempt (id ?id) (x ?x&:(retract ?x))) => " + FINDING + ")",
            "r.clp:2:37: retract can't be used in a rule",
        ),
        (
            "(defrule r (attempt (id ?id)) => (bind ?n (lenght$ (create$ ?id))) " + FINDING + ")",
            "r.clp:2:44: lenght$ is no function that a rule may call (did you mean length$?)",
        ),
        (
            "(defrule r (attempt (id ?id)) => (bind ?n (nth$ one (create$ ?id))) " + FINDING + ")",
            "r.clp:2:1: CLIPS refuses this: Function 'nth$' expected argument #1 to be of type integer",
        ),
        (
            "(defglobal ?*x* = 1)\n" + GOOD,
            "r.clp:2:1: defglobal can't stand in this file",
        ),
    ],
)
def test_a_mistake_in_a_rule_is_reported_where_it_stands(tmp_path: Path, rule: str, message: str) -> None:
    assert only(tmp_path, rule).startswith(message)


def test_unbalanced_parentheses_are_reported(tmp_path: Path) -> None:
    assert "'(' is never closed" in only(tmp_path, GOOD[:-1])


def test_a_rule_name_may_occur_once_over_all_files(tmp_path: Path) -> None:
    other = ruling("s", GOOD.replace("defrule r", "defrule s"), GOOD.replace("defrule r", "defrule s"))
    (problem,) = problems(tmp_path, {"area/s": other, "area/r": ruling("r", GOOD)})
    assert problem.code == "duplicate-name"
    assert "is defined already at" in problem.message


def test_a_ruling_is_called_after_its_file(tmp_path: Path) -> None:
    found = problems(tmp_path, {"area/q": ruling("r", GOOD)})
    assert "the ruling is called r and its file q.clp" in {problem.message for problem in found}


def test_a_file_without_a_ruling_is_refused(tmp_path: Path) -> None:
    found = problems(tmp_path, {"area/r": GOOD})
    assert "no-ruling" in {problem.code for problem in found}


def test_a_ruling_without_a_rule_is_refused(tmp_path: Path) -> None:
    assert "a ruling needs a rule" in only(tmp_path)


@pytest.mark.parametrize(
    "fact", ["(overrides (ruling r) (over nothing))", "(encodes (ruling rr) (document d) (passage 1))"]
)
def test_a_fact_that_names_a_missing_ruling_is_refused(tmp_path: Path, fact: str) -> None:
    assert "there is no ruling" in only(tmp_path, GOOD, facts=fact)


def test_a_sentence_for_a_missing_rule_is_refused(tmp_path: Path) -> None:
    message = only(tmp_path, GOOD, facts='(sentence (rule r-case) (text "x"))')
    assert message.startswith("r.clp:1:")
    assert "there is no rule r-case" in message


def test_a_folder_that_does_not_exist_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="there is no such folder"):
        Knowledge.load([tmp_path / "none"], [])


def test_a_deffunction_may_not_touch_the_outside(tmp_path: Path) -> None:
    aspects = ASPECTS + '(deffunction peek () (open "f" x))'
    (problem,) = problems(tmp_path, {"area/r": ruling("r", GOOD)}, aspects)
    assert problem.code == "forbidden"


@pytest.mark.parametrize("text", ["(deftemplate firing (slot x))", "(deffunction engine-list () 1)"])
def test_names_that_the_engine_uses_are_refused(tmp_path: Path, text: str) -> None:
    (problem,) = problems(tmp_path, {"area/r": ruling("r", GOOD)}, ASPECTS + text)
    assert problem.code == "reserved-name"


def test_loops_branches_and_deffunctions_may_be_used(tmp_path: Path) -> None:
    rule = """(defrule r (attempt (id ?id) (names $?names)) =>
       (bind ?n 0)
       (foreach ?name ?names (bind ?n (+ ?n (twice ?name-index))))
       (loop-for-count (?i 1 3) do (bind ?n (+ ?n ?i)))
       (switch ?n (case 1 then (bind ?n 2)) (default (bind ?n 3)))
       (if (> ?n 1) then (bind ?n 1) else (bind ?n 0))
       FINDING)""".replace("FINDING", FINDING)
    aspects = ASPECTS + "(deffunction twice (?n) (if (> ?n 5) then (return 10)) (* 2 ?n))"
    assert load(tmp_path, {"area/r": ruling("r", rule)}, aspects).knowledge.functions


def test_slots_may_be_called_like_functions_that_are_refused(tmp_path: Path) -> None:
    rule = """(defrule r (attempt (id ?id)) (timed (time ?t)) => (assert (timed (time ?t) (reset 1)))
       FINDING)""".replace("FINDING", FINDING)
    rule_dir, fact_dir = write(tmp_path, {"area/r": ruling("r", rule)})
    (fact_dir / "extra.clp").write_text("(deftemplate timed (slot time) (slot reset))", encoding="utf-8")
    assert Knowledge.load([rule_dir], [fact_dir]).rules


def test_a_rule_that_only_its_recording_would_break_is_not_possible(tmp_path: Path) -> None:
    write(tmp_path, {"area/r": ruling("r", GOOD)})
    assert load(tmp_path, {"area/r": ruling("r", GOOD)}).engine(record=False).rules
