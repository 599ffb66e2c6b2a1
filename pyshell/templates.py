"""Reads deftemplates: slots with their types, limits and defaults, and what the comments beside them say.

Source: CLIPS Basic Programming Guide 6.4, sections 3 (deftemplate) and 11 (constraint attributes).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from pyshell.errors import Place, Problem, nearest
from pyshell.model import FactRef, SlotType, SlotValue, Symbol, Template, Value
from pyshell.reader import Atom, Form, Node

KIND_OF_VALUE: Mapping[type, str] = MappingProxyType(
    {Symbol: "SYMBOL", str: "STRING", int: "INTEGER", float: "FLOAT", FactRef: "FACT-ADDRESS"}
)
"""The CLIPS type of each Python type that a slot value may have."""

WORDS = {
    "SYMBOL": "a symbol",
    "STRING": "a quoted string",
    "INTEGER": "a whole number",
    "FLOAT": "a decimal number",
    "FACT-ADDRESS": "a fact address",
}
"""What a person calls the CLIPS types."""

_TYPES = {name: (name,) for name in WORDS} | {"LEXEME": ("SYMBOL", "STRING"), "NUMBER": ("INTEGER", "FLOAT")}
_FACETS = ("type", "allowed-symbols", "range", "cardinality", "default")
_COMMENT = re.compile(r"[ \t)]*;+[ \t]*([^\r\n]*)")
_MARKER = re.compile(r"->\s*(?P<names>shared id|[a-z-]+(?:\s*\|\s*[a-z-]+)*)\s*(?::\s*(?P<doc>.*))?$")
_TEMPLATE_OF = {"object": "game-object"}
"""Markers that don't say the template's own name: CLIPS keeps the name ``object`` for itself."""


@dataclass(frozen=True)
class Complaint:
    """Why a value can't stand in a slot: a Problem that doesn't know its place yet."""

    code: str
    message: str
    hint: str = ""

    def at(self, place: Place) -> Problem:
        """The problem, at its place."""
        return Problem(place, self.code, self.message, self.hint)


def show(value: Value) -> str:
    """The value as CLIPS text: a string with quotation marks, a symbol without."""
    if isinstance(value, Symbol):
        return str(value)
    if isinstance(value, FactRef):
        return f"<Fact-{value.index}>"
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{escaped}"'
    return repr(value)


def complaint(slot: SlotType, value: Value) -> Complaint | None:
    """What keeps one value out of the slot (its type, the allowed symbols, the range), or ``None``."""
    kind = KIND_OF_VALUE.get(type(value), "")
    if kind not in slot.types if slot.types else not kind:
        return _wrong_type(slot, value, kind)
    if kind == "SYMBOL":
        if slot.allowed and value not in slot.allowed:
            return Complaint(
                "not-allowed",
                f"{slot.name} can't be {value}; it is one of {', '.join(slot.allowed)}",
                nearest(str(value), slot.allowed),
            )
    elif isinstance(value, int | float):
        low, high = slot.range
        if low is not None and value < low:
            return Complaint("out-of-range", f"{slot.name} is at least {low:g}, and this is {value}")
        if high is not None and value > high:
            return Complaint("out-of-range", f"{slot.name} is at most {high:g}, and this is {value}")
    return None


def _wrong_type(slot: SlotType, value: Value, kind: str) -> Complaint:
    wanted = " or ".join(WORDS[name] for name in slot.types or WORDS)
    got = f"{WORDS[kind].split(maxsplit=1)[1]} {show(value)}" if kind else repr(value)
    hint = ""
    if kind == "STRING" and "SYMBOL" in slot.types:
        hint = f"write {value} without quotation marks" if re.fullmatch(r"[^\s()&|~;\"<?]+", str(value)) else ""
    elif kind == "SYMBOL" and "STRING" in slot.types:
        hint = f'write "{value}"'
    elif kind == "INTEGER" and "FLOAT" in slot.types:
        hint = f"write {value}.0"
    return Complaint("wrong-type", f"{slot.name} takes {wanted}, not the {got}", hint)


def unknown_template(name: str, place: Place, templates: Mapping[str, Template]) -> Problem:
    """The problem that a name is no template's."""
    hint = nearest(name, templates)
    return Problem(place, "unknown-template", f"there is no template {name}", hint)


def read_template(form: Form, source: str, kind: str, problems: list[Problem]) -> Template | None:
    """The template that a ``deftemplate`` form declares; ``source`` is the text that the form was read from.

    What is wrong goes to ``problems``; the result is ``None`` when not even the name can be read.
    """
    items = list(form.items[1:])
    name = items.pop(0) if items else None
    if not isinstance(name, Atom) or name.kind != "symbol":
        problems.append(Problem(form.place, "bad-template", "a deftemplate begins with its name"))
        return None
    doc = ""
    if items and isinstance(first := items[0], Atom) and first.kind == "string":
        doc = str(first.value)
        del items[0]
    slots: dict[str, SlotType] = {}
    for item in items:
        slot = _read_slot(item, source, problems)
        if slot is None:
            continue
        if slot.name in slots:
            problems.append(Problem(item.place, "duplicate-slot", f"{name.value} has two slots named {slot.name}"))
        slots[slot.name] = slot
    return Template(str(name.value), doc, slots, kind, form.place)


