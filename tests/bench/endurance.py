"""Whether judging stays as quick and as small as it began: ``python -m tests.bench.endurance [JUDGEMENTS]``.

Judges the shipped scenarios in turn, with sentences and proofs every tenth time, and prints the median time of each
tenth of the run and the resident memory at its end; then the medians of about the first and the last thousand, each of
them with every scenario as often as the other, and how much memory was added after the first tenth. (Processor time.)
As a machine's own speed may change in the meantime, the same rule base is at last compared with a fresh one, in turns.
"""

from __future__ import annotations

import math
import statistics
import sys
import time
from collections import deque
from collections.abc import Sequence
from pathlib import Path

from pyshell import RuleBase, Scenario
from tests.bench.recording import scenarios


def resident() -> float:
    """Resident memory in MB."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


def against_a_fresh_one(base: RuleBase, given: Sequence[Scenario]) -> tuple[float, float]:
    """Median microseconds of a judgement by this rule base, and by one that has just been loaded."""
    fresh = RuleBase.load()
    times: dict[RuleBase, list[float]] = {base: [], fresh: []}
    for number, scenario in enumerate(given):
        for one in (base, fresh) if number % 2 else (fresh, base):
            start = time.thread_time()
            found = one.judge(scenario).outcomes
            times[one].append(time.thread_time() - start)
            del found
    return statistics.median(times[base]) * 1e6, statistics.median(times[fresh]) * 1e6


def main() -> None:
    """Print the table."""
    judgements = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    base = RuleBase.load()
    given = scenarios(base)
    times: list[float] = []
    edge = min(math.ceil(1_000 / len(given)) * len(given), judgements // 2)
    begun: list[float] = []
    ended: deque[float] = deque(maxlen=edge)
    memory: list[float] = []
    print(f"{'judged':>8} {'median us':>10} {'MB':>8}")
    for number in range(judgements):
        start = time.thread_time()
        case = base.judge(given[number % len(given)])
        found = case.outcomes
        taken = time.thread_time() - start
        times.append(taken)
        ended.append(taken)
        if number < edge:
            begun.append(taken)
        if number % 10 == 0 and found:
            case.why(found[0]).tree()
        if len(times) == judgements // 10:
            memory.append(resident())
            print(f"{number + 1:8} {statistics.median(times) * 1e6:10.0f} {memory[-1]:8.1f}", flush=True)
            times.clear()
    first, last = statistics.median(begun) * 1e6, statistics.median(ended) * 1e6
    print(f"median of the first {edge}: {first:.0f} us, of the last {edge}: {last:.0f} us, ratio {last / first:.2f}")
    old, new = against_a_fresh_one(base, given)
    print(f"in turns at the end: this rule base {old:.0f} us, a fresh one {new:.0f} us, ratio {old / new:.2f}")
    print(f"resident memory: {memory[0]:.1f} MB after the first tenth, {memory[-1]:.1f} MB at the end")


if __name__ == "__main__":
    main()
