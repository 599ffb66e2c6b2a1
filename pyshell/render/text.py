"""A judged scenario and its proofs as text: the answer first, then the reasons, then what stayed open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from pyshell.audit.expectations import expected_words
from pyshell.case import ASKED, Case, Checked
from pyshell.model import Conflict, Fact, Outcome, Symbol
from pyshell.proof import Branch, Proof, Reason, Rival
from pyshell.render.lines import Line, Span, branches, indented, line

Length = Literal["short", "mid", "long"]
"""How much of a proof is shown: the deciding sentence; the rulings; every recorded step."""

STANDS = "undefeated-stands"
"""The golden rule that makes an outcome of a finding. Only the long form shows its step: it says nothing new."""

_BECAUSE = {"override": "which overrides it", "cant": 'since "can\'t" beats "can"'}


def judgement(
    case: Case, *, everything: bool = False, length: Length = "short"
) -> Iterator[Line]:
    """The whole answer: each asked thing with its outcomes, then conflicts, unruled questions and unmet expectations.

    Outcomes of aspects that don't answer, and those about what wasn't asked, are left out unless ``everything`` is
    wanted. ``length`` says how much of each proof is shown.
    """
    yield from heading(case)
    for about, told in _told(case, everything).items():
        yield ()
        yield line((about, "name"), f"  {_asked_words(case, about)}")
        for outcome in told:
            yield from indented(answer(case, outcome, length))
    for conflict in case.conflicts:
        yield ()
        yield from _conflict(case, conflict, length)
    if case.unruled:
        yield ()
        yield line(("Unruled", "warn"), ": no ruling speaks to")
        for name in case.unruled:
            yield line("  ", (name, "name"), f"  {_asked_words(case, name.split()[0])}")
    unmet = [checked for checked in case.expectations if not checked.met]
    if unmet:
        yield ()
        yield line(("Not as expected", "bad"), ":")
        for checked in unmet:
            yield from indented(unmet_expectation(checked))


def heading(case: Case) -> Iterator[Line]:
    """The scenario's title and id."""
    scenario = case.scenario
    yield line((scenario.title or scenario.id, "title"), (f"  ({scenario.id})" if scenario.title else "", "dim"))


def answer(case: Case, outcome: Outcome, length: Length = "short") -> Iterator[Line]:
    """One outcome: what it is, the ruling's sentence, citations and the ruling's id; then its proof."""
    step = f" (step {outcome.step})" if outcome.step else ""
    text = case.statement(outcome.index).text
    says = "" if outcome.says == text else f": {outcome.says}"
    yield line((_capital(text, outcome.about), "good"), (step, "dim"), f"{says}.")
    yield line("  ", (", ".join((*outcome.cites, f"ruling {outcome.by}")), "dim"))
    if length != "short":
        yield from indented(proof(case, outcome, length))


def unmet_expectation(checked: Checked) -> Iterator[Line]:
    """An expectation that wasn't met: where it stands, what it says, what there is instead."""
    yield line(f"{checked.expectation.place}: expected {expected_words(checked.expectation)}")
    yield line(f"  got: {checked.reason}")


def _told(case: Case, everything: bool) -> dict[str, list[Outcome]]:
    """The outcomes to be shown, by what they are about: what was asked first, in the scenario's order."""
    asked = {str(fact["id"]): None for fact in case.scenario.facts if fact.template in ASKED}
    pairs = {(str(fact["about"]), str(fact["aspect"])) for fact in case.scenario.facts if fact.template == "question"}
    pairs |= {(checked.expectation.about, checked.expectation.aspect) for checked in case.expectations}
    told: dict[str, list[Outcome]] = {about: [] for about in asked}
    rank = {aspect: number for number, aspect in enumerate(case.aspects)}
    for outcome in sorted(case.outcomes, key=lambda outcome: (outcome.step, rank[outcome.aspect])):
        wanted = outcome.about in asked and case.aspects[outcome.aspect].answer == "yes"
        if everything or wanted or (outcome.about, outcome.aspect) in pairs:
            told.setdefault(outcome.about, []).append(outcome)
    return {about: outcomes for about, outcomes in told.items() if outcomes}


def _asked_words(case: Case, about: str) -> str:
    """What was asked under this id, in words; for anything else what it is called."""
    facts = [fact for fact in case.scenario.facts if fact.get("id") == about and fact.template in ASKED]
    if facts:
        return "; ".join(map(case.wording.fact, facts))
    called = case.wording.value(Symbol(about))
    return "" if called in _plain(about) else called


def _capital(text: str, name: str) -> str:
    """The text with a capital letter, unless it begins with an id, which stays as it is."""
    return text if text.startswith(_plain(name)) else text[:1].upper() + text[1:]


