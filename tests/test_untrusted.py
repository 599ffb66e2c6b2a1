"""Rules from someone else: they reach nothing outside the facts; with ``--untrusted-rules`` their time and memory end
too."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
import small

from pyshell import RuleBase
from pyshell.calls import REFUSED, check_function_calls, check_rule_calls
from pyshell.errors import InputError
from pyshell.reader import read

REACHING = (
    *("system", "open", "close", "read", "readline", "load", "load*", "batch", "batch*", "bload", "bsave", "save"),
    *("load-facts", "save-facts", "eval", "build", "assert-string", "funcall", "python-function", "remove", "rename"),
    *("dribble-on", "exit", "printout", "chdir", "with-open-file"),
)


def refusals(action: str, *, condition: str = "", untrusted: bool = False) -> list[str]:
    """What is said against a rule with one action and a condition."""
    (rule,) = small.rules(f"(defrule r (player (id ?p)) {condition} => {action})")
    return [problem.message for problem in check_rule_calls(rule, ["mine"], untrusted=untrusted)]


@pytest.mark.parametrize("name", REACHING)
def test_what_reaches_outside_the_facts_is_refused_wherever_it_stands(name: str) -> None:
    assert name in REFUSED
    call = f'({name} "x")'
    for found in (
        refusals(call),
        refusals(f"(bind ?x (if TRUE then {call}))"),
        refusals(f"(assert (player (id {call})))"),
        refusals("(bind ?x 1)", condition=f"(test (eq 1 {call}))"),
        refusals("(bind ?x 1)", condition=f"(not (player (id ?q&:(eq ?q {call}))))"),
        refusals("(bind ?x 1)", condition=f"(player (id ={call}))"),
        [one.message for one in check_function_calls(read(f"(deffunction f () {call})", "f")[0], [])],
    ):
        assert any(message.startswith(f"{name} ") for message in found)


@pytest.mark.parametrize("order", ["system", '"system"', "?p", "(sym-cat sys tem)", "eval", "str-cat", "build"])
def test_sort_calls_only_what_is_written_out_and_compares(order: str) -> None:
    assert refusals(f'(bind ?x (sort {order} "touch f" "g"))')
    assert refusals("(bind ?x 1)", condition=f'(test (sort {order} "touch f" "g"))')


@pytest.mark.parametrize("order", [">", "<", "str-compare", "mine"])
def test_sort_by_an_order_or_a_deffunction_is_allowed(order: str) -> None:
    assert refusals(f"(bind ?x (sort {order} 2 1))") == []


def test_a_function_that_calls_itself_is_refused_since_clips_would_take_the_process_down() -> None:
    (form,) = read("(deffunction f (?x) (if (> ?x 0) then (f (- ?x 1))))", "f")
    assert "calls itself" in next(check_function_calls(form, ["f"])).message


def test_a_function_sorts_by_no_function_of_the_rule_base_since_that_may_sort_again() -> None:
    (form,) = read("(deffunction f (?x ?y) (sort f ?x ?y))", "f")
    assert "sort takes the name" in next(check_function_calls(form, ["f"])).message
    (form,) = read("(deffunction f (?x ?y) (sort > ?x ?y))", "f")
    assert [*check_function_calls(form, ["f"])] == []


@pytest.mark.parametrize(
    "facet", ['default (system "touch f")', 'default-dynamic (system "touch f")', "range 0 (* 9 9)"]
)
def test_a_template_holds_no_calls(facet: str) -> None:
    with pytest.raises(InputError):
        small.vocabulary(f"(deftemplate t (slot x ({facet})))")


@pytest.mark.parametrize("loop", ["(while TRUE do (bind ?x 1))", "(loop-for-count (?i 1 999999999) do (bind ?x ?i))"])
def test_a_loop_without_a_bound_is_refused_in_untrusted_rules_only(loop: str) -> None:
    assert refusals(loop) == []
    assert "untrusted rules don't loop" in refusals(loop, untrusted=True)[0]
    (form,) = read(f"(deffunction f () {loop})", "f")
    assert [*check_function_calls(form, [])] == []
    assert [*check_function_calls(form, [], untrusted=True)]


ENDLESS = small.ruling(
    "endless",
    "(defrule endless (logical (instruction (id ?i))) => (while TRUE do (bind ?x 1))"
    " (assert (finding (ruling endless) (about ?i) (aspect legality) (value legal))))",
)
GROWING = small.ruling(
    "growing",
    "(defrule growing (logical (instruction (id ?i))) => (assert (finding (ruling growing) (about ?i) (aspect names)"
    ' (value "0123456789abcdef"))))',
    "(defrule growing-on (logical (finding (about ?i) (aspect names) (value ?n))) =>"
    " (assert (finding (ruling growing) (about ?i) (aspect names) (value (str-cat ?n ?n)))))",
)
JOINING = small.ruling(
    "joining",
    f"(defrule joining (logical {' '.join(f'(player (id ?p{n}))' for n in range(9))}"
    " (library (player ?p0) (size ?s&:(> ?s 99)))) =>"
    " (assert (finding (ruling joining) (about ?p0) (aspect legality) (value legal))))",
)


def test_rules_that_were_loaded_as_trusted_are_checked_again_when_they_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RULINGS_CACHE", str(tmp_path / "cache"))
    rules, facts = small.write(tmp_path, {"mill/endless": ENDLESS})
    for _ in range(2):
        assert RuleBase.load([rules], [facts], only=True)
        with pytest.raises(InputError, match="untrusted rules don't loop"):
            RuleBase.load([rules], [facts], only=True, untrusted=True)


# The process


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    small.write(tmp_path, {"mill/endless": ENDLESS})
    players = "".join(f"(player (id p{number}))" for number in range(60))
    (tmp_path / "case.fct").write_text(f"{players}(instruction (id i1) (player p1) (action mill) (amount 1))")
    return tmp_path


def confined(code: str, folder: Path, limits: str = "2, 700", *, before: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python code after ``confine``, and other code before it."""
    begin = f"{before}from pyshell.guard import confine; ended = confine({limits})\n"
    environment = {"PYTHONPATH": str(small.ROOT), "RULINGS_CACHE": "off"}
    command = [sys.executable, "-P", "-c", begin + code]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


