"""The core in SWI-Prolog, with a meta-interpreter that records proofs."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

from tests.bench.peers.core import Answer, Relation, Shared

PROGRAM = Path(__file__).with_name("core.pl")


def available() -> bool:
    """Whether SWI-Prolog is installed."""
    return shutil.which("swipl") is not None


def _fact(fact: Relation) -> str:
    name, values = fact
    return f"{name}({', '.join(str(value) if isinstance(value, int) else repr(value) for value in values)})"


def run(scenarios: Iterable[Shared], repeats: int) -> tuple[dict[str, frozenset[Answer]], dict[str, float]]:
    """Answers and seconds of processor time for a judgement, by scenario; the time is taken inside Prolog."""
    questions = "\n".join(
        f"scenario('{one.scenario.id}', {repeats}, [{', '.join(map(_fact, one.facts))}])." for one in scenarios
    )
    command = ["swipl", "-q", "-O", "-g", "main", "-t", "halt", str(PROGRAM)]
    done = subprocess.run(command, input=questions, capture_output=True, text=True, check=True)
    answers: dict[str, set[Answer]] = {}
    times: dict[str, float] = {}
    for line in done.stdout.splitlines():
        kind, scenario, *rest = line.split("\t")
        if kind == "time":
            times[scenario] = float(rest[0])
        else:
            about, aspect, value, by = rest
            answers.setdefault(scenario, set()).add((about, aspect, tuple(value.split(",")), by))
    return {scenario: frozenset(found) for scenario, found in answers.items()}, times
