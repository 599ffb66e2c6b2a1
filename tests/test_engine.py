"""What CLIPS is given, what comes out of it, and what happens when something goes wrong in it."""

from __future__ import annotations

import gc
import threading
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from small import Small, facts, run

from pyshell.engine import STRATEGIES, ConstructError
from pyshell.errors import RunError
from pyshell.model import Fact, Symbol, Value
from pyshell.vocabulary import is_constant

TEMPLATES = (
    '(deftemplate a (multislot v)) (deftemplate b (slot x) (slot y (default "d"))) (deftemplate c (multislot v))'
)
COPY = "(defrule copy (logical (a (v $?x))) => (assert (b (x (length$ ?x)))))"
FAILS = "(defrule divides (b (x ?x)) => (assert (a (v (div 1 ?x)))))"
LOOPS = "(defrule counts (b (x ?x)) => (assert (b (x (+ ?x 1)))))"


def test_facts_come_out_as_they_went_in() -> None:
    text = '(a (v sym "a \\"quoted\\" \\\\ string" 1 -2 3.0 -4.5e-10 "" "a\nb" "é" nil TRUE B/P +1/+1 <x =y))'
    (fact,) = run(TEMPLATES + "(defrule r (a (v $?x)) => (assert (c (v ?x))))", text).derived("c").values()
    values = fact.values("v")
    assert values == (
        *("sym", 'a "quoted" \\ string', 1, -2, 3.0, -4.5e-10, "", "a\nb", "é", "nil", "TRUE", "B/P", "+1/+1", "<x"),
        "=y",
    )
    strings = [type(value) for value in values if value in ('a "quoted" \\ string', "", "a\nb", "é")]
    assert strings == [str] * 4
    assert isinstance(values[0], Symbol)
    assert [type(value) for value in values[2:6]] == [int, int, float, float]


symbols = st.text(min_size=1, max_size=8).map(Symbol)
strings = st.text(max_size=8)
# CLIPS prints floats with 15 digits.
numbers = st.integers(-(2**63), 2**63 - 1) | st.integers(-(10**14), 10**14).map(lambda n: n / 1000)


@settings(max_examples=300, deadline=None)
@given(st.lists((symbols | strings | numbers).filter(is_constant), max_size=5).map(tuple))
def test_any_constants_survive_the_way_through_clips(values: tuple[Value, ...]) -> None:
    engine = _COPYING.setdefault(
        "engine", Small(TEMPLATES + "(defrule r (a (v $?x)) => (assert (b (x 1)) (c (v ?x))))")
    )
    (fact,) = engine.engine.run([Fact("a", {"v": values})]).derived("c").values()
    assert fact.values("v") == values
    assert [type(value) for value in fact.values("v")] == [type(value) for value in values]


_COPYING: dict[str, Small] = {}


def test_a_symbol_that_cannot_be_read_back_is_an_error() -> None:
    result = run(TEMPLATES + '(defrule r (a) => (assert (b (x (sym-cat "one two")))))', "(a)")
    with pytest.raises(RunError, match="can't be read back"):
        result.snapshot  # noqa: B018


def test_what_clips_would_put_into_a_slot_is_not_written() -> None:
    assert Small(TEMPLATES).engine._writer.text(facts('(b (x 1) (y "d"))', TEMPLATES)[0]) == "(b (x 1))"


def test_an_empty_multislot_that_has_to_be_given_is_written() -> None:
    needs = "(deftemplate n (multislot v (default ?NONE)) (multislot w))"
    assert Small(needs).engine._writer.text(facts("(n (v) (w))", needs)[0]) == "(n (v ))"
    assert run(needs, "(n (v))").snapshot.facts[1]["v"] == ()


def test_a_fact_that_is_given_twice_counts_once() -> None:
    result = run(TEMPLATES + COPY, "(a (v 1)) (b (x 1)) (a (v 1)) (a (v 2 3))")
    assert [fact["x"] for fact in result.derived("b").values()] == [2]
    assert result.given == 3
    assert len(result.snapshot.facts) == 4


def test_given_facts_have_the_indices_between_those_of_the_rule_base_and_the_derived_ones() -> None:
    ready = Small(TEMPLATES + COPY, stated="(b (x stated))")
    result = ready.run("(a (v 1)) (a (v 1 2))")
    kinds = {
        index: "stated" if index <= result.stated else "given" if index <= result.given else "derived"
        for index in result.snapshot.facts
    }
    assert list(kinds.values()) == ["stated", "given", "given", "derived", "derived"]
    given = [fact for index, fact in result.snapshot.facts.items() if result.stated < index <= result.given]
    assert given == facts("(a (v 1)) (a (v 1 2))", TEMPLATES)


def test_functions_in_facts_are_never_called(tmp_path: Path) -> None:
    target = tmp_path / "made"
    call = f'(system "touch {target}")'
    engine = Small(TEMPLATES + COPY).engine
    with pytest.raises(ValueError, match="can't be written as a constant"):
        engine.run([Fact("a", {"v": (Symbol(call),)})])
    with pytest.raises(RunError, match="while the given facts were asserted"):
        engine._run(f"(a (v {call}))".encode(), 10)
    assert not target.exists()


def test_an_error_while_a_rule_fires_names_the_rule_and_the_engine_goes_on() -> None:
    ready = Small(TEMPLATES + FAILS)
    with pytest.raises(RunError, match=r"in rule divides.*divide by zero"):
        ready.run("(b (x 0))")
    assert len(ready.run("(b (x 1))").snapshot.firings) == 1


