"""Whether why-not names what was changed, and how long it takes, on all shipped scenarios:
``python -m tests.bench.whynot [-v]``.

Every variant of a scenario changes some facts. For each expectation of the base case that no longer holds in the
variant, why-not is asked there about what was expected. It has named the change in one of three ways: a fact that was
added is among the facts that its answer points to (what comes nearest, what blocks, what is compared); a fact that was
taken away would meet a condition that the answer says is missing; or the condition that the answer says fails is the
very one that such a fact met in the base case, in a rule that concluded the same there. The facts behind conditions
that hold don't count. A question is ``direct`` if a fact that was taken away is one that the expected ruling's own rule
matched in the base case: those are the ruling's near misses; in the others the change lies further up, in what that
rule's conditions rest on. A question about something that the variant takes away altogether is answered by saying so.

Times (of the processor): the answer as data and as text, for those questions; and for each outcome of each case the
opposite question (the same aspect of the same thing with another value), where the aspect has a closed set of values.
"""

from __future__ import annotations

import gc
import statistics
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass

from pyshell import Case, InputError, RuleBase
from pyshell.counterfactual.answer import Failing, Held, WhyNot
from pyshell.model import Expectation, Fact, Firing, Outcome, Scenario, Symbol
from pyshell.proof import Statement
from pyshell.reader import Atom, read
from pyshell.render.lines import paint
from pyshell.render.whynot import LEAVES, why_not
from pyshell.vocabulary import fact_text


@dataclass
class Question:
    """An expectation of a base case that fails in a variant, and what why-not says of it. It names the case, as cases
    that are held would have the collector look through them all while others are timed."""

    case: str
    pattern: Fact
    seconds: float
    named: bool
    direct: bool
    gone: bool = False


def variants(base: RuleBase) -> Iterator[tuple[Scenario, Scenario]]:
    """Every shipped scenario with each of its variants."""
    for path in base.knowledge.scenario_files:
        scenario = base.scenario(path)
        for variant in scenario.variants:
            yield scenario, variant


def questions(base: RuleBase) -> Iterator[Question]:
    """Every question to ask, asked."""
    for scenario, variant in variants(base):
        case, before = base.judge(variant), base.judge(scenario)
        failed = base.judge(Scenario(variant.id, "", variant.facts, scenario.expectations)).expectations
        for checked in failed:
            if checked.met or not checked.expectation.wanted:
                continue
            pattern = expected(checked.expectation)
            direct = is_direct(before, checked.expectation, variant)
            start = time.thread_time()
            if checked.expectation.about in ids(scenario) - ids(variant):
                named = is_refused(case, pattern)
                yield Question(variant.id, pattern, time.thread_time() - start, named, direct, gone=True)
                continue
            answer = case.why_not(pattern)
            list(paint(why_not(case, answer)))
            seconds = time.thread_time() - start
            changed = changed_conditions(before, checked.expectation, variant)
            named = names_change(answer, scenario, variant) or names_condition(answer, changed)
            yield Question(variant.id, pattern, seconds, named, direct)


def ids(scenario: Scenario) -> set[str]:
    """What the given facts declare."""
    return {str(fact["id"]) for fact in scenario.facts if "id" in fact.slots}


def is_refused(case: Case, pattern: Fact) -> bool:
    """Whether it is said that nothing is called what the pattern is about."""
    try:
        case.why_not(fact_text(pattern))
    except InputError as error:
        return f"nothing is called {pattern['about']}" in str(error)
    return False


def is_direct(before: Case, expectation: Expectation, variant: Scenario) -> bool:
    """Whether the variant takes away a fact that the expected outcome's ruling matched in the base case."""
    kept = {fact_text(fact) for fact in variant.facts}
    findings = [
        reason.premises[0]
        for outcome in before.outcomes
        if fits(outcome, expectation)
        for reason in before.reasons(outcome.index)
    ]
    matched = (
        before.statement(int(premise[1:]))
        for finding in findings
        for reason in before.reasons(int(finding[1:]))
        for premise in reason.premises
    )
    return any(statement.given and fact_text(statement.fact) not in kept for statement in matched)


@dataclass(frozen=True)
class Changed:
    """A condition, by its number from 1, that a fact met in the base case which the variant takes away, and what the
    rule concluded by that."""

    rule: str
    number: int
    conclusion: Fact


def changed_conditions(before: Case, expectation: Expectation, variant: Scenario) -> list[Changed]:
    """The conditions in the proof of what was expected that rested on facts which the variant takes away."""
    kept = {fact_text(fact) for fact in variant.facts}
    concluding: dict[int, list[Firing]] = {}
    for firing in before.firings:
        for index in firing.concludes:
            concluding.setdefault(index, []).append(firing)
    waiting = [outcome.index for outcome in before.outcomes if fits(outcome, expectation)]
    found, seen = [], set(waiting)
    while waiting:
        conclusion = waiting.pop()
        for firing in concluding.get(conclusion, ()):
            premises = iter(firing.basis)
            for number, condition in enumerate(before.base.knowledge.recorded[firing.rule].conditions, 1):
                index = next(premises) if condition.kind == "pattern" else None
                if index is not None and index not in seen:
                    seen.add(index)
                    waiting.append(index)
                if index is not None and before.statement(index).given and fact_text(before.facts[index]) not in kept:
                    found.append(Changed(firing.rule, number, before.facts[conclusion]))
    return found


def names_condition(answer: WhyNot, changed: list[Changed]) -> bool:
    """Whether the answer says that one of the conditions fails, where it tells of the same conclusion."""
    return any(
        (candidate.rule, failing.number) == (one.rule, one.number) and would_meet(one.conclusion, part.pattern)
        for part in answer.parts()
        for candidate in part.candidates
        for failing in candidate.failing
        for one in changed
    )


