"""What several test files need: the command as a program, and a small knowledge base of their own."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

# Tests neither use nor leave anything in the user's cache, and don't know the cards in the user's store.
_CACHE = tempfile.TemporaryDirectory(prefix="rulings-tests-")
os.environ["RULINGS_CACHE"] = _CACHE.name
os.environ["RULINGS_STORE"] = str(Path(_CACHE.name, "no-store"))


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
