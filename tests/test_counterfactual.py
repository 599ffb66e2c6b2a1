"""What if, what would flip it, what makes two cases differ, which facts are missing: each answer is judged."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import click
import pytest

from pyshell.case import Case
from pyshell.counterfactual.ask import Question, as_scenario, ask, missing
from pyshell.counterfactual.contrast import contrast
from pyshell.counterfactual.flip import flips
from pyshell.counterfactual.whatif import with_facts
from pyshell.errors import InputError
from pyshell.model import SlotType, SlotValue
from pyshell.patterns import read_pattern
from pyshell.render.lines import paint
from pyshell.render.text import judgement
from pyshell.rulebase import RuleBase

GRAVEYARD = """
(player (id ana)) (use-card (name "Breaking // Entering") (object be) (owner ana) (zone graveyard))
(permission (id p) (player ana) (object be))
(attempt (id fused) (player ana) (action cast) (object be) (half both) (permission p))
"""
MILL = """
(player (id ana)) (library (player ana) (size {size}))
(instruction (id i1) (player ana) (action mill) (amount 5)) (attempt (id a1) (player ana) (action mill) (amount 5))
"""
HAND = "(location (object be) (zone hand) (player ana))"


@pytest.fixture(scope="module")
def graveyard(base: RuleBase) -> Case:
    return base.judge(GRAVEYARD)


def values(case: Case, about: str, aspect: str) -> list[tuple[object, ...]]:
    return [o.value for o in case.outcomes if (o.about, o.aspect) == (about, aspect)]


def test_what_if_tells_changed_values_and_their_rulings(graveyard: Case) -> None:
    found = graveyard.what_if(assert_=[HAND], retract=["(location (object be))"])
    (change,) = (c for c in found.changes if (c.about, c.aspect) == ("fused", "legality"))
    assert change.kind == "value"
    assert (change.before, change.after) == ((("illegal",),), (("legal",),))
    assert (change.by_before, change.by_after) == (("fuse-works-only-from-hand",), ("fuse-casts-both-halves",))
    assert values(graveyard, "fused", "legality") == [("illegal",)], "the case itself stays as it was"


def test_what_if_tells_an_outcome_that_stays_for_another_reason(base: RuleBase) -> None:
    found = base.judge(MILL.format(size=7)).what_if(assert_=["(library (player ana) (size 4))"], retract=["(library)"])
    kinds = {(c.about, c.aspect): c.kind for c in found.changes}
    assert kinds["i1", "amount"] == "value"
    happened = found.before.what_if(assert_=["(player (id bo))"]).changes
    assert happened == ()


@pytest.mark.parametrize(
    ("added", "retract", "message"),
    [
        ("(libary (player ana) (size 1))", "", "did you mean library?"),
        ("(library (player nobody-known) (size 1))", "", "nobody-known"),
        ("(library (player ana) (size (system ls)))", "", "system"),
        ("", "(library (player ana) (size 77))", "library"),
    ],
)
def test_what_if_refuses_what_a_scenario_could_not_hold(base: RuleBase, added: str, retract: str, message: str) -> None:
    case = base.judge(MILL.format(size=7))
    with pytest.raises(InputError, match=message):
        case.what_if(assert_=[added] if added else [], retract=[retract] if retract else [])


def test_flip_finds_the_zone_that_makes_fusing_legal(graveyard: Case) -> None:
    found = graveyard.flips("fused legality legal")
    assert any("zone hand instead of graveyard" in flip.says for flip in found)
    assert all(len(flip.edits) == 1 for flip in found)


def test_flip_moves_a_number_by_the_least(base: RuleBase) -> None:
    case = base.judge(MILL.format(size=3))
    (first, *_) = case.flips("a1 legality legal")
    (edit,) = first.edits
    assert edit.added is not None
    assert (edit.added.template, edit.weight) == ("library", 2.0) or (edit.added.template, edit.weight) == (
        "attempt",
        2.0,
    )


def test_every_flip_was_judged(graveyard: Case) -> None:
    pattern = read_pattern("fused legality illegal", graveyard)
    for flip in flips(graveyard, pattern):
        facts = list(graveyard.scenario.facts)
        for edit in flip.edits:
            if edit.retract:
                facts.remove(edit.retract)
            if edit.added:
                facts.append(edit.added)
        assert values(with_facts(graveyard, facts), "fused", "legality") != [("illegal",)]


def test_contrast_names_the_one_difference_that_makes_the_outcome(base: RuleBase, graveyard: Case) -> None:
    hand = base.judge(GRAVEYARD.replace("(zone graveyard)", "(zone hand)").replace("(id ana)", '(id ana) (name "A")'))
    found = contrast(graveyard, hand)
    assert len(found.differences) == 2
    (made,) = (m for m in found.made if (m.change.about, m.change.aspect) == ("fused", "legality"))
    (difference,) = made.by
    assert {fact.template for fact in (*difference.only_first, *difference.only_second)} == {"location"}


def test_missing_says_what_a_ruling_would_need(base: RuleBase) -> None:
    case = base.judge(MILL.format(size=3).replace("(library (player ana) (size 3))", ""))
    assert "a1" in case.unruled
    assert any("library" in says for says in missing(case, "a1"))


def test_ask_asks_only_what_matters_and_ends_in_an_answer_and_a_scenario(base: RuleBase) -> None:
    case = base.judge(MILL.format(size=3).replace("(library (player ana) (size 3))", ""))
    asked: list[str] = []

    def answer(question: Question) -> bool:
        asked.append(question.failing.template)
        return question.failing.template == "library"

    def fill(slot: SlotType) -> SlotValue | None:
        return 9 if slot.name == "size" else None

    after, said = ask(case, read_pattern("a1 legality", case), answer, fill)
    assert asked[-1] == "library"
    assert values(after, "a1", "legality") == [("legal",)]
    assert [fact["size"] for fact in said] == [9]
    again = base.judge(as_scenario(after, "asked"))
    assert values(again, "a1", "legality") == [("legal",)]


def run(rulings_command: Path, *arguments: str, answers: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [rulings_command, *arguments], capture_output=True, text=True, check=False, input=answers, timeout=120
    )


def test_the_commands_print_text_and_json(rulings_command: Path, tmp_path: Path) -> None:
    file = tmp_path / "case.fct"
    file.write_text(GRAVEYARD)
    away, there = "(location (object be))", HAND
    told = run(rulings_command, "what-if", str(file), "--retract", away, "--assert", there)
    assert "illegal -> legal" in told.stdout
    held = json.loads(run(rulings_command, "what-if", str(file), "--retract", away, "--assert", there, "--json").stdout)
    assert any(change["aspect"] == "legality" for change in held["changes"])
    assert "the ruling needs hand" in run(rulings_command, "why-not", str(file), "fused legality legal").stdout
    assert "hand" in run(rulings_command, "flip", str(file), "fused legality legal").stdout
    nothing = run(rulings_command, "what-if", str(file))
    assert nothing.returncode == 2
    assert "--assert" in nothing.stderr


def test_ask_as_a_command_writes_the_scenario(rulings_command: Path, tmp_path: Path) -> None:
    file, saved = tmp_path / "case.fct", tmp_path / "saved.fct"
    file.write_text("(player (id ana)) (attempt (id a1) (player ana) (action mill) (amount 5))")
    done = run(rulings_command, "ask", str(file), "a1 legality", "--save", str(saved), answers="y\n5\n")
    assert "the library holds 5" in done.stdout
    assert run(rulings_command, "judge", str(saved)).returncode == 0


def test_judge_names_what_would_let_a_ruling_speak(base: RuleBase) -> None:
    case = base.judge(MILL.format(size=3).replace("(library (player ana) (size 3))", ""))
    shown = click.unstyle("\n".join(paint(judgement(case, lacking=True))))
    assert "a ruling would speak if it were stated that Ana's library holds at least 5 cards" in shown
    assert case.missing("a1") == missing(case, "a1")
