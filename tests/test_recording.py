"""What recording adds to a rule, and what can be read back of each firing."""

from __future__ import annotations

import pytest
from small import rules, run

from pyshell.errors import InputError
from pyshell.model import FactRef, Firing
from pyshell.reader import read
from pyshell.recording import record

TEMPLATES = """
(deftemplate a (multislot v))
(deftemplate b (slot x) (slot y (default none)))
(deftemplate c (slot x) (multislot v))
"""


def text_of(rule: str) -> str:
    return rules(rule)[0].text


def firings(rule: str, facts: str) -> tuple[Firing, ...]:
    return run(TEMPLATES + rule, facts).snapshot.firings


def bindings(rule: str, facts: str) -> dict[str, object]:
    (firing,) = firings(rule, facts)
    return dict(firing.bindings)


def problem(rule: str) -> str:
    with pytest.raises(InputError) as caught:
        record(read(rule, "r.clp")[0], rule)
    return str(caught.value)


def test_positive_patterns_get_addresses_also_inside_logical_and_and() -> None:
    text = text_of("(defrule r (logical (a) (and (b) (c)) (not (b (x 1)))) (b (x 2)) => (assert (c)))")
    assert text.count("<-") == 4
    assert "(not (b (x 1)))" in text


def test_patterns_inside_not_exists_and_forall_get_none() -> None:
    text = text_of("(defrule r (not (a)) (exists (b)) (forall (a) (b)) (not (and (a) (b))) => (assert (c)))")
    assert "<-" not in text


def test_the_authors_address_variables_are_used() -> None:
    (rule,) = rules("(defrule r ?mine <- (a) => (assert (b (x ?mine))))")
    assert rule.text.count("<-") == 1
    assert "(record ?mine " in rule.text


def test_the_plain_text_is_the_authors() -> None:
    source = "(defrule r ; why\n   (a (v ?x))\n   =>\n   (assert (b (x ?x))))"
    (rule,) = rules(source)
    assert rule.plain == source


def test_added_variables_avoid_the_authors_names() -> None:
    (rule,) = rules("(defrule r (a (v ?z-f0 ?z--c)) => (assert (b (x ?z-f0))))")
    assert "?z---f0 <- " in rule.text


def test_comments_at_the_end_of_lines_swallow_nothing() -> None:
    rule = """(defrule r ; one
       (a (v ?x)) ; two
       => ; three
       (assert (b (x ?x)) ; four
               (c (x ?x))) ; five
       )"""
    (firing,) = firings(rule, "(a (v 1))")
    assert len(firing.concludes) == 2


def test_several_facts_of_one_assert_are_each_recorded() -> None:
    (firing,) = firings("(defrule r (a (v ?x)) => (assert (b (x ?x)) (b (x 2))) (assert (c (x 3))))", "(a (v 1))")
    assert firing.basis == (1,)
    assert firing.concludes == (2, 3, 4)


def test_facts_asserted_in_loops_and_branches_are_recorded() -> None:
    rule = """(defrule r (a (v $?all)) =>
        (foreach ?one ?all (if (> ?one 1) then (assert (b (x ?one)) (c (x ?one)))))
        (assert (b (x end))))"""
    result = run(TEMPLATES + rule, "(a (v 1 2 3))")
    (firing,) = result.snapshot.firings
    assert len(firing.concludes) == 5
    assert {result.snapshot.facts[i]["x"] for i in firing.concludes} == {2, 3, "end"}


def test_a_fact_address_from_assert_can_still_be_used() -> None:
    rule = "(defrule r (a) => (bind ?first (assert (b (x 1)))) (assert (c (x ?first))))"
    result = run(TEMPLATES + rule, "(a)")
    (firing,) = result.snapshot.firings
    assert firing.bindings["first"] == FactRef(firing.concludes[0])
    assert result.snapshot.facts[firing.concludes[1]]["x"] == FactRef(firing.concludes[0])


def test_a_nested_assert_still_returns_its_last_fact() -> None:
    rule = "(defrule r (a) => (if TRUE then (bind ?last (assert (b (x 1)) (b (x 2)))) (assert (c (x ?last)))))"
    result = run(TEMPLATES + rule, "(a)")
    last = next(fact["x"] for fact in result.snapshot.facts.values() if fact.template == "c")
    assert isinstance(last, FactRef)
    assert result.snapshot.facts[last.index]["x"] == 2


