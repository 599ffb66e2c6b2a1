"""Gives a rule one more action, which records its firing: the facts it matched, what it concluded, its variables'
values.

The author's file stays plain CLIPS; only the text that is loaded is changed. A recorded rule ends with::

    (assert (firing (rule NAME) (record ?premise ... ?conclusion ... value ...)))

``record`` holds, in this order: the address of the fact that each positive pattern matched; what each ``assert`` of the
right-hand side returned; the values that can't be read off the matched facts (variables set by ``bind``, and multifield
variables that share their slot with another one), each after TRUE or FALSE for several values or one, and their number.
All other variables are read off the matched facts when somebody asks (:meth:`RecordedRule.decode`). Inside a rule with
``logical`` conditions the record is withdrawn with its support, as every conclusion is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from pyshell.errors import InputError, Place, Problem
from pyshell.extraction import read_value
from pyshell.model import Fact, FactRef, Firing, SlotValue, Symbol, Value
from pyshell.reader import Atom, Form, Node

TEMPLATE = "(deftemplate firing (slot rule) (multislot record))"
"""The template of the recorded firings, as CLIPS reads it."""

TermKind = Literal["constant", "variable", "multivariable", "predicate", "result"]


@dataclass(frozen=True)
class Term:
    """One restriction inside a field: a constant, a variable, ``:(predicate)`` or ``=(result)``, perhaps negated by
    ``~``."""

    kind: TermKind
    value: Value | Form  # a constant's value, a variable's name, or the form of a predicate or result
    negated: bool
    text: str

    def allows(self, value: Value) -> bool:
        """Whether a value is that constant; what is no constant is taken to allow anything."""
        return self.kind != "constant" or (type(self.value) is type(value) and self.value == value) is not self.negated


@dataclass(frozen=True)
class Field:
    """What a pattern demands of one value (or, with a multifield variable or wildcard, of any number of values) of a
    slot.

    ``alternatives`` are joined by ``|``, the terms of each by ``&``; a wildcard has none.
    """

    multi: bool
    binds: str  # the variable that the field gives a value to (or compares, if it has one already); "" for none
    alternatives: tuple[tuple[Term, ...], ...]
    text: str

    def allows(self, value: Value) -> bool:
        """Whether its constants allow a value."""
        return not self.alternatives or any(all(term.allows(value) for term in group) for group in self.alternatives)


@dataclass(frozen=True)
class Condition:
    """One condition of a rule's left-hand side.

    ``pattern``: a fact must match ``template`` and ``slots``. ``test``: an expression must hold. ``not``, ``exists``,
    ``forall``, ``and``, ``or``: see ``inner``. At the top level of a rule ``logical`` and ``and`` are unfolded.
    """

    kind: Literal["pattern", "test", "not", "exists", "forall", "and", "or"]
    text: str
    place: Place
    form: Form
    template: str = ""
    slots: Mapping[str, tuple[Field, ...]] | None = None
    address: str = ""  # the variable that the author binds the fact's address to
    inner: tuple[Condition, ...] = ()

    def accepts(self, fact: Fact) -> bool:
        """Whether the constants of a pattern allow a fact of its template; variables and predicates are taken to allow
        anything."""
        for slot, fields in (self.slots or {}).items():
            values = fact.values(slot)
            if any(field.multi for field in fields):
                continue
            if len(fields) != len(values):
                return False
            if not all(field.allows(value) for field, value in zip(fields, values, strict=True)):
                return False
        return True


@dataclass(frozen=True)
class _Source:
    """Where the value of a variable stands: in which premise, slot and field. A negative position counts from the
    slot's end."""

    premise: int
    slot: str
    start: int | None  # None: the whole slot
    stop: int | None  # None with a start: a single value; for a slice, its end counted from the slot's end
    slice: bool


