"""The vocabulary: templates, aspects and phrases, read from CLIPS text; and the checking of facts against them.

Nothing here is given to CLIPS: facts are checked as text, and come out as plain values.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType

from pyshell import reader
from pyshell.aspects import Aspect as Aspect
from pyshell.aspects import Phrase as Phrase
from pyshell.aspects import read_aspects, read_phrases, read_verbs
from pyshell.errors import InputError, Place, Problem, nearest
from pyshell.model import Fact, SlotType, SlotValue, Symbol, Template, Value
from pyshell.reader import Atom, Form, Node
from pyshell.templates import Complaint, complaint, read_template, show, unknown_template

_CONSTANTS = frozenset(("symbol", "string", "integer", "float"))
_NOT_CONSTANT = {
    "variable": "a variable",
    "multivariable": "a variable",
    "global": "a global variable",
    "connective": "a connective",
    "instance": "an instance name",
}
_WORKING = frozenset(("aspect", "phrase", "verb"))


class Vocabulary:
    """What facts may say. Immutable once loaded."""

    def __init__(
        self,
        templates: Mapping[str, Template],
        aspects: Mapping[str, Aspect],
        phrases: Mapping[str, tuple[Phrase, ...]],
        verbs: Mapping[str, str] | None = None,
    ) -> None:
        self.templates: Mapping[str, Template] = MappingProxyType(dict(templates))
        self.aspects: Mapping[str, Aspect] = MappingProxyType(dict(aspects))
        self.phrases: Mapping[str, tuple[Phrase, ...]] = MappingProxyType(dict(phrases))
        """The phrases of each template, those with most conditions first."""
        self.verbs: Mapping[str, str] = MappingProxyType(dict(verbs or {}))
        """How actions read, with a place ``{amount}`` where it counts."""
        self.references: Mapping[str, tuple[SlotType, ...]] = {
            template.name: tuple(slot for slot in template.slots.values() if slot.refers)
            for template in templates.values()
        }
        """The slots of each template that name something stated."""
        self._about_aspects = frozenset(
            template.name
            for template in templates.values()
            if "aspect" in template.slots and not template.slots["aspect"].allowed
        )
        # A required slot has a value here too, which a checked fact replaces: so slots keep the template's order.
        self._defaults: dict[str, dict[str, SlotValue]] = {
            template.name: {
                slot.name: slot.default if slot.default is not None else () for slot in template.slots.values()
            }
            for template in templates.values()
        }
        self._required = {
            template.name: tuple(slot.name for slot in template.slots.values() if slot.default is None)
            for template in templates.values()
        }

    @classmethod
    def load(cls, files: Iterable[Path]) -> Vocabulary:
        """Read the deftemplates of the files, and the ``aspect`` and ``phrase`` facts of their deffacts.

        A template's kind is the stem of its file. Other constructs are left to whoever loads them.

        Raises:
            InputError: a file that can't be read, and everything that is wrong in them.
        """
        sources: list[tuple[str, str]] = []
        problems: list[Problem] = []
        for path in files:
            try:
                sources.append((reader.read_file(path), str(path)))
            except InputError as error:
                problems += error.problems
        if problems:
            raise InputError(*problems)
        return cls.read(sources)

    @classmethod
    def read(
        cls,
        sources: Iterable[tuple[str, str]],
        read: Callable[[str, str], tuple[Form, ...]] = reader.read,
    ) -> Vocabulary:
        """The same from pairs of text and file name, which ``read`` turns into forms.

        Raises:
            InputError: everything that is wrong in them; what can't even be read comes alone, since the rest would miss
                what it declares.
        """
        problems: list[Problem] = []
        files: list[tuple[str, str, tuple[Form, ...]]] = []
        for text, file in sources:
            try:
                files.append((text, file, reader.read(text, file)))
            except InputError as error:
                problems += error.problems
        if problems:
            raise InputError(*problems)
        return cls.of(files)

    @classmethod
    def of(cls, files: Iterable[tuple[str, str, Iterable[Form]]]) -> Vocabulary:
        """The same from what was read already: text, file name, and the forms of the text.

        Raises:
            InputError: everything that is wrong in them.
        """
        problems: list[Problem] = []
        templates: dict[str, Template] = {}
        stated: list[Form] = []
        for text, file, forms in files:
            for form in forms:
                if form.head == "deftemplate":
                    template = read_template(form, text, Path(file).stem, problems)
                    if template and template.name in templates:
                        message = f"template {template.name} is declared already at {templates[template.name].place}"
                        problems.append(Problem(form.place, "duplicate-template", message))
                    elif template:
                        templates[template.name] = template
                elif form.head == "deffacts":
                    stated += (fact for fact in form.forms() if fact.head in _WORKING)
        problems += _wrong_markers(templates)
        bare = cls(templates, {}, {})
        facts = [fact for form in stated if (fact := bare.examine(form, problems))]
        aspects = read_aspects(facts, problems)
        phrases = read_phrases(facts, templates, problems)
        verbs = read_verbs(facts, problems)
        if problems:
            raise InputError(*problems)
        return cls(templates, aspects, phrases, verbs)

    def check_fact(self, form: Form) -> Fact:
        """The fact that a form states, with defaults filled in.

        Raises:
            InputError: everything that is wrong with the fact, each with the place where it stands.
        """
        problems: list[Problem] = []
        fact = self.examine(form, problems)
        if fact is None:
            raise InputError(*problems)
        return fact

    def check_pattern(self, form: Form) -> Fact:
        """The same for a pattern that names only some slots: nothing is filled in, nothing is required.

        Raises:
            InputError: everything that is wrong with the pattern.
        """
        problems: list[Problem] = []
        pattern = self.examine(form, problems, whole=False)
        if pattern is None:
            raise InputError(*problems)
        return pattern

    def examine(self, form: Form, problems: list[Problem], *, whole: bool = True) -> Fact | None:
        """``check_fact`` (``check_pattern`` unless ``whole``) that adds to ``problems`` instead of raising.

        The result is ``None`` if a problem was found.
        """
        before = len(problems)
        fact = self._readable(form, problems)
        if fact is None:
            return None
        if whole:
            problems += self._missing(self.templates[fact.template], fact)
        problems += self._wrong_aspect(fact, lambda slot: slot_place(form, slot))
        if len(problems) > before:
            return None
        return self._filled(fact) if whole else fact

    def readable(self, form: Form) -> Fact | None:
        """What can be read of a fact that is wrong: the slots that its template has, without defaults."""
        return self._readable(form, [])

    def pattern(self, text: str, file: str = "pattern") -> Fact:
        """``check_pattern`` for text that holds one pattern; ``file`` is the name that messages give.

        Raises:
            InputError: as ``check_pattern``; or the text isn't one form.
        """
        forms = reader.read(text, file)
        if len(forms) != 1:
            message = f"expected one pattern, (TEMPLATE (SLOT VALUE) ...), not {len(forms)}"
            raise InputError(Problem(Place(file), "not-a-pattern", message))
        return self.check_pattern(forms[0])

    def fact(self, template: str, slots: Mapping[str, SlotValue], place: Place) -> Fact:
        """A fact from plain values, checked like one that is read from text, with defaults filled in.

        Raises:
            InputError: everything that is wrong with it, at ``place``.
        """
        declared = self.templates.get(template)
        if declared is None:
            raise InputError(unknown_template(template, place, self.templates))
        problems: list[Problem] = []
        for name, value in slots.items():
            slot = declared.slots.get(name)
            if slot is None:
                message = f"{template} has no slot {name}; its slots are {', '.join(declared.slots)}"
                problems.append(Problem(place, "unknown-slot", message, nearest(name, declared.slots)))
            elif isinstance(value, tuple) is not slot.multi:
                message = f"slot {name} takes {'a tuple of values' if slot.multi else 'one value'}"
                problems.append(Problem(place, "several-values", message))
            else:
                values = value if isinstance(value, tuple) else (value,)
                for one in values:
                    found = complaint(slot, one) or (None if is_constant(one) else _unwritable(one))
                    problems += [found.at(place)] if found else []
        fact = Fact(template, slots, place)
        problems += self._missing(declared, fact)
        problems += self._wrong_aspect(fact, lambda slot: place)
        if problems:
            raise InputError(*problems)
        return self._filled(fact)

    def _template(self, form: Form, problems: list[Problem]) -> Template | None:
        template = self.templates.get(form.head)
        if template is not None:
            return template
        if form.head:
            problems.append(unknown_template(form.head, form.items[0].place, self.templates))
        else:
            problems.append(Problem(form.place, "no-template", "a fact begins with the name of its template"))
        return None

    def _readable(self, form: Form, problems: list[Problem]) -> Fact | None:
        template = self._template(form, problems)
        if template is None:
            return None
        given: dict[str, SlotValue] = {}
        for item in form.items[1:]:
            if not isinstance(item, Form):
                message = f"{item.text} stands outside a slot; write ({template.name} (SLOT VALUE) ...)"
                problems.append(Problem(item.place, "not-a-slot", message))
                continue
            slot = template.slots.get(item.head)
            if slot is None:
                problems.append(_unknown_slot(item, template))
            elif slot.name in given:
                problems.append(Problem(item.place, "slot-twice", f"slot {slot.name} is given twice; each slot once"))
            else:
                given[slot.name] = _slot_value(slot, item, problems)
        return Fact(template.name, given, form.place)

    def _wrong_aspect(self, fact: Fact, place: Callable[[str], Place]) -> Iterable[Problem]:
        """What is wrong with an aspect and its values, in a fact that may speak of any aspect."""
        if fact.template not in self._about_aspects or "aspect" not in fact.slots:
            return
        name = str(fact["aspect"])
        aspect = self.aspects.get(name)
        if aspect is None:
            hint = nearest(name, self.aspects)
            yield Problem(place("aspect"), "unknown-aspect", f"there is no aspect {name}", hint)
            return
        for value in fact.values("value"):
            if aspect.values and value not in aspect.values:
                allowed = [show(one) for one in aspect.values]
                message = f"{name} can't be {show(value)}; it is one of {', '.join(allowed)}"
                yield Problem(place("value"), "not-allowed", message, nearest(str(value), allowed))

    def _filled(self, fact: Fact) -> Fact:
        return Fact(fact.template, {**self._defaults[fact.template], **fact.slots}, fact.place)

    def _missing(self, template: Template, fact: Fact) -> list[Problem]:
        return [
            Problem(
                fact.place or Place(""),
                "missing-slot",
                f"{template.name} needs slot {name}",
                _how_to_write(template.slots[name]),
            )
            for name in self._required[template.name]
            if name not in fact.slots
        ]


def fact_text(fact: Fact) -> str:
    """The fact as CLIPS text that states constants only: what ``LoadFactsFromString`` reads.

    Raises:
        ValueError: a symbol, number or other value that can't be written so.
    """
    slots = []
    for name, value in fact.slots.items():
        values = value if isinstance(value, tuple) else (value,)
        slots.append(f"({' '.join((name, *map(_constant, values)))})")
    return f"({' '.join((fact.template, *slots))})"


def slot_place(form: Form, slot: str) -> Place:
    """Where the slot's first value stands."""
    found = next((item for item in form.forms() if item.head == slot), form)
    return found.items[1].place if len(found.items) > 1 else found.place


