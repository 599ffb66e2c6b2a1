"""Threads: each with a rule base of its own gets its own answers; a rule base of another thread is refused."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import pytest
import small

from pyshell import RuleBase, RunError
from pyshell.case import Case

CASE = (
    "(player (id ana)) (library (player ana) (size {size})) (instruction (id i1) (player ana) (action mill) (amount 9))"
)


def milled(case: Case) -> tuple[object, ...]:
    (outcome,) = case.outcomes
    assert case.why(outcome).given
    return outcome.value


def in_thread(work: Callable[[], object]) -> object:
    """What the work gives or raises in a thread of its own."""
    found: list[object] = []

    def run() -> None:
        try:
            found.append(work())
        except Exception as error:
            found.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    return found[0]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    small.write(tmp_path, small.MILL)
    return tmp_path


def load(folder: Path) -> RuleBase:
    return RuleBase.load([folder / "rules"], [folder / "facts"], only=True)


def test_two_threads_that_judge_with_a_rule_base_each_get_the_right_outcomes(folder: Path) -> None:
    found: dict[int, list[object]] = {0: [], 1: []}
    started = threading.Barrier(2)

    def work(thread: int) -> None:
        base = load(folder)
        started.wait(timeout=60)
        for number in range(150):
            found[thread].append(milled(base.judge(CASE.format(size=(number + 3 * thread) % 12))))

    threads = [threading.Thread(target=work, args=(number,)) for number in found]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for number, values in found.items():
        assert values == [(min(9, (n + 3 * number) % 12),) for n in range(150)]


def test_a_rule_base_of_another_thread_is_refused_with_what_to_do_instead(folder: Path) -> None:
    base = load(folder)
    case = base.judge(CASE.format(size=3))
    (outcome,) = case.outcomes
    for record in (True, False):
        error = in_thread(lambda record=record: base.judge(CASE.format(size=5), record=record))  # type: ignore[misc]
        assert isinstance(error, RunError)
        assert str(error) == "a rule base belongs to the thread that loaded it: load another one in this thread"
    assert milled(base.judge(CASE.format(size=4))) == (4,)
    assert milled(case) == (3,)
    assert in_thread(lambda: case.why(outcome).root) == case.why(outcome).root


def test_a_case_that_was_not_looked_at_can_not_be_read_in_another_thread(folder: Path) -> None:
    base = load(folder)
    case = base.judge(CASE.format(size=3))
    error = in_thread(lambda: case.outcomes)
    assert isinstance(error, RunError)
    assert "thread" in str(error)
    assert milled(case) == (3,)


def test_asking_why_not_and_what_if_is_refused_in_another_thread_too(folder: Path) -> None:
    base = load(folder)
    case = base.judge(CASE.format(size=3))
    assert milled(case) == (3,)
    why_not = "(outcome (about i1) (aspect amount) (value 7))"
    for _ in range(2):  # before and after the thread of the rule base has asked
        for work in (
            lambda: case.what_if(["(library (player ana) (size 9))"], ["(library)"]),
            lambda: case.why_not(why_not),
        ):
            assert isinstance(in_thread(work), RunError)
        assert case.why_not(why_not)
    assert milled(base.judge(CASE.format(size=4))) == (4,)
