"""Proofs as HTML: one page that needs nothing else, no network and no script; or a part of one, for notebooks.

Every text from files is escaped by the templates; control characters are shown as escapes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from pyshell.case import Case
from pyshell.model import Outcome
from pyshell.render.lines import visible
from pyshell.render.outline import Item, Length, explanation, explanation_of, wanted

OPEN = 2
"""How many levels of a proof are unfolded at first."""

_NOTES = {
    "given": "given",
    "known": "rule base",
    "absent": "absent",
    "exists": "at least one",
    "forall": "all",
    "test": "test",
    "repeated": "shown above",
}
_UNFOLD = 300
"""A page with fewer sentences than this shows all of them."""

Mark = tuple[str, Item | None]


@dataclass(frozen=True)
class _Section:
    says: str
    source: str
    several: int
    marks: tuple[Mark, ...]


def page(case: Case, outcomes: Iterable[Outcome], length: Length = "long") -> str:
    """A whole page with the proofs of some outcomes of a case."""
    content = Markup(fragment(case, [explanation(case, outcome, length) for outcome in outcomes]))
    title = visible(case.scenario.title or case.scenario.id)
    return _environment().get_template("page.html").render(title=title, content=content)


def of_case(case: Case) -> str:
    """A case's outcomes that answer what was asked, each with its proof."""
    outcomes = [outcome for told in wanted(case).values() for outcome in told]
    notes = [f"Unruled: no ruling speaks to {name}." for name in case.unruled]
    notes += [f"Conflict: the rulings disagree about {c.about} {c.aspect}." for c in case.conflicts]
    return fragment(case, [explanation(case, outcome, "long") for outcome in outcomes], notes, unfolded=0)


def of_fact(case: Case, index: int) -> str:
    """The proof of the fact with an index."""
    return fragment(case, [explanation_of(case, index, "long")])


def fragment(case: Case, items: Iterable[Item], notes: Iterable[str] = (), unfolded: int = OPEN) -> str:
    """The explanations as a part of a page."""
    environment = _environment()
    line = environment.get_template("line.html")
    sections = tuple(_section(item, unfolded) for item in items)
    return environment.get_template("fragment.html").render(
        title=visible(case.scenario.title or case.scenario.id),
        id=visible(case.scenario.id) if case.scenario.title else "",
        sections=sections,
        notes=[visible(note) for note in notes],
        line=lambda item: Markup(line.render(item=item, notes=_NOTES).strip()),
    )


@cache
def _environment() -> Environment:
    return Environment(
        loader=PackageLoader("pyshell.render"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def _section(top: Item, unfolded: int) -> _Section:
    source = ", ".join((*top.cites, f"ruling {top.ruling}")) if top.ruling else ""
    top = _safe(top)
    small = sum(1 for _ in _marks(top.items, 1, 0)) < _UNFOLD and unfolded
    return _Section(top.says, source, top.several, tuple(_marks(top.items, 1, 99 if small else unfolded)))


def _marks(items: tuple[Item, ...], level: int, unfolded: int) -> Iterator[Mark]:
    """The tree as a row of marks, so that the template needs no recursion."""
    waiting: list[tuple[str, Item | None, int]] = _row(items, level)
    while waiting:
        mark, item, depth = waiting.pop()
        if mark != "item" or item is None:
            yield mark, item
        elif not item.items:
            yield "leaf", _safe(item)
        else:
            yield ("open" if depth <= unfolded else "closed"), _safe(item)
            waiting.append(("close", None, depth))
            waiting += _row(item.items, depth + 1)


def _row(items: tuple[Item, ...], level: int) -> list[tuple[str, Item | None, int]]:
    """A list of items in the order in which a stack gives them."""
    if not items:
        return []
    return [("end", None, level), *(("item", item, level) for item in reversed(items)), ("begin", None, level)]


def _safe(item: Item) -> Item:
    return replace(item, says=visible(item.says), ruling=visible(item.ruling), beaten=visible(item.beaten))
