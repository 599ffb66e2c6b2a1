"""``rulings why``: the proofs of outcomes, in the form in which they are wanted."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import click

from pyshell.cli import FAILED, Folders, put, put_json, scenario_called, with_folders
from pyshell.patterns import outcomes_like
from pyshell.render.lines import visible

if TYPE_CHECKING:
    from pyshell.render.outline import Length

FORMATS = ("text", "json", "dot", "html")


@click.command()
@click.argument("file")
@click.argument("pattern")
@click.option("--format", "form", type=click.Choice(FORMATS), default="text", help="How the proof is written.")
@click.option(
    "--length",
    type=click.Choice(["short", "mid", "long"]),
    help="short: a sentence; mid: the rulings; long (the default): down to the given facts. JSON is always long.",
)
@with_folders
@click.pass_context
def why(context: click.Context, file: str, pattern: str, form: str, length: Length | None) -> None:
    """Prove the outcomes that match PATTERN.

    PATTERN is a CLIPS pattern, "(outcome (about i1) (aspect amount))", or short for it: "i1 amount", "i1". JSON has one
    line an outcome, DOT one graph an outcome, HTML one page for all.
    """
    if form == "json" and length not in (None, "long"):
        raise click.UsageError(f"JSON holds the whole proof: --length {length} is for text, dot and html")
    length = length or "long"
    base = context.ensure_object(Folders).load()
    case = base.judge(scenario_called(base, file))
    found = outcomes_like(case, pattern)
    if not found:
        click.echo(visible(f"{case.scenario.id}: no outcome matches {pattern}"), err=True)
        for outcome in case.outcomes:
            if outcome.about in re.split(r"[\s()]+", pattern):
                click.echo(visible(f"  there is: {outcome}"), err=True)
        context.exit(FAILED)
    if form == "json":
        from pyshell.render import json

        for outcome in found:
            put_json(json.proof(case, outcome))
    elif form == "dot":
        from pyshell.render import dot

        for number, outcome in enumerate(found, 1):
            click.echo(dot.graph(case, outcome, length, f"proof {number}"), nl=False)
    elif form == "html":
        from pyshell.render import html

        click.echo(html.page(case, found, length))
    else:
        from pyshell.render import text

        put(text.heading(case))
        for outcome in found:
            put([()])
            put(text.answer(case, outcome, length))


COMMANDS = (why,)
