"""Facts in English, with the phrases of facts/phrases.clp and the names that the case's own facts give."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cached_property

from pyshell import wordforms
from pyshell.model import Fact, FactRef, SlotType, SlotValue, Symbol, Value
from pyshell.vocabulary import Phrase, Vocabulary
from pyshell.wordforms import Gap

_LINKED = ("do", "does", "in", "from", "to")
_OPEN = ("id", "about", "value")
"""Slots that may hold ids without saying so."""

NOTHING = frozenset(("none", "nil", "any"))
"""Symbols that say that there is nothing, or nothing in particular."""


class Wording:
    """Words for the facts of one case. ``facts`` are all that stand at its end, by index where fact addresses occur."""

    def __init__(self, vocabulary: Vocabulary, facts: Iterable[Fact] | Mapping[int, Fact]) -> None:
        self._vocabulary = vocabulary
        self._by_index: Mapping[int, Fact] = facts if isinstance(facts, Mapping) else {}
        self._own: set[SlotValue | None] = set()
        self._facts = tuple(facts.values() if isinstance(facts, Mapping) else facts)

    def fact(self, fact: Fact) -> str:
        """The fact as a sentence without a full stop; names and values where its template has no phrase.

        Slots may be missing, as in a pattern. What a slot holds by default goes without saying: ``[...]`` falls away.
        """
        with self._bare(fact.get("id")):
            phrase = self._phrase(fact.template, fact.slots)
            if phrase:
                return self._write(phrase.text, fact.slots, self._slots(fact.template))
            return self._plain(fact.template, fact.slots)

    def absent(self, template: str, slots: Mapping[str, SlotValue]) -> str:
        """That there is no fact of the template with these slot values, as a sentence without a full stop."""
        phrase = self._phrase(template, slots, "absent")
        if phrase:
            return self._write(phrase.absent, slots, self._slots(template))
        return f"there is no {self._plain(template, slots)}"

    def fill(self, text: str, bindings: Mapping[str, SlotValue]) -> str:
        """The text with its places filled; see ``wordforms`` for how places are written."""
        return self._write(text, bindings, {})

    def value(self, value: SlotValue) -> str:
        """One value in words; several as a list."""
        if isinstance(value, tuple):
            return wordforms.listed([self.value(one) for one in value])
        if isinstance(value, FactRef):
            fact = self._by_index.get(value.index)
            return self.fact(fact) if fact else f"fact {value.index}"
        if isinstance(value, Symbol):
            return self._called(value) or value.replace("-", " ").strip() or str(value)
        return f"{value:g}" if isinstance(value, float) else str(value)

    @cached_property
    def _names(self) -> dict[Value, str]:
        return _names(self._facts)

    def _write(self, text: str, bindings: Mapping[str, SlotValue], slots: Mapping[str, SlotType]) -> str:
        def words(gap: Gap) -> str | None:
            value, slot = _item(bindings.get(gap.name), gap.item), slots.get(gap.name)
            if gap.form in _LINKED and isinstance(value, str) and value not in NOTHING:
                return self._linked(gap, value, _other(gap.noun, bindings))
            if slot is None or gap.item:
                return self._gap(gap, value)
            if isinstance(value, Symbol) and not gap.form and _word(slot) and value not in NOTHING:
                return value.replace("-", " ").strip() or str(value)
            if value is None and gap.form in ("do", "does") and gap.fallback is None:
                return f"{gap.form} something"
            if value is None and not gap.optional and gap.fallback is None:
                anything = _anything(slot)
                return wordforms.possessive(anything) if gap.form == "possessive" else anything
            return None if gap.optional and value == slot.default else self._gap(gap, value)

        return wordforms.write(text, words)

    def _linked(self, gap: Gap, value: str, other: SlotValue | None) -> str:
        """The words of a form that looks at a second place: an amount, or whose zone it is."""
        if gap.form in ("do", "does"):
            text = self._vocabulary.verbs.get(value)
            if text is None:
                done = value.replace("-", " ")
            else:
                amounts: dict[str, SlotValue] = {} if other is None else {"amount": other}
                done = wordforms.write(text, lambda place: self._gap(place, amounts.get(place.name)))
            return wordforms.third_person(done) if gap.form == "does" else done
        if not isinstance(value, Symbol):
            other_than = value.removeprefix("anything but ")
            there = wordforms.zone(other_than, gap.form)
            return f"{gap.form} {value}" if other_than == value else f"anywhere but {there}"
        owner = self.value(other) if other is not None and other not in NOTHING else ""
        return wordforms.zone(value, gap.form, owner)

    def sentence(self, text: str) -> str:
        """The text with a capital letter, unless it begins with an id, which stays as it is."""
        first = re.match(r"[\w+-]*", text)
        return text if first and first.group() in self._ids else text[:1].upper() + text[1:]

    @cached_property
    def _ids(self) -> frozenset[str]:
        stating = (fact for fact in self._facts if "id" in fact.slots and fact.template != "player")
        return frozenset(str(_one(fact, "id")) for fact in stating)

    def _slots(self, template: str) -> Mapping[str, SlotType]:
        declared = self._vocabulary.templates.get(template)
        return declared.slots if declared else {}

    @cached_property
    def _bearers(self) -> dict[Value, list[Fact]]:
        """The facts that state each id, of those templates that have words for it."""
        found: dict[Value, list[Fact]] = {}
        for fact in self._facts:
            if "id" in fact.slots and any(phrase.noun for phrase in self._vocabulary.phrases.get(fact.template, ())):
                found.setdefault(_one(fact, "id"), []).append(fact)
        return found

    @contextmanager
    def _bare(self, name: SlotValue | None) -> Iterator[None]:
        """While the words of the fact that states it are written, an id stands for itself."""
        outer = self._own
        self._own = {*outer, name}
        try:
            yield
        finally:
            self._own = outer

    def _called(self, name: Symbol) -> str | None:
        """What an id is called: as the phrases say, else by a player's or card's name."""
        if name in self._own or name not in self._bearers:
            return self._names.get(name)
        with self._bare(name):
            nouns = dict.fromkeys(self._noun(fact) for fact in self._bearers[name])
        return " and ".join(noun for noun in nouns if noun) or self._names.get(name)

    def _noun(self, fact: Fact) -> str:
        phrase = self._phrase(fact.template, fact.slots, "noun")
        return self._write(phrase.noun, fact.slots, self._slots(fact.template)) if phrase else ""

    def _phrase(self, template: str, slots: Mapping[str, SlotValue], wanted: str = "text") -> Phrase | None:
        for phrase in self._vocabulary.phrases.get(template, ()):
            if getattr(phrase, wanted) and all(_holds(slots.get(slot), value) for slot, value in phrase.when):
                return phrase
        return None

    def _plain(self, template: str, slots: Mapping[str, SlotValue]) -> str:
        defaults = {name: slot.default for name, slot in self._slots(template).items()}
        told = [
            f"{name.replace('-', ' ')} {self.value(value)}"
            for name, value in slots.items()
            if value != () and value != defaults.get(name)
        ]
        return " ".join((template.replace("-", " "), f"({', '.join(told)})" if told else "")).strip()

    def _gap(self, gap: Gap, value: SlotValue | None) -> str | None:
        if value is None or value in ("", ()) or (isinstance(value, Symbol) and value in NOTHING):
            if value is None or gap.optional or gap.fallback is not None:
                return None
            # A value that says so is still better than the place's name.
            return str(value) if value != () else "no mana" if gap.form == "mana" else "nothing"
        if gap.form == "count":
            return wordforms.counted(value if isinstance(value, int | float) else self.value(value), gap.noun)
        if gap.form == "mana":
            symbols = value if isinstance(value, tuple) else (value,)
            return "".join(f"{{{str(symbol).upper()}}}" for symbol in symbols)
        if gap.form == "id":
            return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)
        if gap.form == "a":
            said = [self.value(one) for one in value] if isinstance(value, tuple) else [self.value(value)]
            return wordforms.with_article(" ".join(said))
        if gap.form == "possessive":
            return wordforms.possessive(self.value(value))
        return self.value(value)


def _anything(slot: SlotType) -> str:
    """What to write for a slot that a pattern leaves open."""
    if slot.refers == ("player",):
        return "somebody"
    if slot.refers or slot.name in ("id", "about", "object"):
        return "something"
    return f"any {slot.name.replace('-', ' ')}"


def _word(slot: SlotType) -> bool:
    """Whether a slot holds a word of the vocabulary, which is no id even where something is called the same."""
    return not slot.multi and not slot.refers and slot.name not in _OPEN and "SYMBOL" in slot.types


def _item(value: SlotValue | None, item: int) -> SlotValue | None:
    """One of several values; ``None`` if there are fewer."""
    if not item or value is None:
        return value
    values = value if isinstance(value, tuple) else (value,)
    return values[item - 1] if item <= len(values) else None


def _other(place: str, bindings: Mapping[str, SlotValue]) -> SlotValue | None:
    """The value of the place that a form names, ``amount`` or ``value#3``."""
    name, _, item = place.partition("#")
    return _item(bindings.get(name), int(item or 0)) if name else None


