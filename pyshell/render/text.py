"""A judged scenario and its proofs as text: the answer first, then the reasons, then what stayed open."""

from __future__ import annotations

from collections.abc import Iterator

from pyshell.audit.expectations import expected_words
from pyshell.case import ASKED, Case, Checked
from pyshell.model import Conflict, Outcome, Symbol
from pyshell.render.lines import Line, branches, indented, line
from pyshell.render.outline import Item, Kind, Length, explanation, told, wanted

_LACKING = 4
"""How many facts are told of that would let a ruling speak."""


def judgement(
    case: Case, *, everything: bool = False, length: Length = "short", lacking: bool = False
) -> Iterator[Line]:
    """The whole answer: each asked thing with its outcomes, then conflicts, unruled questions and unmet expectations.

    Outcomes of aspects that don't answer, and those about what wasn't asked, are left out unless ``everything`` is
    wanted. ``length`` says how much of each proof is shown. If ``lacking``, what would let a ruling speak to what is
    unruled is found out too; that takes longer than judging.
    """
    yield from heading(case)
    for about, outcomes in wanted(case, everything).items():
        yield ()
        yield line((about, "name"), f"  {_asked_words(case, about)}")
        for outcome in outcomes:
            yield from indented(answer(case, outcome, length))
    for conflict in case.conflicts:
        yield ()
        yield from _conflict(case, conflict, length)
    if case.unruled:
        yield ()
        yield line(("Unruled", "warn"), ": no ruling speaks to")
        for name in case.unruled:
            yield line("  ", (name, "name"), f"  {_asked_words(case, name.split()[0])}")
            yield from indented(_lacking(case, name) if lacking else ())
        if not lacking:
            yield line(("`rulings judge --why` says what a ruling would need, and `rulings ask` asks for it", "dim"))
    unmet = [checked for checked in case.expectations if not checked.met]
    if unmet:
        yield ()
        yield line(("Not as expected", "bad"), ":")
        for checked in unmet:
            yield from indented(unmet_expectation(checked))


def _lacking(case: Case, name: str) -> Iterator[Line]:
    """What would have to be stated for a ruling to speak."""
    needs = case.missing(name)
    for one in needs[:_LACKING]:
        yield line(("  a ruling would speak if it were stated that ", "dim"), one)
    if needs:
        yield line((f'  `rulings ask FILE "{name}"` asks for {"it" if len(needs) == 1 else "them"}', "dim"))


def heading(case: Case) -> Iterator[Line]:
    """The scenario's title and id."""
    scenario = case.scenario
    yield line((scenario.title or scenario.id, "title"), (f"  ({scenario.id})" if scenario.title else "", "dim"))


def answer(case: Case, outcome: Outcome, length: Length = "short") -> Iterator[Line]:
    """One outcome: what it is, the ruling's sentence, citations and the ruling's id; then its proof."""
    step = f" (step {outcome.step})" if outcome.step else ""
    text = case.statement(outcome.index).text
    says = told(case, text, outcome.says, ". ")
    first = case.wording.sentence(text)
    rest = says.removeprefix(first) if says != first else ""
    head = first if rest.startswith(".") or not rest else says
    yield line((head, "good"), (step, "dim"), f"{says.removeprefix(head)}.")
    yield line("  ", (", ".join((*outcome.cites, f"ruling {outcome.by}")), "dim"))
    if length != "short":
        yield from indented(proof(case, outcome, length))


def unmet_expectation(checked: Checked) -> Iterator[Line]:
    """An expectation that wasn't met: where it stands, what it says, what there is instead."""
    yield line(f"{checked.expectation.place}: expected {expected_words(checked.expectation)}")
    yield line(f"  got: {checked.reason}")


def _asked_words(case: Case, about: str) -> str:
    """What was asked under this id, in words; for anything else what it is called."""
    facts = [fact for fact in case.scenario.facts if fact.get("id") == about and fact.template in ASKED]
    if facts:
        return "; ".join(case.wording.sentence(case.wording.fact(fact)) for fact in facts)
    called = case.wording.value(Symbol(about))
    return "" if called in _plain(about) else called


def _plain(name: str) -> tuple[str, str]:
    """How an id is written that has no name: as it is, or as words."""
    return name, name.replace("-", " ")


def _conflict(case: Case, conflict: Conflict, length: Length) -> Iterator[Line]:
    yield line(("Conflict", "bad"), f": the rulings disagree about {conflict.about} {conflict.aspect}")
    for outcome in conflict.outcomes:
        yield from indented(answer(case, outcome, length))


def proof(case: Case, outcome: Outcome, length: Length = "long") -> Iterator[Line]:
    """Why the outcome stands, as a tree: down to given facts, absent facts and defeated rulings."""
    top = explanation(case, outcome, length)
    if top.several:
        yield line((f"for {top.several} independent reasons:", "dim"))
    yield from branches(_drawn(item) for item in top.items)


def _drawn(item: Item) -> Iterator[Line]:
    if item.kind == "defeated":
        yield line(("Defeated", "warn"), f": {item.says}", (f"  [{item.ruling}]", "dim"), f" - {item.beaten}")
    else:
        yield line(item.says, (f"  {_source(item)}", "dim"))
    yield from branches(_drawn(one) for one in item.items)


_NOTES: dict[Kind, str] = {"repeated": "shown above", "known": "rule base", "exists": "at least one", "forall": "all"}


def _source(item: Item) -> str:
    """Where a sentence comes from."""
    if item.several:
        return f"for {item.several} independent reasons"
    if item.ruling:
        return f"[{', '.join((item.ruling, *item.cites))}]"
    return _NOTES.get(item.kind, item.kind)
