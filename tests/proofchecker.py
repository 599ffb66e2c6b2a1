"""A second opinion on proofs: checks recorded firings against the rules' text, in plain Python, without CLIPS.

It reads the rules' conditions as the reader gives them, matches facts itself, and evaluates the few CLIPS functions
that the rules use, those defined in the rule base included (CLIPS Basic Programming Guide 6.4, sections 5.4 and 12).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pyshell.knowledge import Knowledge
from pyshell.model import Fact, FactRef, Firing, Symbol
from pyshell.reader import Atom, Form
from pyshell.recording import Condition, Field, Term

TRUE, FALSE = Symbol("TRUE"), Symbol("FALSE")
Environment = dict[str, Any]


class _Return(Exception):  # noqa: N818 (no error: what a function gives back)
    def __init__(self, value: Any) -> None:
        self.value = value


def _truth(value: object) -> bool:
    return value != FALSE or not isinstance(value, Symbol)


def _some(found: Iterable[Environment]) -> bool:
    """Whether there is any way at all; one that binds no variable is one too."""
    return next(iter(found), None) is not None


def _symbol(value: bool) -> Symbol:
    return TRUE if value else FALSE


def _same(one: Any, other: Any) -> bool:
    """`eq`: equal in type and value; a symbol is no string, and 1 isn't 1.0."""
    if type(one) is not type(other):
        return False
    if isinstance(one, tuple):
        return len(one) == len(other) and all(map(_same, one, other))
    return bool(one == other)


def _flat(values: Iterable[Any]) -> tuple[Any, ...]:
    return tuple(item for value in values for item in (value if isinstance(value, tuple) else (value,)))


def _compared(test: Callable[[Any, Any], bool]) -> Callable[..., Symbol]:
    return lambda *values: _symbol(all(map(test, values, values[1:])))


def _member(item: Any, items: tuple[Any, ...]) -> Any:
    if isinstance(item, tuple):
        width = len(item)
        starts = (at for at in range(len(items) - width + 1) if _same(items[at : at + width], item))
    else:
        starts = (at for at, one in enumerate(items) if _same(one, item))
    return next((at + 1 for at in starts), FALSE)


def _text(value: Any) -> str:
    return str(value)


def _imploded(items: tuple[Any, ...]) -> str:
    return " ".join(str(item) if isinstance(item, Symbol | int | float) else f'"{item}"' for item in items)


def _replaced(items: tuple[Any, ...], start: int, stop: int, *new: Any) -> tuple[Any, ...]:
    return items[: start - 1] + _flat(new) + items[stop:]


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "eq": lambda first, *others: _symbol(all(_same(first, other) for other in others)),
    "neq": lambda first, *others: _symbol(not any(_same(first, other) for other in others)),
    "=": _compared(lambda one, other: one == other),
    "<>": _compared(lambda one, other: one != other),
    "<": _compared(lambda one, other: one < other),
    "<=": _compared(lambda one, other: one <= other),
    ">": _compared(lambda one, other: one > other),
    ">=": _compared(lambda one, other: one >= other),
    "not": lambda value: _symbol(not _truth(value)),
    "+": lambda *values: sum(values),
    "-": lambda first, *others: first - sum(others),
    "*": lambda first, second: first * second,
    "min": min,
    "max": max,
    "abs": abs,
    "member$": _member,
    "subsetp": lambda one, other: _symbol(all(_member(item, other) != FALSE for item in one)),
    "length$": len,
    "nth$": lambda at, items: items[at - 1],
    "rest$": lambda items: items[1:],
    "first$": lambda items: items[:1],
    "create$": lambda *values: _flat(values),
    "delete$": lambda items, start, stop: items[: start - 1] + items[stop:],
    "replace$": _replaced,
    "implode$": _imploded,
    "integerp": lambda value: _symbol(isinstance(value, int)),
    "symbolp": lambda value: _symbol(isinstance(value, Symbol)),
    "sym-cat": lambda *values: Symbol("".join(map(_text, values))),
    "str-cat": lambda *values: "".join(map(_text, values)),
    "str-compare": lambda one, other: (str(one) > str(other)) - (str(one) < str(other)),
    "str-index": lambda part, text: str(text).find(str(part)) + 1 or FALSE,
    "sub-string": lambda start, stop, text: str(text)[max(0, start - 1) : stop],
    "str-length": lambda text: len(str(text)),
}


