"""Which scenarios and rulings the other systems share with us, and what each has to answer."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from pyshell import Fact, RuleBase, Scenario
from pyshell.knowledge import shipped
from pyshell.model import Value

FOLDERS = ("mill/", "dredge/", "split/", "fuse/")
"""Where the shared scenarios come from."""

TEMPLATES: dict[str, tuple[str, tuple[str, ...]]] = {
    "library": ("library", ("player", "size")),
    "location": ("location", ("object", "zone", "player", "place")),
    "game-object": ("owner", ("id", "owner")),
    "ability": ("ability", ("id", "object", "keyword", "amount")),
    "face": ("face", ("object", "half")),
    "instruction": ("instruction", ("id", "player", "action", "amount", "optional")),
    "choice": ("choice", ("id", "player", "for", "option")),
    "attempt": ("attempt", ("id", "player", "action", "object", "half", "amount", "permission")),
    "cost": ("cost", ("id", "of", "payer", "action", "amount", "paid")),
    "permission": ("permission", ("id", "player", "object", "half", "zone", "whose")),
}
"""What the core rulings look at: a template's name there, and the slots that become its arguments, in order."""

UNUSED = frozenset({"player", "criterion", "trigger", "counters"})
"""Templates that no core ruling looks at."""

RULINGS = frozenset(
    {
        "due-as-stated",
        "options-are-taken-or-left",
        "mill-moves-top-cards",
        "mill-as-many-as-possible",
        "mill-choice-needs-enough-cards",
        "mill-cost-needs-enough-cards",
        "costs-must-be-payable",
        "draws-happen-one-at-a-time",
        "dredge-replaces-draw",
        "dredge-needs-enough-cards",
        "dredge-works-only-in-graveyard",
        "one-draw-takes-one-dredge",
        "split-cast-one-half",
        "fuse-casts-both-halves",
        "fuse-works-only-from-hand",
        "casting-needs-permission",
    }
)
"""The rulings that were translated, beside the golden rules."""

SUPPORT = frozenset(
    {
        "undefeated-stands",
        "specific-beats-general",
        "cant-beats-can",
        "mill-may-be-replaced",
        "time-passes",
    }
)
"""What those rulings stand on in our rule base: the golden rules, the mill as it is called for, and the steps of time.
The other systems have the first two, and stay at step 0; they don't look for conflicts, and so neither do we here."""

ASPECTS = frozenset({"legality", "payable", "offered", "drawn", "amount", "due", "depth", "destination"})
"""The aspects that are compared."""

Term = str | int
Relation = tuple[str, tuple[Term, ...]]
Answer = tuple[str, str, tuple[str, ...], str]
"""An outcome: what it is about, aspect, values, ruling."""


@dataclass(frozen=True)
class Shared:
    """A scenario of the core: as we know it, as the others are given it, and what follows."""

    scenario: Scenario
    facts: tuple[Relation, ...]
    answers: frozenset[Answer]


@dataclass(frozen=True)
class Peer:
    """A system, the judging of one shared scenario in it, and how often that is to be timed."""

    name: str
    answers: Callable[[Shared], frozenset[Answer]]
    judge: Callable[[Shared], object]
    repeats: int = 10


def _term(value: Value | tuple[Value, ...]) -> Term:
    if isinstance(value, tuple):
        (value,) = value
    return value if isinstance(value, int) else str(value)


def relations(scenario: Scenario) -> tuple[Relation, ...] | None:
    """The facts as relations, or ``None`` if some of them are beyond the core."""
    found = []
    for fact in scenario.facts:
        if fact.template in UNUSED or _printed(fact):
            continue
        if fact.template not in TEMPLATES or not _plain(fact):
            return None
        name, slots = TEMPLATES[fact.template]
        found.append((name, tuple(_term(fact[slot]) for slot in slots)))
    return tuple(dict.fromkeys(found))


def _printed(fact: Fact) -> bool:
    """Whether it is a line of a card, which matters only when that resolves; nothing does in the core."""
    return fact.template == "instruction" and fact["source"] != "none"


def _plain(fact: Fact) -> bool:
    """Whether it is about step 0 and uses none of the slots that the core leaves out."""
    if fact.template == "choice" and (len(fact.values("option")) != 1 or fact["number"] != 1):
        return False
    if fact.template == "instruction" and fact["action"] == "draw" and fact["amount"] != 1:
        return False
    if fact.template == "permission" and fact["criterion"] != "none":
        return False
    return fact.slots.get("step", 0) == 0 and fact.slots.get("who", "stated") == "stated"


def answers(base: RuleBase, scenario: Scenario) -> Iterator[Answer]:
    """Our own answers, of the aspects that are compared and at step 0."""
    for outcome in base.judge(scenario).outcomes:
        if outcome.aspect in ASPECTS and outcome.step == 0:
            yield outcome.about, outcome.aspect, tuple(map(str, outcome.value)), outcome.by


def shared(base: RuleBase) -> list[Shared]:
    """All shipped scenarios and variants of the core: those of its folders in which nothing is beyond it, and no other
    ruling has a say in what is compared."""
    found = []
    for path in base.knowledge.scenario_files:
        scenario = base.scenario(path)
        if not scenario.id.startswith(FOLDERS):
            continue
        for one in (scenario, *scenario.variants):
            facts = relations(one)
            ours = frozenset(answers(base, one)) if facts else frozenset()
            if facts and ours and {answer[3] for answer in ours} <= RULINGS:
                found.append(Shared(one, facts, ours))
    return found


def same_rulings(folder: Path, *more: Path) -> RuleBase:
    """A rule base of the translated rulings alone, with what they stand on; their files are copied to the folder.
    ``more`` are folders of other rulings."""
    rules, facts = shipped()
    folder.mkdir(parents=True, exist_ok=True)
    for path in rules.rglob("*.clp"):
        if path.stem in RULINGS | SUPPORT:
            shutil.copy(path, folder)
    return RuleBase.load([folder, *more], [facts], only=True)


def ourselves(base: RuleBase, name: str) -> Peer:
    """A rule base of ours, judging like the other systems."""
    return Peer(
        name,
        lambda one: frozenset(answers(base, one.scenario)),
        lambda one: base.judge(one.scenario).outcomes,
    )


def disagreements(peer: Peer, scenarios: list[Shared]) -> list[str]:
    """Where a peer's answers aren't ours."""
    found = []
    for one in scenarios:
        theirs = frozenset(answer for answer in peer.answers(one) if answer[1] in ASPECTS)
        if theirs != one.answers:
            found.append(
                f"{peer.name}: {one.scenario.id}: missing {sorted(one.answers - theirs)}, "
                f"more {sorted(theirs - one.answers)}"
            )
    return found
