"""A rule file as its author wrote it: its deffacts and defrules as forms with places, for checks that read the text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from pyshell.errors import Place
from pyshell.reader import Atom, Form, Node, read

CONDITIONS = frozenset({"and", "or", "not", "exists", "forall", "logical"})
"""The conditional elements that hold other conditions (CLIPS Basic Programming Guide 6.4, section 5.4)."""


@dataclass(frozen=True)
class Pattern:
    """A pattern in a left-hand side, and the conditional elements it stands in, outermost first."""

    form: Form
    within: tuple[str, ...]

    @property
    def template(self) -> str:
        """The template that the pattern is over."""
        return self.form.head


@dataclass(frozen=True)
class RuleText:
    """A defrule: name, docstring (``None`` when it has none), conditions and actions."""

    name: str
    doc: str | None
    place: Place
    left: tuple[Form, ...]
    right: tuple[Form, ...]

    @cached_property
    def conditions(self) -> tuple[tuple[Form, tuple[str, ...]], ...]:
        """Every conditional element and pattern of the left-hand side, with the elements it stands in."""
        return tuple(_conditions(self.left, ()))

    @cached_property
    def patterns(self) -> tuple[Pattern, ...]:
        """The patterns of the left-hand side, those in ``not``, ``exists`` and ``forall`` too."""
        others = CONDITIONS | {"test", "declare"}
        return tuple(Pattern(form, within) for form, within in self.conditions if form.head not in others)

    @cached_property
    def variables(self) -> frozenset[str]:
        """The names of all variables on the left and of those that the right-hand side binds."""
        left = {str(a.value) for a in atoms(self.left) if a.kind in ("variable", "multivariable") and a.value}
        bound = (form.items[1] for form in forms(self.right) if form.head == "bind" and len(form.items) > 1)
        return frozenset(left | {str(atom.value) for atom in bound if isinstance(atom, Atom)})


@dataclass(frozen=True)
class RuleFile:
    """One file under ``rules/``: its name as given, its number of lines, and its constructs in order."""

    name: str
    lines: int
    constructs: tuple[Form, ...]

    @classmethod
    def load(cls, path: Path) -> RuleFile:
        """Read the file.

        Raises:
            InputError: it isn't CLIPS text.
        """
        text = path.read_text(encoding="utf-8")
        return cls(str(path), len(text.splitlines()), read(text, str(path)))

    @property
    def stem(self) -> str:
        """The id of the ruling that the file is to hold."""
        return Path(self.name).stem

    @property
    def start(self) -> Place:
        """Where the file begins."""
        return Place(self.name)

    @cached_property
    def rules(self) -> tuple[RuleText, ...]:
        """The file's defrules."""
        return tuple(_rule(form) for form in self.constructs if form.head == "defrule")

    @cached_property
    def facts(self) -> tuple[Form, ...]:
        """The facts of the file's deffacts."""
        return tuple(
            fact for construct in self.constructs if construct.head == "deffacts" for fact in construct.forms()
        )

    def about(self, template: str) -> tuple[Form, ...]:
        """The file's deffacts facts of one template."""
        return tuple(fact for fact in self.facts if fact.head == template)


def slot(fact: Form, name: str) -> tuple[Atom, ...]:
    """What stands in a slot of a fact or pattern; empty when the slot is left out."""
    found = (form for form in fact.forms() if form.head == name)
    return tuple(item for form in found for item in form.items[1:] if isinstance(item, Atom))


def docstring(construct: Form) -> str | None:
    """The comment string after a construct's name."""
    third = construct.items[2] if len(construct.items) > 2 else None
    return str(third.value) if isinstance(third, Atom) and third.kind == "string" else None


def forms(nodes: tuple[Node, ...]) -> Iterator[Form]:
    """All forms among the nodes and inside them, at any depth."""
    for node in nodes:
        if isinstance(node, Form):
            yield node
            yield from forms(node.items)


def atoms(nodes: tuple[Node, ...]) -> Iterator[Atom]:
    """All atoms among the nodes and inside them, at any depth."""
    for node in nodes:
        if isinstance(node, Form):
            yield from atoms(node.items)
        else:
            yield node


def _rule(form: Form) -> RuleText:
    name = form.items[1] if len(form.items) > 1 else None
    texts = [item.text if isinstance(item, Atom) else "" for item in form.items]
    arrow = texts.index("=>") if "=>" in texts else len(texts)
    return RuleText(
        name=str(name.value) if isinstance(name, Atom) else "",
        doc=docstring(form),
        place=form.place,
        left=tuple(item for item in form.items[:arrow] if isinstance(item, Form)),
        right=tuple(item for item in form.items[arrow:] if isinstance(item, Form)),
    )


def _conditions(left: tuple[Form, ...], within: tuple[str, ...]) -> Iterator[tuple[Form, tuple[str, ...]]]:
    for form in left:
        yield form, within
        if form.head in CONDITIONS:
            yield from _conditions(tuple(form.forms()), (*within, form.head))
