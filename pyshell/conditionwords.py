"""What conditions that no single fact stands for say in English: ``not``, ``exists``, ``forall`` and ``test``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import product

from pyshell.expressionwords import Expressions
from pyshell.model import Fact, SlotType, SlotValue, Template
from pyshell.reader import Form
from pyshell.recording import Condition, Field, Term
from pyshell.wording import Wording

Bindings = Mapping[str, SlotValue]

_FIRST = ("something", "somebody")
_AGAIN = {"something": "it", "somebody": "that player"}
_MANY = 4
"""How many alternatives of one slot are told one by one."""


class ConditionWords:
    """Words for conditions with the values that a firing gives their variables."""

    def __init__(self, wording: Wording, templates: Mapping[str, Template], facts: Mapping[int, Fact]) -> None:
        self.wording = wording
        self.templates = templates
        self.facts = facts
        self.expressions = Expressions(wording.value)

    def words(self, condition: Condition, bindings: Bindings) -> str:
        """A condition as a sentence without a full stop.

        A variable without a value is "something" where it comes first, and "it" from then on.
        """
        return self._words(condition, dict(bindings))

    def tests(self, condition: Condition, bindings: Bindings) -> str:
        """The ``test`` condition as a sentence."""
        return self.expressions.sentence(condition.form.items[1:], bindings)

    def _words(self, condition: Condition, known: dict[str, SlotValue]) -> str:
        inner = condition.inner
        match condition.kind:
            case "pattern":
                return self._pattern(condition, known)
            case "test":
                return self.tests(condition, known)
            case "not" if inner and inner[0].kind == "pattern":
                return self._absent(inner[0], known)
            case "not" if inner and (inner[0].kind == "and" or len(inner) > 1):
                return f"there is no case in which {self._all(inner, known)}"
            case "not":
                return f"it isn't so that {self._all(inner, known)}"
            case "exists":
                return self._joined([self._found(one, known) for one in inner])
            case "forall":
                return f"whenever {self._words(inner[0], known)}, {self._all(inner[1:], known)}"
            case "or":
                return " or ".join(self._words(one, known) for one in inner)
        return self._all(inner, known)

    def _all(self, conditions: Iterable[Condition], known: dict[str, SlotValue]) -> str:
        return self._joined([self._words(one, known) for one in conditions])

    def _joined(self, sentences: Sequence[str]) -> str:
        return " and ".join(sentence for sentence in sentences if sentence)

    def _pattern(self, condition: Condition, known: dict[str, SlotValue]) -> str:
        """A pattern, whose new variables are known from here on by a pronoun."""
        return self.wording.fact(Fact(condition.template, self._slots(condition, known, pronouns=True)))

    def _absent(self, condition: Condition, known: dict[str, SlotValue]) -> str:
        """That no fact matches; one sentence for each of a slot's few alternatives."""
        slots = self._slots(condition, known, pronouns=False)
        several: dict[str, list[SlotValue]] = {}
        for slot, fields in (condition.slots or {}).items():
            values = _alternatives(fields)
            if 1 < len(values) <= _MANY and slot not in slots:
                several[slot] = values
        told = [
            self.wording.absent(condition.template, {**slots, **dict(zip(several, values, strict=True))})
            for values in product(*several.values())
        ]
        return self._joined(list(dict.fromkeys(told)))

    def _found(self, condition: Condition, known: dict[str, SlotValue]) -> str:
        """The first standing fact that has the values a pattern demands, else the pattern's own words."""
        if condition.kind != "pattern":
            return self._words(condition, known)
        wanted = filled(condition, self.templates[condition.template], known)
        allowed = {slot: _alternatives(fields) for slot, fields in (condition.slots or {}).items()}
        for fact in self.facts.values():
            if (
                fact.template == condition.template
                and all(fact.get(slot) == value for slot, value in wanted.items())
                and all(not values or fact.get(slot) in values for slot, values in allowed.items())
            ):
                return self.wording.fact(fact)
        return self._pattern(condition, known)

    def _slots(self, condition: Condition, known: dict[str, SlotValue], *, pronouns: bool) -> dict[str, SlotValue]:
        """What is known of a pattern's slots: values, and words for comparisons and for variables without a value."""
        template = self.templates[condition.template]
        found: dict[str, SlotValue] = {}
        for name, fields in (condition.slots or {}).items():
            slot = template.slots[name]
            values = [self._field(field, slot, known, pronouns=pronouns) for field in fields]
            if all(value is None for value in values):
                continue
            if not slot.multi:
                found[name] = values[0] or ""
                continue
            if None in values and not pronouns:
                # "(value cast ?)" still says cast; a gap before a known value would shift it
                values = values[: values.index(None)]
            flat = [one for value in values for one in (value if isinstance(value, tuple) else (value,))]
            if flat:
                found[name] = tuple("something" if one is None else one for one in flat)
        return found

    def _field(self, field: Field, slot: SlotType, known: dict[str, SlotValue], *, pronouns: bool) -> SlotValue | None:
        value = _demanded(field, known)
        if value is not None:
            return value
        terms = field.alternatives[0] if len(field.alternatives) == 1 else ()
        said = next((words for term in terms if (words := self._term(term, field, known))), "")
        if said:
            return said
        if not pronouns or field.multi:
            return None
        if field.binds:
            first = _FIRST[slot.refers == ("player",)]
            if _amount(slot):
                first = "some number"
            known[field.binds] = _AGAIN.get(first, "that number")
            return first
        return None

    def _term(self, term: Term, field: Field, known: Bindings) -> str:
        """What one restriction says: ``more than 3``, ``something other than hand``."""
        if term.kind == "predicate" and isinstance(term.value, Form):
            return self.expressions.bound(term.value, field.binds, known)
        if term.negated and term.kind == "constant" and not isinstance(term.value, Form):
            return "" if term.value in ("none", 0) else f"anything but {self.wording.value(term.value)}"
        if term.negated and term.kind == "variable" and str(term.value) in known:
            return f"anything but {self.wording.value(known[str(term.value)])}"
        return ""


def _amount(slot: SlotType) -> bool:
    return slot.types == ("INTEGER",)


def _alternatives(fields: Sequence[Field]) -> list[SlotValue]:
    """The constants of a slot that may hold any one of several."""
    if len(fields) != 1 or not all(len(group) == 1 for group in fields[0].alternatives):
        return []
    terms = [group[0] for group in fields[0].alternatives]
    if not all(term.kind == "constant" and not term.negated for term in terms):
        return []
    return [term.value for term in terms if not isinstance(term.value, Form)]


def filled(condition: Condition, template: Template, bindings: Bindings) -> dict[str, SlotValue]:
    """The slot values that a pattern demands for certain: constants, and variables that have a value."""
    demanded: dict[str, SlotValue] = {}
    for slot, fields in (condition.slots or {}).items():
        values = [_demanded(field, bindings) for field in fields]
        known = [value for value in values if value is not None]
        if len(known) != len(values):
            continue
        if template.slots[slot].multi:
            demanded[slot] = tuple(one for value in known for one in (value if isinstance(value, tuple) else (value,)))
        elif known:
            demanded[slot] = known[0]
    return demanded


def _demanded(field: Field, bindings: Bindings) -> SlotValue | None:
    if len(field.alternatives) != 1:
        return None
    for term in field.alternatives[0]:
        if term.negated or isinstance(term.value, Form):
            continue
        if term.kind == "constant":
            return term.value
        if term.kind in ("variable", "multivariable") and str(term.value) in bindings:
            return bindings[str(term.value)]
    return None
