"""A proof as a graph for Graphviz: premises above what follows from them, every fact once."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence

from pyshell.case import Case
from pyshell.model import Outcome
from pyshell.proof import Proof, Reason, Statement
from pyshell.render.lines import visible
from pyshell.render.outline import STANDS, Length, told

WIDTH = 34
"""Characters in a line of a box."""

_LOOKS = {
    "goal": 'style="rounded,filled,bold" fillcolor="#dcebfb" color="#1f4e8c"',
    "ruling": 'style="rounded,filled" fillcolor="#f2f5fa" color="#5a6475"',
    "given": 'style="filled" fillcolor="#e4f3e9" color="#2f7d4f"',
    "absent": 'style="dashed" color="#5a6475"',
    "defeated": 'style="rounded,filled" fillcolor="#fbe9e7" color="#b3261e"',
}


def graph(case: Case, outcome: Outcome, length: Length = "long", name: str = "proof") -> str:
    """The graph of one outcome's proof in the DOT language.

    ``short`` has the outcome alone, ``mid`` the facts that rulings conclude, ``long`` also the given facts and those
    whose absence mattered. What is defeated is red, and tied to what it lost to by a dashed line.
    """
    return "\n".join(_Graph(case, case.why(outcome), length).lines(name)) + "\n"


class _Graph:
    def __init__(self, case: Case, proof: Proof, length: Length) -> None:
        self.case = case
        self.proof = proof
        self.length = length
        self.notes = 0

    def lines(self, name: str) -> Iterator[str]:
        yield f"digraph {_quoted(name)} {{"
        yield "  graph [rankdir=TB nodesep=0.45 ranksep=0.7 splines=true ordering=in]"
        yield '  node [shape=box fontname="sans-serif" fontsize=11 margin="0.14,0.08"]'
        yield '  edge [color="#5a6475" arrowsize=0.7]'
        drawn: set[str] = set()
        yield from self.below(self.proof.root, "goal", drawn)
        if self.length != "short":
            for rival in self.proof.rivals:
                yield from self.below(rival.finding, "defeated", drawn, f"beaten by {rival.by}")
                yield f"  {rival.finding} -> {self.proof.root} [style=dashed color={_quoted('#b3261e')} arrowhead=tee]"
        yield "}"

    def below(self, root: str, look: str, drawn: set[str], remark: str = "") -> Iterator[str]:
        """A statement's box and all that leads to it, each once."""
        waiting = [(root, look, remark)]
        while waiting:
            name, look, remark = waiting.pop()
            if name in drawn:
                continue
            drawn.add(name)
            statement = self.proof.statements[name]
            reasons = self.reasons(name)
            if not reasons:
                yield self.box(name, statement.text, "given" if look == "ruling" else look, remark)
                continue
            text = self.text(statement, reasons)
            source = f"for {len(reasons)} independent reasons" if len(reasons) > 1 else _source(reasons[0])
            yield self.box(name, text, look, "\n".join(part for part in (source, remark) if part))
            if self.length == "short":
                return
            for number, reason in enumerate(reasons):
                goal = name
                if len(reasons) > 1:
                    goal = f"{name}r{number}"
                    yield self.box(goal, reason.says, "ruling", _source(reason))
                    yield f"  {goal} -> {name}"
                for premise in dict.fromkeys(reason.premises):
                    if self.length == "long" or self.reasons(premise):
                        yield f"  {premise} -> {goal}"
                        waiting.append((premise, "ruling", ""))
                if self.length == "long":
                    yield from self.conditions(reason, goal)

    def text(self, statement: Statement, reasons: Sequence[Reason]) -> str:
        """A statement's words, with those of its only reason, which are enough for a step on the way."""
        fact = statement.fact
        if len(reasons) > 1:
            return statement.text
        step = fact.template == "outcome" and self.case.aspects[str(fact["aspect"])].answer == "no"
        if (step and statement.id != self.proof.root) or fact.template == "finding":
            return reasons[0].says or statement.text
        return told(self.case, statement.text, reasons[0].says)

    def conditions(self, reason: Reason, goal: str) -> Iterator[str]:
        for absent in reason.absent:
            self.notes += 1
            yield self.box(f"n{self.notes}", absent.says, "absent", "absent" if absent.kind == "not" else "condition")
            yield f"  n{self.notes} -> {goal} [style=dashed]"

    def reasons(self, name: str) -> tuple[Reason, ...]:
        """The reasons of a statement; those of the finding it was made of, in the place of the golden rule."""
        found: list[Reason] = []
        for reason in self.proof.reasons_for(name):
            if reason.rule == STANDS:
                found += [one for premise in reason.premises for one in self.proof.reasons_for(premise)]
            else:
                found.append(reason)
        return tuple(found)

    def box(self, name: str, text: str, look: str, remark: str = "") -> str:
        lines = textwrap.wrap(visible(self.case.wording.sentence(text)), WIDTH, break_on_hyphens=False)
        lines += [f"[{one}]" for part in remark.split("\n") if part for one in [visible(part)]]
        return f"  {name} [label={_quoted(chr(10).join(lines))} {_LOOKS[look]}]"


def _source(reason: Reason) -> str:
    numbers = [cite for cite in reason.cites if cite.startswith("CR ")]
    return "\n".join((reason.ruling, ", ".join(numbers[:2])))


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'
