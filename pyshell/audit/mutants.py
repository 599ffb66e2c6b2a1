"""Small changes to rules that ought to make a scenario fail: mutants, made from the rules' own text.

A change that no scenario notices shows which scenario is missing (mutation analysis; DeMillo, Lipton and Sayward 1978).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from pyshell.knowledge import Knowledge
from pyshell.model import Fact, Symbol, Template
from pyshell.reader import Atom, Form
from pyshell.recording import Condition, RecordedRule, atoms

_BOUNDS = {">": ">=", ">=": ">", "<": "<=", "<=": "<", "=": ">="}


@dataclass(frozen=True)
class Mutant:
    """One changed rule, or one `overrides` left out (then ``text`` is empty and ``left_out`` the fact).

    ``change`` says what was done, in words that stay the same while the rule does: marks name mutants by it.
    ``missing`` says which scenario would notice.
    """

    ruling: str
    rule: str
    change: str
    missing: str
    text: str
    left_out: Fact | None = None

    @property
    def name(self) -> str:
        """The mutant's name: rule and change."""
        return f"{self.rule}: {self.change}"


def mutants(knowledge: Knowledge, rulings: Iterable[str] = ()) -> Iterator[Mutant]:
    """Every mutant of the named rulings' rules, or of all, in the order of the rules."""
    chosen = set(rulings) or set(knowledge.rulings)
    templates = knowledge.vocabulary.templates
    for name, rule in knowledge.recorded.items():
        ruling = knowledge.rules[name].ruling
        if ruling in chosen:
            seen = {rule.plain}
            for change, missing, text in _changes(rule, templates):
                if text not in seen:
                    seen.add(text)
                    yield Mutant(ruling, name, change, missing, text)
    for fact in knowledge.stated:
        if fact.template == "overrides" and str(fact["ruling"]) in chosen:
            ruling, over = str(fact["ruling"]), str(fact["over"])
            missing = f"no scenario has {ruling} and {over} disagree about one thing"
            yield Mutant(ruling, ruling, f"leave out that it overrides {over}", missing, "", fact)


def _changes(rule: RecordedRule, templates: Mapping[str, Template]) -> Iterator[tuple[str, str, str]]:
    """Change in words, what scenario is missing if nobody notices, and the changed rule."""
    edit = _Edit(rule)
    several = len(rule.conditions) > 1
    for number, condition in enumerate(rule.conditions, 1):
        words = " ".join(condition.text.split())
        if several:
            yield (
                f"drop condition {number}",
                f"no scenario fails {words} and nothing else of the rule",
                edit.without(condition),
            )
        yield from _within(edit, condition, number, templates)


def _within(
    edit: _Edit, condition: Condition, number: int, templates: Mapping[str, Template]
) -> Iterator[tuple[str, str, str]]:
    if condition.kind == "test":
        inner = condition.form.items[1]
        if isinstance(inner, Form):
            yield (
                f"negate the test in condition {number}",
                f"no scenario turns on {' '.join(condition.text.split())}",
                edit.put(inner, f"(not {edit.text(inner)})"),
            )
            yield from _bounds(edit, inner, number)
    elif condition.kind == "pattern":
        yield from _pattern(edit, condition, number, templates)
    for part in condition.inner:
        yield from _within(edit, part, number, templates)


