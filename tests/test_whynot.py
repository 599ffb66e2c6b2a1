"""Why-not: which conditions fail and which facts they fail by, for each kind of condition, and down to given facts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pyshell.case import Case
from pyshell.counterfactual import plan
from pyshell.counterfactual.answer import Failing, WhyNot
from pyshell.counterfactual.probe import Part
from pyshell.render.lines import paint
from pyshell.render.whynot import why_not
from pyshell.rulebase import RuleBase
from tests.small import load

KINDS = {
    "kinds/by-slot": """
(deffacts by-slot (ruling (id by-slot) (title "In hand") (says "{card} is in hand") (cr "601.3")))
(defrule by-slot
   (logical (attempt (id ?id) (player ?player) (object ?card))
            (location (object ?card) (zone hand) (player ?player)))
   =>
   (assert (finding (ruling by-slot) (about ?id) (aspect legality) (value legal))))
""",
    "kinds/by-test": """
(deffacts by-test (ruling (id by-test) (title "More than half") (says "{amount} of {size}") (cr "701.17a")))
(defrule by-test
   (logical (instruction (id ?id) (player ?player) (amount ?amount))
            (library (player ?player) (size ?size))
            (test (> (* 2 ?amount) ?size)))
   =>
   (assert (finding (ruling by-test) (about ?id) (aspect amount) (value ?amount))))
""",
    "kinds/by-not": """
(deffacts by-not (ruling (id by-not) (title "Nothing forbids") (says "nothing forbids it") (cr "101.2")))
(defrule by-not
   (logical (attempt (id ?id) (player ?player) (action cast))
            (not (prohibition (player ?player) (action cast))))
   =>
   (assert (finding (ruling by-not) (about ?id) (aspect names) (value free))))
""",
    "kinds/by-exists": """
(deffacts by-exists (ruling (id by-exists) (title "A fused ability") (says "it has fuse") (cr "702.102a")))
(defrule by-exists
   (logical (attempt (id ?id) (object ?card))
            (exists (ability (object ?card) (keyword fuse))))
   =>
   (assert (finding (ruling by-exists) (about ?id) (aspect names) (value fused))))
""",
    "kinds/by-forall": """
(deffacts by-forall (ruling (id by-forall) (title "All are full") (says "all libraries are full") (cr "101.2")))
(defrule by-forall
   (logical (attempt (id ?id))
            (forall (player (id ?player))
                    (library (player ?player) (size ?size&:(> ?size 5)))))
   =>
   (assert (finding (ruling by-forall) (about ?id) (aspect names) (value full))))
""",
    "kinds/by-multislot": """
(deffacts by-multislot (ruling (id by-multislot) (title "A creature") (says "it is a creature") (cr "302.1")))
(defrule by-multislot
   (logical (attempt (id ?id) (object ?card))
            (face (object ?card) (types $? creature $?)))
   =>
   (assert (finding (ruling by-multislot) (about ?id) (aspect names) (value creature))))
""",
    "kinds/by-conclusion": """
(deffacts by-conclusion (ruling (id by-conclusion) (title "Legal and named") (says "it is both") (cr "101.1")))
(defrule by-conclusion
   (logical (outcome (about ?id) (aspect legality) (value legal)))
   =>
   (assert (finding (ruling by-conclusion) (about ?id) (aspect amount) (value 1))))
