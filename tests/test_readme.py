"""README.md can't drift: its commands, its examples and its list of commands are all taken from it and run."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import click
import pytest
from conftest import write_program

from pyshell.cli import cli

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


@dataclass(frozen=True)
class Block:
    """A fenced block: the first word after the fence says how it is tried, the rest of the line is its argument."""

    kind: str
    argument: str
    text: str


def blocks(text: str) -> tuple[Block, ...]:
    """The blocks of a text in order."""
    found = re.findall(r"^```(\w+)(?: +([^\n]*))?\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return tuple(Block(*parts) for parts in found)


BLOCKS = blocks(README)
CHAPTERS = {text.partition("\n")[0]: blocks(text) for text in re.split(r"^## ", README, flags=re.MULTILINE)[1:]}
WITH_EXAMPLES = [name for name, shown in CHAPTERS.items() if any(block.kind == "console" for block in shown)]


def of_kind(kind: str) -> list[Block]:
    return [block for block in BLOCKS if block.kind == kind]


def command(name: str) -> str:
    (block,) = (block for block in of_kind("sh") if block.argument == name)
    return block.text


def test_every_block_is_a_command_an_example_a_file_or_a_picture() -> None:
    assert README.count("\n```") == 2 * len(BLOCKS)
    assert {block.kind for block in BLOCKS} <= {"sh", "console", "pycon", "clips", "mermaid"}
    assert [block.argument for block in of_kind("sh")] == ["install", "test"]
    assert all(block.argument for block in of_kind("clips")), "a clips block names the file that it shows"


def test_each_of_the_two_commands_is_one_line() -> None:
    assert command("install").count("\n") == command("test").count("\n") == 1


def test_ci_runs_the_readmes_two_commands() -> None:
    listed = subprocess.run([ROOT / ".ci/run", "--list"], capture_output=True, text=True, check=True).stdout
    assert listed == command("install") + command("test")
    assert "pip install" not in (ROOT / ".ci/run").read_text(encoding="utf-8")


def test_the_table_of_commands_lists_every_command_once() -> None:
    listed = re.findall(r"^\| `rulings ([a-z-]+)", README, re.MULTILINE)
    assert sorted(listed) == sorted(cli.list_commands(click.Context(cli)))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder as the examples assume it: the shipped rules and facts, and the files that README shows."""
    return prepare(tmp_path_factory.mktemp("readme"), BLOCKS)


def prepare(folder: Path, shown: Iterable[Block]) -> Path:
    """Put the shipped rules and facts into a folder, and the files among the blocks."""
    for name in ("rules", "facts"):
        (folder / name).symlink_to(ROOT / name)
    for block in shown:
        if block.kind == "clips":
            write_file(folder, block)
    return folder


def write_file(folder: Path, block: Block) -> None:
    path = folder / block.argument
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(block.text, encoding="utf-8")


def before(chapter: str) -> list[Block]:
    """The blocks of the chapters before one."""
    names = list(CHAPTERS)
    return [block for name in names[: names.index(chapter)] for block in CHAPTERS[name]]


def output(line: str, folder: Path, program: Path) -> str:
    """What a shell line prints in the folder, with the program's folder on the path."""
    env = os.environ | {"PATH": f"{program.parent}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(line, shell=True, cwd=folder, env=env, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


def matches(shown: str, printed: str) -> bool:
    """Whether README shows what was printed; ``...`` stands for anything."""
    return doctest.OutputChecker().check_output(shown, printed, doctest.ELLIPSIS)


def examples(text: str) -> list[tuple[str, str]]:
    """The commands after ``$`` in a console block, each with the output that README shows."""
    return [(part.partition("\n")[0], part.partition("\n")[2]) for part in re.split(r"^\$ ", text, flags=re.M)[1:]]


@pytest.mark.parametrize("chapter", WITH_EXAMPLES)
def test_the_steps_of_a_chapter_taken_in_order_print_what_readme_shows(
    chapter: str, tmp_path: Path, rulings_command: Path
) -> None:
    prepare(tmp_path, before(chapter))
    for block in CHAPTERS[chapter]:
        if block.kind == "clips":
            write_file(tmp_path, block)
        for line, shown in examples(block.text) if block.kind == "console" else ():
            printed = output(line, tmp_path, rulings_command)
            assert matches(shown, printed), f"{line}\n{printed}"


def test_the_first_ruling_begins_as_a_scaffold_that_fails_and_ends_as_one_that_passes() -> None:
    steps = [block for block in CHAPTERS["Your first ruling"] if block.kind in ("clips", "console")]
    assert [block.kind for block in steps] == ["console", "console", "clips", "clips", "console"]
    made = re.findall(r"^wrote (.*)$", steps[0].text, re.MULTILINE)
    assert made == [block.argument for block in steps if block.kind == "clips"], "each file made is filled in"


@pytest.mark.parametrize("block", of_kind("pycon"))
def test_a_python_example_prints_what_readme_shows(block: Block, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    example = doctest.DocTestParser().get_doctest(block.text, {}, "README.md", None, None)
    reports: list[str] = []
    results = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example, out=reports.append)
    assert results.attempted
    assert not results.failed, "".join(reports)


def refresh() -> None:
    """Write what the console examples print now into README, where it differs; to be read before it is committed."""
    text = README
    for chapter in WITH_EXAMPLES:
        with tempfile.TemporaryDirectory() as name, tempfile.TemporaryDirectory() as programs:
            folder = prepare(Path(name), before(chapter))
            program = write_program(Path(programs))
            for block in CHAPTERS[chapter]:
                if block.kind == "clips":
                    write_file(folder, block)
                for line, shown in examples(block.text) if block.kind == "console" else ():
                    now = output(line, folder, program)
                    if not matches(shown, now):
                        text = text.replace(f"$ {line}\n{shown}", f"$ {line}\n{now}")
    (ROOT / "README.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    refresh()
