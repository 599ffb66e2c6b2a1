"""Finds out why something does not follow: the rules that could have concluded it, and what each of them lacks.

Facts that rules could have concluded are asked about in turn, down to facts that the scenario gives.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property

from pyshell.audit.uses import KEYS
from pyshell.case import Case
from pyshell.counterfactual.answer import Candidate, Difference, Failing, Held, Met, WhyNot
from pyshell.counterfactual.goal import Conclusions, Goal
from pyshell.counterfactual.nearest import Miss, Near, Nearest
from pyshell.counterfactual.probe import Part, Probe, given, needed, used
from pyshell.counterfactual.words import Needs
from pyshell.knowledge import Knowledge
from pyshell.model import Fact, FactRef, SlotValue, Symbol
from pyshell.proof import Reason, Rival, Statement
from pyshell.prover import written
from pyshell.recording import Condition, RecordedRule

SHOWN = 3
"""How many rules are told of unless somebody asks for more."""

DEPTH = 8
"""How far down facts that rules could have concluded are asked about."""

_LOOKED_AT = 8
"""How many rules are looked at closely: those that come nearest at a first glance."""

_OTHER_KIND = 2
"""How many further failing conditions it counts for that a rule is about another kind of action."""

_STANDS = "undefeated-stands"


class WhyNots:
    """Answers for one rule base, one case at a time. Belongs to the thread of the rule base."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.knowledge = knowledge
        self.probe = Probe(knowledge)
        self.nearest = Nearest(self.probe, knowledge)
        self.conclusions = Conclusions(knowledge)

    def ask(self, case: Case, pattern: Fact, *, shown: int = SHOWN) -> WhyNot:
        """Why no fact like the pattern stands at the end of the case; ``shown`` rules are told of at most."""
        self.probe.load(case.facts)
        return _Asking(self, case).ask(Goal.of(pattern), shown=shown)


