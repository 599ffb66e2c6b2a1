"""The shell on a terminal: a prompt with history, completion and several lines. Ctrl-C gives up a line only."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
from platformdirs import user_state_path
from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.history import FileHistory, History, InMemoryHistory
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent

from pyshell.cli import complain, put
from pyshell.errors import InputError, RunError
from pyshell.render.lines import visible
from pyshell.shell import actions
from pyshell.shell.completion import candidates
from pyshell.shell.session import Session


def talk(session: Session) -> None:
    """Read commands and carry them out until the person leaves."""
    prompt = _prompt(session)
    click.echo(f"{len(session.base.knowledge.rulings)} rulings. help lists the commands; Ctrl-D leaves.")
    while True:
        try:
            answer(session, prompt.prompt("rulings> "))
        except KeyboardInterrupt:
            continue  # only the line is given up
        except (EOFError, actions.Leave):
            return


def answer(session: Session, command: str) -> None:
    """Carry out one command, and print what it says or what is wrong with it."""
    try:
        put(actions.run(session, command))
    except InputError as error:
        complain(error.problems)
    except (RunError, OSError) as error:
        click.echo(f"error: {visible(str(error))}", err=True)
    except click.Abort:
        click.echo("given up", err=True)
    except RecursionError:
        click.echo("error: the proof is too deep to be shown", err=True)


def unfinished(text: str) -> bool:
    """Whether a parenthesis or a quotation mark is still open."""
    bare = re.sub(r'"(?:[^"\\]|\\.)*"', "", text)
    bare = "\n".join(row.partition(";")[0] for row in bare.split("\n"))
    return '"' in bare or bare.count("(") > bare.count(")")


class _Completer(Completer):
    def __init__(self, session: Session) -> None:
        self.session = session

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
        word, offered = candidates(self.session, document.text_before_cursor)
        for one in offered:
            yield Completion(one, start_position=-len(word))


def _prompt(session: Session) -> PromptSession[str]:
    keys = KeyBindings()

    def on_enter(event: KeyPressEvent) -> None:
        buffer = event.current_buffer
        if unfinished(buffer.text):
            buffer.insert_text("\n")
        else:
            buffer.validate_and_handle()

    keys.add("enter")(on_enter)
    shown: dict[str, Any] = {"complete_while_typing": False, "multiline": True, "key_bindings": keys}
    return PromptSession(history=_history(), completer=_Completer(session), prompt_continuation="    ...> ", **shown)


def _history() -> History:
    try:
        folder: Path = user_state_path("rulings", ensure_exists=True)
        file = folder / "history"
        file.touch(mode=0o600)
    except OSError:
        return InMemoryHistory()
    return FileHistory(str(file))
