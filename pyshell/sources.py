"""Compares the sources that rulings rest on, as they read today, with what the rule base recorded of them.

The wording of the sources isn't in the project: a passage or a rule is known by the SHA-256 of its normalised text,
and a rule of the Comprehensive Rules also by a sketch (MinHash; Broder 1997) that tells whether another text is nearly
the same.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from pathlib import Path
from typing import Literal

from pyshell.model import Fact

_QUOTES = str.maketrans("‘’‚‛“”„‟«»′″", "''''" + '""""""' + "'" + '"')
_RULE = re.compile(r"([1-9][0-9]{2}\.[0-9]+[a-z]?)\.?\s+(\S.*)")
_NUMBER = re.compile(r"\b[1-9][0-9]{2}(\.[0-9]+[a-z]?)?")
_EDITION = re.compile(r"effective as of (\w+ \d{1,2}, \d{4})")
_SKETCH_SIZE = 16
_NEARLY = 0.6


def normalised(text: str) -> str:
    """``text`` with white space runs made one blank and typographic quotation marks made straight."""
    return " ".join(text.translate(_QUOTES).split())


def digest(text: str) -> str:
    """The SHA-256 of the normalised text, in hexadecimal."""
    return hashlib.sha256(normalised(text).encode()).hexdigest()


def passages(text: str) -> list[str]:
    """The numbered passages of a document: its non-blank lines without headings of a single word."""
    return [line.strip() for line in text.splitlines() if len(line.split()) > 1]


def sketch(text: str) -> str:
    """A MinHash of the text's runs of three words, rule numbers left out: 16 hashes of 8 hexadecimal digits each."""
    words = re.findall(r"[a-z0-9']+", _NUMBER.sub(" ", normalised(text).lower()))
    runs = {" ".join(words[start : start + 3]) for start in range(max(1, len(words) - 2))}
    hashes = [hashlib.blake2b(run.encode(), digest_size=4 * _SKETCH_SIZE).digest() for run in runs]
    return b"".join(min(h[at : at + 4] for h in hashes) for at in range(0, 4 * _SKETCH_SIZE, 4)).hex()


def likeness(one: str, other: str) -> float:
    """The estimated share of word runs that two sketched texts have in common, from 0 to 1."""
    parts = range(0, 8 * _SKETCH_SIZE, 8)
    return sum(one[at : at + 8] == other[at : at + 8] for at in parts) / _SKETCH_SIZE


State = Literal["known", "changed", "new", "gone", "moved", "missing", "unrecorded"]


@dataclass(frozen=True)
class SourceReport:
    """What became of one passage or rule.

    ``number`` is as recorded (as read, for a new one); ``now`` is where it stands if that differs.
    """

    source: str
    number: str
    state: State
    now: str = ""
    rulings: tuple[str, ...] = ()
    sha256: str = ""

    def __str__(self) -> str:
        now = f" -> {self.now}" if self.now else ""
        rests = f"  ({', '.join(self.rulings)})" if self.rulings else ""
        return f"{self.source} {self.number}{now}: {self.state}{rests}"


def check_document(
    path: Path, stated: Iterable[Fact], encoding: Mapping[tuple[str, int], Sequence[str]]
) -> list[SourceReport]:
    """Compare a document (named by its file's stem) with the recorded ``passage`` facts.

    ``encoding`` gives the rulings that encode each (document, passage). A passage that only moved is known; one that
    stands between the same neighbours with another text is changed.
    """
    document = path.stem
    records = (fact for fact in stated if fact.template == "passage" and fact["document"] == document)
    recorded = sorted((int(str(fact["number"])), str(fact["sha256"])) for fact in records)
    found = [digest(passage) for passage in passages(path.read_text(encoding="utf-8-sig"))]
    was = [sha for _, sha in recorded]

    def report(number: int, state: State, now: int | None = None, sha: str = "") -> SourceReport:
        moved = str(now) if now is not None and now != number else ""
        return SourceReport(document, str(number), state, moved, tuple(encoding.get((document, number), ())), sha)

    reports: list[SourceReport] = []
    for _, i1, i2, j1, j2 in SequenceMatcher(None, was, found, autojunk=False).get_opcodes():
        for i, j in zip(range(i1, i2), range(j1, j2), strict=False):
            reports.append(report(recorded[i][0], "known" if was[i] == found[j] else "changed", j + 1, found[j]))
        pairs = min(i2 - i1, j2 - j1)
        reports += [report(recorded[i][0], "gone") for i in range(i1 + pairs, i2)]
        reports += [SourceReport(document, str(j + 1), "new", sha256=found[j]) for j in range(j1 + pairs, j2)]
    return reports


