"""``rulings shell``: the interactive shell."""

from __future__ import annotations

import sys

import click

from pyshell.cli import Folders, scenario_called, with_folders


@click.command()
@click.argument("file", required=False)
@with_folders
@click.pass_context
def shell(context: click.Context, file: str | None) -> None:
    """Build up a case, judge it and ask about it, one command after the other; FILE is loaded first.

    Where the input is no terminal, its lines are the commands.
    """
    from pyshell.shell.session import EMPTY, Session

    base = context.ensure_object(Folders).load()
    session = Session(base, scenario_called(base, file) if file else EMPTY)
    from pyshell.shell import terminal
    from pyshell.shell.actions import Leave

    if sys.stdin.isatty():
        terminal.talk(session)
        return
    command = ""
    for row in sys.stdin:
        command += row
        if not terminal.unfinished(command):
            try:
                terminal.answer(session, command.rstrip("\n"))
            except Leave:
                return
            command = ""
    if command.strip():
        terminal.answer(session, command)


COMMANDS = (shell,)
