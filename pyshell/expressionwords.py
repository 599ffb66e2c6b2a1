"""What the expressions in rules' conditions say in English, with the values of their variables."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pyshell.model import SlotValue, Symbol
from pyshell.reader import Atom, Form, Node

Bindings = Mapping[str, SlotValue]

_RELATIONS: dict[str, tuple[str, str]] = {
    "eq": ("{} is {}", "{} isn't {}"),
    "neq": ("{} isn't {}", "{} is {}"),
    "=": ("{} is {}", "{} isn't {}"),
    "<>": ("{} isn't {}", "{} is {}"),
    ">": ("{} is more than {}", "{} isn't more than {}"),
    "<": ("{} is less than {}", "{} isn't less than {}"),
    ">=": ("{} is at least {}", "{} is less than {}"),
    "<=": ("{} is at most {}", "{} is more than {}"),
    "member$": ("{} is among {}", "{} isn't among {}"),
    "share": ("{} and {} have something in common", "{} and {} have nothing in common"),
    "looks-back": ("triggers on {} look back", "triggers on {} don't look back"),
    "can-be-paid": ("{1} can be paid with {2}", "{1} can't be paid with {2}"),
}
"""How relations read, and how it reads that they don't hold."""

_BOUNDS = {">": "more than {}", "<": "fewer than {}", ">=": "at least {}", "<=": "at most {}", "<>": "anything but {}"}
_TURNED = {">": "<", "<": ">", ">=": "<=", "<=": ">=", "<>": "<>"}
_VALUES = {
    "+": "{} plus {}",
    "-": "{} minus {}",
    "*": "{} times {}",
    "length$": "how many there are of {}",
    "min": "the smaller of {} and {}",
    "max": "the greater of {} and {}",
    "abs": "the distance {}",
}
_ARITHMETIC: dict[str, Callable[..., Any]] = {
    "+": lambda *numbers: sum(numbers),
    "-": lambda first, *rest: first - sum(rest),
    "*": operator.mul,
    "min": min,
    "max": max,
    "abs": abs,
    "length$": len,
}
_TRUTH: dict[str, Callable[..., bool]] = {
    "eq": operator.eq,
    "neq": operator.ne,
    "=": operator.eq,
    "<>": operator.ne,
    ">": operator.gt,
    "<": operator.lt,
    ">=": operator.ge,
    "<=": operator.le,
    "member$": lambda one, many: one in many,
}


class Expressions:
    """Words for expressions. ``value`` gives those for one value. That something is itself goes without saying.

    Only what has all its values can be worked out here, and only to leave out what doesn't matter: of ``or`` the
    parts that hold are told.
    """

    def __init__(self, value: Callable[[SlotValue], str]) -> None:
        self._value = value

    def sentence(self, nodes: Sequence[Node], bindings: Bindings) -> str:
        """Expressions that all hold, as a sentence without a full stop."""
        parts = [self._holds(node, bindings, True) for node in nodes]
        return " and ".join(part for part in parts if part)

    def bound(self, form: Form, variable: str, bindings: Bindings) -> str:
        """What a comparison asks of a variable that has no value: ``more than 3``; empty if it is no comparison."""
        head, *sides = form.items
        if isinstance(head, Atom) and head.text == "and":
            parts = [self.bound(one, variable, bindings) for one in sides if isinstance(one, Form)]
            return " and ".join(parts) if all(parts) else ""
        if not isinstance(head, Atom) or head.text not in _BOUNDS:
            return ""
        places = [number for number, side in enumerate(sides) if _names(side, variable)]
        if len(places) != 1 or len(sides) not in (2, 3):
            return ""
        said = []
        for number, side in enumerate(sides):
            known = self.known(side, bindings)
            if number in places:
                continue
            if known is None:
                return ""
            relation = head.text if number > places[0] else _TURNED[head.text]
            said.append(_BOUNDS[relation].format(self._value(known)))
        return " and ".join(said)

    def known(self, node: Node, bindings: Bindings) -> SlotValue | None:
        """The value of a constant, a variable, or arithmetic on such; ``None`` if it can't be told here."""
        if isinstance(node, Atom):
            if node.kind in ("variable", "multivariable"):
                return bindings.get(str(node.value))
            return Symbol(node.value) if node.kind == "symbol" else node.value
        values = [self.known(one, bindings) for one in node.items[1:]]
        work = _ARITHMETIC.get(node.head)
        if work is None or None in values:
            return None
        try:
            result: SlotValue = work(*values)
        except (TypeError, ValueError):
            return None
        return result

    def truth(self, node: Node, bindings: Bindings) -> bool | None:
        """Whether an expression holds, where that can be told from values alone."""
        if not isinstance(node, Form):
            return None
        inner = node.items[1:]
        if node.head in ("and", "or", "not"):
            parts = [self.truth(one, bindings) for one in inner]
            if node.head == "not":
                return None if parts[0] is None else not parts[0]
            deciding = node.head == "or"
            return deciding if deciding in parts else None if None in parts else not deciding
        values = [self.known(one, bindings) for one in inner]
        if node.head not in _TRUTH or None in values or len(values) != 2:
            return None
        try:
            return bool(_TRUTH[node.head](*values))
        except TypeError:
            return None

    def _holds(self, node: Node, bindings: Bindings, wanted: bool) -> str:
        """That an expression holds, or that it doesn't."""
        if not isinstance(node, Form):
            return f"{self._operand(node, bindings)} {'holds' if wanted else 'does not hold'}"
        inner = node.items[1:]
        if node.head == "not":
            return self._holds(inner[0], bindings, not wanted)
        if node.head in ("and", "or"):
            either = (node.head == "or") == wanted
            true = [one for one in inner if either and self.truth(one, bindings) is wanted]
            parts = [self._holds(one, bindings, wanted) for one in true or inner]
            return (" and " if true or not either else " or ").join(dict.fromkeys(part for part in parts if part))
        if node.head in _RELATIONS:
            text = _RELATIONS[node.head][not wanted]
            said = [self._operand(one, bindings) for one in inner]
            if text == "{} is {}" and said[1:] == said[:1]:
                return ""
            try:
                return text.format(*said)
            except IndexError:
                pass
        about = ", ".join(self._operand(one, bindings) for one in inner)
        name = node.head.rstrip("$").replace("-", " ")
        return f"“{name}” {'holds' if wanted else 'fails'} for {about}"

    def _operand(self, node: Node, bindings: Bindings) -> str:
        known = self.known(node, bindings)
        if known is not None:
            return self._value(known) or "nothing"
        if isinstance(node, Form):
            inner = [self._operand(one, bindings) for one in node.items[1:]]
            if node.head in _VALUES:
                try:
                    return _VALUES[node.head].format(*inner)
                except IndexError:
                    pass
            return f"{node.head.rstrip('$').replace('-', ' ')} of {', '.join(inner)}"
        return f"some {str(node.value).replace('-', ' ')}" if node.kind.endswith("variable") else node.text


def _names(node: Node, variable: str) -> bool:
    return isinstance(node, Atom) and node.kind == "variable" and str(node.value) == variable
