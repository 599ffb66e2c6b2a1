"""What it would take for a fact to be concluded: the rules that could conclude it, and what it would take for each of
the conditions that fail, down to facts that a scenario gives. The plan that takes least comes first.
"""

from __future__ import annotations

import math
from bisect import insort
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from pyshell.audit.uses import KEYS
from pyshell.case import Case
from pyshell.counterfactual.conclusions import Conclusions
from pyshell.counterfactual.goal import Goal, Want
from pyshell.counterfactual.nearest import Miss, Near, Nearest
from pyshell.counterfactual.probe import Part, Probe
from pyshell.knowledge import Knowledge
from pyshell.model import Fact, FactRef, Firing, SlotValue, Symbol
from pyshell.patterns import is_name
from pyshell.recording import Condition, RecordedRule
from pyshell.scenario import PSEUDO

DEPTH = 8
"""How far down facts that rules could have concluded are asked about."""

BUDGET = 40
"""About how many facts, for one question, rules are looked through."""

PROBES, FACTS = 600, 1_000
"""How many probes, for one question, are made before nothing further down is looked into any more; and from how many
facts on there are fewer of them, as each takes longer."""

TOP, BELOW = 8, 4
"""How many rules are looked at closely: those that come nearest at a first glance; for the question, and below it."""

_WANTED = 3
"""How many rules the order has to be right for, where somebody asked."""

_WAYS = 2
"""In how many ways that come equally near a rule is told of, where somebody asked."""

ALTERNATIVES, APART = 3, 2.0
"""How many rules are looked into for a fact further down, and how much farther away the next one may be."""

_QUESTION = 1.5
"""What it counts for, besides, that the very thing that was asked about would have to be another."""

_COMPUTED = 2.0
"""What it counts for that a rule matched and worked out something else."""

_OTHER_KIND = 4.0
"""What it counts for that a rule is about another kind of action or event."""

_SUMS, _TOLD, _OTHERWISE, _BUDGET_OTHERWISE = 10, 3, 5.0, 50
"""How many facts are looked into to see what might have been otherwise, of how many it is told, how far away that may
be, and about how many facts, for one question, rules are looked through for it."""

FIRST, FAR, _FARTHEST = 4.0, 4.0, 60.0
"""How far away it is looked for plans at first; how much farther than the nearest; and where there is an end to looking
farther and farther step by step."""

_UNKNOWN = 3.0
"""What a fact counts for that nobody looked into."""

_IMPOSSIBLE = 8.0
"""What a fact counts for that no rule can conclude, or only if it stood already."""

_STEP = 0.25
"""What each step further down counts for."""


@dataclass(frozen=True)
class Option:
    """A rule that could conclude the fact. ``computed``: it matched, and worked out something else, in these firings.

    ``below`` says what it would take for each condition that fails, by the condition's number, if rules could conclude
    what it needs. ``path``: the goals that led here, as texts.
    """

    rule: RecordedRule
    near: Near
    below: Mapping[int, Plan]
    cost: float
    path: tuple[str, ...]
    computed: tuple[Firing, ...] = ()


@dataclass(frozen=True)
class Plan:
    """What it would take for a fact like the goal to be concluded: nothing, if some stand (``standing``); that nothing
    defeats the findings that there are (``defeats``: indices of ``defeated`` facts); or one of the ``options``.

    ``instead`` are outcomes about the same aspect of the same thing. ``others`` counts the rules that aren't options.
    ``unknown``: nobody looked into it.
    """

    goal: Goal
    standing: tuple[int, ...] = ()
    defeats: tuple[int, ...] = ()
    instead: tuple[int, ...] = ()
    options: tuple[Option, ...] = ()
    others: int = 0
    unknown: bool = False

    @property
    def cost(self) -> float:
        """How far away it is."""
        if self.standing:
            return 0.0
        if self.defeats:
            return 1.0
        return min((option.cost for option in self.options), default=_UNKNOWN if self.unknown else _IMPOSSIBLE)


