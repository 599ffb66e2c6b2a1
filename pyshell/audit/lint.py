"""What `rulings check` finds in a rule base that loads, yet isn't made as rulings are to be made.

One small function for each code, entered in ``CHECKS`` by ``@check``; it is given the rule base and yields what is
wrong with it. A new check is a new function. This module holds those about files, sentences and citations, beside it
stand ``conditions`` (of one rule), ``pairs`` (of rules) and ``usage`` (over the whole rule base). What can't be loaded
at all is told by ``Knowledge.load`` itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pyshell import reader, wordforms
from pyshell.audit import conditions, pairs, usage  # noqa: F401  (their checks enter themselves)
from pyshell.audit.registry import CHECKS, WHOLE, Flaw, check
from pyshell.errors import Place, Problem
from pyshell.knowledge import Knowledge
from pyshell.model import Scenario
from pyshell.reader import Atom, Form
from pyshell.recording import forms

MAX_LINES = 100
CR_NUMBER = re.compile(r"[1-9][0-9]{2}(\.[1-9][0-9]*[a-km-np-z]?)?")
"""A Comprehensive Rules number: a section, a rule, or a lettered subrule; the letters l and o are never used."""


def lint(knowledge: Knowledge, scenarios: Sequence[Scenario] | None = None) -> tuple[Problem, ...]:
    """Run every check; the problems come in order of place. Without scenarios, those of whole rule bases are left
    out."""
    flaws = [(code, flaw) for code, function in CHECKS.items() for flaw in function(knowledge)]
    if scenarios is not None:
        flaws += [(code, flaw) for code, function in WHOLE.items() for flaw in function(knowledge, scenarios)]
    return tuple(sorted(Problem(flaw.place, code, flaw.message, flaw.hint) for code, flaw in flaws))


@check(
    "file-too-long",
    "a ruling that takes several screens is read by nobody as a whole",
    "split the ruling, or move a general part into a ruling of its own",
)
def file_too_long(knowledge: Knowledge) -> Iterator[Flaw]:
    """A rule file is short enough to be read in one go."""
    for path in knowledge.rule_files:
        count = len(reader.read_file(path).splitlines())
        if count > MAX_LINES:
            message = f"{count} lines; a rule file has at most {MAX_LINES}"
            yield Flaw(Place(str(path), MAX_LINES + 1), message, "split the ruling")


@check(
    "no-docstring",
    "the string is what a reader who doesn't know CLIPS goes by",
    "put a string after the construct's name",
)
def no_docstring(knowledge: Knowledge) -> Iterator[Flaw]:
    """Every construct of a rule file says in a string after its name what it is for."""
    for path in knowledge.rule_files:
        for construct in reader.read(reader.read_file(path), str(path)):
            doc = construct.items[2] if len(construct.items) > 2 else None
            if not isinstance(doc, Atom) or doc.kind != "string" or not str(doc.value).strip():
                message = f"this {construct.head} has no docstring"
                yield Flaw(construct.place, message, "put a string after its name")


@check(
    "empty-sentence",
    "explanations are made of these words",
    "write the title and the sentence in your own words",
)
def empty_sentence(knowledge: Knowledge) -> Iterator[Flaw]:
    """Title and sentences have words in them."""
    for ruling in knowledge.rulings.values():
        if not ruling.title.strip():
            yield Flaw(ruling.place, f"{ruling.id} has an empty title")
        if not ruling.says.strip():
            yield Flaw(ruling.place, f"{ruling.id} has an empty sentence (says)")
        for rule in ruling.rules:
            if ruling.says.strip() and not rule.says.strip():
                yield Flaw(rule.place, f"{rule.name} has an empty sentence")


@check(
    "bad-sentence",
    "a place or a bracket that isn't whole is printed as it stands",
    "close the place with } or the bracket with ]",
)
def bad_sentence(knowledge: Knowledge) -> Iterator[Flaw]:
    """Sentences have whole places and brackets."""
    for ruling in knowledge.rulings.values():
        for says in dict.fromkeys((ruling.says, *(rule.says for rule in ruling.rules))):
            for fault in wordforms.faults(says):
                yield Flaw(ruling.place, fault)


@check(
    "unfilled-place",
    "nothing can be put where the rule has no such variable",
    "bind the variable in a condition, or give the rule a `sentence` of its own",
)
def unfilled_place(knowledge: Knowledge) -> Iterator[Flaw]:
    """Every `{place}` of a sentence is a variable of each rule that the sentence is for."""
    for rule in knowledge.rules.values():
        variables = knowledge.recorded[rule.name].variables
        for name in dict.fromkeys(gap.name for gap in wordforms.places(rule.says)):
            if name not in variables:
                message = f"{rule.name} has no variable for {{{name}}} in its sentence"
                hint = f"its variables are {', '.join(variables)}; a rule can have a `sentence` of its own"
                yield Flaw(rule.place, message, hint)


@check(
    "bad-cr-number",
    "nobody can look up a number that the Comprehensive Rules don't use",
    'write it as "701.17b": a section, a rule, or a lettered subrule',
)
def bad_cr_number(knowledge: Knowledge) -> Iterator[Flaw]:
    """A citation has the form of a Comprehensive Rules number."""
    for ruling in knowledge.rulings.values():
        for number in ruling.cr:
            if not CR_NUMBER.fullmatch(number):
                yield Flaw(ruling.place, f'"{number}" isn\'t a Comprehensive Rules number', 'such as "701.17b"')


@check(
    "no-source",
    "a ruling that rests on nothing is an opinion",
    "add `cr` with the rules' numbers, or an `encodes` fact with the passage",
)
def no_source(knowledge: Knowledge) -> Iterator[Flaw]:
    """A ruling encodes a passage of a document, or cites the Comprehensive Rules."""
    for ruling in knowledge.rulings.values():
        if not ruling.passages and not ruling.cr:
            yield Flaw(ruling.place, f"{ruling.id} has neither `encodes` nor `cr`: nothing says that it is so")


@check(
    "unknown-passage",
    "the documents' index can't lead from the passage to the ruling",
    "name a document and number of facts/documents, or add the passage there",
)
def unknown_passage(knowledge: Knowledge) -> Iterator[Flaw]:
    """A passage that a ruling encodes is in the index of its document, where there is one."""
    known = {(f["document"], f["number"]) for f in knowledge.stated if f.template == "passage"}
    documents = {document for document, _ in known}
    for fact in knowledge.stated:
        for number in fact.values("passage") if fact.template == "encodes" and fact["document"] in documents else ():
            if (fact["document"], number) not in known:
                place = fact.place or Place("")
                yield Flaw(place, f"{fact['ruling']} encodes {fact['document']} {number}, which isn't indexed")


@check(
    "foreign-finding",
    "`by` in an outcome, overrides and explanations would name the wrong ruling",
    "assert the finding in the file of the ruling that it belongs to",
)
def foreign_finding(knowledge: Knowledge) -> Iterator[Flaw]:
    """A rule speaks in the name of its own ruling only."""
    for rule in knowledge.rules.values():
        for fact in _asserted(knowledge, rule.name):
            for slot in fact.forms() if fact.head == "finding" else ():
                for atom in slot.items[1:] if slot.head == "ruling" else ():
                    if isinstance(atom, Atom) and atom.kind == "symbol" and atom.value != rule.ruling:
                        yield Flaw(atom.place, f"{rule.name} speaks in the name of {atom.text}")


@check(
    "branch-on-the-right",
    "explanations show conditions of the left-hand side only",
    "write one rule for each case",
)
def branch_on_the_right(knowledge: Knowledge) -> Iterator[Flaw]:
    """Conditions stand on the left-hand side, where explanations can see them."""
    for rule in knowledge.recorded.values():
        for action in rule.actions:
            for form in forms(action):
                if form.head in ("if", "switch"):
                    message = f"`{form.head}` hides a condition among the actions of {rule.name}"
                    yield Flaw(form.place, message, "one rule for each case")


@check(
    "absence-outside-logical",
    "a conclusion drawn too early has to be withdrawn when the fact is concluded after all",
    "wrap the conditions in (logical ...)",
)
def absence_outside_logical(knowledge: Knowledge) -> Iterator[Flaw]:
    """The absence of a fact that rules may yet conclude is tested inside `logical` only."""
    for rule, pattern, absent in _derived_outside_logical(knowledge):
        if absent:
            message = f"{rule} tests outside `logical` that there is no `{pattern.head}`, which may yet be concluded"
            yield Flaw(pattern.place, message, "wrap the conditions in (logical ...)")


@check(
    "derived-outside-logical",
    "the conclusion would stay when what it rests on is withdrawn",
    "wrap the conditions in (logical ...)",
)
def derived_outside_logical(knowledge: Knowledge) -> Iterator[Flaw]:
    """What follows from a derived fact is withdrawn with it, so the pattern stands inside `logical`."""
    for rule, pattern, absent in _derived_outside_logical(knowledge):
        if not absent:
            message = f"{rule} matches outside `logical` the derived `{pattern.head}`, which may yet be withdrawn"
            yield Flaw(pattern.place, message, "wrap the conditions in (logical ...)")


def _derived_outside_logical(knowledge: Knowledge) -> Iterator[tuple[str, Form, bool]]:
    """Rule, pattern, and whether its absence is tested, for patterns over what some rule concludes."""
    templates = knowledge.vocabulary.templates.values()
    derived = {template.name for template in templates if template.kind == "derived"}
    derived |= {fact.head for rule in knowledge.recorded for fact in _asserted(knowledge, rule)}
    for rule in knowledge.recorded.values():
        for condition in rule.form.forms():
            if condition not in rule.actions and condition.head != "logical":
                for pattern, absent in _patterns(condition):
                    if pattern.head in derived:
                        yield rule.name, pattern, absent


def _patterns(condition: Form, absent: bool = False) -> Iterator[tuple[Form, bool]]:
    """The patterns of a condition, and whether they stand in a `not` or `forall`."""
    if condition.head in ("and", "or", "not", "exists", "forall"):
        for inner in condition.forms():
            yield from _patterns(inner, absent or condition.head in ("not", "forall"))
    else:
        yield condition, absent


def _asserted(knowledge: Knowledge, rule: str) -> Iterator[Form]:
    """The facts that a rule asserts, as they are written."""
    for action in knowledge.recorded[rule].actions:
        for form in forms(action):
            if form.head == "assert":
                yield from form.forms()
