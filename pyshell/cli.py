"""The command ``rulings``: each command reads its arguments, calls what does the work, prints, gives the exit status.

Exit status: 0 all is well; 1 an expectation, a check or a conflict failed, or what was asked for doesn't follow; 2 the
input or the command is wrong (messages on stderr). What takes long to import is imported where it is needed: a cold
``rulings judge`` is to answer in half a second.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from pyshell.errors import InputError, Place, Problem, RunError, nearest
from pyshell.guard import FLAG, confine

if TYPE_CHECKING:
    from pyshell.case import Case
    from pyshell.model import Scenario
    from pyshell.render.lines import Line
    from pyshell.render.outline import Length
    from pyshell.rulebase import RuleBase

FAILED = 1
WRONG = 2
INTERRUPTED = 130
UNREAD = 141
"""As other programs end when they are interrupted, or when what reads their output has gone."""


@dataclass
class Folders:
    """Which rules and facts are used: the shipped ones unless ``only``, and those in the given folders; and the store
    of real cards, where it isn't the user's own. Loops without a bound are refused in ``untrusted`` rules."""

    rules: list[Path] = field(default_factory=list)
    facts: list[Path] = field(default_factory=list)
    only: bool = False
    store: Path | None = None
    untrusted: bool = False

    def load(self) -> RuleBase:
        """Load them.

        Raises:
            InputError: everything that is wrong in them.
        """
        from pyshell.knowledge import shipped
        from pyshell.rulebase import RuleBase

        rules, facts = ((), ()) if self.only else ([near(folder)] for folder in shipped())
        gc.disable()  # what is loaded stays: looking for garbage in it takes a sixth of the time of a cold run
        try:
            return RuleBase.load(
                [*rules, *self.rules],
                [*facts, *self.facts],
                only=True,
                store=self.store,
                untrusted=self.untrusted,
            )
        finally:
            gc.freeze()
            gc.enable()


def near(path: Path) -> Path:
    """The path from the working folder, if it lies in there: that is shorter to read."""
    here = Path.cwd()
    return path.relative_to(here) if path.is_relative_to(here) else path


LATER = {
    "why": "why",
    "shell": "shell",
    "why-not": "explain",
    "what-if": "explain",
    "flip": "explain",
    "contrast": "explain",
    "ask": "explain",
    "batch": "batch",
    "mutate": "mutate",
    "conflicts": "conflicts",
    "diff": "diff",
    "new": "new",
}
"""Commands that have modules of their own in ``pyshell.commands``, which list them in ``COMMANDS``."""


class Later(click.Group):
    """A group whose commands are imported when one of them is asked for: ``COMMANDS`` of a module."""

    def __init__(self, *args: Any, module: str, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._module = module

    def list_commands(self, _context: click.Context) -> list[str]:
        """The commands in the module's order."""
        return [str(command.name) for command in import_module(self._module).COMMANDS]

    def get_command(self, _context: click.Context, name: str) -> click.Command | None:
        """The command of a name."""
        return next((command for command in import_module(self._module).COMMANDS if command.name == name), None)


class Commands(click.Group):
    """The group of all commands, in the order of this file; turns errors into messages and an exit status."""

    def list_commands(self, _context: click.Context) -> list[str]:
        """The commands in the order of this file, then those of other modules."""
        return [*self.commands, *LATER]

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        """The command of a name; one of another module is imported only now."""
        if name in LATER:
            commands: Sequence[click.Command] = import_module(f"pyshell.commands.{LATER[name]}").COMMANDS
            return next(command for command in commands if command.name == name)
        return super().get_command(context, name)

    def invoke(self, context: click.Context) -> None:
        """Run the command."""
        if os.environ.get("NO_COLOR"):
            context.color = False
        try:
            super().invoke(context)
        except InputError as error:
            complain(error.problems)
            context.exit(WRONG)
        except RunError as error:
            click.echo(f"error: {_safe(str(error))}", err=True)
            context.exit(WRONG)
        except BrokenPipeError:  # click would exit with status 1, which says something else here
            _stop_writing()
            context.exit(UNREAD)


