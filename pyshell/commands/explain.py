"""``rulings why-not``, ``what-if``, ``flip``, ``contrast`` and ``ask``: what might be otherwise, and what it takes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from pyshell.audit.diff import Change
from pyshell.case import Case
from pyshell.cli import FAILED, Folders, put, put_json, scenario_called, with_folders
from pyshell.counterfactual.ask import Question, as_scenario
from pyshell.counterfactual.ask import ask as asking
from pyshell.counterfactual.contrast import Difference
from pyshell.counterfactual.contrast import contrast as contrasting
from pyshell.counterfactual.flip import flips
from pyshell.counterfactual.whatif import what_if as supposing
from pyshell.model import SlotType, SlotValue, Symbol, Value
from pyshell.patterns import read_pattern
from pyshell.render import text
from pyshell.render.lines import Line, Span, line, visible
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
    put(_changes(found.after, found.changes) if found.changes else [line("Nothing changes.")])


def _changes(after: Case, changes: Sequence[Change]) -> Iterator[Line]:
    says = {(o.about, o.aspect, o.step, o.value): o.says for o in after.outcomes}
    for change in changes:
        thing = f"{after.wording.value(Symbol(change.about))}: {change.aspect.replace('-', ' ')}"
        before, now = _values(after, change.before), _values(after, change.after)
        match change.kind:
            case "gained":
                yield line(("gained   ", "good"), f"{thing} {now}", _by(change.by_after))
            case "lost":
                yield line(("lost     ", "bad"), f"{thing} {before}", _by(change.by_before))
            case "value":
                yield line(("changed  ", "warn"), f"{thing} {before} -> {now}", _by(change.by_after))
            case _:
                yield line(
                    ("reason   ", "dim"), f"{thing} {now}, by {', '.join(change.by_before)} ->", _by(change.by_after)
                )
        for value in change.after:
            sentence = says.get((change.about, change.aspect, change.step, value))
            if sentence:
                yield line(f"           {sentence}.")


def _values(case: Case, values: Sequence[tuple[Value, ...]]) -> str:
    return " or ".join(case.wording.value(value) for value in values if value)


def _by(rulings: Sequence[str]) -> Span:
    return f"  [{', '.join(rulings)}]", "dim"


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
        put(line(f"{number}. ", one.says) for number, one in enumerate(found, 1))
    if not found:
        if not as_json:
            click.echo("No change of one or two facts that was tried makes the difference.")
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
    for made in found.made:
        put(_changes(other, [made.change]))
        for difference in made.by:
            put(_difference(one, other, difference))
        if not made.by:
            put([line("           no few differences make it", ("", "dim"))])


def _difference(one: Case, other: Case, difference: Difference) -> Iterator[Line]:
    for fact in difference.only_first:
        yield line(("         - ", "bad"), one.wording.fact(fact))
    for fact in difference.only_second:
        yield line(("         + ", "good"), other.wording.fact(fact))


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
    after, said = asking(case, wanted, _confirm, _fill)
    click.echo()
    put(rendered(after, after.why_not(wanted)))
    for index, fact in after.facts.items():
        if fact.template == wanted.template == "outcome" and fact["about"] == wanted.get("about"):
            outcome = next((one for one in after.outcomes if one.index == index), None)
            if outcome and outcome.aspect == wanted.get("aspect", outcome.aspect):
                put([()])
                put(text.answer(after, outcome, "long"))
    if save:
        save.write_text(as_scenario(after, case.scenario.title), encoding="utf-8")
        click.echo(f"\n{len(said)} facts were added; the scenario is in {save}", err=True)


def _confirm(question: Question) -> bool:
    click.echo(visible(f"{question.title} ({question.ruling})"))
    if question.open:
        return click.confirm(
            f"  Can you state the {question.failing.template} ({', '.join(question.open)})?", default=True
        )
    return click.confirm(f"  Is it so that {question.says}?", default=False)


def _fill(slot: SlotType) -> SlotValue | None:
    if slot.default is not None and not slot.allowed:
        return None
    default = str(slot.default) if slot.default is not None else None
    kind = click.Choice(slot.allowed) if slot.allowed else click.INT if slot.types == ("INTEGER",) else click.STRING
    given = click.prompt(f"    {slot.name}", type=kind, default=default)
    return given if isinstance(given, int) else Symbol(given)


COMMANDS = (why_not, what_if, flip, contrast, ask)
