"""How the cost of a judgement grows with rulings and with objects."""

from __future__ import annotations

import math
import statistics
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from pyshell import RuleBase, Scenario
from tests.bench.peers.core import RULINGS, SUPPORT, same_rulings
from tests.bench.timing import side_by_side

SIZES = (72, 500, 5_000, 20_000)
OBJECTS = (10, 30, 100, 300, 1_000)
CRITERIA = (10, 30, 100)
LIMIT = 10_000_000
SCENARIO = "dredge/instead-of-a-draw"
KINDS = (
    "(attempt (id ?about) (player ?player) (action cast) (object ?card) (step ?step))\n"
    "            (ability (object ?card) (keyword made-up-{n}))",
    "(outcome (about ?about) (aspect due) (value made-up-{n} ?player ?) (step ?step))\n"
    "            (library (player ?player) (size ?size) (step ?step))",
    "(location (object ?about) (zone battlefield) (player ?player) (step ?step))\n"
    "            (ability (object ?about) (keyword made-up-{n}))",
    "(instruction (id ?about) (player ?player) (action mill) (amount {amount}) (step ?step))\n"
    "            (library (player ?player) (size {n}) (step ?step))",
)
"""What made-up rulings look at: the same templates as real ones, and keywords or numbers of their own."""


def write_rulings(folder: Path, number: int) -> None:
    """Made-up rulings over the shipped templates, one a file."""
    folder.mkdir(parents=True, exist_ok=True)
    for n in range(number):
        conditions = KINDS[n % len(KINDS)].format(n=n + 100, amount=n % 50 + 100)
        (folder / f"made-up-{n}.clp").write_text(
            f'(deffacts made-up-{n}\n   "Made up."\n'
            f'   (ruling (id made-up-{n}) (title "Made-up ruling {n}") (says "{{about}} is illegal") (cr "101.1")))\n\n'
            f'(defrule made-up-{n}\n   "Made up."\n   (logical {conditions})\n   =>\n'
            f"   (assert (finding (ruling made-up-{n}) (about ?about) (aspect legality) (value illegal)"
            " (step ?step))))\n",
            encoding="ascii",
        )


def by_rulings(workplace: Path, sizes: Iterable[int], repeats: int) -> list[dict[str, float]]:
    """One scenario under the core rulings and as many made-up ones as make each size, and under the shipped rulings.

    Loads leave the image cache out if ``RULINGS_CACHE`` is ``off``.
    """
    bases: dict[int, RuleBase] = {}
    loads: dict[int, float] = {}
    for size in sizes:
        folder = workplace / f"rulings-{size}"
        write_rulings(folder, size - len(RULINGS | SUPPORT))
        start = time.process_time()
        bases[size] = same_rulings(workplace / "core", folder)
        loads[size] = time.process_time() - start
    shipped = RuleBase.load()
    path = next(file for file in shipped.knowledge.scenario_files if str(file).endswith(f"{SCENARIO}.fct"))
    scenario = shipped.scenario(path)
    work = {
        f"{kind} {size}": (lambda base=base, kind=kind: _judged(base, scenario, kind))  # type: ignore[misc]
        for size, base in {**bases, 0: shipped}.items()
        for kind in ("judge", "bare")
    }
    times = side_by_side(work, repeats)
    loads[0] = math.nan
    return [
        {
            "rulings": size or len(shipped.knowledge.rulings),
            "judge": times[f"judge {size}"],
            "run": times[f"bare {size}"],
            "load": load,
        }
        for size, load in loads.items()
    ]


def _judged(base: RuleBase, scenario: Scenario, kind: str) -> object:
    case = base.judge(scenario, limit=LIMIT)
    return case.outcomes if kind == "judge" else case.fired


def crowd(objects: int, split: str = "Alive // Well") -> str:
    """A scenario with that many objects in all zones: cards with dredge in graveyards, cards in libraries, permanents,
    split cards in hand; one draw, one mill.

    With ``Breaking // Entering`` as the split card each brings a criterion of its own, which is compared with every
    object: as many answers as objects times criteria.
    """
    lines = [
        '(scenario (id crowd) (title "Many objects"))',
        f"(player (id ana)) (player (id bo)) (library (player ana) (size {objects + 10}))",
        "(library (player bo) (size 9))",
        "(instruction (id draw-one) (player ana) (action draw))",
        "(instruction (id mill-two) (player bo) (action mill) (amount 2))",
        "(attempt (id fused) (player ana) (action cast) (object o3) (half both))",
    ]
    cards = ("Stinkweed Imp", "Wrench", "Breeding Pool", split)
    zones = ("(zone graveyard)", "(zone library) (place {place})", "(zone battlefield)", "(zone hand)")
    for n in range(objects):
        zone = zones[n % 4].format(place=n // 4 + 1)
        lines.append(f'(use-card (name "{cards[n % 4]}") (object o{n}) (owner ana) {zone})')
    return "\n".join(lines)


def by_objects(
    base: RuleBase, sizes: Iterable[int], repeats: int, split: str = "Alive // Well"
) -> tuple[list[dict[str, float]], float, list[str]]:
    """The curve, the exponent that fits its upper half, and the rules whose firings grow more than the objects do."""
    sizes = list(sizes)
    given = {size: base.scenario(crowd(size, split)) for size in sizes}
    rows, fired = [], {}
    for size, scenario in given.items():
        case = base.judge(scenario, limit=LIMIT)
        fired[size] = Counter(firing.rule for firing in case.firings)
        work = {
            "judge": lambda s=scenario: base.judge(s, limit=LIMIT).outcomes,
            "run": lambda s=scenario: base.judge(s, limit=LIMIT).fired,
        }  # type: ignore[misc]
        times = side_by_side(work, max(3, repeats if size < 300 else repeats // 3))
        rows.append({"objects": size, "fired": case.fired, **times})
    upper = rows[len(rows) // 2 :]
    slope = statistics.linear_regression(
        [math.log(row["objects"]) for row in upper], [math.log(row["run"]) for row in upper]
    ).slope
    small, large = sizes[-2], sizes[-1]
    worst = [
        f"{rule}: {fired[small][rule]} -> {count} firings"
        for rule, count in fired[large].most_common()
        if count > 1.5 * large / small * max(1, fired[small][rule])
    ]
    return rows, slope, worst