@dataclass(frozen=True)
class _Function:
    parameters: tuple[Atom, ...]
    body: tuple[Any, ...]


_ABOUT = ("about", "id", "object", "source", "of", "for", "player")


class _Facts:
    """All facts of a case, by template, by aspect, and by what they are about."""

    def __init__(self, facts: Mapping[int, Fact]) -> None:
        self.all = facts
        self._values: dict[tuple[str, str], Mapping[Any, Sequence[Fact]]] = {}
        self._found: dict[tuple[str, Any], list[Fact]] = {}
        for fact in facts.values():
            self._found.setdefault((fact.template, None), []).append(fact)
            if "aspect" in fact.slots:
                self._found.setdefault((fact.template, fact["aspect"]), []).append(fact)

    def like(self, condition: Condition, environment: Environment) -> Sequence[Fact]:
        """Those that a pattern may match, and perhaps others: all have the value of a variable that it compares."""
        for slot in _ABOUT:
            fields = (condition.slots or {}).get(slot, ())
            if len(fields) == 1 and len(fields[0].alternatives) == 1:
                term = fields[0].alternatives[0][0]
                if term.kind == "variable" and not term.negated and str(term.value) in environment:
                    return self._by(condition.template, slot).get(environment[str(term.value)], ())
        (field, *more) = (condition.slots or {}).get("aspect", (None,))
        constant = field.alternatives[0][0] if field and not more and field.text == _only_constant(field) else None
        return self._found.get((condition.template, constant.value if constant else None), ())

    def _by(self, template: str, slot: str) -> Mapping[Any, Sequence[Fact]]:
        if (template, slot) not in self._values:
            found: dict[Any, list[Fact]] = {}
            for fact in self._found.get((template, None), ()):
                found.setdefault(fact[slot], []).append(fact)
            self._values[template, slot] = found
        return self._values[template, slot]


def _only_constant(field: Field) -> str:
    """The text of a field that is one constant and nothing else."""
    if len(field.alternatives) == 1 and len(field.alternatives[0]) == 1:
        (term,) = field.alternatives[0]
        if term.kind == "constant" and not term.negated:
            return term.text
    return ""


