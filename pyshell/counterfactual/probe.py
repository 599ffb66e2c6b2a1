"""Asks CLIPS what a rule's conditions match, as they stand or with some of their demands left out.

A probe is a rule made of a ruling's own conditions, built beside the facts of a finished case and taken away again
(0.06 ms). Values that variables already have are matched as facts: nothing of a case ever stands in a rule's text.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from pyshell.engine import Matcher
from pyshell.knowledge import Knowledge, walk
from pyshell.model import Fact, FactRef, SlotValue, Value
from pyshell.reader import Form
from pyshell.recording import Condition, Field, atoms

SOME = 24
"""How many matches are looked at where one would do."""

_ADDRESS = "matching-"
_NOTHING = "(test (eq 1 1))"


@dataclass(frozen=True)
class Part:
    """A condition as it is probed: as its author wrote it, with the demands of some slots left out, or ``removed``."""

    condition: Condition
    loosened: frozenset[str] = frozenset()
    removed: bool = False


@dataclass(frozen=True)
class Row:
    """One match: by the number of the part the index of its fact, and the variables' values."""

    facts: Mapping[int, int]
    bindings: Mapping[str, SlotValue]


class Probe:
    """Matches conditions against the facts of one case at a time."""

    def __init__(self, knowledge: Knowledge) -> None:
        templates = [(template, construct.text) for template, construct in knowledge.templates]
        self._matcher = Matcher(templates, [construct.text for construct in knowledge.functions])
        self._loaded: Mapping[int, Fact] | None = None
        self._present: set[tuple[str, Value | None]] = set()
        self._lasting = {id(one) for rule in knowledge.recorded.values() for one in walk(rule.conditions)}
        self._shapes: dict[int, _Shape] = {}
        self._passing: dict[int, _Shape] = {}
        self._holding: dict[str, bool] = {}
        self._reached: dict[str, int] = {}
        self._bound: Mapping[str, SlotValue] | None = None
        self._texts: dict[str, str] = {}
        self._known: dict[str, bool] = {}
        self.count = 0
        """How many probes were made; where CLIPS was asked the same before, its answer is remembered."""
        self._rows: dict[tuple[str, int], list[Row]] = {}

    def load(self, facts: Mapping[int, Fact]) -> None:
        """Take the facts with which a case ended; the same ones as last time stay."""
        if self._loaded is not facts:
            self._loaded = None
            self._passing.clear()
            self._holding.clear()
            self._reached.clear()
            self._bound = None
            self._rows.clear()
            self._present = {key for fact in facts.values() for key in _keys(fact)}
            self._matcher.load(facts)
            self._loaded = facts

    def rows(self, parts: Sequence[Part], bound: Mapping[str, SlotValue], limit: int = SOME) -> list[Row]:
        """The first matches of the parts together, given the values of some variables."""
        rule = self._rule(parts, bound)
        rows = self._rows.get((rule.text, limit))
        if rows is None:
            taken = []
            for piece in rule.taken:
                if isinstance(piece, int):
                    taken.append(f"(fact-index ?{_address(parts[piece], piece)})")
                else:
                    taken.append(f"(length$ (create$ ?{piece})) ?{piece}")
            values = self._matcher.match(rule.text, " ".join(taken) or "TRUE", limit)
            rows = list(self._read(values, rule)) if taken else [Row({}, {})] * len(values)
            rows.sort(key=lambda row: tuple(row.facts.values()))
            self._rows[(rule.text, limit)] = rows
        values_of = {name: value for name, value in bound.items() if not isinstance(value, FactRef)}
        return [Row(row.facts, {**values_of, **row.bindings}) for row in rows]

    def holds(self, parts: Sequence[Part], bound: Mapping[str, SlotValue]) -> bool:
        """Whether the parts match together at all."""
        return self._holds(self._rule(parts, bound).text)

    def holds_whole(self, parts: Sequence[Part], bound: Mapping[str, SlotValue]) -> bool:
        """Whether they do, and all that aren't removed can be looked at in full: they need no variable of one that
        is."""
        rule = self._rule(parts, bound)
        return not rule.skipped and not rule.weakened and self._holds(rule.text)

    def longest(self, parts: Sequence[Part], bound: Mapping[str, SlotValue]) -> int:
        """How many of the first parts match together."""
        rule = self._rule(parts, bound)
        if rule.text not in self._reached:
            self._reached[rule.text] = self._reach(rule)
        reached = self._reached[rule.text]
        return max(count for count, end in enumerate(rule.ends) if end <= reached)

    def _reach(self, rule: _Rule) -> int:
        """How many of its first texts match together: CLIPS says how many did at some time, and from the first
        condition on that more facts can make untrue that needn't be so any more."""
        high, all_match = self._matcher.reach(rule.texts)
        self._holding[rule.text] = all_match
        if all_match:
            return len(rule.texts)
        high = min(high, len(rule.texts) - 1)
        low = min(high, rule.lasting)
        while low < high:
            middle = (low + high + 1) // 2
            if self._holds(" ".join(rule.texts[:middle])):
                low = middle
            else:
                high = middle - 1
        return low

    def names(self, condition: Condition) -> frozenset[str]:
        """All variables that a condition has anything to do with."""
        return self._shape(condition).names

    def absent(self, condition: Condition) -> bool:
        """Whether there is no fact at all that a pattern could be about: none of its template and aspect. What stands
        inside an ``exists`` counts too."""
        if condition.kind == "exists":
            return any(map(self.absent, condition.inner))
        return condition.kind == "pattern" and self._shape(condition).key not in self._present

    def skipped(self, parts: Sequence[Part], bound: Mapping[str, SlotValue]) -> frozenset[int]:
        """The numbers of the parts that can't be looked at, since variables they need get no value any more."""
        return frozenset(self._rule(parts, bound).skipped)

    def _holds(self, conditions: str) -> bool:
        if conditions not in self._holding:
            self._holding[conditions] = self._matcher.holds(conditions)
        return self._holding[conditions]

    def value(self, expression: str, bound: Mapping[str, SlotValue]) -> SlotValue | None:
        """What an expression of a rule comes to, given its variables' values; ``None`` if CLIPS can't tell."""
        held, _ = self._held(bound, bound)
        found = self._matcher.match(" ".join(held) or _NOTHING, f"(multifieldp {expression}) {expression}", 1)
        if not found:
            return None
        return tuple(found[1:]) if found[0] == "TRUE" else found[1]

    def _read(self, values: Sequence[Value], rule: _Rule) -> Iterator[Row]:
        position = 0
        while position < len(values):
            facts: dict[int, int] = {}
            bindings: dict[str, SlotValue] = {}
            for piece in rule.taken:
                count = values[position]
                assert isinstance(count, int)
                position += 1
                if isinstance(piece, int):
                    facts[piece] = self._matcher.index(count)
                    continue
                found = tuple(values[position : position + count])
                bindings[piece] = found if rule.known[piece] else found[0]
                position += count
            yield Row(facts, bindings)

    def _rule(self, parts: Sequence[Part], bound: Mapping[str, SlotValue]) -> _Rule:
        self.count += 1
        shapes = [self._shape(part.condition) for part in parts]
        rule = _Rule(*self._held(bound, {name for shape in shapes for name in shape.names}))
        rule.lasting = len(rule.texts)
        outer: set[str] | None = None
        lasts = True
        for number, (part, shape) in enumerate(zip(parts, shapes, strict=True)):
            rule.ends.append(len(rule.texts))
            if part.removed:
                continue
            lasts = lasts and shape.lasting
            if part.condition.kind == "pattern":
                rule.pattern(number, part, shape)
            else:
                unknown = shape.uses - rule.known.keys()
                if unknown and outer is None:
                    outer = {*bound, *(name for shape in shapes for name in shape.gives)}
                if outer is None or outer.isdisjoint(unknown):
                    rule.texts.append(part.condition.text)
                else:
                    rule.skipped.add(number)
            if lasts:
                rule.lasting = len(rule.texts)
        rule.ends.append(len(rule.texts))
        return rule

    def _held(self, bound: Mapping[str, SlotValue], names: Container[str]) -> tuple[list[str], dict[str, bool]]:
        """Patterns that give those of the bound variables that are named their values; and for each bound one whether
        it has several."""
        if self._bound is not bound:  # the same ones come many times in a row
            self._bound, self._texts = bound, {}
            self._known = {name: isinstance(v, tuple) for name, v in bound.items() if not isinstance(v, FactRef)}
        texts = []
        for name, several in self._known.items():
            if name in names:
                if name not in self._texts:
                    number, mark = self._matcher.hold(bound[name]), "$?" if several else "?"
                    self._texts[name] = f"(held (number {number}) (value {mark}{name}))"
                texts.append(self._texts[name])
        return texts, dict(self._known)

    def _shape(self, condition: Condition) -> _Shape:
        """Its shape, which is remembered: of rules' conditions from case to case, of others as long as the facts."""
        shapes = self._shapes if id(condition) in self._lasting else self._passing
        found = shapes.get(id(condition))
        if found is None:
            found = shapes[id(condition)] = _Shape.of(condition)
        return found