def _folder(context: click.Context, option: click.Parameter, value: Any) -> None:
    folders = context.ensure_object(Folders)
    if option.name == "only":
        folders.only = folders.only or value
    elif option.name == "untrusted_rules":
        folders.untrusted = folders.untrusted or value
    elif option.name == "store":
        folders.store = value or folders.store
    elif option.name is not None:
        getattr(folders, option.name).extend(value)


def with_folders(command: Callable[..., Any]) -> Callable[..., Any]:
    """Give a command the options that say which rules and facts are used, and those as its first argument."""
    kind = click.Path(exists=True, file_okay=False, path_type=Path)
    file = click.Path(dir_okay=False, path_type=Path)
    options = (
        click.option("--rules", type=kind, multiple=True, help="Use the rules in this folder too.", **_QUIET),
        click.option("--facts", type=kind, multiple=True, help="Use the facts in this folder too.", **_QUIET),
        click.option("--only", is_flag=True, help="Leave out the shipped rules and facts.", **_QUIET),
        click.option("--store", type=file, help="Use the real cards and rulings in this file.", **_QUIET),
    )
    for option in reversed(options):
        command = option(command)
    return with_untrusted(command)


_QUIET: dict[str, Any] = {"expose_value": False, "callback": _folder}


def with_untrusted(command: Callable[..., Any]) -> Callable[..., Any]:
    """Give a command the option for rules from someone else. ``main`` sees to the process of their own."""
    help = "The rules are someone else's: no unbounded loops, and limits on time and memory."
    return click.option(FLAG, is_flag=True, help=help, **_QUIET)(command)


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@with_folders
@click.version_option(package_name="rulings")
def cli() -> None:
    """Rulings on card games, each with its proof.

    A FILE is a scenario file, or the id of a scenario that comes with the rules (mill/effect-beyond-library).
    FILE#VARIANT is one of its variants. "-" reads the scenario from standard input.
    """


@cli.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--why", is_flag=True, help="Show the proof of every outcome.")
@click.option("--all", "everything", is_flag=True, help="Show also what was only concluded on the way.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line and case.")
@with_folders
@click.pass_context
def judge(context: click.Context, files: Sequence[str], why: bool, everything: bool, as_json: bool) -> None:
    """Say what follows in each scenario, and by which ruling."""
    base = context.ensure_object(Folders).load()
    status = 0
    for number, name in enumerate(files):
        try:
            case = base.judge(scenario_called(base, name))
        except InputError as error:
            complain(error.problems)
            status = WRONG
            continue
        if case.conflicts or not all(checked.met for checked in case.expectations):
            status = max(status, FAILED)
        if as_json:
            put_json({**case.to_json(), **({"missing": _missing(case)} if why and case.unruled else {})})
        else:
            from pyshell.render import text

            length: Length = "long" if why else "short"
            put([()] if number else [])
            put(text.judgement(case, everything=everything, length=length, lacking=why))
    context.exit(status)


@cli.command()
@click.argument("paths", nargs=-1, metavar="[PATH]...")
@click.option("--json", "as_json", is_flag=True, help="One JSON object for the whole run.")
@with_folders
@click.pass_context
def test(context: click.Context, paths: Sequence[str], as_json: bool) -> None:
    """Judge scenarios and their variants, and compare with what they expect.

    A PATH is a scenario file, a folder of them, the id of a scenario, or an area. Without one, all scenarios that come
    with the rules are run.
    """
    from pyshell.audit import expectations

    base = context.ensure_object(Folders).load()
    files = [file for path in paths for file in scenario_files(base, path)] if paths else base.knowledge.scenario_files
    report = expectations.run(base, progress(files, "scenarios"))
    if as_json:
        put_json(report.to_json())
    else:
        from pyshell.render import report as text

        put(text.totals(report))
    context.exit(report.status)