def fits(outcome: Outcome, expectation: Expectation) -> bool:
    """Whether the outcome is the expected one."""
    return (
        (outcome.about, outcome.aspect) == (expectation.about, expectation.aspect)
        and expectation.value in (None, outcome.value)
        and expectation.by in (None, outcome.by)
        and expectation.step in (None, outcome.step)
    )


def expected(expectation: Expectation) -> Fact:
    """The outcome that an expectation speaks of, as a pattern."""
    slots: dict[str, object] = {"about": Symbol(expectation.about), "aspect": Symbol(expectation.aspect)}
    if expectation.value is not None:
        slots["value"] = expectation.value
    if expectation.by is not None:
        slots["by"] = Symbol(expectation.by)
    if expectation.step is not None:
        slots["step"] = expectation.step
    return Fact("outcome", slots)  # type: ignore[arg-type]


def names_change(answer: WhyNot, base: Scenario, variant: Scenario) -> bool:
    """Whether the answer names what the variant changes."""
    before, after = {fact_text(f): f for f in base.facts}, {fact_text(f): f for f in variant.facts}
    added = after.keys() - before.keys()
    gone = [before[text] for text in before.keys() - after.keys()]
    if any(statement.given and fact_text(statement.fact) in added for statement in pointed_to(answer)):
        return True
    return any(would_meet(fact, failing.text) for failing in failings(answer) for fact in gone)


def pointed_to(answer: WhyNot) -> Iterator[Statement]:
    """The facts that an answer points to, as its text shows them."""
    for part in answer.parts():
        for defeat in part.defeated:
            yield from _shown(defeat.winner)
        for candidate in part.candidates:
            for held in candidate.computed:
                yield from _shown(held)
        if part is not answer:
            for held in part.instead:
                yield from _shown(held)
    for failing in failings(answer):
        for held in failing.facts:
            yield from _shown(held)
        yield from failing.where
        for difference in failing.differences:
            for held in difference.compared:
                yield from _shown(held)


def _shown(held: Held) -> Iterator[Statement]:
    yield held.statement
    yield from held.rests_on[:LEAVES]


def failings(answer: WhyNot) -> Iterator[Failing]:
    """Every condition that an answer says fails, those further down included."""
    for part in answer.parts():
        for candidate in part.candidates:
            waiting = list(candidate.failing)
            while waiting:
                failing = waiting.pop()
                yield failing
                waiting += failing.inner


def would_meet(fact: Fact, condition: str) -> bool:
    """Whether the fact has every constant that a condition names."""
    try:
        (form,) = read(condition, "condition")
    except (ValueError, InputError):
        return False
    if form.head != fact.template and {form.head, fact.template} != {"outcome", "finding"}:
        return False
    for slot in form.forms():
        if slot.head not in fact.slots:
            continue
        items = slot.items[1:]
        if all(isinstance(item, Atom) and item.kind in ("symbol", "string", "integer") for item in items):
            wanted = tuple(item.value for item in items if isinstance(item, Atom))
            if fact.values(slot.head) != wanted:
                return False
    return True


def opposites(case: Case) -> Iterator[Fact]:
    """For outcomes of aspects with a closed set of values: the other values."""
    for outcome in case.outcomes:
        aspect = case.aspects[outcome.aspect]
        if aspect.valued == "one":
            for value in aspect.values:
                if (value,) != outcome.value:
                    slots = {"about": Symbol(outcome.about), "aspect": Symbol(outcome.aspect), "value": (value,)}
                    yield Fact("outcome", {**slots, "step": outcome.step})


def main() -> None:
    """Print the share and the times, and with ``-v`` each question that failed."""
    base = RuleBase.load()
    prepare(base)
    asked = list(questions(base))
    named = sum(question.named for question in asked)
    gone = sum(question.gone for question in asked)
    for question in asked:
        if "-v" in sys.argv and not question.named:
            asked_of = f"{question.case}: {fact_text(question.pattern)}"
            print(f"not named{' (direct)' * question.direct}: {asked_of}")
    print(f"questions about variants: {len(asked)}; the change is named in {named} ({named / len(asked):.1%})")
    print(f"in {gone} of them by saying that nothing is called so, as the variant takes it away")
    near = [question.named for question in asked if question.direct]
    share = f"{sum(near)} ({sum(near) / len(near):.1%})"
    print(f"of those, near misses of the expected ruling's own conditions: {len(near)}; the change is named in {share}")
    if "-q" in sys.argv:
        return
    report("variants' questions", [question.seconds for question in asked])
    times: list[float] = []
    proofs: list[float] = []
    for path in base.knowledge.scenario_files:
        scenario = base.scenario(path)
        for one in (scenario, *scenario.variants):
            case = base.judge(one)
            for outcome in case.outcomes:
                start = time.thread_time()
                case.why(outcome)
                proofs.append(time.thread_time() - start)
            for pattern in opposites(case):
                start = time.thread_time()
                list(paint(why_not(case, case.why_not(pattern))))
                times.append(time.thread_time() - start)
    report("opposite questions", times)
    report("why (all outcomes)", proofs)


def prepare(base: RuleBase) -> None:
    """Ask one question of each kind, which builds what the later ones use; then the collector passes over that, as it
    does in the commands."""
    case = base.judge(base.scenario(base.knowledge.scenario_files[0]))
    case.why(case.outcomes[0])
    case.why_not(next(opposites(case)))
    gc.collect()
    gc.freeze()


def report(what: str, seconds: list[float]) -> None:
    """Print median and worst."""
    median, worst = statistics.median(seconds) * 1e3, max(seconds) * 1e3
    print(f"{what:24} {len(seconds):6} median {median:7.1f} ms  worst {worst:7.1f} ms")


if __name__ == "__main__":
    main()
