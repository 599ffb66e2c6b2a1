"""Facts that satisfy the conditions of several rules at once, found by unifying their patterns.

Conditions on outcomes are met through rules that conclude them, a few levels deep. Absence tests and what functions
compute aren't looked at: whoever asks runs the engine on the facts and sees.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product

from pyshell.audit.conditions import findings
from pyshell.knowledge import Knowledge
from pyshell.model import Fact, SlotType, SlotValue, Symbol, Value
from pyshell.reader import Atom, Form, Node
from pyshell.recording import Condition, Field, RecordedRule

DEPTH = 4
"""How many rules deep an outcome is traced back to given facts."""

BRANCHES = 3
"""How many rules are tried for one outcome."""

EFFORT = 100
"""How many conditions are looked at for one pair of rules, in all ways together."""


@dataclass(frozen=True)
class Var:
    """A variable of one use of a rule, or an unknown value."""

    name: str
    use: int


Term = Var | Value | tuple["Var | Value", ...]
Slots = Mapping[str, Term]


@dataclass(frozen=True)
class State:
    """What is known so far: values of variables, facts, outcomes, tests that must hold, slots of variables."""

    values: Mapping[Var, Term]
    facts: tuple[tuple[str, Slots], ...] = ()
    outcomes: tuple[Slots, ...] = ()
    tests: tuple[tuple[Form, int], ...] = ()
    unequal: tuple[tuple[Term, Term], ...] = ()
    slots: Mapping[Var, SlotType] = ()  # type: ignore[assignment]

    def look(self, term: Term) -> Term:
        """What a term stands for as far as that is known."""
        while isinstance(term, Var) and term in self.values:
            term = self.values[term]
        return tuple(self.look(one) for one in term) if isinstance(term, tuple) else term  # type: ignore[misc]

    def unify(self, one: Term, other: Term) -> State | None:
        """The state in which both are the same, if they can be."""
        one, other = self.look(one), self.look(other)
        if one == other and type(one) is type(other):
            return self
        if isinstance(one, Var):
            return replace(self, values={**self.values, one: other})
        if isinstance(other, Var):
            return replace(self, values={**self.values, other: one})
        if isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):
            state: State | None = self
            for left, right in zip(one, other, strict=True):
                state = state.unify(left, right) if state else None
            return state
        return None


class Unifier:
    """Knows how the rules of a rule base conclude outcomes."""

    def __init__(self, knowledge: Knowledge) -> None:
        self._knowledge = knowledge
        self._templates = knowledge.vocabulary.templates
        self._used = 0
        self._left = 0
        self._by_aspect: dict[str, list[tuple[RecordedRule, Form]]] = {}
        for rule in sorted(knowledge.recorded.values(), key=_effort):
            for finding in findings(rule):
                self._by_aspect.setdefault(_aspect(finding), []).append((rule, finding))

    def together(self, one: tuple[RecordedRule, Form], other: tuple[RecordedRule, Form]) -> Iterator[tuple[Fact, ...]]:
        """Sets of facts with which two rules should conclude these findings about the same thing at the same step."""
        self._left = EFFORT
        uses = [self._next(), self._next()]
        heads = [self._concluded(finding, use) for (_, finding), use in zip((one, other), uses, strict=True)]
        state: State | None = State({}, slots={})
        for slot in ("about", "step"):
            first, second = heads[0].get(slot, 0), heads[1].get(slot, 0)
            state = state.unify(first, second) if state else None
        if state is None:
            return
        values = (heads[0].get("value", ()), heads[1].get("value", ()))
        state = replace(state, unequal=(values,))
        goals = [(condition, uses[0], 0) for condition in one[0].conditions]
        goals += [(condition, uses[1], 0) for condition in other[0].conditions]
        for solved in self._solve(goals, state):
            facts = self._facts(solved)
            if facts:
                yield facts

    def _next(self) -> int:
        self._used += 1
        return self._used

    def _concluded(self, finding: Form, use: int) -> Slots:
        found: dict[str, Term] = {}
        for slot in finding.forms():
            terms = tuple(self._of_node(item, use) for item in slot.items[1:])
            several = slot.head == "value"
            found[slot.head] = terms if several else terms[0]
            if several and len(terms) == 1 and isinstance(slot.items[1], Atom):
                item = slot.items[1]
                if item.kind in ("variable", "multivariable") and str(item.value).startswith("types"):
                    found[slot.head] = terms[0]
        return found

    def _of_node(self, node: Node, use: int) -> Var | Value:
        if isinstance(node, Form):
            return Var(f"computed {node.span}", use)
        if node.kind in ("variable", "multivariable"):
            return Var(str(node.value) or f"any {node.place}", use)
        return Symbol(node.value) if node.kind == "symbol" else node.value

    # Goals

    def _solve(self, goals: Sequence[tuple[Condition, int, int]], state: State) -> Iterator[State]:
        if not goals:
            yield state
            return
        self._left -= 1
        if self._left < 0:
            return
        (condition, use, depth), *rest = goals
        match condition.kind:
            case "pattern":
                for found, more in self._pattern(condition, use, depth, state):
                    yield from self._solve([*more, *rest], found)
            case "exists" | "and":
                yield from self._solve([*((inner, use, depth) for inner in condition.inner), *rest], state)
            case "test" if isinstance(condition.form.items[1], Form):
                tests = (*state.tests, (condition.form.items[1], use))
                yield from self._solve(rest, replace(state, tests=tests))
            case _:
                yield from self._solve(rest, state)

    def _pattern(
        self, condition: Condition, use: int, depth: int, state: State
    ) -> Iterator[tuple[State, list[tuple[Condition, int, int]]]]:
        wanted, constrained = self._wanted(condition, use, state)
        template = self._templates[condition.template]
        if condition.template == "moment":
            yield constrained, []
        elif condition.template in ("outcome", "finding"):
            yield from self._outcome(wanted, constrained, depth)
        elif template.kind == "meta":
            for fact in self._knowledge.stated:
                if fact.template == condition.template:
                    found = _all_unified(constrained, wanted, fact.slots)
                    if found:
                        yield found, []
                        return
        elif template.kind != "derived":
            key = next((slot for slot in ("id", "object", "player", "card", "spell") if slot in template.slots), "")
            for name, slots in constrained.facts:
                merged = _all_unified(constrained, wanted, slots) if name == condition.template in _HAPPENING else None
                if merged:
                    facts = tuple((n, {**s, **wanted}) if s is slots else (n, s) for n, s in merged.facts)
                    yield replace(merged, facts=facts), []
                same = key in wanted and constrained.look(slots.get(key, ())) == constrained.look(wanted[key])
                if name == condition.template and same and condition.template not in _SEVERAL:
                    found = _all_unified(constrained, wanted, slots)
                    if found:
                        facts = tuple(
                            (n, {**s, **wanted}) if (n, s) == (name, slots) else (n, s) for n, s in found.facts
                        )
                        yield replace(found, facts=facts), []
                    return
            yield replace(constrained, facts=(*constrained.facts, (condition.template, wanted))), []

    def _outcome(
        self, wanted: Slots, state: State, depth: int
    ) -> Iterator[tuple[State, list[tuple[Condition, int, int]]]]:
        aspect = str(state.look(wanted.get("aspect", "")))
        declared = self._knowledge.vocabulary.aspects.get(aspect)
        for known in state.outcomes:
            same = all(state.look(known.get(s, 0)) == state.look(wanted.get(s, 0)) for s in ("about", "aspect", "step"))
            if same and declared and declared.valued == "one":
                found = _all_unified(state, wanted, known)
                if found:
                    yield found, []
                return
        if depth >= DEPTH:
            return
        state = replace(state, outcomes=(*state.outcomes, wanted))
        tried = 0
        for rule, finding in self._by_aspect.get(aspect, ()):
            use = self._next()
            head = self._concluded(finding, use)
            asked = {slot: term for slot, term in wanted.items() if slot != "by"}
            found = _all_unified(state, asked, {"step": 0, "value": (), **head})
            if found and tried < BRANCHES:
                tried += 1
                yield found, [(condition, use, depth + 1) for condition in rule.conditions]

    def _wanted(self, condition: Condition, use: int, state: State) -> tuple[Slots, State]:
        """A pattern's slots as terms, and the state with the tests that hang on them."""
        template = self._templates[condition.template]
        wanted: dict[str, Term] = {}
        for name, fields in (condition.slots or {}).items():
            slot = template.slots[name]
            terms: list[Var | Value] = []
            for field in fields:
                if field.multi and len(fields) > 1 and (not field.binds or Var(field.binds, use) not in state.values):
                    if field.binds:
                        state = replace(state, values={**state.values, Var(field.binds, use): ()})
                    continue
                term, state = self._field(field, use, slot, state)
                terms.append(term)
            if slot.multi and not (len(fields) == 1 and fields[0].multi):
                wanted[name] = tuple(terms)
            elif terms:
                wanted[name] = terms[0]
        return wanted, state

    def _field(self, field: Field, use: int, slot: SlotType, state: State) -> tuple[Var | Value, State]:
        term: Var | Value = Var(field.binds or f"any {self._next()}", use)
        if isinstance(term, Var):
            state = replace(state, slots={**state.slots, term: slot})
        for one in field.alternatives[0] if field.alternatives else ():
            if isinstance(one.value, Form):
                if one.kind == "predicate" and not one.negated:
                    state = replace(state, tests=(*state.tests, (one.value, use)))
                continue
            other: Var | Value = one.value
            if one.kind in ("variable", "multivariable"):
                if not one.value:
                    continue
                other = Var(str(one.value), use)
            if one.negated:
                state = replace(state, unequal=(*state.unequal, (term, other)))
            elif other != term:
                state = state.unify(term, other) or state
        return term, state

    # Facts

    def _facts(self, state: State) -> tuple[Fact, ...]:
        """The facts with a value for every variable; none if the tests can't be met."""
        unknown: dict[Var, SlotType | None] = {}
        for name, slots in state.facts:
            for slot_name, term in slots.items():
                for one in _variables(state.look(term)):
                    unknown.setdefault(one, self._templates[name].slots[slot_name])
        for variable, slot_type in state.slots.items():
            for one in _variables(state.look(variable)):
                if unknown.get(one) is None:
                    unknown[one] = slot_type
        numbers = [v for v, slot in unknown.items() if slot and "INTEGER" in slot.types and "SYMBOL" not in slot.types]
        fixed: dict[Var, Term] = {}
        for number, (variable, slot) in enumerate(unknown.items(), 1):
            if slot and variable not in numbers:
                fixed[variable] = self._name(variable, slot, number, state, fixed)
        for choice in product((0, 1, 3), repeat=min(len(numbers), 4)):
            values = {**fixed, **dict(zip(numbers, choice, strict=False)), **dict.fromkeys(numbers[4:], 1)}
            full = replace(state, values={**state.values, **values})
            in_range = all(_in_range(int(str(values[v])), slot) for v in numbers if (slot := unknown[v]) is not None)
            if in_range and _holds(full):
                return tuple(self._referents([self._fact(name, slots, full) for name, slots in full.facts]))
        return ()

    def _name(self, variable: Var, slot: SlotType, number: int, state: State, fixed: Mapping[Var, Term]) -> Term:
        excluded = {
            str(state.look(b if state.look(a) == variable else a))
            for a, b in state.unequal
            if variable in (state.look(a), state.look(b))
        }
        if slot.allowed:
            return Symbol(next((symbol for symbol in slot.allowed if symbol not in excluded), slot.allowed[0]))
        if slot.types == ("STRING",):
            return "Some Name"
        kind = slot.refers[0] if slot.refers else slot.name
        default = slot.default
        if default not in (None, "", ()) and not slot.multi and not slot.refers and str(default) not in excluded:
            assert default is not None
            return default
        return Symbol(f"{kind}-{number}")

    def _fact(self, name: str, slots: Slots, state: State) -> Fact:
        template = self._templates[name]
        found: dict[str, SlotValue] = {}
        for slot in template.slots.values():
            term = state.look(slots[slot.name]) if slot.name in slots else slot.default
            if term is None:
                term = Symbol(f"{name}-{self._next()}") if slot.name == "id" else _filling(slot)
            if slot.multi:
                term = term if isinstance(term, tuple) else (term,)
            elif isinstance(term, tuple):
                term = term[0] if term else slot.default or 0
            found[slot.name] = term  # type: ignore[assignment]
        return Fact(name, found)

    def _referents(self, facts: list[Fact]) -> Iterator[Fact]:
        """The facts, and players and objects that they name."""
        stated = {str(fact["id"]) for fact in facts if "id" in fact.slots}
        waiting = list(dict.fromkeys(facts))
        while waiting:
            fact = waiting.pop(0)
            yield fact
            for slot in self._templates[fact.template].slots.values():
                for value in fact.values(slot.name):
                    if slot.refers and value != slot.default and str(value) not in stated:
                        stated.add(str(value))
                        if "object" in slot.refers or "game-object" in slot.refers:
                            slots: Slots = {"id": value, "owner": Symbol("some-player")}
                            waiting.append(self._fact("game-object", slots, State({})))
                        elif "player" in slot.refers:
                            waiting.append(self._fact("player", {"id": value}, State({})))


