"""Asks a person for the facts that a ruling would need to speak, one at a time, and only for those that matter."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial

from pyshell.audit.uses import KEYS
from pyshell.case import Case
from pyshell.counterfactual.answer import Failing
from pyshell.counterfactual.flip import Fill, holds, stated
from pyshell.counterfactual.whatif import with_facts
from pyshell.errors import InputError
from pyshell.extraction import Writer
from pyshell.knowledge import walk
from pyshell.model import Fact, SlotType, SlotValue, Symbol
from pyshell.recording import Field

_LOOKED_AT = 8
"""How many rulings are looked at for facts that they lack."""

_MOST = 20
"""How many questions are asked at most."""


@dataclass(frozen=True)
class Question:
    """A fact that nobody has stated: in words what a ruling needs, and the ruling.

    ``open`` are the slots that it takes a value to state; then ``says`` is one of several needs that one fact decides.
    """

    says: str
    ruling: str
    title: str
    failing: Failing
    open: tuple[str, ...] = ()


Answer = Callable[[Question], bool]
"""Whether the fact is so."""


def questions(case: Case, pattern: Fact) -> Iterator[Question]:
    """The facts of a kind that scenarios state, and that the rules nearest to the pattern lack."""
    for ruling in _speaking_of(case, pattern):
        wanted = Fact(pattern.template, {**pattern.slots, "by": Symbol(ruling)})
        for part in case.why_not(wanted).parts():
            for candidate in part.candidates:
                for failing in candidate.failing:
                    asked: list[str] = []
                    fill = partial(_something, asked)
                    if failing.kind == "missing" and stated(case, failing, fill) is not None:
                        yield Question(failing.needs, candidate.ruling, candidate.title, failing, tuple(asked))


def _speaking_of(case: Case, pattern: Fact) -> list[str]:
    """The rulings that speak of the kind of thing that is asked about (an attempt to mill, say), the first few."""
    about = next((fact for fact in case.scenario.facts if fact.get("id") == pattern.get("about")), None)
    key = KEYS.get(about.template) if about else None
    found: dict[str, None] = {}
    for name, rule in case.base.knowledge.recorded.items():
        for condition in walk(rule.conditions):
            slots = condition.slots or {}
            if about and key and condition.template == about.template and str(about[key]) in _words(slots.get(key, ())):
                found[case.base.knowledge.rules[name].ruling] = None
    return list(found)[:_LOOKED_AT]


def _words(fields: Iterable[Field]) -> set[str]:
    terms = (term for field in fields for group in field.alternatives for term in group)
    return {str(term.value) for term in terms if term.kind == "constant" and not term.negated}


def _something(asked: list[str], slot: SlotType) -> SlotValue | None:
    """Any value for a slot that has to be stated, to see whether the rest can be."""
    if slot.default is not None:
        return None
    asked.append(slot.name)
    if slot.allowed:
        return Symbol(slot.allowed[0])
    value: SlotValue = 0 if "INTEGER" in slot.types else "" if slot.types == ("STRING",) else Symbol("something")
    return (value,) if slot.multi else value  # type: ignore[return-value]


def missing(case: Case, about: str) -> tuple[str, ...]:
    """What would have to be stated for a ruling to speak about something that is unruled (an id, or an id and an
    aspect), each in words."""
    thing, *aspect = about.split()
    slots = {"about": Symbol(thing), **({"aspect": Symbol(aspect[0])} if aspect else {})}
    pattern = Fact("outcome", slots)
    return tuple(dict.fromkeys(question.says for question in questions(case, pattern)))


def ask(case: Case, pattern: Fact, answer: Answer, fill: Fill) -> tuple[Case, tuple[Fact, ...]]:
    """Ask until the pattern holds, or nothing that matters is left: the last case, and the facts that were said."""
    said: list[Fact] = []
    denied: set[str] = set()
    for _ in range(_MOST):
        if holds(case, pattern):
            break
        question = next((one for one in questions(case, pattern) if _key(one) not in denied), None)
        if question is None:
            break
        denied.add(_key(question))
        if answer(question):
            fact = stated(case, question.failing, fill)
            if fact is not None and fact not in case.scenario.facts:
                try:
                    case = with_facts(case, [*case.scenario.facts, fact])
                except InputError:
                    continue
                said.append(fact)
    return case, tuple(said)


def _key(question: Question) -> str:
    """The same for questions that one fact answers."""
    if not question.open:
        return question.failing.text
    return f"{question.failing.template} {question.open}"


def as_scenario(case: Case, title: str) -> str:
    """The case's given facts as the text of a scenario file."""
    writer = Writer(case.base.knowledge.vocabulary.templates.values())
    facts = "\n".join(writer.text(fact) for fact in case.scenario.facts)
    quoted = title.replace("\\", "\\\\").replace('"', '\\"')
    return f'(scenario (id {case.scenario.id.split("#")[0]}) (title "{quoted}"))\n\n{facts}\n'
