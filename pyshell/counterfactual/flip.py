"""The smallest changes to what is given that make something follow, or stop it from following.

Changes are tried where why-not and the proof say that they could matter, and each one is judged before it is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import combinations, islice

from pyshell.case import Case, same
from pyshell.counterfactual.answer import Failing, Held, WhyNot
from pyshell.counterfactual.whatif import with_facts
from pyshell.errors import InputError, RunError
from pyshell.model import Fact, SlotType, SlotValue, Symbol
from pyshell.vocabulary import fact_text

Fill = Callable[[SlotType], SlotValue | None]
"""What a slot holds that a condition leaves open; ``None``: its default."""

_SINGLE = 400
"""How many single changes are tried at most."""

_PAIRS = 600
"""How many pairs of changes are tried at most, when no single one is enough."""

_FIXED = frozenset({"id", "name", "step", "since", "place", "line", "number"})
"""Slots that say which thing a fact is about, or when: their symbols aren't changed."""


@dataclass(frozen=True)
class Edit:
    """One change: a given fact taken away, one added, or one in the place of another. ``says`` words it."""

    retract: Fact | None
    added: Fact | None
    says: str

    @property
    def weight(self) -> float:
        """How much is changed: a number moved by little weighs less than a symbol, that less than a whole fact."""
        if self.retract is None or self.added is None:
            return 1000.0
        moved = [
            abs(after - before)
            for before, after in ((self.retract[s], self.added[s]) for s in self.added.slots)
            if before != after and isinstance(before, int) and isinstance(after, int)
        ]
        return float(sum(moved)) if moved else 100.0


@dataclass(frozen=True)
class Flip:
    """Changes that together make the pattern hold, or stop holding."""

    edits: tuple[Edit, ...]
    says: str


def flips(case: Case, pattern: Fact, *, shown: int = 5) -> tuple[Flip, ...]:
    """The smallest sets of changes (single ones, or else pairs) after which the pattern holds if it doesn't now, and
    doesn't if it does."""
    now = holds(case, pattern)
    edits = list(islice(_unique(_to_stop(case, pattern) if now else _to_hold(case, pattern)), _SINGLE))
    edits.sort(key=lambda edit: edit.weight)
    found: list[Flip] = []
    for tried in ([(edit,) for edit in edits], islice(combinations(edits, 2), _PAIRS)):
        for some in tried:
            after = _after(case, some)
            if after is not None and holds(after, pattern) is not now and not _covered(some, found):
                found.append(Flip(some, " and ".join(edit.says for edit in some)))
                if len(found) == shown:
                    return tuple(found)
        if found:
            break
    return tuple(found)


def _covered(some: tuple[Edit, ...], found: Iterable[Flip]) -> bool:
    """Whether one that was found changes the same slot of the same fact by less."""
    return any(
        [(edit.retract, _changed(edit)) for edit in flip.edits] == [(edit.retract, _changed(edit)) for edit in some]
        and all(edit.retract and edit.added for edit in some)
        for flip in found
    )


def _changed(edit: Edit) -> tuple[str, ...]:
    if not edit.retract or not edit.added:
        return ()
    return tuple(slot for slot in edit.added.slots if edit.added[slot] != edit.retract[slot])


def holds(case: Case, pattern: Fact) -> bool:
    """Whether a fact like the pattern stands at the end."""
    return any(_like(fact, pattern) for fact in case.facts.values())


def _like(fact: Fact, pattern: Fact) -> bool:
    return fact.template == pattern.template and all(
        slot in fact.slots and same(fact[slot], value) for slot, value in pattern.slots.items()
    )


def _after(case: Case, edits: Iterable[Edit]) -> Case | None:
    facts = list(case.scenario.facts)
    for edit in edits:
        if edit.retract in facts:
            facts.remove(edit.retract)
        elif edit.retract:
            return None
        if edit.added:
            if edit.added in facts:
                return None
            facts.append(edit.added)
    try:
        after = with_facts(case, facts)
        return after if after.outcomes is not None else None
    except (InputError, RunError):
        return None


def _unique(edits: Iterable[Edit]) -> Iterator[Edit]:
    seen: set[tuple[Fact | None, Fact | None]] = set()
    for edit in edits:
        if (edit.retract, edit.added) not in seen:
            seen.add((edit.retract, edit.added))
            yield edit


def _to_stop(case: Case, pattern: Fact) -> Iterator[Edit]:
    """Changes to what its proofs rest on."""
    given = {fact: fact for fact in case.scenario.facts}
    for index, fact in case.facts.items():
        if _like(fact, pattern):
            for statement in case.why(index).given:
                if statement.fact in given:
                    yield from _changes_of(case, given[statement.fact])