@dataclass
class _State:
    """What has been found out for one question: for a goal the plan, or ``None`` if all are too far away; and how far
    away it was looked for them."""

    left: int = BUDGET
    plans: dict[str, Plan | None] = field(default_factory=dict)
    looked: dict[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class _Lack:
    """A condition that fails, by its number: what it counts for at least, and the fact it needs, if rules would have
    to conclude that."""

    number: int
    least: float
    goal: Goal | None


@dataclass(frozen=True)
class _Close:
    """A rule that comes close to a goal: what it lacks, and what that counts for at least, whatever is below it."""

    rule: RecordedRule
    near: Near
    lacks: tuple[_Lack, ...]

    @property
    def least(self) -> float:
        return len(self.near.unseen) / 2 + sum(lack.least for lack in self.lacks)


@dataclass(frozen=True)
class _Could:
    """A rule that could conclude a goal, with what its variables must be then; ``far``: what it counts for that it is
    about another kind of action or event; ``least``: how far away it is at least."""

    rule: RecordedRule
    conditions: tuple[Condition, ...]
    bound: Mapping[str, SlotValue]
    far: float
    least: float


@dataclass(frozen=True)
class _Rules:
    """The rules that could conclude a goal: those that matched, and worked out something else; those that come
    closest, closest first; and the names of all."""

    computed: tuple[tuple[RecordedRule, Near, tuple[Firing, ...]], ...]
    close: tuple[_Close, ...]
    names: tuple[str, ...]


class Planner:
    """Makes the plans for one case."""

    def __init__(self, case: Case, probe: Probe, conclusions: Conclusions, knowledge: Knowledge) -> None:
        self.case = case
        self.probe = probe
        self.conclusions = conclusions
        self.templates = knowledge.vocabulary.templates
        self.rules = knowledge.recorded
        self._bases: dict[tuple[str, tuple[int, ...]], tuple[int, ...]] = {}
        self._others: dict[str, Plan | None] = {}
        self._until = 0
        self._otherwise_state = _State(left=_BUDGET_OTHERWISE)
        self._by_goal: dict[tuple[str, int], _Rules] = {}
        self.nearest = Nearest(probe, knowledge)
        self.aspects = knowledge.vocabulary.aspects

    def plan(self, goal: Goal) -> Plan:
        """What it would take for a fact like the goal. It is looked for nearby first, then farther away."""
        self._until = self.probe.count + PROBES * FACTS // max(FACTS, len(self.case.facts))
        state = _State()
        most = FIRST
        while True:
            state.left = BUDGET
            plan = self._plan(goal, state, (), TOP, most)
            if plan is not None and (not plan.options or most >= plan.cost + FAR):
                return plan
            most = plan.cost + FAR if plan is not None else most * 2 if most < _FARTHEST else math.inf

    def other(self, option: Option, number: int) -> tuple[Plan, ...]:
        """What it would take for what a failing condition compares with to be something else."""
        compared = [index for index in option.near.compared(number) if not self.case.statement(index).given]
        return self._otherwise(compared, [one for index in compared for one in self.firings(index)], option.path)

    def further(self, option: Option) -> tuple[Plan, ...]:
        """What it would take for more to count towards what a rule worked out, or for what it was worked out from to
        be something else."""
        return self._otherwise((), option.computed, option.path)

    def unless(self, finding: int) -> tuple[Plan, ...]:
        """What it would take for what a finding rests on to be something else."""
        return self._otherwise((), self.firings(finding), ())

    @property
    def _spent(self) -> bool:
        """Whether enough probes were made."""
        return self.probe.count >= self._until

    def _plan(self, goal: Goal, state: _State, path: tuple[str, ...], width: int, most: float) -> Plan | None:
        """The plan for a goal, if it isn't farther away than ``most``."""
        if state.looked.get(goal.text, -1.0) < most:
            state.left -= 1
            state.plans[goal.text], state.looked[goal.text] = self._made(goal, state, (*path, goal.text), width, most)
        plan = state.plans[goal.text]
        return plan if plan is not None and plan.cost <= most else None

    def _made(
        self, goal: Goal, state: _State, path: tuple[str, ...], width: int, most: float
    ) -> tuple[Plan | None, float]:
        """The plan, and how far away it was looked for one."""
        standing = self.standing(goal)
        if standing:
            return Plan(goal, standing), math.inf
        wanted = goal
        instead: tuple[int, ...] = ()
        if goal.template == "outcome":
            wanted, instead = goal.finding(), self._instead(goal)
            if defeats := self._defeats(wanted):
                return Plan(goal, defeats=defeats, instead=instead), math.inf
        options, others, looked = self._options(wanted, state, path, width, most)
        if not options and looked < math.inf:
            return None, looked
        return Plan(goal, instead=instead, options=options, others=others), looked

    # What stands

    def standing(self, goal: Goal, *loosened: str) -> tuple[int, ...]:
        """The facts that are like the goal but for some slots."""
        rows = self.probe.rows([Part(goal.condition, frozenset(loosened))], goal.bindings)
        return tuple(dict.fromkeys(row.facts[0] for row in rows))

    def _instead(self, goal: Goal) -> tuple[int, ...]:
        if not goal.known("about") or not goal.known("aspect"):
            return ()
        return self.standing(goal, "value", "by")

    def _defeats(self, finding: Goal) -> tuple[int, ...]:
        findings = self.standing(finding)
        return tuple(
            index
            for index, fact in self.case.facts.items()
            if fact.template == "defeated" and isinstance(ref := fact["finding"], FactRef) and ref.index in findings
        )

    # The rules that could conclude it

    def _options(
        self, goal: Goal, state: _State, path: tuple[str, ...], width: int, most: float
    ) -> tuple[tuple[Option, ...], int, float]:
        """The rules that come nearest, the number of the others, and how far away it was looked for them. What is
        below them is looked into only as long as it can make a difference to which come first."""
        rules = self._reaching(goal, width)
        options = [Option(rule, near, {}, _COMPUTED, path, firings) for rule, near, firings in rules.computed]
        looked = math.inf
        costs: list[float] = []
        for close in rules.close:
            limit = most
            if width == BELOW and costs:
                limit = min(limit, costs[0] + APART)
            enough = ALTERNATIVES if width == BELOW else _WANTED
            if len(costs) >= enough:
                limit = min(limit, costs[enough - 1])
            option = self._option(close, goal, state, path, limit) if close.least <= limit else None
            if option is None:
                looked = most if limit == most else looked
            elif width == TOP or not any(_same_lack(option, other) for other in options):
                options.append(option)
                costs = sorted((*costs, option.cost))
        options.sort(key=lambda option: (option.cost, -len(option.near.facts), option.rule.name))
        looked_at = {option.rule.name for option in options}
        return tuple(options), sum(name not in looked_at for name in rules.names), looked

    def _reaching(self, goal: Goal, width: int) -> _Rules:
        """The rules that could conclude a goal, and how close the closest come."""
        if (goal.text, width) not in self._by_goal:
            self._by_goal[(goal.text, width)] = self._looked_at(goal, width)
        return self._by_goal[(goal.text, width)]

    def _looked_at(self, goal: Goal, width: int) -> _Rules:
        found = sorted(self._could(goal), key=lambda one: (one.least, one.rule.name))
        computed = []
        rough: list[tuple[float, _Could, Sequence[Part]]] = []
        for could in found:
            most = rough[width - 1][0] if len(rough) >= width else math.inf
            if could.least > most:
                break
            parts = self.nearest.rough(could.conditions, could.bound, most - could.far)
            if parts is None:
                continue
            guess = self.nearest.guess(parts)
            if guess:
                insort(rough, (guess + could.far, could, parts), key=lambda one: (one[0], one[1].rule.name))
            elif firings := self._fired(could.rule, could.bound):
                computed.append((could.rule, self.nearest.near(could.conditions, could.bound), firings))
        close: list[_Close] = []
        for guess, could, loosened in rough[:width]:
            if width == BELOW and len(close) >= ALTERNATIVES and close[ALTERNATIVES - 1].least <= guess:
                break
            for near in self.nearest.best(loosened, could.bound)[: _WAYS if width == TOP else 1]:
                lacks = self._lacks(near, goal)
                insort(close, _Close(could.rule, near, lacks), key=lambda one: (one.least, one.rule.name))
        return _Rules(tuple(computed), tuple(close), tuple(could.rule.name for could in found))

    def _could(self, goal: Goal) -> Iterator[_Could]:
        """The rules that could conclude a goal, before anything is matched."""
        for rule, wanted in self.conclusions.reaching(goal):
            conditions, bound = wanted.conditions(rule)
            if self._speaks_of(rule, bound):
                far = _OTHER_KIND * self._of_another_kind(rule, bound)
                least = far + self.nearest.guess(self.nearest.untried(conditions))
                yield _Could(rule, conditions, bound, far, least)

    def _lacks(self, near: Near, goal: Goal) -> tuple[_Lack, ...]:
        lacks = []
        for number, miss in near.misses.items():
            below = self._goal(miss)
            lacks.append(_Lack(number, 1.0 + _STEP if below else self._cost(miss, goal), below))
        return tuple(lacks)

    def _option(self, close: _Close, goal: Goal, state: _State, path: tuple[str, ...], most: float) -> Option | None:
        """A rule as an option, with plans for what it lacks; ``None`` if that is farther away than ``most``."""
        below = {}
        cost = close.least
        for lack in close.lacks:
            if lack.goal is not None:
                cost -= lack.least
                plan = self._below(lack.goal, state, path, most - cost - _STEP)
                if plan is None:
                    return None
                below[lack.number] = plan
                cost += plan.cost + _STEP
        return Option(close.rule, close.near, below, cost, path)

    def _cost(self, miss: Miss, goal: Goal) -> float:
        """What it counts for that a condition fails that a scenario could meet."""
        other = KEYS.get(miss.condition.template) in miss.slots
        fact = None if miss.fact is None else self.case.facts[miss.fact]
        asked = fact is not None and "id" in fact.slots and (fact["id"],) == goal.known("about")
        return miss.weight + _OTHER_KIND * other + _QUESTION * asked

    def _goal(self, miss: Miss) -> Goal | None:
        """The fact that a condition needs, if rules would have to conclude it and it says whom or what it is about."""
        pattern = _pattern(miss)
        if pattern is None:
            return None
        goal = Goal(pattern.condition, pattern.bindings)
        return goal if self.concluded(goal) and self._names_something(goal) else None

    def _names_something(self, goal: Goal) -> bool:
        return any(
            bool(want.values) and all(isinstance(one, Symbol) and is_name(one, self.case.names) for one in want.values)
            for slot, wants in goal.slots.items()
            if slot not in ("aspect", "by", "ruling")
            for want in wants
            if want.values is not None
        )

    def _below(self, goal: Goal, state: _State, path: tuple[str, ...], most: float) -> Plan | None:
        """The plan for a fact that a condition needs, if it isn't farther away than ``most``."""
        if goal.text in path:
            plan = Plan(goal)
        elif goal.text not in state.plans and (len(path) > DEPTH or state.left <= 0 or self._spent):
            plan = Plan(goal, unknown=True)
        else:
            return self._plan(goal, state, path, BELOW, most)
        return plan if plan.cost <= most else None

    def concluded(self, goal: Goal) -> bool:
        """Whether rules would have to conclude a fact like the goal: not if a scenario could state it."""
        template = self.templates[goal.template]
        if template.name not in self.conclusions.templates:
            return False
        if template.kind == "derived" or goal.known("step") not in (None, (0,)):
            return True
        named = (
            value
            for slot in template.slots.values()
            if slot.refers or slot.name == "id"
            for value in goal.known(slot.name) or ()
        )
        return any(value not in self._stated and value not in PSEUDO for value in named)

    @cached_property
    def _stated(self) -> frozenset[SlotValue]:
        """The ids that given facts declare."""
        return frozenset(fact["id"] for fact in self.case.scenario.facts if "id" in fact.slots)

    def _otherwise(self, facts: Iterable[int], firings: Sequence[Firing], path: tuple[str, ...]) -> tuple[Plan, ...]:
        """What it would take for facts, or what firings worked them out from, to be something else: for another number,
        for more to count towards a sum, or for something to be there that isn't."""
        goals = {goal.text: goal for goal in self._different(facts, firings) if goal.text not in path}
        found = [self._other(goal, path) for goal in list(goals.values())[:_SUMS]]
        return tuple(sorted((plan for plan in found if plan is not None), key=lambda plan: plan.cost)[:_TOLD])

    def _other(self, goal: Goal, path: tuple[str, ...]) -> Plan | None:
        """What it would take for a goal by a rule that lacks something, if that isn't too far away."""
        state = self._otherwise_state
        if goal.text not in self._others and state.left > 0 and not self._spent:
            state.left -= 1
            options, others, _ = self._options(goal, state, (*path, goal.text), BELOW, _OTHERWISE)
            lacking = [option for option in options if not option.computed]
            self._others[goal.text] = Plan(goal, options=tuple(lacking[:1]), others=others) if lacking else None
        return self._others.get(goal.text)

    def _different(self, facts: Iterable[int], firings: Sequence[Firing]) -> Iterator[Goal]:
        """What could be else, that which lies nearest first."""
        seen = set(facts)
        waiting = list(firings)
        for index in facts:
            yield from self._another(self.case.facts[index])
        for firing in waiting:
            yield from self._absent(firing)
            for index in self._basis(firing):
                if index not in seen:
                    seen.add(index)
                    yield from self._another(self.case.facts[index])
                    waiting += self.firings(index)

    def _absent(self, firing: Firing) -> Iterator[Goal]:
        """Findings and other conclusions that a firing needs not to be there."""
        for condition in self.rules[firing.rule].conditions:
            if condition.kind == "not" and len(condition.inner) == 1 and condition.inner[0].kind == "pattern":
                goal = Goal(condition.inner[0], firing.bindings)
                if self.concluded(goal) and self._names_something(goal):
                    yield goal.finding() if goal.template == "outcome" else goal

    def _another(self, fact: Fact) -> Iterator[Goal]:
        """A finding about the same as an outcome, and not the same: any more, where an aspect has many values, and one
        with another number, where it has one."""
        if fact.template == "outcome":
            pattern = {slot: fact[slot] for slot in ("about", "aspect", "step")}
            if self.aspects[str(fact["aspect"])].valued == "many":
                yield Goal.of(Fact("finding", pattern))
            elif goal := Goal.other_than(Fact("finding", {**pattern, "value": fact["value"]})):
                yield goal

    def support(self, firings: Sequence[Firing]) -> list[int]:
        """The facts that firings rest on, those first that they rest on directly."""
        seen = dict.fromkeys(index for firing in firings for index in self._basis(firing))
        waiting = list(seen)
        for index in waiting:
            for firing in self._firings.get(index, ()):
                new = [one for one in self._basis(firing) if one not in seen]
                seen.update(dict.fromkeys(new))
                waiting += new
        return list(seen)

    def firings(self, index: int) -> list[Firing]:
        """The firings that conclude a fact."""
        return self._firings.get(index, [])

    @cached_property
    def _firings(self) -> dict[int, list[Firing]]:
        found: dict[int, list[Firing]] = {}
        for firing in self.case.firings:
            for index in firing.concludes:
                found.setdefault(index, []).append(firing)
        return found

    def _basis(self, firing: Firing) -> tuple[int, ...]:
        """The facts that a firing rests on: those it matched, those that its ``exists`` and ``forall`` are about."""
        key = (firing.rule, firing.basis)
        if key not in self._bases:
            found = list(firing.basis)
            for condition in self.rules[firing.rule].conditions:
                if condition.kind in ("exists", "forall"):
                    found += self.nearest.inside(condition.inner, firing.bindings)
            self._bases[key] = tuple(dict.fromkeys(found))
        return self._bases[key]

    def _fired(self, rule: RecordedRule, bound: Mapping[str, SlotValue]) -> tuple[Firing, ...]:
        """The rule's firings in which some variables had these values."""
        return tuple(
            firing
            for firing in self.case.firings
            if firing.rule == rule.name
            and all(firing.bindings[name] == value for name, value in bound.items() if name in firing.bindings)
        )

    def _speaks_of(self, rule: RecordedRule, bound: Mapping[str, SlotValue]) -> bool:
        """Whether what a rule's patterns would have to name are such things as their slots name."""
        for premise in rule.premises:
            for slot, fields in (premise.slots or {}).items():
                kinds = self._named(premise.template, slot)
                for one in fields if kinds else ():
                    facts = self._declaring.get(bound.get(one.binds), ())
                    if facts and all(fact.template not in kinds for fact in facts):
                        return False
        return True

    def _named(self, template: str, slot: str) -> tuple[str, ...]:
        """The templates of the facts that declare what a slot names; none if it may name anything."""
        if slot == "id":
            return (template,)
        refers = self.templates[template].slots[slot].refers
        return () if "id" in refers else refers

    def _of_another_kind(self, rule: RecordedRule, bound: Mapping[str, SlotValue]) -> bool:
        """Whether a pattern about a given thing asks for another kind of action or event than the thing is."""
        for premise in rule.premises:
            slots = premise.slots or {}
            key = KEYS.get(premise.template, "")
            for one in slots.get("id", ()) if key in slots else ():
                facts = self._declaring.get(bound.get(one.binds), [])
                want = Goal(premise, {}).slots.get(key, (Want(),))[0]
                if any(fact.template == premise.template and not want.allows(fact.values(key)[0]) for fact in facts):
                    return True
        return False

    @cached_property
    def _declaring(self) -> dict[SlotValue | None, list[Fact]]:
        """The facts that declare each id."""
        found: dict[SlotValue | None, list[Fact]] = {}
        for fact in self.case.facts.values():
            if "id" in fact.slots:
                found.setdefault(fact["id"], []).append(fact)
        return found


def _same_lack(one: Option, other: Option) -> bool:
    """Whether two rules lack just the same of what is given."""
    lacks = [
        {(miss.fact, miss.slots) for number, miss in option.near.misses.items() if number not in option.below}
        for option in (one, other)
    ]
    return lacks[0] == lacks[1] and not one.below and not other.below and all(fact is not None for fact, _ in lacks[0])


def _pattern(miss: Miss) -> Miss | None:
    """The pattern that fails: itself, or the only one inside an ``exists``."""
    if miss.condition.kind == "pattern":
        return miss
    alone = miss.kind == "exceptions" or len(miss.condition.inner) == 1
    return _pattern(miss.inner[0]) if len(miss.inner) == 1 and alone else None
