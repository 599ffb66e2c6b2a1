"""All benchmarks: ``python -m tests.bench [--out FOLDER] [--repeats N] [--every N] [--sections NAME ...]``.

Prints a table of each figure beside its target, and writes ``bench.json`` and ``bench.png`` to the folder. Everything
is processor time, not time on the clock, as other programs may run beside it; what is compared is measured in turns in
one run. (Endurance has a program of its own, :mod:`tests.bench.endurance`.)
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from pyshell import RuleBase
from tests.bench import growth, recording
from tests.bench.timing import side_by_side

SECTIONS = ("recording", "peers", "rulings", "objects", "startup")


@dataclass(frozen=True)
class Figure:
    """One measured figure: what, how much, the target in words, and whether it was met (``None``: there is none)."""

    what: str
    value: float
    unit: str
    target: str = ""
    met: bool | None = None

    def __str__(self) -> str:
        verdict = {True: "met", False: "MISSED", None: ""}[self.met]
        return f"{self.what:64} {self.value:10.2f} {self.unit:3} {self.target:14} {verdict}"


@dataclass
class Report:
    """All figures, and what they came from."""

    figures: list[Figure] = field(default_factory=list)
    details: dict[str, Any] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)

    def at_most(self, what: str, value: float, limit: float) -> None:
        """A ratio that should be small."""
        self._add(Figure(what, value, "x", f"<= {limit:g} x", value <= limit))

    def at_least(self, what: str, value: float, limit: float) -> None:
        """A ratio that should be large."""
        self._add(Figure(what, value, "x", f">= {limit:g} x", value >= limit))

    def plain(self, what: str, value: float, unit: str) -> None:
        """A figure without a target."""
        self._add(Figure(what, value, unit))

    def note(self, text: str) -> None:
        """A word about the figures."""
        self.notes.append(text)
        print(f"  {text}", flush=True)

    def _add(self, figure: Figure) -> None:
        self.figures.append(figure)
        print(figure, flush=True)


def recorded(report: Report, options: argparse.Namespace) -> None:
    """Recording and the way from Python facts to outcomes, against bare CLIPS."""
    base = RuleBase.load()
    rows = {
        scenario.id: recording.measure(base, scenario, options.repeats, recording.STRATEGY)
        for scenario in recording.scenarios(base)[:: options.every]
    }
    report.details["recording"] = rows
    report.plain(
        f"bare CLIPS, median of {len(rows)} scenarios", statistics.median(r["bare"] for r in rows.values()), "us"
    )

    def ratio(name: str) -> float:
        return statistics.median(row[name] / row["bare"] for row in rows.values())

    report.at_most("judged with recorded proofs / bare CLIPS", ratio("recorded"), 1.5)
    report.at_most("judge(), Python facts to Python outcomes / bare CLIPS", ratio("judge"), 2.5)
    report.plain("the same with every outcome's sentence / bare CLIPS", ratio("says"), "x")
    report.plain("the same as JSON with all proofs / bare CLIPS", ratio("json"), "x")


def peers(report: Report, options: argparse.Namespace) -> None:
    """Other systems with the core rulings, against our whole rule base and against the same rulings of it.

    The others have no more than these rulings to look at, so the targets are for the same rulings. SWI-Prolog measures
    itself in a process of its own, so its ratio swings with whatever else runs.
    """
    from tests.bench.peers import asp, prolog
    from tests.bench.peers.core import Peer, disagreements, ourselves, same_rulings, shared

    base = RuleBase.load()
    with tempfile.TemporaryDirectory() as workplace:
        small = same_rulings(Path(workplace) / "core")
    scenarios = shared(base)[:: options.every]
    ours = [ourselves(base, "all rulings"), ourselves(small, "the same rulings")]
    others = asp.peers(scenarios)
    if importlib.util.find_spec("durable_rules_engine"):
        from tests.bench.peers import durable

        others += durable.peers()
    else:
        report.note("durable_rules isn't installed: skipped")
    if prolog.available():
        answers, prolog_times = prolog.run(scenarios, options.repeats)
        others.append(Peer("SWI-Prolog", lambda one: answers.get(one.scenario.id, frozenset()), lambda _: None))
    else:
        report.note("SWI-Prolog isn't installed: skipped")
    report.note(f"{len(scenarios)} scenarios of the core; all rulings: {len(base.knowledge.rulings)} on our side")
    report.note(f"the same rulings: what the others have, {len(small.knowledge.rulings)} with golden rules and steps")
    report.note(
        "targets, for the same rulings: clingo 10 x, xclingo 100 x, everything else 1 x; clingo with every rule"
    )
    report.note("grounded before needs all facts of all scenarios in advance, so it is held to 1 x")
    for peer in [*ours, *others]:
        for text in disagreements(peer, scenarios):
            raise SystemExit(f"not the same answers, so not timed: {text}")
    times: dict[str, dict[str, float]] = {}
    for one in scenarios:
        work: dict[str, Callable[[], object]] = {
            peer.name: lambda p=peer, s=one: p.judge(s)  # type: ignore[misc]
            for peer in [*ours, *others]
            if peer.repeats > 1
        }
        times[one.scenario.id] = side_by_side(work, options.repeats)
        slow: dict[str, Callable[[], object]] = {
            peer.name: lambda p=peer, s=one: p.judge(s)  # type: ignore[misc]
            for peer in others
            if peer.repeats == 1
        }
        times[one.scenario.id] |= side_by_side(slow, 1)
        if prolog.available():
            times[one.scenario.id]["SWI-Prolog"] = prolog_times[one.scenario.id] * 1e6
    report.details["peers"] = times
    for own in ours:
        median = statistics.median(row[own.name] for row in times.values())
        report.plain(f"{own.name}, with recorded proofs", median, "us")
    limits = {"clingo, one control a scenario": 10.0, "clingo, multi-shot": 10.0, "xclingo": 100.0}
    for peer in others:
        everything, same = (statistics.median(row[peer.name] / row[own.name] for row in times.values()) for own in ours)
        report.plain(f"{peer.name} / all rulings", everything, "x")
        report.at_least(f"{peer.name} / the same rulings", same, limits.get(peer.name, 1.0))


def rulings(report: Report, options: argparse.Namespace) -> None:
    """Growth with the number of rulings."""
    with tempfile.TemporaryDirectory() as workplace:
        *rows, shipped = growth.by_rulings(Path(workplace), options.rulings, options.repeats)
    report.details["rulings"] = rows
    first = rows[0]
    for row in rows:
        report.plain(f"one scenario under {row['rulings']:.0f} rulings", row["judge"], "us")
        report.plain(f"loading {row['rulings']:.0f} rulings", row["load"], "s")
    report.plain(f"the same scenario under the {shipped['rulings']:.0f} shipped rulings", shipped["judge"], "us")
    for row in rows[1:]:
        what, ratio = f"{row['rulings']:.0f} rulings / {first['rulings']:.0f}", row["judge"] / first["judge"]
        if row["rulings"] <= 5_000:
            report.at_most(what, ratio, 2)
        else:
            report.plain(what, ratio, "x")


def objects(report: Report, options: argparse.Namespace) -> None:
    """Growth with the number of objects in one scenario."""
    rows, slope, worst = growth.by_objects(RuleBase.load(), options.objects, options.repeats)
    report.details["objects"] = {"rows": rows, "exponent": slope, "worst": worst}
    for row in rows:
        report.plain(f"{row['objects']:.0f} objects, {row['fired']:.0f} firings", row["judge"], "us")
    report.plain("grows like objects to the power", slope, "")
    for text in worst:
        report.note(f"firings grow more than objects: {text}")
    _, slope, worst = growth.by_objects(RuleBase.load(), growth.CRITERIA, options.repeats, "Breaking // Entering")
    report.plain("the same where every fourth object brings a criterion of its own", slope, "")
    for text in worst:
        report.note(f"firings grow more than objects: {text}")


def startup(report: Report, options: argparse.Namespace) -> None:
    """The command from cold, with and without the image of the loaded base."""
    base = RuleBase.load()
    scenario = str(next(f for f in base.knowledge.scenario_files if f.name == "effect-beyond-library.fct"))
    with tempfile.TemporaryDirectory() as cache:
        command([scenario], cache)
        for what, folder in (("with an image", cache), ("without an image", "off")):
            taken = statistics.median(command([scenario], folder) for _ in range(min(5, options.repeats)))
            report.plain(f"`rulings judge`, cold, {what}", taken * 1000, "ms")
        report.plain("`python -c pass`", statistics.median(python("-c", "pass") for _ in range(3)) * 1000, "ms")
        more = Path(cache) / "rulings"
        growth.write_rulings(more, 5_000 - len(base.knowledge.rulings))
        images = str(Path(cache) / "images")
        for what in ("without", "with"):
            taken = command(["--rules", str(more), scenario], images)
            report.plain(f"`rulings judge`, cold, 5,000 rulings, {what} an image", taken * 1000, "ms")


def command(arguments: list[str], cache: str) -> float:
    """Processor seconds of ``rulings judge``."""
    return python("-m", "pyshell", "judge", *arguments, cache=cache)


def python(*arguments: str, cache: str = "off") -> float:
    """Processor seconds of a Python process."""
    before = os.times()
    environment = {**os.environ, "RULINGS_CACHE": cache}
    subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL, env=environment)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def plot(report: Report, path: Path) -> None:
    """How the cost of a judgement grows."""
    import matplotlib as mpl  # type: ignore[import-not-found]

    mpl.use("Agg")
    from matplotlib import pyplot  # type: ignore[import-not-found]

    curves = {
        "rulings": report.details.get("rulings", []),
        "objects": report.details.get("objects", {}).get("rows", []),
    }
    figure, axes = pyplot.subplots(1, 2, figsize=(11, 4.5))
    for axis, (name, rows) in zip(axes, curves.items(), strict=True):
        for kind, label in (("judge", "judge() with outcomes"), ("run", "rules alone, recorded")):
            if rows:
                axis.loglog([row[name] for row in rows], [row[kind] / 1000 for row in rows], "o-", label=label)
        axis.set(xlabel=name, ylabel="processor time, ms", title=f"One scenario, growing {name}")
        axis.grid(True, which="both", alpha=0.3)
        if rows:
            axis.legend()
    figure.tight_layout()
    figure.savefig(path, dpi=120)


def main() -> None:
    """Measure, print, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, help="folder for bench.json and bench.png")
    parser.add_argument("--repeats", type=int, default=11, help="how often each thing is timed")
    parser.add_argument("--every", type=int, default=1, help="take every Nth scenario")
    parser.add_argument("--rulings", type=int, nargs="+", default=list(growth.SIZES), help="sizes of rule bases")
    parser.add_argument("--objects", type=int, nargs="+", default=list(growth.OBJECTS), help="numbers of objects")
    parser.add_argument("--sections", nargs="+", choices=SECTIONS, default=SECTIONS)
    options = parser.parse_args()
    cache = os.environ.setdefault("RULINGS_CACHE", "off")
    report = Report()
    print(f"Medians of processor time (not of the clock), measured in turns; image cache: {cache}")
    sections: dict[str, Callable[[Report, argparse.Namespace], None]] = {
        "recording": recorded,
        "peers": peers,
        "rulings": rulings,
        "objects": objects,
        "startup": startup,
    }
    for name in options.sections:
        print(f"\n{name}", flush=True)
        sections[name](report, options)
    if options.out:
        options.out.mkdir(parents=True, exist_ok=True)
        about = {"python": sys.version, "machine": platform.platform(), "at": time.strftime("%Y-%m-%d %H:%M:%S")}
        held = {"about": about, "figures": list(map(asdict, report.figures)), "notes": report.notes}
        (options.out / "bench.json").write_text(json.dumps({**held, "details": report.details}, indent=1) + "\n")
        plot(report, options.out / "bench.png")


if __name__ == "__main__":
    main()