def _plain(name: str) -> tuple[str, str]:
    """How an id is written that has no name: as it is, or as words."""
    return name, name.replace("-", " ")


def _conflict(case: Case, conflict: Conflict, length: Length) -> Iterator[Line]:
    yield line(("Conflict", "bad"), f": the rulings disagree about {conflict.about} {conflict.aspect}")
    for outcome in conflict.outcomes:
        yield from indented(answer(case, outcome, length))


def proof(case: Case, outcome: Outcome, length: Length = "mid") -> Iterator[Line]:
    """Why the outcome stands, as a tree: down to given facts, absent facts and defeated rulings."""
    yield from _Tree(case, case.why(outcome), length).below_root()


class _Tree:
    """Draws one proof."""

    def __init__(self, case: Case, proof: Proof, length: Length) -> None:
        self.case = case
        self.proof = proof
        self.whole = length == "long"

    def below_root(self) -> Iterator[Line]:
        """The reasons of the root, then the findings that lost to it."""
        steps = self.steps(self.proof.tree())
        said = len(steps) == 1 and not self.whole  # what stands above the tree has said it
        blocks = self.support(*steps[0]) if said else [self.step(*step) for step in steps]
        yield from branches([*blocks, *(self.rival(rival) for rival in self.proof.rivals)])

    def steps(self, branch: Branch) -> list[tuple[Reason, tuple[Branch, ...]]]:
        """The reasons of a statement; those of the finding that it was made of, in the place of the golden rule."""
        found = []
        for reason, premises in branch.reasons:
            if self.whole or reason.rule != STANDS:
                found.append((reason, premises))
            else:
                found += [step for finding in premises for step in finding.reasons]
        return found

    def node(self, branch: Branch) -> Iterator[Line]:
        """A statement and what supports it."""
        statement, steps = branch.statement, self.steps(branch)
        working = not self.whole and self.working(statement.fact)
        if len(steps) != 1:
            text = next((reason.says for reason in self.decisive(statement.id)), "") if working else statement.text
            yield line(text or statement.text, self.origin(branch))
            yield from branches(self.step(reason, premises) for reason, premises in steps)
            return
        reason, premises = steps[0]
        if working and [premise.statement.text for premise in premises] == [reason.says]:
            yield from self.node(premises[0])
            return
        alike = working or reason.says in ("", statement.text)
        told = reason.says or statement.text if alike else f"{statement.text}: {reason.says}"
        yield line(told, self.source(reason))
        yield from branches(self.support(reason, premises))

    def working(self, fact: Fact) -> bool:
        """Whether a fact is an outcome that is only a step on the way: its reason's sentence is enough then."""
        return fact.template == "outcome" and self.case.aspects[str(fact["aspect"])].answer == "no"

    def decisive(self, statement: str) -> list[Reason]:
        """The reasons of a statement also where the tree doesn't repeat them; without the golden rule's."""
        reasons = self.proof.reasons_for(statement)
        found = [premise for reason in reasons if reason.rule == STANDS for premise in reason.premises]
        return [one for premise in found for one in self.proof.reasons_for(premise)] or list(reasons)

    def step(self, reason: Reason, premises: Iterable[Branch]) -> Iterator[Line]:
        """One of several reasons of a statement."""
        yield line(reason.says, self.source(reason))
        yield from branches(self.support(reason, premises))

    def support(self, reason: Reason, premises: Iterable[Branch]) -> list[Iterator[Line]]:
        """What a reason rests on, each with its own support."""
        found = [self.node(premise) for premise in premises]
        notes = [(absent.says, "absent" if absent.kind == "not" else absent.kind) for absent in reason.absent]
        if self.whole:
            notes += [(test, "test") for test in reason.tests]
        return found + [iter([line(f"and {says}", (f"  {kind}", "dim"))]) for says, kind in notes]

    def rival(self, rival: Rival) -> Iterator[Line]:
        """A finding that was defeated, by what, and what supported it."""
        why = _BECAUSE.get(rival.why, rival.why)
        yield line(("defeated", "warn"), f": {rival.says}", (f"  [{rival.ruling}]", "dim"), f" - by {rival.by}, {why}")
        steps = self.steps(self.proof.tree(rival.finding))
        yield from branches(block for step in steps for block in self.support(*step))

    def source(self, reason: Reason) -> Span:
        """Where a reason comes from."""
        numbers = [cite for cite in reason.cites if cite.startswith("CR ")]
        return f"  [{', '.join((reason.rule if self.whole else reason.ruling, *numbers))}]", "dim"

    def origin(self, branch: Branch) -> Span:
        """Where a statement comes from that is shown without one reason of its own."""
        origin: str = branch.statement.origin
        if branch.repeated or (origin == "derived" and not self.steps(branch)):
            origin = "shown above"
        return f"  {'for several reasons' if origin == 'derived' else origin}", "dim"
