"""``rulings conflicts``: pairs of rulings that can disagree, each with a scenario in which they do."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from pyshell.audit.conflicts import Finder, Witness, candidates
from pyshell.cli import FAILED, Folders, progress, put, put_json, with_folders
from pyshell.render import text
from pyshell.render.lines import Line, indented, line


@click.command()
@click.argument("rulings", nargs=-1, metavar="[RULING]...")
@click.option("--to", type=click.Path(file_okay=False, path_type=Path), help="Write the scenarios into this folder.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
@with_folders
@click.pass_context
def conflicts(context: click.Context, rulings: tuple[str, ...], to: Path | None, as_json: bool) -> None:
    """Look for pairs of rulings that disagree about one thing while neither overrides the other.

    Each pair that is reported comes with a scenario in which they do, and with both proofs; pairs for which none is
    found are not reported. With RULINGs, only pairs that one of them is part of. Exit status 1 if there is any.
    """
    base = context.ensure_object(Folders).load()
    chosen = [c for c in candidates(base.knowledge) if not rulings or set(rulings) & set(c.rulings)]
    finder = Finder(base)
    found: dict[tuple[str, str], Witness] = {}
    for candidate in progress(chosen, "pairs"):
        if candidate.rulings not in found and (witness := finder.witness(candidate)):
            found[candidate.rulings] = witness
    if to and found:
        to.mkdir(parents=True, exist_ok=True)
        for (one, other), witness in found.items():
            (to / f"{one}--{other}.fct").write_text(witness.text, encoding="utf-8")
    if as_json:
        put_json({"pairs": len(chosen), "conflicts": [_json(witness) for witness in found.values()]})
    else:
        for witness in found.values():
            put(_lines(witness))
        pairs = len({candidate.rulings for candidate in chosen})
        click.echo(f"{pairs} pairs of rulings could differ; {len(found)} were seen to disagree")
    if found:
        context.exit(FAILED)


def _lines(witness: Witness) -> Iterator[Line]:
    conflict = witness.conflict
    one, other = witness.rulings
    yield line((one, "name"), " and ", (other, "name"), f": {conflict.about} {conflict.aspect}, step {conflict.step}")
    yield from indented(line(row) for row in witness.text.splitlines())
    for outcome in conflict.outcomes:
        yield from indented(text.answer(witness.case, outcome, "mid"))
    yield ()


def _json(witness: Witness) -> dict[str, object]:
    return {
        "rulings": list(witness.rulings),
        "rules": list(witness.rules),
        "about": witness.conflict.about,
        "aspect": witness.conflict.aspect,
        "step": witness.conflict.step,
        "scenario": witness.text,
        "case": witness.case.to_json(),
    }


COMMANDS = (conflicts,)
