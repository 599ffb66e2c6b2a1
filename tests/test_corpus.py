"""The published rulings: what is to do, what is encoded, what was reworded; and the commands about them."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
import samples
import small
from click.testing import CliRunner, Result

from pyshell.cli import cli
from pyshell.sources import digest

WIDE = "If all of it happens at once, then the player whose turn it is begins, and the others follow."
REWORDED = "If all of it happens at once, the player whose turn it is begins first, and the others follow."
NARROW = "A creature that is dealt damage keeps that damage marked on it until the turn is over."
OTHER = "Nobody can respond to this, since it doesn't use the stack."

Rulings = Callable[..., Result]


def card(name: str, *rulings: str, keywords: tuple[str, ...] = ()) -> dict[str, object]:
    return samples.card(name, "normal", samples.face(name), keywords=keywords, rulings=rulings)


CARDS = (
    card("Alpha", WIDE, NARROW, keywords=("Dredge",)),
    card("Beta", WIDE, keywords=("Dredge", "First strike")),
    card("Gamma", WIDE, OTHER, keywords=("Flying",)),
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small rule base."""
    small.write(tmp_path, small.MILL)
    return tmp_path


@pytest.fixture
def rulings(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Rulings:
    """Runs the command with the small rule base and a store of its own, in their folder."""
    monkeypatch.chdir(folder)

    def run(*arguments: str) -> Result:
        own = ["--only", "--rules", "rules", "--facts", "facts", "--store", "store.sqlite"]
        found = CliRunner().invoke(cli, [*own, *arguments])
        if found.exception is not None and not isinstance(found.exception, SystemExit):
            raise found.exception
        return found

    return run


def take(rulings: Rulings, *cards: dict[str, object], date: str = "2030-01-01") -> Result:
    path = samples.save(Path(), samples.mtgjson_set(cards, date, more=False))
    done = rulings("sources", "import", str(path))
    assert done.exit_code == 0, done.output
    return done


def todo(rulings: Rulings, *arguments: str) -> list[tuple[str, str]]:
    """The texts that are to do, each with its state."""
    found = json.loads(rulings("sources", "todo", "--json", *arguments).stdout)
    return [(text["text"], text["state"]) for text in found["texts"]]


def shares(rulings: Rulings, keyword: str = "") -> tuple[dict[str, float], dict[str, float]]:
    found = json.loads(rulings("coverage", "--corpus", "--json").stdout)
    if keyword:
        (found,) = (one for one in found["keywords"] if one["keyword"] == keyword)
    return found["texts"], found["card_rulings"]


# What is to do


def test_todo_lists_the_texts_on_most_cards_first(rulings: Rulings) -> None:
    take(rulings, *CARDS)
    assert todo(rulings)[0] == (WIDE, "todo")
    assert {text for text, _ in todo(rulings)[1:]} == {NARROW, OTHER}
    assert todo(rulings, "--limit", "1") == [(WIDE, "todo")]
    assert len(todo(rulings, "--limit", "0")) == 3


def test_todo_shows_hash_cards_date_and_the_whole_text(rulings: Rulings) -> None:
    take(rulings, *CARDS)
    shown = rulings("sources", "todo", "--limit", "1").stdout
    assert shown == f"{digest(WIDE)[:12]}    3 cards  2030-01-01  Alpha; Beta; Gamma\n  {WIDE}\n1 of 3 to do\n"


def test_todo_can_be_about_the_cards_with_one_keyword(rulings: Rulings) -> None:
    take(rulings, *CARDS)
    assert {text for text, _ in todo(rulings, "--keyword", "DREDGE")} == {WIDE, NARROW}
    assert {text for text, _ in todo(rulings, "--keyword", "first-strike")} == {WIDE}
    wrong = rulings("sources", "todo", "--keyword", "dregde")
    assert (wrong.exit_code, wrong.stderr) == (
        2,
        "--keyword:1:1: no card in the store has the keyword dregde (did you mean dredge?)\n",
    )


def test_cards_of_which_only_rulings_are_known_are_shown_by_their_id(rulings: Rulings, folder: Path) -> None:
    rulings("sources", "import", str(samples.save(folder, samples.bulk_rulings(CARDS))))
    shown = rulings("sources", "todo", "--limit", "1").stdout
    assert "card oracle-Alpha; card oracle-Beta" in shown
    rulings("cards", "import", str(samples.save(folder, samples.oracle_cards(CARDS, more=False))))
    assert "  Alpha; Beta; Gamma\n" in rulings("sources", "todo", "--limit", "1").stdout


def test_without_a_store_the_message_says_how_to_make_one(rulings: Rulings) -> None:
    done = rulings("sources", "todo")
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr == "store.sqlite:1:1: there is no store (make one with `rulings cards import FILE`)\n"


# Links


def test_a_linked_text_is_encoded_and_no_longer_to_do(rulings: Rulings, folder: Path) -> None:
    take(rulings, *CARDS)
    done = rulings("sources", "link", digest(WIDE)[:8], "mill-some")
    assert done.exit_code == 0, done.output
    written = "facts/documents/published.fct"
    assert done.stdout == f"mill-some encodes {digest(WIDE)[:12]}, on 3 cards; written to {written}\n"
    assert {text for text, _ in todo(rulings)} == {NARROW, OTHER}
    texts, card_rulings = shares(rulings)
    assert (texts["total"], texts["encoded"], texts["todo"], texts["share"]) == (3, 1, 2, 0.3333)
    assert (card_rulings["total"], card_rulings["encoded"], card_rulings["share"]) == (5, 3, 0.6)
    assert shares(rulings, "dredge")[1]["total"] == 3
    assert "published.fct" not in rulings("check").output


def test_the_file_of_links_holds_no_word_of_the_texts(rulings: Rulings, folder: Path) -> None:
    take(rulings, *CARDS)
    rulings("sources", "link", digest(WIDE), "mill-some")
    written = (folder / "facts/documents/published.fct").read_text()
    assert f'(published (sha256 "{digest(WIDE)}") (ruling mill-some) (card "Alpha")' in written
    assert "happens at once" not in written


def test_linking_twice_changes_nothing_and_several_rulings_may_encode_a_text(rulings: Rulings, folder: Path) -> None:
    take(rulings, *CARDS)
    rulings("sources", "link", digest(WIDE), "mill-some")
    before = (folder / "facts/documents/published.fct").read_text()
    assert rulings("sources", "link", digest(WIDE), "mill-some").stdout.endswith("already\n")
    assert (folder / "facts/documents/published.fct").read_text() == before
    assert rulings("sources", "link", digest(WIDE), "mill-all").exit_code == 0
    assert shares(rulings)[0]["encoded"] == 1


def test_links_stand_in_the_order_of_rulings_and_comments_stay(rulings: Rulings, folder: Path) -> None:
    take(rulings, *CARDS)
    path = folder / "facts/documents/published.fct"
    rulings("sources", "link", digest(WIDE), "mill-some")
    path.write_text("; A comment of ours.\n" + path.read_text())
    rulings("sources", "link", digest(NARROW), "mill-all")
    rulings("sources", "link", digest(OTHER), "casting")
    text = path.read_text()
    assert text.startswith("; A comment of ours.\n")
    assert re.findall(r"\(ruling ([\w-]+)\)", text) == ["casting", "mill-all", "mill-some"]


def test_a_text_without_a_rule_is_marked_with_a_reason(rulings: Rulings) -> None:
    take(rulings, *CARDS)
    done = rulings("sources", "link", digest(OTHER), "--no-rule", 'It says "nothing".')
    assert done.exit_code == 0, done.output
    assert OTHER not in {text for text, _ in todo(rulings)}
    texts, _ = shares(rulings)
    assert (texts["no_rule"], texts["todo"]) == (1, 2)
    again = rulings("sources", "link", digest(OTHER), "mill-some")
    assert (again.exit_code, again.stderr.partition(" (")[0]) == (
        2,
        f'{digest(OTHER)[:12]}:1:1: this text is marked as no rule: It says "nothing".',
    )
    rulings("sources", "link", digest(WIDE), "mill-some")
    assert "mill-some encodes this text" in rulings("sources", "link", digest(WIDE), "--no-rule", "x").stderr


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["{wide}", "mill-sum"], "mill-sum:1:1: there is no ruling of this name (did you mean mill-some?)"),
        (["0000", "mill-some"], "0000:1:1: no text in the store has such a hash"),
        (["abc", "mill-some"], "abc:1:1: a hash is given by 4 or more of its first characters"),
        (["wxyz", "mill-some"], "wxyz:1:1: a hash is given by 4 or more"),
        (["{wide}"], "give a RULING, or --no-rule with a REASON"),
        (["{wide}", "mill-some", "--no-rule", "x"], "give a RULING, or --no-rule with a REASON"),
        (["{wide}", "--no-rule", " "], "give a RULING, or --no-rule with a REASON"),
    ],
)
def test_a_wrong_link_is_told_and_nothing_is_written(
    arguments: list[str], message: str, rulings: Rulings, folder: Path
) -> None:
    take(rulings, *CARDS)
    done = rulings("sources", "link", *(argument.replace("{wide}", digest(WIDE)) for argument in arguments))
    assert done.exit_code == 2
    assert message in done.stderr or message in done.output
    assert not (folder / "facts/documents/published.fct").exists()


