"""``rulings why-not``, ``what-if``, ``flip``, ``contrast`` and ``ask``: what might be otherwise, and what it takes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from pyshell.case import Case
from pyshell.cli import FAILED, Folders, put, put_json, scenario_called, with_folders
from pyshell.commands import questions
from pyshell.counterfactual.ask import as_scenario
from pyshell.counterfactual.ask import ask as asking
from pyshell.counterfactual.contrast import contrast as contrasting
from pyshell.counterfactual.flip import flips
from pyshell.counterfactual.whatif import what_if as supposing
from pyshell.patterns import read_pattern
from pyshell.render import changes, text
from pyshell.render.lines import line
from pyshell.render.whynot import answered
from pyshell.render.whynot import why_not as rendered


def _case(context: click.Context, file: str) -> Case:
    base = context.ensure_object(Folders).load()
    return base.judge(scenario_called(base, file))


@click.command("why-not")
@click.argument("file")
@click.argument("pattern")
@click.option("--shown", type=click.IntRange(min=1), default=3, help="How many rulings are told of.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
@with_folders
@click.pass_context
def why_not(context: click.Context, file: str, pattern: str, shown: int, as_json: bool) -> None:
    """Say why no outcome like PATTERN follows: the rulings that come nearest, and what each of them lacks."""
    case = _case(context, file)
    answer = case.why_not(pattern, shown=shown)
    if as_json:
        put_json(answer.to_json())
    else:
        put(rendered(case, answer))


@click.command("what-if")
@click.argument("file")
@click.option("--assert", "added", multiple=True, metavar="FACT", help="Add a fact.")
@click.option("--retract", multiple=True, metavar="PATTERN", help="Take away the given facts that match.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
@with_folders
@click.pass_context
def what_if(context: click.Context, file: str, added: Sequence[str], retract: Sequence[str], as_json: bool) -> None:
    """Change what is given, judge again, and print what changes: outcomes gained, lost, or for another reason."""
    if not added and not retract:
        raise click.UsageError("say what is otherwise: --assert FACT or --retract PATTERN")
    found = supposing(_case(context, file), added, retract)
    if as_json:
        put_json(found.to_json())
        return
    put(text.heading(found.before))
    put([()])
    put(changes.what_if(found))


@click.command()
@click.argument("file")
@click.argument("pattern")
@click.option("--shown", type=click.IntRange(min=1), default=5, help="How many sets of changes are shown.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
@with_folders
@click.pass_context
def flip(context: click.Context, file: str, pattern: str, shown: int, as_json: bool) -> None:
    """Find the smallest changes that make PATTERN follow, or stop it from following; each was judged."""
    case = _case(context, file)
    found = flips(case, read_pattern(pattern, case), shown=shown)
    if as_json:
        put_json({"flips": [[edit.says for edit in one.edits] for one in found]})
    else:
        put(text.heading(case))
        put([()])
        put(changes.flips(found))
    if not found:
        context.exit(FAILED)


@click.command()
@click.argument("first", metavar="FILE-A")
@click.argument("second", metavar="FILE-B")
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
@with_folders
@click.pass_context
def contrast(context: click.Context, first: str, second: str, as_json: bool) -> None:
    """Compare two cases: which difference in what is given makes which difference in what follows."""
    base = context.ensure_object(Folders).load()
    one, other = (base.judge(scenario_called(base, name)) for name in (first, second))
    found = contrasting(one, other)
    if as_json:
        put_json(found.to_json())
        return
    put(line((case.scenario.title or case.scenario.id, "title")) for case in (one, other))
    put([()])
    put(changes.contrast(one, other, found))


@click.command()
@click.argument("file")
@click.argument("pattern")
@click.option("--save", type=click.Path(dir_okay=False, path_type=Path), help="Write the scenario with what was said.")
@with_folders
@click.pass_context
def ask(context: click.Context, file: str, pattern: str, save: Path | None) -> None:
    """Ask for the facts that still matter to PATTERN, one at a time, and then answer."""
    case = _case(context, file)
    wanted = read_pattern(pattern, case)
    after, said = asking(case, wanted, questions.confirm, questions.fill)
    put([()])
    put(answered(after, wanted))
    if save:
        save.write_text(as_scenario(after, case.scenario.title), encoding="utf-8")
        added = f"{len(said)} fact{' was' if len(said) == 1 else 's were'} added"
        click.echo(f"\n{added}; the scenario is in {save}", err=True)


COMMANDS = (why_not, what_if, flip, contrast, ask)
