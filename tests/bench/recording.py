"""What recording and taking out the answers cost, on every shipped scenario:
``python -m tests.bench.recording [REPEATS] [STRATEGY]``.

Columns, all measured in turns in one process, as medians of processor time (other programs may run beside it):

- bare: the rules as their authors wrote them in CLIPS, without the package: reset, load-facts, run (microseconds);
- run: the same through the engine, without recording; recorded: with recording; ratio: recorded / run;
- judge: Python facts in, outcomes out, with recording, divided by bare;
- says: with each outcome's sentence; json: the whole case as JSON; both divided by bare.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable

from clips._clips import lib

from pyshell import RuleBase
from pyshell.engine import STRATEGY
from pyshell.model import Scenario

COLUMNS = ("bare", "run", "recorded", "judge", "says", "json")


def scenarios(base: RuleBase) -> list[Scenario]:
    """Every shipped scenario and variant."""
    found = [base.scenario(path) for path in base.knowledge.scenario_files]
    return [one for scenario in found for one in (scenario, *scenario.variants)]


def measure(base: RuleBase, scenario: Scenario, repeats: int, strategy: str) -> dict[str, float]:
    """Median times in microseconds."""
    recorded, plain = base.engine(), base.engine(record=False)
    text = " ".join(map(plain._writer.text, scenario.facts)).encode()
    environment = plain._env

    def bare() -> None:
        lib.Reset(environment)
        lib.LoadFactsFromString(environment, text, len(text))
        lib.Run(environment, 100_000)

    work: dict[str, Callable[[], object]] = {
        "bare": bare,
        "run": lambda: plain.run(scenario.facts, strategy=strategy),
        "recorded": lambda: recorded.run(scenario.facts, strategy=strategy),
        "judge": lambda: base.judge(scenario, strategy=strategy).outcomes,
        "says": lambda: [outcome.says for outcome in base.judge(scenario, strategy=strategy).outcomes],
        "json": lambda: base.judge(scenario, strategy=strategy).to_json(),
    }
    times: dict[str, list[float]] = {name: [] for name in COLUMNS}
    plain.run(scenario.facts, strategy=strategy)
    for _ in range(repeats):
        for name in random.sample(COLUMNS, len(COLUMNS)):
            start = time.thread_time()
            work[name]()
            times[name].append(time.thread_time() - start)
    return {name: statistics.median(values) * 1e6 for name, values in times.items()}


def main() -> None:
    """Print the table."""
    repeats = int(sys.argv[1]) if len(sys.argv) > 1 else 30
    strategy = sys.argv[2] if len(sys.argv) > 2 else STRATEGY
    base = RuleBase.load()
    rows = []
    print(f"{'scenario':50} {'fired':>5} {'bare':>7} {'ratio':>6} {'judge':>6} {'says':>6} {'json':>6}")
    for scenario in scenarios(base):
        found = measure(base, scenario, repeats, strategy)
        row = [found["recorded"] / found["run"], *(found[name] / found["bare"] for name in ("judge", "says", "json"))]
        rows.append((found["bare"], *row))
        fired = base.judge(scenario, strategy=strategy).fired
        print(f"{scenario.id:50} {fired:5} {found['bare']:7.0f} {' '.join(f'{value:6.2f}' for value in row)}")
    medians = [statistics.median(column) for column in zip(*rows, strict=True)]
    worst = [max(column) for column in zip(*rows, strict=True)]
    for name, values in (("median", medians), ("worst", worst)):
        print(f"{name:50} {'':5} {values[0]:7.0f} {' '.join(f'{value:6.2f}' for value in values[1:])}")


if __name__ == "__main__":
    main()
