"""What the shell offers to complete: commands, templates, slots, allowed values, ids of the case, rulings, aspects."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from pyshell.model import SlotType
from pyshell.shell.actions import ACTIONS
from pyshell.shell.session import Session

_PATTERNS = ("why", "why-not", "flip", "ask")
_FACTS = ("assert", "retract", "what-if", *_PATTERNS)


def candidates(session: Session, before: str) -> tuple[str, list[str]]:
    """The word that is being written where the text ``before`` ends, and what it may become, in order."""
    word = (re.search(r"[^\s()]*$", before) or [""])[0]
    rest = before[: len(before) - len(word)]
    return word, sorted({one for one in _offered(session, rest) if one.startswith(word)})


def _offered(session: Session, before: str) -> Iterator[str]:
    command, _, rest = before.lstrip().partition(" ")
    if not before.strip():
        yield from (*ACTIONS, "quit")
    elif command == "help":
        yield from ACTIONS
    elif command == "load":
        yield from (f"{f.parent.name}/{f.stem}" for f in session.base.knowledge.scenario_files)
    elif command == "facts":
        yield from (*session.base.knowledge.vocabulary.templates, *_ids(session))
    elif command == "rulings":
        yield from session.base.knowledge.rulings
    elif "(" in before:
        yield from _in_form(session, before)
    elif command in _PATTERNS:
        known = session.base.knowledge.vocabulary
        words = rest.split()
        yield from _ids(session) if not words else known.aspects if len(words) == 1 else ()


def _in_form(session: Session, before: str) -> Iterator[str]:
    """Inside a fact: a template's name, a slot's name, or a value."""
    known = session.base.knowledge
    open_forms = _open(before)
    templates = known.vocabulary.templates
    if len(open_forms) == 1 and not open_forms[0]:
        yield from (t.name for t in templates.values() if t.kind in ("state", "asked") or t.name == "outcome")
    elif len(open_forms) == 2 and open_forms[0]:
        template = templates.get(open_forms[0][0])
        if template and not open_forms[1]:
            yield from template.slots
        elif template and open_forms[1][0] in template.slots:
            yield from _values(session, template.slots[open_forms[1][0]])


def _values(session: Session, slot: SlotType) -> Iterable[str]:
    known = session.base.knowledge
    if slot.allowed:
        return [str(value) for value in slot.allowed]
    if slot.name == "aspect":
        return known.vocabulary.aspects
    return known.rulings if slot.name in ("by", "ruling", "over") else _ids(session)


def _ids(session: Session) -> Iterable[str]:
    return (str(fact["id"]) for fact in session.facts if "id" in fact.slots)


def _open(text: str) -> list[list[str]]:
    """The words of each form that is still open at the text's end, from the outermost in."""
    stack: list[list[str]] = []
    for token in re.findall(r'"(?:[^"\\]|\\.)*"?|[()]|[^\s()"]+', text):
        if token == "(":
            stack.append([])
        elif token == ")":
            if stack:
                stack.pop()
        elif stack:
            stack[-1].append(token)
    return stack
