"""A proof as an outline: sentences below sentences, the same for every form in which people read it.

``short`` is the deciding sentence alone; ``mid`` has the rulings that lead to it, and those that lost; ``long`` goes
down to the given facts and to the facts whose absence mattered.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from pyshell.case import ASKED, Case
from pyshell.model import Fact, Outcome
from pyshell.proof import Branch, Proof, Reason, Rival

Length = Literal["short", "mid", "long"]
"""How much of a proof is shown."""

Kind = Literal["ruling", "given", "known", "absent", "exists", "forall", "test", "defeated", "repeated"]
"""What a sentence is: a ruling's; a given fact, or one that the rule base states; the condition of a ruling that no
single fact stands for; a defeated ruling's; one that is explained further up."""

STANDS = "undefeated-stands"
"""The golden rule that makes an outcome of a finding: its step is never shown, since it says nothing new."""

_BECAUSE = {"override": "which overrides it", "cant": 'since "can\'t" beats "can"'}


@dataclass(frozen=True)
class Item:
    """One sentence, without a full stop, and what it rests on.

    ``ruling`` and ``cites`` (CR numbers) are empty where no ruling says it. ``beaten`` says what beat a defeated one.
    ``several`` is the number of independent reasons below it, where each alone would do.
    """

    says: str
    kind: Kind
    ruling: str = ""
    cites: tuple[str, ...] = ()
    beaten: str = ""
    items: tuple[Item, ...] = ()
    several: int = 0


def explanation(case: Case, outcome: Outcome, length: Length) -> Item:
    """Why an outcome stands, with the deciding sentence at the top and the defeated rulings last."""
    return explanation_of(case, outcome.index, length, outcome.by, outcome.cites)


def explanation_of(case: Case, index: int, length: Length, by: str = "", cites: tuple[str, ...] = ()) -> Item:
    """Why the fact with an index stands; ``by`` and ``cites`` are the ruling that it stands by."""
    says = told(case, case.statement(index).text, case.says(index), ". ")
    if length == "short":
        return Item(says, "ruling", by, cites)
    items, several = _Outline(case, case.why(index), whole=length == "long").below_root()
    return Item(says, "ruling", by, cites, items=tuple(items), several=several)


def wanted(case: Case, everything: bool = False) -> dict[str, list[Outcome]]:
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


def told(case: Case, text: str, says: str, between: str = ": ") -> str:
    """A fact in words and the sentence of the ruling that concludes it; once if they say the same."""
    sentence = case.wording.sentence
    if not says or says.casefold() == text.casefold():
        return sentence(text)
    if text.casefold() in says.casefold():
        return sentence(says)
    if between.startswith("."):
        says = sentence(says)
    return f"{sentence(text)}{between}{says}"


class _Outline:
    """Makes the outline of one proof."""

    def __init__(self, case: Case, proof: Proof, *, whole: bool) -> None:
        self.case = case
        self.proof = proof
        self.whole = whole
        self.sentence = case.wording.sentence

    def below_root(self) -> tuple[list[Item], int]:
        """The reasons of the root, then the findings that lost to it; and how many reasons there are if several."""
        steps = self.steps(self.proof.tree())
        rivals = [self.rival(rival) for rival in self.proof.rivals]
        if len(steps) == 1:  # what stands above has said it
            return [*self.support(*steps[0]), *rivals], 0
        return [*(self.step(*step) for step in steps), *rivals], len(steps)

    def steps(self, branch: Branch) -> list[tuple[Reason, tuple[Branch, ...]]]:
        """The reasons of a statement; those of the finding that it was made of, in the place of the golden rule."""
        found = []
        for reason, premises in branch.reasons:
            if reason.rule != STANDS:
                found.append((reason, premises))
            else:
                found += [step for finding in premises for step in finding.reasons]
        return found

    def node(self, branch: Branch) -> Iterator[Item]:
        """A statement and what supports it; nothing in an outline of rulings for what no ruling says."""
        statement, steps = branch.statement, self.steps(branch)
        working = self.working(statement.fact)
        if not steps:
            if not self.whole:
                return
            says = next((reason.says for reason in self.decisive(statement.id)), "") if working else statement.text
            yield Item(self.sentence(says or statement.text), self.origin(branch))
            return
        if len(steps) > 1:
            items = tuple(self.step(reason, premises) for reason, premises in steps)
            yield Item(self.sentence(statement.text), "ruling", items=items, several=len(items))
            return
        reason, premises = steps[0]
        if working and [premise.statement.text for premise in premises] == [reason.says]:
            yield from self.node(premises[0])
            return
        says = self.sentence(reason.says or statement.text) if working else told(self.case, statement.text, reason.says)
        yield self.ruled(says, reason, premises)

    def working(self, fact: Fact) -> bool:
        """Whether a fact is an outcome that is only a step on the way: its reason's sentence is enough then."""
        return fact.template == "outcome" and self.case.aspects[str(fact["aspect"])].answer == "no"

    def decisive(self, statement: str) -> list[Reason]:
        """The reasons of a statement also where the tree doesn't repeat them; without the golden rule's."""
        reasons = self.proof.reasons_for(statement)
        found = [premise for reason in reasons if reason.rule == STANDS for premise in reason.premises]
        return [one for premise in found for one in self.proof.reasons_for(premise)] or list(reasons)

    def step(self, reason: Reason, premises: Iterable[Branch]) -> Item:
        """One of several reasons of a statement."""
        return self.ruled(self.sentence(reason.says), reason, premises)

    def ruled(self, says: str, reason: Reason, premises: Iterable[Branch]) -> Item:
        """A ruling's sentence and what it rests on."""
        numbers = tuple(cite for cite in reason.cites if cite.startswith("CR "))
        return Item(says, "ruling", reason.ruling, numbers, items=tuple(self.support(reason, premises)))

    def support(self, reason: Reason, premises: Iterable[Branch]) -> list[Item]:
        """What a reason rests on, each with its own support."""
        found = [item for premise in premises for item in self.node(premise)]
        if not self.whole:
            return found
        for absent in reason.absent:
            kind: Kind = "absent" if absent.kind == "not" else "forall" if absent.kind == "forall" else "exists"
            says = self.sentence(absent.says) if kind == "exists" or not found else f"And {absent.says}"
            found.append(Item(says, kind))
        return found + [Item(self.sentence(check), "test") for check in reason.checks if check]

    def rival(self, rival: Rival) -> Item:
        """A finding that was defeated, by what, and what supported it."""
        why = _BECAUSE.get(rival.why, rival.why)
        steps = self.steps(self.proof.tree(rival.finding))
        items = tuple(item for step in steps for item in self.support(*step))
        return Item(self.sentence(rival.says), "defeated", rival.ruling, beaten=f"by {rival.by}, {why}", items=items)

    def origin(self, branch: Branch) -> Kind:
        """Where a statement comes from that is shown without a reason of its own."""
        origin = branch.statement.origin
        if branch.repeated or origin == "derived":
            return "repeated"
        return "given" if origin == "given" else "known"
