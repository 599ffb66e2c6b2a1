"""Which rules could conclude a fact that is asked for, and what their variables must be then."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from pyshell.case import same
from pyshell.counterfactual.goal import Goal, Want
from pyshell.knowledge import Knowledge
from pyshell.model import SlotValue, Symbol, Value
from pyshell.reader import Form, Node, read
from pyshell.recording import Condition, Field, RecordedRule, Term, forms
from pyshell.templates import show

_CONSTANTS = ("symbol", "string", "integer", "float")


@dataclass(frozen=True)
class Bound:
    """What a rule's variables must be for it to conclude what is asked for: ``values``; one ``among`` several; or
    something other than some (``without``)."""

    values: dict[str, SlotValue] = field(default_factory=dict)
    among: dict[str, tuple[Value, ...]] = field(default_factory=dict)
    without: dict[str, tuple[Value, ...]] = field(default_factory=dict)

    def conditions(self, rule: RecordedRule) -> tuple[tuple[Condition, ...], dict[str, SlotValue]]:
        """The rule's conditions, with what its variables must be added where they get their values; and the values."""
        values = dict(self.values)
        demands: dict[str, list[str]] = {}
        for name, allowed in self.among.items():
            if name not in values:
                demands.setdefault(name, []).append(f"(member$ ?{name} ?among-{name})")
                values[f"among-{name}"] = allowed
        for name, excluded in self.without.items():
            if name not in values:
                demands.setdefault(name, []).append(f"(not (member$ ?{name} ?without-{name}))")
                values[f"without-{name}"] = excluded
        conditions = []
        for condition in rule.conditions:
            changed = {}
            for slot, fields in (condition.slots or {}).items() if condition.kind == "pattern" and demands else ():
                if any(one.binds in demands for one in fields):
                    changed[slot] = tuple(
                        _demanding(one, demands.pop(one.binds)) if one.binds in demands else one for one in fields
                    )
            slots = {**(condition.slots or {}), **changed}
            conditions.append(replace(condition, slots=slots) if changed else condition)
        return tuple(conditions), values


def _demanding(one: Field, demands: Sequence[str]) -> Field:
    """The field with predicates about its variable added."""
    terms = tuple(Term("predicate", read(text, "PATTERN")[0], False, f":{text}") for text in demands)
    alternatives = tuple((*group, *terms) for group in one.alternatives)
    if len(alternatives) == 1:
        text = "&".join(term.text for term in alternatives[0])
    else:  # ?x&a|b means ?x&(a|b)
        shared = alternatives[0][0].text
        text = f"{shared}&{'|'.join('&'.join(term.text for term in group[1:]) for group in alternatives)}"
    return replace(one, alternatives=alternatives, text=text)


@dataclass(frozen=True)
class _Constant:
    value: Value


@dataclass(frozen=True)
class _Variable:
    name: str
    several: bool


@dataclass(frozen=True)
class _Name:
    """A symbol put together from constants and variables: ``pattern`` has a group for each variable."""

    pattern: re.Pattern[str]
    names: tuple[str, ...]


@dataclass(frozen=True)
class _Open:
    """What isn't known before the rule fires; ``several``: nor how many values it is."""

    several: bool


_Written = _Constant | _Variable | _Name | _Open


@dataclass(frozen=True)
class _Conclusion:
    """One fact that a rule asserts: what it writes into each slot, and the constants that its variables may be."""

    rule: RecordedRule
    slots: Mapping[str, tuple[_Written, ...]]
    allowed: Mapping[str, tuple[Value, ...]]


class Conclusions:
    """What the rules of a rule base conclude, by template and, for findings, by aspect."""

    def __init__(self, knowledge: Knowledge) -> None:
        self._templates = knowledge.vocabulary.templates
        self._found: dict[tuple[str, str], list[_Conclusion]] = {}
        for rule in knowledge.recorded.values():
            variables = dict(_variables(rule))
            constants = dict(_constants(rule))
            allowed = dict(_allowed(rule))
            for fact in (f for action in rule.actions for a in forms(action) if a.head == "assert" for f in a.forms()):
                one = _Conclusion(rule, self._written(fact, variables, constants), allowed)
                self._found.setdefault((fact.head, _aspect(one)), []).append(one)
        self.templates = frozenset(template for template, _ in self._found)
        """The templates that rules conclude."""

    def reaching(self, goal: Goal) -> Iterator[tuple[RecordedRule, Bound]]:
        """The rules that could conclude what is asked for, each with what its variables must be then."""
        (wanted,) = goal.slots.get("aspect", (Want(),))
        if wanted.values is None:
            found = [
                one for (template, _), several in self._found.items() if template == goal.template for one in several
            ]
            yield from self._unifying(goal, found)
            return
        named = [one for value in wanted.values for one in self._found.get((goal.template, str(value)), ())]
        reaching = list(self._unifying(goal, named))
        # Rules that say of which aspect they speak go before those that could speak of any.
        yield from reaching or self._unifying(goal, self._found.get((goal.template, ""), ()))

    def _unifying(self, goal: Goal, conclusions: Iterable[_Conclusion]) -> Iterator[tuple[RecordedRule, Bound]]:
        seen: list[tuple[str, Bound]] = []
        for one in conclusions:
            bound = self._unified(goal, one)
            if bound is not None and (one.rule.name, bound) not in seen:
                seen.append((one.rule.name, bound))
                yield one.rule, bound

    def values(self, aspect: str) -> tuple[str, ...]:
        """The constant values that rulings find for an aspect, in order of first appearance."""
        found: dict[str, None] = {}
        for one in self._found.get(("finding", aspect), ()):
            terms = one.slots.get("value", ())
            if terms and all(isinstance(term, _Constant) for term in terms):
                found[" ".join(show(term.value) for term in terms if isinstance(term, _Constant))] = None
        return tuple(found)

    def _written(
        self, fact: Form, variables: Mapping[str, bool], constants: Mapping[str, Value]
    ) -> dict[str, tuple[_Written, ...]]:
        """What a rule writes into each slot of a fact; the default into those that it leaves out."""
        template = self._templates[fact.head]
        given = {slot.head: slot.items[1:] for slot in fact.forms()}
        written: dict[str, tuple[_Written, ...]] = {}
        for slot in template.slots.values():
            if slot.name in given:
                terms = tuple(_term(item, variables, constants) for item in given[slot.name])
                single = tuple(_Open(False) if isinstance(term, _Open) else term for term in terms)
                written[slot.name] = terms if slot.multi else single
            elif slot.default is not None:
                values = slot.default if isinstance(slot.default, tuple) else (slot.default,)
                written[slot.name] = tuple(map(_Constant, values))
        return written

    def _unified(self, goal: Goal, one: _Conclusion) -> Bound | None:
        bound = Bound()
        for slot, wants in goal.slots.items():
            if not _unify(wants, one.slots.get(slot, ()), bound):
                return None
        for name, allowed in one.allowed.items():
            if name in bound.values and bound.values[name] not in allowed:
                return None
            if name in bound.among and not set(bound.among[name]) & set(allowed):
                return None
        return bound


