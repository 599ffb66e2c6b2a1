"""Puts the questions of ``ask`` to the person at the terminal."""

from __future__ import annotations

import click

from pyshell.counterfactual.ask import Question
from pyshell.model import SlotType, SlotValue, Symbol
from pyshell.render.lines import visible


def confirm(question: Question) -> bool:
    """Whether the fact in question is so, or can be stated."""
    click.echo(visible(f"{question.title} ({question.ruling})"))
    if question.open:
        slots = ", ".join(question.open)
        return click.confirm(f"  Can you state the {question.failing.template} ({slots})?", default=True)
    return click.confirm(visible(f"  Is it so that {question.says}?"), default=False)


def fill(slot: SlotType) -> SlotValue | None:
    """The value of a slot; ``None`` for one whose default will do."""
    if slot.default is not None and not slot.allowed:
        return None
    default = str(slot.default) if slot.default is not None else None
    kind = click.Choice(slot.allowed) if slot.allowed else click.INT if slot.types == ("INTEGER",) else click.STRING
    given = click.prompt(f"    {slot.name}", type=kind, default=default)
    return given if isinstance(given, int) else Symbol(given)