@dataclass(frozen=True)
class _Slot:
    """One slot of a pattern: its text, the variables that it compares with, the one each field gives a value to."""

    name: str
    text: str
    needs: frozenset[str]
    gives: Mapping[str, bool]
    fields: tuple[Field, ...]


@dataclass(frozen=True)
class _Shape:
    """What is to be known of a condition whenever it is probed. It keeps the condition, which it is found by.

    ``key``: the template of a pattern, and the aspect if it names one. ``names`` are all variables that it has anything
    to do with. For a pattern ``text`` is all of it, ``needs`` are the variables that it can't be written without, and
    ``values`` says of those that it gives values to whether each has several. ``lasting``: no further fact can make it
    untrue.
    """

    condition: Condition
    key: tuple[str, Value | None]
    slots: tuple[_Slot, ...]
    gives: frozenset[str]
    uses: frozenset[str]
    names: frozenset[str]
    text: str
    needs: frozenset[str]
    values: Mapping[str, bool]
    lasting: bool

    @classmethod
    def of(cls, condition: Condition) -> _Shape:
        slots = tuple(
            _Slot(
                name,
                f"({' '.join((name, *(one.text for one in fields)))})",
                frozenset(needed(fields)),
                {one.binds: one.multi for one in fields if one.binds},
                fields,
            )
            for name, fields in (condition.slots or {}).items()
        )
        uses = frozenset() if condition.kind == "pattern" else frozenset(used(condition.form))
        gives = frozenset(given(condition))
        needs = frozenset(name for slot in slots for name in slot.needs) - gives
        values = {name: several for slot in slots for name, several in slot.gives.items()}
        text = f"({' '.join((condition.template, *(slot.text for slot in slots)))})"
        lasting = not any(one.kind in ("not", "forall") for one in walk((condition,)))
        return cls(condition, _key(condition), slots, gives, uses, gives | needs | uses, text, needs, values, lasting)


