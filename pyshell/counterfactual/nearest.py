"""How near a rule comes to matching: the fewest of its conditions that have to be loosened, and what fails in each.

First the conditions are taken in their author's order: the longest beginning that matches is found, the condition
behind it is loosened, and so on. If that leaves several, each is tried as the only one. A pattern is loosened in steps:
only the slots that say which thing it is about must match (a location of this card); then only the first of them;
then the whole pattern is left out.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Literal

from pyshell.counterfactual.probe import Part, Probe, Row, given, needed, used
from pyshell.knowledge import Knowledge
from pyshell.model import SlotValue, Template
from pyshell.recording import Condition, Field

MissKind = Literal["differs", "missing", "blocked", "untrue", "exceptions"]

_ROWS = 6
"""Among how many matches of the loosened rule the nearest is looked for."""

_HEAVY = 3.0
"""What a difference in time or in which thing it is counts for, where another counts 1."""

_TIMES = frozenset(("step", "next", "since"))
"""The slots that say when something is so."""

_MISSING = 2.5
"""What a fact that isn't there at all counts for."""


@dataclass(frozen=True)
class Miss:
    """A condition that fails.

    ``differs``: ``fact`` is the index of the one that comes nearest, ``slots`` are those in which it differs.
    ``missing``: there is none. ``blocked``: a ``not``, and ``facts`` are those that match inside it. ``untrue``: a
    test. ``exceptions``: a ``forall``, and ``facts`` match its first condition but not the rest. ``inner`` is what
    fails inside an ``exists``, or for the first exception of a ``forall``.
    """

    condition: Condition
    kind: MissKind
    bindings: Mapping[str, SlotValue]
    fact: int | None = None
    slots: tuple[str, ...] = ()
    facts: tuple[int, ...] = ()
    inner: tuple[Miss, ...] = ()
    weight: float = 1.0


@dataclass(frozen=True)
class Near:
    """How near conditions come to matching together.

    ``facts`` are the indices of the facts that the patterns match (loosened ones included), by the condition's number;
    ``unseen`` are the numbers of conditions that couldn't be looked at, because of what is missing before them.
    """

    conditions: tuple[Condition, ...]
    facts: Mapping[int, int]
    bindings: Mapping[str, SlotValue]
    misses: Mapping[int, Miss]
    unseen: frozenset[int]

    @property
    def weight(self) -> float:
        """How far it is from matching: the sum over what fails."""
        return sum(miss.weight for miss in self.misses.values()) + len(self.unseen) / 2

    def sources(self, variables: Iterable[str], other_than: Condition | None = None) -> list[int]:
        """The facts that give variables their values, in the order of the variables."""
        return list(dict.fromkeys(self._sources(variables, other_than)))

    def _sources(self, variables: Iterable[str], other_than: Condition | None) -> Iterator[int]:
        for variable in sorted(variables):
            for number, condition in enumerate(self.conditions):
                if condition is not other_than and number in self.facts and variable in given(condition):
                    yield self.facts[number]
                    break

    def compared(self, number: int) -> list[int]:
        """The facts that a condition which fails compares with: in the slots that differ, or in a test."""
        miss = self.misses[number]
        if miss.kind == "untrue":
            return self.sources(used(miss.condition.form))
        if miss.kind != "differs":
            return []
        slots = [(miss.condition.slots or {})[slot] for slot in miss.slots]
        variables = {name for fields in slots for name in compared(fields, miss.bindings)}
        return [index for index in self.sources(variables, miss.condition) if index != miss.fact]


