"""Many scenarios in one go: order kept, bad lines answered, nothing lost or doubled when something is cut off."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from pyshell import batch
from pyshell.rulebase import RuleBase

MILL = """
(player (id ana)) (library (player ana) (size {size})) (instruction (id i1) (player ana) (action mill) (amount 5))
"""


def line(size: int) -> str:
    return json.dumps({"id": size, "text": MILL.format(size=size)})


def milled(answer: str) -> int:
    held = json.loads(answer)
    (value,) = (o["value"] for o in held["outcomes"] if (o["about"], o["aspect"]) == ("i1", "amount"))
    assert held["id"] == held["line"] - 1
    return int(value[0])


SIZES = range(60)
LINES = [line(size) for size in SIZES]
EXPECTED = [min(5, size) for size in SIZES]


@pytest.mark.parametrize("workers", [1, 2])
def test_answers_come_in_the_order_of_the_questions(workers: int) -> None:
    answers = list(batch.run(RuleBase.load, batch.tasks(LINES), workers=workers, brief=True))
    assert [milled(answer) for answer in answers] == EXPECTED


@pytest.mark.parametrize(
    ("bad", "message"),
    [
        ("{", "no JSON"),
        ("[1]", "an object is expected"),
        ("{}", "one of text, facts and file"),
        ('{"text": 1}', "text has to be a string"),
        ('{"text": "(player (id"}', "is never closed"),
        ('{"text": "(playr (id ana))"}', "did you mean player?"),
        ('{"file": "no-such-file.fct"}', "no-such-file.fct"),
        ('{"facts": {}}', "facts has to be a list"),
        ('{"facts": [1]}', "each fact is an object"),
        ('{"facts": [{"template": "player", "slots": []}]}', "slots has to be an object"),
        ('{"facts": [{"template": "player", "slots": {"id": null}}]}', "no value of a slot"),
        ("[" * 100_000, "no JSON"),
    ],
)
def test_a_bad_line_gives_one_error_and_the_others_go_on(base: RuleBase, bad: str, message: str) -> None:
    first, second = (json.loads(batch.judge(base, task)) for task in batch.tasks([bad, LINES[3]]))
    assert message in first["error"][0]
    assert "error" not in second


def test_facts_may_come_as_values(base: RuleBase) -> None:
    facts = [
        {"template": "player", "slots": {"id": "ana", "name": "Ana"}},
        {"template": "library", "slots": {"player": "ana", "size": 3}},
        {"template": "instruction", "slots": {"id": "i1", "player": "ana", "action": "mill", "amount": 5}},
    ]
    answer = json.loads(batch.judge(base, batch.Task(1, json.dumps({"facts": facts}))))
    assert [o["value"] for o in answer["outcomes"] if o["aspect"] == "amount"] == [[3]]


def test_what_was_answered_is_not_asked_again() -> None:
    assert [task.number for task in batch.tasks(["a", "", "b", "c"], done=1)] == [3, 4]


def _dies_on_seven(marker: Path, base: RuleBase) -> RuleBase:
    """A rule base whose process dies over the scenario with seven cards: once, or each time if there is no marker."""
    judge = base.read_scenario

    def deadly(text: str, file: str):  # type: ignore[no-untyped-def]
        if "(size 7)" in text and not marker.exists():
            if marker.suffix == ".once":
                marker.write_text("")
            os._exit(9)
        return judge(text, file)

    base.read_scenario = deadly  # type: ignore[method-assign]
    return base


def load_deadly(marker: Path) -> RuleBase:
    return _dies_on_seven(marker, RuleBase.load())


def test_a_worker_that_dies_is_replaced_and_nothing_is_lost_or_doubled(tmp_path: Path) -> None:
    load = partial(load_deadly, tmp_path / "died.once")
    answers = list(batch.run(load, batch.tasks(LINES), workers=2, brief=True))
    assert [milled(answer) for answer in answers] == EXPECTED


def test_a_line_that_kills_every_worker_is_answered_with_an_error(tmp_path: Path) -> None:
    load = partial(load_deadly, tmp_path / "dies.always")
    answers = list(batch.run(load, batch.tasks(LINES[:12]), workers=2, brief=True))
    assert "died" in json.loads(answers.pop(7))["error"][0]
    assert [milled(answer) for answer in answers] == [min(5, size) for size in range(12) if size != 7]


def load_noted(notes: Path) -> RuleBase:
    with notes.open("a") as file:
        file.write(f"{os.getpid()}\n")
    return RuleBase.load()


@pytest.mark.parametrize(("workers", "apart"), [(1, False), (1, True), (2, False)])
def test_each_worker_loads_the_rules_once(workers: int, apart: bool, tmp_path: Path) -> None:
    load = partial(load_noted, tmp_path / "notes")
    answers = list(batch.run(load, batch.tasks(LINES), workers=workers, brief=True, apart=apart))
    assert len(answers) == len(LINES)
    processes = (tmp_path / "notes").read_text().split()
    assert len(set(processes)) == len(processes) <= workers
    assert (str(os.getpid()) in processes) is (workers == 1 and not apart)


def test_a_brief_answer_is_the_whole_one_without_facts_and_inferences(base: RuleBase) -> None:
    (task,) = batch.tasks([LINES[3]])
    whole, brief = json.loads(batch.judge(base, task)), json.loads(batch.judge(base, task, brief=True))
    assert whole.pop("facts")
    assert whole.pop("inferences")
    assert list(brief.items()) == list(whole.items())


def children(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc")
def test_an_interrupt_of_all_processes_while_workers_start_says_nothing(tmp_path: Path, rulings_command: Path) -> None:
    source = write_input(tmp_path / "in.jsonl", LINES * 4)
    command = [rulings_command, "batch", source, "-j", "2", "--brief"]
    pipes = {"stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE}
    started = subprocess.Popen(command, start_new_session=True, **pipes)  # type: ignore[call-overload]
    while len(children(started.pid)) < 2:  # what keeps track of semaphores, and a worker
        assert started.poll() is None
        time.sleep(0.005)
    os.killpg(started.pid, signal.SIGINT)
    _, errors = started.communicate(timeout=60)
    assert (started.returncode, errors.strip()) in ((130, b""), (130, b"Aborted!"))


def write_input(path: Path, lines: list[str]) -> Path:
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def test_an_interrupted_run_leaves_whole_lines_and_can_be_resumed(tmp_path: Path, rulings_command: Path) -> None:
    source = write_input(tmp_path / "in.jsonl", LINES * 15)
    output = tmp_path / "out.jsonl"
    command = [rulings_command, "batch", source, "-j", "2", "--brief", "-o", output]
    started = subprocess.Popen(command, stderr=subprocess.PIPE)
    while not output.exists() or output.stat().st_size == 0:
        assert started.poll() is None
        time.sleep(0.02)
    started.send_signal(signal.SIGINT)
    _, errors = started.communicate(timeout=60)
    assert started.returncode == 130
    assert b"Traceback" not in errors
    first = output.read_text().splitlines()
    assert 0 < len(first) < 15 * 60
    with output.open("a") as file:
        file.write('{"line": 99, "cut off')
    subprocess.run([*command, "--resume"], check=True, timeout=120)
    lines = [json.loads(answer) for answer in output.read_text().splitlines()]
    assert [answer["line"] for answer in lines] == list(range(1, 15 * 60 + 1))


def test_batch_tells_what_is_wrong_with_its_options(tmp_path: Path, rulings_command: Path) -> None:
    source = write_input(tmp_path / "in.jsonl", LINES[:1])
    done = subprocess.run([rulings_command, "batch", source, "--resume"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "--output" in done.stderr


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """A Dask scheduler and two workers of one thread each, as processes of their own."""
    root = Path(__file__).parent.parent
    environment = {**os.environ, "PYTHONPATH": str(root), "DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": "10"}
    note = tmp_path / "scheduler.json"

    def start(*arguments: str) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [sys.executable, "-m", *arguments, "--scheduler-file", str(note)],
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=tmp_path,
        )

    scheduler = start("distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard")
    for _ in range(600):
        if note.exists() and note.stat().st_size:
            break
        time.sleep(0.05)
    workers = [
        start("distributed.cli.dask_worker", "--no-nanny", "--nthreads", "1", "--no-dashboard", "--name", str(number))
        for number in range(2)
    ]
    try:
        yield json.loads(note.read_text())["address"], workers
    finally:
        for process in (*workers, scheduler):
            process.kill()
            process.wait()


def test_a_cluster_that_loses_a_worker_in_mid_run_answers_everything_once(
    cluster: tuple[str, list[subprocess.Popen[bytes]]],
) -> None:
    address, workers = cluster
    answers: list[int] = []
    lines = [json.dumps({"id": at, "text": MILL.format(size=at % 60)}) for at in range(800)]
    for answer in batch.run_on_cluster(RuleBase.load, batch.tasks(lines), address, brief=True):
        answers.append(milled(answer))
        if len(answers) == 200:
            workers[0].kill()
    assert answers == [min(5, at % 60) for at in range(800)]


def test_a_scheduler_that_is_not_there_is_said_so(base: RuleBase, monkeypatch: pytest.MonkeyPatch) -> None:
    from pyshell.errors import InputError

    monkeypatch.setattr(batch, "ANSWERS_WITHIN", "1s")
    with pytest.raises(InputError, match="no Dask scheduler answers"):
        list(batch.run_on_cluster(RuleBase.load, batch.tasks(LINES[:1]), "tcp://127.0.0.1:1"))
