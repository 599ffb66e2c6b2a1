"""What holds for every scenario, tried on scenarios that hypothesis picks and changes."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

import small
from conftest import shipped_base
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pyshell.case import Case
from pyshell.engine import STRATEGIES, Engine
from pyshell.model import Fact, Scenario, SlotValue, Symbol, Value

BASE = shipped_base()
FILES = BASE.knowledge.scenario_files
WORDS = frozenset(
    symbol
    for template in BASE.knowledge.vocabulary.templates.values()
    for slot in template.slots.values()
    for symbol in slot.allowed
)
"""What means the same in every scenario: a thing that a scenario calls `copy` keeps its name."""

Said = tuple[str, str, tuple[Value, ...], str, int]

_some = settings(deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


@st.composite
def scenarios(draw: st.DrawFn) -> Scenario:
    """A shipped scenario or one of its variants."""
    whole = BASE.scenario(draw(st.sampled_from(FILES)))
    return draw(st.sampled_from((whole, *whole.variants)))


def judged(scenario: Scenario, facts: Iterable[Fact] | None = None, strategy: str = "depth") -> Case:
    if facts is not None:
        scenario = replace(scenario, facts=tuple(facts), variants=())
    return BASE.judge(scenario, strategy=strategy, record=False)


def said(case: Case) -> set[Said]:
    return {(o.about, o.aspect, o.value, o.by, o.step) for o in case.outcomes}


def answers(found: set[Said]) -> set[Said]:
    """Without the steps on the way: sums run through their causes in the order of the causes' names."""
    return {one for one in found if BASE.knowledge.vocabulary.aspects[one[1]].answer != "no"}


@given(scenario=scenarios(), random=st.randoms(use_true_random=False), strategy=st.sampled_from(STRATEGIES))
@settings(_some, max_examples=150)
def test_neither_the_order_of_the_facts_nor_the_strategy_matters(
    scenario: Scenario, random: Callable[..., None], strategy: str
) -> None:
    facts = list(scenario.facts)
    random.shuffle(facts)  # type: ignore[attr-defined]
    assert said(judged(scenario, facts, strategy)) == said(judged(scenario))


@given(scenario=scenarios())
@settings(_some, max_examples=25)
def test_all_seven_strategies_say_the_same(scenario: Scenario) -> None:
    assert len({frozenset(said(judged(scenario, strategy=strategy))) for strategy in STRATEGIES}) == 1


class Renaming:
    """New names for a scenario's players and objects, also inside the names that rules make of them."""

    def __init__(self, scenario: Scenario, numbers: list[int]) -> None:
        facts = (*scenario.facts, *BASE.knowledge.stated)
        free = ("subtypes", "value", "quality", "name", "keyword")
        words = WORDS.union(*(f.values(slot) for f in facts for slot in free))
        things = (f for f in scenario.facts if f.template in ("player", "game-object"))
        ids = [str(f["id"]) for f in things if f["id"] not in words]
        self.new = dict(zip(ids, (f"q{number}" for number in numbers), strict=False))
        self.given = {str(f["id"]) for f in scenario.facts if "id" in f.slots}

    def name(self, name: str) -> str:
        """The new name; that of a made-up thing (`line-player`, `copy-ability`) is changed in its parts."""
        if name in self.new or name in self.given:
            return self.new.get(name, name)
        cuts = [at for at, letter in enumerate(name) if letter == "-"]
        known = self.given | self.new.keys()
        for enough in (2, 1):
            for at in reversed(cuts):
                left, right = name[:at], name[at + 1 :]
                if (left in known) + (right in known) >= enough:
                    return f"{self.name(left)}-{self.name(right)}"
        return name

    def value(self, value: Value) -> Value:
        return Symbol(self.name(value)) if isinstance(value, Symbol) else value

    def fact(self, fact: Fact) -> Fact:
        slots: dict[str, SlotValue] = {
            slot: tuple(map(self.value, value)) if isinstance(value, tuple) else self.value(value)
            for slot, value in fact.slots.items()
        }
        return Fact(fact.template, slots)