_HAPPENING = ("event", "instruction", "attempt", "location", "permission", "replacement")
"""Templates whose facts two rules are first taken to speak of together."""

_SEVERAL = frozenset({"criterion", "ability", "counters", "mana-spent", "face"})
"""Templates of which one thing may have several facts."""


def _filling(slot: SlotType) -> Value:
    """A value for a slot that must be stated and that no condition is about."""
    if slot.allowed:
        return Symbol(slot.allowed[0])
    if slot.types == ("INTEGER",):
        return int(slot.range[0] or 0)
    if slot.types == ("STRING",):
        return "Some Name"
    return Symbol(f"some-{slot.refers[0] if slot.refers else slot.name}")


def _effort(rule: RecordedRule) -> int:
    return sum(3 if c.template in ("outcome", "finding") else 1 for c in rule.conditions)


def _aspect(finding: Form) -> str:
    slot = next((slot for slot in finding.forms() if slot.head == "aspect"), None)
    return slot.items[1].text if slot and isinstance(slot.items[1], Atom) else ""


def _all_unified(state: State, wanted: Mapping[str, Term], given: Mapping[str, Term]) -> State | None:
    found: State | None = state
    for slot, term in wanted.items():
        if slot in given and found:
            found = found.unify(term, given[slot])
    return found


