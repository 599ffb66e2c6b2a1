"""Writes text files in one go."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from pyshell.errors import InputError, Place, Problem


def write_text(path: Path, text: str) -> None:
    """Put a text in the place of a file's, or make the file; nobody ever finds half of it.

    Raises:
        InputError: it can't be written.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}")
        temporary = Path(name)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
            temporary.chmod(path.stat().st_mode & 0o777 if path.exists() else 0o644)
            temporary.replace(path)
        except BaseException:
            temporary.unlink(missing_ok=True)
            raise
    except OSError as error:
        message = f"this can't be written: {error.strerror or error}"
        raise InputError(Problem(Place(str(path)), "unwritable", message)) from error