""",
}

FACTS = """
(player (id ana)) (player (id bo)) (library (player ana) (size 9)) (library (player bo) (size 4))
(game-object (id bear) (kind card) (owner ana)) (face (object bear) (name "Bear") (types artifact))
(location (object bear) (zone graveyard) (player ana))
(attempt (id a1) (player ana) (action cast) (object bear))
(instruction (id i1) (player ana) (action mill) (amount 4))
(prohibition (id peace) (player ana) (action cast))
"""


@pytest.fixture(scope="module")
def case(tmp_path_factory: pytest.TempPathFactory) -> Case:
    return load(tmp_path_factory.mktemp("kinds"), KINDS).judge(FACTS)


def failing(answer: WhyNot) -> list[Failing]:
    (candidate, *_) = answer.candidates
    return list(candidate.failing)


def text(case: Case, answer: WhyNot) -> str:
    return "\n".join(paint(why_not(case, answer)))


def test_a_slot_that_differs_is_named_with_what_it_holds_and_what_is_needed(case: Case) -> None:
    (one,) = failing(case.why_not("a1 legality legal"))
    (difference,) = one.differences
    assert (one.kind, difference.slot, difference.has, difference.needs) == ("differs", "zone", "graveyard", "hand")


def test_a_test_that_is_untrue_names_the_facts_that_it_compares(case: Case) -> None:
    (one,) = failing(case.why_not("i1 amount 4"))
    assert one.kind == "untrue"
    assert {held.statement.fact.template for held in one.facts} == {"instruction", "library"}


def test_a_fact_that_blocks_a_negated_condition_is_named(case: Case) -> None:
    (one,) = failing(case.why_not("a1 names free"))
    assert (one.kind, [held.statement.fact["id"] for held in one.facts]) == ("blocked", ["peace"])


def test_what_an_exists_lacks_is_named(case: Case) -> None:
    (one,) = failing(case.why_not("a1 names fused"))
    assert (one.kind, one.template) == ("missing", "ability")
    assert "fuse" in one.needs


def test_the_exception_to_a_forall_is_named_and_what_it_lacks(case: Case) -> None:
    (one,) = failing(case.why_not("a1 names full"))
    assert (one.kind, [held.statement.fact["id"] for held in one.facts]) == ("exceptions", ["bo"])
    (inner,) = one.inner
    assert [(d.slot, d.has) for d in inner.differences] == [("size", 4)]


def test_a_multislot_that_lacks_a_value_is_named(case: Case) -> None:
    (one,) = failing(case.why_not("a1 names creature"))
    assert [(d.slot, d.has) for d in one.differences] == [("types", ("artifact",))]


def test_a_condition_on_a_conclusion_is_asked_about_in_turn_down_to_a_given_fact(case: Case) -> None:
    (one,) = failing(case.why_not("a1 amount 1"))
    assert one.because is not None
    (below,) = failing(one.because)
    assert [(d.slot, d.has, d.needs) for d in below.differences] == [("zone", "graveyard", "hand")]


def test_what_does_follow_is_said_to_follow(base: RuleBase) -> None:
    case = base.judge(
        "(player (id ana)) (library (player ana) (size 9)) (instruction (id i1) (player ana) (action mill))"
    )
    answer = case.why_not("i1 amount 1")
    assert [held.ruling for held in answer.holds] == ["mill-moves-top-cards"]


def test_where_no_ruling_can_find_it_the_values_that_they_find_are_told(case: Case) -> None:
    assert set(case.why_not("a1 names king").possible) >= {"free", "fused", "full", "creature"}


NAMED = [
    ("mill/doubled", "without-bruvac", "imp destination graveyard", "Bruvac the Grandiloquent is in Bo's hand"),
    ("mill/doubled", "larger-library", "i1 amount 7", "Ana's library holds 8 cards"),
    ("dredge/too-few-cards", "exactly-enough", "i1 drawn 1", "Ana's library holds 5 cards"),
    ("investigate/food", "no-food", "food-cost payable yes", "Cobbled Wings costs {2} and is an artifact (equipment)"),
]


@pytest.mark.parametrize(("scenario", "variant", "pattern", "named"), NAMED)
def test_what_a_near_miss_changes_is_named(
    base: RuleBase, scenario: str, variant: str, pattern: str, named: str
) -> None:
    case = find(base, scenario, variant)
    assert named in text(case, case.why_not(pattern))


def find(base: RuleBase, name: str, variant: str = "") -> Case:
    """A shipped scenario, or one of its variants, judged."""
    path = next(path for path in base.knowledge.scenario_files if str(path).endswith(f"{name}.fct"))
    scenario = base.scenario(path)
    return base.judge(next(one for one in scenario.variants if one.id.endswith(f"#{variant}")) if variant else scenario)


def test_two_conditions_about_two_things_are_not_told_of_one_and_the_same(base: RuleBase) -> None:
    case = find(base, "targets/performer-is-illegal", "both-there")
    candidate = case.why_not(
        "(outcome (about bite) (aspect resolves) (value yes) (by targets-some-illegal))"
    ).candidates[0]
    targets = [
        met.statement.fact["id"] for met in candidate.met if met.statement and met.statement.fact.template == "target"
    ]
    assert len(set(targets)) == 2


def test_an_amount_that_is_compared_with_is_traced_to_what_would_make_it_another(base: RuleBase) -> None:
    case = find(base, "mill/doubled", "without-bruvac")
    (one,) = failing(
        case.why_not("(outcome (about imp) (aspect destination) (value graveyard) (by mill-moves-top-cards))")
    )
    assert any(f.differences and f.differences[0].has == "hand" for other in one.other for f in given(other))


def given(answer: WhyNot) -> Iterator[Failing]:
    """The conditions that fail, furthest down, in an answer."""
    for part in answer.parts():
        for candidate in part.candidates:
            yield from candidate.failing


def test_a_defeat_says_what_would_make_the_winner_otherwise(base: RuleBase) -> None:
    case = find(base, "combat/must-block-a-flyer", "reach")
    (defeat,) = case.why_not("blocking legality legal").defeated
    assert defeat.rival.by == "must-block-only-if-able"
    assert [unless.candidates[0].ruling for unless in defeat.unless] == ["blocking-may-be-ruled-out"]
    assert "that would be otherwise by" in text(case, case.why_not("blocking legality legal"))


def test_a_condition_on_how_many_values_there_are_says_how_many_it_needs(base: RuleBase) -> None:
    case = find(base, "text/swampwalk", "isle")
    shown = text(case, case.why_not("defence legality legal"))
    assert "needed: types at least 2 values" in shown
    assert "needed: \n" not in f"{shown}\n"


def test_a_failing_condition_is_told_by_its_place_in_the_rule(base: RuleBase) -> None:
    case = find(base, "mill/doubled", "larger-library")
    for one in case.why_not("i1 amount 7").candidates:
        conditions = base.knowledge.recorded[one.rule].conditions
        for failing in one.failing:
            condition = conditions[failing.number - 1]
            inner = condition.inner[0].template if condition.kind == "exists" else condition.template
            assert failing.template in ("", inner)


def test_no_rule_is_offered_that_cannot_conclude_the_aspect(base: RuleBase) -> None:
    case = find(base, "copies/once-each-turn", "its-own")
    parts = case.why_not("(outcome (about second) (aspect legality) (value legal) (step 4))").parts()
    offered = [one.rule for part in parts if "destination|controlled-by" in part.pattern for one in part.candidates]
    assert offered
    for rule in offered:
        concluded = base.knowledge.recorded[rule].plain.partition("=>")[2]
        assert "(aspect destination)" in concluded or "(aspect controlled-by)" in concluded


LAST_DRAW = "(outcome (about windfall-draw-di) (aspect drawn) (value 0) (step 32))"
"""Of reports/T154, the shipped case with the longest chain of like steps: 32 draws, one after the other."""


def test_what_a_fact_would_take_is_told_once_and_referred_to_after_that(base: RuleBase) -> None:
    case = find(base, "reports/T154")
    answer = case.why_not(LAST_DRAW)
    told = [part.pattern for part in answer.parts() if part.candidates]
    again = [part for part in answer.parts() if part.told]
    assert len(told) == len(set(told))
    assert again
    for part in again:
        assert part.pattern in told
        assert not part.candidates
        assert part.to_json()["told"] is True
    assert "what that takes is told above" in text(case, answer)


def test_however_much_there_is_to_look_into_clips_is_not_asked_without_end(base: RuleBase) -> None:
    case, probe = find(base, "reports/T154"), base.why_nots.probe
    case.why_not("(outcome (about windfall-draw-ana) (aspect drawn) (value 1) (step 1))")
    before = probe.count
    case.why_not(LAST_DRAW)
    most = plan.PROBES * plan.FACTS // len(case.facts)
    assert most < plan.PROBES // 2
    assert most <= probe.count - before < 2 * most


def test_a_rule_is_not_asked_about_a_thing_that_its_slots_cannot_name(base: RuleBase) -> None:
    """What the count of some spells takes isn't that the count pays life."""
    answer = find(base, "split/one-card", "nothing-there").why_not("spells counted 2")
    rules = {one.rule for part in answer.parts() for one in part.candidates}
    assert "things-add-up-first" in rules
    assert "paying-life-subtracts-it" not in rules


