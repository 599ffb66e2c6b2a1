"""Checks of one rule's conditions: variables that say nothing, and conditions that can never hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from math import inf

from pyshell import wordforms
from pyshell.audit.registry import Flaw, check
from pyshell.errors import Place
from pyshell.knowledge import Knowledge
from pyshell.model import SlotType, Symbol, Value
from pyshell.reader import Atom, Form, Node
from pyshell.recording import Condition, Field, RecordedRule, atoms, forms

_OPPOSITE = {"<": ">", ">": "<", "<=": ">=", ">=": "<=", "=": "=", "<>": "<>", "eq": "eq", "neq": "neq"}
_CLASHES = {
    "<": {">", ">=", "=", "eq"},
    ">": {"<", "<=", "=", "eq"},
    "<=": {">"},
    ">=": {"<"},
    "=": {"<", ">", "<>", "neq"},
    "eq": {"<", ">", "<>", "neq"},
    "<>": {"=", "eq"},
    "neq": {"=", "eq"},
}


@check(
    "variable-used-once",
    "a name that occurs once joins nothing: either a join was forgotten or misspelled, or the name says nothing",
    "write ? (or leave the slot out), or use the variable in another condition, the conclusion or the sentence",
)
def variable_used_once(knowledge: Knowledge) -> Iterator[Flaw]:
    """A variable is used twice at least: in conditions, actions or the sentence of its rule. One that a test hangs on
    (`?x&:(...)`) is needed for that."""
    for name, rule in knowledge.recorded.items():
        everything = list(atoms(rule.form))
        tested = {id(one) for at, one in enumerate(everything) if _text(everything[at + 1 : at + 3]) == "&:"}
        tokens = [atom for atom in everything if atom.kind in ("variable", "multivariable") and atom.value]
        counts = Counter(str(atom.value).partition(":")[0] for atom in tokens)
        told = {gap.name for gap in wordforms.places(knowledge.rules[name].says)} if name in knowledge.rules else set()
        for atom in tokens:
            if counts[str(atom.value)] == 1 and str(atom.value) not in told and id(atom) not in tested:
                yield Flaw(atom.place, f"{name} uses {atom.text} only here", "write ? or $?, or join it to something")


def _text(tokens: Iterable[Atom]) -> str:
    return "".join(token.text for token in tokens)


@check(
    "joins-nothing",
    "CLIPS forgets what a variable is at the end of not, exists and forall: behind it the name means another variable",
    "put the condition that gives the variable its value before it, or rename the inner variable",
)
def joins_nothing(knowledge: Knowledge) -> Iterator[Flaw]:
    """A variable inside `not`, `exists` or `forall` has got its value before, if a pattern behind it uses the name."""
    for rule in knowledge.recorded.values():
        yield from _unjoined(rule.name, rule.conditions, set())


def _unjoined(rule: str, conditions: Iterable[Condition], known: set[str]) -> Iterator[Flaw]:
    """``known`` are the variables that have a value before the conditions."""
    inner: dict[str, Condition] = {}
    for condition in conditions:
        if condition.kind != "pattern":
            used = {str(one.value) for one in atoms(condition.form) if one.kind in ("variable", "multivariable")}
            inner |= dict.fromkeys(used - known - {""}, condition) if condition.kind != "test" else {}
            yield from _unjoined(rule, condition.inner, set(known))
            continue
        for name in dict.fromkeys(one.binds for fields in (condition.slots or {}).values() for one in fields):
            if name in inner and name not in known:
                before = f"?{name} in the {inner[name].kind} before it"
                yield Flaw(condition.place, f"in {rule} ?{name} is another variable here than {before}")
            known.add(name)


@check(
    "never-holds",
    "the rule can never fire, so it is silently no ruling at all",
    "correct the symbol, the bound or the test that excludes the other one",
)
def never_holds(knowledge: Knowledge) -> Iterator[Flaw]:
    """Conditions can hold together: no slot is asked for two values, for a value outside its range or symbols, or for
    what another condition excludes."""
    for rule in knowledge.recorded.values():
        for message, place in _contradictions(rule.conditions, knowledge):
            yield Flaw(place, f"{rule.name} can never fire: {message}")


@dataclass
class _Facts:
    """What a rule's conditions say about its variables, so far."""

    relations: dict[tuple[str, str], dict[str, Place]] = field(default_factory=dict)
    lower: dict[str, float] = field(default_factory=dict)
    upper: dict[str, float] = field(default_factory=dict)
    symbols: dict[str, frozenset[str]] = field(default_factory=dict)

    def never(self, variable: str, symbol: str) -> bool:
        """Whether the slots that the variable stands in never hold the symbol."""
        return variable in self.symbols and symbol not in self.symbols[variable]