def test_a_hash_that_several_texts_begin_with_is_not_enough(rulings: Rulings) -> None:
    texts = {digest(text)[:4]: text for text in map(str, range(400))}
    twins = next((text, other) for text in map(str, range(400, 9999)) if (other := texts.get(digest(text)[:4])))
    take(rulings, card("X", *twins))
    done = rulings("sources", "link", digest(twins[0])[:4], "mill-some")
    assert done.exit_code == 2
    assert "several texts have such a hash" in done.stderr
    assert rulings("sources", "link", digest(twins[0])[:12], "mill-some").exit_code == 0


def test_wrong_links_are_problems_of_the_rule_base(rulings: Rulings, folder: Path) -> None:
    take(rulings, *CARDS)
    path = folder / "facts/documents/published.fct"
    path.parent.mkdir()
    path.write_text(
        '(published (sha256 "a") (ruling mill-sum))\n'
        '(published (sha256 "b") (ruling mill-some))\n'
        '(published (sha256 "b") (ruling mill-some))\n'
        '(published-no-rule (sha256 "b") (reason "x"))\n'
        "(library (player ana) (size 3))\n"
    )
    place = "facts/documents/published.fct"
    expected = [
        f"{place}:1:1: there is no ruling mill-sum (did you mean mill-some?)",
        f"{place}:2:1: this text states no rule according to {place}:4:1 (take away one of the two)",
        f"{place}:3:1: this text is linked so already, at {place}:2:1",
        f"{place}:5:1: library can't stand in this file: only published and published-no-rule",
    ]
    for command in (["check"], ["sources", "todo"], ["coverage", "--corpus"]):
        done = rulings(*command)
        told = [line for line in done.stderr.splitlines() if line.startswith(place)]
        assert (done.exit_code, told) == (2, expected)
    assert rulings("judge", "-").exit_code == 2  # for want of a scenario: links are none of its business


