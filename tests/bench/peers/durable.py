"""The core in durable_rules: one ruleset, and a session for each scenario.

An action can't take back what it concluded, and ``none`` isn't looked at again once it was found to hold. So whatever
rests on an absence waits for a fact that says that nothing more can come: rules of a lower priority (a higher number)
assert these facts when the others have nothing left to do. A finding becomes ripe in that way, aspect by aspect.

Nor can an "or" within one pattern hold a constant beside a value of another fact: the constant is then left out of the
comparison. So such rules are written twice.
"""

from __future__ import annotations

import contextlib
import itertools
import threading
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from durable.engine import MessageNotHandledException  # type: ignore[import-not-found]
from durable.lang import (  # type: ignore[import-not-found]
    assert_fact,
    assert_facts,
    c,
    m,
    none,
    pri,
    ruleset,
    when_all,
)

from tests.bench.peers.core import Answer, Peer, Relation, Shared, Term

SLOTS: dict[str, tuple[str, ...]] = {
    "library": ("player", "size"),
    "location": ("object", "zone", "player", "place"),
    "owner": ("object", "owner"),
    "ability": ("name", "object", "keyword", "amount"),
    "face": ("object", "half"),
    "instruction": ("name", "player", "action", "amount", "optional"),
    "choice": ("name", "player", "instruction", "option"),
    "attempt": ("name", "player", "action", "object", "half", "amount", "permission"),
    "cost": ("name", "attempt", "payer", "action", "amount", "paid"),
    "permission": ("name", "player", "object", "half", "zone", "whose"),
}
"""What the arguments of the core's relations are called here: ``id`` means something to durable_rules."""

OVERRIDES = (
    ("mill-choice-needs-enough-cards", "options-are-taken-or-left"),
    ("dredge-replaces-draw", "draws-happen-one-at-a-time"),
    ("fuse-casts-both-halves", "split-cast-one-half"),
    ("fuse-works-only-from-hand", "split-cast-one-half"),
    ("fuse-works-only-from-hand", "casting-needs-permission"),
)
CANT = {"legality": "illegal", "payable": "no", "offered": "no"}
STRATA = (
    *("asked", "due", "called-for", "would-draw", "payable", "offered", "legality", "drawn", "amount", "depth"),
    "destination",
)
"""The aspects, in the order in which findings about them become ripe."""

Finding = tuple[str, str, Term] | tuple[str, str, Term, str] | tuple[str, str, Term, str, int]
"""About what, aspect, value; and whose, and how many, where the value says so too."""


class Reason(NamedTuple):
    """Why something was concluded: a rule, and the facts that it matched, by the names it has for them."""

    rule: str
    facts: dict[str, Any]


class Session:
    """What was concluded about one scenario, and why: the reasons of every finding, and those of what stands."""

    def __init__(self) -> None:
        self.reasons: dict[str, list[Reason]] = {}
        self.proofs: dict[Answer, list[Reason]] = {}
        self.failure: str | None = None
        self.over = threading.Event()


_sessions: dict[str, Session] = {}


def _given(name: str, *tests: Any) -> Any:
    pattern = m.t == name
    for test in tests:
        pattern = pattern & test
    return pattern


def _outcome(aspect: str, *tests: Any) -> Any:
    return _given("outcome", m.aspect == aspect, *tests)


def _assert_finding(context: Any, ruling: str, rule: str, found: Finding) -> None:
    about, aspect, *value = found
    key = " ".join(map(str, (ruling, *found)))
    reasons = _sessions[context.s.sid].reasons
    if key not in reasons:
        reasons[key] = []
        names = ("value", "player", "amount")
        fact = {"t": "finding", "key": key, "ruling": ruling, "about": about, "aspect": aspect}
        context.assert_fact(fact | dict(zip(names, value, strict=False)))
    reasons[key].append(Reason(rule, context._m))


def ruling(
    name: str, *conditions: Any
) -> Callable[[Callable[[Any], Iterator[Finding]]], Callable[[Any], Iterator[Finding]]]:
    """A rule of a ruling: what it finds where the conditions hold."""

    def of(finds: Callable[[Any], Iterator[Finding]]) -> Callable[[Any], Iterator[Finding]]:
        def action(context: Any) -> None:
            for found in finds(context):
                _assert_finding(context, name, finds.__name__, found)

        when_all(*conditions)(action)
        return finds

    return of