class Nearest:
    """Finds out how near rules come, for the facts that the probe has loaded."""

    def __init__(self, probe: Probe, knowledge: Knowledge) -> None:
        self.probe = probe
        self.templates = knowledge.vocabulary.templates
        self._misses: dict[tuple[object, ...], Miss] = {}

    def near(self, conditions: Sequence[Condition], bound: Mapping[str, SlotValue]) -> Near:
        """How near the conditions come to matching together, given the values of some variables."""
        rough = self.rough(conditions, bound)
        assert rough is not None
        return self.best(rough, bound)[0]

    def best(self, rough: Sequence[Part], bound: Mapping[str, SlotValue]) -> list[Near]:
        """What comes nearest, beginning with what ``rough`` gave: all that come equally near, about different facts."""
        found = [near for parts in self._ways(rough, bound) for near in self._told(parts, bound)]
        least = min(near.weight for near in found)
        different: dict[tuple[object, ...], Near] = {}
        for near in found:
            if near.weight == least:
                different.setdefault(tuple((number, miss.fact) for number, miss in near.misses.items()), near)
        return list(different.values())

    def rough(
        self, conditions: Sequence[Condition], bound: Mapping[str, SlotValue], most: float = math.inf
    ) -> list[Part] | None:
        """The conditions, loosened in their author's order until they match together: quicker, and not always the
        fewest. ``None`` if what has to be loosened counts for more than ``most``."""
        parts = self.untried(conditions)
        if self.guess(parts) > most:
            return None
        low = self.probe.longest(parts, bound)
        while low < len(parts):
            number, strict = low, parts[low]
            for option in (*self._looser(strict), Part(strict.condition, removed=True)):
                parts[number] = option
                low = self.probe.longest(parts, bound)
                if low > number:
                    break
            if self.guess(parts) > most:
                return None
        return parts

    # Which conditions have to be loosened

    def untried(self, conditions: Sequence[Condition]) -> list[Part]:
        """The conditions, those left out that no fact could be about."""
        return [Part(condition, removed=self.probe.absent(condition)) for condition in conditions]

    def guess(self, rough: Sequence[Part]) -> float:
        """What loosened parts will count for, at a first glance."""
        return sum(map(_glance, rough))

    def _ways(self, rough: Sequence[Part], bound: Mapping[str, SlotValue]) -> Iterator[Sequence[Part]]:
        """The ways to loosen as few parts as can be found out cheaply: those given, and others with as many or less.

        Since the first loosened one doesn't match with those before it, one of these has to be loosened in any way.
        """
        strict = [Part(part.condition) for part in rough]
        without = [Part(part.condition, removed=True) for part in rough]
        given = tuple(number for number, part in enumerate(rough) if part != strict[number])
        for size in range(1, min(len(given), 2) + 1):
            found = False
            for numbers in combinations(range(len(strict)), size):
                if numbers == given or numbers[0] > given[0]:
                    continue
                removed = _with(strict, {number: without[number] for number in numbers})
                if self.probe.holds_whole(removed, bound):
                    found = True
                    yield self._tightened(strict, removed, numbers, bound)
            if found and size < len(given):
                return
        yield rough

    def _tightened(
        self, strict: Sequence[Part], removed: Sequence[Part], numbers: Iterable[int], bound: Mapping[str, SlotValue]
    ) -> list[Part]:
        """The same parts, those that were removed put back as tight as they still match."""
        parts = list(removed)
        for number in numbers:
            for option in self._looser(strict[number]):
                if self.probe.holds(_with(parts, {number: option}), bound):
                    parts[number] = option
                    break
        return parts

    def _looser(self, part: Part) -> Iterator[Part]:
        """The part loosened step by step, short of removing it."""
        condition = part.condition
        if condition.kind == "pattern":
            for kept in _identity(condition, self.templates[condition.template]):
                yield Part(condition, frozenset((condition.slots or {}).keys() - kept))

    # What fails in each

    def _told(self, parts: Sequence[Part], bound: Mapping[str, SlotValue]) -> list[Near]:
        rows = self.probe.rows(parts, bound)[:_ROWS] or [Row({}, dict(bound))]
        loose = [number for number, part in enumerate(parts) if part.loosened or part.removed]
        unseen = self.probe.skipped(parts, bound)
        found = [self._near(parts, row, bound, loose, unseen) for row in (rows if loose else rows[:1])]
        return sorted(found, key=lambda near: (near.weight, -len(set(near.facts.values()))))

    def _near(
        self,
        parts: Sequence[Part],
        row: Row,
        bound: Mapping[str, SlotValue],
        loose: Sequence[int],
        unseen: frozenset[int],
    ) -> Near:
        misses = {}
        for number in loose:
            others = {*bound, *(name for i, part in enumerate(parts) if i != number for name in given(part.condition))}
            if parts[number].condition.kind == "pattern":
                others -= set(self._guessed(parts, number)) - set(bound)
            values = {name: value for name, value in row.bindings.items() if name in others}
            misses[number] = self._miss(parts[number].condition, values)
        return Near(tuple(part.condition for part in parts), row.facts, row.bindings, misses, unseen)

    def _guessed(self, parts: Sequence[Part], number: int) -> Iterator[str]:
        """The variables of a pattern that fails which don't say what it is about, and to which only a later pattern
        gives a value that is about just that and demands nothing of it: any such thing would do."""
        condition = parts[number].condition
        template = self.templates[condition.template]
        values = {
            one.binds
            for slot, fields in (condition.slots or {}).items()
            if not template.slots[slot].refers and slot not in _IDS
            for one in fields
        }
        before = {name for part in parts[:number] for name in given(part.condition)}
        for part in parts[number + 1 :]:
            slots = part.condition.slots or {}
            for one in slots.get("id", ()):
                free = not any(_demands(fields, {}) for slot, fields in slots.items() if slot != "id")
                if free and one.binds in values and one.binds not in before:
                    yield one.binds

    def _miss(self, condition: Condition, bindings: Mapping[str, SlotValue]) -> Miss:
        """Why a condition fails; it does so for the same reason wherever its variables are the same."""
        key = (id(condition), *(bindings.get(name) for name in self.probe.names(condition)))
        if key not in self._misses:
            self._misses[key] = self._missed(condition, bindings)
        return self._misses[key]

    def _missed(self, condition: Condition, bindings: Mapping[str, SlotValue]) -> Miss:
        match condition.kind:
            case "pattern":
                return self._pattern(condition, bindings)
            case "test":
                return Miss(condition, "untrue", bindings)
            case "not":
                return Miss(condition, "blocked", bindings, facts=self.inside(condition.inner, bindings))
            case "forall":
                return self._forall(condition, bindings)
        inner = tuple(self.near(condition.inner, bindings).misses.values())
        return Miss(
            condition, "missing", bindings, inner=inner, weight=max((m.weight for m in inner), default=_MISSING)
        )

    def _pattern(self, condition: Condition, bindings: Mapping[str, SlotValue]) -> Miss:
        """What keeps a pattern from matching: which fact comes nearest, and in which slots it differs."""
        slots = condition.slots or {}
        levels = () if self.probe.absent(condition) else _identity(condition, self.templates[condition.template])
        for kept in levels:
            loosened = frozenset(slots.keys() - kept)
            rows = self.probe.rows([Part(condition, loosened)], bindings)
            if not rows:
                continue
            wrong: dict[int, list[str]] = {row.facts[0]: [] for row in rows}
            for slot in slots:
                if slot not in loosened or not _demands(slots[slot], bindings):
                    continue
                strict = self.probe.rows([Part(condition, loosened - {slot})], bindings, limit=200)
                for index in wrong.keys() - {row.facts[0] for row in strict}:
                    wrong[index].append(slot)
            template = self.templates[condition.template]
            nearest = min(wrong, key=lambda index: (_distance(wrong[index], template), index))
            differs = tuple(wrong[nearest]) or tuple(slot for slot in slots if needed(slots[slot]))
            weight = _distance(differs, template)
            if weight <= _MISSING or any(_demands(slots[slot], bindings) for slot in kept if slot != "aspect"):
                return Miss(condition, "differs", bindings, nearest, differs, weight=weight)
        return Miss(condition, "missing", bindings, weight=_MISSING)

    def _forall(self, condition: Condition, bindings: Mapping[str, SlotValue]) -> Miss:
        first, *rest = condition.inner
        found = self.probe.rows([Part(first)], bindings)
        exceptions = [row for row in found if not self.probe.holds([Part(one) for one in rest], row.bindings)]
        inner = tuple(self.near(rest, exceptions[0].bindings).misses.values()) if exceptions else ()
        facts = tuple(dict.fromkeys(row.facts[0] for row in exceptions if row.facts))
        return Miss(condition, "exceptions", bindings, facts=facts, inner=inner)

    def inside(self, conditions: Sequence[Condition], bindings: Mapping[str, SlotValue]) -> tuple[int, ...]:
        """The facts that match conditions which stand inside a ``not``, ``exists`` or ``forall``."""
        unfolded = [one for condition in conditions for one in _unfolded(condition)]
        rows = self.probe.rows([Part(condition) for condition in unfolded], bindings)
        return tuple(dict.fromkeys(index for row in rows for index in row.facts.values()))


