"""``rulings diff``: what two rule bases say differently."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path

import click

from pyshell.audit.diff import Change, Checkout, Difference, compare
from pyshell.cli import FAILED, Folders, put_json, with_untrusted
from pyshell.model import Value
from pyshell.render.lines import visible
from pyshell.rulebase import RuleBase


@click.command()
@click.argument("base")
@click.argument("head", default="")
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
@with_untrusted
@click.pass_context
def diff(context: click.Context, base: str, head: str, as_json: bool) -> None:
    """Compare two rule bases over all scenarios of HEAD: outcomes that changed, and reasons that changed.

    BASE and HEAD are folders that hold `rules` and `facts`, or git revisions. HEAD is the shipped rule base, if left
    out. The exit status is 1 if any outcome changed.
    """
    untrusted = context.ensure_object(Folders).untrusted
    with ExitStack() as stack:
        old = _load(stack.enter_context(Checkout(base)), untrusted)
        new = _load(stack.enter_context(Checkout(head)), untrusted) if head else RuleBase.load()
        difference = compare(old, new, new.knowledge.scenario_files)
    if as_json:
        put_json(_as_json(difference))
    else:
        _print(difference)
    if difference.outcomes_changed:
        context.exit(FAILED)


def _load(folder: Path, untrusted: bool) -> RuleBase:
    return RuleBase.load([folder / "rules"], [folder / "facts"], only=True, untrusted=untrusted)


def _print(difference: Difference) -> None:
    for ruling in difference.rulings:
        what = f": {', '.join(ruling.what)}" if ruling.what else ""
        click.echo(visible(f"{ruling.kind:9} {ruling.ruling}{what}"))
    scenario = ""
    for change in difference.changes:
        if change.scenario != scenario:
            scenario = change.scenario
            click.echo(f"\n{visible(scenario)}")
        click.echo(f"  {visible(_line(change))}")
    outcomes = sum(change.kind != "reason" for change in difference.changes)
    reasons = len(difference.changes) - outcomes
    click.echo(f"\n{difference.cases} cases: {outcomes} outcomes changed, {reasons} stayed for another reason")


def _line(change: Change) -> str:
    thing = f"{change.about} {change.aspect} (step {change.step})"
    by = (", ".join(change.by_before), ", ".join(change.by_after))
    match change.kind:
        case "stopped":
            return "can be judged by one of the two only"
        case "gained":
            return f"gained   {thing}: {_values(change.after)} by {by[1]}"
        case "lost":
            return f"lost     {thing}: {_values(change.before)} by {by[0]}"
        case "value":
            return f"changed  {thing}: {_values(change.before)} by {by[0]} -> {_values(change.after)} by {by[1]}"
        case "reason":
            return f"reason   {thing}: {_values(change.after)}, by {by[0]} -> {by[1]}"


def _values(values: tuple[tuple[Value, ...], ...]) -> str:
    return " and ".join(" ".join(map(str, value)) or "yes" for value in values)


def _as_json(difference: Difference) -> dict[str, object]:
    return {
        "cases": difference.cases,
        "rulings": [asdict(ruling) for ruling in difference.rulings],
        "changes": [asdict(change) for change in difference.changes],
    }


COMMANDS = (diff,)
