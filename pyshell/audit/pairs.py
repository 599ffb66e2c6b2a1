"""Checks of rules against each other: rules with the same conditions, and rules that another one makes superfluous."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from pyshell.audit.conditions import asserted
from pyshell.audit.registry import Flaw, check
from pyshell.knowledge import Knowledge
from pyshell.reader import Atom, Form, Node
from pyshell.recording import RecordedRule

Names = Mapping[str, Node]
"""What stands in one rule for each variable of another."""

_ANYTHING = ("?", "$?")


@check(
    "same-conditions",
    "two rules that always fire together are one rule, and a change to one of them is forgotten in the other",
    "let one rule assert both findings, or state the condition in which they differ",
)
def same_conditions(knowledge: Knowledge) -> Iterator[Flaw]:
    """No two rules of a ruling have the same conditions under other variable names, and no two rules at all have the
    same conditions and conclusion."""
    for one, other in _pairs(knowledge):
        if len(_parts(one)) != len(_parts(other)) or not any(True for _ in _covers(_parts(one), _parts(other), {})):
            continue
        related = _ruling(knowledge, one) == _ruling(knowledge, other)
        if (related or _concludes_too(one, other)) and any(True for _ in _covers(_parts(other), _parts(one), {})):
            yield Flaw(other.place, f"{other.name} has the same conditions as {one.name}, at {one.place}")


@check(
    "subsumed",
    "it adds nothing: wherever it fires, the other rule has said the same already",
    "remove it, or state what makes its case different",
)
def subsumed(knowledge: Knowledge) -> Iterator[Flaw]:
    """No rule has all the conditions of another rule, further ones besides, and the same conclusion, unless its ruling
    overrides what the other's doesn't: then it settles more."""
    for one, other in _pairs(knowledge):
        for general, special in ((one, other), (other, one)):
            overrides = [set(knowledge.rulings[_ruling(knowledge, rule)].overrides) for rule in (special, general)]
            if overrides[0] - overrides[1] or len(_parts(general)) >= len(_parts(special)):
                continue
            if _concludes_too(general, special):
                message = f"{special.name} has all conditions of {general.name}, at {general.place}, and its conclusion"
                yield Flaw(special.place, message)


def _pairs(knowledge: Knowledge) -> Iterator[tuple[RecordedRule, RecordedRule]]:
    """Pairs of rules, of which one has every kind of condition that the other has."""
    rules = list(knowledge.recorded.values())
    heads = [Counter(_head(part) for part in _parts(rule)) for rule in rules]
    for number, one in enumerate(rules):
        for later in range(number + 1, len(rules)):
            if heads[number] <= heads[later] or heads[later] <= heads[number]:
                yield one, rules[later]


def _ruling(knowledge: Knowledge, rule: RecordedRule) -> str:
    return knowledge.rules[rule.name].ruling


def _parts(rule: RecordedRule) -> Sequence[Form]:
    return [condition.form for condition in rule.conditions]


def _head(form: Form) -> str:
    inner = next(form.forms(), None)
    return f"{form.head} {inner.head}" if form.head in ("not", "exists", "forall") and inner else form.head


def _concludes_too(general: RecordedRule, special: RecordedRule) -> bool:
    """Whether the general rule fires wherever the special one does, and asserts all that it asserts."""
    for names in _covers(_parts(general), _parts(special), {}):
        found = names
        for one, other in zip(general.actions, special.actions, strict=False):
            if one.head == "bind" == other.head:
                bound = _same(one, other, found)
                found = bound if bound is not None else found
        facts = list(asserted(general))
        # The ruling's name differs between two files; what is said is what counts.
        wanted = [_said(fact) for fact in asserted(special)]
        if all(any(_same(_said(fact), one, found) is not None for fact in facts) for one in wanted):
            return True
    return False


def _said(fact: Form) -> Form:
    if fact.head != "finding":
        return fact
    return Form(tuple(i for i in fact.items if not (isinstance(i, Form) and i.head == "ruling")), fact.spot, fact.span)


def _covers(general: Sequence[Form], special: Sequence[Form], names: Names) -> Iterator[Names]:
    """Ways to read the general conditions as some of the special ones: each is implied by one of them."""
    if not general:
        yield names
        return
    first, *rest = general
    for candidate in special:
        found = _implied(first, candidate, names)
        if found is not None:
            yield from _covers(rest, special, found)


def _implied(general: Form, special: Form, names: Names) -> Names | None:
    """The names under which the general condition holds wherever the special one does."""
    if general.head != special.head:
        return None
    if general.head in ("not", "exists", "forall", "test", "or", "and"):
        return _same(general, special, names)
    wanted = {slot.head: slot for slot in special.forms()}
    found: Names | None = names
    for slot in general.forms():
        other = wanted.get(slot.head)
        if other is None:
            if len(slot.items) == 2 and isinstance(slot.items[1], Atom) and slot.items[1].text in _ANYTHING:
                continue
            return None
        if found is not None:
            found = _slot(slot, other, found)
        if found is None:
            return None
    return found


def _slot(general: Form, special: Form, names: Names) -> Names | None:
    """Whether one slot's restriction is implied by another's: the same, or anything at all."""
    whole = general.items[1] if len(general.items) == 2 else None
    if isinstance(whole, Atom) and whole.text in _ANYTHING:
        return names
    if isinstance(whole, Atom) and whole.kind == "variable" and str(whole.value) not in names:
        first = special.items[1]
        if len(special.items) > 1 and isinstance(first, Atom) and first.kind != "connective":
            return {**names, str(whole.value): first}
    return _same(general, special, names)


def _same(one: Node, other: Node, names: Names) -> Names | None:
    """The names under which two pieces of a rule read the same, whatever the order of slots; None if there are none."""
    if isinstance(one, Form):
        if not isinstance(other, Form) or len(one.items) != len(other.items) or one.head != other.head:
            return None
        found: Names | None = names
        for left, right in zip(_ordered(one), _ordered(other), strict=True):
            found = _same(left, right, found) if found is not None else None
        return found
    if isinstance(other, Form) or (one.kind != other.kind and not (one.kind == "variable" and str(one.value) in names)):
        return None
    if one.kind in ("variable", "multivariable") and one.value:
        held = names.get(str(one.value))
        if held is None:
            return {**names, str(one.value): other}
        return names if isinstance(held, Atom) and (held.kind, held.value) == (other.kind, other.value) else None
    return names if one.value == other.value and one.text == other.text else None


def _ordered(form: Form) -> Iterable[Node]:
    """A form's items; the slots of a pattern by name."""
    slots = [item for item in form.items[1:] if isinstance(item, Form) and item.head]
    all_slots = len(slots) == len(form.items) - 1 and len({slot.head for slot in slots}) == len(slots)
    if all_slots and form.head not in ("and", "or", "not", "exists", "forall", "test"):
        return (form.items[0], *sorted(slots, key=lambda slot: slot.head))
    return form.items