def _contradictions(conditions: Iterable[Condition], knowledge: Knowledge) -> Iterator[tuple[str, Place]]:
    """Contradictions among the conditions, and inside what stands in `not`, `exists` and `forall`."""
    known = _Facts()
    conditions = tuple(conditions)
    for condition in conditions:
        if condition.kind == "pattern":
            template = knowledge.vocabulary.templates.get(condition.template)
            for name, fields in (condition.slots or {}).items():
                slot = template.slots.get(name) if template else None
                for one in fields:
                    yield from _of_field(one, slot, condition, known)
            yield from _aspect_value(condition, knowledge)
        elif condition.kind == "test":
            for form in _conjuncts(condition.form.items[1]):
                yield from _relation(form, condition.place, known)
        else:
            yield from _contradictions(condition.inner, knowledge)
        if condition.kind == "not" and len(condition.inner) == 1 and condition.inner[0].kind == "pattern":
            for other in conditions:
                if other.kind == "pattern" and _covers(condition.inner[0], other):
                    yield f"{_short(condition)} excludes {_short(other)}, which it also asks for", condition.place


def _of_field(one: Field, slot: SlotType | None, condition: Condition, known: _Facts) -> Iterator[tuple[str, Place]]:
    place = condition.place
    variable = one.binds if not one.multi else ""
    if variable and slot:
        if slot.allowed and slot.types == ("SYMBOL",):
            before = known.symbols.get(variable, frozenset(slot.allowed))
            known.symbols[variable] = before & frozenset(slot.allowed)
            if not known.symbols[variable]:
                yield f"?{variable} would have to be one of {', '.join(slot.allowed)} and of {', '.join(before)}", place
        low, high = slot.range
        known.lower[variable] = max(known.lower.get(variable, -inf), -inf if low is None else low)
        known.upper[variable] = min(known.upper.get(variable, inf), inf if high is None else high)
    groups = [list(_impossible(group, slot)) for group in one.alternatives]
    if groups and all(groups):
        yield groups[0][0], place
    if len(one.alternatives) == 1:
        for term in one.alternatives[0]:
            if isinstance(term.value, Form) and term.kind == "predicate" and not term.negated:
                for form in _conjuncts(term.value):
                    yield from _relation(form, place, known)
    elif variable and len(one.alternatives) > 1 and known.symbols.get(variable):
        wanted = {str(t.value) for group in one.alternatives for t in group if t.kind == "constant" and not t.negated}
        if wanted and not known.symbols[variable] & wanted:
            yield f"?{variable} can't be any of {', '.join(sorted(wanted))}", place


def _impossible(group: Iterable[object], slot: SlotType | None) -> Iterator[str]:
    """Why the terms of one alternative can't all hold."""
    wanted: list[Value] = []
    excluded: list[Value] = []
    for term in group:
        kind, value = getattr(term, "kind", ""), getattr(term, "value", None)
        if kind == "constant" and isinstance(value, Symbol | str | int | float):
            (excluded if getattr(term, "negated", False) else wanted).append(value)
    name = slot.name if slot else "the slot"
    if len(set(wanted)) > 1:
        yield f"{name} can't be {' and '.join(map(str, wanted))} at once"
    for value in wanted:
        if value in excluded:
            yield f"{name} can't be {value} and not {value}"
    if slot and slot.allowed and not slot.multi and not wanted and set(slot.allowed) <= set(map(str, excluded)):
        yield f"every value that {name} may have is excluded"


def _conjuncts(node: Node) -> Iterator[Form]:
    if isinstance(node, Form):
        if node.head == "and":
            for inner in node.items[1:]:
                yield from _conjuncts(inner)
        else:
            yield node


