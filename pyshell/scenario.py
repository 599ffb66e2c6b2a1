"""Scenarios: text in, everything checked, plain facts out; or every problem at once, and nothing.

Nothing of a scenario's text reaches CLIPS before all of it has been found right, and then as constants only.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from pyshell import reader
from pyshell.cards import Cards
from pyshell.errors import InputError, Place, Problem, nearest
from pyshell.model import Expectation, Fact, Scenario, SlotType, Symbol, Value
from pyshell.reader import Atom, Form
from pyshell.templates import Complaint
from pyshell.vocabulary import Vocabulary, fact_text, slot_place

PSEUDO = frozenset(("none", "nil", "nobody", "any", "all", "yes", "no"))
"""Symbols that never name an object, a player or anything else that is stated."""

MAX_HINTS = 100
"""With more problems than this no nearest id is looked for: in large scenarios that would take minutes."""

_NEVER_MADE = frozenset(("player",))
_EXPECTATIONS = frozenset(("expect", "expect-no"))
_CONSTRUCTS = frozenset(
    ("defrule", "deffacts", "deftemplate", "deffunction", "defglobal", "defmodule", "defclass", "defmethod", "assert")
)
_VARIANT_PARTS = ("id", "title", "retract", "assert", "expect", "expect-no")


def load(
    text: str, file: str, vocabulary: Vocabulary, cards: Cards, *, rulings: Collection[str] | None = None
) -> Scenario:
    """Read and check a scenario. ``file`` is the name that messages give; ``rulings`` are the ids that ``by`` may name
    (left out: any).

    A file without a ``scenario`` fact is called after the file's stem.

    Raises:
        InputError: every problem found, variants included; what is wrong with the parentheses comes alone.
    """
    return _Check(vocabulary, cards, rulings).scenario(reader.read(text, file), file)


def load_file(path: Path, vocabulary: Vocabulary, cards: Cards, *, rulings: Collection[str] | None = None) -> Scenario:
    """``load`` for a UTF-8 file.

    Raises:
        InputError: as ``load``; or the file can't be read.
    """
    return load(reader.read_file(path), str(path), vocabulary, cards, rulings=rulings)


def from_facts(facts: Iterable[Fact], vocabulary: Vocabulary, cards: Cards, *, id: str = "facts") -> Scenario:
    """A scenario of facts given as plain values (``use-card`` facts too), checked like text.

    Raises:
        InputError: every problem found; a fact without a place has its number in the sequence as line.
    """
    return _Check(vocabulary, cards, None).from_facts(facts, id)


def vary(
    base: Scenario,
    vocabulary: Vocabulary,
    cards: Cards,
    *,
    retract: Iterable[str] = (),
    assert_: Iterable[str] = (),
    id: str = "what-if",
) -> Scenario:
    """The scenario with one thing changed, as a ``variant`` would: patterns of facts taken away, facts added.

    Messages call the texts ``retract`` and ``assert``.

    Raises:
        InputError: every problem found.
    """
    patterns = [form for text in retract for form in reader.read(text, "retract")]
    added = [form for text in assert_ for form in reader.read(text, "assert")]
    given = [_Given(fact) for fact in base.facts]
    place = Place("assert") if added else Place("retract")
    change = _Change(id, base.title, place, patterns, added, [])
    check = _Check(vocabulary, cards, None)
    scenario = check.variant(base, given, change)
    check.finish()
    return scenario


@dataclass(eq=False)
class _Given:
    """A fact, the form that states it, and the ``use-card`` fact it was unfolded from."""

    fact: Fact
    form: Form | None = None
    use: Fact | None = None

    @property
    def place(self) -> Place:
        """Where the scenario states it, or uses the card that does."""
        return (self.use or self.fact).place or Place("facts")


@dataclass
class _Change:
    """A variant as it is written."""

    id: str
    title: str
    place: Place
    retract: list[Form]
    assert_: list[Form]
    expect: list[Form]


@dataclass
class _Ids:
    """What the facts of a scenario call things: by id, and by the template of the fact that declares it."""

    all: dict[str, _Given] = field(default_factory=dict)
    by_template: dict[str, set[str]] = field(default_factory=dict)
    unsure: set[str] = field(default_factory=set)  # of facts that are wrong: better no second message about them

    def of(self, refers: Iterable[str]) -> set[str]:
        """The ids that such a reference may name."""
        return {name for kind in refers for name in (self.all if kind == "id" else self.by_template.get(kind, ()))}

    def know(self, name: str, refers: Collection[str]) -> bool:
        """Whether such a reference may name this: a stated id, one that a rule may give, or none at all."""
        if name in PSEUDO or name in self.unsure:
            return True
        if any(name in (self.all if kind == "id" else self.by_template.get(kind, ())) for kind in refers):
            return True
        return not _NEVER_MADE.issuperset(refers) and name not in self.all and self.derives(name)

    def derives(self, name: str) -> bool:
        """Whether a stated id, with a hyphen behind it, begins the name: so rules name what they create."""
        parts = name.split("-")
        stems = ("-".join(parts[:count]) for count in range(1, len(parts)))
        return any(stem in self.all or stem in self.unsure for stem in stems)


class _Check:
    """One reading of one scenario; gathers problems."""

    def __init__(self, vocabulary: Vocabulary, cards: Cards, rulings: Collection[str] | None) -> None:
        self.vocabulary = vocabulary
        self.cards = cards
        self.rulings = rulings
        self.problems: list[Problem] = []
        self.unsure: set[str] = set()
        self.wrong: list[_Given] = []

    def scenario(self, forms: Sequence[Form], file: str) -> Scenario:
        headers = [form for form in forms if form.head == "scenario"]
        variants = [form for form in forms if form.head == "variant"]
        expected = [form for form in forms if form.head in _EXPECTATIONS]
        apart = {"scenario", "variant", *_EXPECTATIONS}
        given = [one for form in forms if form.head not in apart for one in self.stated(form)]
        if not given and not self.problems:
            self.note(Place(file), "no-facts", "no fact is stated, so there is nothing to judge")
        header = self.header(headers)
        name = str(header["id"]) if header else Path(file).stem
        title = str(header["title"]) if header else ""
        ids = self.check(given)
        expectations = self.expectations(expected, ids)
        place = header.place if header else Place(file)
        base = Scenario(name, title, tuple(one.fact for one in given), expectations, (), None, place)
        whole = not self.problems
        changes = self.changes(variants)
        built = tuple(self.variant(base, given, change, whole=whole) for change in changes)
        self.finish()
        return Scenario(base.id, base.title, base.facts, base.expectations, built, None, place)

    def from_facts(self, facts: Iterable[Fact], name: str) -> Scenario:
        given: list[_Given] = []
        for number, fact in enumerate(facts, 1):
            place = fact.place or Place("facts", number)
            refusal = self.refusal(fact.template)
            if refusal:
                self.problems.append(refusal.at(place))
                continue
            try:
                checked = self.vocabulary.fact(fact.template, fact.slots, place)
            except InputError as error:
                self.problems += error.problems
                self.unsure.update(str(value) for value in fact.values("id"))
            else:
                given += self.unfolded(checked, None)
        if not given and not self.problems:
            self.note(Place("facts"), "no-facts", "no fact is stated, so there is nothing to judge")
        self.check(given)
        self.finish()
        return Scenario(name, "", tuple(one.fact for one in given), ())

    def finish(self) -> None:
        if self.problems:
            raise InputError(*dict.fromkeys(self.problems))

    def note(self, place: Place, code: str, message: str, hint: str = "") -> None:
        self.problems.append(Problem(place, code, message, hint))

    # Facts

    def stated(self, form: Form) -> list[_Given]:
        """What a form of the scenario states; nothing if it is wrong."""
        refusal = self.refusal(form.head)
        if refusal:
            self.problems.append(refusal.at(form.place))
            return []
        fact = self.vocabulary.examine(form, self.problems)
        if fact is None:
            self.unsure.update(_ids_in(form))
            readable = self.vocabulary.readable(form)
            self.wrong += [_Given(readable, form)] if readable else []
            return []
        return self.unfolded(fact, form)

    def refusal(self, name: str) -> Complaint | None:
        """Why no fact of that name belongs into a scenario, if it doesn't."""
        template = self.vocabulary.templates.get(name)
        if template is None:
            message = f"{name} doesn't belong here; a scenario holds facts only"
            return Complaint("construct", message) if name in _CONSTRUCTS else None
        if template.kind == "derived":
            message = f"{name} is what rules conclude; a scenario states the game, never the answer"
            return Complaint("derived-fact", message, "use expect or expect-no for what should follow")
        if template.kind == "meta" and name != "use-card":
            return Complaint("meta-fact", f"{name} doesn't belong here; a scenario states the game")
        return None

    def unfolded(self, fact: Fact, form: Form | None) -> list[_Given]:
        if fact.template != "use-card":
            return [_Given(fact, form)]
        rest = {name: value for name, value in fact.slots.items() if name not in ("name", "object")}
        name = str(fact["name"])
        try:
            self.cards.find(name, slot_place(form, "name") if form else fact.place)
            facts = self.cards.unfold(name, str(fact["object"]), rest, fact.place)
        except InputError as error:
            self.problems += error.problems
            self.unsure.add(str(fact["object"]))
            return []
        return [_Given(one, form, fact) for one in facts]

    # Ids and references

    def check(self, given: Sequence[_Given], new: Collection[_Given] = (), at: Place | None = None) -> _Ids:
        """Check ids and references over all facts. In a variant, which stands ``at`` a place, what is wrong with facts
        that aren't ``new`` is the variant's doing, and is reported there."""
        ids = _Ids(unsure=self.unsure)
        seen: dict[Fact, _Given] = {}
        repeated: list[Fact] = []  # use-cards: of many facts that are there already, one is enough to tell
        for one in given:
            if one.use not in repeated and (self.twice(one, seen) or self.taken(one, ids)) and one.use:
                repeated.append(one.use)
        for one in given:
            self.check_references(one, ids, None if one in new else at)
        for one in self.wrong:
            self.check_references(one, ids, None)
        self.wrong.clear()
        return ids

    def twice(self, one: _Given, seen: dict[Fact, _Given]) -> bool:
        first = seen.setdefault(one.fact, one)
        # Facts are equal where a symbol differs from a string, or 1 from 1.0; their texts are not.
        if first is one or fact_text(first.fact) != fact_text(one.fact):
            return False
        message = f"this {_called(one.fact.template)} is stated already at {first.place}"
        self.note(one.place, "fact-twice", message, "facts that are alike count once")
        return True

    def taken(self, one: _Given, ids: _Ids) -> bool:
        """Whether the id that the fact declares, if it does, can't be its own; otherwise it is from now on."""
        template = self.vocabulary.templates[one.fact.template]
        if "id" not in template.slots:
            return False
        name = str(one.fact["id"])
        if name in PSEUDO:
            self.note(_where(one, "id", name), "bad-id", f"{name} says that there is nothing; it can't be an id")
            return True
        other = ids.all.setdefault(name, one)
        ids.by_template.setdefault(template.name, set()).add(name)
        if other is one or (template.slots["id"].shared and other.fact.template == template.name):
            return False
        message = f"id {name} is taken by the {_called(other.fact.template)} at {other.place}"
        self.note(_where(one, "id", name), "duplicate-id", message)
        return True

    def check_references(self, one: _Given, ids: _Ids, at: Place | None) -> None:
        for slot in self.vocabulary.references[one.fact.template]:
            for value in one.fact.values(slot.name):
                if isinstance(value, Symbol) and value != slot.default and not ids.know(value, slot.refers):
                    self.unknown(one, slot, value, ids, at)

    def unknown(self, one: _Given, slot: SlotType, value: Symbol, ids: _Ids, at: Place | None) -> None:
        missing = "nothing" if "id" in slot.refers else f"no {' or '.join(map(_called, slot.refers))}"
        other = ids.all.get(value)
        which = f", which is {_article(other.fact.template)}; " if other else ", and "
        message = f"{slot.name} names {value}{which}{missing} of that id is stated"
        if at is not None:
            message = f"this change leaves the {_called(one.fact.template)} at {one.place} wrong: {message}"
        hint = nearest(value, ids.of(slot.refers)) if len(self.problems) < MAX_HINTS else ""
        self.note(at or _where(one, slot.name, value), "unknown-reference", message, hint)

    # What is expected

    def header(self, forms: Sequence[Form]) -> Fact | None:
        for form in forms[1:]:
            self.note(form.place, "second-scenario", f"a file holds one scenario, and it begins at {forms[0].place}")
        return self.vocabulary.examine(forms[0], self.problems) if forms else None

    def expectations(self, forms: Iterable[Form], ids: _Ids | None) -> tuple[Expectation, ...]:
        return tuple(found for form in forms if (found := self.expectation(form, ids)))

    def expectation(self, form: Form, ids: _Ids | None) -> Expectation | None:
        fact = self.vocabulary.examine(form, self.problems)
        self.expected_names(fact or self.vocabulary.readable(form), form, ids)
        if fact is None:
            return None
        by, step = str(fact["by"]), fact["step"]
        valued = any(item.head == "value" for item in form.forms())
        return Expectation(
            about=str(fact["about"]),
            aspect=str(fact["aspect"]),
            value=fact.values("value") if valued else None,
            by=None if by == "any" else by,
            step=step if isinstance(step, int) and step >= 0 else None,
            wanted=fact.template == "expect",
            place=form.place,
        )

    def expected_names(self, fact: Fact | None, form: Form, ids: _Ids | None) -> None:
        if fact is None:
            return
        about, by = str(fact.get("about", "")), str(fact.get("by", "any"))
        if ids and about and (about in PSEUDO or not ids.know(about, ("id",))):
            message = f"about names {about}, and nothing of that id is stated"
            self.note(slot_place(form, "about"), "unknown-reference", message, nearest(about, ids.all))
        if by != "any" and self.rulings is not None and by not in self.rulings:
            hint = nearest(by, self.rulings)
            self.note(slot_place(form, "by"), "unknown-ruling", f"there is no ruling {by}", hint)

    # Variants

    def changes(self, forms: Iterable[Form]) -> Iterator[_Change]:
        seen: dict[str, Place] = {}
        for form in forms:
            change = self.change(form)
            if change is None:
                continue
            if change.id in seen:
                self.note(form.place, "duplicate-id", f"variant {change.id} is there already, at {seen[change.id]}")
            seen.setdefault(change.id, form.place)
            yield change

    def change(self, form: Form) -> _Change | None:
        names: dict[str, Atom] = {}
        change = _Change("", "", form.place, [], [], [])
        before = len(self.problems)
        for item in form.items[1:]:
            head = item.head if isinstance(item, Form) else ""
            if not isinstance(item, Form) or head not in _VARIANT_PARTS:
                message = f"a variant is made of {', '.join(_VARIANT_PARTS)}"
                self.note(item.place, "bad-variant", message, nearest(head, _VARIANT_PARTS))
            elif head in ("id", "title"):
                value = item.items[1] if len(item.items) == 2 else None
                wanted = "symbol" if head == "id" else "string"
                if not isinstance(value, Atom) or value.kind != wanted or head in names:
                    self.note(item.place, "bad-variant", f"a variant has one {head}, and it is a {wanted}")
                else:
                    names[head] = value
            elif head in _EXPECTATIONS:
                change.expect.append(item)
            else:
                (change.retract if head == "retract" else change.assert_).extend(self.inside(item))
        if "id" not in names:
            self.note(form.place, "bad-variant", "a variant needs an id", "add (id NAME)")
        if not change.retract and not change.assert_:
            self.note(form.place, "bad-variant", "a variant retracts or asserts something")
        if not change.expect:
            self.note(form.place, "bad-variant", "a variant expects something", "add (expect ...) or (expect-no ...)")
        if len(self.problems) > before:
            return None
        change.id = str(names["id"].value)
        change.title = str(names["title"].value) if "title" in names else ""
        return change

    def inside(self, form: Form) -> Iterator[Form]:
        for item in form.items[1:]:
            if isinstance(item, Form):
                yield item
            else:
                self.note(item.place, "bad-variant", f"({form.head} ...) holds facts, and {item.text} is none")

    def variant(self, base: Scenario, given: Sequence[_Given], change: _Change, *, whole: bool = True) -> Scenario:
        """The base with the change made. Unless the base is ``whole``, what the change leads to can't be judged."""
        gone: set[int] = set()
        for form in change.retract:
            pattern = self.vocabulary.examine(form, self.problems, whole=False)
            matched = {id(one) for one in given if pattern and _matches(one, pattern)}
            gone |= matched
            if pattern and not matched and whole:
                message = f"no given {form.head} matches this, so there is nothing to retract"
                self.note(form.place, "nothing-to-retract", message, _nearest_fact(pattern, given))
        added = [one for form in change.assert_ for one in self.stated(form)]
        everything = [*(one for one in given if id(one) not in gone), *added]
        if not everything and whole:
            self.note(change.place, "no-facts", "after this change no fact is left")
        ids = self.check(everything, added, change.place) if whole else None
        expectations = self.expectations(change.expect, ids)
        facts = tuple(one.fact for one in everything)
        return Scenario(f"{base.id}#{change.id}", change.title, facts, expectations, (), base, change.place)