def _pattern(
    edit: _Edit, condition: Condition, number: int, templates: Mapping[str, Template]
) -> Iterator[tuple[str, str, str]]:
    template = templates.get(condition.template)
    for slot, fields in (condition.slots or {}).items():
        slot_form = next(form for form in condition.form.forms() if form.head == slot)
        for field in fields:
            for term in (term for group in field.alternatives for term in group):
                if isinstance(term.value, Form):
                    yield (
                        f"negate the test on {slot} in condition {number}",
                        f"no scenario turns on {term.text} of {condition.template}",
                        edit.put(term.value, f"(not {edit.text(term.value)})"),
                    )
                    yield from _bounds(edit, term.value, number)
        allowed = template.slots[slot].allowed if template and slot in template.slots else ()
        for atom in slot_form.items[1:]:
            if isinstance(atom, Atom) and atom.kind == "symbol" and atom.value in allowed and len(allowed) > 1:
                other = allowed[(allowed.index(str(atom.value)) + 1) % len(allowed)]
                yield (
                    f"{slot} {other} instead of {atom.value} in condition {number}",
                    f"no scenario tells {condition.template} with {slot} {atom.value} from one with {other}",
                    edit.put(atom, other),
                )
            elif isinstance(atom, Atom) and atom.kind == "integer":
                yield from _shifted(edit, atom, number, f"{slot} of {condition.template}")


def _bounds(edit: _Edit, form: Form, number: int) -> Iterator[tuple[str, str, str]]:
    """Bounds moved by one inside an expression."""
    for inner in _all_forms(form):
        first = inner.items[0] if inner.items else None
        words = edit.text(inner)
        if isinstance(first, Atom) and first.text in _BOUNDS and len(inner.items) > 2:
            other = _BOUNDS[first.text]
            yield (
                f"{other} instead of {first.text} in {words} of condition {number}",
                f"no scenario is exactly at the bound of {words}",
                edit.put(first, other),
            )
    for atom in atoms(form):
        if atom.kind == "integer":
            yield from _shifted(edit, atom, number, edit.text(form))


def _shifted(edit: _Edit, atom: Atom, number: int, where: str) -> Iterator[tuple[str, str, str]]:
    assert isinstance(atom.value, int)
    for other in (atom.value - 1, atom.value + 1):
        yield (
            f"{other} instead of {atom.value} in {where} of condition {number}",
            f"no scenario tells {atom.value} from {other} in {where}",
            edit.put(atom, str(other)),
        )


def _all_forms(form: Form) -> Iterator[Form]:
    yield form
    for inner in form.forms():
        yield from _all_forms(inner)


class _Edit:
    """Changes one piece of a rule's text."""

    def __init__(self, rule: RecordedRule) -> None:
        self._text = rule.plain
        self._start = rule.form.span[0]
        self._place = rule.form.place
        self._lines = [0]
        for position, character in enumerate(self._text):
            if character == "\n":
                self._lines.append(position + 1)

    def _span(self, node: Atom | Form) -> tuple[int, int]:
        if isinstance(node, Form):
            return node.span[0] - self._start, node.span[1] - self._start
        line = node.place.line - self._place.line
        column = node.place.column - (self._place.column if line == 0 else 1)
        start = self._lines[line] + column
        return start, start + len(node.text)

    def text(self, node: Form) -> str:
        """What stands there, on one line."""
        start, stop = self._span(node)
        return " ".join(self._text[start:stop].split())

    def put(self, node: Atom | Form, other: str) -> str:
        """The rule with something else in the node's place."""
        start, stop = self._span(node)
        return self._text[:start] + other + self._text[stop:]

    def without(self, condition: Condition) -> str:
        """The rule without a condition, and without the address it binds."""
        start, stop = self._span(condition.form)
        before = self._text[:start].rstrip()
        if condition.address and before.endswith("<-"):
            before = before[:-2].rstrip()[: -len(condition.address) - 1]
            start = len(before)
        return self._text[:start] + self._text[stop:]


def marked(knowledge: Knowledge) -> dict[tuple[str, str], str]:
    """Marks of equivalent mutants: rule and change, and the reason why no scenario can notice."""
    return {
        (str(fact["rule"]), str(fact["change"])): str(fact["reason"])
        for fact in knowledge.stated
        if fact.template == "equivalent"
    }


def without(stated: Iterable[Fact], left_out: Fact) -> list[Fact]:
    """The stated facts with one `overrides` that overrides nothing, so that the numbers of all facts stay the same."""
    nothing = Fact("overrides", {"ruling": Symbol("none"), "over": Symbol("none")})
    return [nothing if fact == left_out else fact for fact in stated]
