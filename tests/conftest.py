"""What several test files need: the command as a program, and a small knowledge base of their own."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(autouse=True, scope="session")
def _no_store_of_the_user(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep the user's own cards out of all tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RULINGS_STORE", str(tmp_path_factory.mktemp("none") / "store.sqlite"))
        yield


@pytest.fixture(scope="session")
def rulings_command(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A program named ``rulings`` that runs this source tree with this Python, wherever it is called."""
    return write_program(tmp_path_factory.mktemp("bin"))


def write_program(folder: Path) -> Path:
    """Write that program into a folder."""
    program = folder / "rulings"
    program.write_text(
        f'#!/bin/sh\nPYTHONPATH="{ROOT}" exec "{sys.executable}" -P -m pyshell "$@"\n', encoding="utf-8"
    )
    program.chmod(0o755)
    return program
