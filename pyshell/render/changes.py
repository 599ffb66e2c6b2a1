"""What follows otherwise, as text: outcomes that change between two cases, and the facts that make them change."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pyshell.audit.diff import Change
from pyshell.case import Case
from pyshell.counterfactual.contrast import Contrast, Difference
from pyshell.counterfactual.flip import Flip
from pyshell.counterfactual.whatif import WhatIf
from pyshell.model import Symbol, Value
from pyshell.render.lines import Line, Span, line


def what_if(found: WhatIf) -> Iterator[Line]:
    """The outcomes gained, lost, changed, and kept for another reason."""
    if found.changes:
        yield from _changes(found.after, found.changes)
    else:
        yield line("Nothing changes.")


def flips(found: Sequence[Flip]) -> Iterator[Line]:
    """The sets of changes to what is given that make the difference, numbered."""
    for number, one in enumerate(found, 1):
        yield line(f"{number}. ", one.says)
    if not found:
        yield line("No change of one or two facts that was tried makes the difference.")


def contrast(one: Case, other: Case, found: Contrast) -> Iterator[Line]:
    """Each difference in what follows, with the differences in what is given that make it."""
    for made in found.made:
        yield from _changes(other, [made.change])
        for difference in made.by:
            yield from _difference(one, other, difference)
        if not made.by:
            yield line("           no few differences make it")


def _difference(one: Case, other: Case, difference: Difference) -> Iterator[Line]:
    for fact in difference.only_first:
        yield line(("         - ", "bad"), one.wording.fact(fact))
    for fact in difference.only_second:
        yield line(("         + ", "good"), other.wording.fact(fact))


def _changes(after: Case, changes: Sequence[Change]) -> Iterator[Line]:
    says = {(o.about, o.aspect, o.step, o.value): o.says for o in after.outcomes}
    for change in changes:
        thing = f"{after.wording.value(Symbol(change.about))}: {change.aspect.replace('-', ' ')}"
        before, now = _values(after, change.before), _values(after, change.after)
        match change.kind:
            case "gained":
                yield line(("gained   ", "good"), f"{thing} {now}", _by(change.by_after))
            case "lost":
                yield line(("lost     ", "bad"), f"{thing} {before}", _by(change.by_before))
            case "value":
                yield line(("changed  ", "warn"), f"{thing} {before} -> {now}", _by(change.by_after))
            case _:
                yield line(
                    ("reason   ", "dim"), f"{thing} {now}, by {', '.join(change.by_before)} ->", _by(change.by_after)
                )
        for value in change.after:
            sentence = says.get((change.about, change.aspect, change.step, value))
            if sentence:
                yield line(f"           {sentence}.")


def _values(case: Case, values: Sequence[tuple[Value, ...]]) -> str:
    return " or ".join(case.wording.value(value) for value in values if value)


def _by(rulings: Sequence[str]) -> Span:
    return f"  [{', '.join(rulings)}]", "dim"