@given(scenario=scenarios(), numbers=st.lists(st.integers(10, 10_000), min_size=40, max_size=40, unique=True))
@settings(_some, max_examples=60, derandomize=True)
def test_renaming_players_and_objects_renames_the_outcomes_and_nothing_else(
    scenario: Scenario, numbers: list[int]
) -> None:
    renaming = Renaming(scenario, numbers)
    renamed = judged(scenario, map(renaming.fact, scenario.facts))
    assert answers(said(renamed)) == {
        (renaming.name(about), aspect, tuple(map(renaming.value, value)), by, step)
        for about, aspect, value, by, step in answers(said(judged(scenario)))
    }


def unrelated(scenario: Scenario, keyword: str, mana: int) -> tuple[Fact, ...]:
    """A card in the command zone that nothing speaks of."""
    owner = next((f["id"] for f in scenario.facts if f.template == "player"), "somebody")
    text = f"""
    (game-object (id unrelated) (owner {owner}))
    (face (object unrelated) (name "Unrelated") (mana-cost {mana} G) (types creature) (subtypes bear))
    (location (object unrelated) (zone command) (player {owner}))
    (ability (id unrelated-ability) (object unrelated) (keyword {keyword}))
    (counters (object unrelated) (amount {mana}))
    """
    return BASE.scenario(f"(player (id {owner})) {text}").facts[1:]


@given(scenario=scenarios(), keyword=st.sampled_from(("flying", "fuse", "dredge", "cipher")), mana=st.integers(0, 9))
@settings(_some, max_examples=150)
def test_facts_about_unrelated_objects_change_nothing(scenario: Scenario, keyword: str, mana: int) -> None:
    more = judged(scenario, (*scenario.facts, *unrelated(scenario, keyword, mana)))
    assert {one for one in said(more) if not one[0].startswith("unrelated")} == said(judged(scenario))


@given(scenario=scenarios(), between=scenarios())
@settings(_some, max_examples=30)
def test_judging_again_gives_the_same_bytes(scenario: Scenario, between: Scenario) -> None:
    def text() -> bytes:
        return json.dumps(BASE.judge(scenario).to_json()).encode()

    first = text()
    BASE.judge(between)
    assert text() == first


# Precedence, with the golden rules alone

RULINGS = ("one", "two", "three", "four")
FINDING = st.tuples(st.sampled_from(RULINGS), st.sampled_from(("legality", "amount")), st.integers(0, 1))
OVERRIDES = st.lists(st.tuples(st.sampled_from(RULINGS), st.sampled_from(RULINGS)), max_size=5, unique=True)


def golden() -> Engine:
    """An engine with the golden rules, to which findings can be given."""
    folder = small.ROOT / "rules" / "judgement"
    rules = [rule for name in small.GOLDEN for rule in small.rules((folder / f"{name}.clp").read_text("utf-8"))]
    templates = [(template, construct.text) for template, construct in BASE.knowledge.templates]
    functions = [construct.text for construct in BASE.knowledge.functions]
    aspects = [fact for fact in BASE.knowledge.stated if fact.template == "aspect"]
    return Engine(templates, functions, aspects, rules, record=False)


GOLDEN = golden()


def conflicts(findings: Iterable[tuple[str, str, int]], overrides: Iterable[tuple[str, str]]) -> set[str]:
    """The aspects that are in conflict."""
    values = {"legality": (Symbol("illegal"), Symbol("legal")), "amount": (1, 2)}
    facts = [
        Fact(
            "finding",
            {
                "ruling": Symbol(ruling),
                "about": Symbol("thing"),
                "aspect": Symbol(aspect),
                "value": (values[aspect][which],),
                "step": 0,
            },
        )
        for ruling, aspect, which in findings
    ]
    facts += [Fact("overrides", {"ruling": Symbol(one), "over": Symbol(other)}) for one, other in overrides]
    run = GOLDEN.run(facts)
    return {str(fact["aspect"]) for fact in run.derived("conflict").values()}


@given(
    findings=st.lists(FINDING, min_size=1, max_size=6, unique=True),
    overrides=OVERRIDES,
    added=st.tuples(*[st.sampled_from(RULINGS)] * 2),
)
@settings(_some, max_examples=300)
def test_adding_an_overrides_never_creates_a_conflict(
    findings: list[tuple[str, str, int]], overrides: list[tuple[str, str]], added: tuple[str, str]
) -> None:
    assert conflicts(findings, [*overrides, added]) <= conflicts(findings, overrides)


def test_there_are_scenarios_to_try() -> None:
    assert len(FILES) > 200
    assert all(isinstance(file, Path) for file in FILES)