@dataclass
class _Rule:
    """A probe as it is written.

    ``known``: the variables that have a value, and whether it is several. ``taken`` says what each piece of a match is:
    a part's number, or a variable that wasn't bound. ``ends``: how many texts stand before each part, and at the end.
    ``skipped``: the parts that had to be left out; ``weakened``: whether demands had to be left out for the same
    reason, that a variable has no value. ``lasting``: how many of the first texts no further fact can make untrue.
    """

    texts: list[str]
    known: dict[str, bool]
    taken: list[int | str] = field(default_factory=list)
    ends: list[int] = field(default_factory=list)
    skipped: set[int] = field(default_factory=set)
    weakened: bool = False
    lasting: int = 0

    @property
    def text(self) -> str:
        """All of it."""
        return " ".join(self.texts) or _NOTHING

    def pattern(self, number: int, part: Part, shape: _Shape) -> None:
        """Write a pattern: where a slot's demand is left out, it still gives their values to variables that have none,
        and where a variable that it compares with has none any more, it is left out too."""
        text, gives = shape.text, shape.values
        if part.loosened or not shape.needs <= self.known.keys():
            text, gives = self._loosened(part, shape)
        self.texts.append(f"?{_address(part, number)} <- {text}")
        self.taken.append(number)
        for name, several in gives.items():
            if name not in self.known:
                self.known[name] = several
                self.taken.append(name)
        if part.condition.address:
            self.known.setdefault(part.condition.address, False)

    def _loosened(self, part: Part, shape: _Shape) -> tuple[str, Mapping[str, bool]]:
        texts = []
        gives: dict[str, bool] = {}
        for slot in shape.slots:
            if slot.name not in part.loosened and slot.needs <= self.known.keys() | shape.gives:
                texts.append(slot.text)
                gives.update(slot.gives)
                continue
            self.weakened = self.weakened or slot.name not in part.loosened
            kept = {name: several for name, several in slot.gives.items() if name not in self.known | gives}
            if kept:
                texts.append(f"({' '.join((slot.name, *(_open(one, kept) for one in slot.fields)))})")
                gives.update(kept)
        return f"({' '.join((part.condition.template, *texts))})", gives


def _keys(fact: Fact) -> Iterator[tuple[str, Value | None]]:
    """A fact's template, and both its template and its aspect."""
    yield fact.template, None
    if "aspect" in fact.slots:
        yield fact.template, fact.values("aspect")[0]


def _key(condition: Condition) -> tuple[str, Value | None]:
    """A pattern's template and its aspect, if it names one."""
    fields = (condition.slots or {}).get("aspect", ())
    terms = [term for one in fields for group in one.alternatives for term in group]
    aspect = terms[0].value if len(terms) == 1 and terms[0].kind == "constant" and not terms[0].negated else None
    return condition.template, None if isinstance(aspect, Form) else aspect


def _open(one: Field, kept: Mapping[str, bool]) -> str:
    return f"{'$?' if one.multi else '?'}{one.binds if one.binds in kept else ''}"


def _address(part: Part, number: int) -> str:
    return part.condition.address or f"{_ADDRESS}{number}"


def given(condition: Condition) -> Iterator[str]:
    """The variables that a positive pattern gives a value to."""
    if condition.kind == "pattern":
        yield from (one.binds for fields in (condition.slots or {}).values() for one in fields if one.binds)
        if condition.address:
            yield condition.address


def used(form: Form) -> set[str]:
    """All variables that stand in a form."""
    return {str(atom.value) for atom in atoms(form) if atom.kind in ("variable", "multivariable") and atom.value}


def needed(fields: Iterable[Field]) -> set[str]:
    """The variables that fields can't do without: those they compare with, other than the ones they give values to."""
    found: set[str] = set()
    for one in fields:
        for term in (term for group in one.alternatives for term in group):
            if isinstance(term.value, Form):
                found |= used(term.value)
            elif term.kind in ("variable", "multivariable") and term.value != one.binds:
                found.add(str(term.value))
    return found - {""}
