"""JSON as the commands print it: one value on one line, keys in a fixed order, plain ASCII."""

from __future__ import annotations

import json
from typing import Any

from pyshell.aspects import Aspect
from pyshell.case import Case, json_value, outcome_json, reason_json, statement_json
from pyshell.model import Outcome, SlotType, Template


def dumps(value: object) -> str:
    """One line of JSON. Other characters than ASCII are escaped, so that no terminal acts upon them."""
    return json.dumps(value, ensure_ascii=True, allow_nan=False)


def proof(case: Case, outcome: Outcome) -> dict[str, Any]:
    """The proof of an outcome: facts and inferences as in a case's JSON, only those that the proof needs.

    ``defeated`` lists the findings that lost to the outcome, each with what beat it (``override`` or ``cant``).
    """
    found = case.why(outcome)
    return {
        "scenario": case.scenario.id,
        "outcome": outcome_json(outcome),
        "facts": {name: statement_json(statement) for name, statement in found.statements.items()},
        "inferences": [reason_json(reason) for reason in found.reasons],
        "defeated": [
            {
                "finding": rival.finding,
                "ruling": rival.ruling,
                "value": json_value(rival.value),
                "says": rival.says,
                "by": rival.by,
                "why": rival.why,
            }
            for rival in found.rivals
        ],
    }


def aspect(aspect: Aspect) -> dict[str, Any]:
    """An aspect as ``{"aspect", "valued", "values", "cant", "answer", "meaning"}``."""
    return {
        "aspect": aspect.name,
        "valued": aspect.valued,
        "values": json_value(aspect.values),
        "cant": aspect.cant,
        "answer": aspect.answer,
        "meaning": aspect.meaning,
    }


def template(template: Template) -> dict[str, Any]:
    """A template as ``{"template", "kind", "doc", "slots": [...]}``, its slots in the order of their declaration."""
    return {
        "template": template.name,
        "kind": template.kind,
        "doc": template.doc,
        "slots": [slot(declared) for declared in template.slots.values()],
    }


def slot(slot: SlotType) -> dict[str, Any]:
    """A slot's declaration; ``required`` says that a fact must give it, ``default`` is what it holds otherwise."""
    return {
        "slot": slot.name,
        "multi": slot.multi,
        "types": list(slot.types),
        "allowed": list(slot.allowed),
        "range": list(slot.range),
        "required": slot.default is None,
        "default": None if slot.default is None else json_value(slot.default),
        "doc": slot.doc,
    }