@cli.command()
@click.option("--json", "as_json", is_flag=True, help="One JSON object for the whole run.")
@click.option("--explain", metavar="CODE", help="Say what a code stands for, and how to mend it; `all` lists them.")
@with_folders
@click.pass_context
def check(context: click.Context, as_json: bool, explain: str | None) -> None:
    """Load all rules, facts and scenarios, and find what is badly made.

    Exit status 2 if something can't be loaded, 1 if something is badly made.
    """
    if explain:
        from pyshell.audit import explanations
        from pyshell.render import report as text

        found = [explanations.explain(code) for code in (explanations.codes() if explain == "all" else [explain])]
        if as_json:
            put_json([vars(one) for one in found])
        else:
            put(text.explanations(found))
        return
    from pyshell.audit import check as checks

    report = checks.run(context.ensure_object(Folders).load)
    if as_json:
        put_json(report.to_json())
    elif report.refused:
        complain(report.problems)
    else:
        from pyshell.render import report as text

        put(text.problems(report))
    context.exit(report.status)


@cli.command()
@click.argument("template", required=False)
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
@with_folders
@click.pass_context
def vocabulary(context: click.Context, template: str | None, as_json: bool) -> None:
    """Show what facts can say: templates with their slots, and aspects; or only TEMPLATE, which may be an aspect."""
    from pyshell.render import json
    from pyshell.render import vocabulary as text

    known = context.ensure_object(Folders).load().knowledge.vocabulary
    templates = [found for name, found in known.templates.items() if template in (None, name)]
    aspects = [found for name, found in known.aspects.items() if template in (None, name)]
    if not templates and not aspects:
        names = (*known.templates, *known.aspects)
        raise wrong(str(template), "there is no template or aspect of this name", nearest(str(template), names))
    if as_json:
        put_json({"templates": [json.template(t) for t in templates], "aspects": [json.aspect(a) for a in aspects]})
    elif template is None:
        put(text.overview(known))
    else:
        put(line for found in templates for line in text.describe(found))
        put(line for found in aspects for line in text.describe_aspect(found))


@cli.group(cls=Later, module="pyshell.commands.cards")
@with_folders
def cards() -> None:
    """Real cards: import them, show one."""


@cli.group(cls=Later, module="pyshell.commands.sources")
@with_folders
def sources() -> None:
    """What rulings rest on: documents, the Comprehensive Rules, and the rulings published for cards."""


