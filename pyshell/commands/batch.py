"""``rulings batch``: many scenarios, JSON Lines in and out."""

from __future__ import annotations

import os
import sys
from functools import partial
from pathlib import Path
from typing import IO, Any

import click

from pyshell import batch as batches
from pyshell.cli import Folders, progress, with_folders


@click.command()
@click.argument("source", type=click.File(encoding="utf-8", errors="replace"), metavar="IN.jsonl")
@click.option("-j", "--workers", type=click.IntRange(min=1), default=os.cpu_count() or 1, help="Worker processes.")
@click.option("-o", "--output", type=click.Path(dir_okay=False, path_type=Path), help="Write here, not to stdout.")
@click.option("--resume", is_flag=True, help="Go on with an --output file that an earlier run left unfinished.")
@click.option("--brief", is_flag=True, help="Leave out facts and inferences.")
@click.option("--scheduler", metavar="ADDRESS", help="Use the Dask cluster of this scheduler.")
@with_folders
@click.pass_context
def batch(
    context: click.Context,
    source: IO[str],
    workers: int,
    output: Path | None,
    resume: bool,
    brief: bool,
    scheduler: str | None,
) -> None:
    """Judge the scenarios of IN.jsonl ("-": standard input), one line of output for each, in the same order.

    A line is an object with `text` (a scenario), `facts`, or `file`. What is wrong with one is said in its place in the
    output, under `error`; the others go on.
    """
    if resume and output is None:
        raise click.UsageError("--resume needs the --output file of the earlier run")
    folders = context.ensure_object(Folders)
    if scheduler and folders.untrusted:
        raise click.UsageError("--untrusted-rules can't limit what the workers of a cluster take")
    load = partial(Folders.load, folders)
    load()  # what is wrong with the rules is said here, once
    lines = source.readlines() if source.seekable() else source
    work = batches.tasks(lines, _answered(output) if resume and output else 0)
    if scheduler:
        answers = batches.run_on_cluster(load, work, scheduler, brief=brief)
    else:
        answers = batches.run(load, work, workers=workers, brief=brief, apart=folders.untrusted)
    total = len(lines) if isinstance(lines, list) else None
    if output is None:
        _write(progress(answers, "scenarios", total), sys.stdout)
    else:
        with output.open("a" if resume else "w", encoding="utf-8") as file:
            _write(progress(answers, "scenarios", total), file)


def _write(answers: Any, file: IO[str]) -> None:
    """Whole lines only, so that an interrupted output can be gone on with."""
    for answer in answers:
        file.write(f"{answer}\n")
        file.flush()


def _answered(output: Path) -> int:
    """How many lines the file answers; a last line that was cut off is taken away."""
    if not output.exists():
        return 0
    with output.open("rb+") as file:
        held = file.read()
        whole = held[: held.rfind(b"\n") + 1]
        file.truncate(len(whole))
    return whole.count(b"\n")


COMMANDS = (batch,)
