"""Loads everything there is and lints it: what `rulings check` reports."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from pyshell.audit.lint import lint
from pyshell.errors import InputError, Problem
from pyshell.rulebase import RuleBase
from pyshell.store.links import Links


@dataclass(frozen=True)
class Report:
    """Every problem, in order of place, and how much was looked at. ``refused``: something couldn't be loaded."""

    problems: tuple[Problem, ...]
    refused: bool = False
    rulings: int = 0
    rules: int = 0
    templates: int = 0
    scenarios: int = 0

    @property
    def status(self) -> int:
        """The exit status: 2 if something was refused, 1 if something is badly made, else 0."""
        return 2 if self.refused else int(bool(self.problems))

    def to_json(self) -> dict[str, Any]:
        """The report as JSON values."""
        return {
            "rulings": self.rulings,
            "rules": self.rules,
            "templates": self.templates,
            "scenarios": self.scenarios,
            "problems": [
                {
                    "code": problem.code,
                    "file": problem.place.file,
                    "line": problem.place.line,
                    "column": problem.place.column,
                    "message": problem.message,
                    "hint": problem.hint,
                }
                for problem in self.problems
            ],
        }


def run(load: Callable[[], RuleBase]) -> Report:
    """Load the rule base, lint it, and read every scenario and every link to a published ruling."""
    try:
        base = load()
    except InputError as error:
        return Report(error.problems, refused=True)
    knowledge = base.knowledge
    refused: list[Problem] = []
    try:
        Links.load(knowledge)
    except InputError as error:
        refused += error.problems
    scenarios = []
    for file in knowledge.scenario_files:
        try:
            scenarios.append(base.scenario(file))
        except InputError as error:
            refused += error.problems
    return Report(
        problems=tuple(sorted((*refused, *lint(knowledge, scenarios)))),
        refused=bool(refused),
        rulings=len(knowledge.rulings),
        rules=len(knowledge.rules),
        templates=len(knowledge.vocabulary.templates),
        scenarios=len(knowledge.scenario_files),
    )
