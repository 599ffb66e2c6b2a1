"""What is asked for: a pattern of facts with values filled in, and which rules could conclude a fact like it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from pyshell.case import same
from pyshell.errors import Place
from pyshell.knowledge import Knowledge
from pyshell.model import Fact, FactRef, SlotValue, Symbol, Value
from pyshell.reader import Form, Node, read
from pyshell.recording import Condition, Field, RecordedRule, Term, forms
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


@dataclass(frozen=True)
class Bound:
    """What a rule's variables must be for it to conclude what is asked for: one value, or one of several."""

    values: dict[str, SlotValue]
    among: dict[str, tuple[Value, ...]]

    def conditions(self) -> tuple[list[Condition], dict[str, SlotValue]]:
        """Tests that variables are among several values, and the values of all variables, those of the tests too."""
        values = dict(self.values)
        tests = []
        for name, allowed in self.among.items():
            if name not in values:
                (form,) = read(f"(test (member$ ?{name} ?{_AMONG}{name}))", ASKED)
                tests.append(Condition("test", f"(test (member$ ?{name} ?{_AMONG}{name}))", form.place, form))
                values[f"{_AMONG}{name}"] = allowed
        return tests, values


_AMONG = "allowed-for-"
ASKED = "PATTERN"
"""What places call the file of conditions that come from a question and not from a rule."""



@dataclass(frozen=True)
class Conclusion:
    """One fact that a rule asserts: the form of it, and the constants that the rule's ``bind`` calls give."""

    rule: RecordedRule
    form: Form
    constants: Mapping[str, Value]

    def slot(self, name: str) -> tuple[Node, ...] | None:
        """What the rule writes into a slot; ``None`` if it leaves the slot out."""
        return next((slot.items[1:] for slot in self.form.forms() if slot.head == name), None)


class Conclusions:
    """What the rules of a rule base conclude, by template and, for findings, by aspect."""

    def __init__(self, knowledge: Knowledge) -> None:
        self._knowledge = knowledge
        self._found: dict[tuple[str, str], list[Conclusion]] = {}
        for rule in knowledge.recorded.values():
            constants = dict(_constants(rule))
            for fact in (f for action in rule.actions for a in forms(action) if a.head == "assert" for f in a.forms()):
                one = Conclusion(rule, fact, constants)
                self._found.setdefault((fact.head, _symbol(one, "aspect")), []).append(one)
        self.templates = frozenset(template for template, _ in self._found)
        """The templates that rules conclude."""

    def reaching(self, goal: Goal) -> Iterator[tuple[RecordedRule, Bound]]:
        """The rules that could conclude what is asked for, each with what its variables must be then."""
        aspect = goal.known("aspect") or ()
        seen: list[tuple[str, Bound]] = []
        for (template, about), conclusions in self._found.items():
            if template != goal.template or (aspect and about and str(aspect[0]) != about):
                continue
            for one in conclusions:
                bound = self._unified(goal, one)
                if bound is not None and (one.rule.name, bound) not in seen:
                    seen.append((one.rule.name, bound))
                    yield one.rule, bound

    def values(self, aspect: str) -> tuple[str, ...]:
        """The constant values that rulings find for an aspect, in order of first appearance."""
        found: dict[str, None] = {}
        for one in self._found.get(("finding", aspect), ()):
            items = one.slot("value") or ()
            terms = [_term(item, one) for item in items]
            if terms and all(isinstance(term, _Constant) for term in terms):
                found[" ".join(show(term.value) for term in terms if isinstance(term, _Constant))] = None
        return tuple(found)

    def _unified(self, goal: Goal, one: Conclusion) -> Bound | None:
        bound = Bound({}, {})
        template = self._knowledge.vocabulary.templates[goal.template]
        several = _several(one.rule)
        for slot, wants in goal.slots.items():
            items = one.slot(slot)
            if items is None:
                default = template.slots[slot].default
                values = default if isinstance(default, tuple) else () if default is None else (default,)
                terms: list[_Written] = [_Constant(value) for value in values]
            else:
                terms = [_term(item, one, several) for item in items]
                if not template.slots[slot].multi:
                    terms = [_Open(False) if isinstance(term, _Open) else term for term in terms]
            if not _unify(wants, terms, bound):
                return None
        return bound