@dataclass(frozen=True)
class RecordedRule:
    """A rule as it is loaded.

    ``text`` is the CLIPS text with the recording action, ``plain`` the author's text. ``conditions`` are the
    left-hand side's in order; the positive patterns among them are the premises, in the order of a firing's ``basis``.
    """

    name: str
    doc: str
    text: str
    plain: str
    place: Place
    form: Form
    conditions: tuple[Condition, ...]
    actions: tuple[Form, ...]
    logical: bool
    conclusions: int  # how many addresses each record holds for certain
    more_conclusions: bool  # whether a counted list of further ones follows
    stored: tuple[str, ...]  # variables whose values stand in the record
    sources: Mapping[str, _Source]  # where the other variables' values are read off

    @cached_property
    def premises(self) -> tuple[Condition, ...]:
        """The positive patterns: one for each fact in a firing's basis."""
        return tuple(c for c in self.conditions if c.kind == "pattern")

    @property
    def variables(self) -> tuple[str, ...]:
        """The names of all variables that a firing's bindings hold."""
        return tuple(dict.fromkeys((*self.sources, *self.stored)))

    def decode(self, record: Sequence[str], facts: Mapping[int, Fact]) -> Firing | None:
        """The firing that a record stands for, given the values of its slot as CLIPS prints them.

        ``None`` if one of the facts it matched stands no more: a rule without ``logical`` leaves its record behind.
        """
        first = len(self.premises)
        last = first + self.conclusions
        basis = tuple([_index(token) for token in record[:first]])
        for index in basis:
            if index not in facts:
                return None
        concluded = record[first:last]
        if self.more_conclusions:
            count = int(record[last])
            concluded = [*concluded, *record[last + 1 : last + 1 + count]]
            last += 1 + count
        concludes = tuple([_index(token) for token in concluded if token != "FALSE"])
        return Firing(self.name, basis, concludes, Bindings(lambda: self._bindings(basis, record[last:], facts)))

    def _bindings(self, basis: Sequence[int], values: Sequence[str], facts: Mapping[int, Fact]) -> dict[str, SlotValue]:
        """The variables' values: ``values`` are those that stand in the record."""
        premises = [facts[index] for index in basis]
        bindings: dict[str, SlotValue] = {
            name: _read_off(premises[source.premise], source) for name, source in self.sources.items()
        }
        position = 0
        for name in self.stored:
            several, length = values[position], int(values[position + 1])
            position += 2
            found = tuple(read_value(token) for token in values[position : position + length])
            bindings[name] = found if several == "TRUE" else found[0]
            position += length
        for condition, index in zip(self.premises, basis, strict=True):
            if condition.address:
                bindings[condition.address] = FactRef(index)
        return bindings


