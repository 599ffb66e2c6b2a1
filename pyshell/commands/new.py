"""``rulings new``: the files that a new ruling begins with."""

from __future__ import annotations

import click

from pyshell.audit.scaffold import scaffold
from pyshell.cli import Folders, near, with_folders
from pyshell.knowledge import shipped


@click.command()
@click.argument("name", metavar="AREA/RULING-ID")
@with_folders
@click.pass_context
def new(context: click.Context, name: str) -> None:
    """Begin a ruling: write its rule, a scenario and a near miss, and say what to do next.

    They are written into the last `--rules` and `--facts` folders given, or where the shipped ones lie. They pass
    `rulings check`, and fail `rulings test` until they are filled in.
    """
    folders = context.ensure_object(Folders)
    rules, facts = map(near, shipped())
    made = scaffold(name, [rules, *folders.rules][-1], [facts, *folders.facts][-1])
    for path in made.files:
        click.echo(f"wrote {path}")
    click.echo("Next:")
    for number, step in enumerate(made.steps, 1):
        click.echo(f"{number}. {step}")


COMMANDS = (new,)
