"""What the two commands that import files share: options, and a bar that shows how far they are."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from pyshell.store.importing import ProgressOf

_DATE = re.compile(r"\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])")


def _date(context: click.Context, option: click.Parameter, value: str) -> str:
    if value and not _DATE.fullmatch(value):
        raise click.BadParameter("write it as YYYY-MM-DD", context, option)
    return value


FILES = click.argument(
    "files", nargs=-1, required=True, metavar="FILE...", type=click.Path(exists=True, dir_okay=False, path_type=Path)
)
AS_OF = click.option(
    "--as-of",
    default="",
    metavar="DATE",
    callback=_date,
    help="The date of data that doesn't say it; left out, that in the file's name or of the file.",
)


@contextmanager
def bar(files: Sequence[Path]) -> Iterator[ProgressOf]:
    """A progress bar over all bytes of the files, on stderr while it is a terminal."""
    if not sys.stderr.isatty():
        yield lambda path: lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn, TimeRemainingColumn

    columns: tuple[Any, ...] = (TextColumn("{task.description}"), BarColumn(), DownloadColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as shown:
        tasks = {path: shown.add_task(path.name, total=path.stat().st_size, start=False) for path in files}

        def progress_of(path: Path) -> Any:
            shown.start_task(tasks[path])
            return lambda done: shown.update(tasks[path], completed=done)

        yield progress_of
