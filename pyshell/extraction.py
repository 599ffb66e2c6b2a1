"""Facts as the text that CLIPS reads, and the text that CLIPS makes of its facts as plain values again."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from pyshell.model import Fact, FactRef, SlotValue, Symbol, Template, Value
from pyshell.templates import show
from pyshell.vocabulary import is_constant

_CHUNK = 30
"""How long the short list may get to which a listing appends; a longer one takes longer to copy (measured)."""

_SHORT = 64
_MANY = 10_000
_T = TypeVar("_T")
_TOKEN = re.compile(r'[^ "]+|"(?:[^"\\]++|\\.)*+"', re.DOTALL)
_ADDRESS = re.compile(r"<Fact-([0-9]+)>")
_INTEGER = re.compile(r"[+-]?[0-9]+")
_FLOAT = re.compile(r"[+-]?(?:[0-9]+\.[0-9]*|\.[0-9]+|[0-9]+(?=[eE]))(?:[eE][+-]?[0-9]+)?")
_ESCAPED = re.compile(r"\\(.)", re.DOTALL)


class Writer:
    """Writes facts as text for ``LoadFactsFromString``: constants only, and no slot that holds what CLIPS would put
    there."""

    def __init__(self, templates: Iterable[Template]) -> None:
        self._defaults = {
            template.name: {slot.name: slot.default for slot in template.slots.values()} for template in templates
        }

    def text(self, fact: Fact) -> str:
        """One fact.

        Raises:
            KeyError: a template or slot that isn't declared.
            ValueError: a value that isn't a constant.
        """
        defaults = self._defaults[fact.template]
        parts = [f"({fact.template}"]
        for slot, value in fact.slots.items():
            default = defaults[slot]
            if isinstance(value, tuple):
                if value or default != ():
                    parts.append(f"({slot} {' '.join(map(constant, value))})")
            elif value != default or type(value) is not type(default):
                parts.append(f"({slot} {constant(value)})")
        return f"{' '.join(parts)})"


class _Remembered(dict[str, _T]):
    """Remembers what short texts come to, and starts again when there are many."""

    def __init__(self, work_out: Callable[[str], _T]) -> None:
        super().__init__()
        self._work_out = work_out

    def __missing__(self, text: str) -> _T:
        found = self._work_out(text)
        if len(text) <= _SHORT:
            if len(self) >= _MANY:
                self.clear()
            self[text] = found
        return found


def constant(value: Value) -> str:
    """A value as CLIPS reads it.

    Raises:
        ValueError: it isn't a constant.
    """
    return _symbols[value] if isinstance(value, Symbol) else _constant(value)


def _constant(value: Value) -> str:
    if not is_constant(value):
        raise ValueError(f"{value!r} can't be written as a constant")
    return show(value)


def _parse(token: str) -> Value:
    first = token[0]
    if first == '"':
        return _ESCAPED.sub(r"\1", token[1:-1])
    if first == "<":
        address = _ADDRESS.fullmatch(token)
        return FactRef(int(address[1])) if address else Symbol(token)
    if first in "+-.0123456789":
        if _INTEGER.fullmatch(token):
            return int(token)
        if _FLOAT.fullmatch(token):
            return float(token)
    return Symbol(token)


_symbols: _Remembered[str] = _Remembered(lambda text: _constant(Symbol(text)))
read_value: Callable[[str], Value] = _Remembered(_parse).__getitem__
"""The value that CLIPS printed as a token."""


def tokens(text: str) -> list[str]:
    """The printed values of a text that CLIPS made with ``implode$``."""
    return _TOKEN.findall(text) if '"' in text else text.split()


class Layout:
    """How the facts of one template are laid out in the text that CLIPS makes of them.

    First their number; then for each its index and its slots' values, those of a multislot after their number.
    """

    def __init__(self, template: str, slots: Iterable[tuple[str, bool]]) -> None:
        self.template = template
        self.slots = tuple(slots)
        self.function_name = f"engine-list-{template}"

    @classmethod
    def of(cls, template: Template) -> Layout:
        """The layout of a template's facts."""
        return cls(template.name, ((slot.name, slot.multi) for slot in template.slots.values()))

    def function(self) -> str:
        """A deffunction that lists the facts with an index above its argument."""
        slots = " ".join(f"(length$ ?f:{name}) ?f:{name}" if multi else f"?f:{name}" for name, multi in self.slots)
        return (
            f"(deffunction {self.function_name} (?last)"
            f" (bind ?n 0) (bind ?all (create$)) (bind ?some (create$))"
            f" (do-for-all-facts ((?f {self.template})) (> (fact-index ?f) ?last)"
            f" (bind ?n (+ ?n 1)) (bind ?some (create$ ?some (fact-index ?f) {slots}))"
            f" (if (> (length$ ?some) {_CHUNK}) then (bind ?all (create$ ?all ?some)) (bind ?some (create$))))"
            f" (create$ ?n ?all ?some))"
        )

    def decode(self, printed: Sequence[str], position: int = 0) -> tuple[dict[int, Fact], int]:
        """The facts by index that begin at a position of the printed values, and the position after them.

        Raises:
            ValueError, IndexError: that isn't what stands there.
        """
        facts = {}
        count = int(printed[position])
        position += 1
        for _ in range(count):
            index = int(printed[position])
            position += 1
            values: dict[str, SlotValue] = {}
            for name, multi in self.slots:
                if multi:
                    end = position + 1 + int(printed[position])
                    values[name] = tuple([read_value(token) for token in printed[position + 1 : end]])
                    position = end
                else:
                    values[name] = read_value(printed[position])
                    position += 1
            facts[index] = Fact(self.template, values)
        return facts, position


def decode_records(printed: Sequence[str], position: int) -> tuple[dict[int, tuple[str, list[str]]], int]:
    """The recorded firings that begin at a position: by index the rule's name and the record's values as they are
    printed.

    Raises:
        ValueError, IndexError: that isn't what stands there.
    """
    records = {}
    count = int(printed[position])
    position += 1
    for _ in range(count):
        end = position + 3 + int(printed[position + 2])
        records[int(printed[position])] = (printed[position + 1], list(printed[position + 3 : end]))
        position = end
    return records, position
