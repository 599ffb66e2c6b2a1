"""The published rulings as one body of texts: which of them rulings encode, which are still to do, which were reworded.

One text that was published for many cards is one entry. A text stands for as long as the newest data of one of its
cards has it. A linked text that no longer stands is looked for among the texts that took its place: if one of them is
nearly the same, it is **stale**, and no new one.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cached_property
from typing import Literal

from pyshell.cards import name_key
from pyshell.errors import InputError, Place, Problem, nearest
from pyshell.sources import likeness, sketch
from pyshell.store.links import Link, Links

State = Literal["encoded", "no-rule", "stale", "todo"]

MIN_PREFIX = 4
"""How many characters of a hash have to be given at least."""

_NEARLY = 0.5
"""How alike the words of two texts are, from 0 to 1, where one came as the other went, to be wordings of one ruling."""

_ALIKE = 0.7
"""The same where nothing else speaks for it."""

_STANDING = "published.went IS NULL"


@dataclass(frozen=True)
class Text:
    """A published text: hash and wording; the cards it was published for; the first and last date of that; who
    published it, where that is said; what became of it. ``links`` are the links of it, or of the wording before."""

    sha256: str
    text: str
    cards: tuple[str, ...]
    dates: tuple[str, str]
    sources: tuple[str, ...]
    state: State
    links: tuple[Link, ...] = ()


@dataclass(frozen=True)
class Share:
    """How many texts, or card-rulings, there are, and how many of them are in which state."""

    total: int = 0
    encoded: int = 0
    no_rule: int = 0
    stale: int = 0

    @property
    def todo(self) -> int:
        """How many nobody has dealt with."""
        return self.total - self.encoded - self.no_rule - self.stale

    @property
    def part(self) -> float:
        """The share of those that are encoded, from 0 to 1, among those that state a rule at all."""
        rules = self.total - self.no_rule
        return self.encoded / rules if rules else float(self.total > 0)


@dataclass(frozen=True)
class Coverage:
    """What is encoded of the corpus, as distinct texts and as card-rulings: in all, and by keyword of the cards.

    ``withdrawn`` are links of texts that the store knows as no longer published, and nothing like them is.
    """

    texts: Share
    card_rulings: Share
    by_keyword: dict[str, tuple[Share, Share]]
    withdrawn: tuple[Link, ...]


class Corpus:
    """The published rulings of a store, seen with the links of a rule base."""

    def __init__(self, connection: sqlite3.Connection, links: Links) -> None:
        self._connection = connection
        self._links = links
        self._settled = self._settle()

    def todo(self, keyword: str = "", limit: int = 0) -> tuple[list[Text], int]:
        """The texts that aren't dealt with: reworded ones first, then those on most cards; and how many there are.

        Args:
            keyword: only texts on cards with this keyword.
            limit: at most so many; 0 is all.

        Raises:
            InputError: no card has the keyword.
        """
        where = f"AND text.id IN ({_WITH_KEYWORD})" if keyword else ""
        rows = self._connection.execute(
            f"SELECT text.id FROM text JOIN published ON published.text = text.id LEFT JOIN settled USING (id)"
            f" WHERE {_STANDING} AND ifnull(state, 'stale') = 'stale' {where} GROUP BY text.id"
            " ORDER BY state IS NULL, count(DISTINCT card) DESC, max(date) DESC, sha256",
            [self.keyword(keyword)] if keyword else [],
        ).fetchall()
        chosen = rows[:limit] if limit else rows
        return [self._text(id) for (id,) in chosen], len(rows)

    def keyword(self, name: str) -> str:
        """The keyword as the store spells it.

        Raises:
            InputError: no card has it.
        """
        known = [row[0] for row in self._connection.execute("SELECT DISTINCT keyword FROM keyword")]
        plain = name.lower().replace("-", " ")
        found = next((one for one in known if one.replace("-", " ") == plain), None)
        if found is None:
            message = f"no card in the store has the keyword {name}"
            raise InputError(Problem(Place("--keyword"), "unknown-keyword", message, nearest(name, known)))
        return str(found)

    def find(self, prefix: str) -> Text:
        """The text whose hash begins so.

        Raises:
            InputError: there is none or several, or it is no longer published.
        """
        plain = prefix.lower()
        place = Place(prefix)
        if len(plain) < MIN_PREFIX or set(plain) - set("0123456789abcdef"):
            message = f"a hash is given by {MIN_PREFIX} or more of its first characters, of 0 to 9 and a to f"
            raise InputError(Problem(place, "bad-hash", message))
        find = "SELECT id, sha256 FROM text WHERE sha256 >= ? AND sha256 < ? ORDER BY sha256 LIMIT 6"
        rows = self._connection.execute(find, (plain, f"{plain}g")).fetchall()
        if len(rows) > 1:
            message = f"several texts have such a hash: {', '.join(sha256[: len(plain) + 4] for _, sha256 in rows)}"
            raise InputError(Problem(place, "ambiguous-hash", message, "give more of it"))
        if not rows:
            hint = "`rulings sources todo` shows those that are to do"
            raise InputError(Problem(place, "unknown-hash", "no text in the store has such a hash", hint))
        ((id, _),) = rows
        if id not in self._standing([id]):
            raise InputError(Problem(place, "withdrawn", "this text is no longer published"))
        return self._text(id)

    def of_card(self, card: int) -> list[Text]:
        """The texts that stand for a card, by its number in the store: in order of date."""
        rows = self._connection.execute(
            f"SELECT text FROM published WHERE card = ? AND {_STANDING} GROUP BY text ORDER BY min(date), text", (card,)
        )
        return [self._text(id) for (id,) in rows.fetchall()]

    def coverage(self) -> Coverage:
        """What is encoded, in all and by keyword. A card-ruling is a text on one card."""
        pairs = f"SELECT DISTINCT card, text FROM published WHERE {_STANDING}"
        overall: dict[str, tuple[int, int]] = {
            state: (texts, card_rulings)
            for state, texts, card_rulings in self._connection.execute(
                "SELECT ifnull(state, 'todo'), count(DISTINCT text), count(*)"
                f" FROM ({pairs}) LEFT JOIN settled ON settled.id = text GROUP BY 1"
            )
        }
        keywords: dict[str, dict[str, tuple[int, int]]] = {}
        for keyword, state, texts, card_rulings in self._connection.execute(
            "SELECT keyword, ifnull(state, 'todo'), count(DISTINCT text), count(*)"
            f" FROM ({pairs}) JOIN keyword USING (card) LEFT JOIN settled ON settled.id = text GROUP BY 1, 2"
        ):
            keywords.setdefault(keyword, {})[state] = (texts, card_rulings)
        texts, card_rulings = _shares(overall)
        return Coverage(
            texts=texts,
            card_rulings=card_rulings,
            by_keyword={keyword: _shares(counts) for keyword, counts in sorted(keywords.items())},
            withdrawn=tuple(link for links in self._orphans_left for link in links),
        )

    def _text(self, id: int) -> Text:
        sha256, text = self._connection.execute("SELECT sha256, text FROM text WHERE id = ?", (id,)).fetchone()
        first, last = self._connection.execute(
            f"SELECT min(date), max(date) FROM published WHERE text = ? AND {_STANDING}", (id,)
        ).fetchone()
        cards = self._connection.execute(
            "SELECT DISTINCT CASE name WHEN '' THEN 'card ' || oracle ELSE name END AS called FROM published"
            f" JOIN card ON card.id = card WHERE text = ? AND {_STANDING} ORDER BY called",
            (id,),
        )
        sources = self._connection.execute(
            f"SELECT DISTINCT source FROM published WHERE text = ? AND source <> '' AND {_STANDING} ORDER BY source",
            (id,),
        )
        state, links = self._settled.get(id, ("todo", ()))
        return Text(
            sha256=sha256,
            text=text,
            cards=tuple(name for (name,) in cards),
            dates=(first, last),
            sources=tuple(source for (source,) in sources),
            state=state,
            links=tuple(links),
        )

    # What became of linked texts

    def _settle(self) -> dict[int, tuple[State, Sequence[Link]]]:
        """The texts that somebody has dealt with, by their number in the store; for queries also as a table."""
        settled: dict[int, tuple[State, Sequence[Link]]] = {}
        for id, links in self._linked_and_standing.items():
            settled[id] = ("encoded" if links[0].ruling else "no-rule", links)
        for id, links in self._reworded.items():
            settled[id] = ("stale", links)
        self._connection.execute("DROP TABLE IF EXISTS temp.settled")
        self._connection.execute("CREATE TEMP TABLE settled (id INTEGER PRIMARY KEY, state TEXT NOT NULL)")
        self._connection.executemany(
            "INSERT INTO settled VALUES (?, ?)", ((id, state) for id, (state, _) in settled.items())
        )
        return settled

    @cached_property
    def _ids(self) -> dict[str, int]:
        """The number in the store of each linked text that the store knows."""
        found = {}
        for sha256 in self._links.by_text:
            row = self._connection.execute("SELECT id FROM text WHERE sha256 = ?", (sha256,)).fetchone()
            if row:
                found[sha256] = int(row[0])
        return found

    @cached_property
    def _linked_and_standing(self) -> dict[int, Sequence[Link]]:
        standing = self._standing(self._ids.values())
        return {id: self._links.by_text[sha256] for sha256, id in self._ids.items() if id in standing}

    @cached_property
    def _orphans(self) -> list[Sequence[Link]]:
        """The links of each text that no longer stands, or that the store never had."""
        standing = self._linked_and_standing
        return [links for sha256, links in self._links.by_text.items() if self._ids.get(sha256) not in standing]

    @cached_property
    def _reworded(self) -> dict[int, Sequence[Link]]:
        """For each text that is a new wording of a linked one, the links of that one; the most alike come together."""
        pairs = [
            (score, id, number)
            for number, links in enumerate(self._orphans)
            for id, score in self._successors(links[0])
            if id not in self._linked_and_standing
        ]
        found: dict[int, Sequence[Link]] = {}
        taken: set[int] = set()
        for _, id, number in sorted(pairs, reverse=True):
            if id not in found and number not in taken:
                found[id] = self._orphans[number]
                taken.add(number)
        return found

    @property
    def _orphans_left(self) -> Iterator[Sequence[Link]]:
        """Those of the orphans that the store knows, and that nothing took the place of."""
        reworded = {links[0].sha256 for links in self._reworded.values()}
        for links in self._orphans:
            if links[0].sha256 in self._ids and links[0].sha256 not in reworded:
                yield links

    def _successors(self, link: Link) -> Iterator[tuple[int, float]]:
        """The texts that may be a new wording of a linked one, each with how alike they are."""
        id = self._ids.get(link.sha256)
        if id is None:
            own = "SELECT id FROM card WHERE key = ? AND key <> ''"
            for other, text, _ in self._texts_on(own, name_key(link.card)):
                score = likeness(link.sketch, sketch(text)) if link.sketch else 0.0
                if score >= _NEARLY:
                    yield other, score
            return
        (old,) = self._connection.execute("SELECT text FROM text WHERE id = ?", (id,)).fetchone()
        went = {row[0] for row in self._connection.execute("SELECT went FROM published WHERE text = ?", (id,))}
        for other, text, came in self._texts_on("SELECT card FROM published WHERE text = ?", id):
            score = SequenceMatcher(None, old.split(), text.split(), autojunk=False).ratio()
            if score >= (_NEARLY if came in went else _ALIKE):
                yield other, score

    def _texts_on(self, cards: str, value: str | int) -> list[tuple[int, str, str]]:
        """The texts that stand for the cards of a query, each with the date of the data it came with."""
        return self._connection.execute(
            "SELECT text.id, text.text, min(came) FROM text JOIN published ON published.text = text.id"
            f" WHERE {_STANDING} AND card IN ({cards}) GROUP BY text.id",
            (value,),
        ).fetchall()

    def _standing(self, ids: Iterable[int]) -> set[int]:
        find = f"SELECT 1 FROM published WHERE text = ? AND {_STANDING} LIMIT 1"
        return {id for id in ids if self._connection.execute(find, (id,)).fetchone()}


_WITH_KEYWORD = f"SELECT text FROM published JOIN keyword USING (card) WHERE keyword = ? AND {_STANDING}"


def _shares(counts: dict[str, tuple[int, int]]) -> tuple[Share, Share]:
    """The shares of texts and of card-rulings, from the counts by state."""
    texts, card_rulings = (
        Share(
            total=sum(count[part] for count in counts.values()),
            encoded=counts.get("encoded", (0, 0))[part],
            no_rule=counts.get("no-rule", (0, 0))[part],
            stale=counts.get("stale", (0, 0))[part],
        )
        for part in (0, 1)
    )
    return texts, card_rulings