class Bindings(Mapping[str, SlotValue]):
    """A firing's variables and their values, worked out when one of them is asked for."""

    def __init__(self, work_out: Callable[[], dict[str, SlotValue]]) -> None:
        self._work_out = work_out

    @cached_property
    def _values(self) -> dict[str, SlotValue]:
        return self._work_out()

    def __getitem__(self, name: str) -> SlotValue:
        return self._values[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __repr__(self) -> str:
        return repr(self._values)

    def __reduce__(self) -> tuple[type[dict[str, SlotValue]], tuple[dict[str, SlotValue]]]:
        return (dict, (self._values,))


def _index(token: str) -> int:
    """The index in a fact address as CLIPS prints it: <Fact-12>."""
    return int(token[6:-1])


def _read_off(fact: Fact, source: _Source) -> SlotValue:
    value = fact.slots[source.slot]
    if source.start is None or not isinstance(value, tuple):
        return value
    if source.slice:
        return value[source.start : len(value) - (source.stop or 0)]
    return value[source.start]


def record(form: Form, source: str) -> RecordedRule:
    """Parse a ``defrule`` form of the text ``source`` and add the recording action to it.

    Raises:
        InputError: the rule has no name or no ``=>``, an action or condition is no form, or a construct stands where
        it would make a
            proof incomplete (``or`` around positive patterns, conditions on COOL objects).
    """
    return _Recorder(form, source).rule()


class _Recorder:
    """Takes one rule apart and collects the insertions that make it record."""

    def __init__(self, form: Form, source: str) -> None:
        self.form = form
        self.source = source
        self.inserts: list[tuple[int, str]] = []
        self.premises: list[str] = []  # address variables, in order
        names = {str(atom.value) for atom in atoms(form) if atom.kind in ("variable", "multivariable")}
        self.prefix = "z-"
        while any(name.startswith(self.prefix) for name in names):
            self.prefix += "-"

    def rule(self) -> RecordedRule:
        form = self.form
        items = form.items
        if len(items) < 2 or not isinstance(items[1], Atom) or items[1].kind != "symbol":
            raise _problem(form.place, "rule-name", "a rule must have a name after 'defrule'")
        name = str(items[1].value)
        arrow = next((i for i, item in enumerate(items) if isinstance(item, Atom) and item.text == "=>"), None)
        if arrow is None:
            raise _problem(form.place, "missing-arrow", f"the rule {name} has no '=>' between conditions and actions")
        start = 2
        doc = ""
        if start < arrow and isinstance(items[start], Atom) and items[start].kind == "string":  # type: ignore[union-attr]
            doc = str(items[start].value)  # type: ignore[union-attr]
            start += 1
        conditions = tuple(self.conditions(items[start:arrow], logical=False))
        actions = []
        for item in items[arrow + 1 :]:
            if not isinstance(item, Form):
                raise _problem(
                    item.place, "not-an-action", f"{item.text} can't be an action: write a form in parentheses"
                )
            actions.append(item)
        return self.finish(name, doc, conditions, tuple(actions))

    # Left-hand side

    def conditions(self, items: Sequence[Node], *, logical: bool, bind: bool = True) -> Iterator[Condition]:
        """The conditions that stand in a row; positive patterns are given address variables if ``bind``."""
        position = 0
        while position < len(items):
            item = items[position]
            address = None
            if isinstance(item, Atom):
                following = items[position + 1 : position + 3]
                if (
                    item.kind != "variable"
                    or len(following) < 2
                    or not isinstance(following[0], Atom)
                    or following[0].text != "<-"
                    or not isinstance(following[1], Form)
                ):
                    raise _problem(item.place, "not-a-condition", f"{item.text} can't be a condition of its own")
                address = item
                item = following[1]
                position += 2
            position += 1
            yield from self.condition(item, address, logical=logical, bind=bind)

    def condition(self, form: Form, address: Atom | None, *, logical: bool, bind: bool) -> Iterator[Condition]:
        head = form.head
        match head:
            case "logical":
                yield from self.conditions(form.items[1:], logical=True, bind=bind)
            case "and" if bind:
                yield from self.conditions(form.items[1:], logical=logical, bind=bind)
            case "declare":
                raise _problem(
                    form.place, "declare", "'declare' (salience, auto-focus) isn't used here", "order never matters"
                )
            case "or" if bind:
                raise _problem(
                    form.place, "or", "'or' fires once for each branch", "write two rules, or wrap it in 'exists'"
                )
            case "not" | "exists" | "forall" | "and" | "or":
                inner = tuple(self.conditions(form.items[1:], logical=logical, bind=False))
                yield Condition(head, self.text(form), form.place, form, inner=inner)
            case "test":
                yield Condition("test", self.text(form), form.place, form)
            case "":
                raise _problem(form.place, "not-a-condition", "a condition must begin with a template's name")
            case _:
                if bind:
                    if address is None:
                        variable = f"{self.prefix}f{len(self.premises)}"
                        self.inserts.append((form.span[0], f"?{variable} <- "))
                    else:
                        variable = str(address.value)
                    self.premises.append(variable)
                slots = {slot.head: tuple(self.fields(slot)) for slot in form.forms()}
                yield Condition(
                    "pattern",
                    self.text(form),
                    form.place,
                    form,
                    template=head,
                    slots=slots,
                    address=str(address.value) if address else "",
                )

    def fields(self, slot: Form) -> Iterator[Field]:
        """The fields of one slot form, such as ``(value ?x&~none $?rest)``."""
        tokens = list(slot.items[1:])
        field: list[tuple[str, Term]] = []  # the terms of a field, each with the connective before it
        connective, negated = "", False
        while tokens:
            token = tokens.pop(0)
            if isinstance(token, Form):
                raise _problem(token.place, "bad-constraint", "a form in a slot must follow ':' or '='")
            if token.text == "~":
                negated = True
            elif token.kind == "connective":
                connective = token.text
            else:
                if field and not connective:
                    yield _field(field)
                    field = []
                field.append((connective, self.term(token, tokens, negated=negated)))
                connective, negated = "", False
        if field:
            yield _field(field)

    def term(self, token: Atom, following: list[Node], *, negated: bool) -> Term:
        """The term that begins with ``token``; a form that belongs to it is taken from ``following``."""
        tilde = "~" if negated else ""
        if token.text in (":", "=") and following and isinstance(following[0], Form):
            form = following.pop(0)
            assert isinstance(form, Form)
            kind: TermKind = "predicate" if token.text == ":" else "result"
            return Term(kind, form, negated, tilde + token.text + self.text(form))
        if token.kind in ("variable", "multivariable"):
            kind = "variable" if token.kind == "variable" else "multivariable"
            return Term(kind, Symbol(token.value), negated, tilde + token.text)
        value = token.value
        if token.kind == "symbol":
            value = Symbol(value)
        return Term("constant", value, negated, tilde + token.text)

    # Right-hand side

    def finish(self, name: str, doc: str, conditions: tuple[Condition, ...], actions: tuple[Form, ...]) -> RecordedRule:
        sources, ambiguous = _sources([c for c in conditions if c.kind == "pattern"])
        conclusions: list[str] = []
        bound: list[str] = []
        nested: list[Form] = []
        for action in actions:
            value: Node = action
            if action.head == "bind" and len(action.items) > 2 and isinstance(action.items[1], Atom):
                bound.append(str(action.items[1].value))
                value = action.items[2]
            if isinstance(value, Form) and value.head == "assert":
                self.split(value, conclusions)
            else:
                nested += [form for form in forms(action) if form.head == "assert"]
        more = f"{self.prefix}more"
        if nested:
            self.inserts.insert(0, (actions[0].span[0], f"(bind ?{more} (create$)) "))
        for form in nested:
            self.collect(form, more)
        stored = tuple(dict.fromkeys((*ambiguous, *bound)))
        parts = [f"?{variable}" for variable in (*self.premises, *conclusions)]
        if nested:
            parts += [f"(length$ ?{more})", f"?{more}"]
        for variable in stored:
            parts.append(f"(multifieldp ?{variable}) (length$ (create$ ?{variable})) ?{variable}")
        first, last = self.form.span
        self.inserts.append((last - 1, f"\n   (assert (firing (rule {name}) (record {' '.join(parts)})))"))
        return RecordedRule(
            name=name,
            doc=doc,
            text=self.edited(),
            plain=self.source[first:last],
            place=self.form.place,
            form=self.form,
            conditions=conditions,
            actions=actions,
            logical=any(form.head == "logical" for form in self.form.forms()),
            conclusions=len(conclusions),
            more_conclusions=bool(nested),
            stored=stored,
            sources={variable: source for variable, source in sources.items() if variable not in stored},
        )

    def split(self, form: Form, conclusions: list[str]) -> None:
        """Make each fact of one ``assert`` an assert of its own whose address is kept."""
        facts = list(form.forms())
        # `(assert A B)` becomes `(bind ?c0 (assert A)) (bind ?c1 (assert B))`.
        self.inserts.append((form.span[0], f"(bind ?{self.prefix}c{len(conclusions)} "))
        for number, fact in enumerate(facts):
            if number:
                self.inserts.append((fact.span[0], f")) (bind ?{self.prefix}c{len(conclusions)} (assert "))
            conclusions.append(f"{self.prefix}c{len(conclusions)}")
        self.inserts.append((form.span[1], ")"))

    def collect(self, form: Form, more: str) -> None:
        """Make an ``assert`` inside a loop or a condition add its facts to the list ``more``, and still give back the
        last of them."""
        facts = list(form.forms())
        self.inserts.append((form.span[0], f"(nth$ {len(facts)} (bind ?{more} (create$ "))
        self.inserts += [(fact.span[0], ") (assert ") for fact in facts[1:]]
        self.inserts.append((form.span[1], f" ?{more})))"))

    def edited(self) -> str:
        """The rule's text with all insertions made. Where several go to one place, the later noted one comes last."""
        first, last = self.form.span
        parts = []
        position = first
        for offset, insert in sorted(self.inserts, key=lambda pair: pair[0]):
            parts += [self.source[position:offset], insert]
            position = offset
        return "".join([*parts, self.source[position:last]])

    def text(self, form: Form) -> str:
        return self.source[slice(*form.span)]


def _problem(place: Place, code: str, message: str, hint: str = "") -> InputError:
    return InputError(Problem(place, code, message, hint))


def atoms(form: Form) -> Iterator[Atom]:
    """All tokens inside a form, at any depth."""
    for item in form.items:
        if isinstance(item, Form):
            yield from atoms(item)
        else:
            yield item


def forms(form: Form) -> Iterator[Form]:
    """The form itself and all forms inside it, at any depth."""
    yield form
    for inner in form.forms():
        yield from forms(inner)


def _field(terms: list[tuple[str, Term]]) -> Field:
    alternatives: list[list[Term]] = [[]]
    first = terms[0][1]
    variable = first.kind in ("variable", "multivariable") and not first.negated
    shared = [first] if variable and len(terms) > 1 and terms[1][0] == "&" else []  # ?x&a|b means ?x&a or ?x&b
    for connective, term in terms:
        if connective == "|":
            alternatives.append([*shared])
        alternatives[-1].append(term)
    binds = str(first.value) if variable and (shared or len(alternatives) == 1) else ""
    return Field(
        multi=first.kind == "multivariable",
        binds=binds,
        alternatives=tuple(tuple(group) for group in alternatives),
        text="".join(connective + term.text for connective, term in terms),
    )


def _sources(premises: Sequence[Condition]) -> tuple[dict[str, _Source], list[str]]:
    """Where the premises give each variable its value, and the variables whose place in a slot varies."""
    sources: dict[str, _Source] = {}
    varying: list[str] = []
    for number, premise in enumerate(premises):
        for slot, fields in (premise.slots or {}).items():
            several = [i for i, field in enumerate(fields) if field.multi]
            for i, field in enumerate(fields):
                if not field.binds or field.binds in sources or field.binds in varying:
                    continue
                after = len(fields) - 1 - i
                if not several or i < several[0]:
                    sources[field.binds] = _Source(number, slot, i, None, slice=False)
                elif i > several[-1]:
                    sources[field.binds] = _Source(number, slot, -1 - after, None, slice=False)
                elif len(several) == 1:
                    sources[field.binds] = _Source(number, slot, i, after, slice=True)
                else:
                    varying.append(field.binds)
    return sources, varying