@cli.command()
@click.option("--corpus", is_flag=True, help="Of the rulings published for real cards.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
@with_folders
@click.pass_context
def coverage(context: click.Context, corpus: bool, as_json: bool) -> None:
    """For every passage its rulings, for every ruling the scenarios that show it; or what share of a corpus is encoded.

    A ruling needs a scenario in which it decides what is expected, and a near miss: a variant in which it decides that
    no more. Exit status 1 where a passage has no ruling or a ruling lacks one of them.
    """
    from pyshell.commands import coverage, sources

    folders = context.ensure_object(Folders)
    if corpus:
        sources.corpus_coverage(folders, as_json)
    elif not coverage.show(folders, as_json):
        context.exit(FAILED)


# What commands share


def _missing(case: Case) -> dict[str, tuple[str, ...]]:
    """What would let a ruling speak, for each thing that is unruled."""
    return {name: case.missing(name) for name in case.unruled}


def scenario_called(base: RuleBase, name: str) -> Scenario:
    """The scenario of a FILE argument: a path, an id, or "-" for standard input; with ``#VARIANT`` one of its variants.

    Raises:
        InputError: there is none, or it is wrong.
    """
    path, mark, variant = (name, "", "") if _exists(name) else name.partition("#")
    if path == "-":
        found = base.scenario(Path("/dev/stdin"))
    else:
        found = base.scenario(Path(path) if _exists(path) else _shipped(base, path))
    if not mark:
        return found
    variants = {one.id.partition("#")[2]: one for one in found.variants}
    if variant not in variants:
        raise wrong(name, f"{path} has no variant {variant}", nearest(variant, variants) or ", ".join(variants))
    return variants[variant]


def scenario_files(base: RuleBase, path: str) -> list[Path]:
    """The scenario files of a PATH argument: a file, a folder, an id, or an area.

    Raises:
        InputError: there are none.
    """
    given = Path(path)
    there = _exists(path)
    if there and given.is_file():
        return [given]
    if there and given.is_dir():
        files = [file for file in sorted(given.rglob("*.fct")) if "cards" not in file.relative_to(given).parts]
    else:
        files = [file for file in base.knowledge.scenario_files if file.parent.name == path.strip("/")]
    return files or [_shipped(base, path)]


def _exists(path: str) -> bool:
    try:
        return Path(path).exists()
    except OSError:  # a name that is too long
        return False


def _shipped(base: RuleBase, name: str) -> Path:
    """The file of the scenario with an id, from the last fact folder that has it."""
    files = {_id(file): file for file in base.knowledge.scenario_files}
    if name not in files:
        raise wrong(name, "no such file, and no scenario of this id", nearest(name, files))
    return files[name]


def _id(file: Path) -> str:
    """The id that a scenario file's place gives it: what follows the folder ``scenarios``."""
    parts = file.with_suffix("").parts
    return "/".join(parts[len(parts) - parts[::-1].index("scenarios") :])


def wrong(where: str, message: str, hint: str = "") -> InputError:
    """What is wrong with an argument of the command."""
    return InputError(Problem(Place(where), "argument", message, hint))


def put(lines: Iterable[Line]) -> None:
    """Print styled lines; the styles only on a terminal."""
    from pyshell.render.lines import paint

    for text in paint(lines):
        click.echo(text)


def put_json(value: object) -> None:
    """Print one line of JSON."""
    from pyshell.render import json

    click.echo(json.dumps(value))


def complain(problems: Iterable[Problem]) -> None:
    """Print problems on stderr, a line each."""
    for problem in problems:
        click.echo(_safe(str(problem)), err=True)


def _safe(text: str) -> str:
    from pyshell.render.lines import visible

    return visible(text)


def progress(items: Iterable[Any], what: str, total: int | None = None) -> Iterator[Any]:
    """The items, with a progress bar on stderr while it is a terminal and there are many."""
    count = total if total is not None else len(items) if isinstance(items, Sequence) else 0
    if not sys.stderr.isatty() or count < 20:
        return iter(items)
    from rich.console import Console
    from rich.progress import track

    return iter(track(items, what, total=count, console=Console(stderr=True), transient=True))


def _stop_writing() -> None:
    """Let what is still to be written go nowhere: nobody reads it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def main() -> None:
    """The command as a program: ends silently when nobody reads its output any more, and never with a traceback for
    what the user or the system did."""
    ended = confine() if FLAG in sys.argv else lambda: None
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    status: Any = 0
    try:
        status = cli.main(prog_name="rulings", standalone_mode=False)
        if sys.stdout:  # None where it was closed from the start
            sys.stdout.flush()
    except click.ClickException as error:
        error.show()
        status = WRONG
    except (click.Abort, KeyboardInterrupt):
        status = INTERRUPTED
    except BrokenPipeError:
        _stop_writing()
        status = UNREAD
    except OSError as error:
        click.echo(f"error: {_safe(str(error))}", err=True)
        status = WRONG
    except RecursionError:
        click.echo("error: the proof is too deep to be shown", err=True)
        status = WRONG
    except MemoryError:
        click.echo("error: there is not enough memory for this", err=True)
        status = WRONG
    ended()
    sys.exit(status if isinstance(status, int) else 0)