def _variables(term: Term | Iterable[Term]) -> Iterator[Var]:
    if isinstance(term, Var):
        yield term
    elif isinstance(term, tuple):
        for one in term:
            yield from _variables(one)


def _in_range(number: int, slot: SlotType) -> bool:
    low, high = slot.range
    return (low is None or number >= low) and (high is None or number <= high)


def _holds(state: State) -> bool:
    """Whether nothing speaks against the values: what can't be worked out here doesn't."""
    for one, other in state.unequal:
        left, right = state.look(one), state.look(other)
        if left == right and not any(_variables(left)):
            return False
    return all(_work_out(form, use, state) is not False for form, use in state.tests)


def _work_out(node: Node, use: int, state: State) -> object:
    """The value of an expression; None where it can't be told."""
    if isinstance(node, Atom):
        value = state.look(Var(str(node.value), use)) if node.kind in ("variable", "multivariable") else node.value
        return None if any(_variables(value)) else value
    values = [_work_out(item, use, state) for item in node.items[1:]]
    if node.head == "and":
        return False if False in values else None if None in values else True
    if node.head == "or":
        return True if True in values else None if None in values else False
    if None in values:
        return None
    one, other = (*values, None, None)[:2]
    numbers = isinstance(one, int | float) and isinstance(other, int | float)
    match node.head:
        case "not":
            return not one
        case "eq" | "=":
            return one == other
        case "neq" | "<>":
            return one != other
        case "<" if numbers:
            return one < other  # type: ignore[operator]
        case "<=" if numbers:
            return one <= other  # type: ignore[operator]
        case ">" if numbers:
            return one > other  # type: ignore[operator]
        case ">=" if numbers:
            return one >= other  # type: ignore[operator]
        case "+" if numbers:
            return one + other  # type: ignore[operator]
        case "-" if numbers:
            return one - other  # type: ignore[operator]
    return None
