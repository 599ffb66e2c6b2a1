"""What every scenario ends with, side by side in one working memory: in which of them would a changed rule conclude
something else?

Where it concludes just the same from the facts that stand at the end, those facts are what follows with the changed
rule as well, so the scenario needn't be run again. One match over all scenarios takes a fiftieth of the time of running
all of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from pyshell.engine import Matcher
from pyshell.errors import InputError, RunError
from pyshell.knowledge import Knowledge
from pyshell.model import Fact, SlotType
from pyshell.reader import Atom, Form, read
from pyshell.recording import RecordedRule

_WORLD = "in-scenario"
_NUMBER = "?the-scenario"
_LIMIT = 1_000_000
_GROUPS = ("logical", "and", "or", "not", "exists", "forall")
_UNSEEN = ("finding", "defeated", "conflict", "firing")
"""Templates of which only the golden rules make something: their facts are left out here, and those rules can't be
told about."""

Concluded = frozenset[tuple[int, str]]
"""What a rule concludes: number of the scenario, and the text of the conclusion."""


class Worlds:
    """The facts with which scenarios end. ``ends`` are those of each scenario; what the rule base states counts in all
    of them."""

    def __init__(self, knowledge: Knowledge, ends: Sequence[Iterable[Fact]]) -> None:
        stated = set(knowledge.matchable)
        own = [[fact for fact in facts if fact.template not in _UNSEEN and fact not in stated] for facts in ends]
        self._marked = {fact.template for facts in own for fact in facts} | {_WORLD}
        self._knowledge = knowledge
        slot = SlotType(_WORLD, False, ("INTEGER",), (), (None, None), None)
        templates = []
        for template, construct in knowledge.templates:
            text = construct.text
            if template.name in self._marked:
                template = replace(template, slots={**template.slots, _WORLD: slot})
                text = f"{text.rstrip()[:-1]} (slot {_WORLD}))"
            templates.append((template, text))
        world = replace(templates[0][0], name=_WORLD, slots={_WORLD: slot})
        templates.append((world, f"(deftemplate {_WORLD} (slot {_WORLD}))"))
        self._matcher = Matcher(templates, [construct.text for construct in knowledge.functions])
        facts = [fact for fact in knowledge.matchable if fact.template not in self._marked]
        for number, found in enumerate(own):
            facts.append(Fact(_WORLD, {_WORLD: number}))
            shared = (fact for fact in knowledge.matchable if fact.template in self._marked)
            facts.extend(Fact(fact.template, {**fact.slots, _WORLD: number}) for fact in (*found, *shared))
        self._matcher.load(dict(enumerate(facts, 1)))
        self._usual: dict[str, Concluded | None] = {}

    def differing(self, rule: RecordedRule, text: str) -> set[int] | None:
        """The scenarios in which a rule with other conditions, ``text``, concludes something else than the rule does;
        None if that can't be told."""
        if rule.name not in self._usual:
            self._usual[rule.name] = self._concluded(rule.plain, rule.actions)
        usual = self._usual[rule.name]
        found = self._concluded(text, rule.actions) if usual is not None else None
        if usual is None or found is None:
            return None
        return {number for number, _ in usual ^ found}

    def _concluded(self, text: str, actions: Sequence[Form]) -> Concluded | None:
        told = list(_told(actions))
        conditions = self._conditions(text)
        if not told or None in told or conditions is None:
            return None
        actions_text = " ".join(one for one in told if one)
        try:
            lines = self._matcher.printed(f"({_WORLD} ({_WORLD} {_NUMBER})) {conditions}", actions_text, _LIMIT)
        except RunError:
            return None
        return frozenset((int(number), rest) for number, _, rest in (line.partition(" ") for line in lines))

    def _conditions(self, text: str) -> str | None:
        """The left-hand side of a rule's text, each pattern for one scenario alone."""
        try:
            (rule,) = read(text, "rule")
        except (InputError, ValueError):
            return None
        puts: list[tuple[int, int, str]] = []
        start = stop = 0
        for item in rule.items:
            if isinstance(item, Atom):
                if item.text == "<-":
                    return None
                if item.text == "=>":
                    break
            elif not self._mark(item, puts):
                return None
            else:
                start = start or item.span[0]
                stop = item.span[1]
        for at, until, put in sorted(puts, reverse=True):
            text = text[:at] + put + text[until:]
            stop += len(put) - (until - at)
        return text[start:stop]

    def _mark(self, form: Form, puts: list[tuple[int, int, str]]) -> bool:
        """Note what has to be put into one condition; whether that is possible."""
        if form.head in _UNSEEN:
            return False
        if form.head in _GROUPS:
            if form.head == "logical":
                puts.append((form.span[0] + 1, form.span[0] + 8, "and"))
            if any(isinstance(item, Atom) and item.text == "<-" for item in form.items):
                return False
            return all(self._mark(inner, puts) for inner in form.forms())
        if form.head in self._marked:
            puts.append((form.span[1] - 1, form.span[1] - 1, f" ({_WORLD} {_NUMBER})"))
        return True


def _told(actions: Sequence[Form]) -> Iterator[str | None]:
    """Actions that print what the given ones assert; None for one that can't be told so."""
    for action in actions:
        if action.head == "bind":
            yield _text(action)
        elif action.head == "assert":
            for fact in action.forms():
                values = " ".join(f"{slot.head} {' '.join(map(_text, slot.items[1:]))}" for slot in fact.forms())
                yield f'(printout t {_NUMBER} " " (implode$ (create$ {fact.head} {values})) crlf)'
        else:
            yield None


def _text(node: Form | Atom) -> str:
    return f"({' '.join(map(_text, node.items))})" if isinstance(node, Form) else node.text