def is_symbol(text: str) -> bool:
    """Whether CLIPS reads the text, standing in a fact, as one symbol."""
    return _remembered(text) if len(text) <= _SHORT else _is_symbol(text)


_SHORT = 64
"""Characters of the longest text about which it is remembered whether it is a symbol: what is longer comes once."""


def _is_symbol(text: str) -> bool:
    if len(text) > reader.MAX_TOKEN:
        return False
    try:
        (form,) = reader.read(f"({text})", "")
    except (InputError, ValueError):
        return False
    only = form.items[0] if len(form.items) == 1 else None
    return isinstance(only, Atom) and only.kind == "symbol" and only.text == text and text != "="


_remembered = lru_cache(maxsize=4096)(_is_symbol)


def is_constant(value: Value) -> bool:
    """Whether the value can be written as a constant that CLIPS reads back as the same value."""
    if isinstance(value, Symbol):
        return is_symbol(value)
    if isinstance(value, str):
        return not reader.UNREADABLE.search(value)
    if isinstance(value, float):
        return abs(value) < float("inf")
    return type(value) is int and value in reader.INTEGER_RANGE


def _unwritable(value: Value) -> Complaint:
    return Complaint("bad-value", f"{value!r} can't be written as a constant")


def _constant(value: Value) -> str:
    if not is_constant(value):
        raise ValueError(_unwritable(value).message)
    return show(value)


