"""The vocabulary as a reference to read: templates with their slots, and aspects."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pyshell.aspects import Aspect
from pyshell.model import SlotType, Template
from pyshell.render.lines import Line, line
from pyshell.templates import show
from pyshell.vocabulary import Vocabulary

KINDS = {
    "state": "State: the game as a scenario states it",
    "asked": "Asked: what a scenario puts to the rules",
    "derived": "Derived: what rules conclude; scenarios never state it",
    "meta": "Meta: about the rule base and its scenarios",
}
"""The kinds of template that have a heading of their own, in the order in which they are shown."""


def overview(vocabulary: Vocabulary) -> Iterator[Line]:
    """Every template, by kind, with its slots; then every aspect."""
    templates = tuple(vocabulary.templates.values())
    for kind in (*KINDS, *sorted({t.kind for t in templates} - set(KINDS))):
        found = [template for template in templates if template.kind == kind]
        if found:
            yield line((KINDS.get(kind, kind), "title"))
            yield ()
            for template in found:
                yield from describe(template)
                yield ()
    yield line(("Aspects: what an outcome can be about", "title"))
    yield ()
    for aspect in vocabulary.aspects.values():
        yield from describe_aspect(aspect)


def describe(template: Template) -> Iterator[Line]:
    """One template: its meaning, and a row for each slot."""
    yield line((template.name, "name"), "  ", template.doc)
    yield from _table((slot.name, _takes(slot), _notes(slot)) for slot in template.slots.values())


def describe_aspect(aspect: Aspect) -> Iterator[Line]:
    """One aspect: its meaning, its values, and which of them means "can't"."""
    yield line((aspect.name, "name"), "  ", aspect.meaning)
    values = " | ".join(map(show, aspect.values)) or "anything"
    cant = "" if aspect.cant is None else f"{aspect.cant} beats the others"
    yield from _table([("values", f"{aspect.valued} of {values}", cant)])


def _takes(slot: SlotType) -> str:
    types = tuple(name.lower() for name in slot.types)
    if slot.allowed:
        kinds = (*slot.allowed, *(name for name in types if name != "symbol"))
    elif slot.refers:
        kinds = (f"id of {' or '.join(slot.refers)}".replace("of id", "of anything"),)
    else:
        kinds = types or ("anything",)
    low, high = slot.range
    limits = ("" if low is None else f" from {low:g}") + ("" if high is None else f" up to {high:g}")
    return f"{'list of ' if slot.multi else ''}{' | '.join(kinds)}{limits}"


def _notes(slot: SlotType) -> str:
    values = slot.default if isinstance(slot.default, tuple) else (slot.default,)
    default = " ".join(show(value) for value in values if value is not None)
    must = "required" if slot.default is None else f"default {default}" if default else ""
    return "; ".join(note for note in (must, slot.doc) if note)


def _table(rows: Iterable[tuple[str, str, str]]) -> Iterator[Line]:
    rows = list(rows)
    width = max((len(row[0]) for row in rows), default=0)
    for name, takes, notes in rows:
        yield line("   ", name.ljust(width), "  ", takes, (f"  ({notes})" if notes else "", "dim"))
