"""Checks a rule's text against the vocabulary before CLIPS sees it.

CLIPS stops at a construct's first mistake, often without a line number, and takes some mistakes silently (a pattern
over a template that doesn't exist declares it). What is found here has file, line and column, and all of it is
reported at once.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

from pyshell.calls import check_rule_calls
from pyshell.errors import Problem, nearest
from pyshell.model import Template
from pyshell.reader import Atom, Form, Node
from pyshell.recording import Condition, RecordedRule, Term, atoms, forms
from pyshell.templates import complaint
from pyshell.vocabulary import Aspect, Vocabulary

_LOOPS = ("foreach", "progn$", "loop-for-count")


def check_rule(
    rule: RecordedRule, vocabulary: Vocabulary, functions: Collection[str], *, untrusted: bool = False
) -> list[Problem]:
    """Everything that is wrong with the rule's patterns, assertions, calls and variables, as far as it can be told
    without CLIPS."""
    problems: list[Problem] = []
    for condition in _conditions(rule.conditions):
        if condition.kind == "pattern":
            problems += _pattern(condition, vocabulary)
    problems += check_rule_calls(rule, functions, untrusted=untrusted)
    for action in rule.actions:
        for form in forms(action):
            if form.head == "assert":
                for fact in form.items[1:]:
                    problems += _asserted(fact, vocabulary)
    problems += _variables(rule)
    return problems


def _conditions(conditions: Iterable[Condition]) -> Iterator[Condition]:
    for condition in conditions:
        yield condition
        yield from _conditions(condition.inner)


def _slots(form: Form, template: Template) -> Iterator[tuple[Form, str]]:
    """The slot forms of a pattern or assertion that the template has, by name; see :func:`_strange` for the others."""
    for slot in form.forms():
        if slot.head in template.slots:
            yield slot, slot.head


def _strange(form: Form, template: Template) -> Iterator[Problem]:
    """What stands in a pattern or assertion and is no slot of the template, and slots given twice."""
    seen: set[str] = set()
    for item in form.items[1:]:
        if isinstance(item, Atom):
            message = f"{item.text} stands outside a slot of {template.name}, which has {', '.join(template.slots)}"
            yield Problem(item.place, "not-a-slot", message)
        elif item.head not in template.slots:
            place = item.items[0].place if item.items else item.place
            message = f"{template.name} has no slot {item.head}"
            hint = nearest(item.head, template.slots) or f"its slots are {', '.join(template.slots)}"
            yield Problem(place, "unknown-slot", message, hint)
        elif item.head in seen:
            yield Problem(item.place, "slot-twice", f"slot {item.head} is given twice; each slot once")
        else:
            seen.add(item.head)


def _unknown_template(form: Form, vocabulary: Vocabulary) -> Problem:
    place = form.items[0].place if form.items else form.place
    return Problem(
        place, "unknown-template", f"there is no template {form.head}", nearest(form.head, vocabulary.templates)
    )


def _pattern(condition: Condition, vocabulary: Vocabulary) -> Iterator[Problem]:
    template = vocabulary.templates.get(condition.template)
    if template is None:
        yield _unknown_template(condition.form, vocabulary)
        return
    yield from _strange(condition.form, template)
    for form, name in _slots(condition.form, template):
        slot = template.slots[name]
        fields = (condition.slots or {})[name]
        if not slot.multi and len(fields) != 1:
            yield Problem(
                form.place, "several-values", f"slot {name} holds one value, and {len(fields)} fields are given"
            )
        if not slot.multi and any(field.multi for field in fields):
            yield Problem(form.place, "several-values", f"slot {name} holds one value; a $? variable can't match it")
        for field in fields:
            for term in (term for group in field.alternatives for term in group):
                if term.kind == "constant" and not isinstance(term.value, Form):
                    found = complaint(slot, term.value)
                    if found:
                        yield found.at(form.place)
    yield from _aspect(condition.form, vocabulary, {})


def _asserted(fact: Node, vocabulary: Vocabulary) -> Iterator[Problem]:
    if not isinstance(fact, Form):
        yield Problem(fact.place, "not-a-fact", f"assert takes facts in parentheses, not {fact.text}")
        return
    template = vocabulary.templates.get(fact.head)
    if template is None:
        yield _unknown_template(fact, vocabulary)
        return
    yield from _strange(fact, template)
    given = set()
    for form, name in _slots(fact, template):
        given.add(name)
        slot = template.slots[name]
        for item in form.items[1:]:
            if isinstance(item, Atom) and item.kind in ("symbol", "string", "integer", "float"):
                found = complaint(slot, item.value)
                if found:
                    yield found.at(item.place)
        if not slot.multi and len(form.items) != 2:
            yield Problem(
                form.place, "several-values", f"slot {name} holds one value, and {len(form.items) - 1} are given"
            )
    for slot in template.slots.values():
        if slot.default is None and slot.name not in given:
            yield Problem(fact.place, "missing-slot", f"{template.name} needs slot {slot.name}")
    yield from _aspect(fact, vocabulary, vocabulary.aspects)


def _aspect(form: Form, vocabulary: Vocabulary, closed: Mapping[str, Aspect]) -> Iterator[Problem]:
    """A finding's or outcome's aspect must be declared, and in an assertion its constant values must be among those
    declared."""
    if form.head not in ("finding", "outcome", "conflict"):
        return
    slots = {slot.head: slot for slot in form.forms()}
    if "aspect" not in slots:
        return
    for item in slots["aspect"].items[1:]:
        if not isinstance(item, Atom) or item.kind != "symbol" or item.text in (":", "="):
            continue
        name = str(item.value)
        if name not in vocabulary.aspects:
            hint = nearest(name, vocabulary.aspects) or "declare it in aspects.clp"
            yield Problem(item.place, "unknown-aspect", f"there is no aspect {name}", hint)
        elif name in closed and closed[name].values and "value" in slots:
            allowed = closed[name].values
            for value in slots["value"].items[1:]:
                if isinstance(value, Atom) and value.kind == "symbol" and value.value not in allowed:
                    message = (
                        f"aspect {name} can't have the value {value.text}; it is one of {', '.join(map(str, allowed))}"
                    )
                    yield Problem(value.place, "not-allowed", message, nearest(value.text, map(str, allowed)))


def _variables(rule: RecordedRule) -> Iterator[Problem]:
    """Variables that are used where nothing has given them a value."""
    bound: set[str] = set()
    for condition in rule.conditions:
        yield from _in_condition(condition, bound)
    for action in rule.actions:
        yield from _in_action(action, bound)


def _in_condition(condition: Condition, bound: set[str]) -> Iterator[Problem]:
    match condition.kind:
        case "pattern":
            for fields in (condition.slots or {}).values():
                for field in fields:
                    if field.binds:
                        bound.add(field.binds)
                    for group in field.alternatives:
                        for term in group:
                            yield from _in_term(term, condition.form, bound)
            if condition.address:
                bound.add(condition.address)
        case "test":
            yield from _in_expression(condition.form, bound)
        case _:
            local = set(bound)
            for inner in condition.inner:
                yield from _in_condition(inner, local)


def _in_term(term: Term, form: Form, bound: set[str]) -> Iterator[Problem]:
    if isinstance(term.value, Form):
        yield from _in_expression(term.value, bound)
    elif term.kind in ("variable", "multivariable") and term.value and str(term.value) not in bound:
        name = str(term.value)
        yield _unbound(name, next(a for a in atoms(form) if a.value == name and a.kind == term.kind), bound)


def _in_expression(form: Form, bound: set[str]) -> Iterator[Problem]:
    if form.head in _LOOPS:
        return  # these have variables of their own; CLIPS checks them
    for item in form.items[1:]:
        if isinstance(item, Form):
            yield from _in_expression(item, bound)
        elif item.kind in ("variable", "multivariable") and str(item.value) not in bound and ":" not in str(item.value):
            yield _unbound(str(item.value), item, bound)


def _in_action(action: Form, bound: set[str]) -> Iterator[Problem]:
    if action.head == "bind" and len(action.items) > 1 and isinstance(action.items[1], Atom):
        yield from _in_expression(Form(action.items[1:], action.spot, action.span), bound)
        bound.add(str(action.items[1].value))
    elif action.head == "assert":
        for fact in action.forms():
            for slot in fact.forms():
                yield from _in_expression(slot, bound)
    elif all(form.head != "bind" for form in forms(action)):
        yield from _in_expression(action, bound)


def _unbound(name: str, atom: Atom, bound: set[str]) -> Problem:
    return Problem(atom.place, "unbound-variable", f"nothing gives {atom.text} a value here", nearest(name, bound))