class Checker:
    """Checks the firings of cases of one rule base."""

    def __init__(self, knowledge: Knowledge) -> None:
        self._knowledge = knowledge
        self._templates = knowledge.vocabulary.templates
        self._defaults: dict[str, dict[str, Any]] = {
            name: {slot.name: slot.default for slot in template.slots.values()}
            for name, template in self._templates.items()
        }
        self._functions = dict(map(_function, knowledge.functions))
        self._facts = _Facts({})

    def faults(self, firing: Firing, facts: Mapping[int, Fact]) -> list[str]:
        """What is wrong with a firing, given all facts that stand at the end; empty if nothing is."""
        rule = self._knowledge.recorded.get(firing.rule)
        if rule is None:
            return [f"there is no rule {firing.rule}"]
        if self._facts.all is not facts:
            self._facts = _Facts(facts)
        on_right = _bound_on_the_right(rule.actions)
        on_left: Environment = {k: v for k, v in firing.bindings.items() if k not in on_right}
        found = self._wrong_premises(rule.conditions, firing, facts, on_left)
        for condition in rule.conditions:
            if condition.kind != "pattern" and not _some(self._solve([condition], on_left, self._facts)):
                found.append(f"{firing.rule}: {condition.text} doesn't hold")
        return found or self._wrong_conclusions(rule.actions, firing, facts, on_left)

    def _wrong_premises(
        self, conditions: Sequence[Condition], firing: Firing, facts: Mapping[int, Fact], bindings: Environment
    ) -> list[str]:
        patterns = [condition for condition in conditions if condition.kind == "pattern"]
        if len(patterns) != len(firing.basis):
            return [f"{firing.rule} has {len(patterns)} premises, not {len(firing.basis)}"]
        found = []
        for condition, index in zip(patterns, firing.basis, strict=True):
            fact = facts.get(index)
            if fact is None or not _some(self._match(condition, fact, bindings, index)):
                found.append(f"{firing.rule}: fact {index} doesn't match {condition.text}")
        return found

    def _wrong_conclusions(
        self, actions: Sequence[Form], firing: Firing, facts: Mapping[int, Fact], bindings: Environment
    ) -> list[str]:
        environment = dict(bindings)
        concluded: list[Fact] = []
        for action in actions:
            if action.head == "assert":
                concluded += [self._asserted(form, environment) for form in action.forms()]
            else:
                self.evaluate(action, environment)
        stated = [facts.get(index) for index in firing.concludes]
        if stated != concluded:
            return [f"{firing.rule} doesn't conclude facts {firing.concludes}"]
        return []

    def _asserted(self, form: Form, environment: Environment) -> Fact:
        head = form.head
        types, slots = self._templates[head].slots, dict(self._defaults[head])
        for slot in form.forms():
            name, values = slot.head, [self.evaluate(item, environment) for item in slot.items[1:]]
            slots[name] = _flat(values) if types[name].multi else values[0]
        return Fact(head, slots)

    # Conditions

    def _solve(self, conditions: Sequence[Condition], environment: Environment, facts: _Facts) -> Iterator[Environment]:
        """Every way in which the conditions hold together."""
        if not conditions:
            yield environment
            return
        first, rest = conditions[0], conditions[1:]
        for extended in self._hold(first, environment, facts):
            yield from self._solve(rest, extended, facts)

    def _hold(self, condition: Condition, environment: Environment, facts: _Facts) -> Iterator[Environment]:
        match condition.kind:
            case "pattern":
                for fact in facts.like(condition, environment):
                    yield from self._match(condition, fact, environment)
            case "test":
                if _truth(self.evaluate(condition.form.items[1], environment)):
                    yield environment
            case "and":
                yield from self._solve(condition.inner, environment, facts)
            case "or":
                for inner in condition.inner:
                    yield from self._hold(inner, environment, facts)
            case "not":
                if not _some(self._solve(condition.inner, environment, facts)):
                    yield environment
            case "exists":
                if _some(self._solve(condition.inner, environment, facts)):
                    yield environment
            case "forall":
                first, *rest = condition.inner
                if all(_some(self._solve(rest, found, facts)) for found in self._hold(first, environment, facts)):
                    yield environment

    def _match(
        self, condition: Condition, fact: Fact, environment: Environment, index: int | None = None
    ) -> Sequence[Environment]:
        if fact.template != condition.template:
            return ()
        if condition.address and index is not None and environment.get(condition.address) != FactRef(index):
            return ()
        found: Sequence[Environment] = (environment,)
        for slot, fields in (condition.slots or {}).items():
            values = fact.values(slot)
            if len(fields) == len(values) == 1 and not fields[0].multi:
                found = [more for one in found for more in self._field(fields[0], values[0], one)]
            else:
                found = [more for one in found for more in self._fields(fields, values, one)]
            if not found:
                break
        return found

    def _fields(
        self, fields: Sequence[Field], values: Sequence[Any], environment: Environment
    ) -> Iterator[Environment]:
        if not fields:
            if not values:
                yield environment
            return
        field, rest = fields[0], fields[1:]
        for width in range(len(values) + 1) if field.multi else (1,):
            if width <= len(values):
                value: Any = tuple(values[:width]) if field.multi else values[0]
                for extended in self._field(field, value, environment):
                    yield from self._fields(rest, values[width:], extended)

    def _field(self, field: Field, value: Any, environment: Environment) -> Sequence[Environment]:
        if not field.alternatives:
            return (environment,)
        found = []
        for terms in field.alternatives:
            extended = self._terms(field, terms, value, environment)
            if extended is not None:
                found.append(extended)
        return found

    def _terms(self, field: Field, terms: Sequence[Term], value: Any, environment: Environment) -> Environment | None:
        if field.binds and field.binds not in environment and any(t.value == field.binds for t in terms):
            environment = {**environment, field.binds: value}
        for term in terms:
            match term.kind:
                case "constant":
                    holds = _same(term.value, value)
                case "variable" | "multivariable":
                    holds = not term.value or _same(environment[str(term.value)], value)
                case "predicate":
                    holds = _truth(self.evaluate(term.value, environment))
                case _:
                    holds = _same(self.evaluate(term.value, environment), value)
            if holds is term.negated:
                return None
        return environment

    # Expressions

    def evaluate(self, node: Any, environment: Environment) -> Any:
        """The value of an expression."""
        if isinstance(node, Atom):
            return environment[str(node.value)] if node.kind in ("variable", "multivariable") else node.value
        head, arguments = node.head, node.items[1:]
        if head in FUNCTIONS:
            return FUNCTIONS[head](*[self.evaluate(one, environment) for one in arguments])
        match head:
            case "and":
                return _symbol(all(_truth(self.evaluate(one, environment)) for one in arguments))
            case "or":
                return _symbol(any(_truth(self.evaluate(one, environment)) for one in arguments))
            case "if":
                return self._if(arguments, environment)
            case "bind":
                value = tuple(self.evaluate(one, environment) for one in arguments[1:])
                environment[str(arguments[0].value)] = value[0] if len(value) == 1 else _flat(value)
                return environment[str(arguments[0].value)]
            case "progn$" | "foreach":
                return self._progn(arguments, environment)
            case "progn":
                return self._block(arguments, environment)
            case "return":
                raise _Return(self.evaluate(arguments[0], environment))
            case "switch":
                return self._switch(arguments, environment)
        return self._call(self._functions[head], [self.evaluate(one, environment) for one in arguments])

    def _block(self, nodes: Sequence[Any], environment: Environment) -> Any:
        value: Any = FALSE
        for node in nodes:
            value = self.evaluate(node, environment)
        return value

    def _if(self, arguments: Sequence[Any], environment: Environment) -> Any:
        words = [node.value if isinstance(node, Atom) and node.kind == "symbol" else None for node in arguments]
        middle = words.index("then")
        end = words.index("else") if "else" in words else len(words)
        if _truth(self.evaluate(arguments[0], environment)):
            return self._block(arguments[middle + 1 : end], environment)
        return self._block(arguments[end + 1 :], environment)

    def _progn(self, arguments: Sequence[Any], environment: Environment) -> Any:
        name, items = arguments[0].items
        for number, item in enumerate(self.evaluate(items, environment), 1):
            environment[str(name.value)] = item
            environment[f"{name.value}-index"] = number
            self._block(arguments[1:], environment)
        return FALSE

    def _switch(self, arguments: Sequence[Any], environment: Environment) -> Any:
        value = self.evaluate(arguments[0], environment)
        for case in arguments[1:]:
            if case.head == "default" or _same(self.evaluate(case.items[1], environment), value):
                return self._block(case.items[1 if case.head == "default" else 3 :], environment)
        return FALSE

    def _call(self, function: _Function, values: Sequence[Any]) -> Any:
        environment: Environment = {}
        for at, parameter in enumerate(function.parameters):
            rest = parameter.kind == "multivariable"
            environment[str(parameter.value)] = _flat(values[at:]) if rest else values[at]
        try:
            return self._block(function.body, environment)
        except _Return as result:
            return result.value


def _function(construct: Any) -> tuple[str, _Function]:
    items = list(construct.form.items[1:])
    name = str(items.pop(0).value)
    if isinstance(items[0], Atom):
        items.pop(0)
    return name, _Function(tuple(items[0].items), tuple(items[1:]))


def _bound_on_the_right(actions: Iterable[Form]) -> set[str]:
    return {str(action.items[1].value) for action in actions if action.head == "bind"}  # type: ignore[union-attr]
