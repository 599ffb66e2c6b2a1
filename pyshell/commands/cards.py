"""``rulings cards``: import real cards, and show one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from pyshell.cli import Folders, put, put_json, with_folders
from pyshell.commands.importing import AS_OF, FILES, bar
from pyshell.render import cards as text
from pyshell.store.database import default_path
from pyshell.store.importing import import_cards
from pyshell.store.view import views


@click.command("import")
@FILES
@AS_OF
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
@with_folders
@click.pass_context
def take(context: click.Context, files: Sequence[Path], as_of: str, as_json: bool) -> None:
    """Take the cards of FILEs into the store: MTGJSON or Scryfall, plain, .gz, .xz or .zip.

    Newer data replaces older data. If anything is wrong with a file, nothing of any is taken.
    """
    store = context.ensure_object(Folders).store or default_path()
    with bar(files) as progress:
        report = import_cards(store, files, as_of=as_of, progress=progress)
    if as_json:
        put_json(text.imported_json(report, store))
    else:
        put(text.imported(report, store))


@click.command()
@click.argument("name")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line and card.")
@with_folders
@click.pass_context
def show(context: click.Context, name: str, as_json: bool) -> None:
    """Show a card: what is printed on it, its facts, and the rulings published for it.

    NAME is its whole name or that of a half or face; case and accents don't matter.
    """
    folders = context.ensure_object(Folders)
    knowledge = folders.load().knowledge
    for number, view in enumerate(views(knowledge, folders.store, name)):
        if as_json:
            put_json(text.card_json(view, knowledge.vocabulary))
        else:
            put([()] if number else [])
            put(text.card(view, knowledge.vocabulary))


COMMANDS = (take, show)
