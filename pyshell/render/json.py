"""JSON as the commands print it: one value on one line, keys in a fixed order, plain ASCII."""

from __future__ import annotations

import json

from pyshell.errors import Problem
from pyshell.model import FactRef, SlotType, SlotValue, Template


def dumps(value: object) -> str:
    """One line of JSON. Other characters than ASCII are escaped, so that no terminal acts upon them."""
    return json.dumps(value, ensure_ascii=True, allow_nan=False)


def problem(problem: Problem) -> dict[str, object]:
    """A problem as ``{"file", "line", "column", "code", "message", "hint"}``."""
    place = problem.place
    return {
        "file": place.file,
        "line": place.line,
        "column": place.column,
        "code": problem.code,
        "message": problem.message,
        "hint": problem.hint,
    }


def template(template: Template) -> dict[str, object]:
    """A template as ``{"template", "kind", "doc", "slots": [...]}``, its slots in the order of their declaration."""
    return {
        "template": template.name,
        "kind": template.kind,
        "doc": template.doc,
        "slots": [slot(declared) for declared in template.slots.values()],
    }


def slot(slot: SlotType) -> dict[str, object]:
    """A slot's declaration; ``required`` says that a fact must give it, ``default`` is what it holds otherwise."""
    return {
        "slot": slot.name,
        "multi": slot.multi,
        "types": list(slot.types),
        "allowed": list(slot.allowed),
        "range": list(slot.range),
        "required": slot.default is None,
        "default": None if slot.default is None else plain(slot.default),
        "doc": slot.doc,
    }


def plain(value: SlotValue) -> object:
    """A slot's value: a number, a string, a list of these; a fact address is ``f12``."""
    if isinstance(value, tuple):
        return [plain(item) for item in value]
    if isinstance(value, FactRef):
        return f"f{value.index}"
    return str(value) if isinstance(value, str) else value