def _relation(form: Form, place: Place, known: _Facts) -> Iterator[tuple[str, Place]]:
    """Enter a comparison of two variables or of a variable and a number, and tell if it can't hold with the others."""
    if form.head not in _OPPOSITE or len(form.items) != 3:
        return
    one, other = form.items[1:]
    if not isinstance(one, Atom) or not isinstance(other, Atom):
        return
    head = form.head
    if one.kind != "variable":
        one, other, head = other, one, _OPPOSITE[head]
    if one.kind != "variable":
        return
    words = f"({form.head} {form.items[1].text} {form.items[2].text})"  # type: ignore[union-attr]
    if other.kind == "variable":
        if one.value == other.value and head in ("<", ">", "<>", "neq"):
            yield f"{words} compares a value with itself", place
        first, second = str(one.value), str(other.value)
        if second < first:
            first, second, head = second, first, _OPPOSITE[head]
        relations = known.relations.setdefault((first, second), {})
        for clash in sorted(_CLASHES[head] & relations.keys()):
            yield f"{words} contradicts ({clash} ?{first} ?{second})", place
        relations[head] = place
    elif other.kind in ("integer", "float"):
        yield from _bound(str(one.value), head, float(other.value), words, place, known)
    elif other.kind == "symbol" and head == "eq" and known.never(str(one.value), str(other.value)):
        yield f"{words}, and that slot never holds {other.text}", place


def _bound(name: str, head: str, number: float, words: str, place: Place, known: _Facts) -> Iterator[tuple[str, Place]]:
    lower, upper = known.lower.get(name, -inf), known.upper.get(name, inf)
    match head:
        case "<":
            upper = min(upper, number - 1)
        case "<=":
            upper = min(upper, number)
        case ">":
            lower = max(lower, number + 1)
        case ">=":
            lower = max(lower, number)
        case "=" | "eq":
            lower, upper = max(lower, number), min(upper, number)
    if lower > upper:
        yield f"{words}, and by the slot's range or another test ?{name} is never that", place
    known.lower[name], known.upper[name] = lower, upper


def _aspect_value(condition: Condition, knowledge: Knowledge) -> Iterator[tuple[str, Place]]:
    """A pattern of an aspect with closed values asks for one of them."""
    if condition.template not in ("finding", "outcome") or not condition.slots:
        return
    aspect = _only_constant(condition.slots.get("aspect", ()))
    declared = knowledge.vocabulary.aspects.get(str(aspect))
    if not declared or not declared.values:
        return
    for one in condition.slots.get("value", ()):
        wanted = [t.value for group in one.alternatives for t in group if t.kind == "constant" and not t.negated]
        allowed = list(map(str, declared.values))
        if wanted and len(wanted) == len(one.alternatives) and not set(map(str, wanted)) & set(allowed):
            names = ", ".join(allowed)
            yield f"aspect {aspect} is never {wanted[0]}, only one of {names}", condition.place


def _only_constant(fields: tuple[Field, ...]) -> Value | None:
    if len(fields) == 1 and len(fields[0].alternatives) == 1 and len(fields[0].alternatives[0]) == 1:
        term = fields[0].alternatives[0][0]
        if term.kind == "constant" and not term.negated and not isinstance(term.value, Form):
            return term.value
    return None


def _covers(general: Condition, special: Condition) -> bool:
    """Whether every fact that matches the special pattern also matches the general one."""
    if general.template != special.template:
        return False
    for slot, fields in (general.slots or {}).items():
        if len(fields) == 1 and fields[0].text in ("?", "$?"):
            continue
        wanted = (special.slots or {}).get(slot)
        if wanted is None or [one.text for one in wanted] != [one.text for one in fields]:
            return False
    return True


def _short(condition: Condition) -> str:
    return " ".join(condition.text.split())


def findings(rule: RecordedRule) -> Iterator[Form]:
    """The findings that a rule asserts, as they are written."""
    return (fact for fact in asserted(rule) if fact.head == "finding")


def asserted(rule: RecordedRule) -> Iterator[Form]:
    """The facts that a rule asserts, as they are written."""
    for action in rule.actions:
        for form in forms(action):
            if form.head == "assert":
                yield from form.forms()
