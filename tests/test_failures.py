"""Failures of the system around the commands: a clear line on stderr, the right exit status, and nothing lost."""

from __future__ import annotations

import json
import os
import resource
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import samples
import small

from pyshell import RuleBase
from pyshell.errors import RunError
from pyshell.store.importing import import_cards, import_rulings

FULL = Path("/dev/full")
needs_full = pytest.mark.skipif(not FULL.exists(), reason="this system has no /dev/full")
CASE = "(player (id ana)) (library (player ana) (size 3)) (instruction (id i1) (player ana) (action mill) (amount 5))"
WHERE = ("--only", "--rules", "rules", "--facts", "facts")
Run = Callable[..., "subprocess.CompletedProcess[bytes]"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small rule base and a case."""
    small.write(tmp_path, small.MILL)
    (tmp_path / "case.fct").write_text(CASE)
    return tmp_path


@pytest.fixture
def rulings(rulings_command: Path, folder: Path) -> Run:
    """Runs the program on the small rule base; ``space`` is how many bytes a file may have, as if the disk were full
    then."""

    def run(*arguments: str, space: int | None = None, **more: object) -> subprocess.CompletedProcess[bytes]:
        def limit() -> None:
            if space is not None:
                resource.setrlimit(resource.RLIMIT_FSIZE, (space, space))

        command = [rulings_command, *WHERE, *arguments]
        options = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "cwd": folder, "check": False, **more}
        return subprocess.run(command, preexec_fn=limit, **options)  # type: ignore[call-overload, no-any-return]

    return run


def told(run: subprocess.CompletedProcess[bytes], *words: str, status: int = 2) -> None:
    """That the command ended with the status and one line that says all of the words."""
    assert run.returncode == status, run.stderr
    assert run.stderr.count(b"\n") == 1, run.stderr.decode()
    for word in words:
        assert word in run.stderr.decode()


# No room, no right to write


@needs_full
@pytest.mark.parametrize(
    "arguments", [("judge", "--json", "case.fct"), ("vocabulary",), ("batch", "in.jsonl", "-j", "1")]
)
def test_a_full_disk_under_the_output_is_one_line(arguments: tuple[str, ...], rulings: Run, folder: Path) -> None:
    (folder / "in.jsonl").write_text(json.dumps({"text": CASE}) + "\n")
    with FULL.open("w") as full:
        told(rulings(*arguments, stdout=full), "No space left on device")


def test_a_disk_that_is_full_in_mid_batch_loses_nothing_that_resume_does_not_bring_back(
    rulings: Run, folder: Path
) -> None:
    (folder / "in.jsonl").write_text("".join(json.dumps({"id": at, "text": CASE}) + "\n" for at in range(40)))
    batch = ("batch", "in.jsonl", "-j", "1", "--brief", "-o", "out.jsonl")
    told(rulings(*batch, space=5_000), "File too large")
    first = (folder / "out.jsonl").read_bytes()
    assert 0 < len(first) <= 5_000
    assert rulings(*batch, "--resume").returncode == 0
    whole = (folder / "out.jsonl").read_bytes()
    assert whole.startswith(first[: first.rfind(b"\n") + 1])
    assert [json.loads(line)["id"] for line in whole.splitlines()] == list(range(40))


def test_a_cache_for_which_there_is_no_room_is_left_out_and_never_half_used(rulings: Run, folder: Path) -> None:
    cache = folder / "cache"
    environment = {**os.environ, "RULINGS_CACHE": str(cache)}
    for space in (20_000, None, None):
        run = rulings("judge", "case.fct", space=space, env=environment)
        assert (run.returncode, run.stderr) == (0, b"")
        assert b"Ana mills" in run.stdout or b"mills" in run.stdout
        assert len(list(cache.glob("*.clips"))) == (space is None)
        assert not [path for path in cache.iterdir() if path.is_dir()]


@pytest.mark.parametrize("left", [0, 9, 1_000, 60_000])
def test_a_binary_image_that_was_cut_short_is_passed_over(
    left: int, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RULINGS_CACHE", str(folder / "cache"))
    load = [folder / "rules"], [folder / "facts"]
    expected = RuleBase.load(*load, only=True).judge(CASE).outcomes
    (image,) = (folder / "cache").glob("*.clips")
    held = image.read_bytes()
    assert left < len(held)
    image.write_bytes(held[:left])
    assert RuleBase.load(*load, only=True).judge(CASE).outcomes == expected
    assert len(image.read_bytes()) == len(held)


def test_an_unwritable_cache_is_no_failure(rulings: Run, folder: Path) -> None:
    run = rulings("judge", "case.fct", env={**os.environ, "RULINGS_CACHE": str(folder / "case.fct" / "below")})
    assert (run.returncode, run.stderr) == (0, b"")


def test_a_store_that_can_not_be_made_or_written_is_told_with_its_name(rulings: Run, folder: Path) -> None:
    samples.save(folder, samples.mtgjson_set())
    told(rulings("cards", "import", "data.json", "--store", "case.fct/below/store"), "case.fct/below/store", "can't be")
    (folder / "a-folder").mkdir()
    assert rulings("cards", "import", "data.json", "--store", "a-folder").returncode == 2
    told(rulings("cards", "import", "data.json", "--store", "case.fct"), "case.fct", "not a database")
    assert (folder / "case.fct").read_text() == CASE


def test_a_full_disk_in_mid_import_leaves_the_store_as_it_was(rulings: Run, folder: Path) -> None:
    store = folder / "store"
    import_cards(store, [samples.save(folder, samples.mtgjson_set(samples.CARDS[:2]), "first.json")])
    before = contents(store)
    more = [samples.card(f"Card {n}", "normal", samples.face(f"Card {n}", "{1}", text="x" * 900)) for n in range(300)]
    samples.save(folder, samples.mtgjson_set(more, "2031-01-01"))
    room = store.stat().st_size + 20_000
    told(rulings("cards", "import", "data.json", "--store", "store", space=room), "store", "can't be used")
    assert contents(store) == before
    assert rulings("cards", "import", "data.json", "--store", "store").returncode == 0
    assert len(contents(store)) > len(before)


def test_a_full_disk_leaves_a_file_of_notes_and_a_new_ruling_as_they_were(rulings: Run, folder: Path) -> None:
    run = rulings("new", "table/of-our-own", space=10)
    told(run, "can't be written")
    assert not list(folder.rglob("*of-our-own*"))
    (folder / "blocked").write_text("")
    run = rulings("--rules", "blocked", "new", "table/of-our-own")
    assert run.returncode == 2
    assert b"Traceback" not in run.stderr


# Nobody reads


@pytest.mark.parametrize(
    "line",
    [
        "judge --json case.fct case.fct",
        "judge --why case.fct",
        "vocabulary",
        "batch in.jsonl -j 2",
        "check --explain all",
    ],
)
def test_an_output_that_nobody_reads_ends_the_command_silently(line: str, rulings_command: Path, folder: Path) -> None:
    (folder / "in.jsonl").write_text(f"{json.dumps({'text': CASE})}\n" * 400)
    command = f"set -o pipefail; {rulings_command} {' '.join(WHERE)} {line} | true"
    run = subprocess.run(["bash", "-c", command], cwd=folder, capture_output=True, check=False)
    assert (run.stdout, run.stderr) == (b"", b"")
    assert run.returncode in (0, 141)


# Killed


def contents(store: Path) -> list[str]:
    """Everything in a store, as SQL."""
    with sqlite3.connect(store) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return list(connection.iterdump())


KILLED = """
import os, signal, sys
from pathlib import Path
from pyshell.store import importing

taken = 0
def counted(self, record, take):
    global taken
    taken += 1
    if taken == int(sys.argv[4]):
        self.connection.execute("PRAGMA cache_spill = 1")
        self.connection.execute("PRAGMA cache_size = 1")
        self.connection.execute("UPDATE card SET name = name || 'x'")
        os.kill(os.getpid(), signal.SIGKILL)
    take(self, record)

kind, take = (importing._Cards, importing._Cards.take) if sys.argv[1] == "cards" else (
    importing._Rulings, importing._Rulings.take)
kind.take = lambda self, record: counted(self, record, take)
getattr(importing, "import_" + sys.argv[1])(Path(sys.argv[2]), [Path(sys.argv[3])])
"""


@pytest.mark.parametrize("kind", ["cards", "rulings"])
def test_an_import_that_is_killed_in_mid_transaction_leaves_the_old_data_and_can_be_repeated(
    kind: str, folder: Path
) -> None:
    store, text = folder / "store", samples.mtgjson_set()
    import_cards(store, [samples.save(folder, text)])
    import_rulings(store, [samples.save(folder, text)])
    before = contents(store)
    newer = samples.save(folder, samples.mtgjson_set(date="2031-01-01"), "newer.json")
    command = [sys.executable, "-P", "-c", KILLED, kind, str(store), str(newer), "4"]
    run = subprocess.run(command, env={"PYTHONPATH": str(small.ROOT)}, check=False)
    assert run.returncode == -signal.SIGKILL
    assert list(folder.glob("store-*")), "the transaction had not begun to write"
    assert contents(store) == before
    take = import_cards if kind == "cards" else import_rulings
    assert take(store, [newer]).records
    assert contents(store) != before


def test_a_command_that_is_interrupted_says_nothing_but_its_status(rulings_command: Path, folder: Path) -> None:
    os.mkfifo(folder / "slow.fct")
    started = subprocess.Popen([rulings_command, *WHERE, "judge", "slow.fct"], cwd=folder, stderr=subprocess.PIPE)
    with (folder / "slow.fct").open("w"):  # opens when the command does
        started.send_signal(signal.SIGINT)
        _, errors = started.communicate(timeout=60)
    assert started.returncode == 130
    assert errors.strip() in (b"", b"Aborted!")


def test_a_run_that_goes_wrong_leaves_the_rule_base_as_it_was(folder: Path) -> None:
    loop = small.ruling(
        "loop",
        "(defrule loop (logical (library (size 7)) (finding (about ?a) (aspect amount) (value ?n)))"
        " => (assert (finding (ruling loop) (about ?a) (aspect amount) (value (+ ?n 1)))))",
    )
    base = small.load(folder, {**small.MILL, "mill/loop": loop})
    expected = base.judge(CASE).outcomes
    with pytest.raises(RunError, match="rules go on firing"):
        base.judge(CASE.replace("(size 3)", "(size 7)"), limit=500)
    assert base.judge(CASE).outcomes == expected
