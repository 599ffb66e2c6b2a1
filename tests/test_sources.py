"""Documents and the Comprehensive Rules against what the rule base recorded of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from pyshell.model import Fact, Symbol
from pyshell.rulebase import RuleBase
from pyshell.sources import RulesText, check_document, check_rules, digest, likeness, normalised, passages, sketch

SHARED = Path(__file__).resolve().parents[2] / "shared"
NAMES = ("breaking-entering", "cauldrons-gift", "discovery-dispersal", "flotsam-jetsam", "paranoid-delusions")
TEXT = ["First things come first here.", "Second things come next.", "Third things end it."]
ENCODING = {("doc", 2): ("second-ruling",)}


def recorded(texts: list[str]) -> list[Fact]:
    return [
        Fact("passage", {"document": Symbol("doc"), "number": number, "sha256": digest(text)})
        for number, text in enumerate(texts, 1)
    ]


def states(tmp_path: Path, lines: list[str]) -> list[tuple[str, str, str]]:
    path = tmp_path / "doc.txt"
    path.write_text("Heading\n\n" + "\n\n".join(lines))
    return [(report.number, report.state, report.now) for report in check_document(path, recorded(TEXT), ENCODING)]


def test_a_one_word_heading_and_blank_lines_are_no_passages() -> None:
    assert passages("Heading\n\nA passage here.\n  \nAnother one.\n") == ["A passage here.", "Another one."]


def test_white_space_and_kinds_of_quotation_marks_make_no_difference() -> None:
    assert normalised("it’s  “so”\n and") == 'it\'s "so" and'
    assert digest("it’s “so”") == digest('it\'s   "so"')


def test_an_unchanged_document_is_known(tmp_path: Path) -> None:
    assert {state for _, state, _ in states(tmp_path, TEXT)} == {"known"}


def test_a_reworded_passage_is_changed_and_names_its_rulings(tmp_path: Path) -> None:
    path = tmp_path / "doc.txt"
    path.write_text("\n\n".join([TEXT[0], "Second things come later.", TEXT[2]]))
    reports = check_document(path, recorded(TEXT), ENCODING)
    assert [report.state for report in reports] == ["known", "changed", "known"]
    assert reports[1].rulings == ("second-ruling",)


def test_an_inserted_passage_is_new_and_the_ones_after_it_are_known_at_their_new_places(tmp_path: Path) -> None:
    assert states(tmp_path, [TEXT[0], "A new one.", *TEXT[1:]]) == [
        ("1", "known", ""),
        ("2", "new", ""),
        ("2", "known", "3"),
        ("3", "known", "4"),
    ]


def test_a_missing_passage_is_gone(tmp_path: Path) -> None:
    assert [state for _, state, _ in states(tmp_path, TEXT[:2])] == ["known", "known", "gone"]


RULES = """Rules

These rules are effective as of May 1, 2030.

701. Actions
701.1a To do a thing is to do it until it has been done.
Example: nothing.
701.2. Other
701.9 A rule that nobody recorded.
701.2a To leave a thing is to stop doing it before it has been done by anybody at all.
"""


def rule(number: str, text: str) -> Fact:
    return Fact("cr-rule", {"number": number, "edition": "x", "sha256": digest(text), "sketch": sketch(text)})


def test_cited_rules_are_known_changed_moved_missing_or_unrecorded(tmp_path: Path) -> None:
    path = tmp_path / "rules.txt"
    path.write_text(RULES)
    text = RulesText.read(path)
    assert text.edition == "May 1, 2030"
    stated = [
        rule("701.1a", "To do a thing is to do it until it has been done."),
        rule("701.2a", "To leave a thing is to stop doing it before anybody else has done it or begun to."),
        rule("701.2", "Something quite different stood under this number in those days."),
        rule("701.9a", "To leave a thing is to stop doing it before it has been done by anybody."),
        rule("701.8a", "Nothing of the kind can be found anywhere today."),
    ]
    citing = dict.fromkeys(("701.1a", "701.2a", "701.9a", "701.8a", "701.2", "701.9"), ("r",))
    found = {report.number: (report.state, report.now) for report in check_rules(text, stated, citing)}
    assert found == {
        "701.1a": ("known", ""),
        "701.2": ("missing", ""),
        "701.9": ("unrecorded", ""),
        "701.2a": ("changed", ""),
        "701.8a": ("missing", ""),
        "701.9a": ("moved", "701.2a"),
    }


def test_a_sketch_tells_near_texts_from_far_ones() -> None:
    text = "whenever a player mills a card, that player may return another card to that player's hand"
    assert likeness(sketch(text), sketch(text.replace("another card", "a card"))) > 0.3
    assert likeness(sketch(text), sketch("an entirely other sentence about something else that nobody has said")) < 0.2


@pytest.mark.skipif(not SHARED.is_dir(), reason="the source documents aren't part of the project")
@pytest.mark.parametrize("name", NAMES)
def test_the_source_documents_read_as_recorded(name: str, base: RuleBase) -> None:
    stated = base.knowledge.stated
    reports = check_document(SHARED / "documents" / f"{name}.txt", stated, {})
    assert reports
    assert {report.state for report in reports} == {"known"}


@pytest.mark.skipif(not SHARED.is_dir(), reason="the Comprehensive Rules aren't part of the project")
def test_cited_rules_are_known_in_their_edition_and_found_again_in_an_older_one(base: RuleBase) -> None:
    knowledge = base.knowledge
    citing = {number: (ruling.id,) for ruling in knowledge.rulings.values() for number in ruling.cr}
    newer = RulesText.read(SHARED / "data/cr/2026-04-17.txt")
    assert {report.state for report in check_rules(newer, knowledge.stated, citing)} == {"known"}
    older = RulesText.read(SHARED / "data/cr/2022-04-29.txt")
    moved = {r.number: r.now for r in check_rules(older, knowledge.stated, citing) if r.state == "moved"}
    assert moved["701.17a"] == "701.13a"
    assert moved["701.25a"] == "701.42a"
    assert moved["701.16a"] == "701.36a"
