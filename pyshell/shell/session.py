"""The shell's case: facts as text, changed one step at a time, every step undone by ``undo``. Knows no terminal."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from pyshell import reader
from pyshell.case import Case
from pyshell.errors import InputError, Place, Problem
from pyshell.model import Fact, Scenario
from pyshell.rulebase import RuleBase
from pyshell.scenario import from_facts, vary
from pyshell.vocabulary import fact_text

EMPTY = Scenario("shell", "A case in the shell", (), ())


@dataclass(frozen=True)
class Change:
    """What a step added and took away."""

    added: tuple[Fact, ...]
    removed: tuple[Fact, ...]


class Session:
    """A case under work. Every method that changes it checks the whole new case first: it is changed, or stays."""

    def __init__(self, base: RuleBase, scenario: Scenario = EMPTY) -> None:
        self.base = base
        self.scenario = scenario
        self._before: list[Scenario] = []
        self._judged: Case | None = None

    @property
    def facts(self) -> tuple[Fact, ...]:
        """The given facts, in the order in which they were stated."""
        return self.scenario.facts

    @property
    def case(self) -> Case:
        """The case as it is judged now.

        Raises:
            RunError: a rule failed.
        """
        if self._judged is None:
            self._judged = self.base.judge(self.scenario)
        return self._judged

    def load(self, scenario: Scenario) -> Change:
        """Take another scenario instead."""
        return self._become(scenario)

    def add(self, text: str) -> Change:
        """Add the facts of a text.

        Raises:
            InputError: everything that is wrong with them, or with the case that they would make.
        """
        return self._vary(text, assert_=[text])

    def retract(self, text: str) -> Change:
        """Take away the facts that match the patterns of a text; each must match one at least.

        Raises:
            InputError: everything that is wrong with them, or with the case that would be left.
        """
        return self._vary(text, retract=[text])

    def undo(self) -> Change:
        """Take back the last step.

        Raises:
            InputError: there is none.
        """
        if not self._before:
            raise InputError(Problem(Place("undo"), "argument", "there is nothing to take back"))
        now = self.scenario
        self.scenario, self._judged = self._before.pop(), None
        return _change(now, self.scenario)

    def text(self, fact: Fact) -> str:
        """A fact as it is written in a scenario, without what its slots hold by default."""
        slots = self.base.knowledge.vocabulary.templates[fact.template].slots
        told = {name: value for name, value in fact.slots.items() if value != slots[name].default and value != ()}
        return fact_text(Fact(fact.template, told))

    def save(self, path: Path) -> None:
        """Write the case as a scenario file that ``load`` reads.

        Raises:
            InputError: the file can't be written.
        """
        header = f'(scenario (id {self.scenario.id.replace("#", "-")}) (title "{_escaped(self.scenario.title)}"))'
        text = "\n".join([header, "", *map(self.text, self.facts), ""])
        try:
            path.write_text(text, encoding="utf-8")
        except OSError as error:
            message = f"can't be written: {error.strerror}"
            raise InputError(Problem(Place(str(path)), "file", message)) from error

    def _vary(self, text: str, assert_: list[str] | None = None, retract: list[str] | None = None) -> Change:
        if not reader.read(text, "assert" if assert_ else "retract"):
            raise InputError(Problem(Place("assert" if assert_ else "retract"), "argument", "write a fact behind it"))
        return self._become(self._changed(assert_ or [], retract or []))

    def _changed(self, asserted: list[str], retracted: list[str]) -> Scenario:
        known = self.base.knowledge
        found = vary(self.scenario, known.vocabulary, known.cards, retract=retracted, assert_=asserted)
        whole = from_facts(found.facts, known.vocabulary, known.cards)
        return replace(whole, id=self.scenario.id, title=self.scenario.title)

    def _become(self, scenario: Scenario) -> Change:
        before = self.scenario
        self._before.append(before)
        self.scenario, self._judged = scenario, None
        return _change(before, scenario)


def _change(before: Scenario, after: Scenario) -> Change:
    return Change(
        added=tuple(fact for fact in after.facts if fact not in before.facts),
        removed=tuple(fact for fact in before.facts if fact not in after.facts),
    )


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')
