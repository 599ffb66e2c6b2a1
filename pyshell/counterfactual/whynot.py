"""Tells why something does not follow: what stands instead, what defeated it, and what the nearest rulings lack.

``plan`` finds it out; here it is put into words.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from pyshell.case import Case
from pyshell.counterfactual.answer import Candidate, Defeat, Difference, Failing, Held, Met, WhyNot
from pyshell.counterfactual.conclusions import Conclusions
from pyshell.counterfactual.goal import Goal
from pyshell.counterfactual.nearest import Miss, Near, compared
from pyshell.counterfactual.plan import ALTERNATIVES, APART, FAR, Option, Plan, Planner
from pyshell.counterfactual.probe import Probe, used
from pyshell.counterfactual.words import Needs
from pyshell.knowledge import Knowledge
from pyshell.model import Fact, FactRef, Firing, SlotValue
from pyshell.proof import Reason, Rival
from pyshell.prover import written
from pyshell.recording import Condition

SHOWN = 3
"""How many rules are told of unless somebody asks for more."""

_STANDS = "undefeated-stands"


@dataclass(frozen=True)
class _Reader:
    """What a reader has been told: the facts that a rule matches besides (``seen``), and those ``above`` it that came
    up before. ``otherwise``: it is also to be told why facts that matter aren't something else."""

    seen: frozenset[int]
    above: frozenset[int]
    otherwise: bool


