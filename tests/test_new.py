"""`rulings new`: what it writes passes `check` and fails `test` until it is filled in."""

from __future__ import annotations

from pathlib import Path

import pytest
import small
from click.testing import CliRunner, Result

from pyshell.cli import cli

NAME = "table/no-free-spells"


CASTING = """
(deffacts casting "For tests."
   (ruling (id casting) (title "Casting is legal") (says "{player} may cast {object}") (cr "601.3")))
(defrule casting "For tests."
   (attempt (id ?attempt) (player ?player) (action cast) (object ?object) (step ?step))
   =>
   (assert (finding (ruling casting) (about ?attempt) (aspect legality) (value legal) (step ?step))))
"""

# The golden rules, one ruling, and the card that the scaffold names: ``check`` runs all scenarios, and these are few.
CARD = """
(card (name "Grizzly Bears") (id this))
(face (object this) (name "Grizzly Bears") (mana-cost 1 G) (types creature) (subtypes bear))
"""


@pytest.fixture
def empty(tmp_path: Path) -> Path:
    """A rule base without rulings on the game."""
    _, facts = small.write(tmp_path, {"casting/casting": CASTING})
    (facts / "cards").mkdir()
    (facts / "cards" / "grizzly-bears.fct").write_text(CARD, encoding="utf-8")
    return tmp_path


@pytest.fixture
def club(empty: Path) -> Path:
    """The same with a scaffold in it."""
    assert run(empty, "new", NAME).exit_code == 0
    return empty


def run(folder: Path, command: str, *arguments: str) -> Result:
    options = ["--only", "--rules", str(folder / "rules"), "--facts", str(folder / "facts")]
    return CliRunner().invoke(cli, [*options, command, *arguments])


def flaws(folder: Path) -> list[str]:
    """What ``check`` says about the new ruling; in so small a rule base it finds much that no rule matches."""
    lines = run(folder, "check").output.splitlines()
    assert "6 rulings, 6 rules" in lines[-1]
    return [line for line in lines if NAME in line]


def rule(folder: Path) -> Path:
    return folder / "rules" / f"{NAME}.clp"


def test_a_scaffold_passes_check_and_fails_test(club: Path) -> None:
    assert flaws(club) == []
    tested = run(club, "test", "table")
    assert tested.exit_code == 1
    assert "expected  a1 legality illegal by no-free-spells" in tested.output


def test_filled_in_it_passes_both(club: Path) -> None:
    text = rule(club).read_text(encoding="utf-8")
    assert text.count("(test (eq no-free-spells filled-in))") == 1
    in_hand = "(location (object ?object) (zone hand) (player ?player) (step ?step))"
    rule(club).write_text(text.replace("(test (eq no-free-spells filled-in))", in_hand), encoding="utf-8")
    tested = run(club, "test", "table")
    assert tested.exit_code == 0, tested.output
    assert flaws(club) == []


def test_it_names_the_files_and_the_steps(empty: Path) -> None:
    lines = run(empty, "new", NAME).output.splitlines()
    written = [line.removeprefix("wrote ") for line in lines if line.startswith("wrote ")]
    assert written == [str(rule(empty)), str(empty / "facts" / "scenarios" / f"{NAME}.fct")]
    assert all(Path(path).exists() for path in written)
    assert [line.partition(".")[0] for line in lines[3:]] == ["1", "2", "3", "4", "5"]


def test_it_never_overwrites_a_file(club: Path) -> None:
    rule(club).write_text("mine", encoding="utf-8")
    again = run(club, "new", NAME)
    assert again.exit_code == 2
    assert rule(club).read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("name", ["no-area", "Table/Upper", "table/two words", "../up/there", "table/-x"])
def test_a_name_that_is_no_area_and_id_writes_nothing(empty: Path, name: str) -> None:
    before = set(empty.rglob("*"))
    assert run(empty, "new", "--", name).exit_code == 2
    assert set(empty.rglob("*")) == before