def _unknown_slot(item: Form, template: Template) -> Problem:
    if not item.head:
        message = f"expected a slot of {template.name}: {', '.join(template.slots)}"
        return Problem(item.place, "not-a-slot", message)
    message = f"{template.name} has no slot {item.head}; its slots are {', '.join(template.slots)}"
    return Problem(item.items[0].place, "unknown-slot", message, nearest(item.head, template.slots))


def _how_to_write(slot: SlotType) -> str:
    if slot.allowed:
        return f"add ({slot.name} {'|'.join(slot.allowed)})"
    return f"add ({slot.name} {'|'.join(slot.types) or 'VALUE'})"


def _slot_value(slot: SlotType, item: Form, problems: list[Problem]) -> SlotValue:
    values: list[Value] = []
    previous: Node = item
    for node in item.items[1:]:
        if isinstance(node, Atom) and node.kind in _CONSTANTS and node.text != "=":
            found = complaint(slot, node.value)
            if found:
                problems.append(found.at(node.place))
            values.append(node.value)
        elif not (isinstance(previous, Atom) and previous.text == "="):
            problems.append(_not_constant(node))
        previous = node
    count = len(item.items) - 1
    if len(values) == count:
        problems += _wrong_count(slot, item, count)
    return tuple(values) if slot.multi else values[0] if values else ""


