"""Aspects and phrases: what rulings can say about things, and how facts read in English."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from pyshell import wordforms
from pyshell.errors import Place, Problem, nearest
from pyshell.model import Fact, Template, Value
from pyshell.templates import complaint, unknown_template


@dataclass(frozen=True)
class Aspect:
    """A kind of thing that a ruling can say about something.

    ``valued`` is ``one`` (two different values are a conflict) or ``many``; ``cant`` is the value that means "can't"
    and so beats the others (CR 101.2), or ``None``; ``values`` lists the values it may have (empty: open). ``answer``
    says whether an outcome of it answers what a scenario asks: ``yes``, ``asked`` (only where a question or expectation
    names it), or ``no`` (a step on the way).
    """

    name: str
    valued: str
    cant: str | None
    values: tuple[Value, ...]
    meaning: str
    place: Place
    answer: str = "yes"


@dataclass(frozen=True)
class Phrase:
    """How a fact of ``template`` reads in English where each slot of ``when`` has the value beside it.

    ``absent`` words that there is no such fact, ``noun`` what its id is called in other sentences; both may be empty.
    """

    template: str
    when: tuple[tuple[str, Value], ...]
    text: str
    absent: str
    noun: str
    place: Place


def read_aspects(facts: Iterable[Fact], problems: list[Problem]) -> dict[str, Aspect]:
    """The aspects that ``aspect`` facts declare, by name; what is wrong goes to ``problems``."""
    aspects: dict[str, Aspect] = {}
    for fact in facts:
        if fact.template != "aspect" or fact.place is None:
            continue
        name, cant = str(fact["name"]), str(fact["cant"])
        if name in aspects:
            message = f"aspect {name} is declared already at {aspects[name].place}"
            problems.append(Problem(fact.place, "duplicate-aspect", message))
        values = fact.values("values")
        if cant != "none" and values and cant not in values:
            problems.append(Problem(fact.place, "bad-aspect", f"aspect {name}: cant {cant} is none of its values"))
        aspects[name] = Aspect(
            name=name,
            valued=str(fact["valued"]),
            cant=None if cant == "none" else cant,
            values=values,
            meaning=str(fact["meaning"]),
            place=fact.place,
            answer=str(fact.get("answer", "yes")),
        )
    return aspects


def read_phrases(
    facts: Iterable[Fact], templates: Mapping[str, Template], problems: list[Problem]
) -> dict[str, tuple[Phrase, ...]]:
    """The phrases that ``phrase`` facts state, by template, those with most conditions first; what is wrong goes to
    ``problems``."""
    found: dict[str, list[Phrase]] = {}
    for fact in facts:
        if fact.template != "phrase" or fact.place is None:
            continue
        template = templates.get(str(fact["template"]))
        if template is None:
            problems.append(unknown_template(str(fact["template"]), fact.place, templates))
            continue
        pairs = fact.values("when")
        if len(pairs) % 2:
            message = f"phrase of {template.name}: `when` holds pairs of a slot and its value"
            problems.append(Problem(fact.place, "bad-phrase", message))
        when = tuple(zip(map(str, pairs[::2]), pairs[1::2], strict=False))
        noun = str(fact.get("noun") or "")
        phrase = Phrase(template.name, when, str(fact["text"]), str(fact["absent"]), noun, fact.place)
        problems += _wrong_phrase(phrase, template)
        found.setdefault(template.name, []).append(phrase)
    return {name: tuple(sorted(phrases, key=lambda p: -len(p.when))) for name, phrases in found.items()}


def read_verbs(facts: Iterable[Fact], problems: list[Problem]) -> dict[str, str]:
    """How the actions that ``verb`` facts name read; what is wrong goes to ``problems``."""
    found: dict[str, str] = {}
    for fact in facts:
        if fact.template == "verb" and fact.place is not None:
            action, text = str(fact["action"]), str(fact["text"])
            problems += (Problem(fact.place, "bad-verb", f"verb {action}: {fault}") for fault in wordforms.faults(text))
            found[action] = text
    return found


def _wrong_phrase(phrase: Phrase, template: Template) -> Iterable[Problem]:
    texts = (phrase.text, phrase.absent, phrase.noun)
    for text in texts:
        for fault in wordforms.faults(text):
            yield Problem(phrase.place, "bad-phrase", f"phrase of {template.name}: {fault}")
    places = (place.name for text in texts for place in wordforms.places(text))
    for name in dict.fromkeys((*(slot for slot, _ in phrase.when), *places)):
        if name not in template.slots:
            message = f"phrase of {template.name}: it has no slot {name}"
            yield Problem(phrase.place, "unknown-slot", message, nearest(name, template.slots))
    for name, value in phrase.when:
        slot = template.slots.get(name)
        found = complaint(slot, value) if slot else None
        if found:
            yield found.at(phrase.place)