JUDGE = """
from pyshell import RuleBase
RuleBase.load(["rules"], ["facts"], only=True, untrusted=True).judge("case.fct")
"""


def test_the_command_refuses_loops_of_untrusted_rules_and_works_with_others(
    rulings_command: Path, folder: Path
) -> None:
    command = [rulings_command, "--only", "--rules", "rules", "--facts", "facts", "judge", "case.fct"]
    run = subprocess.run([*command, "--untrusted-rules"], cwd=folder, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout) == (2, "")
    assert re.match(r"rules/mill/endless\.clp:.*while may run on without end", run.stderr)
    small.write(folder, {"mill/endless": ENDLESS.replace("(while TRUE do (bind ?x 1))", "")})
    run = subprocess.run([*command, "--untrusted-rules"], cwd=folder, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, "")
    assert "i1" in run.stdout


def test_rules_that_take_too_much_memory_are_stopped_with_a_message(folder: Path) -> None:
    small.write(folder, {"mill/growing": GROWING})
    (folder / "rules/mill/endless.clp").unlink()
    run = confined(JUDGE, folder, "20, 400")
    assert run.returncode == 2
    assert run.stderr == "error: the untrusted rules were stopped: they needed more than 400 MB of memory," + (
        " which is the limit\n"
    )


def test_rules_that_join_without_end_are_stopped_with_a_message(folder: Path) -> None:
    small.write(folder, {"mill/joining": JOINING})
    (folder / "rules/mill/endless.clp").unlink()
    run = confined(JUDGE, folder, "2, 700")
    assert run.returncode == 2
    assert re.fullmatch("error: the untrusted rules were stopped: they .*, which is the limit\n", run.stderr)


ENDS = (
    ("import sys; ended(); sys.exit(0)", 0, ""),
    ("import sys; ended(); sys.exit(1)", 1, ""),
    ("import sys; print('said', file=sys.stderr); ended(); sys.exit(2)", 2, "said\n"),
    ("while True: pass", 2, "took 1 s of processor time"),
    ("import os, signal; os.kill(os.getpid(), signal.SIGSEGV)", 2, "their process was ended by SIGSEGV"),
    ("import os, signal; os.kill(os.getppid(), signal.SIGTERM); signal.pause()", 143, ""),
)


@pytest.mark.parametrize(("code", "status", "said"), ENDS)
def test_the_status_is_the_childs_and_an_early_end_is_told(code: str, status: int, said: str, tmp_path: Path) -> None:
    run = confined(code, tmp_path, "1, 700")
    assert run.returncode == status
    assert said in run.stderr if said else run.stderr == ""


def test_a_signal_that_comes_before_it_can_be_passed_on_to_the_child_waits_until_it_can(tmp_path: Path) -> None:
    slow = "import os, time; fork = os.fork; os.fork = lambda: (child := fork(), child and time.sleep(0.2))[0]\n"
    code = "import os, signal; os.kill(os.getppid(), signal.SIGTERM); signal.pause()"
    run = confined(code, tmp_path, "1, 700", before=slow)
    assert (run.returncode, run.stderr) == (143, "")