def test_a_fact_about_something_else_does_not_stand_in_for_one_that_is_missing(base: RuleBase) -> None:
    """That another spell resolves isn't why nothing dies."""
    case = find(base, "reports/T101", "alive")
    answer = case.why_not("(outcome (about hooligan) (aspect destination) (value graveyard) (step 0))")
    (dies,) = (one for one in answer.candidates if one.rule == "events-move-objects-graveyard")
    assert [(one.kind, one.template, one.facts) for one in dies.failing] == [("missing", "event", ())]


def test_what_any_other_thing_could_be_is_left_open(base: RuleBase) -> None:
    """The effect that would have to make it a creature needn't be the one that is there, on its power."""
    case = find(base, "copies/animated", "nothing-set")
    answer = case.why_not("(outcome (about lazav) (aspect types) (value land creature) (step 1))")
    assert any("(aspect overlaid) (value types ? land creature)" in part.pattern for part in answer.parts())
    assert any(one.kind == "missing" and one.template == "effect" for one in given(answer))


def test_a_condition_is_reached_if_all_before_it_match_together(base: RuleBase) -> None:
    """CLIPS says in one question how far a rule's conditions match; asked about each beginning, it says the same."""
    probe = base.why_nots.planner(find(base, "mill/doubled", "larger-library")).probe
    lengths = set()
    for rule in base.knowledge.recorded.values():
        parts = [Part(condition) for condition in rule.conditions]
        longest = probe.longest(parts, {})
        lengths.add(len(parts) - longest)
        beginnings = [probe.holds(parts[:length], {}) for length in range(len(parts) + 1)]
        assert beginnings == [length <= longest for length in range(len(parts) + 1)], rule.name
    assert len(lengths) > 3


def test_of_two_ways_that_come_equally_near_both_are_told(base: RuleBase) -> None:
    """Either target could be the illegal one."""
    case = find(base, "targets/fused-targets", "both-there")
    told = [
        failing.facts[0].statement.fact["about"]
        for candidate in case.why_not("(outcome (about wt) (aspect resolves) (by targets-some-illegal))").candidates
        for failing in candidate.failing
        if candidate.rule == "targets-some-illegal"
    ]
    assert sorted(map(str, told)) == ["torn", "worn"]
