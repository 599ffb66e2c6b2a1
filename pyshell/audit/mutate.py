"""Runs the scenarios against mutants: which are killed, and which survive and so show a scenario that is missing."""

from __future__ import annotations

import hashlib
import json
import subprocess
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Literal

from pyshell.audit.mutants import Mutant, marked, mutants, without
from pyshell.audit.worlds import Worlds
from pyshell.case import Case
from pyshell.engine import STRATEGY, ConstructError, Engine
from pyshell.errors import InputError, Place, Problem, RunError, nearest
from pyshell.knowledge import Knowledge
from pyshell.model import Scenario
from pyshell.rulebase import RuleBase

_SPARE = 1_000
"""A mutant counts as one that loops after this many firings, and twice those of the longest scenario."""

State = Literal["killed", "survived", "invalid", "equivalent"]


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant.

    ``by`` names the scenario that killed it, ``missing`` the one that would, ``reason`` why a marked one stays.
    """

    ruling: str
    rule: str
    change: str
    state: State
    by: str = ""
    missing: str = ""
    reason: str = ""


class Bench:
    """All shipped scenarios, ready to be run against one changed rule after another."""

    def __init__(self, base: RuleBase) -> None:
        self.base = base
        self.knowledge = base.knowledge
        self.scenarios = [s for file in self.knowledge.scenario_files for s in _with_variants(base.scenario(file))]
        self._marks = marked(self.knowledge)
        self._engine = _plain_engine(base)
        self._engine.restate(self.knowledge.matchable)
        self._uses: dict[str, set[int]] = {}
        """For each rule the scenarios in which it fires."""
        cases = [base.judge(scenario) for scenario in self.scenarios]
        for number, case in enumerate(cases):
            for rule in {inference.rule for inference in case.firings}:
                self._uses.setdefault(rule, set()).add(number)
        self._limit = _SPARE + 2 * max((case.fired for case in cases), default=0)
        self._quickest = sorted(range(len(cases)), key=lambda number: cases[number].fired)
        self._worlds = Worlds(self.knowledge, [case.facts.values() for case in cases])
        self._met = {s.id: self._check(s) for s in self.scenarios}

    def _check(self, scenario: Scenario) -> tuple[bool, ...]:
        """Which expectations are met, and whether there is no conflict."""
        case = Case(scenario, self._engine.run(scenario.facts, limit=self._limit), self.base, STRATEGY)
        return (not case.conflicts, *(checked.met for checked in case.expectations))

    def judge(self, mutant: Mutant) -> Verdict:
        """Run the scenarios in which it could matter until one notices: first those in which the rule fires."""

        def verdict(state: State, by: str = "", reason: str = "") -> Verdict:
            return Verdict(mutant.ruling, mutant.rule, mutant.change, state, by, mutant.missing, reason)

        reason = self._marks.get((mutant.rule, mutant.change))
        if reason is not None:
            return verdict("equivalent", reason=reason)
        try:
            self._engine.replace_rule(mutant.text) if mutant.text else self._leave_out(mutant)
            killer = self._killer(mutant)
        except ConstructError:
            return verdict("invalid")
        finally:  # also when CLIPS refuses the mutant: the rule it was to replace is gone then
            if mutant.text:
                self._engine.replace_rule(self.knowledge.recorded[mutant.rule].plain)
            else:
                self._engine.restate(self.knowledge.matchable)
        return verdict("killed", killer) if killer else verdict("survived")

    def _leave_out(self, mutant: Mutant) -> None:
        assert mutant.left_out is not None
        self._engine.restate(without(self.knowledge.matchable, mutant.left_out))

    def _killer(self, mutant: Mutant) -> str:
        uses = self._uses.get(mutant.rule, set())
        noticing = self._could_notice(mutant)
        for number in sorted(self._quickest, key=lambda number: number not in uses):
            scenario = self.scenarios[number]
            if noticing is not None and number not in noticing:
                continue
            try:
                if self._check(scenario) != self._met[scenario.id]:
                    return scenario.id
            except RunError:
                return scenario.id
        return ""

    def _could_notice(self, mutant: Mutant) -> set[int] | None:
        """The scenarios in which something else may follow; None for all."""
        if mutant.left_out is None:
            return self._worlds.differing(self.knowledge.recorded[mutant.rule], mutant.text)
        rulings = (self.knowledge.rulings[mutant.ruling], self.knowledge.rulings[str(mutant.left_out["over"])])
        speaking = [{n for rule in ruling.rules for n in self._uses.get(rule.name, ())} for ruling in rulings]
        return set.intersection(*speaking)


def _with_variants(scenario: Scenario) -> Iterator[Scenario]:
    yield scenario
    yield from scenario.variants


def _plain_engine(base: RuleBase) -> Engine:
    """An engine of its own with the rules as their authors wrote them: rules can be replaced in it."""
    return RuleBase(base.knowledge).engine(record=False)


def changed_since(knowledge: Knowledge, revision: str) -> list[str]:
    """The rulings whose files differ from a git revision.

    Raises:
        InputError: git doesn't know the revision, or the rules aren't in a git work tree.
    """
    folders = {path.parent for path in knowledge.rule_files}
    changed: set[Path] = set()
    for folder in sorted(folders):
        command = ["git", "-C", str(folder), "diff", "--name-only", "--relative", revision, "--", "."]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            message = f"git can't compare with {revision}: {done.stderr.strip()}"
            raise InputError(Problem(Place("--since"), "bad-revision", message, "name a commit, a branch or a tag"))
        changed |= {(folder / line).resolve() for line in done.stdout.splitlines()}
    return [name for name, ruling in knowledge.rulings.items() if Path(ruling.place.file).resolve() in changed]


class Log:
    """The verdicts of a run so far, one JSON object a line, so that an interrupted run can go on.

    A verdict counts only for the same rule base, scenarios and mutant.
    """

    def __init__(self, path: Path | None, key: str) -> None:
        self._path = path
        self._key = key
        self.known: dict[str, Verdict] = {}
        if path and path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                held = json.loads(line)
                if held.pop("key") == key:
                    name = held.pop("mutant")
                    self.known[name] = Verdict(**held)

    def add(self, mutant: Mutant, verdict: Verdict) -> None:
        """Keep one more verdict."""
        self.known[mutant.name] = verdict
        if self._path:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"key": self._key, "mutant": mutant.name, **asdict(verdict)}) + "\n")


def key_of(knowledge: Knowledge) -> str:
    """A digest of everything that verdicts depend on: rules, facts, cards and scenarios."""
    digest = hashlib.sha256()
    for path in (*knowledge.rule_files, *knowledge.fact_files, *knowledge.scenario_files):
        digest.update(path.read_bytes())
    for text in knowledge.cards.texts:
        digest.update(text.encode())
    return digest.hexdigest()


_bench: Bench | None = None


def _start(load: Callable[[], RuleBase]) -> None:
    global _bench
    _bench = Bench(load())


def _judge(batch: Sequence[Mutant]) -> list[Verdict]:
    assert _bench is not None
    return [_bench.judge(mutant) for mutant in batch]


def run(
    load: Callable[[], RuleBase], chosen: Sequence[Mutant], log: Log, *, workers: int, batch: int = 8
) -> Iterator[Verdict]:
    """Judge mutants in worker processes, each of which loads the rules once; verdicts come as they are found.

    ``load`` must be a function that worker processes can import.
    """
    waiting: list[Mutant] = []
    for mutant in chosen:
        if mutant.name in log.known:
            yield log.known[mutant.name]
        else:
            waiting.append(mutant)
    if not waiting:
        return
    batches = [waiting[at : at + batch] for at in range(0, len(waiting), batch)]
    if workers == 1:
        bench = Bench(load())
        for mutant in waiting:
            verdict = bench.judge(mutant)
            log.add(mutant, verdict)
            yield verdict
        return
    with ProcessPoolExecutor(workers, get_context("spawn"), _start, (load,)) as pool:
        futures: Mapping[Future[list[Verdict]], list[Mutant]] = {pool.submit(_judge, part): part for part in batches}
        try:
            for future in as_completed(futures):
                for mutant, verdict in zip(futures[future], future.result(), strict=True):
                    log.add(mutant, verdict)
                    yield verdict
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def chosen_mutants(knowledge: Knowledge, rulings: Iterable[str] = ()) -> list[Mutant]:
    """The mutants of the named rulings, or of all.

    Raises:
        InputError: a ruling that doesn't exist.
    """
    names = list(rulings)
    for name in names:
        if name not in knowledge.rulings:
            hint = nearest(name, knowledge.rulings)
            raise InputError(Problem(Place("command"), "unknown-ruling", f"there is no ruling {name}", hint))
    return list(mutants(knowledge, names))