def _read_slot(item: Node, source: str, problems: list[Problem]) -> SlotType | None:
    multi = isinstance(item, Form) and item.head in ("multislot", "multifield")
    if not isinstance(item, Form) or not (multi or item.head in ("slot", "field")):
        problems.append(Problem(item.place, "bad-template", "expected (slot NAME ...) or (multislot NAME ...)"))
        return None
    name = item.items[1] if len(item.items) > 1 else None
    if not isinstance(name, Atom) or name.kind != "symbol":
        problems.append(Problem(item.place, "bad-template", "a slot begins with its name"))
        return None
    facets: dict[str, Form] = {}
    for facet in item.items[2:]:
        if isinstance(facet, Form) and facet.head in _FACETS and facet.head not in facets:
            facets[facet.head] = facet
            continue
        hint = nearest(facet.head, _FACETS) if isinstance(facet, Form) else ""
        message = f"slot {name.value}: expected each of {', '.join(_FACETS)} at most once"
        problems.append(Problem(facet.place, "bad-facet", message, hint))
    doc, refers = _comment(source, item.span[1])
    shared = refers == ("shared id",)
    low, high = _limits(facets.get("cardinality"), problems)
    slot = SlotType(
        name=str(name.value),
        multi=multi,
        types=_types(facets.get("type"), problems),
        allowed=_allowed(facets.get("allowed-symbols"), problems),
        range=_limits(facets.get("range"), problems),
        default=None,
        doc=doc,
        refers=() if shared else refers,
        shared=shared,
        cardinality=(int(low or 0), None if high is None else int(high)),
    )
    default = _default(slot, facets.get("default"), problems)
    return SlotType(**{**slot.__dict__, "default": default})


def _types(facet: Form | None, problems: list[Problem]) -> tuple[str, ...]:
    types: list[str] = []
    for item in facet.items[1:] if facet else ():
        if isinstance(item, Atom) and item.kind == "symbol" and item.value in _TYPES:
            types += _TYPES[str(item.value)]
        elif not (isinstance(item, Atom) and item.text == "?VARIABLE"):
            text = item.text if isinstance(item, Atom) else item.head
            problems.append(Problem(item.place, "bad-type", f"there is no slot type {text}", nearest(text, _TYPES)))
    return tuple(types)


def _allowed(facet: Form | None, problems: list[Problem]) -> tuple[str, ...]:
    allowed: list[str] = []
    for item in facet.items[1:] if facet else ():
        if isinstance(item, Atom) and item.kind == "symbol":
            allowed.append(Symbol(item.value))
        else:
            problems.append(Problem(item.place, "bad-facet", "allowed-symbols lists symbols only"))
    return tuple(allowed)


def _limits(facet: Form | None, problems: list[Problem]) -> tuple[float | None, float | None]:
    if facet is None:
        return (None, None)
    limits: list[float | None] = []
    for item in facet.items[1:]:
        if isinstance(item, Atom) and isinstance(item.value, int | float):
            limits.append(item.value)
        elif isinstance(item, Atom) and item.text == "?VARIABLE":
            limits.append(None)
    if len(limits) != 2 or len(facet.items) != 3:
        message = f"expected ({facet.head} LOWEST HIGHEST), with ?VARIABLE for no limit"
        problems.append(Problem(facet.place, "bad-facet", message))
        return (None, None)
    return (limits[0], limits[1])


def _default(slot: SlotType, facet: Form | None, problems: list[Problem]) -> SlotValue | None:
    given = facet.items[1:] if facet else ()
    if len(given) == 1 and isinstance(given[0], Atom) and given[0].text == "?NONE":
        return None
    if facet is None or (len(given) == 1 and isinstance(given[0], Atom) and given[0].text == "?DERIVE"):
        derived = _derived(slot)
        return (derived,) * slot.cardinality[0] if slot.multi else derived
    values: list[Value] = []
    for item in given:
        if not isinstance(item, Atom) or item.kind not in ("symbol", "string", "integer", "float"):
            problems.append(Problem(item.place, "bad-default", f"slot {slot.name}: a default is made of constants"))
            return None
        found = complaint(slot, item.value)
        if found:
            problems.append(found.at(item.place))
        values.append(item.value)
    if slot.multi:
        return tuple(values)
    if len(values) != 1:
        problems.append(Problem(facet.place, "bad-default", f"slot {slot.name} takes one default value"))
        return None
    return values[0]


def _derived(slot: SlotType) -> Value:
    """What CLIPS puts into a slot that has no default: the first type that applies, and its first value."""
    limit = next((number for number in slot.range if number is not None), 0)
    if not slot.types or "SYMBOL" in slot.types:
        return Symbol(slot.allowed[0] if slot.allowed else "nil")
    if "STRING" in slot.types:
        return ""
    if "INTEGER" in slot.types:
        return int(limit)
    return float(limit) if "FLOAT" in slot.types else Symbol("nil")


def _comment(source: str, end: int) -> tuple[str, tuple[str, ...]]:
    """The comment behind a slot, and what its marker (``-> player|object: ...``) says that the slot refers to."""
    comment = _COMMENT.match(source, end)
    text = comment.group(1).strip() if comment else ""
    marker = _MARKER.match(text)
    if not marker:
        return text, ()
    names = (name.strip() for name in marker["names"].split("|"))
    return (marker["doc"] or "").strip(), tuple(_TEMPLATE_OF.get(name, name) for name in names)
