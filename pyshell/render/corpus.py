"""The published rulings, what is done and to do about them, and other sources, as text and as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from textwrap import wrap
from typing import Any

from pyshell.render.lines import Line, Span, line
from pyshell.sources import SourceReport
from pyshell.store.corpus import Coverage, Share, Text
from pyshell.store.importing import RulingsReport
from pyshell.store.links import Link

HASH = 12
"""How many characters of a hash are shown: enough to tell a million texts apart."""

_CARDS = 3
_WIDTH = 100


def imported(report: RulingsReport, store: Path) -> Iterator[Line]:
    """What an import of published rulings did."""
    older = f"; {report.older:,} cards left alone since newer data is stored" if report.older else ""
    yield line(f"{report.records:,} records: {report.card_rulings:,} card-rulings, {report.texts:,} distinct texts")
    yield line(
        (f"{report.new_texts:,} texts new, {report.new:,} card-rulings new", "good"),
        f", {report.withdrawn:,} no longer published{older}",
    )
    yield line(("store     ", "dim"), (str(store), "dim"))


def imported_json(report: RulingsReport, store: Path) -> dict[str, Any]:
    """What an import of published rulings did, in counts."""
    return {
        "records": report.records,
        "card_rulings": report.card_rulings,
        "texts": report.texts,
        "new_texts": report.new_texts,
        "new": report.new,
        "withdrawn": report.withdrawn,
        "older": report.older,
        "store": str(store),
    }


def todo(texts: Sequence[Text], total: int) -> Iterator[Line]:
    """Texts that no ruling encodes yet, the reworded ones marked."""
    for text in texts:
        count = len(text.cards)
        cards = "1 card " if count == 1 else f"{count} cards"
        others = f" and {count - _CARDS} more" if count > _CARDS else ""
        yield line(
            (text.sha256[:HASH], "name"),
            f"  {cards.rjust(9)}  ",
            (f"{text.dates[1]}  {'; '.join(text.cards[:_CARDS])}{others}", "dim"),
        )
        if text.state == "stale":
            yield line("  ", *settled(text))
        yield from (line("  ", part) for part in wrap(text.text, _WIDTH))
    shown = f"{len(texts):,} of {total:,}" if len(texts) < total else f"{total:,}"
    yield line((f"{shown} to do", "good" if not total else ""))


def todo_json(texts: Sequence[Text], total: int) -> dict[str, Any]:
    """Texts that no ruling encodes yet, and how many there are in all."""
    return {"total": total, "texts": [text_json(text) for text in texts]}


def text_json(text: Text) -> dict[str, Any]:
    """A published text. ``links`` are its own, or for a stale one those of the wording before."""
    return {
        "sha256": text.sha256,
        "state": text.state,
        "text": text.text,
        "cards": list(text.cards),
        "dates": list(text.dates),
        "sources": list(text.sources),
        "links": [link_json(link) for link in text.links],
    }


def link_json(link: Link) -> dict[str, Any]:
    """A link as ``{"sha256", "ruling", "reason"}``; one of the last two is null."""
    return {"sha256": link.sha256, "ruling": link.ruling or None, "reason": link.reason or None}


def settled(text: Text) -> tuple[Span, ...]:
    """What became of a text, in a few words."""
    rulings = ", ".join(link.ruling for link in text.links if link.ruling)
    if text.state == "encoded":
        return ((f"encoded by {rulings}", "good"),)
    if text.state == "no-rule":
        return ((f"no rule: {text.links[0].reason}", "dim"),)
    if text.state == "stale":
        was = f"linked to {rulings}" if rulings else "marked as no rule"
        return ((f"stale: reworded since {text.links[0].sha256[:HASH]} was {was}", "warn"),)
    return (("to do", "warn"),)


def coverage(found: Coverage) -> Iterator[Line]:
    """What is encoded of the corpus: a line for all, and one for each keyword."""
    heads = ("texts", "encoded", "no rule", "stale", "to do", "share", "card-rulings", "encoded", "share")
    widths = (7, 9, 9, 7, 8, 8, 14, 9, 8)
    yield line(("".ljust(20) + "".join(head.rjust(width) for head, width in zip(heads, widths, strict=True)), "title"))
    rows = [("all", (found.texts, found.card_rulings)), *found.by_keyword.items()]
    for name, (texts, card_rulings) in rows:
        counts = (texts.total, texts.encoded, texts.no_rule, texts.stale, texts.todo)
        cells = (
            *(f"{count:,}" for count in counts),
            f"{texts.part:.1%}",
            f"{card_rulings.total:,}",
            f"{card_rulings.encoded:,}",
            f"{card_rulings.part:.1%}",
        )
        yield line(name[:20].ljust(20) + "".join(cell.rjust(width) for cell, width in zip(cells, widths, strict=True)))
    for link in found.withdrawn:
        what = f"linked to {link.ruling}" if link.ruling else "marked as no rule"
        card = f" for {link.card}" if link.card else ""
        yield line(("withdrawn ", "warn"), f"{link.sha256[:HASH]}, {what}, is no longer published{card}")


def coverage_json(found: Coverage) -> dict[str, Any]:
    """What is encoded of the corpus. ``share`` is the part, from 0 to 1, that is encoded of what states a rule."""
    return {
        "texts": _share(found.texts),
        "card_rulings": _share(found.card_rulings),
        "keywords": [
            {"keyword": keyword, "texts": _share(texts), "card_rulings": _share(card_rulings)}
            for keyword, (texts, card_rulings) in found.by_keyword.items()
        ],
        "withdrawn": [link_json(link) for link in found.withdrawn],
    }


def _share(share: Share) -> dict[str, Any]:
    return {
        "total": share.total,
        "encoded": share.encoded,
        "no_rule": share.no_rule,
        "stale": share.stale,
        "todo": share.todo,
        "share": round(share.part, 4),
    }


def sources(reports: Sequence[SourceReport], wrong: Sequence[str]) -> Iterator[Line]:
    """What is no longer as it was recorded, then how many there are of each kind."""
    counts: dict[str, int] = {}
    for report in reports:
        counts[report.state] = counts.get(report.state, 0) + 1
        if report.state != "known" or report.now:
            yield line((str(report), "bad" if report.state in wrong else ""))
    yield line(", ".join(f"{count} {state}" for state, count in counts.items()) or "nothing is recorded")


def source_json(report: SourceReport) -> dict[str, Any]:
    """What became of a passage or rule; ``now`` is where it stands if that is elsewhere, ``sha256`` of what stands."""
    return {
        "source": report.source,
        "number": report.number,
        "state": report.state,
        "now": report.now or None,
        "sha256": report.sha256,
        "rulings": list(report.rulings),
    }