def _not_constant(node: Node) -> Problem:
    if isinstance(node, Atom) and node.kind in _NOT_CONSTANT:
        message = f"{node.text} is {_NOT_CONSTANT[node.kind]}; a fact holds constants only"
        return Problem(node.place, "not-constant", message)
    what = f"({node.head} ...)" if isinstance(node, Form) else "=(...)"
    return Problem(node.place, "function-call", f"{what} would be a function call; a fact holds constants only")


def _wrong_count(slot: SlotType, item: Form, count: int) -> Iterable[Problem]:
    low, high = slot.cardinality
    if not slot.multi and count > 1:
        message = f"slot {slot.name} takes one value, and {count} are given"
        yield Problem(item.items[2].place, "several-values", message)
    elif not slot.multi and not count:
        yield Problem(item.place, "no-value", f"slot {slot.name} takes one value, and none is given")
    elif slot.multi and (count < low or (high is not None and count > high)):
        wanted = f"at least {low}" if high is None else f"{low} to {high}"
        message = f"slot {slot.name} takes {wanted} values, and {count} are given"
        yield Problem(item.place, "cardinality", message)


def _wrong_markers(templates: Mapping[str, Template]) -> list[Problem]:
    with_id = [template.name for template in templates.values() if "id" in template.slots]
    return [
        Problem(
            template.place,
            "bad-marker",
            f"slot {slot.name} of {template.name} is marked '-> {name}', and no template {name} with an id is declared",
            nearest(name, [*with_id, "id"]),
        )
        for template in templates.values()
        for slot in template.slots.values()
        for name in slot.refers
        if name != "id" and name not in with_id
    ]
