"""What several test files need: the shipped rule base and its cases, and the command as a program."""

from __future__ import annotations

import gc
import os
import sys
import tempfile
from functools import cache
from pathlib import Path

import pytest

from pyshell import Case, RuleBase
from pyshell.knowledge import shipped

ROOT = Path(__file__).parent.parent
SCENARIOS = sorted((shipped()[1] / "scenarios").glob("**/*.fct"))

# Tests neither use nor leave anything in the user's cache, and don't know the cards in the user's store. The processes
# that run them have one cache between them, which the first one made.
_PREFIX = "rulings-tests-"
if not Path(os.environ.get("RULINGS_CACHE", "")).name.startswith(_PREFIX):
    _CACHE = tempfile.TemporaryDirectory(prefix=_PREFIX)
    os.environ["RULINGS_CACHE"] = _CACHE.name
    os.environ["RULINGS_STORE"] = str(Path(_CACHE.name, "no-store"))


# The programs that tests start compile a module once between them, and not each of them again.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def pytest_collection_finish() -> None:
    """Spare the collector what stays until the end, and what most tests soon let go of."""
    gc.freeze()
    gc.set_threshold(50_000)


@cache
def shipped_base() -> RuleBase:
    """The shipped rule base, loaded once in each process."""
    return RuleBase.load()


@pytest.fixture(scope="session")
def base() -> RuleBase:
    """The shipped rule base, for tests that leave it as it is."""
    return shipped_base()


@pytest.fixture(scope="session", params=SCENARIOS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def cases(request: pytest.FixtureRequest, base: RuleBase) -> list[Case]:
    """A shipped scenario and its variants, judged. pytest lets all tests have the ones before it makes the next."""
    scenario = base.scenario(request.param)
    return [base.judge(one) for one in (scenario, *scenario.variants)]


@pytest.fixture(scope="session")
def rulings_command(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A program named ``rulings`` that runs this source tree with this Python, wherever it is called."""
    return write_program(tmp_path_factory.mktemp("bin"))


def write_program(folder: Path) -> Path:
    """Write that program into a folder."""
    program = folder / "rulings"
    program.write_text(f'#!/bin/sh\nPYTHONPATH="{ROOT}" exec "{sys.executable}" -P -m pyshell "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    return program