def test_a_passage_that_a_ruling_encodes_links_the_same_text(rulings: Rulings, folder: Path) -> None:
    take(rulings, *CARDS)
    passage = f'(passage (document breaking-entering) (number 2) (gist "x") (sha256 "{digest(NARROW)}"))'
    (folder / "facts/passages.clp").write_text(f"(deffacts passages {passage})")
    assert {text for text, _ in todo(rulings)} == {WIDE, OTHER}
    assert shares(rulings)[0]["encoded"] == 1


# Other wordings


def linked_and_reworded(rulings: Rulings) -> None:
    take(rulings, *CARDS)
    rulings("sources", "link", digest(WIDE), "mill-some")
    reworded = [card(str(one["name"]), REWORDED, *one["rulings"][1:]) for one in CARDS]  # type: ignore[index]
    take(rulings, *reworded, date="2031-01-01")


def test_a_changed_wording_of_a_linked_text_is_stale_and_not_new(rulings: Rulings) -> None:
    linked_and_reworded(rulings)
    assert todo(rulings)[0] == (REWORDED, "stale")
    assert [state for _, state in todo(rulings)] == ["stale", "todo", "todo"]
    texts, card_rulings = shares(rulings)
    assert (texts["stale"], texts["encoded"], texts["todo"]) == (1, 0, 2)
    assert card_rulings["stale"] == 3
    shown = rulings("sources", "todo", "--limit", "1").stdout
    assert f"stale: reworded since {digest(WIDE)[:12]} was linked to mill-some" in shown


