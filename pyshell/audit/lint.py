"""What `rulings check` finds in rule files that load, yet aren't made as rulings are to be made.

One small function for each code, entered in ``CHECKS`` by ``@check``; it is given one rule file and what the whole
rule base says, and yields its problems. A new check is a new function.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from pyshell.audit.rulefile import Pattern, RuleFile, RuleText, atoms, docstring, forms, slot
from pyshell.errors import Place, Problem
from pyshell.model import Template
from pyshell.reader import Atom, Form

MAX_LINES = 100
CR_NUMBER = re.compile(r"[1-9][0-9]{2}(\.[1-9][0-9]*[a-km-np-z]?)?")
"""A Comprehensive Rules number: a section, a rule, or a lettered subrule; the letters l and o are never used."""

FORBIDDEN = frozenset(
    {
        "declare", "salience", "defglobal", "defmodule", "deffunction", "defmethod", "defgeneric", "defclass",
        "definstances",
        "printout", "print", "println", "format", "read", "readline", "read-number", "get-char", "open",
        "close",
        "halt", "run", "reset", "clear", "exit", "focus", "refresh", "set-strategy", "while",
        "system", "eval", "build", "load", "load*", "bload", "batch", "batch*", "load-facts", "save",
        "save-facts", "bsave",
        "assert-string", "retract", "modify", "duplicate", "undefrule", "undeffacts", "random", "seed", "time",
    }
)
"""Heads of forms that no rule file may hold: control of the run, input and output, and changes to facts that stand."""

PLACE_IN_SENTENCE = re.compile(r"\{([^{}|: ]+)")


@dataclass(frozen=True)
class Base:
    """What checks need to know beyond the one file: the templates, and which of them rules assert."""

    templates: Mapping[str, Template]
    derived: frozenset[str]

    @classmethod
    def of(cls, files: Iterable[RuleFile], templates: Mapping[str, Template]) -> Base:
        """Gather it from all rule files."""
        asserted = {
            fact.head
            for file in files
            for rule in file.rules
            for action in forms(rule.right)
            if action.head == "assert"
            for fact in action.forms()
        }
        return cls(templates, frozenset(asserted | {t.name for t in templates.values() if t.kind == "derived"}))


Finding = tuple[Place, str] | tuple[Place, str, str]
"""Place, message, and a hint if there is one."""

Check = Callable[[RuleFile, Base], Iterator[Finding]]

CHECKS: dict[str, Check] = {}
"""Every check by its code, in the order in which they are run."""


def check(code: str) -> Callable[[Check], Check]:
    """Enter a function as the check with this code."""

    def enter(function: Check) -> Check:
        CHECKS[code] = function
        return function

    return enter


def lint(paths: Iterable[Path], templates: Mapping[str, Template]) -> tuple[Problem, ...]:
    """Run every check on the rule files, which must have loaded; problems come in order of place.

    Raises:
        InputError: a file isn't CLIPS text.
    """
    files = tuple(RuleFile.load(path) for path in paths)
    base = Base.of(files, templates)
    return tuple(
        sorted(
            Problem(finding[0], code, *finding[1:])
            for file in files
            for code, function in CHECKS.items()
            for finding in function(file, base)
        )
    )


@check("file-too-long")
def file_too_long(file: RuleFile, base: Base) -> Iterator[Finding]:
    """A file is short enough to be read in one go."""
    if file.lines > MAX_LINES:
        yield Place(file.name, MAX_LINES + 1), f"{file.lines} lines; at most {MAX_LINES} may be", "split the ruling"


@check("one-ruling")
def one_ruling(file: RuleFile, base: Base) -> Iterator[Finding]:
    """A file holds one ruling fact, named as the file is, and at least one rule."""
    rulings = file.about("ruling")
    if len(rulings) != 1:
        yield file.start, f"{len(rulings)} ruling facts; a file holds exactly one"
    for ruling in rulings:
        if [a.text for a in slot(ruling, "id")] != [file.stem]:
            yield ruling.place, f"the ruling's id isn't the file's name, {file.stem}"
    if not file.rules:
        yield file.start, "no rule: the ruling can never say anything"


@check("empty-sentence")
def empty_sentence(file: RuleFile, base: Base) -> Iterator[Finding]:
    """Title, sentence and case sentences have words in them."""
    for template, name in (("ruling", "title"), ("ruling", "says"), ("sentence", "text")):
        for fact in file.about(template):
            if not any(str(atom.value).strip() for atom in slot(fact, name)):
                yield fact.place, f"the {template}'s {name} is empty"


@check("bad-cr-number")
def bad_cr_number(file: RuleFile, base: Base) -> Iterator[Finding]:
    """A citation has the form of a Comprehensive Rules number."""
    for ruling in file.about("ruling"):
        for atom in slot(ruling, "cr"):
            if not CR_NUMBER.fullmatch(str(atom.value)):
                yield atom.place, f"{atom.text} isn't a Comprehensive Rules number", 'such as "701.17b"'


@check("no-source")
def no_source(file: RuleFile, base: Base) -> Iterator[Finding]:
    """A ruling encodes a passage, or cites the Comprehensive Rules."""
    for ruling in file.about("ruling"):
        if not file.about("encodes") and not slot(ruling, "cr"):
            yield ruling.place, "the ruling has neither an `encodes` fact nor a `cr` number: nothing says that it is so"


@check("unknown-sentence-rule")
def unknown_sentence_rule(file: RuleFile, base: Base) -> Iterator[Finding]:
    """A sentence belongs to a rule of the same file."""
    names = {rule.name for rule in file.rules}
    for fact in file.about("sentence"):
        for atom in slot(fact, "rule"):
            if atom.text not in names:
                yield atom.place, f"this file has no rule {atom.text}", f"it has {', '.join(sorted(names)) or 'none'}"


@check("unfilled-place")
def unfilled_place(file: RuleFile, base: Base) -> Iterator[Finding]:
    """Every `{place}` of a sentence is a variable of each rule that the sentence is for."""
    own = {atom.text for fact in file.about("sentence") for atom in slot(fact, "rule")}
    for fact in file.about("ruling"):
        for rule in file.rules:
            if rule.name not in own:
                yield from _unfilled(fact, "says", rule)
    for fact in file.about("sentence"):
        for rule in file.rules:
            if rule.name in {atom.text for atom in slot(fact, "rule")}:
                yield from _unfilled(fact, "text", rule)


def _unfilled(fact: Form, name: str, rule: RuleText) -> Iterator[Finding]:
    for atom in slot(fact, name):
        for place in PLACE_IN_SENTENCE.findall(str(atom.value)):
            if place not in rule.variables:
                known = ", ".join(sorted(rule.variables))
                yield atom.place, f"{{{place}}} is filled by no variable of the rule {rule.name}", f"it has {known}"


@check("no-docstring")
def no_docstring(file: RuleFile, base: Base) -> Iterator[Finding]:
    """Every construct says in a docstring what it is for."""
    for construct in file.constructs:
        if not docstring(construct):
            name = construct.items[1].text if len(construct.items) > 1 and isinstance(construct.items[1], Atom) else ""
            yield construct.place, f"{construct.head} {name} has no docstring", "a string after its name"


@check("forbidden-construct")
def forbidden_construct(file: RuleFile, base: Base) -> Iterator[Finding]:
    """No control of the run, no input or output, no change to facts that stand."""
    inside = (form for rule in file.rules for form in forms(rule.left + rule.right))
    for form in (*file.constructs, *inside):
        if form.head in FORBIDDEN:
            yield form.place, f"`{form.head}` has no place in a ruling"
    for atom in atoms(file.constructs):
        if atom.kind == "global":
            yield atom.place, f"the global variable {atom.text} has no place in a ruling"


@check("branch-on-the-right")
def branch_on_the_right(file: RuleFile, base: Base) -> Iterator[Finding]:
    """Conditions stand on the left-hand side, where explanations can see them."""
    for rule in file.rules:
        for form in forms(rule.right):
            if form.head in ("if", "switch"):
                yield form.place, f"`{form.head}` hides a condition in the actions of {rule.name}", "one rule a case"


@check("or-condition")
def or_condition(file: RuleFile, base: Base) -> Iterator[Finding]:
    """A left-hand side has no `or`: CLIPS makes one rule of each branch, and both can fire."""
    for rule in file.rules:
        for form, _ in rule.conditions:
            if form.head == "or":
                yield form.place, f"`or` in the conditions of {rule.name} fires once a branch", "two rules, or `exists`"


@check("absence-outside-logical")
def absence_outside_logical(file: RuleFile, base: Base) -> Iterator[Finding]:
    """The absence of a fact that rules may yet conclude is only tested inside `logical`."""
    for pattern, rule in _outside_logical(file, base):
        if {"not", "forall"} & set(pattern.within):
            yield (
                pattern.form.place,
                f"{rule.name} tests that there is no `{pattern.template}` outside `logical`: it may be concluded later",
                "wrap the conditions in (logical ...)",
            )


@check("derived-outside-logical")
def derived_outside_logical(file: RuleFile, base: Base) -> Iterator[Finding]:
    """What follows from a derived fact is withdrawn with it, so the pattern stands inside `logical`."""
    for pattern, rule in _outside_logical(file, base):
        if not {"not", "forall"} & set(pattern.within):
            yield (
                pattern.form.place,
                f"{rule.name} matches the derived `{pattern.template}` outside `logical`: it may be withdrawn later",
                "wrap the conditions in (logical ...)",
            )


def _outside_logical(file: RuleFile, base: Base) -> Iterator[tuple[Pattern, RuleText]]:
    for rule in file.rules:
        for pattern in rule.patterns:
            if pattern.template in base.derived and "logical" not in pattern.within:
                yield pattern, rule


@check("foreign-finding")
def foreign_finding(file: RuleFile, base: Base) -> Iterator[Finding]:
    """A rule speaks for its own ruling only."""
    for rule in file.rules:
        for fact in forms(rule.right):
            for atom in slot(fact, "ruling") if fact.head == "finding" else ():
                if atom.kind == "symbol" and atom.text != file.stem:
                    yield atom.place, f"{rule.name} asserts a finding in the name of {atom.text}"
