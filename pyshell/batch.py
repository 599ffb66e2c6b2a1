"""Many scenarios, one JSON object a line in and out: order kept, and one bad line gives one error object.

Work is done in worker processes that load the rules once, or on a Dask cluster that somebody else runs.
"""

from __future__ import annotations

import json
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from pyshell.errors import InputError, Place, Problem, RunError
from pyshell.model import Fact, Scenario, SlotValue, Symbol, Value
from pyshell.reader import is_number
from pyshell.rulebase import RuleBase
from pyshell.vocabulary import is_symbol

CHUNK = 8
"""How many lines a worker is given at once: few, so that no worker waits long for the other at the end."""

_WAITING = 4
"""How many chunks for each worker are under way or waiting, so that a long input isn't held in memory."""

_TRIES = 3
"""How often a line may cost a worker its life before it is given up."""

ANSWERS_WITHIN = "10s"
"""How long a Dask scheduler is waited for."""


@dataclass(frozen=True)
class Task:
    """One line of the input, with its number from 1."""

    number: int
    text: str


Chunk = Sequence[Task]
Load = Callable[[], RuleBase]


def tasks(lines: Iterable[str], done: int = 0) -> Iterator[Task]:
    """The lines that hold something, without those that ``done`` says were answered already."""
    filled = (Task(number, line) for number, line in enumerate(lines, 1) if line.strip())
    for position, task in enumerate(filled):
        if position >= done:
            yield task


def judge(base: RuleBase, task: Task, *, brief: bool = False) -> str:
    """One line of output: the case as JSON, or what is wrong with the line.

    A line is an object with ``text`` (a scenario as a file holds it), ``facts`` (a list of objects with ``template``
    and ``slots``; a string is a symbol where it can be, and a quoted string where the slot holds strings), or ``file``
    (a path); and perhaps ``id``, which is given back.
    """
    answer: dict[str, Any] = {"line": task.number}
    try:
        asked = _asked(task)
        if "id" in asked:
            answer["id"] = asked["id"]
        case = base.judge(_scenario(base, asked, task))
        answer.update(case.to_json(proofs=not brief))
    except RecursionError:
        answer["error"] = [f"line {task.number}: this is too deep to be answered"]
    except InputError as error:
        answer["error"] = [str(problem) for problem in error.problems]
    except RunError as error:
        answer["error"] = [str(error)]
    return json.dumps(answer)


def _asked(task: Task) -> dict[str, Any]:
    try:
        asked = json.loads(task.text)
    except (ValueError, RecursionError) as error:  # the former also for numbers with thousands of digits
        raise _wrong(task, f"this is no JSON: {error}") from error
    if not isinstance(asked, dict):
        raise _wrong(task, "an object is expected", '{"text": "..."}')
    return asked


def _scenario(base: RuleBase, asked: dict[str, Any], task: Task) -> Scenario:
    given = [key for key in ("text", "facts", "file") if key in asked]
    if len(given) != 1:
        raise _wrong(task, "one of text, facts and file is expected", f"there are {len(given)}")
    value = asked[given[0]]
    if given[0] == "facts":
        return base.scenario([_fact(base, item, task) for item in _list_of(value, task)])
    if not isinstance(value, str):
        raise _wrong(task, f"{given[0]} has to be a string")
    if given[0] == "file":
        return base.scenario(Path(value))
    return base.read_scenario(value, f"line {task.number}")


def _list_of(value: Any, task: Task) -> list[Any]:
    if not isinstance(value, list):
        raise _wrong(task, "facts has to be a list")
    return value


def _fact(base: RuleBase, item: Any, task: Task) -> Fact:
    if not isinstance(item, dict) or not isinstance(item.get("template"), str):
        raise _wrong(task, "each fact is an object with template and slots")
    slots = item.get("slots", {})
    if not isinstance(slots, dict):
        raise _wrong(task, "slots has to be an object")
    template = base.knowledge.vocabulary.templates.get(item["template"])
    known = template.slots if template else {}
    typed = {name: _typed(value, known[name].types if name in known else (), task) for name, value in slots.items()}
    return base.knowledge.vocabulary.fact(item["template"], typed, Place(f"line {task.number}"))


def _typed(value: Any, types: Sequence[str], task: Task) -> SlotValue:
    if isinstance(value, list):
        return tuple(_one(item, types, task) for item in value)
    return _one(value, types, task)


def _one(value: Any, types: Sequence[str], task: Task) -> Value:
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        raise _wrong(task, f"{json.dumps(value)} is no value of a slot")
    if isinstance(value, str) and "STRING" not in types and is_symbol(value) and not is_number(value):
        return Symbol(value)
    plain: str | int | float = value
    return plain


