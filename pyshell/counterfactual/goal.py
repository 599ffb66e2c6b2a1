"""What is asked for: a pattern of facts with values filled in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from pyshell.case import same
from pyshell.errors import Place
from pyshell.model import Fact, FactRef, SlotValue, Symbol, Value
from pyshell.reader import Form
from pyshell.recording import Condition, Field, Term
from pyshell.templates import show


@dataclass(frozen=True)
class Want:
    """What is wanted at one place of a slot: one of ``values`` (``None``: anything), and none of ``without``.

    ``several``: any number of values may stand here.
    """

    values: tuple[Value, ...] | None = None
    without: tuple[Value, ...] = ()
    several: bool = False

    def allows(self, value: Value) -> bool:
        """Whether the value may stand here."""
        fits = self.values is None or any(same(value, one) for one in self.values)
        return fits and not any(same(value, one) for one in self.without)

    @property
    def only(self) -> Value | None:
        """The one value that may stand here, if there is just one."""
        return self.values[0] if self.values is not None and len(self.values) == 1 else None

    def __str__(self) -> str:
        if self.several:
            return "$?"
        parts = ["|".join(map(show, self.values))] if self.values is not None else []
        return "&".join([*parts, *(f"~{show(value)}" for value in self.without)]) or "?"


@dataclass(frozen=True)
class Goal:
    """A fact that is asked for: a pattern, and the values that its variables have."""

    condition: Condition
    bindings: Mapping[str, SlotValue]

    @classmethod
    def of(cls, pattern: Fact) -> Goal:
        """The goal that a pattern of constants states. Each slot's values become those of a variable."""
        slots, bindings = {}, {}
        for number, slot in enumerate(pattern.slots):
            name, value = f"wanted-{number}", pattern.slots[slot]
            several = isinstance(value, tuple)
            term = Term("multivariable" if several else "variable", Symbol(name), False, f"{'$' * several}?{name}")
            slots[slot] = (Field(several, name, ((term,),), term.text),)
            bindings[name] = value
        form = Form((), pattern.place or Place("PATTERN"), (0, 0))
        condition = Condition("pattern", "", form.place, form, template=pattern.template, slots=slots)
        return cls(condition, bindings)

    @classmethod
    def other_than(cls, fact: Fact) -> Goal | None:
        """The goal that a fact like this one states but for the numbers in its value; ``None`` if it has none."""
        value = fact.values("value")
        if not any(isinstance(one, int | float) for one in value):
            return None
        goal = cls.of(Fact(fact.template, {slot: one for slot, one in fact.slots.items() if slot != "value"}))
        fields = tuple(_another(number, one) for number, one in enumerate(value))
        slots = {**(goal.condition.slots or {}), "value": fields}
        return cls(replace(goal.condition, slots=slots), goal.bindings)

    @property
    def template(self) -> str:
        """The template of the fact."""
        return self.condition.template

    @cached_property
    def slots(self) -> Mapping[str, tuple[Want, ...]]:
        """What is wanted of each slot that the pattern names."""
        found = {}
        for slot, fields in (self.condition.slots or {}).items():
            wants = tuple(want for field in fields for want in _wants(field, self.bindings))
            if any(want not in (Want(), Want(several=True)) for want in wants) or len(wants) > 1 or not wants:
                found[slot] = wants
        return found

    @cached_property
    def text(self) -> str:
        """The goal as a CLIPS pattern with its values filled in."""
        slots = (f"({' '.join((slot, *map(str, wants)))})" for slot, wants in self.slots.items())
        return f"({' '.join((self.template, *slots))})"

    def known(self, slot: str) -> tuple[Value, ...] | None:
        """The slot's values, if each is certain."""
        values = [want.only for want in self.slots.get(slot, (Want(),))]
        return None if None in values else tuple(value for value in values if value is not None)

    def finding(self) -> Goal:
        """For an outcome: the finding that it would be made of."""
        slots = {"ruling" if slot == "by" else slot: fields for slot, fields in (self.condition.slots or {}).items()}
        return Goal(replace(self.condition, template="finding", slots=slots), self.bindings)


def _another(number: int, value: Value) -> Field:
    """A field for a value itself, if it is a symbol, and for any other than it, if it is a number."""
    negated = isinstance(value, int | float)
    constant = Term("constant", value, negated, f"{'~' * negated}{show(value)}")
    variable = Term("variable", Symbol(f"other-{number}"), False, f"?other-{number}")
    return Field(False, str(variable.value), ((variable, constant),), f"{variable.text}&{constant.text}")


def _wants(field: Field, bindings: Mapping[str, SlotValue]) -> Iterator[Want]:
    if field.multi:
        value = bindings.get(field.binds)
        if isinstance(value, tuple) and field.binds:
            yield from (Want((one,)) for one in value)
        else:
            yield Want(several=True)
        return
    allowed: list[Value] | None = []
    without: list[Value] = []
    for group in field.alternatives:
        found = [value for term in group if not term.negated for value in _certain(term, bindings)]
        if allowed is not None and found:
            allowed.append(found[-1])
        else:
            allowed = None
        if len(field.alternatives) == 1:
            without = [value for term in group if term.negated for value in _certain(term, bindings)]
    yield Want(tuple(allowed) if allowed else None, tuple(without))


def _certain(term: Term, bindings: Mapping[str, SlotValue]) -> Iterator[Value]:
    if isinstance(term.value, Form):
        return
    value: SlotValue | None = term.value if term.kind == "constant" else bindings.get(str(term.value))
    if value is not None and not isinstance(value, tuple | FactRef):
        yield value
