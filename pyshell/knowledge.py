"""Reads everything that rule folders and fact folders hold: vocabulary, cards, rulings with their rules, where the
scenarios are.

All or nothing: what is wrong anywhere in them is reported at once, and nothing is given to CLIPS before all of it is
right.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from pathlib import Path
from typing import TypeVar

from pyshell import reader
from pyshell.calls import check_function_calls
from pyshell.cards import Cards, Stored
from pyshell.errors import InputError, Place, Problem, nearest
from pyshell.model import Fact, Rule, Ruling, Template
from pyshell.reader import Atom, Form
from pyshell.recording import Condition, RecordedRule, forms, record
from pyshell.rulecheck import check_rule
from pyshell.vocabulary import Vocabulary

_T = TypeVar("_T")
_NAMING: Mapping[str, tuple[str, ...]] = {"encodes": ("ruling",), "overrides": ("ruling", "over")}
_NAMING_IN_RULES = {"finding": "ruling", "outcome": "by", "defeated": "by"}
"""The slots that name rulings: of stated facts, and of what rules match and conclude."""
_IN_RULES = ("deffacts", "defrule", "deffunction")
_IN_FACTS = ("deftemplate", "deffacts", "deffunction")


@dataclass(frozen=True)
class Construct:
    """One construct as it stands in a file."""

    form: Form
    text: str
    source: str  # of the whole file
    file: Path

    @property
    def place(self) -> Place:
        """Where it begins."""
        return self.form.place


def shipped() -> tuple[Path, Path]:
    """The folders ``rules`` and ``facts`` that belong to this package: beside it when installed, else those of the
    checkout.

    Raises:
        InputError: neither is there.
    """
    package = Path(__file__).resolve().parent
    for root in (package / "_knowledge", package.parent):
        if (root / "rules").is_dir() and (root / "facts").is_dir():
            return root / "rules", root / "facts"
    raise InputError(
        Problem(Place(str(package)), "no-knowledge", "the shipped rules and facts aren't there", "install again")
    )


@dataclass(frozen=True)
class Knowledge:
    """A rule base as its files state it. ``rules`` and ``rulings`` are by name, in order of file name."""

    vocabulary: Vocabulary
    rulings: Mapping[str, Ruling]
    rules: Mapping[str, Rule]
    recorded: Mapping[str, RecordedRule]
    stated: tuple[Fact, ...]
    templates: tuple[tuple[Template, Construct], ...]
    functions: tuple[Construct, ...]
    scenario_files: tuple[Path, ...]
    cards: Cards
    rule_files: tuple[Path, ...] = field(default=())
    fact_files: tuple[Path, ...] = field(default=())
    link_files: tuple[Path, ...] = field(default=())  # which published texts rulings encode: see store/links.py

    @classmethod
    def load(
        cls,
        rule_dirs: Iterable[Path],
        fact_dirs: Iterable[Path],
        store: Path | None = None,
        *,
        untrusted: bool = False,
    ) -> Knowledge:
        """Read all ``.clp`` files of the rule folders, and of the fact folders all ``.clp`` files, cards and names of
        scenarios. Cards that no file describes are looked for in the ``store``; left out, it is the user's own. In
        ``untrusted`` files loops without a bound are refused too.

        Raises:
            InputError: everything that is wrong in them: syntax; a template, slot, aspect, ruling or variable that
            doesn't exist; a
                construct or function that isn't used here; a name that occurs twice; a ruling or rule that isn't named
                after its file.
        """
        return _Loader(tuple(map(Path, rule_dirs)), tuple(map(Path, fact_dirs)), store, untrusted).load()

    @cached_property
    def patterns(self) -> Mapping[str, Sequence[Condition]]:
        """The patterns of all rules by template, those inside other conditions included."""
        found: dict[str, list[Condition]] = {}
        for rule in self.recorded.values():
            for condition in walk(rule.conditions):
                if condition.kind == "pattern":
                    found.setdefault(condition.template, []).append(condition)
        return found

    @cached_property
    def matched(self) -> frozenset[str]:
        """The templates that conditions of some rule are about."""
        return frozenset(self.patterns)

    @cached_property
    def working(self) -> tuple[Fact, ...]:
        """Those of the stated facts that rules can match, and that are therefore given to CLIPS."""
        patterns = self.patterns
        return tuple(
            fact for fact in self.stated if any(pattern.accepts(fact) for pattern in patterns.get(fact.template, ()))
        )

    @cached_property
    def matchable(self) -> tuple[Fact, ...]:
        """Those of the stated facts that the same rules could match if they demanded less."""
        return tuple(fact for fact in self.stated if fact.template in self.matched)


def walk(conditions: Iterable[Condition]) -> Iterable[Condition]:
    """The conditions and all that are inside them."""
    for condition in conditions:
        yield condition
        yield from walk(condition.inner)


def _stored(store: Path | None, vocabulary: Vocabulary, stated: Iterable[Fact]) -> Stored:
    from pyshell.store.lookup import StoredCards  # here, because most runs need no store

    return StoredCards(store, vocabulary, stated)


class _Loader:
    def __init__(
        self, rule_dirs: Sequence[Path], fact_dirs: Sequence[Path], store: Path | None, untrusted: bool
    ) -> None:
        self.problems: list[Problem] = []
        self.store = store
        self.untrusted = untrusted
        self.rule_files = self.find(rule_dirs, "**/*.clp")
        self.fact_files = self.find(fact_dirs, "**/*.clp")
        self.scenario_files = self.find(fact_dirs, "scenarios/**/*.fct", must_exist=False)
        self.link_files = self.find(fact_dirs, "documents/*.fct", must_exist=False)
        self.card_dirs = [folder / "cards" for folder in fact_dirs]
        self.forms: dict[str, tuple[Form, ...]] = {}
        self.defrules: list[Construct] = []
        self.functions: list[str] = []
        self.areas: dict[Path, str] = {path: self.area(path, rule_dirs) for path in self.rule_files}

    def find(self, folders: Sequence[Path], pattern: str, *, must_exist: bool = True) -> tuple[Path, ...]:
        found: dict[Path, None] = {}
        for folder in folders:
            if must_exist and not folder.is_dir():
                self.problems.append(Problem(Place(str(folder)), "no-folder", "there is no such folder"))
            found.update(dict.fromkeys(sorted(folder.glob(pattern))))
        return tuple(found)

    def area(self, path: Path, folders: Sequence[Path]) -> str:
        folder = next(folder for folder in folders if path.is_relative_to(folder))
        parts = path.relative_to(folder).parts
        return parts[0] if len(parts) > 1 else ""

    def load(self) -> Knowledge:
        self.stop()
        vocabulary = self.attempt(self.vocabulary)
        facts = [c for path in self.fact_files for c in self.constructs(path, _IN_FACTS)]
        rules = [c for path in self.rule_files for c in self.constructs(path, _IN_RULES)]
        self.stop()
        assert vocabulary is not None
        stated: list[Fact] = []
        cards = Cards.load(self.card_dirs, vocabulary, partial(_stored, self.store, vocabulary, stated))
        functions = tuple(c for c in (*facts, *rules) if c.form.head == "deffunction")
        self.functions = [name_of(function.form) for function in functions]
        for function in functions:
            self.problems += check_function_calls(function.form, self.functions, untrusted=self.untrusted)
        self.unique([c for c in (*facts, *rules) if c.form.head in ("deffunction", "deffacts")])
        self.reserved((*facts, *rules))
        by_file: dict[Path, list[Fact]] = {}
        for construct in (*facts, *rules):
            if construct.form.head == "deffacts":
                by_file.setdefault(construct.file, []).extend(self.facts(construct, vocabulary))
        stated += (fact for found in by_file.values() for fact in found)
        recorded = self.record(rules, vocabulary)
        rulings = self.rulings(recorded, by_file)
        all_rules = [rule for rules in recorded.values() for rule in rules]
        self.references(rulings, all_rules, by_file.values())
        self.stop()
        return Knowledge(
            vocabulary=vocabulary,
            rulings=rulings,
            rules={rule.name: rule for ruling in rulings.values() for rule in ruling.rules},
            recorded={rule.name: rule for rule in all_rules},
            stated=tuple(stated),
            templates=tuple((vocabulary.templates[name_of(c.form)], c) for c in facts if c.form.head == "deftemplate"),
            functions=functions,
            scenario_files=self.scenario_files,
            cards=cards,
            rule_files=self.rule_files,
            fact_files=self.fact_files,
            link_files=self.link_files,
        )

    def stop(self) -> None:
        """Give up here if something was wrong: what comes next would only report the same again."""
        if self.problems:
            raise InputError(*self.problems)

    def attempt(self, read: Callable[[], _T]) -> _T | None:
        try:
            return read()
        except InputError as error:
            self.problems += error.problems
            return None

    def vocabulary(self) -> Vocabulary:
        return Vocabulary.read(((reader.read_file(path), str(path)) for path in self.fact_files), self.read)

    def read(self, text: str, file: str) -> tuple[Form, ...]:
        """The forms of a file, which is read once."""
        if file not in self.forms:
            self.forms[file] = reader.read(text, file)
        return self.forms[file]

    def constructs(self, path: Path, allowed: Sequence[str]) -> Iterable[Construct]:
        """The constructs of one file, those that may not stand there left out."""
        text = self.attempt(lambda: reader.read_file(path))
        for form in self.attempt(lambda: self.read(text or "", str(path))) or ():
            if form.head in allowed:
                yield Construct(form, (text or "")[slice(*form.span)], text or "", path)
            else:
                what = form.head or "this"
                message = f"{what} can't stand in this file: only {', '.join(allowed)}"
                self.problems.append(Problem(form.place, "forbidden", message, nearest(what, allowed)))

    def unique(self, constructs: Iterable[Construct]) -> None:
        """CLIPS silently puts a later construct in the place of an earlier one of the same name."""
        first: dict[tuple[str, str], Construct] = {}
        for construct in constructs:
            key = (construct.form.head, name_of(construct.form))
            if not key[1]:
                self.problems.append(Problem(construct.place, "no-name", f"a {key[0]} begins with its name"))
            elif key in first:
                message = f"{key[0]} {key[1]} is defined already at {first[key].place}"
                self.problems.append(
                    Problem(construct.place, "duplicate-name", message, "names are unique over all files")
                )
            else:
                first[key] = construct

    def reserved(self, constructs: Iterable[Construct]) -> None:
        """The engine has a template and functions of its own."""
        for construct in constructs:
            name = name_of(construct.form)
            if name == "firing" or name.startswith("engine-"):
                message = f"{name} is a name that the engine uses itself"
                self.problems.append(Problem(construct.place, "reserved-name", message, "choose another one"))

    def facts(self, construct: Construct, vocabulary: Vocabulary) -> list[Fact]:
        """The facts of one deffacts."""
        found = []
        for form in construct.form.forms():
            fact = vocabulary.examine(form, self.problems)
            if fact is not None:
                found.append(fact)
        return found

    def record(self, constructs: Sequence[Construct], vocabulary: Vocabulary) -> dict[Path, list[RecordedRule]]:
        """The rules of each file, checked."""
        self.defrules = [c for c in constructs if c.form.head == "defrule"]
        self.unique(self.defrules)
        recorded: dict[Path, list[RecordedRule]] = {path: [] for path in self.rule_files}
        for construct in self.defrules:
            try:
                rule = record(construct.form, construct.source)
            except InputError as error:
                self.problems += error.problems
                continue
            self.problems += check_rule(rule, vocabulary, self.functions, untrusted=self.untrusted)
            recorded[construct.file].append(rule)
        return recorded

    def rulings(
        self, recorded: Mapping[Path, Sequence[RecordedRule]], stated: Mapping[Path, Sequence[Fact]]
    ) -> dict[str, Ruling]:
        """One ruling for each rule file."""
        rulings = {}
        ruled = {rule.file for rule in self.defrules}
        for path in self.rule_files:
            facts = stated.get(path, ())
            heads = [fact for fact in facts if fact.template == "ruling"]
            place = Place(str(path))
            if len(heads) != 1:
                hint = f"(ruling (id {path.stem}) (title ...) (says ...) (cr ...)) in a deffacts"
                message = f"a rule file states one ruling, and this one states {len(heads)}"
                self.problems.append(Problem(place, "no-ruling", message, hint))
            rules = recorded[path]
            if heads and path not in ruled:
                self.problems.append(Problem(place, "no-rule", "a ruling needs a rule at least"))
            for head in heads:
                if head["id"] != path.stem:
                    message = f"the ruling is called {head['id']} and its file {path.name}"
                    self.problems.append(Problem(head.place or place, "wrong-name", message, "give both the same name"))
            for rule in rules:
                if rule.name != path.stem and not rule.name.startswith(f"{path.stem}-"):
                    message = f"a rule of {path.name} is called {path.stem} or {path.stem}-CASE, not {rule.name}"
                    self.problems.append(Problem(rule.place, "wrong-name", message))
            rulings[path.stem] = _ruling(path.stem, self.areas[path], place, facts, rules)
        return rulings

    def references(
        self, rulings: Mapping[str, Ruling], rules: Iterable[RecordedRule], stated: Iterable[Sequence[Fact]]
    ) -> None:
        """Rulings and rules that facts and conclusions name must be there."""
        names = dict.fromkeys(name_of(rule.form) for rule in self.defrules)
        for fact in (fact for facts in stated for fact in facts):
            place = fact.place or Place("")
            for named in (str(fact[slot]) for slot in _NAMING.get(fact.template, ())):
                if named not in rulings:
                    hint = nearest(named, rulings)
                    self.problems.append(Problem(place, "unknown-ruling", f"there is no ruling {named}", hint))
            if fact.template == "sentence" and fact["rule"] not in names:
                hint = nearest(str(fact["rule"]), names)
                self.problems.append(Problem(place, "unknown-rule", f"there is no rule {fact['rule']}", hint))
        for item in (item for rule in rules for item in _rulings_named(rule)):
            if item.text not in rulings:
                message, hint = f"there is no ruling {item.text}", nearest(item.text, rulings)
                self.problems.append(Problem(item.place, "unknown-ruling", message, hint))


def name_of(form: Form) -> str:
    """The name of a construct, or ``""`` if it has none."""
    name = form.items[1] if len(form.items) > 1 else None
    return str(name.value) if isinstance(name, Atom) and name.kind == "symbol" else ""


def _rulings_named(rule: RecordedRule) -> Iterable[Atom]:
    """The symbols by which a rule's conditions and conclusions name rulings."""
    patterns = [condition.form for condition in walk(rule.conditions) if condition.kind == "pattern"]
    asserted = [
        fact for action in rule.actions for form in forms(action) if form.head == "assert" for fact in form.forms()
    ]
    for fact in (*patterns, *asserted):
        naming = _NAMING_IN_RULES.get(fact.head)
        for slot in fact.forms() if naming else ():
            if slot.head == naming:
                yield from (
                    item
                    for item in slot.items[1:]
                    if isinstance(item, Atom) and item.kind == "symbol" and item.text not in (":", "=")
                )


def _ruling(name: str, area: str, place: Place, facts: Sequence[Fact], rules: Sequence[RecordedRule]) -> Ruling:
    head = next((fact for fact in facts if fact.template == "ruling"), None)
    says = str(head["says"]) if head else ""
    sentences = {str(fact["rule"]): str(fact["text"]) for fact in facts if fact.template == "sentence"}
    return Ruling(
        id=name,
        title=str(head["title"]) if head else "",
        says=says,
        cr=tuple(map(str, head.values("cr"))) if head else (),
        passages=tuple(
            (str(fact["document"]), int(number))
            for fact in facts
            if fact.template == "encodes"
            for number in fact.values("passage")
            if isinstance(number, int)
        ),
        overrides=tuple(str(fact["over"]) for fact in facts if fact.template == "overrides"),
        rules=tuple(Rule(rule.name, name, rule.doc, sentences.get(rule.name, says), rule.place) for rule in rules),
        area=area,
        place=(head.place if head else None) or place,
    )