def _glance(part: Part) -> float:
    if part.removed and part.condition.kind == "pattern":
        return _MISSING
    return 1.0 if part.removed or part.loosened else 0.0


def _demands(fields: Sequence[Field], bindings: Mapping[str, SlotValue]) -> bool:
    """Whether fields demand anything: a constant, a comparison, a number of values."""
    if len(fields) != 1 or fields[0].binds in bindings:
        return True
    return any(
        term.kind not in ("variable", "multivariable") or term.negated for g in fields[0].alternatives for term in g
    )


def compared(fields: Sequence[Field], bindings: Mapping[str, SlotValue]) -> set[str]:
    """The variables that fields compare with what is there."""
    return needed(fields) | {one.binds for one in fields if one.binds in bindings}


def _with(parts: Sequence[Part], changes: Mapping[int, Part]) -> list[Part]:
    return [changes.get(number, part) for number, part in enumerate(parts)]


def _unfolded(condition: Condition) -> Iterator[Condition]:
    if condition.kind in ("and", "exists"):
        for inner in condition.inner:
            yield from _unfolded(inner)
    else:
        yield condition


def _distance(slots: Iterable[str], template: Template) -> float:
    return sum(_HEAVY if slot in _TIMES or template.slots[slot].refers else 1.0 for slot in slots)


def _identity(condition: Condition, template: Template) -> list[frozenset[str]]:
    """The slots that say which thing a pattern is about: all of them and the step; then the first alone."""
    slots = condition.slots or {}
    naming = [
        slot.name for slot in template.slots.values() if slot.name in slots and (slot.refers or slot.name in _IDS)
    ]
    aspect = [slot for slot in ("aspect",) if slot in slots]
    levels = [frozenset((*naming, *aspect, *(["step"] if "step" in slots else []))), frozenset((*naming[:1], *aspect))]
    return levels if levels[0] != levels[1] else levels[:1]


_IDS = frozenset(("id", "about"))