class WhyNots:
    """Answers for one rule base, one case at a time. Belongs to the thread of the rule base."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.knowledge = knowledge
        self.probe = Probe(knowledge)
        self.conclusions = Conclusions(knowledge)

    def planner(self, case: Case) -> Planner:
        """What makes plans for a case, until the next case is asked about."""
        self.probe.load(case.facts)
        return Planner(case, self.probe, self.conclusions, self.knowledge)

    def ask(self, case: Case, pattern: Fact, *, shown: int = SHOWN) -> WhyNot:
        """Why no fact like the pattern stands at the end of the case; ``shown`` rules are told of at most."""
        planner = self.planner(case)
        return Teller(case, planner, self.conclusions, self.knowledge).answer(planner.plan(Goal.of(pattern)), shown)


class Teller:
    """Puts plans for one case into words."""

    def __init__(self, case: Case, planner: Planner, conclusions: Conclusions, knowledge: Knowledge) -> None:
        self.case = case
        self.planner = planner
        self.conclusions = conclusions
        self.knowledge = knowledge
        self.needs = Needs(case.wording, knowledge.vocabulary, planner.probe)
        self._told: set[tuple[str, int, bool]] = set()
        """The goals told of, with how many rules could be told of and whether what could be otherwise was; and all that
        is less."""

    def answer(self, plan: Plan, shown: int, above: frozenset[int] = frozenset(), *, otherwise: bool = True) -> WhyNot:
        """A plan as an answer; ``above`` are the facts that the reader knows of already. ``otherwise``: it is told why
        facts that matter aren't something else."""
        goal = plan.goal
        options = plan.options[:shown]
        if options:
            self._told |= {(goal.text, fewer, less) for fewer in range(shown + 1) for less in {False, otherwise}}
        if shown <= SHOWN:
            options = tuple(option for option in options if option.cost < plan.cost + (FAR if shown > 2 else APART))
        left = len(plan.options) - len(options) + plan.others
        return WhyNot(
            pattern=goal.text,
            says=self._says(goal),
            holds=tuple(self.held(index, above) for index in plan.standing),
            defeated=tuple(self._defeat(index, above, otherwise) for index in plan.defeats),
            instead=self._instead(plan, above),
            candidates=tuple(self._candidate(option, above, otherwise) for option in options),
            further=left,
            possible=self._possible(goal) if not (plan.standing or plan.defeats or plan.options) else (),
        )

    def _says(self, goal: Goal) -> str:
        """What is asked for, in words."""
        about, aspect = goal.known("about"), goal.known("aspect")
        if goal.template == "outcome" and about and aspect and "value" not in goal.slots:
            return f"anything is found about {str(aspect[0]).replace('-', ' ')}: {self.case.wording.value(about[0])}"
        return self.needs.fact(goal.condition, goal.bindings)

    def _instead(self, plan: Plan, above: frozenset[int]) -> tuple[Held, ...]:
        """What stands instead: the first of those that read the same, at several steps."""
        found: dict[str, Held] = {}
        for index in plan.instead:
            found.setdefault(self.case.statement(index).text, self.held(index, above))
        return tuple(found.values())

    def _possible(self, goal: Goal) -> tuple[str, ...]:
        aspect = goal.known("aspect")
        return self.conclusions.values(str(aspect[0])) if goal.template == "outcome" and aspect else ()

    # What stands

    def held(self, index: int, known: Iterable[int] = ()) -> Held:
        """A standing fact and why it stands; of the given facts that it comes down to, those that aren't ``known``."""
        statement = self.case.statement(index)
        reason = self._reason(index)
        if reason is None:
            return Held(statement)
        firings = self.planner.firings(index)
        rests_on = tuple(
            self.case.statement(one)
            for one in self.planner.support(firings)
            if one not in known and self.case.statement(one).given
        )
        return Held(statement, reason.says, reason.ruling, reason.cites, rests_on)

    def _reason(self, index: int) -> Reason | None:
        """The first reason of a fact; for an outcome, that of the finding it was made of."""
        reason = next(iter(self.case.reasons(index)), None)
        if reason is not None and reason.rule == _STANDS:
            finding = int(reason.premises[0][1:])
            return next(iter(self.case.reasons(finding)), reason)
        return reason

    def _defeat(self, index: int, above: frozenset[int], otherwise: bool) -> Defeat:
        """A finding that was defeated, and what beat it; what only the latter rests on comes first."""
        defeat = self.case.facts[index]
        ref = defeat["finding"]
        assert isinstance(ref, FactRef)
        finding = self.case.facts[ref.index]
        reason = self._reason(ref.index)
        rival = Rival(
            finding=f"f{ref.index}",
            ruling=str(finding["ruling"]),
            value=finding["value"],
            says=reason.says if reason else self.case.statement(ref.index).text,
            by=str(defeat["by"]),
            why=str(defeat["why"]),
            defeat=f"f{index}",
        )
        shared = frozenset(self.planner.support(self.planner.firings(ref.index)))
        winner = self._winner(ref.index, rival.by)
        held = self.held(index if winner is None else winner, above)
        held = replace(held, rests_on=tuple(sorted(held.rests_on, key=lambda one: int(one.id[1:]) in shared)))
        plans = self.planner.unless(winner) if otherwise and winner is not None else ()
        return Defeat(rival, held, self._others(plans, above))

    def _others(self, plans: Iterable[Plan], above: frozenset[int]) -> tuple[WhyNot, ...]:
        new = (plan for plan in plans if (plan.goal.text, 1, False) not in self._told)
        return tuple(self.answer(plan, 1, above, otherwise=False) for plan in new)

    def _winner(self, beaten: int, ruling: str) -> int | None:
        """Another finding, of a ruling, about the same as one that was beaten."""
        loser = self.case.facts[beaten]
        for index, fact in self.case.facts.items():
            other = fact.template == "finding" and fact["ruling"] == ruling and fact["value"] != loser["value"]
            if other and all(fact[slot] == loser[slot] for slot in ("about", "aspect", "step")):
                return index
        return None

    # The rules that could conclude it

    def _candidate(self, option: Option, above: frozenset[int], otherwise: bool) -> Candidate:
        rule, near = option.rule, option.near
        ruling = self.knowledge.rulings[self.knowledge.rules[rule.name].ruling]
        matched = {near.facts[number] for number in near.facts if number not in near.misses}
        seen = above | matched
        reader = _Reader(seen, above, otherwise)
        told = [
            replace(
                self._failing(miss, option, option.below.get(number), reader),
                other=self._others(self.planner.other(option, number) if otherwise else (), seen),
                number=number + 1,
            )
            for number, miss in near.misses.items()
        ]
        return Candidate(
            rule=rule.name,
            ruling=ruling.id,
            title=ruling.title,
            cites=ruling.cites,
            met=tuple(
                self._met(condition, near.facts.get(number), near.bindings)
                for number, condition in enumerate(near.conditions)
                if number not in near.misses and number not in near.unseen
            ),
            failing=tuple(told),
            unseen=tuple(self._words(near.conditions[number], near.bindings) for number in sorted(near.unseen)),
            computed=tuple(self._computed(firing, above) for firing in option.computed),
            further=self._others(self.planner.further(option) if otherwise else (), seen),
        )

    def _computed(self, firing: Firing, above: frozenset[int]) -> Held:
        """What a firing worked out instead."""
        return self.held(firing.concludes[0], above)

    def _met(self, condition: Condition, index: int | None, bindings: Mapping[str, SlotValue]) -> Met:
        if index is None:
            return Met(self._words(condition, bindings))
        statement = self.case.statement(index)
        return Met(statement.text, statement)

    def _words(self, condition: Condition, bindings: Mapping[str, SlotValue]) -> str:
        """A condition as a sentence."""
        if condition.kind == "test":
            (form,) = condition.form.forms()
            return self.needs.relation(form, bindings)
        return self.case.condition_words(condition, bindings)

    # What fails

    def _failing(self, miss: Miss, option: Option, below: Plan | None, reader: _Reader) -> Failing:
        failing = self._fails(miss, option, below, reader)
        sources = option.near.sources(used(miss.condition.form), miss.condition)
        statements = (self.case.statement(index) for index in sources if index not in reader.above)
        return replace(failing, where=tuple(statement for statement in statements if statement.given))

    def _fails(self, miss: Miss, option: Option, below: Plan | None, reader: _Reader) -> Failing:
        match miss.kind:
            case "differs":
                return self._differs(miss, option.near, below, reader)
            case "missing" if miss.condition.kind == "pattern":
                return self._missing(miss, below, reader)
            case "missing" if len(miss.inner) == 1 and len(miss.condition.inner) == 1:
                return self._fails(miss.inner[0], option, below, reader)
            case "missing" | "untrue":
                says = f"it isn't so that {self._words(miss.condition, miss.bindings)}"
                untrue = miss.kind == "untrue"
                indices = tuple(option.near.sources(used(miss.condition.form))) if untrue else ()
            case _:
                indices = tuple(miss.facts)
                says = " and ".join(self.case.statement(index).text for index in indices)
        return Failing(
            kind=miss.kind,
            text=self._text(miss),
            says=says,
            needs=self._words(miss.condition, miss.bindings),
            facts=tuple(self.held(index, reader.seen) for index in indices),
            inner=tuple(self._failing(inner, option, below, reader) for inner in miss.inner),
        )

    def _differs(self, miss: Miss, near: Near, below: Plan | None, reader: _Reader) -> Failing:
        assert miss.fact is not None
        fact = self.case.facts[miss.fact]
        condition = miss.condition
        differences = []
        for slot in miss.slots:
            fields = (condition.slots or {})[slot]
            needs = self.needs.slot(condition.template, slot, fields, miss.bindings)
            needs = self.needs.number(fields) if needs is None else needs
            if needs is None:
                continue
            sources = near.sources(compared(fields, miss.bindings), condition)
            differences.append(
                Difference(
                    slot,
                    fact[slot],
                    self.needs.value(needs),
                    tuple(self.held(index, reader.seen) for index in sources if index != miss.fact),
                )
            )
        because = self._because(below, reader)
        held = self.held(miss.fact, reader.seen)
        if because and because.explained:
            held = replace(held, rests_on=())
        return Failing(
            kind="differs",
            text=self._text(miss),
            says=held.statement.text,
            needs=self.needs.fact(condition, miss.bindings, fact, miss.slots),
            template=condition.template,
            facts=(held,),
            differences=tuple(differences),
            because=because,
        )

    def _missing(self, miss: Miss, below: Plan | None, reader: _Reader) -> Failing:
        condition = miss.condition
        wanted = self.needs.slots(condition, miss.bindings)
        return Failing(
            kind="missing",
            text=self._text(miss),
            says=self.case.wording.absent(condition.template, wanted),
            needs=self.needs.fact(condition, miss.bindings),
            template=condition.template,
            because=self._because(below, reader),
        )

    def _because(self, below: Plan | None, reader: _Reader) -> WhyNot | None:
        if below is None or not (below.defeats or below.instead or below.options):
            return None
        if (below.goal.text, ALTERNATIVES, reader.otherwise) in self._told:
            return WhyNot(below.goal.text, self._says(below.goal), instead=self._instead(below, reader.seen), told=True)
        answer = self.answer(below, ALTERNATIVES, reader.seen, otherwise=reader.otherwise)
        if answer.explained:
            answer = replace(answer, instead=tuple(replace(held, rests_on=()) for held in answer.instead))
        return answer

    def _text(self, miss: Miss) -> str:
        return written((miss.condition.form,), miss.bindings)
