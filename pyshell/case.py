"""A judged scenario: what follows, why, and what was expected. Everything is worked out when it is asked for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

from pyshell.aspects import Aspect
from pyshell.engine import Run
from pyshell.knowledge import Knowledge
from pyshell.model import Conflict, Expectation, Fact, FactRef, Firing, Outcome, Scenario, SlotValue, Symbol, Value
from pyshell.proof import Proof, Reason, Statement
from pyshell.prover import Prover
from pyshell.recording import Condition
from pyshell.templates import complaint
from pyshell.wording import Wording

if TYPE_CHECKING:
    from pyshell.counterfactual.answer import WhyNot
    from pyshell.counterfactual.contrast import Contrast
    from pyshell.counterfactual.flip import Flip
    from pyshell.counterfactual.whatif import WhatIf
    from pyshell.rulebase import RuleBase

ASKED = ("attempt", "instruction", "event", "cost", "choice")
"""The templates whose stated facts want an answer."""


@dataclass(frozen=True)
class Checked:
    """An expectation, whether it was met, and why (not): a sentence without a full stop."""

    expectation: Expectation
    met: bool
    reason: str


class _Grounds:
    """What a case's sentences and proofs are made from.

    It doesn't know the case: outcomes know it, and a circle would keep each case and its run in use.
    """

    def __init__(self, run: Run, knowledge: Knowledge) -> None:
        self._run = run
        self._knowledge = knowledge

    @cached_property
    def wording(self) -> Wording:
        return Wording(self._knowledge.vocabulary, self._run.snapshot.facts)

    @cached_property
    def prover(self) -> Prover:
        run = self._run
        return Prover(run.snapshot, run.stated, run.given, self.wording, self._knowledge, recorded=run.recorded)

    def says(self, index: int) -> str:
        prover = self.prover
        for finding in (finding for judgement in prover.firings.get(index, ()) for finding in judgement.basis):
            firings = prover.firings.get(finding) if prover.facts[finding].template == "finding" else None
            if firings:
                return prover.says(min(firings, key=lambda firing: firing.rule))
        return self.wording.fact(prover.facts[index])


class Case:
    """What the rules say about a scenario. Holds plain values, and stays valid when other scenarios are judged."""

    def __init__(self, scenario: Scenario, run: Run, base: RuleBase, strategy: str) -> None:
        self.scenario = scenario
        self.strategy = strategy
        self.base = base
        """The rule base that judged it."""
        self._run = run
        self._knowledge = base.knowledge
        self._grounds = _Grounds(run, base.knowledge)

    def __repr__(self) -> str:
        return f"<Case {self.scenario.id}: {len(self.outcomes)} outcomes, {len(self.conflicts)} conflicts>"

    @property
    def fired(self) -> int:
        """How many rule firings the run took, those included that were withdrawn again."""
        return self._run.fired

    @cached_property
    def outcomes(self) -> tuple[Outcome, ...]:
        """What stands, ordered by step, thing, aspect, value and ruling."""
        return tuple(sorted(self._outcomes(), key=_order))

    def _outcomes(self) -> Iterator[Outcome]:
        rulings = self._knowledge.rulings
        for index, fact in self._run.derived("outcome").items():
            by = str(fact["by"])
            step = fact["step"]
            assert isinstance(step, int)
            yield Outcome(
                about=str(fact["about"]),
                aspect=str(fact["aspect"]),
                value=fact.values("value"),
                by=by,
                step=step,
                index=index,
                cites=rulings[by].cites if by in rulings else (),
                tell=partial(self._grounds.says, index),
            )

    @cached_property
    def conflicts(self) -> tuple[Conflict, ...]:
        """Aspects that have one value, and were given several."""
        found = []
        for fact in self._run.derived("conflict").values():
            key = (fact["about"], fact["aspect"], fact["step"])
            outcomes = tuple(o for o in self.outcomes if (o.about, o.aspect, o.step) == key)
            step = fact["step"]
            assert isinstance(step, int)
            found.append(Conflict(str(fact["about"]), str(fact["aspect"]), step, outcomes))
        return tuple(sorted(found, key=lambda c: (c.step, c.about, c.aspect)))

    @cached_property
    def unruled(self) -> tuple[str, ...]:
        """What was asked and no ruling speaks to: ids, and for a question the id and the aspect.

        An event is spoken to also by a ruling that finds something about other things because of it. (Which do is
        recorded; a run without recording can't tell.)
        """
        asked = [(str(fact["id"]), "") for fact in self.scenario.facts if fact.template in ASKED and self._stated(fact)]
        asked += [(str(f["about"]), str(f["aspect"])) for f in self.scenario.facts if f.template == "question"]
        answered = {(o.about, aspect) for o in self.outcomes for aspect in ("", o.aspect)}
        if answered.issuperset(asked):
            return ()
        findings = {index: fact for index, fact in self.facts.items() if fact.template == "finding"}
        for fact in findings.values():
            answered |= {(str(fact["about"]), ""), (str(fact["about"]), str(fact["aspect"]))}
        for firing in self.firings:
            if not findings.keys().isdisjoint(firing.concludes):
                matched = [self.facts[index] for index in firing.basis]
                answered |= {(str(fact["id"]), "") for fact in matched if fact.template == "event"}
        left = dict.fromkeys(one for one in asked if one not in answered)
        return tuple(f"{about} {aspect}".strip() for about, aspect in left)

    def _stated(self, fact: Fact) -> bool:
        """Whether the scenario itself states the fact; a card that it uses may state instructions that nobody asks
        about."""
        return not (fact.place and self.scenario.place and fact.place.file != self.scenario.place.file)

    @cached_property
    def expectations(self) -> tuple[Checked, ...]:
        """The scenario's expectations, each met or not."""
        return tuple(_check(expectation, self.outcomes) for expectation in self.scenario.expectations)

    @property
    def aspects(self) -> Mapping[str, Aspect]:
        """The aspects that outcomes can be about, in the order in which they are declared."""
        return self._knowledge.vocabulary.aspects

    @property
    def facts(self) -> Mapping[int, Fact]:
        """All facts that stand, by index: the rule base's own, the given ones, the derived ones."""
        return self._run.snapshot.facts

    @cached_property
    def names(self) -> frozenset[str]:
        """The ids of all things that the case is about."""
        return frozenset(
            str(fact[slot]) for fact in self.facts.values() for slot in ("id", "about") if slot in fact.slots
        )

    @property
    def firings(self) -> tuple[Firing, ...]:
        """The recorded firings whose premises stand, in the order in which they happened."""
        return self._run.snapshot.firings

    @property
    def wording(self) -> Wording:
        """Words for this case's facts."""
        return self._grounds.wording

    @property
    def _prover(self) -> Prover:
        return self._grounds.prover

    @property
    def unfounded(self) -> tuple[Statement, ...]:
        """Derived facts that no longer follow from what is given, which is a fault of the rule base.

        They rest on themselves alone, or on premises that were withdrawn, where a rule has no ``logical``.
        """
        return tuple(self._prover.statement(index) for index in sorted(self._prover.unfounded))

    @property
    def ill_formed(self) -> tuple[Statement, ...]:
        """Derived facts with a value that their template doesn't allow, which is a fault of the rule base."""
        derived = ((index, fact) for index, fact in self.facts.items() if index > self._run.given)
        return tuple(self._prover.statement(index) for index, fact in derived if not self._fits(fact))

    def _fits(self, fact: Fact) -> bool:
        slots = self._knowledge.vocabulary.templates[fact.template].slots
        return not any(complaint(slots[name], value) for name in fact.slots for value in fact.values(name))

    @property
    def inferences(self) -> tuple[Reason, ...]:
        """Every reason of every derived fact, in order of the facts' indices."""
        return tuple(reason for index in sorted(self._prover.firings) for reason in self._prover.reasons(index))

    def reasons(self, index: int) -> tuple[Reason, ...]:
        """Every reason of the fact with an index; none for one that was given."""
        return self._prover.reasons(index)

    def statement(self, index: int) -> Statement:
        """The fact with an index, in words and with where it comes from."""
        return self._prover.statement(index)

    def condition_words(self, condition: Condition, bindings: Mapping[str, SlotValue]) -> str:
        """A condition of a rule as a sentence, with the values that its variables have."""
        return self._prover.words(condition, bindings)

    def why(self, outcome: Outcome | int) -> Proof:
        """The proof of an outcome, or of the fact with an index.

        Raises:
            KeyError: no such fact stands.
        """
        index = outcome if isinstance(outcome, int) else outcome.index
        return replace(self._prover.proof(index), html=partial(self._fact_html, index))

    def _fact_html(self, index: int) -> str:
        from pyshell.render import html

        return html.of_fact(self, index)

    def _repr_html_(self) -> str:
        """The case as a notebook shows it: its answers, each with its proof folded up."""
        from pyshell.render import html

        return html.of_case(self)

    def why_not(self, pattern: Fact | str, *, shown: int = 3) -> WhyNot:
        """Why no fact like a pattern of constants stands: what stands instead, what defeated it, and the rules that
        could have concluded it, nearest first, at most ``shown`` of them, each with the conditions that fail.

        ``pattern`` is ``(outcome (about c1) (aspect legality) (value legal))``, or ``c1 legality legal`` for short.

        Raises:
            InputError: it isn't a pattern, or names what is neither in the case nor in the vocabulary.
        """
        from pyshell.patterns import read_pattern

        wanted = read_pattern(pattern, self) if isinstance(pattern, str) else pattern
        return self.base.why_nots.ask(self, wanted, shown=shown)

    def missing(self, about: str) -> tuple[str, ...]:
        """What would have to be stated for a ruling to speak about something that is unruled, each as a sentence."""
        from pyshell.counterfactual.ask import missing

        return missing(self, about)

    def what_if(self, assert_: Iterable[str] = (), retract: Iterable[str] = ()) -> WhatIf:
        """The same case with facts added, and patterns of given facts taken away, judged again.

        Raises:
            InputError: a text that is wrong, or a pattern that matches no given fact.
        """
        from pyshell.counterfactual.whatif import what_if

        return what_if(self, assert_, retract)

    def flips(self, pattern: Fact | str, *, shown: int = 5) -> tuple[Flip, ...]:
        """The smallest changes to the given facts that make a pattern hold, or stop holding; each was judged.

        Raises:
            InputError: as for ``why_not``.
        """
        from pyshell.counterfactual.flip import flips
        from pyshell.patterns import read_pattern

        return flips(self, read_pattern(pattern, self) if isinstance(pattern, str) else pattern, shown=shown)

    def contrast(self, other: Case) -> Contrast:
        """What follows otherwise in another case of the same rule base, and which differences in what is given make
        it: the fewest that do, each tried."""
        from pyshell.counterfactual.contrast import contrast

        return contrast(self, other)

    def says(self, index: int) -> str:
        """The sentence of the ruling that an outcome stands by; the fact in words if its proof has no finding."""
        return self._grounds.says(index)

    def to_json(self, *, proofs: bool = True) -> dict[str, Any]:
        """The case as JSON values: the same for the same rules, facts and strategy. Without ``proofs`` it has no
        ``facts`` and ``inferences``, which take most of the time."""
        held = self._answers()
        if proofs:
            inferences = self.inferences
            used = {premise for reason in inferences for premise in reason.premises}
            shown = [i for i in self.facts if i > self._run.stated or f"f{i}" in used]
            held["facts"] = {f"f{index}": statement_json(self.statement(index)) for index in shown}
            held["inferences"] = [reason_json(reason) for reason in inferences]
        return held

    def _answers(self) -> dict[str, Any]:
        return {
            "scenario": self.scenario.id,
            "title": self.scenario.title,
            "outcomes": [outcome_json(outcome) for outcome in self.outcomes],
            "unruled": list(self.unruled),
            "conflicts": [
                {
                    "about": conflict.about,
                    "aspect": conflict.aspect,
                    "step": conflict.step,
                    "outcomes": [outcome_json(outcome) for outcome in conflict.outcomes],
                }
                for conflict in self.conflicts
            ],
            "expectations": [_checked_json(checked) for checked in self.expectations],
        }


def _order(outcome: Outcome) -> tuple[int, str, str, tuple[tuple[str, Value], ...], str]:
    value = tuple((type(one).__name__, one) for one in outcome.value)
    return (outcome.step, outcome.about, outcome.aspect, value, outcome.by)


def _check(expectation: Expectation, outcomes: Sequence[Outcome]) -> Checked:
    about = [o for o in outcomes if o.about == expectation.about and o.aspect == expectation.aspect]
    at = [o for o in about if expectation.step in (None, o.step)]
    valued = [o for o in at if expectation.value is None or same(o.value, expectation.value)]
    matching = [o for o in valued if expectation.by in (None, o.by)]
    what = f"{expectation.about} {expectation.aspect}"
    if not expectation.wanted:
        if matching:
            return Checked(expectation, False, f"it follows: {matching[0]}")
        return Checked(expectation, True, "nothing of the kind follows")
    if matching:
        return Checked(expectation, True, str(matching[0]))
    if valued:
        return Checked(expectation, False, f"right, but by {valued[0].by} and not by {expectation.by}")
    if at:
        values = " and ".join(f"{' '.join(map(str, o.value))} by {o.by}" for o in at)
        return Checked(expectation, False, f"{what} is {values}")
    if about:
        steps = ", ".join(dict.fromkeys(str(o.step) for o in about))
        return Checked(expectation, False, f"there is an outcome at step {steps} and none at step {expectation.step}")
    return Checked(expectation, False, f"there is no outcome {what}")


def same(one: SlotValue, other: SlotValue) -> bool:
    """Whether two values are the same for CLIPS, for which a symbol isn't a string and 1 isn't 1.0."""
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and all(map(same, one, other))
    return type(one) is type(other) and one == other


def json_value(value: SlotValue) -> Any:
    """A slot value as JSON: symbols as strings, fact addresses as the ids of facts, several values as a list."""
    if isinstance(value, tuple):
        return [json_value(one) for one in value]
    if isinstance(value, FactRef):
        return f"f{value.index}"
    return str(value) if isinstance(value, Symbol) else value


def outcome_json(outcome: Outcome) -> dict[str, Any]:
    """An outcome as JSON."""
    return {
        "about": outcome.about,
        "aspect": outcome.aspect,
        "value": json_value(outcome.value),
        "step": outcome.step,
        "by": outcome.by,
        "says": outcome.says,
        "cites": list(outcome.cites),
        "proof": f"f{outcome.index}",
    }


def reason_json(reason: Reason) -> dict[str, Any]:
    """A reason as JSON."""
    return {
        "conclusion": reason.conclusion,
        "rule": reason.rule,
        "ruling": reason.ruling,
        "says": reason.says,
        "premises": list(reason.premises),
        "absent": [absent.says for absent in reason.absent],
        "bindings": {name: json_value(value) for name, value in reason.bindings.items()},
    }


def statement_json(statement: Statement) -> dict[str, Any]:
    """A statement as JSON."""
    return {
        "template": statement.fact.template,
        "slots": {name: json_value(value) for name, value in statement.fact.slots.items()},
        "text": statement.text,
        "given": statement.given,
    }


def _checked_json(checked: Checked) -> dict[str, Any]:
    expectation = checked.expectation
    return {
        "file": expectation.place.file,
        "line": expectation.place.line,
        "wanted": expectation.wanted,
        "about": expectation.about,
        "aspect": expectation.aspect,
        "value": None if expectation.value is None else json_value(expectation.value),
        "by": expectation.by,
        "step": expectation.step,
        "met": checked.met,
        "reason": checked.reason,
    }
