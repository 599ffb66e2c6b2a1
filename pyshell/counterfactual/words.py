"""What a ruling's conditions need, in words: "at least 4", "graveyard or exile", "more than the library holds"."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from pyshell.counterfactual.probe import Probe
from pyshell.model import Fact, SlotValue, Symbol, Value
from pyshell.prover import written
from pyshell.reader import Atom, Form, Node
from pyshell.recording import Condition, Field, Term
from pyshell.vocabulary import Vocabulary
from pyshell.wording import NOTHING, Wording

_COMPARED = {">": "more than", "<": "fewer than", ">=": "at least", "<=": "at most", "=": "exactly", "<>": "other than"}
_TURNED = {">": "<", "<": ">", ">=": "<=", "<=": ">=", "=": "=", "<>": "<>"}
_OPPOSITE = {">": "<=", "<": ">=", ">=": "<", "<=": ">", "=": "<>", "<>": "=", "eq": "neq", "neq": "eq"}
_RELATION = {
    ">": "{} is more than {}",
    "<": "{} is less than {}",
    ">=": "{} is at least {}",
    "<=": "{} is at most {}",
    "=": "{} is {}",
    "<>": "{} is other than {}",
    "eq": "{} is {}",
    "neq": "{} is other than {}",
}


class Needs:
    """Words for what conditions need, in one case. Expressions with values are worked out by CLIPS."""

    def __init__(self, wording: Wording, vocabulary: Vocabulary, probe: Probe) -> None:
        self.wording = wording
        self.templates = vocabulary.templates
        self.probe = probe

    def fact(
        self,
        condition: Condition,
        bindings: Mapping[str, SlotValue],
        nearest: Fact | None = None,
        differing: Iterable[str] | None = None,
    ) -> str:
        """The fact that a pattern needs, as a sentence: the nearest one but for the slots in which that differs."""
        slots = self.slots(condition, bindings)
        if nearest:
            slots = {**nearest.slots, **{slot: slots[slot] for slot in differing or slots if slot in slots}}
        return self.wording.fact(Fact(condition.template, slots))

    def slots(self, condition: Condition, bindings: Mapping[str, SlotValue]) -> dict[str, SlotValue]:
        """The slots of that fact, with words where a slot needs something else than one value."""
        found: dict[str, SlotValue] = {}
        for slot, fields in (condition.slots or {}).items():
            value = self.slot(condition.template, slot, fields, bindings)
            if value is not None:
                found[slot] = value
        return found

    def slot(
        self, template: str, slot: str, fields: Sequence[Field], bindings: Mapping[str, SlotValue]
    ) -> SlotValue | None:
        """What a slot needs: its values, or words for them; ``None`` if it needs nothing."""
        several = self.templates[template].slots[slot].multi
        values: list[SlotValue] = []
        certain = True
        for one in fields:
            value = self.field(one, bindings)
            if value is None:
                certain = False
                value = "anything" if not one.multi else ""
            values.append(value)
        if not certain and all(value in ("anything", "") for value in values):
            return None
        if not several:
            return values[0]
        return tuple(v for value in values for v in (value if isinstance(value, tuple) else (value,)) if v != "")

    def number(self, fields: Sequence[Field]) -> SlotValue | None:
        """How many values a slot needs, in words, if it takes several; ``None`` if any number will do."""
        single = sum(not one.multi for one in fields)
        if len(fields) == single == 1 or (not single and fields):
            return None
        least = "" if single == len(fields) else "at least "
        return f"{least}{single} value{'' if single == 1 else 's'}" if single else "no value"

    def field(self, one: Field, bindings: Mapping[str, SlotValue]) -> SlotValue | None:
        """What one field needs: a value, or words; ``None`` if anything will do."""
        found = (self._all(group, one.binds, bindings) for group in one.alternatives)
        options: list[SlotValue] = [option for option in found if option is not None]
        if len(options) < len(one.alternatives) or not options:
            return None
        if len(options) == 1:
            return options[0]
        told = [self.value(option) for option in options if option not in NOTHING] or [self.value(options[0])]
        return " or ".join(dict.fromkeys(told))

    def value(self, value: SlotValue) -> str:
        """A value in words; words stay what they are."""
        return self.wording.value(value)

    def _all(self, terms: Sequence[Term], binds: str, bindings: Mapping[str, SlotValue]) -> SlotValue | None:
        """What terms that must all hold need."""
        told: list[str] = []
        for term in terms:
            value = term.value
            if isinstance(value, Form):
                told += self._predicate(value, binds, bindings, holds=not term.negated, equal=term.kind == "result")
                continue
            known: SlotValue | None = value if term.kind == "constant" else bindings.get(str(value))
            if known is None:
                continue
            if not term.negated:
                return known
            told.append(self._other(known))
        return " and ".join(told) if told else None

    def _other(self, value: SlotValue) -> str:
        nothing = isinstance(value, Symbol) and value in NOTHING
        return "something" if nothing and value != "any" else f"other than {self.value(value)}"

    def _predicate(
        self, form: Form, binds: str, bindings: Mapping[str, SlotValue], *, holds: bool, equal: bool
    ) -> Iterable[str]:
        """What a predicate about a slot's own variable needs."""
        if equal:
            value = self.probe.value(written((form,), {}), bindings)
            yield self.value(value) if value is not None else written((form,), bindings)
            return
        operands = form.items[1:]
        own = [number for number, item in enumerate(operands) if _is(item, binds)]
        known = [self.operand(item, bindings) for item in operands]
        relation = form.head
        if form.head == "not" and len(operands) == 1 and isinstance(operands[0], Form):
            yield from self._predicate(operands[0], binds, bindings, holds=not holds, equal=False)
        elif relation in _COMPARED and len(operands) == 2 and len(own) == 1:
            relation = relation if own[0] == 0 else _TURNED[relation]
            relation = relation if holds else _OPPOSITE[relation]
            yield f"{_COMPARED[relation]} {known[1 - own[0]]}"
        elif relation == "<=" and len(operands) == 3 and own == [1] and holds:
            yield f"from {known[0]} to {known[2]}"
        elif relation in ("eq", "neq") and len(operands) == 2 and len(own) == 1:
            same = (relation == "eq") is holds
            yield known[1 - own[0]] if same else f"other than {known[1 - own[0]]}"
        elif relation in ("integerp", "numberp"):
            yield "a number" if holds else "no number"
        elif relation == "member$" and own == [1]:
            yield f"{'including' if holds else 'without'} {known[0]}"
        elif relation == "member$" and own == [0]:
            yield self._member(operands[1], bindings, holds=holds)
        elif relation in ("or", "and") and all(isinstance(item, Form) for item in operands):
            told = [t for item in operands for t in self._predicate(item, binds, bindings, holds=holds, equal=False)]  # type: ignore[arg-type]
            yield f" {relation if holds else {'or': 'and', 'and': 'or'}[relation]} ".join(told)
        else:
            text = self.relation(form, {name: value for name, value in bindings.items() if name != binds})
            yield f"such that {text}" if holds else f"such that it isn't so that {text}"

    def _member(self, node: Node, bindings: Mapping[str, SlotValue], *, holds: bool) -> str:
        """One of several values, or none of them."""
        several = bindings.get(str(node.value)) if isinstance(node, Atom) else None
        if not isinstance(several, tuple):
            return f"{'one of' if holds else 'none of'} {self.operand(node, bindings)}"
        told = [self.value(value) for value in several]
        return " or ".join(told) if holds else f"other than {' or '.join(told)}"

    # Tests

    def relation(self, form: Form, bindings: Mapping[str, SlotValue], *, holds: bool = True) -> str:
        """A test as a sentence: what has to be so."""
        operands = form.items[1:]
        if form.head == "not" and len(operands) == 1 and isinstance(operands[0], Form):
            return self.relation(operands[0], bindings, holds=not holds)
        if form.head in ("and", "or") and all(isinstance(item, Form) for item in operands):
            word = form.head if holds else {"and": "or", "or": "and"}[form.head]
            told = [self.relation(item, bindings, holds=holds) for item in operands if isinstance(item, Form)]
            return f" {word} ".join(told)
        named = [self.named(item, bindings) for item in operands]
        if form.head in _RELATION and len(operands) == 2:
            if isinstance(operands[0], Form) and isinstance(operands[1], Form) and form.head in ("eq", "neq"):
                both = [self.relation(item, bindings) for item in operands if isinstance(item, Form)]
                return f"{both[0]} if and only if {both[1]}" if holds else f"either {both[0]} or {both[1]}, not both"
            head = form.head if holds else _OPPOSITE[form.head]
            return _RELATION[head].format(*named)
        denied = "" if holds else "n't"
        match form.head:
            case "member$":
                return f"{named[0]} is{denied} among {named[1]}"
            case "share":
                return f"{named[0]} and {named[1]} have {'something' if holds else 'nothing'} in common"
            case "subsetp":
                return f"{named[0]} {'is' if holds else 'is not'} part of {named[1]}"
        text = f"({' '.join((form.head, *(self.operand(item, bindings) for item in operands)))})"
        return f"{text} {'holds' if holds else 'fails'}"

    def named(self, node: Node, bindings: Mapping[str, SlotValue]) -> str:
        """An operand with its name, if it is a variable: ``size (3)``."""
        value = self.operand(node, bindings)
        if isinstance(node, Atom) and node.kind in ("variable", "multivariable"):
            name = str(node.value).replace("-", " ")
            return f"{name} ({value})" if str(node.value) in bindings else name
        return value

    def operand(self, node: Node, bindings: Mapping[str, SlotValue]) -> str:
        """An operand's value in words."""
        if isinstance(node, Form):
            value = self.probe.value(written((node,), {}), bindings) if _all_known(node, bindings) else None
            return self.value(value) if value is not None else written((node,), bindings)
        if node.kind in ("variable", "multivariable"):
            found = bindings.get(str(node.value))
            return node.text if found is None else self.value(found) or "nothing"
        constant: Value = node.value
        return self.value(constant)


def _is(node: Node, variable: str) -> bool:
    return isinstance(node, Atom) and node.kind in ("variable", "multivariable") and node.value == variable


def _all_known(form: Form, bindings: Mapping[str, SlotValue]) -> bool:
    return all(
        _all_known(item, bindings)
        if isinstance(item, Form)
        else item.kind not in ("variable", "multivariable") or str(item.value) in bindings
        for item in form.items
    )