def _wrong(task: Task, message: str, hint: str = "") -> InputError:
    return InputError(Problem(Place(f"line {task.number}"), "bad-line", message, hint))


# Worker processes

_base: RuleBase | None = None


def _start(load: Load) -> None:
    global _base
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt is for the process that writes
    _base = load()


def _work(chunk: Chunk, brief: bool) -> list[str]:
    assert _base is not None
    return [judge(_base, task, brief=brief) for task in chunk]


def run(load: Load, work: Iterable[Task], *, workers: int, brief: bool = False, apart: bool = False) -> Iterator[str]:
    """Judge the tasks in worker processes and give their lines in order.

    A worker that dies is replaced and its lines are tried again, one by one; a line that costs several workers their
    lives is answered with an error. ``load`` must be a function that worker processes can import. A single worker is
    this process itself, unless it is to be ``apart``.
    """
    if workers == 1 and not apart:
        base = load()
        for task in work:
            yield judge(base, task, brief=brief)
        return
    chunks = _chunks(work, CHUNK)
    waiting: deque[tuple[Chunk, Future[list[str]]]] = deque()
    pool = _pool(load, workers)
    tries: dict[int, int] = {}
    try:
        while True:
            while len(waiting) < workers * _WAITING and (more := next(chunks, None)):
                waiting.append((more, _submit(pool, more, brief)))
            if not waiting:
                return
            chunk, future = waiting[0]
            try:
                lines = future.result()
            except BrokenProcessPool:
                pool.shutdown(wait=False, cancel_futures=True)
                pool = _pool(load, workers)
                again: list[Chunk] = [[task] for task in chunk] if len(chunk) > 1 else [chunk]
                first = chunk[0].number
                tries[first] = tries.get(first, 0) + 1
                later = [one for one, _ in waiting][1:]
                waiting.clear()
                if len(chunk) == 1 and tries[first] >= _TRIES:
                    yield _lost(chunk[0])
                    again = []
                waiting.extend((one, _submit(pool, one, brief)) for one in (*again, *later))
                continue
            waiting.popleft()
            yield from lines
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _lost(task: Task) -> str:
    message = f"line {task.number}: the worker process died {_TRIES} times over this line"
    return json.dumps({"line": task.number, "error": [message]})


def _pool(load: Load, workers: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(workers, get_context("spawn"), _start, (load,))


def _submit(pool: ProcessPoolExecutor, chunk: Chunk, brief: bool) -> Future[list[str]]:
    """Give work to the pool, which may start a process for it: one that doesn't hear of an interrupt even while Python
    starts in it, and so has nothing to say about it."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT,))
    try:
        return pool.submit(_work, chunk, brief)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _chunks(work: Iterable[Task], size: int) -> Iterator[list[Task]]:
    chunk: list[Task] = []
    for task in work:
        chunk.append(task)
        if len(chunk) == size:
            yield chunk
            chunk = []
    if chunk:
        yield chunk


# A Dask cluster

_of_thread = threading.local()


def _work_anywhere(load: Load, chunk: Chunk, brief: bool) -> list[str]:
    """What a Dask worker does: each of its threads loads the rules once."""
    if getattr(_of_thread, "load", None) != repr(load):
        _of_thread.base, _of_thread.load = load(), repr(load)
    return [judge(_of_thread.base, task, brief=brief) for task in chunk]


def run_on_cluster(load: Load, work: Iterable[Task], address: str, *, brief: bool = False) -> Iterator[str]:
    """The same on the cluster of a Dask scheduler. Dask gives a lost worker's chunks to another one.

    Raises:
        InputError: Dask isn't installed, or no scheduler answers at the address.
    """
    try:
        distributed = import_module("distributed")
    except ImportError as error:
        message = "this needs Dask"
        raise InputError(Problem(Place("--scheduler"), "no-dask", message, "pip install 'rulings[cluster]'")) from error
    try:
        client = distributed.Client(address, timeout=ANSWERS_WITHIN, set_as_default=False)
    except (OSError, ValueError, TimeoutError) as error:
        message = f"no Dask scheduler answers there: {error}"
        raise InputError(Problem(Place(address), "no-scheduler", message, "tcp://HOST:8786")) from error
    with client:
        waiting: deque[Any] = deque()
        chunks = _chunks(work, CHUNK)
        limit = _WAITING * max(2, sum(client.nthreads().values()))
        while True:
            while len(waiting) < limit and (chunk := next(chunks, None)):
                waiting.append(client.submit(_work_anywhere, load, chunk, brief, pure=False))
            if not waiting:
                return
            yield from waiting.popleft().result()
