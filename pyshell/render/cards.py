"""Real cards and their import, as text and as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pyshell.model import Fact
from pyshell.render.corpus import settled, text_json
from pyshell.render.lines import Line, indented, line
from pyshell.store.importing import CardsReport
from pyshell.store.records import Face
from pyshell.store.view import View
from pyshell.vocabulary import Vocabulary, fact_text


def imported(report: CardsReport, store: Path) -> Iterator[Line]:
    """What an import of cards did."""
    yield line(
        f"{report.records:,} records: ",
        (f"{report.new:,} cards new, {report.changed:,} changed, {report.same:,} as they were", "good"),
        f", {report.older:,} left alone since newer data is stored" if report.older else "",
    )
    yield line("layouts   ", ", ".join(f"{layout} {count:,}" for layout, count in report.layouts.most_common()))
    for layout, count in report.unknown.items():
        yield line(("unknown   ", "warn"), f"{layout} {count:,}: kept; with one face they can be used in scenarios")
    yield line(("store     ", "dim"), (str(store), "dim"))


def imported_json(report: CardsReport, store: Path) -> dict[str, Any]:
    """What an import of cards did: counts of records, of cards, of cards by layout, and the layouts not known."""
    return {
        "records": report.records,
        "new": report.new,
        "changed": report.changed,
        "same": report.same,
        "older": report.older,
        "layouts": dict(report.layouts.most_common()),
        "unknown_layouts": report.unknown,
        "store": str(store),
    }


def card(view: View, vocabulary: Vocabulary) -> Iterator[Line]:
    """Everything that is known of a card."""
    about = []
    if view.file:
        about.append(f"described in {view.file}")
    if view.stored:
        about.append(f"{view.stored.layout}, data of {view.stored.as_of}")
    yield line((view.name, "title"), (f"  ({'; '.join(about)})", "dim"))
    for half, face in view.stored.halves() if view.stored else ():
        yield ()
        yield from _face(half, face)
    if view.stored and view.stored.keywords:
        yield ()
        yield line(("keywords  ", "dim"), ", ".join(view.stored.keywords))
    yield ()
    yield line(("facts", "title"))
    if view.problem:
        yield line(("  none: ", "warn"), view.problem)
    yield from indented(line(brief(fact, vocabulary)) for fact in view.facts)
    if view.unread:
        yield ()
        yield line(("not stated as facts", "title"))
        yield from indented(line((_prefix(half), "dim"), said) for half, said in view.unread)
    yield ()
    yield line((f"published rulings: {len(view.rulings)}", "title"))
    for text in view.rulings:
        yield line("  ", (f"{text.dates[0]}  {text.sha256[:12]}  ", "dim"), *settled(text))
        yield line("    ", text.text)


def card_json(view: View, vocabulary: Vocabulary) -> dict[str, Any]:
    """Everything that is known of a card. ``faces`` is empty where only a file describes it."""
    stored = view.stored
    return {
        "name": view.name,
        "file": str(view.file) if view.file else None,
        "layout": stored.layout if stored else None,
        "as_of": stored.as_of if stored else None,
        "keywords": list(stored.keywords) if stored else [],
        "faces": [_face_json(half, face) for half, face in stored.halves()] if stored else [],
        "facts": [brief(fact, vocabulary) for fact in view.facts],
        "unread": [{"half": half, "text": said} for half, said in view.unread],
        "problem": view.problem,
        "rulings": [text_json(text) for text in view.rulings],
    }


def brief(fact: Fact, vocabulary: Vocabulary) -> str:
    """The fact as CLIPS text, without the slots that have their default value."""
    slots = vocabulary.templates[fact.template].slots
    said = {name: value for name, value in fact.slots.items() if value != slots[name].default}
    return fact_text(Fact(fact.template, said))


def _face(half: str, face: Face) -> Iterator[Line]:
    kinds = " ".join((*face.supertypes, *face.types))
    subtypes = f" - {' '.join(face.subtypes)}" if face.subtypes else ""
    yield line((_prefix(half), "dim"), (face.name, "name"), f"  {face.mana_cost}" if face.mana_cost else "")
    size = f"  {face.power}/{face.toughness}" if face.power or face.toughness else ""
    number = f"  [{face.loyalty or face.defense}]" if face.loyalty or face.defense else ""
    colors = f"  ({''.join(face.colors)})" if face.colors else ""
    yield line(f"  {kinds}{subtypes}{colors}{size}{number}")
    yield from (line("  ", paragraph) for paragraph in face.text.split("\n") if paragraph)


def _prefix(half: str) -> str:
    return "" if half in ("whole", "") else f"{half}: "


def _face_json(half: str, face: Face) -> dict[str, Any]:
    lists = {name: list(getattr(face, name)) for name in ("supertypes", "types", "subtypes", "colors")}
    texts = {name: getattr(face, name) for name in ("mana_cost", "power", "toughness", "loyalty", "defense", "text")}
    return {"half": half or None, "name": face.name, **lists, **texts}