@dataclass(frozen=True)
class RulesText:
    """The Comprehensive Rules as one official text file states them: its date as printed, the text of each number."""

    edition: str
    rules: Mapping[str, str]

    @classmethod
    def read(cls, path: Path) -> RulesText:
        """Read an official text file. Examples and the glossary are left out."""
        text = path.read_text(encoding="utf-8-sig")
        edition = _EDITION.search(text)
        return cls(edition.group(1) if edition else path.stem, dict(_numbered(text)))


def _numbered(text: str) -> Iterator[tuple[str, str]]:
    """Rules in order. The table of contents has no numbers with a point; examples have no number."""
    for line in text.splitlines():
        match = _RULE.match(line.strip())
        if match:
            yield match.group(1), match.group(2)


def check_rules(text: RulesText, stated: Iterable[Fact], citing: Mapping[str, Sequence[str]]) -> list[SourceReport]:
    """Compare each cited number with the text: known, changed, moved (nearly the same elsewhere), missing, unrecorded.

    A number that quite another rule has now, and whose own text is nowhere, is missing.

    ``citing`` gives the rulings that cite each number.
    """
    records = {str(f["number"]): f for f in stated if f.template == "cr-rule"}
    by_digest: dict[str, str] = {}
    for number, rule in text.rules.items():
        by_digest.setdefault(digest(rule), number)
    sketches: dict[str, str] = {}

    def nearest(record: Fact) -> str:
        if not sketches:
            sketches.update({number: sketch(rule) for number, rule in text.rules.items()})
        own = str(record["sketch"])
        best = max(sketches, key=lambda number: likeness(own, sketches[number]))
        return best if likeness(own, sketches[best]) >= _NEARLY else ""

    def one(number: str) -> SourceReport:
        def report(state: State, now: str = "") -> SourceReport:
            sha = digest(text.rules.get(now or number, ""))
            return SourceReport("CR", number, state, now, tuple(citing[number]), sha)

        record = records.get(number)
        if record is None or not record["sha256"]:
            return report("unrecorded" if number in text.rules else "missing")
        if number in text.rules and digest(text.rules[number]) == record["sha256"]:
            return report("known")
        now = by_digest.get(str(record["sha256"])) or nearest(record)
        if now and now != number:
            return report("moved", now)
        near = number in text.rules and likeness(str(record["sketch"]), sketch(text.rules[number])) >= _NEARLY / 2
        return report("changed" if near else "missing")

    return [one(number) for number in sorted(citing, key=number_key)]


def number_key(number: str) -> tuple[int, int, str]:
    """Sorts rule numbers as the rules do: 702.9 before 702.10a."""
    section, _, rest = number.partition(".")
    digits = re.match(r"[0-9]*", rest)
    count = digits.group() if digits else ""
    return int(section), int(count or 0), rest[len(count) :]


def rule_facts(text: RulesText, edition: str, numbers: Iterable[str]) -> str:
    """The ``cr-rule`` facts that record ``numbers`` as ``text`` has them, as CLIPS text for facts/documents."""
    lines = []
    for number in sorted(set(numbers), key=number_key):
        rule = text.rules.get(number)
        if rule is not None:
            lines.append(f'   (cr-rule (number "{number}") (edition "{edition}")')
            lines.append(f'            (sha256 "{digest(rule)}")')
            lines.append(f'            (sketch "{sketch(rule)}"))')
    return "\n".join(lines)
