"""Checks over a whole rule base and its scenarios: what is declared and never used, and what nobody asks for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pyshell.audit.conditions import asserted, findings
from pyshell.audit.registry import Flaw, whole
from pyshell.audit.uses import NEVER_MATCHED
from pyshell.knowledge import Knowledge, walk
from pyshell.model import Expectation, Scenario
from pyshell.reader import Atom, Form
from pyshell.recording import Field

Said = tuple[str, str]
"""A ruling and an aspect."""


@whole(
    "unused-template",
    "facts of it change nothing, and whoever states one believes that they do",
    "write the rule that needs it, or remove the template",
)
def unused_template(knowledge: Knowledge, _scenarios: Sequence[Scenario]) -> Iterator[Flaw]:
    """Some rule matches each template of state, of what is asked, and of what is derived; some rule asserts each
    derived one."""
    concluded = {fact.head for rule in knowledge.recorded.values() for fact in asserted(rule)}
    reported = {"conflict"}  # rules conclude it for the shell to report
    for template in knowledge.vocabulary.templates.values():
        if template.kind not in ("state", "asked", "derived") or template.name in NEVER_MATCHED:
            continue
        if template.name not in knowledge.matched | reported:
            yield Flaw(template.place, f"no rule matches {template.name}")
        if template.kind == "derived" and template.name not in concluded:
            yield Flaw(template.place, f"no rule concludes {template.name}")


@whole(
    "unused-slot",
    "a value that is stated there changes nothing, and whoever states it believes that it does",
    "write the rule that needs it, or remove the slot",
)
def unused_slot(knowledge: Knowledge, _scenarios: Sequence[Scenario]) -> Iterator[Flaw]:
    """Some rule matches each slot of a template that rules match, but for those that are there for the reader."""
    used: dict[str, set[str]] = {}
    for rule in knowledge.recorded.values():
        for condition in walk(rule.conditions):
            if condition.kind == "pattern":
                used.setdefault(condition.template, set()).update(condition.slots or {})
    for template in knowledge.vocabulary.templates.values():
        if template.kind in ("state", "asked", "derived") and template.name in knowledge.matched:
            for slot in template.slots.values():
                if slot.name not in used.get(template.name, ()) and (template.name, slot.name) not in _FOR_READERS:
                    yield Flaw(template.place, f"no rule matches slot {slot.name} of {template.name}")


_FOR_READERS = {("player", "name"), ("game-object", "source"), ("defeated", "by")}
"""Slots that explanations name things by, and that no rule needs."""


@whole(
    "nothing-concludes",
    "the rule can never fire, or its absence test says nothing",
    "correct the aspect or the value, or write the ruling that concludes it",
)
def nothing_concludes(knowledge: Knowledge, _scenarios: Sequence[Scenario]) -> Iterator[Flaw]:
    """For each outcome that a rule matches, some rule concludes a finding of that aspect, with that first value where
    one is named."""
    concluded: dict[str, set[str] | None] = {}
    for rule in knowledge.recorded.values():
        for fact in findings(rule):
            aspect, first = _constant(fact, "aspect"), _constant(fact, "value")
            values = concluded.setdefault(aspect, set())
            if not aspect or (not first and any(slot.head == "value" for slot in fact.forms())):
                concluded[aspect] = None
            elif values is not None:
                values.add(first)
    if concluded.get("", set()) is None:
        return  # some rule names its aspect by a variable
    for rule in knowledge.recorded.values():
        for condition in walk(rule.conditions):
            if condition.kind != "pattern" or condition.template not in ("finding", "outcome"):
                continue
            aspects = _constants((condition.slots or {}).get("aspect", ()))
            for aspect in aspects if aspects else ():
                if aspect not in concluded:
                    yield Flaw(condition.place, f"{rule.name} matches aspect {aspect}, which no rule concludes")
                    continue
                values, wanted = concluded[aspect], _constants((condition.slots or {}).get("value", ()))
                if values is not None and wanted and not values & wanted:
                    what = " or ".join(sorted(wanted))
                    yield Flaw(condition.place, f"{rule.name} matches {aspect} {what}, which no rule concludes")


@whole(
    "unexpected",
    "nobody would notice if the rule concluded something else, or stopped doing so",
    "write a scenario that expects its outcome and names the ruling",
)
def unexpected(knowledge: Knowledge, scenarios: Sequence[Scenario]) -> Iterator[Flaw]:
    """Some scenario expects the outcome of each rule, or other rules build on it."""
    expected: dict[Said, list[Expectation]] = {}
    for scenario in scenarios:
        for one in (scenario, *scenario.variants):
            for wanted in one.expectations:
                expected.setdefault((wanted.by or "", wanted.aspect), []).append(wanted)
    matched = _matched_aspects(knowledge)
    for name, rule in knowledge.recorded.items():
        facts = list(findings(rule))
        if not facts or "" in matched:
            continue
        told = []
        for fact in facts:
            ruling, aspect, value = (_constant(fact, slot) for slot in ("ruling", "aspect", "value"))
            candidates = [*expected.get((ruling, aspect), ()), *expected.get(("", aspect), ())]
            told.append(not aspect or aspect in matched or any(_may_be(one, value) for one in candidates))
        if not any(told):
            aspects = ", ".join(dict.fromkeys(_constant(fact, "aspect") for fact in facts))
            yield Flaw(rule.place, f"no scenario expects what {name} concludes ({aspects}), and no rule builds on it")


def _matched_aspects(knowledge: Knowledge) -> set[str]:
    """The aspects of outcomes that rules outside the golden rules match; "" if one of them matches any aspect."""
    found: set[str] = set()
    for rule in knowledge.recorded.values():
        for condition in walk(rule.conditions):
            if condition.kind == "pattern" and condition.template == "outcome":
                found |= _constants((condition.slots or {}).get("aspect", ()))
    return found


def _may_be(wanted: Expectation, value: str) -> bool:
    return not value or not wanted.value or str(wanted.value[0]) == value


def _constant(fact: Form, slot: str) -> str:
    """The first value that an asserted fact gives to a slot, if it is a constant."""
    for form in fact.forms():
        if form.head == slot and len(form.items) > 1:
            item = form.items[1]
            if isinstance(item, Atom) and item.kind not in ("variable", "multivariable", "global"):
                return str(item.value)
    return ""


def _constants(fields: Sequence[Field]) -> set[str]:
    """The constants that a slot's first field names, if it is one of those."""
    if not fields or not fields[0].alternatives:
        return set()
    found = set()
    for group in fields[0].alternatives:
        named = [str(term.value) for term in group if term.kind == "constant" and not term.negated]
        if not named:
            return set()
        found.update(named)
    return found
