"""Sentences with places: ``{size}``, ``{player|anyone}``, ``{amount:count card}``, and ``[parts]`` that may fall away.

A place names a slot or a variable. Behind a colon stands the form in which to write it: ``mana`` ({4}{B}{R}), ``list``
(a, b and c), ``possessive`` (Ana's), ``count`` and a noun (3 cards), ``id`` (as it is), ``a`` (an instant), ``do`` and
``does`` with the name of an amount's place (mill 3 cards, mills 3 cards), ``in``, ``from`` and ``to`` with, perhaps,
the name of a player's place (in Ana's hand, from a hand, on the battlefield). ``{value#2}`` is the second of a slot's
values. Behind a bar stands what to write for nothing; the form may stand behind those words too:
``{player|that player:possessive}`` is ``Ana's`` or ``that player's``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache

FORMS = ("mana", "list", "possessive", "count", "id", "a", "do", "does", "in", "from", "to")
"""What may stand behind ``:`` in a place."""

_PART = re.compile(r"\{(?P<place>[^{}]*)\}|(?P<open>\[)|(?P<close>\])|(?P<text>[^{}\[\]]+)|(?P<stray>[{}])")
_FORM = r"(?::(?P<{0}>\w+)(?:\s+(?P<{0}_noun>[^|:]+?))?)?"
_PLACE = re.compile(rf"(?P<name>[^:|\s]+){_FORM.format('form')}(?:\|(?P<fallback>[^:]*){_FORM.format('after')})?")


@dataclass(frozen=True)
class Gap:
    """One place in a sentence. ``fallback`` is what to write for nothing, in its form already; ``None``: not said.
    ``optional``: in a part that may fall away. ``noun`` is the noun of ``count``, or the other place that the form
    names; ``item`` the number of one of several values, from 1 (0: all)."""

    name: str
    form: str = ""
    noun: str = ""
    fallback: str | None = None
    optional: bool = False
    item: int = 0


Part = str | Gap | tuple[str | Gap, ...]
"""Words, a place, or a part in ``[...]``."""


def places(text: str) -> Iterator[Gap]:
    """Every place of a sentence; those too that are only named by another one's form."""
    for part in parts(text)[0]:
        for piece in part if isinstance(part, tuple) else (part,):
            if isinstance(piece, Gap):
                yield piece
                if piece.noun and piece.form != "count":
                    yield Gap(piece.noun.partition("#")[0], optional=piece.optional)


def faults(text: str) -> tuple[str, ...]:
    """What is wrong with a sentence's places and brackets."""
    return parts(text)[1]


@lru_cache(maxsize=4096)
def parts(text: str) -> tuple[tuple[Part, ...], tuple[str, ...]]:
    """The parts of a sentence, and what is wrong with it."""
    found: list[Part] = []
    wrong: list[str] = []
    inner: list[str | Gap] | None = None
    for match in _PART.finditer(text):
        piece: str | Gap = match.group()
        if match.lastgroup == "open" and inner is None:
            inner = []
            continue
        if match.lastgroup == "close" and inner is not None:
            found.append(tuple(inner))
            inner = None
            continue
        if match.lastgroup == "place":
            piece = _gap(match["place"], inner is not None, wrong) or piece
        elif match.lastgroup != "text":
            wrong.append(f"a {match.group()} too many in {text!r}")
        if inner is None:
            found.append(piece)
        else:
            inner.append(piece)
    if inner is not None:
        wrong.append(f"a [ that is never closed in {text!r}")
        found += inner
    return tuple(found), tuple(wrong)


def _gap(text: str, optional: bool, wrong: list[str]) -> Gap | None:
    match = _PLACE.fullmatch(text.strip())
    if match is None or (match["form"] and match["after"]):
        wrong.append(f"{{{text}}} is no place; write {{name}}, {{name:form}}, {{name|word}} or {{name|word:form}}")
        return None
    form, noun = match["form"] or match["after"] or "", match["form_noun"] or match["after_noun"] or ""
    if form and form not in FORMS:
        wrong.append(f"{{{text}}}: there is no form {form}, only {', '.join(FORMS)}")
    if (form == "count" and not noun) or (noun and form not in ("count", "do", "does", "in", "from", "to")):
        wrong.append(f"{{{text}}}: count, and only count, is followed by a noun")
    fallback = match["fallback"]
    if fallback and match["after"] == "possessive":
        fallback = possessive(fallback)
    name, _, item = match["name"].partition("#")
    if item and not item.isdecimal():
        wrong.append(f"{{{text}}}: behind # stands the number of a value")
        item = ""
    return Gap(name, form, noun, fallback, optional, int(item or 0))


def write(text: str, fill: Callable[[Gap], str | None]) -> str:
    """The sentence with its places filled. ``fill`` gives a place's words, or ``None`` when there is nothing to write.

    Then the fallback stands there; without one, a part in brackets falls away, and elsewhere ``any NAME`` is written.
    """

    def words(piece: str | Gap) -> str | None:
        if isinstance(piece, str):
            return piece
        written = fill(piece)
        return piece.fallback if written is None else written

    sentence: list[str] = []
    for part in parts(text)[0]:
        if isinstance(part, tuple):
            inner = [words(piece) for piece in part]
            sentence += [piece for piece in inner if piece is not None] if None not in inner else []
        else:
            written = words(part)
            sentence.append(f"any {part.name}" if written is None and isinstance(part, Gap) else written or "")
    return re.sub(" {2,}", " ", "".join(sentence)).strip()


def listed(words: list[str]) -> str:
    """``a``, ``a and b``, ``a, b and c``."""
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def counted(amount: object, noun: str) -> str:
    """``1 card``, ``3 cards``: the noun's plural follows English spelling, or stands behind a ``/``."""
    singular, _, plural = noun.partition("/")
    return f"{amount} {singular if amount == 1 else plural or plural_of(singular)}"


def plural_of(noun: str) -> str:
    """The regular plural of a noun."""
    if re.search(r"[^aeiou]y$", noun):
        return noun[:-1] + "ies"
    return noun + ("es" if re.search(r"(s|x|z|ch|sh)$", noun) else "s")


def with_article(words: str) -> str:
    """``a sorcery``, ``an instant``."""
    return f"an {words}" if words[:1].lower() in tuple("aeiou") else f"a {words}"


def third_person(words: str) -> str:
    """``mill 3 cards`` as somebody does it: ``mills 3 cards``."""
    verb, space, rest = words.partition(" ")
    return f"{plural_of(verb)}{space}{rest}"


_ZONES = {"stack": "the stack", "battlefield": "the battlefield", "exile": "exile", "command": "the command zone"}


def zone(name: str, form: str, owner: str = "") -> str:
    """A zone with the preposition of a form: ``in Ana's hand``, ``on the stack``, ``from a graveyard``."""
    if name == "ceased":
        return "outside the game" if form == "in" else f"{form} outside the game"
    known = _ZONES.get(name)
    place = known or (f"{possessive(owner)} {name}" if owner else with_article(name))
    preposition = "on" if form == "in" and known and known.startswith("the ") and name != "command" else form
    return f"{preposition} {place}"


def possessive(name: str) -> str:
    """``Ana's``."""
    return f"{name}'s"
