"""Two cases side by side: what differs in what is given, what in what follows, and which difference makes it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any

from pyshell.audit.diff import Change
from pyshell.case import Case
from pyshell.counterfactual.whatif import compare, with_facts
from pyshell.errors import InputError, RunError
from pyshell.model import Fact

_MOST = 3
"""How many differences together are tried at most."""


@dataclass(frozen=True)
class Difference:
    """One difference in what is given: facts that only the first case has, and those that the second has in their
    place."""

    only_first: tuple[Fact, ...]
    only_second: tuple[Fact, ...]


@dataclass(frozen=True)
class Made:
    """An outcome that differs, and the fewest differences that make it so (none if no few are enough)."""

    change: Change
    by: tuple[Difference, ...]


@dataclass(frozen=True)
class Contrast:
    """Two cases, what differs between them, and what makes each different outcome."""

    first: Case
    second: Case
    differences: tuple[Difference, ...]
    made: tuple[Made, ...]

    def to_json(self) -> dict[str, Any]:
        """The contrast as JSON values, facts in words."""

        def words(difference: Difference) -> dict[str, list[str]]:
            return {
                "only_first": [self.first.wording.fact(fact) for fact in difference.only_first],
                "only_second": [self.second.wording.fact(fact) for fact in difference.only_second],
            }

        return {
            "first": self.first.scenario.id,
            "second": self.second.scenario.id,
            "differences": [words(difference) for difference in self.differences],
            "outcomes": [{**asdict(made.change), "made_by": [words(one) for one in made.by]} for made in self.made],
        }


def contrast(first: Case, second: Case) -> Contrast:
    """Compare two cases. Each answer was judged: with only those differences the first has the second's outcome."""
    differences = tuple(_differences(first, second))
    changes = compare(first, second).changes
    made: dict[Change, tuple[Difference, ...]] = {}
    for size in range(1, min(_MOST, len(differences)) + 1):
        for some in combinations(differences, size):
            left = [change for change in changes if change not in made]
            if not left:
                break
            after = _with(first, some)
            if after is not None:
                now = {(c.about, c.aspect, c.step): (c.after, c.by_after) for c in compare(first, after).changes}
                for change in left:
                    if now.get((change.about, change.aspect, change.step)) == (change.after, change.by_after):
                        made[change] = some
    return Contrast(first, second, differences, tuple(Made(change, made.get(change, ())) for change in changes))


def _differences(first: Case, second: Case) -> Iterator[Difference]:
    """Facts of the same template about the same thing belong together."""
    one, other = set(first.scenario.facts), set(second.scenario.facts)
    groups: dict[tuple[str, object], tuple[list[Fact], list[Fact]]] = {}
    for at, (case, without) in enumerate(((first, other), (second, one))):
        for fact in case.scenario.facts:
            if fact not in without:
                groups.setdefault(_thing(fact), ([], []))[at].append(fact)
    for only_first, only_second in groups.values():
        yield Difference(tuple(only_first), tuple(only_second))


def _thing(fact: Fact) -> tuple[str, object]:
    slot = next(iter(fact.slots), "")
    return fact.template, fact.get(slot)


def _with(case: Case, differences: tuple[Difference, ...]) -> Case | None:
    gone = {fact for difference in differences for fact in difference.only_first}
    facts = [fact for fact in case.scenario.facts if fact not in gone]
    facts += [fact for difference in differences for fact in difference.only_second]
    try:
        after = with_facts(case, facts)
        return after if after.outcomes is not None else None
    except (InputError, RunError):
        return None
