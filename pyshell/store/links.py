"""Which published texts are dealt with: links from their hashes to rulings, kept as facts in ``facts/documents``.

Their file is read by the commands about sources alone, not for each case to judge: it may name thousands of texts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from pyshell import reader
from pyshell.errors import InputError, Place, Problem, nearest
from pyshell.knowledge import Knowledge
from pyshell.model import Fact
from pyshell.reader import Form
from pyshell.sources import sketch
from pyshell.store.writing import write_text
from pyshell.templates import show
from pyshell.vocabulary import Vocabulary

FILE = Path("documents", "published.fct")
"""Where links are written, in a folder of facts."""

ENCODED, NO_RULE = "published", "published-no-rule"
_HEADER = "; Published rulings that are dealt with, known by their texts' hashes. Written by `rulings sources link`.\n"


@dataclass(frozen=True)
class Link:
    """One text is encoded by a ruling, or states no rule for a reason: one of the two is empty. ``card`` is one that it
    was published for, and ``sketch`` tells whether another text is nearly the same; both may be empty."""

    sha256: str
    ruling: str
    reason: str
    card: str
    sketch: str
    place: Place

    def __str__(self) -> str:
        template = ENCODED if self.ruling else NO_RULE
        says = f"(ruling {self.ruling})" if self.ruling else f"(reason {show(self.reason)})"
        return f'({template} (sha256 "{self.sha256}") {says} (card {show(self.card)})\n   (sketch "{self.sketch}"))'


class Links:
    """All links of a rule base: those that its facts state, and those of the documents' passages that rulings encode,
    since many passages are published for cards in the same words."""

    def __init__(self, links: Iterable[Link]) -> None:
        self.all = tuple(links)
        by_text: dict[str, list[Link]] = {}
        for link in self.all:
            by_text.setdefault(link.sha256, []).append(link)
        self.by_text: Mapping[str, Sequence[Link]] = by_text

    @classmethod
    def load(cls, knowledge: Knowledge) -> Links:
        """Read the links.

        Raises:
            InputError: everything that is wrong in them: other facts, rulings that don't exist, a text that is linked
                twice to one ruling, or that is said to state no rule although a ruling encodes it.
        """
        problems: list[Problem] = []
        found: dict[tuple[str, str], Link] = {}
        rulings = knowledge.rulings
        for path in knowledge.link_files:
            for form in reader.read(reader.read_file(path), str(path)):
                link = _link(form, knowledge.vocabulary, problems)
                if link is None:
                    continue
                if link.ruling and link.ruling not in rulings:
                    message = f"there is no ruling {link.ruling}"
                    problems.append(Problem(form.place, "unknown-ruling", message, nearest(link.ruling, rulings)))
                first = found.setdefault((link.sha256, link.ruling), link)
                if first is not link:
                    message = f"this text is linked so already, at {first.place}"
                    problems.append(Problem(form.place, "link-twice", message))
        for link in _of_passages(knowledge):
            found.setdefault((link.sha256, link.ruling), link)
        for (sha256, ruling), link in found.items():
            if ruling and (sha256, "") in found:
                message = f"this text states no rule according to {found[sha256, ''].place}"
                problems.append(Problem(link.place, "link-and-no-rule", message, "take away one of the two"))
        if problems:
            raise InputError(*problems)
        return cls(found.values())


def made(sha256: str, text: str, card: str, *, ruling: str = "", reason: str = "") -> Link:
    """A link of a text, of which only its hash and its sketch are kept."""
    return Link(sha256, ruling, reason, card, sketch(text), Place("link"))


def write(folder: Path, vocabulary: Vocabulary, *, add: Iterable[Link] = (), remove: Iterable[Link] = ()) -> Path:
    """Change the links in a folder of facts: what else stands in the file stays, links are in order of their rulings.

    Raises:
        InputError: the file can't be read or written, or is wrong as it is.
    """
    path = folder / FILE
    text = reader.read_file(path) if path.exists() else _HEADER
    gone = {(link.sha256, link.ruling) for link in remove}
    forms = [(form, _known(form, vocabulary)) for form in reader.read(text, str(path))]
    for form, link in reversed(forms):
        if (link.sha256, link.ruling) in gone:
            start, end = form.span
            text = text[:start] + text[end:].removeprefix("\n")
    for link in add:
        text = _inserted(text, link, vocabulary, str(path))
    write_text(path, text)
    return path


def _inserted(text: str, link: Link, vocabulary: Vocabulary, file: str) -> str:
    """The text with a link put before the first one that comes after it in order."""
    for form in reader.read(text, file):
        other = _known(form, vocabulary)
        if (other.ruling, other.sha256) > (link.ruling, link.sha256):
            start = form.span[0]
            return f"{text[:start]}{link}\n{text[start:]}"
    return f"{text.rstrip()}\n{link}\n"


def _known(form: Form, vocabulary: Vocabulary) -> Link:
    problems: list[Problem] = []
    link = _link(form, vocabulary, problems)
    if link is None:
        raise InputError(*problems)
    return link


def _of_passages(knowledge: Knowledge) -> Iterator[Link]:
    encoding: dict[tuple[str, int], list[str]] = {}
    for ruling in knowledge.rulings.values():
        for passage in ruling.passages:
            encoding.setdefault(passage, []).append(ruling.id)
    for fact in knowledge.stated:
        if fact.template == "passage":
            document, number = str(fact["document"]), int(str(fact["number"]))
            for name in encoding.get((document, number), ()):
                yield Link(str(fact["sha256"]), name, "", "", "", fact.place or Place(document))


def _link(form: Form, vocabulary: Vocabulary, problems: list[Problem]) -> Link | None:
    if form.head not in (ENCODED, NO_RULE):
        message = f"{form.head or 'this'} can't stand in this file: only {ENCODED} and {NO_RULE}"
        problems.append(Problem(form.place, "forbidden", message))
        return None
    fact = vocabulary.examine(form, problems)
    return _of(fact, form.place) if fact else None


def _of(fact: Fact, place: Place) -> Link:
    ruling, reason = str(fact.get("ruling", "")), str(fact.get("reason", ""))
    return Link(str(fact["sha256"]), ruling, reason, str(fact["card"]), str(fact["sketch"]), place)