def test_variables_of_all_kinds_are_bound() -> None:
    rule = """(defrule r
       (c (x ?x) (v ?first $?middle ?before-last ?last))
       ?b <- (b (x ?x) (y ?y&~none))
       (a (v $?whole))
       => (bind ?sum (+ ?first 1)) (bind ?list (create$ ?sum ?y)) (bind ?one (create$ 7)) (bind ?empty (create$))
       (assert (b (x done))))"""
    assert bindings(rule, '(c (x k) (v 1 two "three" 4 5)) (b (x k) (y 2.5)) (a (v p q))') == {
        "x": "k",
        "first": 1,
        "middle": ("two", "three"),
        "before-last": 4,
        "last": 5,
        "y": 2.5,
        "b": FactRef(2),
        "whole": ("p", "q"),
        "sum": 2,
        "list": (2, 2.5),
        "one": (7,),
        "empty": (),
    }


def test_variables_between_two_multifield_ones_are_bound() -> None:
    rule = "(defrule r (a (v $?left here ?x $?right)) => (assert (b (x ?x))))"
    assert bindings(rule, "(a (v 1 2 here 3 4))") == {"left": (1, 2), "x": 3, "right": (4,)}


def test_a_variable_bound_again_has_its_last_value() -> None:
    rule = "(defrule r (a (v ?x)) => (bind ?x (+ ?x 1)) (assert (b (x ?x))))"
    assert bindings(rule, "(a (v 1))") == {"x": 2}


def test_a_variable_compared_with_or_is_read_where_it_was_bound() -> None:
    rule = "(defrule r (b (x ?x)) (b (x ?other&~?x) (y ?x|any)) => (assert (c (x ?x))))"
    assert bindings(rule, "(b (x 1)) (b (x 2) (y any))") == {"x": 1, "other": 2}


def test_a_conclusion_that_stands_already_is_a_second_reason() -> None:
    rule = """(defrule one (logical (b (x 1))) => (assert (c (x same))))
              (defrule two (logical (b (x 2))) => (assert (c (x same))))"""
    first, second = firings(rule, "(b (x 1)) (b (x 2))")
    assert first.concludes == second.concludes
    assert {first.rule, second.rule} == {"one", "two"}


def test_a_firing_is_withdrawn_with_its_support() -> None:
    rule = """(defrule early (logical (a) (not (b))) => (assert (c (x early))))
              (defrule late (a) (c (x early)) => (assert (b (x 1))))"""
    result = run(TEMPLATES + rule, "(a)", strategy="depth")
    assert all(firing.rule != "early" for firing in result.snapshot.firings)
    assert all(fact.template != "c" for fact in result.snapshot.facts.values())


def test_a_firing_whose_premise_was_withdrawn_is_not_shown() -> None:
    rule = """(defrule early (logical (a) (not (b))) => (assert (c (x early))))
              (defrule late (a) (c (x early)) => (assert (b (x 1))))"""
    result = run(TEMPLATES + rule, "(a)")
    assert result.snapshot.firings == ()
    assert any(fact.template == "b" for fact in result.snapshot.facts.values())


@pytest.mark.parametrize(
    ("rule", "message"),
    [
        ("(defrule)", "r.clp:1:1: a rule must have a name"),
        ("(defrule r (a) (assert (b)))", "r.clp:1:1: the rule r has no '=>'"),
        ("(defrule r (or (a) (b)) => (assert (c)))", "r.clp:1:12: 'or' fires once for each branch"),
        ("(defrule r (declare (salience 5)) (a) => (assert (c)))", "r.clp:1:12: 'declare'"),
        ("(defrule r (a)\n => assert)", "r.clp:2:5: assert can't be an action"),
        ("(defrule r a => (assert (c)))", "r.clp:1:12: a can't be a condition"),
        ("(defrule r ?f (a) => (assert (c)))", "r.clp:1:12: ?f can't be a condition"),
        ("(defrule r ((a)) => (assert (c)))", "r.clp:1:12: a condition must begin with a template's name"),
        ("(defrule r (a (v (+ 1 2))) => (assert (c)))", "r.clp:1:18: a form in a slot must follow"),
    ],
)
def test_what_is_no_rule_is_refused_with_its_place(rule: str, message: str) -> None:
    assert problem(rule).startswith(message)


def test_or_inside_a_negation_is_allowed() -> None:
    (firing,) = firings("(defrule r (a) (not (or (b) (c))) => (assert (c (x 1))))", "(a)")
    assert firing.basis == (1,)


def test_conditions_are_kept_for_explanations() -> None:
    (rule,) = rules("(defrule r (logical (a (v ?x)) (not (b (x ?x)))) (test (> ?x 1)) => (assert (c)))")
    assert [condition.kind for condition in rule.conditions] == ["pattern", "not", "test"]
    assert rule.logical
    assert rule.conditions[1].inner[0].template == "b"
