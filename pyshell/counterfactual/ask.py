"""Asks a person for the facts that a ruling would need to speak, one at a time, and only for those that still matter."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from pyshell.case import Case
from pyshell.counterfactual.answer import Failing
from pyshell.counterfactual.flip import _holds, stated
from pyshell.counterfactual.whatif import with_facts
from pyshell.errors import InputError
from pyshell.model import Fact, SlotType, SlotValue
from pyshell.vocabulary import fact_text

_MOST = 20
"""How many questions are asked at most."""


@dataclass(frozen=True)
class Question:
    """A fact that nobody has stated, in words, and the ruling that asks for it."""

    says: str
    ruling: str
    title: str
    failing: Failing


Answer = Callable[[Question], bool]
"""Whether the fact is so."""

Fill = Callable[[SlotType], SlotValue | None]
"""What a slot holds that the ruling leaves open; ``None``: its default."""


def questions(case: Case, pattern: Fact) -> Iterator[Question]:
    """The facts of a kind that scenarios state, and that the rules nearest to the pattern lack."""
    for part in case.why_not(pattern, shown=6).parts():
        for candidate in part.candidates:
            for failing in candidate.failing:
                if failing.kind == "missing" and stated(case, failing, _anything) is not None:
                    yield Question(failing.needs, candidate.ruling, candidate.title, failing)


def _anything(slot: SlotType) -> SlotValue | None:
    return None


def missing(case: Case, about: str) -> tuple[str, ...]:
    """Which facts, if they were stated, would let a ruling speak about something that is unruled: in words."""
    pattern = case.base.knowledge.vocabulary.pattern(f"(outcome (about {about}))")
    return tuple(dict.fromkeys(question.says for question in questions(case, pattern)))


def ask(case: Case, pattern: Fact, answer: Answer, fill: Fill) -> tuple[Case, tuple[Fact, ...]]:
    """Ask until the pattern holds, or nothing that could matter is left: the last case, and the facts that were said."""
    said: list[Fact] = []
    denied: set[str] = set()
    for _ in range(_MOST):
        if _holds(case, pattern):
            break
        question = next((one for one in questions(case, pattern) if one.failing.text not in denied), None)
        if question is None:
            break
        denied.add(question.failing.text)
        if answer(question):
            fact = stated(case, question.failing, fill)
            if fact is not None and fact not in case.scenario.facts:
                try:
                    case = with_facts(case, [*case.scenario.facts, fact])
                except InputError:
                    continue
                said.append(fact)
    return case, tuple(said)


def as_scenario(case: Case, title: str) -> str:
    """The case's given facts as the text of a scenario file."""
    facts = "\n".join(fact_text(fact) for fact in case.scenario.facts)
    quoted = title.replace("\\", "\\\\").replace('"', '\\"')
    return f'(scenario (id {case.scenario.id.split("#")[0]}) (title "{quoted}"))\n\n{facts}\n'