class _Asking:
    """The answers for one case."""

    def __init__(self, tools: WhyNots, case: Case) -> None:
        self.tools = tools
        self.case = case
        self.probe = tools.probe
        self.knowledge = tools.knowledge
        self.needs = Needs(case.wording, tools.knowledge.vocabulary, tools.probe)
        self.asked: dict[tuple[str, int], WhyNot] = {}

    def ask(self, goal: Goal, *, shown: int, path: tuple[str, ...] = ()) -> WhyNot:
        key = (goal.text, shown)
        if key not in self.asked:
            self.asked[key] = self._asked(goal, shown, (*path, goal.text))
        return self.asked[key]

    def _asked(self, goal: Goal, shown: int, path: tuple[str, ...]) -> WhyNot:
        says = self.needs.fact(goal.condition, goal.bindings)
        standing = self._standing(goal)
        if standing:
            return WhyNot(goal.text, says, holds=tuple(map(self.held, standing)))
        defeated: tuple[tuple[Rival, Held], ...] = ()
        instead: tuple[int, ...] = ()
        concluded = goal
        if goal.template == "outcome":
            concluded = goal.finding()
            defeated = tuple(self._defeated(concluded))
            instead = self._instead(goal)
        candidates, further = self._candidates(concluded, shown, path) if not defeated else ((), 0)
        return WhyNot(
            pattern=goal.text,
            says=says,
            defeated=defeated,
            instead=tuple(map(self.held, instead)),
            candidates=candidates,
            further=further,
            possible=self._possible(goal) if not candidates and not defeated else (),
        )

    # What stands

    def _standing(self, goal: Goal, loosened: Iterable[str] = ()) -> tuple[int, ...]:
        rows = self.probe.rows([Part(goal.condition, frozenset(loosened))], goal.bindings)
        return tuple(dict.fromkeys(row.facts[0] for row in rows))

    def _instead(self, goal: Goal) -> tuple[int, ...]:
        """The outcomes about the same aspect of the same thing that have another value, or are by another ruling."""
        if not goal.known("about") or not goal.known("aspect"):
            return ()
        return self._standing(goal, ("value", "by"))

    def _defeated(self, goal: Goal) -> Iterator[tuple[Rival, Held]]:
        findings = self._standing(goal)
        for index, fact in self.case.facts.items():
            if fact.template == "defeated" and isinstance(ref := fact["finding"], FactRef) and ref.index in findings:
                finding = self.case.facts[ref.index]
                reason = next(iter(self.case.reasons(ref.index)), None)
                winner = self._winner(finding, str(fact["by"]))
                rival = Rival(
                    finding=f"f{ref.index}",
                    ruling=str(finding["ruling"]),
                    value=finding["value"],
                    says=reason.says if reason else self.case.statement(ref.index).text,
                    by=str(fact["by"]),
                    why=str(fact["why"]),
                    defeat=f"f{index}",
                )
                yield rival, self.held(winner if winner is not None else index)

    def _winner(self, finding: Fact, ruling: str) -> int | None:
        """The finding of a ruling about the same as another finding."""
        about = [(slot, finding[slot]) for slot in ("about", "aspect", "step")]
        for index, fact in self.case.facts.items():
            if fact.template == "finding" and fact["ruling"] == ruling and all(fact[s] == v for s, v in about):
                return index
        return None

    def held(self, index: int, known: Iterable[int] = ()) -> Held:
        """A standing fact and why it stands; of the given facts that it comes down to, those that aren't ``known``."""
        statement = self.case.statement(index)
        reason = self._reason(index)
        if reason is None:
            return Held(statement)
        rests_on = tuple(self.case.statement(one) for one in self._given(index) if one not in known)
        return Held(statement, reason.says, reason.ruling, reason.cites, rests_on)

    def _reason(self, index: int) -> Reason | None:
        """The first reason of a fact; for an outcome, that of the finding it was made of."""
        reason = next(iter(self.case.reasons(index)), None)
        if reason is not None and reason.rule == _STANDS:
            finding = int(reason.premises[0][1:])
            return next(iter(self.case.reasons(finding)), reason)
        return reason

    def _given(self, index: int) -> list[int]:
        """The given facts that a fact comes down to."""
        seen: set[int] = set()
        waiting = [index]
        while waiting:
            one = waiting.pop()
            if one not in seen:
                seen.add(one)
                waiting += [premise for basis in self._bases.get(one, ()) for premise in basis]
        return sorted(one for one in seen if self.case.statement(one).given)

    @cached_property
    def _bases(self) -> dict[int, list[Sequence[int]]]:
        found: dict[int, list[Sequence[int]]] = {}
        for firing in self.case.firings:
            for index in firing.concludes:
                found.setdefault(index, []).append(firing.basis)
        return found

    # The rules that could have concluded it

    def _candidates(self, goal: Goal, shown: int, path: tuple[str, ...]) -> tuple[tuple[Candidate, ...], int]:
        rough = []
        for rule, bound in self.tools.conclusions.reaching(goal):
            if not self._speaks_of(rule, bound):
                continue
            parts = self.tools.nearest.rough(rule.conditions, bound)
            count = sum(part != Part(part.condition) for part in parts)
            if count:
                rough.append((count, rule.name, rule, parts, bound))
        rough.sort(key=lambda one: one[:2])
        looked_at = []
        for _, name, rule, parts, bound in rough[: max(_LOOKED_AT, shown)]:
            near = self.tools.nearest.better(parts, bound)
            looked_at.append((self._count(near), near.weight, -len(near.facts), name, rule, near))
        looked_at.sort(key=lambda one: one[:4])
        told = tuple(self._candidate(rule, near, path) for *_, rule, near in looked_at[:shown])
        return told, len(rough) - len(told)

    def _speaks_of(self, rule: RecordedRule, bound: Mapping[str, SlotValue]) -> bool:
        """Whether the ids that a rule's patterns would have to declare are ids of such things."""
        for premise in rule.premises:
            for field in (premise.slots or {}).get("id", ()):
                kinds = self._kinds.get(bound.get(field.binds))
                if kinds and premise.template not in kinds:
                    return False
        return True

    @cached_property
    def _kinds(self) -> dict[SlotValue | None, set[str]]:
        """The templates of the facts that declare each id."""
        found: dict[SlotValue | None, set[str]] = {}
        for fact in self.case.facts.values():
            if "id" in fact.slots:
                found.setdefault(fact["id"], set()).add(fact.template)
        return found

    def _count(self, near: Near) -> int:
        """How many conditions fail."""
        other = any(KEYS.get(miss.condition.template) in miss.slots for miss in near.misses.values())
        return len(near.misses) + len(near.unseen) + _OTHER_KIND * other

    def _candidate(self, rule: RecordedRule, near: Near, path: tuple[str, ...]) -> Candidate:
        ruling = self.knowledge.rulings[self.knowledge.rules[rule.name].ruling]
        met = []
        for number, condition in enumerate(near.conditions):
            if number not in near.misses and number not in near.unseen:
                met.append(self._met(condition, near.facts.get(number), near.bindings))
        return Candidate(
            rule=rule.name,
            ruling=ruling.id,
            title=ruling.title,
            cites=ruling.cites,
            met=tuple(met),
            failing=tuple(self._failing(miss, near, path) for miss in near.misses.values()),
            unseen=tuple(self._words(near.conditions[number], near.bindings) for number in sorted(near.unseen)),
        )

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

    def _failing(self, miss: Miss, near: Near, path: tuple[str, ...]) -> Failing:
        known = frozenset(near.facts.values())
        match miss.kind:
            case "differs":
                return self._differs(miss, near, path)
            case "missing":
                return self._missing(miss, near, path)
            case "blocked" | "exceptions":
                facts = tuple(self.held(index, known) for index in miss.facts)
                says = " and ".join(held.statement.text for held in facts)
            case "untrue":
                compared = self._sources(used(miss.condition.form), near)
                facts = tuple(self.held(index, known) for index in compared)
                says = f"it isn't so that {self._words(miss.condition, miss.bindings)}"
        return Failing(
            kind=miss.kind,
            text=self._text(miss),
            says=says,
            needs=self._words(miss.condition, miss.bindings),
            facts=facts,
            inner=tuple(self._failing(inner, near, path) for inner in miss.inner),
        )

    def _differs(self, miss: Miss, near: Near, path: tuple[str, ...]) -> Failing:
        assert miss.fact is not None
        fact = self.case.facts[miss.fact]
        condition = miss.condition
        differences = []
        for slot in miss.slots:
            fields = (condition.slots or {})[slot]
            needs = self.needs.slot(condition.template, slot, fields, miss.bindings)
            variables = needed(fields) | {field.binds for field in fields if field.binds in miss.bindings}
            compared = [index for index in self._sources(variables, near, condition) if index != miss.fact]
            statements = tuple(self.case.statement(index) for index in compared)
            differences.append(Difference(slot, fact[slot], self.needs.value(needs or ()), statements))
        return Failing(
            kind="differs",
            text=self._text(miss),
            says=self.case.statement(miss.fact).text,
            needs=self.needs.fact(condition, miss.bindings, fact),
            template=condition.template,
            facts=(self.held(miss.fact, frozenset(near.facts.values())),),
            differences=tuple(differences),
            because=self._because(miss, path),
        )

    def _missing(self, miss: Miss, near: Near, path: tuple[str, ...]) -> Failing:
        condition = miss.condition
        if condition.kind != "pattern":
            if len(miss.inner) == 1 and len(condition.inner) == 1:
                return self._failing(miss.inner[0], near, path)
            return Failing(
                kind="missing",
                text=self._text(miss),
                says=f"it isn't so that {self._words(condition, miss.bindings)}",
                needs=self._words(condition, miss.bindings),
                inner=tuple(self._failing(inner, near, path) for inner in miss.inner),
            )
        wanted = self.needs.slots(condition, miss.bindings)
        return Failing(
            kind="missing",
            text=self._text(miss),
            says=self.case.wording.absent(condition.template, wanted),
            needs=self.needs.fact(condition, miss.bindings),
            template=condition.template,
            because=self._because(miss, path),
        )

    def _text(self, miss: Miss) -> str:
        return written((miss.condition.form,), miss.bindings)

    def _sources(self, variables: Iterable[str], near: Near, other_than: Condition | None = None) -> tuple[int, ...]:
        """The facts that give variables their values."""
        found = []
        for variable in variables:
            for number, condition in enumerate(near.conditions):
                if condition is not other_than and number in near.facts and variable in given(condition):
                    found.append(near.facts[number])
                    break
        return tuple(dict.fromkeys(found))

    def _because(self, miss: Miss, path: tuple[str, ...]) -> WhyNot | None:
        """Why the fact that a condition needs wasn't concluded, if that is what it takes."""
        goal = Goal(miss.condition, miss.bindings)
        if goal.template not in self.tools.conclusions.templates or goal.text in path or len(path) > DEPTH:
            return None
        if self.knowledge.vocabulary.templates[goal.template].kind != "derived":
            step = goal.known("step")
            if not step or step == (0,):
                return None
        answer = self.ask(goal, shown=1, path=path)
        return answer if answer.defeated or answer.instead or answer.candidates else None

    def _possible(self, goal: Goal) -> tuple[str, ...]:
        aspect = goal.known("aspect")
        return self.tools.conclusions.values(str(aspect[0])) if goal.template == "outcome" and aspect else ()
