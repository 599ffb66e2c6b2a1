"""Gathers what is known of one card: from the file that describes it, from the store, from the published rulings."""

from __future__ import annotations

from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from pyshell.cards import name_key
from pyshell.errors import InputError, Place
from pyshell.knowledge import Knowledge
from pyshell.model import Fact
from pyshell.store.cards_to_facts import Reader, Reading, StoredCard
from pyshell.store.corpus import Corpus, Text
from pyshell.store.database import default_path, read_store
from pyshell.store.keywords import Keywords
from pyshell.store.links import Links
from pyshell.store.lookup import Shelf


@dataclass(frozen=True)
class View:
    """What is known of a card. ``file`` describes it, if one does; then the facts are the file's. ``unread`` are lines
    of its text (each with the half it stands on) that no fact states; ``problem`` says why it has no facts at all."""

    name: str
    file: Path | None
    stored: StoredCard | None
    facts: tuple[Fact, ...]
    unread: tuple[tuple[str, str], ...] = ()
    problem: str = ""
    rulings: tuple[Text, ...] = ()


def views(knowledge: Knowledge, store: Path | None, name: str) -> list[View]:
    """What is known of the card of a name: one view, or several where different stored cards share the name.

    Without a ``store`` it is the user's own, and having none is all right.

    Raises:
        InputError: no card has the name, or it is a half of several; or the store can't be used.
    """
    file = knowledge.cards.described(name)
    path = store or default_path()
    if store is None and not path.is_file():
        return [_described(knowledge, name, file)]
    with closing(read_store(path)) as connection:
        shelf = Shelf(connection)
        links = Links.load(knowledge)
        corpus = Corpus(connection, links)
        if file:
            view = _described(knowledge, name, file)
            ids = shelf.ids(name_key(view.name))
            rulings = tuple(text for id in ids for text in corpus.of_card(id))
            found = shelf.named(name_key(view.name))
            return [View(view.name, file, found[0] if found else None, view.facts, rulings=rulings)]
        key = name_key(name)
        found = shelf.named(key) or shelf.with_half(key)
        if len({card.name for card in found}) != 1:
            return [_described(knowledge, name, file)]
        reader = Reader(knowledge.vocabulary, Keywords.of(knowledge.stated))
        return [_stored(card, reader, corpus) for card in found]


def _described(knowledge: Knowledge, name: str, file: Path | None) -> View:
    card = knowledge.cards.find(name)
    return View(card.name, file, None, card.facts)


def _stored(card: StoredCard, reader: Reader, corpus: Corpus) -> View:
    reading, problem = Reading((), ()), ""
    try:
        reading = reader.read(card, Place(card.name))
    except InputError as error:
        problem = "; ".join(dict.fromkeys(one.message for one in error.problems))
    rulings = tuple(corpus.of_card(card.id))
    return View(card.name, None, card, reading.facts, reading.unread, problem, rulings)
