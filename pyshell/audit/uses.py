"""Which facts rules can match at all: one that none can match is a mistake of the scenario, or a rule is missing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pyshell.knowledge import Knowledge
from pyshell.model import Fact, Symbol
from pyshell.reader import Form
from pyshell.recording import Condition, atoms

KEYS = {"attempt": "action", "instruction": "action", "cost": "action", "prohibition": "action", "event": "kind"}
"""By template, the slot whose symbol says what the fact is about: some rule has to name that symbol."""

NEVER_MATCHED = frozenset({"question"})
"""What a scenario states for its reader, not for the rules."""


class Uses:
    """What the rules of a rule base can match."""

    def __init__(self, knowledge: Knowledge) -> None:
        self._patterns = knowledge.patterns
        # A rule may hand the symbol on as the value of an outcome, for others to name there.
        handed_on = frozenset(_named(self._patterns.get("outcome", ()), "value"))
        self._named = {
            template: handed_on.union(_named(self._patterns.get(template, ()), key)) for template, key in KEYS.items()
        }

    def missing(self, fact: Fact, given: Iterable[Fact]) -> str:
        """Why no rule can match the fact; empty if one can, or if others of the given facts need it for its id."""
        if fact.template in NEVER_MATCHED:
            return ""
        patterns = self._patterns.get(fact.template)
        if not patterns:
            return "" if _is_named(fact, given) else f"no rule matches any {fact.template}"
        if fact.template == "event" and _is_named(fact, given):
            return ""  # it is the cause of another
        key = KEYS.get(fact.template)
        if key and fact[key] not in self._named[fact.template]:
            return f"no rule speaks of {fact.template} ({key} {fact[key]})"
        if key and not any(pattern.accepts(fact) for pattern in patterns):
            return f"no rule matches {fact.template} ({key} {fact[key]}) with these values"
        return ""


def _is_named(fact: Fact, given: Iterable[Fact]) -> bool:
    """Whether another given fact names the fact's id."""
    others = (other for other in given if other is not fact)
    return fact.get("id") in {value for other in others for slot in other.slots for value in other.values(slot)}


def _named(patterns: Iterable[Condition], slot: str) -> Iterator[str]:
    """The symbols that patterns name in a slot: as constants that aren't excluded, or inside predicates."""
    for pattern in patterns:
        for field in (pattern.slots or {}).get(slot, ()):
            for term in (term for group in field.alternatives for term in group):
                if isinstance(term.value, Form):
                    yield from (str(atom.value) for atom in atoms(term.value) if atom.kind == "symbol")
                elif term.kind == "constant" and not term.negated and isinstance(term.value, Symbol):
                    yield str(term.value)
