"""How much two worker processes speed a batch up: ``python -m tests.bench.batch [LINES] [REPEATS]``.

Runs ``rulings batch`` over the shipped scenarios, again and again up to LINES, with one process and with two, in turns.
Prints the medians of the time by the clock and of the processor time, and their ratios: by the clock the target is 1.8.
Only a machine with two idle cores can tell: the load average is printed too, and above 0.5 the ratio means little.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from pyshell.rulebase import RuleBase

TARGET = 1.8
BUSY = 0.5


def timed(command: list[str]) -> tuple[float, float]:
    """Seconds by the clock, and of processor time in all processes."""
    before, began = os.times(), time.perf_counter()
    subprocess.run(command, check=True)
    taken, after = time.perf_counter() - began, os.times()
    return taken, after.children_user + after.children_system - before.children_user - before.children_system


def main(lines: int, repeats: int) -> None:
    """Print the table."""
    scenarios = [path.read_text(encoding="utf-8") for path in RuleBase.load().knowledge.scenario_files]
    load = os.getloadavg()[0]
    print(f"{lines} lines, {os.cpu_count()} cores, load average {load:.2f}")
    with tempfile.TemporaryDirectory() as folder:
        source, output = Path(folder, "in.jsonl"), Path(folder, "out.jsonl")
        asked = (json.dumps({"id": number, "text": scenarios[number % len(scenarios)]}) for number in range(lines))
        source.write_text("".join(f"{line}\n" for line in asked), encoding="utf-8")
        print(f"{'':10} {'1, clock s':>11} {'2, clock s':>11} {'ratio':>6} {'1, cpu s':>9} {'2, cpu s':>9}")
        for name, options in (("whole", []), ("--brief", ["--brief"])):
            command = [sys.executable, "-m", "pyshell", "batch", str(source), "-o", str(output), *options]
            taken = [[timed([*command, "-j", workers]) for workers in ("1", "2")] for _ in range(repeats)]
            clocks = [statistics.median(row[which][0] for row in taken) for which in (0, 1)]
            cpus = [statistics.median(row[which][1] for row in taken) for which in (0, 1)]
            row = (*clocks, clocks[0] / clocks[1], *cpus)
            print("{:10} {:11.2f} {:11.2f} {:6.2f} {:9.2f} {:9.2f}".format(name, *row), flush=True)
    print(f"target: {TARGET} by the clock" + ("; this machine is too busy to tell" if load > BUSY else ""))


if __name__ == "__main__":
    numbers = [int(argument) for argument in sys.argv[1:]]
    main(*numbers, *(1_000, 3)[len(numbers) :])
