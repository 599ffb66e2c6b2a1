"""Whether judging stays as quick and as small as it began: ``python -m tests.bench.endurance [JUDGEMENTS]``.

Judges the shipped scenarios in turn, with sentences and proofs every tenth time, and prints the median time of each
tenth of the run and the resident memory at its end.
"""

from __future__ import annotations

import statistics
import sys
import time
from pathlib import Path

from pyshell import RuleBase
from tests.bench.recording import scenarios


def resident() -> float:
    """Resident memory in MB."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


def main() -> None:
    """Print the table."""
    judgements = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    base = RuleBase.load()
    given = scenarios(base)
    times: list[float] = []
    first = last = 0.0
    print(f"{'judged':>8} {'median us':>10} {'MB':>8}")
    for number in range(judgements):
        start = time.thread_time()
        case = base.judge(given[number % len(given)])
        found = case.outcomes
        times.append(time.thread_time() - start)
        if number % 10 == 0 and found:
            case.why(found[0]).tree()
        if len(times) == judgements // 10:
            last = statistics.median(times) * 1e6
            first = first or last
            print(f"{number + 1:8} {last:10.0f} {resident():8.1f}")
            times.clear()
    print(f"last tenth / first tenth: {last / first:.2f}")


if __name__ == "__main__":
    main()
