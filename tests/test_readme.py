"""README.md can't drift: its commands, its examples and its list of commands are all taken from it and run."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

from pyshell.cli import cli

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


@dataclass(frozen=True)
class Block:
    """A fenced block: the first word after the fence says how it is tried, the rest of the line is its argument."""

    kind: str
    argument: str
    text: str


BLOCKS = tuple(
    Block(kind, argument, text)
    for kind, argument, text in re.findall(r"^```(\w+)(?: +(.*))?\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
)


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
    assert "pip" not in (ROOT / ".ci/run").read_text(encoding="utf-8")


def test_the_table_of_commands_lists_every_command_once() -> None:
    assert re.findall(r"^\| `rulings ([a-z-]+)", README, re.MULTILINE) == list(cli.commands)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory, rulings_command: Path) -> Path:
    """A folder as the examples assume it: the shipped rules and facts, and the files that README shows."""
    folder = tmp_path_factory.mktemp("readme")
    for name in ("rules", "facts"):
        (folder / name).symlink_to(ROOT / name)
    for block in of_kind("clips"):
        path = folder / block.argument
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(block.text, encoding="utf-8")
    return folder


def examples(text: str) -> list[tuple[str, str]]:
    """The commands after ``$`` in a console block, each with the output that README shows."""
    return [(part.partition("\n")[0], part.partition("\n")[2]) for part in re.split(r"^\$ ", text, flags=re.M)[1:]]


@pytest.mark.parametrize(
    ("line", "shown"), [example for block in of_kind("console") for example in examples(block.text)]
)
def test_a_console_example_prints_what_readme_shows(
    line: str, shown: str, folder: Path, rulings_command: Path
) -> None:
    path = f"{rulings_command.parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        line, shell=True, cwd=folder, env=os.environ | {"PATH": path}, capture_output=True, text=True, check=False
    )
    printed = done.stdout + done.stderr
    assert doctest.OutputChecker().check_output(shown, printed, doctest.ELLIPSIS), printed


@pytest.mark.parametrize("block", of_kind("pycon"))
def test_a_python_example_prints_what_readme_shows(
    block: Block, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)
    example = doctest.DocTestParser().get_doctest(block.text, {}, "README.md", None, None)
    reports: list[str] = []
    results = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example, out=reports.append)
    assert results.attempted
    assert not results.failed, "".join(reports)


def refreshed(text: str, folder: Path, program: Path) -> str:
    """README with what each console example prints now. ``python tests/test_readme.py`` writes it."""
    env = os.environ | {"PATH": f"{program.parent}{os.pathsep}{os.environ['PATH']}"}

    def shown(block: re.Match[str]) -> str:
        lines = []
        for line, _ in examples(block.group(1)):
            done = subprocess.run(line, shell=True, cwd=folder, env=env, capture_output=True, text=True, check=False)
            lines.append(f"$ {line}\n{done.stdout}{done.stderr}")
        return f"```console\n{''.join(lines)}```\n"

    return re.sub(r"^```console\n(.*?)^```\n", shown, text, flags=re.MULTILINE | re.DOTALL)