def _term(item: Node, variables: Mapping[str, bool], constants: Mapping[str, Value]) -> _Written:
    if isinstance(item, Form):
        return _name(item) or _Open(True)
    if item.kind in _CONSTANTS:
        return _Constant(item.value)
    name = str(item.value)
    if name in constants:
        return _Constant(constants[name])
    return _Variable(name, variables[name]) if name in variables else _Open(True)


def _name(form: Form) -> _Name | None:
    """What ``(sym-cat ?object -power)`` puts together."""
    parts = form.items[1:]
    if form.head != "sym-cat" or any(isinstance(part, Form) for part in parts):
        return None
    texts = []
    names = []
    for part in parts:
        assert not isinstance(part, Form)
        if part.kind == "variable":
            texts.append("(.+)")
            names.append(str(part.value))
        else:
            texts.append(re.escape(str(part.value)))
    return _Name(re.compile("".join(texts)), tuple(names))


def _unify(wants: Sequence[Want], terms: Sequence[_Written], bound: Bound) -> bool:
    """Whether what a rule writes can be what is wanted, place by place; ``bound`` gets what its variables must be."""
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
    return isinstance(place, Want | _Variable | _Open) and place.several


def _none(term: _Written, bound: Bound) -> bool:
    """Whether what is written can be no value at all."""
    if isinstance(term, _Variable) and term.several:
        return _bind(term.name, (), bound)
    return _many(term)


def _one(want: Want, term: _Written, bound: Bound) -> bool:
    match term:
        case _Constant():
            return want.allows(term.value)
        case _Variable() if want.only is not None:
            return _bind(term.name, want.only, bound)
        case _Variable():
            if want.values is not None:
                bound.among.setdefault(term.name, want.values)
            if want.without:
                bound.without.setdefault(term.name, want.without)
        case _Name() if want.only is not None:
            found = term.pattern.fullmatch(str(want.only))
            if found is None:
                return False
            if len(term.names) == 1:
                return _bind(term.names[0], Symbol(found.group(1)), bound)
    return True


def _bind(name: str, value: SlotValue, bound: Bound) -> bool:
    return same(bound.values.setdefault(name, value), value)


def _variables(rule: RecordedRule) -> Iterator[tuple[str, bool]]:
    """The variables of the left-hand side that a conclusion can be told by, and whether each holds several values."""
    for one in _fields(rule):
        if one.binds:
            yield one.binds, one.multi


def _allowed(rule: RecordedRule) -> Iterator[tuple[str, tuple[Value, ...]]]:
    """The variables that can only be one of some constants."""
    for one in _fields(rule):
        values = [term.value for group in one.alternatives for term in group if term.kind == "constant"]
        constants = [value for value in values if not isinstance(value, Form)]
        negated = any(term.negated for group in one.alternatives for term in group)
        if one.binds and not negated and len(constants) == len(one.alternatives):
            yield one.binds, tuple(constants)


def _fields(rule: RecordedRule) -> Iterator[Field]:
    for premise in rule.premises:
        for fields in (premise.slots or {}).values():
            yield from fields


def _constants(rule: RecordedRule) -> Iterator[tuple[str, Value]]:
    """The variables to which the right-hand side binds a constant once and for all."""
    binds = [form for action in rule.actions for form in forms(action) if form.head == "bind" and len(form.items) > 2]
    names = [_bound(form) for form in binds]
    for form, name in zip(binds, names, strict=True):
        value = form.items[2]
        single = names.count(name) == 1 and len(form.items) == 3
        if single and not isinstance(value, Form) and value.kind in _CONSTANTS:
            yield name, value.value


def _bound(bind: Form) -> str:
    name = bind.items[1]
    return "" if isinstance(name, Form) else str(name.value)


def _aspect(one: _Conclusion) -> str:
    """The one aspect that a rule concludes; ``""`` if it isn't known."""
    terms: Iterable[_Written] = one.slots.get("aspect", ())
    found = [term.value for term in terms if isinstance(term, _Constant)]
    return str(found[0]) if len(found) == 1 else ""
