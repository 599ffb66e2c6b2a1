"""The core in clingo, in the three ways its manual offers, and in xclingo."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable
from pathlib import Path

import clingo  # type: ignore[import-not-found]

from tests.bench.peers.core import Answer, Peer, Relation, Shared

PROGRAM = Path(__file__).with_name("core.lp").read_text(encoding="ascii")
_STATIC = ("overrides", "cant", "half")
_ATOM = re.compile(r'\b([a-z_]+)\(((?:[^()"]|"[^"]*"|\([^()]*\))*)\)')


def _written(facts: Iterable[Relation], *extra: str) -> str:
    def term(value: str | int) -> str:
        return str(value) if isinstance(value, int) else f'"{value}"'

    return " ".join(f"{name}({', '.join([*map(term, values), *extra])})." for name, values in facts)


def _plain(symbol: clingo.Symbol) -> str:
    return symbol.string if symbol.type == clingo.SymbolType.String else str(symbol)


def _answer(symbol: clingo.Symbol) -> Answer:
    about, aspect, value, by = symbol.arguments[:4]
    is_tuple = value.type == clingo.SymbolType.Function
    values = tuple(map(_plain, value.arguments)) if is_tuple else (_plain(value),)
    return _plain(about), _plain(aspect), values, _plain(by)


def once(shared: Shared) -> frozenset[Answer]:
    """A control for each scenario: parse, ground, solve."""
    control = clingo.Control(["--warn=none"])
    control.add("base", [], PROGRAM)
    control.add("base", [], _written(shared.facts))
    control.ground([("base", [])])
    return _solve(control)


def _solve(
    control: clingo.Control, assumptions: Iterable[tuple[clingo.Symbol, bool]] = (), last: int = 0
) -> frozenset[Answer]:
    found: list[Answer] = []
    with control.solve(yield_=True) as handle:
        for model in handle:
            found.extend(
                _answer(symbol)
                for symbol in model.symbols(shown=True)
                if not last or symbol.arguments[-1].number == last
            )
            break
    return frozenset(found)


def _stamped(text: str) -> str:
    """The program with the scenario's number as the last argument of every atom that depends on the scenario."""
    lines = []
    for line in text.splitlines():
        if line.startswith(("%", "#")):
            continue
        lines.append(_ATOM.sub(lambda m: m[0] if m[1] in _STATIC else f"{m[1]}({m[2]}, k)", line))
    return "\n".join(lines)


def _static_and_rules() -> tuple[str, str]:
    stamped = _stamped(PROGRAM).splitlines()
    static = [line for line in stamped if line.startswith(_STATIC)]
    return "\n".join(static), "\n".join(line for line in stamped if not line.startswith(_STATIC))


class MultiShot:
    """One control; the program is parsed once, and each scenario grounds the rules for its own number."""

    def __init__(self) -> None:
        self._control = clingo.Control(["--warn=none"])
        static, rules = _static_and_rules()
        self._control.add("base", [], f"{static} #show outcome/5.")
        self._control.add("rules", ["k"], rules)
        self._control.ground([("base", [])])
        self._number = 0

    def judge(self, shared: Shared) -> frozenset[Answer]:
        """Add the facts, ground, solve; begins anew after fifty scenarios, as what is grounded stays."""
        if self._number >= 50:
            self.__init__()  # type: ignore[misc]
        self._number += 1
        name = f"facts{self._number}"
        self._control.add(name, ["k"], _written(shared.facts, "k"))
        number = clingo.Number(self._number)
        self._control.ground([(name, [number]), ("rules", [number])])
        return _solve(self._control, last=self._number)


class Grounded:
    """One control in which the rules are grounded for every fact that will ever be given: each judgement sets externals
    and solves. Only where all facts are known in advance."""

    def __init__(self, scenarios: Iterable[Shared]) -> None:
        self._control = clingo.Control(["--warn=none"])
        self._externals = {
            one.scenario.id: [clingo.Function(name, [_symbol(value) for value in values]) for name, values in one.facts]
            for one in scenarios
        }
        every = dict.fromkeys(fact for facts in self._externals.values() for fact in facts)
        self._control.add("base", [], PROGRAM + "\n".join(f"#external {fact}." for fact in every))
        self._control.ground([("base", [])])

    def judge(self, shared: Shared) -> frozenset[Answer]:
        """Switch the scenario's facts on, solve, switch them off."""
        facts = self._externals[shared.scenario.id]
        for fact in facts:
            self._control.assign_external(fact, True)
        found = _solve(self._control)
        for fact in facts:
            self._control.assign_external(fact, False)
        return found


def _symbol(value: str | int) -> clingo.Symbol:
    return clingo.Number(value) if isinstance(value, int) else clingo.String(value)


_number = itertools.count()
_NAMED = re.sub(r"\b_\b", lambda _: f"Any{next(_number)}", PROGRAM)
"""The program without anonymous variables, which xclingo's translation can't deal with."""


def explained(shared: Shared) -> frozenset[Answer]:
    """The outcomes with xclingo's graph of explanations, which holds the reasons of all of them."""
    from xclingo import XclingoControl  # type: ignore[import-not-found]

    control = XclingoControl(["1", "--warn=none"], n_explanations="1")
    control.add("base", [], _NAMED)
    control.add("base", [], _written(shared.facts))
    control.ground([("base", [])])
    found: set[Answer] = set()
    for model in control.solve():
        found.update(_answer(symbol) for symbol in model.symbols(shown=True) if symbol.name == "outcome")
        list(model.explain_model())
    return frozenset(found)


def peers(scenarios: list[Shared]) -> list[Peer]:
    """The ways to use clingo, and xclingo."""
    multi, grounded = MultiShot(), Grounded(scenarios)
    return [
        Peer("clingo, one control a scenario", once, once),
        Peer("clingo, multi-shot", multi.judge, multi.judge),
        Peer("clingo, all facts known and grounded before", grounded.judge, grounded.judge),
        Peer("xclingo", explained, explained, repeats=1),
    ]
