"""Why something does not follow, as text: what holds instead, then the nearest rulings and what each of them lacks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pyshell.case import Case
from pyshell.counterfactual.answer import Candidate, Defeat, Difference, Failing, Held, WhyNot
from pyshell.model import Fact
from pyshell.patterns import matching
from pyshell.render import text
from pyshell.render.lines import Line, Span, branches, indented, line
from pyshell.render.text import heading

_BECAUSE = {"override": "which overrides it", "cant": 'since "can\'t" beats "can"'}
LEAVES = 6
"""How many given facts are named beside a fact that rests on them."""


def why_not(case: Case, answer: WhyNot) -> Iterator[Line]:
    """The whole answer."""
    yield from heading(case)
    yield ()
    if answer.holds:
        yield line(("It does follow", "good"), f": {answer.says}.")
        for held in answer.holds:
            yield from indented(_held(held))
        return
    yield line(("It doesn't follow", "title"), f" that {answer.says}.")
    yield from _verdict(answer)
    for number, candidate in enumerate(answer.candidates):
        yield ()
        yield line(("Nearest ruling: " if not number else "Next: ", "title"), *_title(candidate))
        yield from branches([*_conditions(candidate), *_computed(candidate)])
    if answer.further:
        yield ()
        yield line((f"{_count(answer.further, 'further rule')} could conclude it and come less near.", "dim"))


def answered(case: Case, wanted: Fact) -> Iterator[Line]:
    """What is so of the thing and the aspect that a pattern names, with its proof; else why nothing is."""
    found = matching(case, wanted, "about", "aspect")
    if not found:
        yield from why_not(case, case.why_not(wanted))
    for number, outcome in enumerate(found):
        yield from [()] if number else []
        yield from text.answer(case, outcome, "long")


def _verdict(answer: WhyNot) -> Iterator[Line]:
    """What is so instead, or what beat it, or that no ruling could say so."""
    for defeat in answer.defeated:
        yield from _defeat(defeat)
    for held in answer.instead:
        yield line("Instead: ", *_sentence(held), ".")
        if held.ruling:
            yield line("  ", (", ".join((*held.cites, f"ruling {held.ruling}")), "dim"))
    if answer.possible:
        yield line(f"No ruling can find that here; what rulings find is {', '.join(answer.possible)}.")
    elif not answer.candidates and not answer.defeated:
        yield line("No ruling can conclude that here.")


def _defeat(defeat: Defeat) -> Iterator[Line]:
    rival, held = defeat.rival, defeat.winner
    yield line(("Found, and defeated", "warn"), f": {rival.says}", (f"  [{rival.ruling}]", "dim"))
    yield line(f"  by {rival.by}, {_BECAUSE.get(rival.why, rival.why)}: {held.says or held.statement.text}.")
    yield from indented(_rests_on(held))
    for unless in defeat.unless:
        yield line("  that would be otherwise by ", *_title(unless.candidates[0]))
        yield from indented(branches(_failing(one) for one in unless.candidates[0].failing))


def _title(candidate: Candidate) -> tuple[str, Span]:
    numbers = [cite for cite in candidate.cites if cite.startswith("CR ")]
    return candidate.title, (f"  [{', '.join((candidate.rule, *numbers))}]", "dim")


def _conditions(candidate: Candidate) -> Iterator[Iterable[Line]]:
    for met in candidate.met:
        origin = f"  {met.statement.origin}" if met.statement else ""
        yield [line(("holds  ", "good"), met.says, (origin, "dim"))]
    for failing in candidate.failing:
        yield _failing(failing)
    for unseen in candidate.unseen:
        yield [line(("open   ", "warn"), unseen)]


def _computed(candidate: Candidate) -> Iterator[Iterable[Line]]:
    """What a rule that matched worked out instead, and what might have counted besides."""
    for held in candidate.computed:
        yield [
            line(("but    ", "bad"), f"it works out something else: {held.says or held.statement.text}"),
            *indented(_rests_on(held), "       "),
        ]
    for further in candidate.further:
        if further.candidates:
            yield _further(further)


def _further(answer: WhyNot) -> Iterator[Line]:
    yield line("       it would be something else by ", *_title(answer.candidates[0]))
    yield from indented(branches(_failing(failing) for failing in answer.candidates[0].failing), "       ")


def _failing(failing: Failing) -> Iterator[Line]:
    yield line(("fails  ", "bad"), _says(failing))
    yield from indented(_detail(failing), "       ")


def _says(failing: Failing) -> str:
    """What is so, and what would have to be so."""
    match failing.kind:
        case "blocked":
            return f"{failing.says}; needed: {failing.needs}"
        case "exceptions":
            return f"needed: {failing.needs}; not so for this: {failing.says}"
        case "untrue":
            return failing.says
    if failing.says == failing.needs:
        needs = " and ".join(f"{one.slot} {one.needs}" for one in failing.differences)
        return f"{failing.says}; needed: {needs}"
    return f"{failing.says}; needed: {failing.needs}"


def _detail(failing: Failing) -> Iterator[Line]:
    explained = failing.because is not None and failing.because.explained
    for difference in () if explained else failing.differences:
        yield from _difference(difference)
    if failing.where:
        yield line((f"where {'; '.join(statement.text for statement in failing.where)}", "dim"))
    told = [held.statement for held in failing.because.instead] if failing.because else []
    for held in failing.facts:
        if held.says and held.statement not in told:
            since = f"{held.statement.text}: {held.says}" if failing.kind == "untrue" else f"since {held.says}"
            yield line(since, _by(held))
            yield from _rests_on(held)
    yield from branches(map(_failing, failing.inner))
    if failing.because:
        yield from _because(failing.because)
    for other in failing.other:
        yield line("what it is compared with would be something else by: ", *_title(other.candidates[0]))
        yield from branches(_failing(one) for one in other.candidates[0].failing)


def _difference(difference: Difference) -> Iterator[Line]:
    has = difference.has if isinstance(difference.has, tuple) else (difference.has,)
    is_now = f"{difference.slot} is {' '.join(map(str, has)) or 'empty'}; the ruling needs {difference.needs}"
    compared = "; ".join(held.statement.text for held in difference.compared)
    yield line((f"{is_now}, since {compared}" if compared else is_now, "dim"))
    for held in difference.compared:
        yield from _rests_on(held)


def _because(answer: WhyNot) -> Iterator[Line]:
    """Why a fact that a condition needs wasn't concluded."""
    for defeat in answer.defeated:
        yield from _defeat(defeat)
    for held in answer.instead:
        yield line(f"since {held.says or held.statement.text}", _by(held))
        yield from _rests_on(held)
    for number, candidate in enumerate(answer.candidates):
        yield line("or it would follow by: " if number else "it would follow by: ", *_title(candidate))
        yield from branches([*map(_failing, candidate.failing), *_computed(candidate)])
    if answer.told:
        yield line(("what that takes is told above", "dim"))


def _held(held: Held) -> Iterator[Line]:
    yield line(*_sentence(held), ".")
    if held.ruling:
        yield line("  ", (", ".join((*held.cites, f"ruling {held.ruling}")), "dim"))


def _sentence(held: Held) -> tuple[str, ...]:
    text = held.statement.text
    return (f"{text}: {held.says}",) if held.says and held.says != text else (text,)


def _by(held: Held) -> Span:
    return f"  [{held.ruling}]", "dim"


def _rests_on(held: Held) -> Iterator[Line]:
    if held.rests_on:
        told = "; ".join(statement.text for statement in held.rests_on[:LEAVES])
        more = len(held.rests_on) - LEAVES
        yield line((f"from: {told}{f'; and {more} more' if more > 0 else ''}", "dim"))


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"
