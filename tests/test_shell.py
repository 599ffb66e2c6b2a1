"""The interactive shell: what its commands do, and that it works on a real terminal."""

from __future__ import annotations

import os
from pathlib import Path

import pexpect
import pytest

from pyshell.errors import InputError
from pyshell.rulebase import RuleBase
from pyshell.shell import actions
from pyshell.shell.completion import candidates
from pyshell.shell.session import Session
from pyshell.shell.terminal import unfinished


@pytest.fixture
def session(base: RuleBase) -> Session:
    session = Session(base)
    told(session, "load mill/cost")
    return session


def told(session: Session, command: str) -> str:
    return "\n".join("".join(text for text, _ in line) for line in actions.run(session, command))


def test_a_case_is_built_up_judged_and_explained(base: RuleBase) -> None:
    session = Session(base)
    told(session, "assert (player (id ana)) (library (player ana) (size 3))")
    told(session, "(instruction (id i1) (player ana)\n (action mill) (amount 5))")
    assert "comes to 3" in told(session, "judge")
    assert "Ana's library holds 3 cards" in told(session, "why i1 amount")


def test_a_step_that_is_wrong_leaves_the_case_as_it_was(session: Session) -> None:
    before = session.facts
    for command in (
        "assert (library (player ana) (size many))",
        "retract (library (size 77))",
        "assert",
        "load no/such",
        "nonsense",
    ):
        with pytest.raises(InputError):
            told(session, command)
    assert session.facts == before


def test_undo_takes_back_every_step_in_turn(session: Session) -> None:
    loaded = session.facts
    told(session, "retract (library (player ana))")
    told(session, "assert (library (player ana) (size 9))")
    assert "(size 9)" in told(session, "undo")
    assert told(session, "undo") == "+ (library (player ana) (size 3))"
    assert session.facts == loaded
    told(session, "undo")
    assert session.facts == ()
    with pytest.raises(InputError, match="nothing to take back"):
        told(session, "undo")


def test_what_if_tells_the_difference_and_leaves_the_case_alone(session: Session) -> None:
    before = session.facts
    shown = told(session, "what-if -(library (player ana)) +(library (player ana) (size 9))")
    assert "changed  the cost to mill 4: payable no -> yes  [mill-cost-needs-enough-cards]" in shown
    assert "changed  the instruction to mill 4 cards: amount 3 -> 4  [mill-moves-top-cards]" in shown
    assert session.facts == before


def test_why_not_names_what_is_missing(session: Session) -> None:
    assert "It doesn't follow" in told(session, "why-not i1 amount 4")


def test_flip_names_the_changes_that_turn_an_answer(session: Session) -> None:
    assert "size 9" not in told(session, "flip i1 amount 3")
    assert told(session, "flip i1 amount 3").startswith("1. Ana's library holds 3 cards -> ")


def test_a_saved_case_is_read_again(session: Session, tmp_path: Path) -> None:
    path = tmp_path / "mine.fct"
    told(session, f"save {path}")
    again = Session(session.base)
    told(again, f"load {path}")
    assert again.facts == session.facts


def test_every_command_has_help_of_its_own(session: Session) -> None:
    for name in actions.ACTIONS:
        assert name in told(session, "help")
        assert told(session, f"help {name}").count("\n") >= 1


@pytest.mark.parametrize(
    ("before", "offered"),
    [
        ("re", "retract"),
        ("help wh", "what-if"),
        ("load mill/co", "mill/cost"),
        ("assert (libr", "library"),
        ("assert (library (si", "size"),
        ("assert (library (player an", "ana"),
        ("assert (player (id x) (status o", "out"),
        ("why i", "i1"),
        ("why i1 am", "amount"),
        ("why-not (outcome (by mill-as", "mill-as-many-as-possible"),
        ("why (outcome (aspect lega", "legality"),
        ("rulings mill-cost", "mill-cost-needs-enough-cards"),
    ],
)
def test_what_may_come_next_is_offered(session: Session, before: str, offered: str) -> None:
    assert offered in candidates(session, before)[1]


@pytest.mark.parametrize(
    ("text", "open_"),
    [("assert (a", True), ("judge", False), ('assert (a (b "("))', False), ('(a "b', True), ("(a ; )\n", True)],
)
def test_a_command_goes_on_while_something_is_open(text: str, open_: bool) -> None:
    assert unfinished(text) is open_


def test_on_a_terminal_interrupts_completion_several_lines_and_history_work(
    rulings_command: Path, tmp_path: Path
) -> None:
    env = {**os.environ, "XDG_STATE_HOME": str(tmp_path), "TERM": "xterm", "PROMPT_TOOLKIT_NO_CPR": "1"}
    child = pexpect.spawn(str(rulings_command), ["shell"], env=env, encoding="utf-8", timeout=30, dimensions=(40, 160))
    child.expect("rulings>")
    child.send("load mill/cost\r")
    child.expect("7 facts")
    child.expect("rulings>")
    child.send("retract (library (player ana)")
    child.sendintr()
    child.expect("rulings>")
    child.send("assert (library (player ana)\r")
    child.expect("\\.\\.\\.>")
    child.sendintr()
    child.expect("rulings>")
    child.send("facts libr\t")
    child.expect("ary")
    child.send("\r")
    child.expect("holds 3 cards")
    child.send("retract (library (player ana))\r")
    child.expect("size 3")
    child.send("assert (library (player ana)\r")
    child.expect("\\.\\.\\.>")
    child.send("(size 9))\r")
    child.expect("rulings>")
    child.send("why i1 amount\r")
    child.expect("comes to 4")
    child.send("facts library\r")
    child.expect("holds 9 cards")
    child.expect("rulings>")  # an end of input before the prompt would be for nobody
    child.sendeof()
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert "why i1 amount" in (tmp_path / "rulings" / "history").read_text(encoding="utf-8")