def test_linking_a_stale_text_again_settles_it_and_drops_the_link_of_before(rulings: Rulings, folder: Path) -> None:
    linked_and_reworded(rulings)
    assert rulings("sources", "link", digest(REWORDED), "mill-some").exit_code == 0
    assert {text for text, _ in todo(rulings)} == {NARROW, OTHER}
    written = (folder / "facts/documents/published.fct").read_text()
    assert digest(WIDE) not in written
    assert digest(REWORDED) in written


def test_other_rulings_of_a_stale_text_are_named_when_one_is_linked_again(rulings: Rulings) -> None:
    take(rulings, card("X", WIDE))
    rulings("sources", "link", digest(WIDE), "mill-some")
    rulings("sources", "link", digest(WIDE), "mill-all")
    take(rulings, card("X", REWORDED), date="2031-01-01")
    done = rulings("sources", "link", digest(REWORDED), "mill-some")
    assert "look again: the wording of before was linked to mill-all too" in done.stdout


def test_a_stale_text_is_known_to_a_store_that_never_had_the_wording_of_before(rulings: Rulings, folder: Path) -> None:
    take(rulings, *CARDS)
    rulings("sources", "link", digest(NARROW), "mill-some")
    (folder / "store.sqlite").unlink()
    slightly = NARROW.replace("is over", "is really over")
    take(rulings, card("Alpha", slightly, OTHER), date="2031-01-01")
    assert dict(todo(rulings)) == {slightly: "stale", OTHER: "todo"}


def test_a_quite_different_text_is_new_and_the_link_is_withdrawn(rulings: Rulings) -> None:
    take(rulings, card("X", NARROW))
    rulings("sources", "link", digest(NARROW), "mill-some")
    take(rulings, card("X", OTHER), date="2031-01-01")
    assert todo(rulings) == [(OTHER, "todo")]
    shown = rulings("coverage", "--corpus").stdout
    assert f"withdrawn {digest(NARROW)[:12]}, linked to mill-some, is no longer published for X" in shown
    done = rulings("sources", "link", digest(NARROW), "mill-all")
    assert (done.exit_code, done.stderr) == (2, f"{digest(NARROW)}:1:1: this text is no longer published\n")


def test_a_linked_text_stands_as_long_as_one_card_has_it(rulings: Rulings) -> None:
    take(rulings, *CARDS)
    rulings("sources", "link", digest(WIDE), "mill-some")
    take(rulings, card("Alpha", REWORDED, NARROW), date="2031-01-01")
    assert shares(rulings)[0]["encoded"] == 1
    assert shares(rulings)[1]["encoded"] == 2
    assert dict(todo(rulings))[REWORDED] == "todo"


def test_coverage_is_a_table_with_a_line_for_each_keyword(rulings: Rulings) -> None:
    take(rulings, *CARDS)
    rulings("sources", "link", digest(WIDE), "mill-some")
    table = [line.split() for line in rulings("coverage", "--corpus").stdout.splitlines()]
    assert table[1] == ["all", "3", "1", "0", "0", "2", "33.3%", "5", "3", "60.0%"]
    assert table[2:] == [
        ["dredge", "2", "1", "0", "0", "1", "50.0%", "3", "2", "66.7%"],
        ["first", "strike", "1", "1", "0", "0", "0", "100.0%", "1", "1", "100.0%"],
        ["flying", "2", "1", "0", "0", "1", "50.0%", "2", "1", "50.0%"],
    ]


# Imports and cards


def test_imports_tell_what_they_did(rulings: Rulings, folder: Path) -> None:
    path = str(samples.save(folder, samples.mtgjson_set()))
    assert rulings("cards", "import", path).stdout.splitlines()[:3] == [
        "24 records: 16 cards new, 0 changed, 0 as they were",
        "layouts   normal 3, meld 3, hologram 2, split 1, aftermath 1, room 1, adventure 1, transform 1, modal_dfc 1,"
        " flip 1, token 1",
        "unknown   hologram 2: kept; with one face they can be used in scenarios",
    ]
    again = json.loads(rulings("cards", "import", "--json", path).stdout)
    assert (again["new"], again["same"], again["unknown_layouts"]) == (0, 16, {"hologram": 2})
    told = rulings("sources", "import", path).stdout
    assert told.startswith("4 records: 3 card-rulings, 2 distinct texts\n2 texts new, 3 card-rulings new")
    assert json.loads(rulings("sources", "import", "--json", path).stdout)["new_texts"] == 0


