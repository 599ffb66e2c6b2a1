"""The plain values that the rest of the package passes around: frozen, hashable, free of CLIPS objects."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from pyshell.errors import Place


class Symbol(str):
    """A CLIPS symbol. Equal to the ``str`` of the same letters, but never to be mixed up with a quoted string:
    code that must tell them apart asks ``isinstance(value, Symbol)``."""

    __slots__ = ()


@dataclass(frozen=True, order=True)
class FactRef:
    """The address of a fact, held as a slot value: the fact's index in its run."""

    index: int


Value = Symbol | str | int | float | FactRef
"""One CLIPS value. A quoted string is a plain ``str``; a symbol is a ``Symbol``."""

SlotValue = Value | tuple[Value, ...]
"""What a slot holds: one value for a ``slot``, a tuple for a ``multislot``."""


@dataclass(frozen=True)
class Fact:
    """One fact: the template's name and the value of each slot that was given or that the template defaults."""

    template: str
    slots: Mapping[str, SlotValue]
    place: Place | None = field(default=None, compare=False)

    def __hash__(self) -> int:
        return hash((self.template, frozenset(self.slots.items())))

    def __getitem__(self, slot: str) -> SlotValue:
        return self.slots[slot]

    def get(self, slot: str, default: SlotValue | None = None) -> SlotValue | None:
        """The slot's value, or ``default`` where the fact has no such slot."""
        return self.slots.get(slot, default)

    def values(self, slot: str) -> tuple[Value, ...]:
        """The slot's values as a tuple, whether it holds one or several; empty when absent."""
        value = self.slots.get(slot, ())
        return value if isinstance(value, tuple) else (value,)


@dataclass(frozen=True)
class SlotType:
    """A slot as its deftemplate declares it. ``allowed`` lists the allowed symbols (empty: any); ``default`` is
    ``None`` when the slot must be given (``(default ?NONE)``). ``refers`` says what the slot's symbols name, as the
    marker at the start of its comment states it: names of templates, or ``id`` for anything stated; empty: nothing.
    ``shared`` marks an ``id`` slot whose id several facts of the template may have (``-> shared id``)."""

    name: str
    multi: bool
    types: tuple[str, ...]  # SYMBOL STRING INTEGER FLOAT FACT-ADDRESS; empty: any
    allowed: tuple[str, ...]
    range: tuple[float | None, float | None]
    default: SlotValue | None
    doc: str = ""
    refers: tuple[str, ...] = ()
    shared: bool = False
    cardinality: tuple[int, int | None] = (0, None)  # of a multislot: how many values it may hold


@dataclass(frozen=True)
class Template:
    """A deftemplate: name, docstring, slots in order, and the file (stem) whose kind it belongs to: state, asked,
    derived or meta."""

    name: str
    doc: str
    slots: Mapping[str, SlotType]
    kind: str
    place: Place


@dataclass(frozen=True)
class Firing:
    """One recorded rule firing: indices of the facts it matched and concluded, and its variables' values."""

    rule: str
    basis: tuple[int, ...]
    concludes: tuple[int, ...]
    bindings: Mapping[str, SlotValue]


@dataclass(frozen=True)
class Snapshot:
    """Everything that stands in working memory when a run ends: facts by index, and the recorded firings."""

    facts: Mapping[int, Fact]
    firings: tuple[Firing, ...]


@dataclass(frozen=True)
class Rule:
    """A defrule of the rule base. ``ruling`` is the id it belongs to (same file); ``says`` its sentence, with
    ``{variable}`` places."""

    name: str
    ruling: str
    doc: str
    says: str
    place: Place


@dataclass(frozen=True)
class Ruling:
    """A documented ruling: identity, title, citations, what it overrides, and its rules."""

    id: str
    title: str
    says: str
    cr: tuple[str, ...]
    passages: tuple[tuple[str, int], ...]  # (document, passage number)
    overrides: tuple[str, ...]
    rules: tuple[Rule, ...]
    area: str
    place: Place

    @cached_property
    def cites(self) -> tuple[str, ...]:
        """Citations as printed: ``CR 701.17b``, ``breaking-entering 3``."""
        return tuple(f"CR {n}" for n in self.cr) + tuple(f"{d} {n}" for d, n in self.passages)


@dataclass(frozen=True)
class Outcome:
    """One thing that stands at the end: what it is about, which aspect, its value(s), at which step, and by which
    ruling.

    ``index`` is that of the outcome fact, the root of its proof. ``tell`` makes the sentence that ``says`` holds; it is
    called when somebody reads it, since that takes longer than judging.
    """

    about: str
    aspect: str
    value: tuple[Value, ...]
    by: str
    step: int
    index: int = field(compare=False)
    cites: tuple[str, ...] = field(default=(), compare=False)
    tell: Callable[[], str] = field(default=str, compare=False, repr=False)

    @cached_property
    def says(self) -> str:
        """The outcome as a sentence: the ruling's own, with this case's players, cards and numbers."""
        return self.tell()

    def __getstate__(self) -> dict[str, object]:
        return {**self.__dict__, "says": self.says, "tell": str}

    def __str__(self) -> str:
        value = " ".join(map(str, self.value))
        return f"{self.about} {self.aspect} {value} at step {self.step} ({self.by})"


@dataclass(frozen=True)
class Conflict:
    """Two or more outcomes that give a one-valued aspect of one thing different values."""

    about: str
    aspect: str
    step: int
    outcomes: tuple[Outcome, ...]


@dataclass(frozen=True)
class Expectation:
    """An ``expect`` or ``expect-no`` fact of a scenario; ``None`` means that the slot was left out and anything will
    do."""

    about: str
    aspect: str
    value: tuple[Value, ...] | None
    by: str | None
    step: int | None
    wanted: bool  # False for expect-no
    place: Place


@dataclass(frozen=True)
class Scenario:
    """A checked scenario: given facts (cards unfolded), expectations, and its variants, each a scenario of its own."""

    id: str
    title: str
    facts: tuple[Fact, ...]
    expectations: tuple[Expectation, ...]
    variants: tuple[Scenario, ...] = ()
    base: Scenario | None = field(default=None, compare=False, repr=False)  # of a variant: what it varies
    place: Place | None = field(default=None, compare=False)