with ruleset("core"):
    # judgement
    for specific, general in OVERRIDES:

        @when_all(
            c.specific << _given("finding", m.ruling == specific),
            c.general
            << _given("finding", m.ruling == general, m.about == c.specific.about, m.aspect == c.specific.aspect),
        )
        def overridden(c: Any) -> None:
            c.assert_fact({"t": "defeated", "key": c.general.key, "by": c.specific.key, "why": "override"})

    for aspect, cant in CANT.items():

        @when_all(
            c.ripe << _given("ripe", m.aspect == aspect, m.value == cant),
            c.permitting << _given("finding", m.about == c.ripe.about, m.aspect == aspect, m.value != cant),
            none((m.t == "defeated") & (m.key == c.ripe.key)),
        )
        def forbidden(c: Any) -> None:
            c.assert_fact({"t": "defeated", "key": c.permitting.key, "by": c.ripe.key, "why": "cant"})

    @when_all(
        c.ripe << (m.t == "ripe"),
        c.finding << _given("finding", m.key == c.ripe.key),
        none((m.t == "defeated") & (m.key == c.ripe.key)),
    )
    def outcome(c: Any) -> None:
        fact = {name: value for name, value in c.finding.items() if name != "sid"}
        with contextlib.suppress(MessageNotHandledException):  # no rule looks at such an outcome
            c.assert_fact(fact | {"t": "outcome"})
        values = tuple(str(fact[name]) for name in ("value", "player", "amount") if name in fact)
        answer = (fact["about"], fact["aspect"], values, fact["ruling"])
        session = _sessions[c.s.sid]
        session.proofs[answer] = session.reasons[c.ripe.key]

    def _ripen(c: Any) -> None:
        finding = c.finding
        c.assert_fact(
            {"t": "ripe", "key": finding.key, "about": finding.about, "aspect": finding.aspect, "value": finding.value}
        )

    for place, aspect in enumerate(STRATA):
        priority = 10 * (place + 1)
        if aspect in CANT:
            cant = CANT[aspect]
            when_all(pri(priority), c.finding << _given("finding", m.aspect == aspect, m.value == cant))(_ripen)
            when_all(pri(priority + 1), c.finding << _given("finding", m.aspect == aspect, m.value != cant))(_ripen)
        else:
            when_all(pri(priority), c.finding << _given("finding", m.aspect == aspect))(_ripen)

    @when_all(pri(1), c.attempt << _given("attempt", m.action == "cast", m.permission != "none"))
    def misfits_are_known(c: Any) -> None:
        c.assert_fact({"t": "misfits-are-known", "attempt": c.attempt.name})

    @when_all(
        pri(10 * STRATA.index("payable") + 18),
        c.attempt << _given("attempt", m.action == "activate"),
        c.cost << _given("cost", m.attempt == c.attempt.name),
    )
    def payable_is_known(c: Any) -> None:
        c.assert_fact({"t": "payable-is-known", "attempt": c.attempt.name, "cost": c.cost.name, "paid": c.cost.paid})

    @when_all(pri(10 * STRATA.index("payable") + 19), c.known << (m.t == "payable-is-known"))
    def unpaid_is_known(c: Any) -> None:
        c.assert_fact({"t": "unpaid-is-known", "attempt": c.known.attempt, "cost": c.known.cost})

    @when_all(pri(1000), m.t == "scenario")
    def over(c: Any) -> None:
        session = _sessions[c.s.sid]
        session.failure = c.s.exception
        session.over.set()
        c.delete_state()

    # instructions
    @ruling("due-as-stated", c.told << _given("instruction", m.optional == "no"))
    def due_as_stated(c: Any) -> Iterator[Finding]:
        yield c.told.name, "due", c.told.action, c.told.player, c.told.amount

    @ruling("due-as-stated", c.told << _given("instruction", m.optional == "yes"))
    def due_as_stated_asked(c: Any) -> Iterator[Finding]:
        yield c.told.name, "asked", c.told.action, c.told.player, c.told.amount

    @ruling(
        "options-are-taken-or-left",
        c.asked << _outcome("asked"),
        c.choice
        << _given(
            "choice",
            m.instruction == c.asked.about,
            m.player == c.asked.player,
            (m.option == "yes") | (m.option == "no"),
        ),
    )
    def options_legal(c: Any) -> Iterator[Finding]:
        yield c.choice.name, "legality", "legal"

    @ruling(
        "options-are-taken-or-left",
        c.asked << _outcome("asked"),
        c.choice
        << _given(
            "choice",
            m.instruction == c.asked.about,
            m.player != c.asked.player,
            (m.option == "yes") | (m.option == "no"),
        ),
    )
    def options_of_another(c: Any) -> Iterator[Finding]:
        yield c.choice.name, "legality", "illegal"

    @ruling(
        "options-are-taken-or-left",
        c.asked << _outcome("asked"),
        c.choice << _given("choice", m.instruction == c.asked.about, m.player == c.asked.player, m.option == "yes"),
        c.legal << _outcome("legality", m.about == c.choice.name, m.value == "legal"),
    )
    def options_taken(c: Any) -> Iterator[Finding]:
        yield c.asked.about, "due", c.asked.value, c.asked.player, c.asked.amount

    @ruling(
        "options-are-taken-or-left",
        c.asked << _outcome("asked"),
        c.choice << _given("choice", m.instruction == c.asked.about, m.player == c.asked.player, m.option == "no"),
    )
    def options_left(c: Any) -> Iterator[Finding]:
        yield c.asked.about, "due", "nothing", "nobody", 0

    # mill
    @ruling("mill-may-be-replaced", c.due << _outcome("due", m.value == "mill"))
    def mill_called_for(c: Any) -> Iterator[Finding]:
        yield c.due.about, "called-for", "mill", c.due.player, c.due.amount

    @ruling(
        "mill-moves-top-cards",
        c.mill << _outcome("called-for", m.value == "mill"),
        c.library << _given("library", m.player == c.mill.player, m.size >= c.mill.amount),
    )
    def mill_enough(c: Any) -> Iterator[Finding]:
        yield c.mill.about, "amount", c.mill.amount
        yield c.mill.player, "depth", c.mill.amount

    @ruling(
        "mill-moves-top-cards",
        c.mill << _outcome("called-for", m.value == "mill"),
        c.depth << _outcome("depth", m.about == c.mill.player),
        c.card
        << _given("location", m.zone == "library", m.player == c.mill.player, m.place >= 1, m.place <= c.depth.value),
    )
    def mill_each(c: Any) -> Iterator[Finding]:
        yield c.card.object, "destination", "graveyard"

    @ruling(
        "mill-as-many-as-possible",
        c.mill << _outcome("called-for", m.value == "mill"),
        c.library << _given("library", m.player == c.mill.player, m.size < c.mill.amount),
    )
    def mill_all(c: Any) -> Iterator[Finding]:
        yield c.mill.about, "amount", c.library.size
        yield c.mill.player, "depth", c.library.size

    @ruling(
        "mill-choice-needs-enough-cards",
        c.attempt << _given("attempt", m.action == "mill"),
        c.library << _given("library", m.player == c.attempt.player, m.size < c.attempt.amount),
    )
    def mill_attempt_fails(c: Any) -> Iterator[Finding]:
        yield c.attempt.name, "legality", "illegal"

    @ruling(
        "mill-choice-needs-enough-cards",
        c.attempt << _given("attempt", m.action == "mill"),
        c.library << _given("library", m.player == c.attempt.player, m.size >= c.attempt.amount),
    )
    def mill_attempt_works(c: Any) -> Iterator[Finding]:
        yield c.attempt.name, "legality", "legal"

    @ruling(
        "mill-choice-needs-enough-cards",
        c.asked << _outcome("asked", m.value == "mill"),
        c.choice << _given("choice", m.instruction == c.asked.about, m.player == c.asked.player, m.option == "yes"),
        c.library << _given("library", m.player == c.asked.player, m.size < c.asked.amount),
    )
    def mill_choice_fails(c: Any) -> Iterator[Finding]:
        yield c.choice.name, "legality", "illegal"

    @ruling(
        "mill-choice-needs-enough-cards",
        c.asked << _outcome("asked", m.value == "mill"),
        c.choice << _given("choice", m.instruction == c.asked.about, m.player == c.asked.player, m.option == "yes"),
        c.library << _given("library", m.player == c.asked.player, m.size >= c.asked.amount),
    )
    def mill_choice_works(c: Any) -> Iterator[Finding]:
        yield c.choice.name, "legality", "legal"

    @ruling(
        "mill-cost-needs-enough-cards",
        c.cost << _given("cost", m.action == "mill"),
        c.attempt << _given("attempt", m.name == c.cost.attempt),
        c.library << _given("library", m.player == c.cost.payer, m.size < c.cost.amount),
    )
    def mill_cost_fails(c: Any) -> Iterator[Finding]:
        yield c.cost.name, "payable", "no"

    @ruling(
        "mill-cost-needs-enough-cards",
        c.cost << _given("cost", m.action == "mill"),
        c.attempt << _given("attempt", m.name == c.cost.attempt),
        c.library << _given("library", m.player == c.cost.payer, m.size >= c.cost.amount),
    )
    def mill_cost_works(c: Any) -> Iterator[Finding]:
        yield c.cost.name, "payable", "yes"

    @ruling(
        "costs-must-be-payable",
        c.payable << _outcome("payable", m.value == "no"),
        c.cost << _given("cost", m.name == c.payable.about, m.paid == "yes"),
        c.attempt << _given("attempt", m.name == c.cost.attempt),
    )
    def cost_unpayable(c: Any) -> Iterator[Finding]:
        yield c.attempt.name, "legality", "illegal"

    @ruling(
        "costs-must-be-payable",
        c.known << (m.t == "unpaid-is-known"),
        c.attempt << _given("attempt", m.name == c.known.attempt),
        c.place
        << _given("location", m.object == c.attempt.object, m.zone == "battlefield", m.player == c.attempt.player),
        none((m.t == "unpaid") & (m.attempt == c.known.attempt)),
    )
    def costs_payable(c: Any) -> Iterator[Finding]:
        yield c.attempt.name, "legality", "legal"

    @when_all(
        c.known << _given("payable-is-known", m.paid == "yes"),
        none((m.t == "outcome") & (m.aspect == "payable") & (m.value == "yes") & (m.about == c.known.cost)),
    )
    def unpaid(c: Any) -> None:
        c.assert_fact({"t": "unpaid", "attempt": c.known.attempt, "cost": c.known.cost})

    # draws and dredge
    @ruling("draws-happen-one-at-a-time", c.due << _outcome("due", m.value == "draw", m.amount > 0))
    def would_draw(c: Any) -> Iterator[Finding]:
        yield c.due.about, "would-draw", 1, c.due.player

    @ruling(
        "draws-happen-one-at-a-time",
        c.draw << _outcome("would-draw"),
        c.library << _given("library", m.player == c.draw.player, m.size > 0),
    )
    def draws(c: Any) -> Iterator[Finding]:
        yield c.draw.about, "drawn", 1

    @ruling(
        "draws-happen-one-at-a-time",
        c.draw << _outcome("would-draw"),
        c.library << _given("library", m.player == c.draw.player, m.size == 0),
    )
    def draws_nothing(c: Any) -> Iterator[Finding]:
        yield c.draw.about, "drawn", 0

    @ruling(
        "draws-happen-one-at-a-time",
        c.drawn << _outcome("drawn", m.value == 1),
        c.draw << _outcome("would-draw", m.about == c.drawn.about),
    )
    def draws_top(c: Any) -> Iterator[Finding]:
        yield c.draw.player, "depth", 1

    @ruling(
        "draws-happen-one-at-a-time",
        c.drawn << _outcome("drawn", m.value == 1),
        c.draw << _outcome("would-draw", m.about == c.drawn.about),
        c.card << _given("location", m.zone == "library", m.place == 1, m.player == c.draw.player),
    )
    def draws_card(c: Any) -> Iterator[Finding]:
        yield c.card.object, "destination", "hand"

    @ruling(
        "dredge-replaces-draw",
        c.draw << _outcome("would-draw"),
        c.card << _given("location", m.zone == "graveyard", m.player == c.draw.player),
        c.dredge << _given("ability", m.keyword == "dredge", m.object == c.card.object),
        c.library << _given("library", m.player == c.draw.player, m.size >= c.dredge.amount),
    )
    def dredge_offered(c: Any) -> Iterator[Finding]:
        yield c.dredge.name, "offered", "yes"

    @ruling(
        "dredge-replaces-draw",
        c.draw << _outcome("would-draw"),
        c.choice << _given("choice", m.instruction == c.draw.about, m.player == c.draw.player),
        c.offered << _outcome("offered", m.about == c.choice.option, m.value == "yes"),
        c.dredge << _given("ability", m.keyword == "dredge", m.name == c.choice.option),
    )
    def dredge_chosen(c: Any) -> Iterator[Finding]:
        yield c.choice.name, "legality", "legal"

    @ruling(
        "dredge-replaces-draw",
        c.draw << _outcome("would-draw"),
        c.choice << _given("choice", m.instruction == c.draw.about, m.player == c.draw.player),
        c.legal << _outcome("legality", m.about == c.choice.name, m.value == "legal"),
        c.dredge << _given("ability", m.keyword == "dredge", m.name == c.choice.option),
    )
    def dredge_done(c: Any) -> Iterator[Finding]:
        yield c.draw.about, "drawn", 0
        yield c.dredge.name, "due", "mill", c.draw.player, c.dredge.amount
        yield c.dredge.object, "destination", "hand"

    @ruling(
        "dredge-replaces-draw",
        c.due << _outcome("due", m.value != "draw"),
        c.choice << _given("choice", m.instruction == c.due.about),
        c.dredge << _given("ability", m.keyword == "dredge", m.name == c.choice.option),
    )
    def dredge_without_draw(c: Any) -> Iterator[Finding]:
        yield c.choice.name, "legality", "illegal"

    @ruling(
        "dredge-replaces-draw",
        c.draw << _outcome("would-draw"),
        c.choice << _given("choice", m.instruction == c.draw.about, m.player != c.draw.player),
        c.dredge << _given("ability", m.keyword == "dredge", m.name == c.choice.option),
    )
    def dredge_of_no_drawer(c: Any) -> Iterator[Finding]:
        yield c.choice.name, "legality", "illegal"

    @ruling(
        "dredge-replaces-draw",
        c.draw << _outcome("would-draw"),
        c.choice << _given("choice", m.instruction == c.draw.about, m.player == c.draw.player),
        c.dredge << _given("ability", m.keyword == "dredge", m.name == c.choice.option),
        c.card << _given("location", m.zone == "graveyard", m.object == c.dredge.object, m.player != c.draw.player),
    )
    def dredge_elsewhere(c: Any) -> Iterator[Finding]:
        yield c.choice.name, "legality", "illegal"

    @ruling(
        "dredge-needs-enough-cards",
        c.draw << _outcome("would-draw"),
        c.card << _given("location", m.zone == "graveyard", m.player == c.draw.player),
        c.dredge << _given("ability", m.keyword == "dredge", m.object == c.card.object),
        c.library << _given("library", m.player == c.draw.player, m.size < c.dredge.amount),
    )
    def dredge_too_many(c: Any) -> Iterator[Finding]:
        yield c.dredge.name, "offered", "no"

    @ruling(
        "dredge-needs-enough-cards",
        c.draw << _outcome("would-draw"),
        c.choice << _given("choice", m.instruction == c.draw.about, m.player == c.draw.player),
        c.dredge << _given("ability", m.keyword == "dredge", m.name == c.choice.option),
        c.card << _given("location", m.zone == "graveyard", m.object == c.dredge.object, m.player == c.draw.player),
        c.library << _given("library", m.player == c.draw.player, m.size < c.dredge.amount),
    )
    def dredge_too_many_chosen(c: Any) -> Iterator[Finding]:
        yield c.choice.name, "legality", "illegal"

    @ruling(
        "dredge-works-only-in-graveyard",
        c.draw << _outcome("would-draw"),
        c.card << _given("owner", m.owner == c.draw.player),
        c.dredge << _given("ability", m.keyword == "dredge", m.object == c.card.object),
        c.place << _given("location", m.object == c.card.object, m.zone != "graveyard", m.zone != "ceased"),
    )
    def dredge_no_graveyard(c: Any) -> Iterator[Finding]:
        yield c.dredge.name, "offered", "no"

    @ruling(
        "dredge-works-only-in-graveyard",
        c.draw << _outcome("would-draw"),
        c.choice << _given("choice", m.instruction == c.draw.about, m.player == c.draw.player),
        c.dredge << _given("ability", m.keyword == "dredge", m.name == c.choice.option),
        c.place << _given("location", m.object == c.dredge.object, m.zone != "graveyard"),
    )
    def dredge_no_graveyard_chosen(c: Any) -> Iterator[Finding]:
        yield c.choice.name, "legality", "illegal"

    @ruling(
        "one-draw-takes-one-dredge",
        c.draw << _outcome("would-draw"),
        c.choice << _given("choice", m.instruction == c.draw.about, m.player == c.draw.player),
        c.other
        << _given(
            "choice",
            m.instruction == c.draw.about,
            m.player == c.draw.player,
            m.name != c.choice.name,
            m.option != c.choice.option,
        ),
        c.offered << _outcome("offered", m.about == c.choice.option, m.value == "yes"),
        c.too << _outcome("offered", m.about == c.other.option, m.value == "yes"),
    )
    def dredge_twice(c: Any) -> Iterator[Finding]:
        yield c.choice.name, "legality", "illegal"

    # split, fuse, permissions
    @ruling(
        "split-cast-one-half",
        c.attempt << _given("attempt", m.action == "cast", (m.half == "both") | (m.half == "whole")),
        c.face << _given("face", m.half == "left", m.object == c.attempt.object),
    )
    def split_no_half(c: Any) -> Iterator[Finding]:
        yield c.attempt.name, "legality", "illegal"

    @ruling(
        "split-cast-one-half",
        c.attempt
        << _given("attempt", m.action == "cast", m.permission == "none", (m.half == "left") | (m.half == "right")),
        c.card << _given("location", m.zone == "hand", m.object == c.attempt.object, m.player == c.attempt.player),
        c.face << _given("face", m.object == c.attempt.object, m.half == c.attempt.half),
    )
    def split_half(c: Any) -> Iterator[Finding]:
        yield c.attempt.name, "legality", "legal"

    @ruling(
        "fuse-casts-both-halves",
        c.attempt << _given("attempt", m.action == "cast", m.half == "both"),
        c.fuse << _given("ability", m.keyword == "fuse", m.object == c.attempt.object),
        c.owner << _given("owner", m.object == c.attempt.object, m.owner == c.attempt.player),
        c.card << _given("location", m.zone == "hand", m.object == c.attempt.object, m.player == c.attempt.player),
    )
    def fuse_both(c: Any) -> Iterator[Finding]:
        yield c.attempt.name, "legality", "legal"

    @ruling(
        "fuse-casts-both-halves",
        c.attempt << _given("attempt", m.action == "fuse"),
        c.card << _given("location", m.zone == "stack", m.object == c.attempt.object),
    )
    def fuse_late(c: Any) -> Iterator[Finding]:
        yield c.attempt.name, "legality", "illegal"

    @ruling(
        "fuse-works-only-from-hand",
        c.attempt << _given("attempt", m.action == "cast", m.half == "both"),
        c.fuse << _given("ability", m.keyword == "fuse", m.object == c.attempt.object),
        c.card << _given("location", m.zone != "hand", m.object == c.attempt.object),
    )
    def fuse_elsewhere(c: Any) -> Iterator[Finding]:
        yield c.attempt.name, "legality", "illegal"

    @ruling(
        "fuse-works-only-from-hand",
        c.attempt << _given("attempt", m.action == "cast", m.half == "both"),
        c.fuse << _given("ability", m.keyword == "fuse", m.object == c.attempt.object),
        c.card << _given("location", m.zone == "hand", m.object == c.attempt.object, m.player != c.attempt.player),
    )
    def fuse_from_another_hand(c: Any) -> Iterator[Finding]:
        yield c.attempt.name, "legality", "illegal"

    @ruling(
        "casting-needs-permission",
        c.attempt << _given("attempt", m.action == "cast", m.permission == "none"),
        c.card << _given("location", m.zone != "hand", m.object == c.attempt.object),
    )
    def cast_from_elsewhere(c: Any) -> Iterator[Finding]:
        yield c.attempt.name, "legality", "illegal"

    @ruling(
        "casting-needs-permission",
        c.attempt << _given("attempt", m.action == "cast", m.permission == "none"),
        c.card << _given("location", m.zone == "hand", m.object == c.attempt.object, m.player != c.attempt.player),
    )
    def cast_from_another_hand(c: Any) -> Iterator[Finding]:
        yield c.attempt.name, "legality", "illegal"

    def _misfits(what: str, *tests: Any) -> None:
        def misfit(c: Any) -> None:
            c.assert_fact({"t": "misfit", "attempt": c.attempt.name, "what": what})

        when_all(
            c.attempt << _given("attempt", m.action == "cast", m.permission != "none"),
            c.card << _given("location", m.object == c.attempt.object),
            c.permission << _given("permission", m.name == c.attempt.permission, *tests),
        )(misfit)

    _misfits("object", m.object != "any", m.object != c.attempt.object)
    _misfits("half", m.half != "any", m.half != c.attempt.half)
    _misfits("zone", m.zone != "any", m.zone != c.card.zone)
    _misfits("whose", m.whose != "any", m.whose != c.card.player)

    @ruling("casting-needs-permission", c.misfit << (m.t == "misfit"))
    def cast_not_covered(c: Any) -> Iterator[Finding]:
        yield c.misfit.attempt, "legality", "illegal"

    @ruling(
        "casting-needs-permission",
        c.known << (m.t == "misfits-are-known"),
        c.attempt << _given("attempt", m.name == c.known.attempt, m.half != "both"),
        c.card
        << _given(
            "location", m.object == c.attempt.object, m.zone != "battlefield", m.zone != "stack", m.zone != "ceased"
        ),
        c.permission << _given("permission", m.name == c.attempt.permission, m.player == c.attempt.player),
        none((m.t == "misfit") & (m.attempt == c.known.attempt)),
    )
    def cast_permitted(c: Any) -> Iterator[Finding]:
        yield c.attempt.name, "legality", "legal"

    @ruling(
        "casting-needs-permission",
        c.attempt << _given("attempt", m.action == "cast"),
        c.permission << _given("permission", m.name == c.attempt.permission, m.player != c.attempt.player),
    )
    def cast_by_another(c: Any) -> Iterator[Finding]:
        yield c.attempt.name, "legality", "illegal"

    @when_all(c.one << (m.t == "never"), c.other << _given("never", m.a == c.one.a, m.b == c.one.b))
    def sentinel(_: Any) -> None:
        """Where the last of several comparisons with other facts fails, durable_rules 2.0.28 looks for the end of the
        list behind that end, in the rules that come later. So they must not run out, and this one is never compared."""


_number = itertools.count()


def _fact(sid: str, relation: Relation) -> dict[str, Term]:
    name, values = relation
    return {"t": name, "sid": sid} | dict(zip(SLOTS[name], values, strict=True))


def proofs(shared: Shared) -> dict[Answer, list[Reason]]:
    """The outcomes of a scenario with their reasons, judged in a session of its own, which is deleted afterwards."""
    sid = str(next(_number))
    session = _sessions[sid] = Session()
    with contextlib.suppress(MessageNotHandledException):  # no rule looks at one of the facts: none of them ran yet
        assert_facts("core", [_fact(sid, relation) for relation in shared.facts])
    assert_fact("core", {"t": "scenario", "sid": sid})
    if not session.over.wait(10):
        raise RuntimeError(f"durable_rules didn't come to an end with {shared.scenario.id}")
    if session.failure:
        raise RuntimeError(f"durable_rules: {shared.scenario.id}: {session.failure}")
    del _sessions[sid]
    return session.proofs


def answers(shared: Shared) -> frozenset[Answer]:
    """The outcomes alone."""
    return frozenset(proofs(shared))


def peers() -> list[Peer]:
    """The one way to use it."""
    return [Peer("durable_rules", answers, answers)]