def test_a_broken_file_is_told_with_its_place_and_status_2(rulings: Rulings, folder: Path) -> None:
    path = samples.save(folder, samples.mtgjson_set()[:500])
    for group in ("cards", "sources"):
        done = rulings(group, "import", str(path))
        assert (done.exit_code, done.stdout) == (2, "")
        assert re.match(rf"{path}:1:\d+: the text ends", done.stderr)
    assert rulings("cards", "import", "--as-of", "yesterday", str(path)).exit_code == 2


def test_show_prints_the_card_its_facts_and_its_published_rulings(rulings: Rulings, folder: Path) -> None:
    path = str(samples.save(folder, samples.mtgjson_set()))
    rulings("cards", "import", path)
    rulings("sources", "import", path)
    (folder / "facts/keywords.clp").write_bytes((small.ROOT / "facts/keywords.clp").read_bytes())
    rulings("sources", "link", digest(samples.OWN), "mill-some")
    shown = rulings("cards", "show", "grave LURKER").stdout
    for line in (
        "Grave Lurker  (normal, data of 2030-02-02)",
        "Grave Lurker  {2}{B/G}",
        "  Creature - Zombie Elf  1/*",
        "  Dredge 3 (Reminder, 5.)",
        "  (ability (id this-dredge) (object this) (keyword dredge) (amount 3))",
        "  Whenever it rains, surveil 2.",
        f"  2030-01-01  {digest(samples.OWN)[:12]}  encoded by mill-some",
        f"    {samples.OWN}",
        f"  2030-01-01  {digest(samples.SHARED)[:12]}  to do",
    ):
        assert line in shown.splitlines()
    found = json.loads(rulings("cards", "show", "--json", "night prowler").stdout)
    assert [one["half"] for one in found["faces"]] == ["whole", "back"]
    assert "problem" in found
    refused = json.loads(rulings("cards", "show", "--json", "odd").stdout)
    assert refused["facts"] == []
    assert "its layout, hologram, isn't known" in refused["problem"]
    unknown = rulings("cards", "show", "Grave Lurkr")
    assert (unknown.exit_code, unknown.stdout) == (2, "")
    assert "did you mean Grave Lurker?" in unknown.stderr


def test_show_needs_no_store_for_a_card_that_a_file_describes(
    rulings: Rulings, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "facts/cards").mkdir()
    described = '(card (name "Imp")) (face (object this) (name "Imp") (types creature))'
    (folder / "facts/cards/imp.fct").write_text(described)
    own = ["--only", "--rules", "rules", "--facts", "facts", "cards", "show", "imp"]
    shown = CliRunner().invoke(cli, own).stdout
    assert shown.startswith("Imp  (described in facts/cards/imp.fct)\n")
    assert '  (face (object this) (name "Imp") (types creature))' in shown
    path = str(samples.save(folder, samples.mtgjson_set([card("Imp", OTHER)], more=False)))
    rulings("cards", "import", path)
    rulings("sources", "import", path)
    assert OTHER in rulings("cards", "show", "imp").stdout


def test_control_characters_of_imported_data_are_never_printed(rulings: Rulings, folder: Path) -> None:
    evil = "\x1b]0;x\x07\u202e"
    one = samples.card(f"Evil{evil}", "normal", samples.face(f"Evil{evil}", text=evil), rulings=(f"Bad {evil} text",))
    path = str(samples.save(folder, samples.mtgjson_set([one], more=False)))
    for command in (
        ["cards", "import", path],
        ["sources", "import", path],
        ["cards", "show", "evil 0 x"],
        ["sources", "todo"],
        ["sources", "link", digest(f"Bad {evil} text"), "mill-some"],
        ["cards", "show", "--json", "evil 0 x"],
    ):
        assert not set("\x1b\x07\u202e") & set(rulings(*command).output)


def test_a_progress_bar_is_drawn_on_a_terminal_only(rulings_command: Path, folder: Path) -> None:
    samples.save(folder, samples.all_printings())
    line = f"{rulings_command} --store s cards import data.json"
    piped = subprocess.run(line, shell=True, cwd=folder, capture_output=True, text=True, check=True)
    assert (piped.stderr, "\x1b" in piped.stdout) == ("", False)
    terminal = ["script", "-qec", f"{line} > out", "/dev/null"]
    try:
        seen = subprocess.run(terminal, cwd=folder, capture_output=True, text=True, check=True).stdout
    except FileNotFoundError:
        pytest.skip("this system has no script(1)")
    assert "data.json" in seen
    assert "16 as they were" in (folder / "out").read_text()