def test_an_error_while_a_rule_matches_names_the_rule() -> None:
    with pytest.raises(RunError, match="in rule compares"):
        run(TEMPLATES + "(defrule compares (b (x ?x)) (test (> ?x 1)) => (assert (a)))", "(b (x text))")


def test_a_rule_that_loops_is_stopped_and_named() -> None:
    ready = Small(TEMPLATES + COPY + LOOPS)
    with pytest.raises(RunError, match=r"stopped after 50 firings.*counts"):
        ready.run("(a (v 1)) (b (x 1))", limit=50)
    assert len(Small(TEMPLATES + COPY).run("(a (v 1))", limit=1).snapshot.firings) == 1


def test_nothing_reaches_the_processs_streams(capfd: pytest.CaptureFixture[str]) -> None:
    prints = '(defrule prints (a (v loud)) => (printout t "out" crlf) (printout stderr "err"))'
    ready = Small(TEMPLATES + COPY + FAILS + prints)
    for text in (b"(b (x 0))", b"(a (v loud))", b"(nonsense"):
        with pytest.raises(RunError):
            ready.engine._run(text, 10)
    assert ready.run("(b (x 1))").snapshot.facts
    with pytest.raises(ConstructError):
        Small(TEMPLATES + "(defrule bad (zork) => (assert (nothing (x)))) (defrule bad2 (a (w 1)) => (assert (b)))")
    del ready
    gc.collect()
    assert capfd.readouterr() == ("", "")


def test_an_engine_that_stopped_in_the_middle_of_withdrawals_is_destroyed_silently(
    capfd: pytest.CaptureFixture[str],
) -> None:
    rules = """(defrule concludes (logical (b (x ?n)) (not (a (v ?n)))) => (assert (c (v ?n))))
               (defrule goes-on (c (v ?n)) => (assert (a (v ?n))) (assert (b (x (+ ?n 1)))))"""
    ready = Small(TEMPLATES + rules)
    with pytest.raises(RunError, match="stopped after"):
        ready.run("(b (x 1))", limit=101)
    del ready
    gc.collect()
    assert capfd.readouterr() == ("", "")


def test_a_run_stays_readable_after_further_runs() -> None:
    ready = Small(TEMPLATES + COPY)
    first = ready.run("(a (v one))")
    second = ready.run("(a (v two))")
    ready.run("(a (v three))")
    assert [fact["v"] for fact in first.snapshot.facts.values() if fact.template == "a"] == [("one",)]
    assert [fact["v"] for fact in second.snapshot.facts.values() if fact.template == "a"] == [("two",)]


def test_facts_of_one_template_can_be_read_before_and_after_the_others() -> None:
    result = run(TEMPLATES + COPY, "(a (v 1))")
    before = result.derived("b")
    assert before == {i: fact for i, fact in result.snapshot.facts.items() if fact.template == "b"}
    assert result.derived("b") == before
    assert result.derived("a") == {}


def test_another_thread_is_refused() -> None:
    ready = Small(TEMPLATES)
    failures: list[Exception] = []

    def use() -> None:
        try:
            ready.run("(a)")
        except RunError as error:
            failures.append(error)

    thread = threading.Thread(target=use)
    thread.start()
    thread.join()
    assert "thread" in str(failures[0])


def test_engines_in_several_threads_do_not_disturb_each_other() -> None:
    found: dict[int, list[object]] = {}

    def work(number: int) -> None:
        ready = Small(TEMPLATES + COPY)
        for _ in range(100):
            result = ready.run("(a (v " + "x " * number + "))")
            found.setdefault(number, []).append(next(iter(result.derived("b").values()))["x"])

    threads = [threading.Thread(target=work, args=(number,)) for number in range(1, 5)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == {number: [number] * 100 for number in range(1, 5)}


def test_long_and_many_values_are_read_and_not_kept() -> None:
    ready = Small(TEMPLATES + "(defrule r (a (v $?x)) => (assert (c (v ?x))))")
    for number in range(3):
        values = (Symbol("s" * 50_000 + str(number)), "t" * 50_000, *range(number * 6_000, number * 6_000 + 6_000))
        (fact,) = ready.engine.run([Fact("a", {"v": values})]).derived("c").values()
        assert fact["v"] == values


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_every_strategy_can_be_asked_for(strategy: str) -> None:
    assert run(TEMPLATES + COPY, "(a (v 1)) (a)", strategy=strategy).fired == 2


def test_a_strategy_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(ValueError, match="no strategy 'quick'"):
        run(TEMPLATES, "(a)", strategy="quick")


def test_many_facts_are_read_back_in_full() -> None:
    text = " ".join(f"(b (x {n}))" for n in range(1000))
    result = run(TEMPLATES + "(defrule r (b (x ?x)) => (assert (c (v ?x))))", text)
    assert sorted(fact["v"] for fact in result.derived("c").values()) == [(n,) for n in range(1000)]
    assert len(result.snapshot.facts) == 2000


def test_an_unrecorded_run_gives_the_same_facts() -> None:
    recorded = Small(TEMPLATES + COPY).run("(a (v 1 2))").snapshot
    plain = Small(TEMPLATES + COPY, recording=False).run("(a (v 1 2))").snapshot
    assert list(plain.facts.values()) == list(recorded.facts.values())
    assert plain.firings == ()


def test_a_construct_that_clips_refuses_is_counted_from_the_first_template() -> None:
    with pytest.raises(ConstructError) as caught:
        Small(TEMPLATES + COPY + "(defrule bad (a (v ?x)) => (assert (b (x (no-such-function ?x)))))")
    assert caught.value.number == 4
    assert "no-such-function" in caught.value.text