def _to_hold(case: Case, pattern: Fact) -> Iterator[Edit]:
    """Changes where conditions fail, and to what stands in the way."""
    given = {fact: fact for fact in case.scenario.facts}
    for part in case.why_not(pattern, shown=6).parts():
        for held in part.instead:
            yield from _changes_to(case, held, given)
        for defeat in part.defeated:
            yield from _changes_to(case, defeat.winner, given)
        for failing in _failings(part):
            for held in failing.facts:
                yield from _changes_to(case, held, given)
            for difference in failing.differences:
                for held in difference.compared:
                    yield from _changes_to(case, held, given)
            if failing.kind == "missing":
                yield from _additions(case, failing)


def _failings(part: WhyNot) -> Iterator[Failing]:
    waiting = [failing for candidate in part.candidates for failing in candidate.failing]
    while waiting:
        failing = waiting.pop(0)
        yield failing
        waiting += failing.inner


def _changes_to(case: Case, held: Held, given: Mapping[Fact, Fact]) -> Iterator[Edit]:
    for statement in (held.statement, *held.rests_on):
        if statement.fact in given:
            yield from _changes_of(case, given[statement.fact])


def _changes_of(case: Case, fact: Fact) -> Iterator[Edit]:
    """The fact otherwise in one slot, or taken away."""
    template = case.base.knowledge.vocabulary.templates[fact.template]
    for name, slot in template.slots.items():
        for value in _values(case, fact, slot):
            other = replace(fact, slots={**fact.slots, name: value})
            words = case.wording.value if slot.refers else _plain
            change = f"{name} {words(value)} instead of {words(fact[name])}"
            says = f"{case.wording.fact(fact)} -> {case.wording.fact(other)} ({change})"
            yield Edit(fact, other, says)
    yield Edit(fact, None, f"not: {case.wording.fact(fact)}")


def _plain(value: SlotValue) -> str:
    return str(value)


def _values(case: Case, fact: Fact, slot: SlotType) -> Iterator[SlotValue]:
    now = fact.get(slot.name)
    if isinstance(now, bool) or slot.multi:
        return
    if isinstance(now, int):
        if slot.name in ("step", "since", "line", "number"):
            return
        numbers = {number for other in case.facts.values() for number in _numbers(other)}
        near = {number + by for number in {*numbers, now} for by in (-1, 0, 1)}
        low, high = slot.range
        yield from sorted(
            (n for n in near if n != now and (low is None or n >= low) and (high is None or n <= high)),
            key=lambda n: abs(n - now),
        )
    elif isinstance(now, Symbol) and slot.name not in _FIXED:
        used = [other.get(slot.name) for other in case.facts.values() if other.template == fact.template]
        if "player" in slot.refers:
            used += [other["id"] for other in case.scenario.facts if other.template == "player"]
        symbols = [Symbol(word) for word in slot.allowed] or [word for word in used if isinstance(word, Symbol)]
        yield from dict.fromkeys(word for word in symbols if word != now)


def _numbers(fact: Fact) -> Iterator[int]:
    for slot in fact.slots:
        for value in fact.values(slot):
            if isinstance(value, int):
                yield value


def _additions(case: Case, failing: Failing) -> Iterator[Edit]:
    """The missing fact, if the condition says all of it, or all that isn't left to a default."""
    added = stated(case, failing)
    if added is not None:
        yield Edit(None, added, f"also: {case.wording.fact(added)}")


def stated(case: Case, failing: Failing, fill: Fill = lambda slot: None) -> Fact | None:
    """A fact that a failing condition asks for, of a kind that scenarios state; ``fill`` gives what it leaves open."""
    from pyshell import reader
    from pyshell.reader import Atom

    vocabulary = case.base.knowledge.vocabulary
    template = vocabulary.templates.get(failing.template)
    if template is None or template.kind not in ("state", "asked"):
        return None
    slots: dict[str, SlotValue] = {}
    (form,) = reader.read(failing.text, "condition")[:1] or (None,)
    for slot in form.forms() if form else ():
        items = slot.items[1:]
        known = template.slots.get(slot.head)
        if known and items and all(isinstance(item, Atom) and item.kind in _CONSTANT for item in items):
            values = tuple(item.value for item in items if isinstance(item, Atom))
            slots[slot.head] = values if known.multi else values[0]
    for name, known in template.slots.items():
        if name not in slots and (known.default is None or known.allowed):
            value = fill(known)
            if value is None and known.default is None:
                value = Symbol(f"{failing.template}-1") if name == "id" else None
            if value is None and known.default is None:
                return None
            if value is not None:
                slots[name] = value
    try:
        text = fact_text(Fact(failing.template, slots))
        return vocabulary.check_fact(reader.read(text, "stated")[0])
    except (InputError, ValueError):
        return None


_CONSTANT = ("symbol", "string", "integer", "float")
