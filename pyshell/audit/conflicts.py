"""Pairs of rulings that can disagree, each with a scenario in which they do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations, islice

from pyshell.audit.conditions import findings
from pyshell.audit.unify import Unifier
from pyshell.case import Case
from pyshell.errors import InputError, RunError
from pyshell.knowledge import Knowledge
from pyshell.model import Conflict, Fact, Symbol, Value
from pyshell.reader import Atom, Form
from pyshell.recording import RecordedRule
from pyshell.rulebase import RuleBase
from pyshell.vocabulary import fact_text

ATTEMPTS = 6
"""How many sets of facts are tried for one pair of rules."""

_LIMIT = 5_000


@dataclass(frozen=True)
class Candidate:
    """Two rules of different rulings whose findings could differ about one thing."""

    aspect: str
    one: tuple[RecordedRule, Form]
    other: tuple[RecordedRule, Form]
    rulings: tuple[str, str]


@dataclass(frozen=True)
class Witness:
    """A case in which two rulings disagree: the conflict, the judged case, and the scenario as the text of a file."""

    rulings: tuple[str, str]
    rules: tuple[str, str]
    conflict: Conflict
    case: Case
    text: str


def candidates(knowledge: Knowledge) -> Iterator[Candidate]:
    """Pairs of rules whose rulings conclude a one-valued aspect with values that may differ, where nothing settles
    that: neither `overrides` nor the aspect's "can't"."""
    by_aspect: dict[str, list[tuple[RecordedRule, Form]]] = {}
    for rule in knowledge.recorded.values():
        for finding in findings(rule):
            aspect = _slot(finding, "aspect")
            if len(aspect) == 1 and isinstance(aspect[0], Symbol):
                by_aspect.setdefault(aspect[0], []).append((rule, finding))
    for name, found in by_aspect.items():
        declared = knowledge.vocabulary.aspects.get(name)
        if declared is None or declared.valued != "one":
            continue
        for one, other in combinations(found, 2):
            rulings = (knowledge.rules[one[0].name].ruling, knowledge.rules[other[0].name].ruling)
            if rulings[0] == rulings[1] or _settled(knowledge, *rulings):
                continue
            values = (_slot(one[1], "value"), _slot(other[1], "value"))
            known = all(None not in value for value in values)
            if known and (values[0] == values[1] or any(declared.cant in value for value in values)):
                continue
            yield Candidate(name, one, other, (min(rulings), max(rulings)))


def _settled(knowledge: Knowledge, one: str, other: str) -> bool:
    return other in knowledge.rulings[one].overrides or one in knowledge.rulings[other].overrides


def _slot(finding: Form, name: str) -> tuple[Value | None, ...]:
    """A slot's values, None for each that isn't a constant."""
    slot = next((slot for slot in finding.forms() if slot.head == name), None)
    return tuple(
        (Symbol(item.value) if item.kind == "symbol" else item.value)
        if isinstance(item, Atom) and item.kind in ("symbol", "integer", "float", "string")
        else None
        for item in (slot.items[1:] if slot else ())
    )


class Finder:
    """Looks for witnesses in one rule base."""

    def __init__(self, base: RuleBase) -> None:
        self._base = base
        self._unifier = Unifier(base.knowledge)
        self._engine = RuleBase(base.knowledge).engine(record=False)
        self._seen: dict[frozenset[Fact], bool] = {}

    def witness(self, candidate: Candidate) -> Witness | None:
        """A case in which the two rulings disagree, if one is found."""
        for facts in islice(self._unifier.together(candidate.one, candidate.other), ATTEMPTS):
            if not possible(facts) or not self._any_conflict(facts):
                continue
            try:
                case = self._base.judge(self._base.scenario(_text(candidate, facts, "")))
            except (InputError, RunError):
                continue
            for conflict in case.conflicts:
                by = {outcome.by for outcome in conflict.outcomes}
                if by.issuperset(candidate.rulings) and conflict.aspect == candidate.aspect:
                    rules = (candidate.one[0].name, candidate.other[0].name)
                    where = f"{conflict.about} {conflict.aspect}, step {conflict.step}"
                    return Witness(candidate.rulings, rules, conflict, case, _text(candidate, facts, where))
        return None

    def _any_conflict(self, facts: tuple[Fact, ...]) -> bool:
        key = frozenset(facts)
        if key not in self._seen:
            try:
                run = self._engine.run(facts, limit=_LIMIT)
                self._seen[key] = bool(run.derived("conflict"))
            except (RunError, ValueError, KeyError):
                self._seen[key] = False
        return self._seen[key]


_ONCE = {"location": ("object", "step"), "library": ("player", "step"), "face": ("object", "half"), "turn": ()}


def possible(facts: Iterable[Fact]) -> bool:
    """Whether a game can be like that: one thing is stated to happen at each step, each object is in one place,
    and has one face or two halves.

    Where two things happen to one object at once it is the scenario that contradicts itself, and not the rulings.
    """
    seen: set[tuple[object, ...]] = set()
    for fact in facts:
        keys: list[tuple[object, ...]] = []
        if fact.template == "event" or (fact.template == "instruction" and fact["source"] == "none"):
            keys.append(("happens", fact["step"]))
        if fact.template in _ONCE:
            keys.append((fact.template, *(fact[slot] for slot in _ONCE[fact.template])))
        if fact.template == "location" and fact["zone"] in ("library", "hand") and fact["player"] == "none":
            return False
        for key in keys:
            if key in seen:
                return False
            seen.add(key)
    whole = {key[1] for key in seen if key[0] == "face" and key[2] == "whole"}
    return not any(key[0] == "face" and key[2] in ("left", "right") and key[1] in whole for key in seen)


def _text(candidate: Candidate, facts: tuple[Fact, ...], where: str) -> str:
    one, other = candidate.rulings
    title = f"{one} and {other} disagree" + (f" about {where}" if where else "")
    head = f'(scenario (id conflicts/{one}) (title "{title}"))'
    return "\n".join((f"; {title}.", "", head, "", *map(fact_text, facts), ""))
