"""Times measured side by side."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Mapping


def side_by_side(work: Mapping[str, Callable[[], object]], repeats: int) -> dict[str, float]:
    """Median processor time of each piece of work in microseconds, run in turns in changing order.

    Processor time of this thread, as other programs may run beside it.
    """
    times: dict[str, list[float]] = {name: [] for name in work}
    for _ in range(repeats):
        for name in random.sample(list(work), len(work)):
            start = time.thread_time()
            work[name]()
            times[name].append(time.thread_time() - start)
    return {name: statistics.median(taken) * 1e6 for name, taken in times.items()}
