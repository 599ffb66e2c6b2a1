"""``rulings mutate``: does every condition of every rule have a scenario that needs it?"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path

import click

from pyshell.audit.mutants import marked
from pyshell.audit.mutate import Log, Verdict, changed_since, chosen_mutants, key_of, run
from pyshell.cli import FAILED, Folders, progress, put_json, with_folders
from pyshell.errors import InputError, Place, Problem
from pyshell.knowledge import Knowledge
from pyshell.render.lines import visible


@click.command()
@click.argument("rulings", nargs=-1, metavar="[RULING]...")
@click.option("--since", metavar="REV", help="Only rulings whose files changed since this git revision.")
@click.option("-j", "--workers", type=click.IntRange(min=1), default=os.cpu_count() or 1, help="Worker processes.")
@click.option("--resume", type=click.Path(dir_okay=False, path_type=Path), help="Keep verdicts here, and go on.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
@with_folders
@click.pass_context
def mutate(
    context: click.Context,
    rulings: Sequence[str],
    since: str | None,
    workers: int,
    resume: Path | None,
    as_json: bool,
) -> None:
    """Change rules a little, and print each change that no scenario notices.

    Such a change shows a scenario that is missing. One that nothing can notice is marked in the ruling's file with an
    `equivalent` fact and its reason.
    """
    folders = context.ensure_object(Folders)
    knowledge = folders.load().knowledge
    names = list(rulings)
    if since is not None:
        changed = changed_since(knowledge, since)
        names = [name for name in changed if not rulings or name in rulings]
    chosen = chosen_mutants(knowledge, names) if names or since is None else []
    log = Log(resume, key_of(knowledge) if resume else "")
    found = run(partial(Folders.load, folders), chosen, log, workers=min(workers, 1 + len(chosen) // 50))
    verdicts: list[Verdict] = list(progress(found, "mutants", len(chosen)))
    order = {(mutant.rule, mutant.change): number for number, mutant in enumerate(chosen)}
    verdicts.sort(key=lambda verdict: order[verdict.rule, verdict.change])
    counts = Counter(verdict.state for verdict in verdicts)
    unused = [] if names else _unused_marks(knowledge, verdicts)
    totals = {str(state): count for state, count in sorted(counts.items())}
    if as_json:
        put_json({"mutants": [asdict(verdict) for verdict in verdicts], "totals": totals, "unused": unused})
    else:
        for verdict in verdicts:
            if verdict.state == "survived":
                place = knowledge.recorded[verdict.rule].place if verdict.rule in knowledge.recorded else ""
                place = place or knowledge.rulings[verdict.ruling].place
                click.echo(visible(f"{place}: {verdict.rule}: {verdict.change} survives: {verdict.missing}"))
        total = sum(counts.values()) - counts["invalid"]
        click.echo(
            f"{total} mutants: {counts['killed']} killed, {counts['equivalent']} marked equivalent, "
            f"{counts['survived']} survived ({counts['invalid']} more that CLIPS refuses)"
        )
    if unused:
        first, *_ = unused
        raise InputError(Problem(Place("equivalent"), "unused-mark", f"no mutant is called {first}", "remove the mark"))
    if counts["survived"]:
        context.exit(FAILED)


def _unused_marks(knowledge: Knowledge, verdicts: Sequence[Verdict]) -> list[str]:
    found = {(verdict.rule, verdict.change) for verdict in verdicts}
    return [f"{rule}: {change}" for rule, change in marked(knowledge) if (rule, change) not in found]


COMMANDS = (mutate,)