def _called(template: str) -> str:
    return "object" if template == "game-object" else template


def _article(template: str) -> str:
    name = _called(template)
    return f"an {name}" if name[0] in "aeio" else f"a {name}"


def _ids_in(form: Form) -> Iterator[str]:
    """The ids that a wrong fact would have declared."""
    declares = ("id", "object") if form.head == "use-card" else ("id",)
    for item in form.forms():
        if item.head in declares and len(item.items) > 1:
            value = item.items[1]
            if isinstance(value, Atom):
                yield str(value.value)


def _where(one: _Given, slot: str, value: Value) -> Place:
    """Where the fact's form says the value; the whole form's place if a card's file says it."""
    for item in one.form.forms() if one.form else ():
        if item.head == slot or one.use:
            for node in item.items[1:]:
                if isinstance(node, Atom) and node.value == value:
                    return node.place
    return one.place


def _matches(one: _Given, pattern: Fact) -> bool:
    fact = one.use if one.use and pattern.template == "use-card" else one.fact
    return fact.template == pattern.template and all(
        fact.slots.get(name) == value for name, value in pattern.slots.items()
    )


def _nearest_fact(pattern: Fact, given: Iterable[_Given]) -> str:
    """Which fact of the template comes nearest to the pattern, and what differs."""
    fewest: list[str] | None = None
    for one in given:
        if one.fact.template == pattern.template:
            wrong = [name for name, value in pattern.slots.items() if one.fact.slots[name] != value]
            if fewest is None or len(wrong) < len(fewest):
                fewest = wrong
    if fewest is None:
        return f"no {pattern.template} is given"
    return f"the nearest one differs in {', '.join(fewest)}"