@dataclass(frozen=True)
class _Constant:
    value: Value


@dataclass(frozen=True)
class _Variable:
    name: str
    several: bool


@dataclass(frozen=True)
class _Open:
    """What isn't known before the rule fires; ``several``: nor how many values it is."""

    several: bool


_Written = _Constant | _Variable | _Open


def _several(rule: RecordedRule) -> dict[str, bool]:
    """The variables of the left-hand side that a conclusion can be told by, and whether each holds several values."""
    return {
        field.binds: field.multi
        for premise in rule.premises
        for fields in (premise.slots or {}).values()
        for field in fields
        if field.binds
    }


def _term(item: Node, one: Conclusion, several: Mapping[str, bool] | None = None) -> _Written:
    if isinstance(item, Form):
        return _Open(True)
    if item.kind in ("symbol", "string", "integer", "float"):
        return _Constant(item.value)
    name = str(item.value)
    if name in one.constants:
        return _Constant(one.constants[name])
    if several is not None and name in several:
        return _Variable(name, several[name])
    return _Open(True)


def _unify(wants: Sequence[Want], terms: Sequence[_Written], bound: Bound) -> bool:
    """Whether what a rule writes can be what is wanted, place by place; ``bound`` gets the variables' values."""
    wants, terms = list(wants), list(terms)
    while wants and terms and not _many(wants[0]) and not _many(terms[0]):
        if not _one(wants.pop(0), terms.pop(0), bound):
            return False
    while wants and terms and not _many(wants[-1]) and not _many(terms[-1]):
        if not _one(wants.pop(), terms.pop(), bound):
            return False
    if not wants or not terms:
        return all(map(_many, wants)) and all(_none(term, bound) for term in terms)
    if len(terms) == 1 and isinstance(terms[0], _Variable) and not any(map(_many, wants)):
        values = tuple(want.only for want in wants)
        if None not in values:
            return _bind(terms[0].name, tuple(value for value in values if value is not None), bound)
    return True


def _many(place: Want | _Written) -> bool:
    return not isinstance(place, _Constant) and place.several


def _none(term: _Written, bound: Bound) -> bool:
    """Whether what is written can be no value at all."""
    if isinstance(term, _Variable) and term.several:
        return _bind(term.name, (), bound)
    return _many(term)


def _one(want: Want, term: _Written, bound: Bound) -> bool:
    if isinstance(term, _Constant):
        return want.allows(term.value)
    if isinstance(term, _Variable) and want.only is not None:
        return _bind(term.name, want.only, bound)
    if isinstance(term, _Variable) and want.values is not None:
        bound.among.setdefault(term.name, want.values)
    return True


def _bind(name: str, value: SlotValue, bound: Bound) -> bool:
    return same(bound.values.setdefault(name, value), value)


def _constants(rule: RecordedRule) -> Iterator[tuple[str, Value]]:
    """The variables to which the right-hand side binds a constant once and for all."""
    binds = [form for action in rule.actions for form in forms(action) if form.head == "bind" and len(form.items) > 2]
    names = [_name(form) for form in binds]
    for form, name in zip(binds, names, strict=True):
        value = form.items[2]
        single = names.count(name) == 1 and len(form.items) == 3
        if single and not isinstance(value, Form) and value.kind in ("symbol", "string", "integer", "float"):
            yield name, value.value


def _name(bind: Form) -> str:
    name = bind.items[1]
    return "" if isinstance(name, Form) else str(name.value)


def _symbol(one: Conclusion, slot: str) -> str:
    """The one symbol that the rule writes into a slot; ``""`` if it isn't known."""
    items: Iterable[Node] = one.slot(slot) or ()
    terms = [_term(item, one) for item in items]
    if len(terms) == 1 and isinstance(terms[0], _Constant) and isinstance(terms[0].value, Symbol):
        return str(terms[0].value)
    return ""