def _holds(value: SlotValue | None, wanted: Value) -> bool:
    return wanted in value if isinstance(value, tuple) else value == wanted


def _names(facts: Iterable[Fact]) -> dict[Value, str]:
    """What each stated id is called."""
    called: dict[Value, str] = {}
    faces: dict[Value, list[str]] = {}
    for fact in sorted(facts, key=lambda fact: str(_one(fact, "half"))):  # the left half's name before the right one's
        if fact.template == "face":
            faces.setdefault(_one(fact, "object"), []).append(str(_one(fact, "name")))
        elif "id" in fact.slots:
            name = _one(fact, "id")
            called.setdefault(name, str(name))
            if fact.template == "player":
                given = str(fact.get("name") or "")
                called[name] = given or str(name).replace("-", " ").capitalize()
    titles = {thing: _title(names) for thing, names in faces.items()}
    bearers = Counter(titles.values())
    for thing, title in titles.items():
        called[thing] = f"{title} ({thing})" if bearers[title] > 1 else title
    return called


def _title(names: Iterable[str]) -> str:
    """A card's name from those of its faces: each once, or the one that names both halves."""
    once = dict.fromkeys(names)
    return next((name for name in once if " // " in name), " // ".join(once))


def _one(fact: Fact, slot: str) -> Value:
    values = fact.values(slot)
    return values[0] if values else ""
