"""``rulings sources``: what rulings rest on, as it reads today; and ``rulings coverage --corpus``."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TypeVar

import click

from pyshell.cli import FAILED, Folders, put, put_json, with_folders, wrong
from pyshell.commands.importing import AS_OF, FILES, bar
from pyshell.errors import InputError, Place, Problem, nearest
from pyshell.knowledge import Knowledge, shipped
from pyshell.render import corpus as text
from pyshell.render.cards import brief
from pyshell.render.lines import line
from pyshell.sources import RulesText, SourceReport, check_document, check_rules, number_key, rule_facts
from pyshell.store.corpus import Corpus, Text
from pyshell.store.database import default_path, read_store
from pyshell.store.importing import import_rulings
from pyshell.store.links import Links, made, write
from pyshell.store.writing import write_text

CHANGED = ("changed", "new", "gone", "missing", "moved")
"""The states of a source that make the exit status 1."""

_RULES = Path("documents", "comprehensive-rules.clp")
_RULES_HEADER = """\
; The Comprehensive Rules that rulings cite, known by their hashes. Written by `rulings sources cr --record`.

(deffacts comprehensive-rules
   "Each cited rule, as the edition that was read has it."\
"""
_T = TypeVar("_T")


@click.command("import")
@FILES
@AS_OF
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
@with_folders
@click.pass_context
def take(context: click.Context, files: Sequence[Path], as_of: str, as_json: bool) -> None:
    """Take the published rulings of FILEs into the store: MTGJSON or Scryfall, plain, .gz, .xz or .zip.

    One text on many cards is one entry. Newer data of a card replaces older data. If anything is wrong with a file,
    nothing of any is taken.
    """
    store = context.ensure_object(Folders).store or default_path()
    with bar(files) as progress:
        report = import_rulings(store, files, as_of=as_of, progress=progress)
    if as_json:
        put_json(text.imported_json(report, store))
    else:
        put(text.imported(report, store))


@click.command()
@click.option("--keyword", default="", metavar="K", help="Only texts on cards with this keyword.")
@click.option("--limit", default=20, metavar="N", type=click.IntRange(min=0), help="At most so many; 0 is all.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
@with_folders
@click.pass_context
def todo(context: click.Context, keyword: str, limit: int, as_json: bool) -> None:
    """List the published rulings that no ruling encodes yet, those on most cards first.

    Stale ones come before all others: a ruling is linked to their wording of before.
    """
    folders = context.ensure_object(Folders)
    with _corpus(folders, folders.load().knowledge) as corpus:
        texts, total = corpus.todo(keyword, limit)
    if as_json:
        put_json(text.todo_json(texts, total))
    else:
        put(text.todo(texts, total))


@click.command()
@click.argument("hash", metavar="HASH")
@click.argument("ruling", required=False)
@click.option("--no-rule", "reason", metavar="REASON", help="Mark the text as one that states no rule of play.")
@with_folders
@click.pass_context
def link(context: click.Context, hash: str, ruling: str | None, reason: str | None) -> None:
    """Note that RULING encodes the published text with this HASH (its first characters will do).

    The note is a fact in documents/published.fct, in the last --facts folder, or else in the shipped facts.
    """
    if (ruling is None) is (reason is None) or (reason is not None and not reason.strip()):
        raise click.UsageError("give a RULING, or --no-rule with a REASON")
    folders = context.ensure_object(Folders)
    knowledge = folders.load().knowledge
    if ruling is not None and ruling not in knowledge.rulings:
        raise wrong(ruling, "there is no ruling of this name", nearest(ruling, knowledge.rulings))
    with _corpus(folders, knowledge) as corpus:
        found = corpus.find(hash)
    said = f"{ruling} encodes" if ruling else "no rule is stated by"
    _refuse_contradiction(found, ruling)
    if found.state != "stale" and any(known.ruling == (ruling or "") for known in found.links):
        put([line(f"{said} {found.sha256[: text.HASH]} already")])
        return
    before = found.links if found.state == "stale" else ()
    path = write(
        _facts(folders),
        knowledge.vocabulary,
        add=[made(found.sha256, found.text, found.cards[0], ruling=ruling or "", reason=reason or "")],
        remove=before,
    )
    cards = "1 card" if len(found.cards) == 1 else f"{len(found.cards)} cards"
    put([line((f"{said} {found.sha256[: text.HASH]}", "good"), f", on {cards}; written to {path}")])
    for old in before:
        if old.ruling and old.ruling != ruling:
            put([line(("look again: ", "warn"), f"the wording of before was linked to {old.ruling} too")])


def _refuse_contradiction(found: Text, ruling: str | None) -> None:
    """A text states no rule, or a ruling encodes it."""
    if found.state == "stale" or not found.links:
        return
    first = found.links[0]
    if ruling is None and first.ruling:
        raise wrong(found.sha256[: text.HASH], f"{first.ruling} encodes this text", f"see {first.place}")
    if ruling is not None and not first.ruling:
        raise wrong(found.sha256[: text.HASH], f"this text is marked as no rule: {first.reason}", f"see {first.place}")


@click.command()
@FILES
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line and passage.")
@with_folders
@click.pass_context
def check(context: click.Context, files: Sequence[Path], as_json: bool) -> None:
    """Compare documents, each named like its file, with their passages as recorded.

    Exit status 1 if a passage is changed, new or gone.
    """
    knowledge = context.ensure_object(Folders).load().knowledge
    encoding: dict[tuple[str, int], list[str]] = {}
    for ruling in knowledge.rulings.values():
        for passage in ruling.passages:
            encoding.setdefault(passage, []).append(ruling.id)
    checked = (_read(path, lambda path: check_document(path, knowledge.stated, encoding)) for path in files)
    _report(context, [report for reports in checked for report in reports], as_json)


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--record", metavar="EDITION", help="Record the cited rules as FILE has them, as those of this edition.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line and rule.")
@with_folders
@click.pass_context
def cr(context: click.Context, file: Path, record: str | None, as_json: bool) -> None:
    """Compare the rules that rulings cite with an official text of the Comprehensive Rules.

    Exit status 1 if a cited rule is changed, moved or missing.
    """
    folders = context.ensure_object(Folders)
    knowledge = folders.load().knowledge
    citing: dict[str, list[str]] = {}
    for ruling in knowledge.rulings.values():
        for number in ruling.cr:
            citing.setdefault(number, []).append(ruling.id)
    rules = _read(file, RulesText.read)
    if not rules.rules:
        raise wrong(str(file), "this isn't a text of the Comprehensive Rules", "their official text file is read")
    if record is not None:
        path = _facts(folders) / _RULES
        _record(path, rules, record, citing, knowledge)
        put([line(f"{len(set(citing) & set(rules.rules))} of {len(citing)} cited rules recorded in {path}")])
        return
    _report(context, check_rules(rules, knowledge.stated, citing), as_json)


def corpus_coverage(folders: Folders, as_json: bool) -> None:
    """Print which share of the published rulings is encoded."""
    with _corpus(folders, folders.load().knowledge) as corpus:
        found = corpus.coverage()
    if as_json:
        put_json(text.coverage_json(found))
    else:
        put(text.coverage(found))


@contextmanager
def _corpus(folders: Folders, knowledge: Knowledge) -> Iterator[Corpus]:
    links = Links.load(knowledge)
    with closing(read_store(folders.store or default_path())) as connection:
        yield Corpus(connection, links)


def _facts(folders: Folders) -> Path:
    """The folder of facts to write into: the last one given, or else the shipped one."""
    if folders.facts:
        return folders.facts[-1]
    if folders.only:
        raise wrong("--only", "there is no folder of facts to write into", "name one with --facts")
    return shipped()[1]


def _read(path: Path, read: Callable[[Path], _T]) -> _T:
    """What a reader makes of a text file.

    Raises:
        InputError: it can't be read, or isn't UTF-8 text.
    """
    try:
        return read(path)
    except UnicodeDecodeError as error:
        message = f"this isn't UTF-8 text: {error.reason} at byte {error.start}"
        raise InputError(Problem(Place(str(path)), "unreadable", message)) from error
    except OSError as error:
        raise InputError(Problem(Place(str(path)), "unreadable", error.strerror or str(error))) from error


def _report(context: click.Context, reports: Sequence[SourceReport], as_json: bool) -> None:
    if as_json:
        for report in reports:
            put_json(text.source_json(report))
    else:
        put(text.sources(reports, CHANGED))
    context.exit(FAILED if any(report.state in CHANGED for report in reports) else 0)


def _record(path: Path, rules: RulesText, edition: str, citing: Collection[str], knowledge: Knowledge) -> None:
    """Write the file that records the cited rules; what the text doesn't have stays as that file has it."""
    records = (fact for fact in knowledge.stated if fact.template == "cr-rule" and fact.place)
    there = path.resolve()
    before = {str(fact["number"]): fact for fact in records if fact.place and Path(fact.place.file).resolve() == there}
    kept = [before[number] for number in sorted(set(citing) - set(rules.rules), key=number_key) if number in before]
    facts = [rule_facts(rules, edition, citing), *(f"   {brief(fact, knowledge.vocabulary)}" for fact in kept)]
    stated = "\n".join(filter(None, facts))
    write_text(path, f"{_RULES_HEADER}\n{stated})\n")


COMMANDS = (take, todo, link, check, cr)
