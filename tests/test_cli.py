"""The command `rulings`: what each command prints, and its exit status."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import small
from click.testing import CliRunner, Result

from pyshell.cli import cli

BEYOND = """\
(scenario (id mill/beyond) (title "Five of three"))
(player (id ana))
(library (player ana) (size 3))
(instruction (id i1) (player ana) (action mill) (amount 5))
(expect (about i1) (aspect amount) (value 3) (by mill-all))
(variant (id enough) (title "Five of five")
   (retract (library (player ana)))
   (assert (library (player ana) (size 5)))
   (expect (about i1) (aspect amount) (value 5) (by mill-some)))
"""

OTHER_NUMBER = small.ruling(
    "mill-none",
    """(defrule mill-none "x" (logical (instruction (id ?id) (action mill) (step ?step))) =>
         (assert (finding (ruling mill-none) (about ?id) (aspect amount) (value 0) (step ?step))))""",
)

Rulings = Callable[..., Result]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small rule base, with one scenario."""
    small.write(tmp_path, small.MILL)
    scenario = tmp_path / "facts/scenarios/mill/beyond.fct"
    scenario.parent.mkdir(parents=True)
    scenario.write_text(BEYOND, encoding="utf-8")
    return tmp_path


@pytest.fixture
def rulings(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Rulings:
    """Runs the command with the small rule base, in its folder."""
    monkeypatch.chdir(folder)

    def run(*arguments: str, stdin: str = "") -> Result:
        found = CliRunner().invoke(cli, ["--only", "--rules", "rules", "--facts", "facts", *arguments], input=stdin)
        if found.exception is not None and not isinstance(found.exception, SystemExit):
            raise found.exception
        return found

    return run


def write(folder: Path, text: str, name: str = "mill/other") -> str:
    """A further scenario file; its path."""
    path = folder / f"facts/scenarios/{name}.fct"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return str(path.relative_to(folder))


# judge


def test_judge_tells_the_outcome_the_sentence_the_citations_and_the_ruling(rulings: Rulings) -> None:
    judged = rulings("judge", "facts/scenarios/mill/beyond.fct")
    assert judged.exit_code == 0
    assert judged.stdout == (
        "Five of three  (mill/beyond)\n"
        "\n"
        "i1  Instruction (id i1, player Ana, action mill, amount 5)\n"
        "  Outcome (about i1, aspect amount, value 3, by mill all). Ana mills all 3.\n"
        "    CR 701.17b, ruling mill-all\n"
    )


def test_judge_takes_an_id_a_variant_or_standard_input(rulings: Rulings) -> None:
    assert rulings("judge", "mill/beyond").stdout == rulings("judge", "facts/scenarios/mill/beyond.fct").stdout
    varied = rulings("judge", "mill/beyond#enough")
    assert varied.stdout.startswith("Five of five  (mill/beyond#enough)")
    assert "Ana mills 5 of 5" in varied.stdout


def test_judge_why_shows_given_facts_and_the_ruling_that_lost(rulings: Rulings) -> None:
    shown = rulings("judge", "--why", "mill/beyond").stdout
    assert "├─ Ana's library holds 3  given\n" in shown
    assert "└─ Defeated: Ana mills 5 of 3  [mill-some] - by mill-all, which overrides it\n" in shown


def test_judge_why_shows_what_had_to_be_absent(rulings: Rulings, folder: Path) -> None:
    path = write(folder, "(player (id ana)) (player (id bo)) (attempt (id a) (player bo) (action cast) (object ana))")
    path = write(folder, "(player (id bo)) (attempt (id a) (player bo) (action cast))")
    assert "And nothing keeps Bo from cast  absent" in rulings("judge", "--why", path).stdout


def test_judge_leaves_out_what_was_not_asked_unless_all_is_wanted(rulings: Rulings, folder: Path) -> None:
    about_ana = """(defrule mill-some-depth "x" (logical (instruction (player ?player) (amount ?amount) (step ?step))
       (library (player ?player) (size ?size))) =>
       (assert (finding (ruling mill-some) (about ?player) (aspect amount) (value ?amount) (step ?step))))"""
    path = folder / "rules/mill/mill-some.clp"
    path.write_text(path.read_text() + about_ana)
    assert "\nana  Ana\n" not in rulings("judge", "mill/beyond").stdout
    assert "\nana  Ana\n" in rulings("judge", "--all", "mill/beyond").stdout
    asked = write(folder, BEYOND.replace("(variant", "(question (about ana) (aspect amount))\n(variant"))
    assert "\nana  Ana\n" in rulings("judge", asked).stdout


def test_an_aspect_that_is_a_step_on_the_way_is_only_shown_on_request(rulings: Rulings, folder: Path) -> None:
    aspects = folder / "facts/aspects.clp"
    plain = aspects.read_text()
    wanting = write(
        folder,
        BEYOND.replace(
            "(expect (about i1) (aspect amount) (value 3) (by mill-all))", "(expect-no (about i1) (aspect legality))"
        ),
    )
    for answer, shown in (("yes", True), ("asked", False), ("no", False)):
        aspects.write_text(plain.replace("(name amount)", f"(name amount) (answer {answer})"))
        assert ("Ana mills all 3" in rulings("judge", wanting).stdout) is shown
        assert "Ana mills all 3" in rulings("judge", "mill/beyond").stdout  # an expectation asks for it
        assert "Ana mills all 3" in rulings("judge", "--all", wanting).stdout


def test_judge_reports_an_unmet_expectation_with_its_line_and_fails(rulings: Rulings, folder: Path) -> None:
    judged = rulings("judge", write(folder, BEYOND.replace("(value 3)", "(value 4)")))
    assert judged.exit_code == 1
    assert "facts/scenarios/mill/other.fct:5:1: expected i1 amount 4 by mill-all\n" in judged.stdout
    assert "    got: i1 amount is 3 by mill-all\n" in judged.stdout


def test_judge_reports_a_conflict_with_both_reasons_and_fails(rulings: Rulings, folder: Path) -> None:
    (folder / "rules/mill/mill-none.clp").write_text(OTHER_NUMBER)
    judged = rulings("judge", "mill/beyond#enough")
    assert judged.exit_code == 1
    conflict = judged.stdout.partition("Conflict: the rulings disagree about i1 amount\n")[2]
    assert "Ana mills 5 of 5" in conflict
    assert "ruling mill-none" in conflict


def test_judge_names_what_no_ruling_speaks_to_and_does_not_fail(rulings: Rulings, folder: Path) -> None:
    judged = rulings("judge", write(folder, "(player (id bo)) (event (id e1) (kind cast) (player bo))"))
    assert judged.exit_code == 0
    assert "Unruled: no ruling speaks to\n  e1  Event (id e1, kind cast, player Bo)\n" in judged.stdout


def test_judge_goes_on_after_a_wrong_file_and_ends_with_2(rulings: Rulings, folder: Path) -> None:
    bad = write(folder, "(player (id ana))\n(libary (player ana))")
    judged = rulings("judge", bad, "mill/beyond")
    assert judged.exit_code == 2
    assert judged.stderr == f"{bad}:2:2: there is no template libary (did you mean library?)\n"
    assert "Ana mills all 3" in judged.stdout


def test_judge_json_is_one_line_a_case_and_nothing_else(rulings: Rulings) -> None:
    judged = rulings("judge", "--json", "mill/beyond", "mill/beyond#enough")
    first, second = map(json.loads, judged.stdout.splitlines())
    assert (first["scenario"], second["scenario"]) == ("mill/beyond", "mill/beyond#enough")
    assert {
        "about": "i1",
        "aspect": "amount",
        "value": [3],
        "by": "mill-all",
        "says": "Ana mills all 3",
    }.items() <= first["outcomes"][0].items()
    assert first["expectations"][0]["met"] is True
    assert judged.stderr == ""


# why


@pytest.mark.parametrize(
    "pattern",
    ["i1", "i1 amount", "i1 amount 3", "(outcome (about i1) (aspect amount))", "(outcome (by mill-all) (step 0))"],
)
def test_why_takes_a_pattern_or_its_short_form(pattern: str, rulings: Rulings) -> None:
    shown = rulings("why", "mill/beyond", pattern)
    assert shown.exit_code == 0
    assert "Ana mills all 3." in shown.stdout
    assert "Ana's library holds 3  given" in shown.stdout


def test_why_has_three_lengths(rulings: Rulings) -> None:
    short, mid, long = (
        rulings("why", "mill/beyond", "i1", "--length", length).stdout for length in ("short", "mid", "long")
    )
    assert "given" not in short
    assert "mill-some" not in short
    assert "mill-some" in mid
    assert "given" not in mid
    assert "given" in long


def test_why_json_holds_the_facts_and_inferences_of_the_one_proof(rulings: Rulings) -> None:
    (line,) = rulings("why", "mill/beyond", "i1 amount", "--format", "json").stdout.splitlines()
    proof = json.loads(line)
    assert list(proof) == ["scenario", "outcome", "facts", "inferences", "defeated"]
    facts, inferences = proof["facts"], proof["inferences"]
    assert proof["outcome"]["proof"] in facts
    assert {premise for inference in inferences for premise in inference["premises"]} <= set(facts)
    assert {i["conclusion"] for i in inferences} == {
        name for name, fact in facts.items() if fact["template"] in ("outcome", "finding", "defeated")
    }
    (lost,) = proof["defeated"]
    assert (lost["ruling"], lost["by"], lost["why"]) == ("mill-some", "mill-all", "override")


def test_why_refuses_a_length_for_json_which_always_holds_the_whole_proof(rulings: Rulings) -> None:
    for length in ("short", "mid"):
        run = rulings("why", "mill/beyond", "i1 amount", "--format", "json", "--length", length)
        assert (run.exit_code, run.stdout) == (2, "")
        assert f"--length {length} is for text, dot and html" in run.stderr
    long = rulings("why", "mill/beyond", "i1 amount", "--format", "json", "--length", "long")
    assert long.stdout == rulings("why", "mill/beyond", "i1 amount", "--format", "json").stdout


def test_why_fails_where_nothing_matches_and_says_what_there_is(rulings: Rulings) -> None:
    shown = rulings("why", "mill/beyond", "i1 amount 7")
    assert (shown.exit_code, shown.stdout) == (1, "")
    assert shown.stderr == (
        "mill/beyond: no outcome matches i1 amount 7\n  there is: i1 amount 3 at step 0 (mill-all)\n"
    )


WRONG_PATTERNS = {
    "(outcome (about i1)": "PATTERN:1:1: this '(' is never closed",
    "(outcome (abut i1))": "outcome has no slot abut; its slots are about, aspect, value, by, step",
    "(finding (about i1))": "write one pattern of outcomes",
    "": "write one pattern of outcomes",
    "i1 amuont": "there is no aspect amuont (did you mean amount?)",
    "i2": "nothing is called i2 in mill/beyond (there are outcomes about i1)",
    '(outcome (about "i1"))': "about",
    "(outcome (about (system x)))": "function call",
}


@pytest.mark.parametrize("pattern", WRONG_PATTERNS)
def test_why_refuses_what_is_no_pattern_of_outcomes(pattern: str, rulings: Rulings) -> None:
    shown = rulings("why", "mill/beyond", pattern)
    assert (shown.exit_code, shown.stdout) == (2, "")
    assert WRONG_PATTERNS[pattern] in shown.stderr


# test


def test_test_counts_scenarios_variants_and_expectations_by_area(rulings: Rulings, folder: Path) -> None:
    write(folder, BEYOND.replace("mill/beyond", "fuse/x"), "fuse/x")
    run = rulings("test")
    assert run.exit_code == 0
    assert [line.split() for line in run.stdout.splitlines()] == [
        ["area", "scenarios", "variants", "expectations", "failures"],
        ["fuse", "1", "1", "2", "0"],
        ["mill", "1", "1", "2", "0"],
        ["all", "2", "2", "4", "0"],
    ]


def failures(run: Result) -> list[tuple[str, int, str, str]]:
    """Code, line, expected and got of each failure in a run's JSON."""
    return [(f["code"], f["line"], f["expected"], f["got"]) for f in json.loads(run.stdout)["failures"]]


def test_a_failure_shows_line_expected_and_got(rulings: Rulings, folder: Path) -> None:
    path = write(folder, BEYOND.replace("(value 5)", "(value 4)"))
    run = rulings("test", path)
    assert run.exit_code == 1
    assert run.stdout.startswith(
        f"{path}:9:4: mill/beyond#enough: unmet\n"
        "  expected  i1 amount 4 by mill-some\n"
        "  got       i1 amount is 5 by mill-some\n"
    )
    assert failures(rulings("test", "--json", path)) == [
        ("unmet", 9, "i1 amount 4 by mill-some", "i1 amount is 5 by mill-some")
    ]


def test_the_right_outcome_by_the_wrong_ruling_is_a_failure(rulings: Rulings, folder: Path) -> None:
    path = write(folder, BEYOND.replace("(by mill-all)", "(by mill-some)"))
    assert [failure[:3] for failure in failures(rulings("test", "--json", path))] == [
        ("unmet", 5, "i1 amount 3 by mill-some")
    ]


def test_an_outcome_that_must_not_follow_is_a_failure(rulings: Rulings, folder: Path) -> None:
    path = write(folder, BEYOND.replace("(variant", "(expect-no (about i1) (aspect amount) (value 3))\n(variant", 1))
    assert [failure[:3] for failure in failures(rulings("test", "--json", path))] == [("unmet", 6, "no i1 amount 3")]


NOT_A_TEST = {
    "expects-nothing": BEYOND.partition("(expect")[0],
    "no-firing": "(player (id ana))\n(library (player ana) (size 3)) (expect-no (about ana) (aspect amount))",
    "unusable-fact": BEYOND.replace("(expect", "(instruction (id i2) (player ana) (action draw))\n(expect", 1),
}


@pytest.mark.parametrize("code", NOT_A_TEST)
def test_a_scenario_that_can_not_fail_fails(code: str, rulings: Rulings, folder: Path) -> None:
    run = rulings("test", "--json", write(folder, NOT_A_TEST[code]))
    assert run.exit_code == 1
    assert code in [failure[0] for failure in failures(run)]


def test_a_fact_of_a_template_that_no_rule_matches_is_a_failure_at_its_line(rulings: Rulings, folder: Path) -> None:
    path = write(folder, BEYOND.replace("(expect", "(turn (active ana))\n(expect", 1).partition("(variant")[0])
    assert ("unusable-fact", 5, "a fact that some rule can match", "no rule matches any turn") in failures(
        rulings("test", "--json", path)
    )


def test_a_conflict_is_a_failure(rulings: Rulings, folder: Path) -> None:
    (folder / "rules/mill/mill-none.clp").write_text(OTHER_NUMBER)
    codes = [failure[0] for failure in failures(rulings("test", "--json", "mill"))]
    assert "conflict" in codes


def test_a_rule_that_loops_is_a_failure_that_names_it(rulings: Rulings, folder: Path) -> None:
    loop = """(defrule mill-none "x" (library (player ?p) (size ?n) (step ?step)) =>
       (bind ?next (+ ?step 1)) (assert (library (player ?p) (size ?n) (step ?next))))"""
    (folder / "rules/mill/mill-none.clp").write_text(small.ruling("mill-none", loop))
    run = rulings("test", "--json", "mill")
    assert run.exit_code == 1
    stopped = [failure for failure in failures(run) if failure[0] == "run-stopped"]
    assert len(stopped) == 2
    assert "mill-none" in stopped[0][3]
    judged = rulings("judge", "mill/beyond")
    assert judged.exit_code == 2
    assert "mill-none" in judged.stderr


def test_a_wrong_scenario_file_is_a_failure_the_others_are_run_and_the_status_is_2(
    rulings: Rulings, folder: Path
) -> None:
    write(folder, "(player)")
    run = rulings("test")
    assert run.exit_code == 2
    assert "other.fct:1:1" in run.stdout
    assert run.stdout.splitlines()[-1].split() == ["all", "1", "1", "2", "1"]


@pytest.mark.parametrize("path", ["mill", "mill/beyond", "facts", "facts/scenarios/mill/beyond.fct"])
def test_test_takes_an_area_an_id_a_folder_or_a_file(path: str, rulings: Rulings, folder: Path) -> None:
    (folder / "facts/cards").mkdir()
    (folder / "facts/cards/bear.fct").write_text('(card (name "Bear"))')
    run = rulings("test", "--json", path)
    assert run.exit_code == 0
    assert json.loads(run.stdout)["total"] == {"scenarios": 1, "variants": 1, "expectations": 2, "failures": 0}


@pytest.mark.parametrize("path", ["mil", "rules", "mill/beyon"])
def test_a_path_without_scenarios_is_wrong(path: str, rulings: Rulings) -> None:
    run = rulings("test", path)
    assert run.exit_code == 2
    assert "no such file, and no scenario of this id" in run.stderr


# check


def test_check_counts_what_it_looked_at_and_finds_what_is_badly_made(rulings: Rulings) -> None:
    run = rulings("check")
    assert run.exit_code == 1
    assert "rules/mill/mill-all.clp:1:1: this deffacts has no docstring (put a string after its name)" in run.stdout
    assert "no-docstring" in {problem["code"] for problem in json.loads(rulings("check", "--json").stdout)["problems"]}


def test_check_of_well_made_rules_finds_only_vocabulary_that_they_have_no_use_for(
    rulings: Rulings, folder: Path
) -> None:
    for path in (folder / "rules/mill").glob("*.clp"):
        path.unlink()
    (folder / "facts/scenarios/mill/beyond.fct").unlink()
    found = json.loads(rulings("check", "--json").stdout)
    assert {problem["code"] for problem in found["problems"]} <= {"unused-slot", "unused-template"}


def test_what_can_not_be_loaded_stops_check_and_judge_with_file_and_line(rulings: Rulings, folder: Path) -> None:
    path = folder / "rules/mill/mill-all.clp"
    path.write_text(path.read_text().replace("(amount ?amount)", "(ammount ?amount)"))
    for command in (("check",), ("judge", "mill/beyond"), ("test",), ("vocabulary",)):
        run = rulings(*command)
        assert (run.exit_code, run.stdout) == (2, "")
        assert "rules/mill/mill-all.clp:5:67: instruction has no slot ammount (did you mean amount?)" in run.stderr
    run = rulings("check", "--json")
    assert run.exit_code == 2
    assert [problem["line"] for problem in json.loads(run.stdout)["problems"]] == [5]


def test_check_reads_the_scenarios_too(rulings: Rulings, folder: Path) -> None:
    path = write(folder, "(player (id ana) (seat first))")
    run = rulings("check", "--json")
    assert run.exit_code == 2
    assert path in [problem["file"] for problem in json.loads(run.stdout)["problems"]]


# vocabulary


def test_vocabulary_shows_templates_slots_and_aspects(rulings: Rulings) -> None:
    shown = rulings("vocabulary").stdout
    assert "\nlibrary  How many cards a player's library holds as a step begins." in shown
    assert "\n   size    integer from 0  (required)\n" in shown
    assert "\nlegality  Legal or not.\n   values  one of legal | illegal  (illegal beats the others)\n" in shown


def test_vocabulary_of_one_template_or_aspect_shows_it_alone(rulings: Rulings) -> None:
    assert rulings("vocabulary", "library").stdout.startswith("library  ")
    assert rulings("vocabulary", "amount").stdout == "amount  How many.\n   values  one of anything\n"
    found = json.loads(rulings("vocabulary", "library", "--json").stdout)
    assert [template["template"] for template in found["templates"]] == ["library"]
    assert found["templates"][0]["slots"][1]["required"] is True
    assert found["aspects"] == []


def test_a_name_that_is_no_template_is_wrong_and_the_nearest_is_told(rulings: Rulings) -> None:
    run = rulings("vocabulary", "libary")
    assert run.exit_code == 2
    assert "did you mean library?" in run.stderr


# All commands


def test_the_folders_can_stand_before_or_after_the_command(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    where = ["--only", "--rules", "rules", "--facts", "facts"]
    before = CliRunner().invoke(cli, [*where, "judge", "mill/beyond"])
    after = CliRunner().invoke(cli, ["judge", "mill/beyond", *where])
    assert before.exit_code == after.exit_code == 0
    assert before.stdout == after.stdout


def test_own_folders_come_on_top_of_the_shipped_ones(tmp_path: Path) -> None:
    (tmp_path / "mill-none.clp").write_text(OTHER_NUMBER)
    run = CliRunner().invoke(cli, ["judge", "mill/effect-beyond-library", "--rules", str(tmp_path)])
    assert run.exit_code == 1
    assert "Conflict: the rulings disagree about i1 amount" in run.stdout


@pytest.mark.parametrize(
    "arguments", [["judge"], ["judge", "no-such-file"], ["nonsense"], ["judge", "--rules", "none"], ["why", "x"]]
)
def test_a_wrong_command_is_told_on_stderr_with_status_2(arguments: list[str], rulings: Rulings) -> None:
    run = rulings(*arguments)
    assert (run.exit_code, run.stdout) == (2, "")
    assert run.stderr


def test_control_characters_from_files_are_never_printed(rulings: Rulings, folder: Path) -> None:
    evil = "\x1b]0;title\x07 \u202eabc"
    path = write(folder, BEYOND.replace("Five of three", evil))
    for run in (
        rulings("judge", path),
        rulings("judge", "--json", path),
        rulings("test", path),
        rulings("why", path, evil),
    ):
        assert not set("\x1b\x07\u202e") & set(run.output)


# The program itself


def program(rulings_command: Path, folder: Path, line: str) -> subprocess.CompletedProcess[str]:
    """Run a shell line in which ``rulings`` is the program with the small rule base."""
    whole = f'rulings() {{ {rulings_command} --only --rules rules --facts facts "$@"; }}; {line}'
    return subprocess.run(["bash", "-c", whole], cwd=folder, capture_output=True, text=True, check=False)


def test_a_scenario_is_read_from_standard_input(rulings_command: Path, folder: Path) -> None:
    run = program(rulings_command, folder, "rulings judge - < facts/scenarios/mill/beyond.fct")
    assert (run.returncode, run.stderr) == (0, "")
    assert "Ana mills all 3" in run.stdout
    assert program(rulings_command, folder, "echo '(player' | rulings judge -").returncode == 2


def test_a_closed_output_is_silent(rulings_command: Path, folder: Path) -> None:
    run = program(rulings_command, folder, "rulings vocabulary | head -n 1")
    assert run.stdout == "State: the game as a scenario states it\n"
    assert run.stderr == ""
    assert program(rulings_command, folder, "rulings judge mill/beyond >&-").stderr == ""


def test_a_full_disk_is_one_line_and_no_traceback(rulings_command: Path, folder: Path) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("this system has no /dev/full")
    run = program(rulings_command, folder, "rulings judge mill/beyond > /dev/full")
    assert run.returncode == 2
    assert run.stderr.count("\n") == 1


def test_colour_is_for_terminals_only_and_the_text_is_the_same(rulings_command: Path, folder: Path) -> None:
    piped = program(rulings_command, folder, "rulings judge --why mill/beyond").stdout
    assert "\x1b" not in piped
    command = f"{rulings_command} --only --rules rules --facts facts judge --why mill/beyond"
    seen = program(rulings_command, folder, f"script -qec '{command}' /dev/null").stdout.replace("\r\n", "\n")
    if not seen:
        pytest.skip("this system has no script(1)")
    assert "\x1b[" in seen
    assert re.sub(r"\x1b\[[0-9;]*m", "", seen) == piped
    plain = program(rulings_command, folder, f"NO_COLOR=1 script -qec '{command}' /dev/null").stdout
    assert "\x1b" not in plain


def test_an_output_that_can_not_show_a_character_is_no_reason_to_stop(rulings_command: Path, folder: Path) -> None:
    run = program(rulings_command, folder, "PYTHONIOENCODING=latin-1 rulings judge --why mill/beyond")
    assert run.returncode == 0
    assert r"\u2514" in run.stdout


def test_one_file_is_judged_without_importing_what_only_terminals_need(folder: Path) -> None:
    listing = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "pyshell", "judge", "mill/effect-beyond-library"],
        cwd=small.ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stderr
    imported = {line.rpartition("|")[2].strip() for line in listing.splitlines()}
    assert "pyshell.case" in imported
    assert not {"rich", "difflib", "pyshell.audit.lint", "asyncio"} & imported