def test_judging_imports_nothing_of_the_store(folder: Path) -> None:
    import sys

    listing = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "pyshell", "judge", "mill/effect-beyond-library"],
        cwd=small.ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stderr
    imported = {line.rpartition("|")[2].strip() for line in listing.splitlines()}
    assert not {"sqlite3", "pyshell.store", "pyshell.commands"} & imported


# Documents and the Comprehensive Rules

RULES = """These rules are effective as of May 1, 2030.

101.1 Where a card says something else than these rules say, it is the card that has the last word on it.
101.2 Whoever says that something is impossible has the last word over whoever says that it isn't.
701.17a To mill a number of cards is to put that many of them from the top of a library where they go.
701.17b A player who has fewer of them than that mills all that there are and nothing more than that.
601.3 A player begins to cast something only if something allows it and nothing forbids it at that time.
"""


def test_documents_are_compared_with_their_passages(rulings: Rulings, folder: Path) -> None:
    passages = [
        f'(passage (document breaking-entering) (number {number}) (gist "x") (sha256 "{digest(text)}"))'
        for number, text in enumerate((WIDE, NARROW, OTHER), 1)
    ]
    (folder / "facts/passages.clp").write_text(f"(deffacts passages {' '.join(passages)})")
    document = samples.save(folder, f"Heading\n\n{WIDE}\n{NARROW}\n{OTHER}\n", "breaking-entering.txt")
    done = rulings("sources", "check", str(document))
    assert (done.exit_code, done.stdout) == (0, "3 known\n")
    document.write_text(f"Heading\n\n{WIDE}\nSomething else stands here now.\n{OTHER}\n")
    done = rulings("sources", "check", str(document))
    assert (done.exit_code, done.stdout) == (1, "breaking-entering 2: changed  (mill-some)\n2 known, 1 changed\n")
    found = [json.loads(line) for line in rulings("sources", "check", "--json", str(document)).stdout.splitlines()]
    assert [(one["number"], one["state"], one["rulings"]) for one in found] == [
        ("1", "known", []),
        ("2", "changed", ["mill-some"]),
        ("3", "known", ["mill-some"]),
    ]
    document.write_bytes(b"\xff\xfe")
    done = rulings("sources", "check", str(document))
    assert (done.exit_code, done.stdout) == (2, "")
    assert "this isn't UTF-8 text" in done.stderr


def test_cited_rules_are_recorded_and_compared(rulings: Rulings, folder: Path) -> None:
    rules = samples.save(folder, RULES, "rules.txt")
    done = rulings("sources", "cr", str(rules))
    assert (done.exit_code, done.stdout.splitlines()[-1]) == (0, "5 unrecorded")
    done = rulings("sources", "cr", str(rules), "--record", "2030-05-01")
    assert done.stdout == "5 of 5 cited rules recorded in facts/documents/comprehensive-rules.clp\n"
    assert rulings("sources", "cr", str(rules)).stdout == "5 known\n"
    assert "top of a library" not in (folder / "facts/documents/comprehensive-rules.clp").read_text()
    rules.write_text(RULES.replace("701.17b", "701.20b").replace("nothing forbids it at", "nobody forbids it at"))
    done = rulings("sources", "cr", str(rules))
    assert (done.exit_code, done.stdout.splitlines()) == (
        1,
        [
            "CR 601.3: changed  (casting)",
            "CR 701.17b -> 701.20b: moved  (mill-all)",
            "3 known, 1 changed, 1 moved",
        ],
    )
    # What another edition doesn't have under its number stays as it was recorded.
    rulings("sources", "cr", str(rules), "--record", "2031-05-01")
    done = rulings("sources", "cr", "--json", str(rules))
    assert [(one["number"], one["state"]) for one in map(json.loads, done.stdout.splitlines())][2:] == [
        ("601.3", "known"),
        ("701.17a", "known"),
        ("701.17b", "moved"),
    ]


def test_what_is_no_text_of_the_rules_is_told(rulings: Rulings, folder: Path) -> None:
    done = rulings("sources", "cr", str(samples.save(folder, "Nothing.", "other.txt")))
    assert (done.exit_code, done.stdout) == (2, "")
    assert "this isn't a text of the Comprehensive Rules" in done.stderr
