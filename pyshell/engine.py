"""Runs the rules in CLIPS, and takes what stands at the end out of it as plain values. The only module that imports
clips.

What was measured about CLIPS 6.4 and clipspy, and decides how things are done here:

- Facts are given to CLIPS as text through ``LoadFactsFromString``, which takes constants only; ``assert``, ``eval``
  and ``build`` would call functions that stand in the text.
- CLIPS asks its routers, by priority, who serves a stream. clipspy's own router is asked for every character read
  from a string, and the "fileio" router lets messages out to the process's streams. The first is removed, the second
  is switched off, and one router of ours, which comes after all built-in ones, collects whatever is printed.
- A value of the wrong type in a conclusion goes unnoticed unless "dynamic constraint checking" is on, which takes 5 %
  of a run.
- clipspy's fact objects leak. Facts come out as one text, built inside CLIPS by functions that are generated from the
  templates, and are taken apart in Python only when somebody asks.
"""

from __future__ import annotations

import os
import re
import threading
import weakref
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from types import MappingProxyType

import clips  # type: ignore[import-untyped]
from clips._clips import ffi, lib  # type: ignore[import-untyped]

from pyshell.errors import RunError
from pyshell.model import Fact, FactRef, Firing, SlotValue, Snapshot, Symbol, Template, Value
from pyshell.recording import TEMPLATE as FIRING
from pyshell.recording import RecordedRule

STRATEGIES = ("depth", "breadth", "lex", "mea", "complexity", "simplicity", "random")
"""The conflict-resolution strategies, in CLIPS's own numbering."""

LIMIT = 100_000
"""How many firings a run may take unless the caller says otherwise."""

_LOOP_SAMPLE = 1_000
_CHUNK = 100
_ENDS = "engine-given-ends"
_UNREADABLE = (
    "what CLIPS printed of its facts can't be read back: a rule made a symbol with blanks or quotation marks in it"
)


class _Printed(clips.Router):  # type: ignore[misc]
    """Keeps whatever CLIPS prints."""

    def __init__(self) -> None:
        super().__init__("python-error-router", -10)
        self._parts: list[str] = []

    def query(self, _name: str) -> bool:
        return True

    def write(self, _name: str, message: str) -> None:
        self._parts.append(message)

    def take(self) -> str:
        """The text since the last call, without the blank lines around it."""
        if not self._parts:
            return ""
        text = "".join(self._parts).strip()
        self._parts.clear()
        return text

    @property
    def last_message(self) -> str:
        """The same under the name by which clipspy asks for it."""
        return self.take()


def _environment() -> tuple[clips.Environment, _Printed]:
    """A CLIPS environment that prints nothing."""
    environment = clips.Environment()
    for router in list(environment.routers()):
        router.delete()
    printed = _Printed()
    environment.add_router(printed)
    lib.DeactivateRouter(environment._env, b"fileio")
    environment.eval("(set-dynamic-constraint-checking TRUE)")
    return environment, printed


class ConstructError(Exception):
    """CLIPS refuses a construct: ``text`` is what it printed, ``number`` the construct's place among those given."""

    def __init__(self, number: int, text: str) -> None:
        self.number = number
        self.text = text
        super().__init__(text)


def diagnose(path: Path, before: Iterable[str]) -> list[tuple[int, str]]:
    """What CLIPS has against a file of constructs: line numbers and messages. ``before`` are the constructs it builds
    on."""
    environment, printed = _environment()
    for text in before:
        lib.Build(environment._env, text.encode())
    printed.take()
    lib.Load(environment._env, os.fsencode(path))
    return [
        (int(found["line"]), " ".join(found["message"].split()))
        for found in _DIAGNOSIS.finditer(f"{printed.take()}\n\n")
    ]


class Run:
    """What a finished run left in working memory.

    Outcomes and the like are fetched at once; everything else stays in CLIPS until it is asked for, or until the
    engine is about to run again while this object is still in use.
    """

    def __init__(self, engine: Engine, given: int, fired: int) -> None:
        self._engine: Engine | None = engine
        self._dump: list[str] = []
        self._layouts = engine.layouts
        self._rules = engine.rules
        self.given = given
        """The index of the last fact that was given, not derived."""
        self.stated = engine.stated
        """The index of the last fact of the rule base's own."""
        self.fired = fired
        """How many rule firings the run took; those that were withdrawn again count too."""

    def fetch(self) -> None:
        """Copy everything out of CLIPS, so that the engine may go on."""
        if self._engine is not None:
            self._dump = _TOKEN.findall(self._engine.dump())
            self._engine = None

    def facts_of(self, template: str) -> dict[int, Fact]:
        """The facts of one template by index, without fetching the rest if the engine hasn't gone on."""
        if self._engine is None:
            return {i: fact for i, fact in self.snapshot.facts.items() if fact.template == template}
        tokens = _TOKEN.findall(self._engine.dump(template))
        return dict(self._layouts[template].decode(tokens, 0)[0])

    @cached_property
    def snapshot(self) -> Snapshot:
        """All facts (but the recorded firings) by index, and the firings."""
        self.fetch()
        facts: dict[int, Fact] = {}
        records: list[tuple[int, Fact]] = []
        position = 0
        try:
            for name, layout in self._layouts.items():
                found, position = layout.decode(self._dump, position)
                if name == "firing":
                    records = found
                else:
                    facts.update(found)
        except (ValueError, IndexError) as error:
            raise RunError(_UNREADABLE) from error
        if position != len(self._dump):
            raise RunError(_UNREADABLE)
        self._dump = []
        firings = tuple(self._firings(sorted(records, key=lambda pair: pair[0]), facts))
        return Snapshot(MappingProxyType(dict(sorted(facts.items()))), firings)

    def _firings(self, records: Iterable[tuple[int, Fact]], facts: Mapping[int, Fact]) -> Iterable[Firing]:
        """The firings whose premises all stand. (A rule without ``logical`` leaves its record behind when a premise
        goes.)"""
        for _, record in records:
            rule = self._rules[str(record["rule"])]
            values = record.values("record")
            if all(index in facts for index in rule.basis(values)):
                yield rule.decode(values, facts.__getitem__)


class Engine:
    """A rule base in a CLIPS environment. Belongs to the thread that made it.

    ``templates`` and ``rules`` say what is loaded; ``functions`` (texts of deffunctions) are loaded before the rules,
    and ``stated`` (texts of facts) are asserted at the start of each run. With ``record=False`` the rules are loaded as
    their authors wrote them, and a run's snapshot has no firings.

    Raises:
        ConstructError: CLIPS refuses one of the constructs; the number counts templates, then functions, then rules.
    """

    def __init__(
        self,
        templates: Sequence[tuple[Template, str]],
        functions: Sequence[str],
        stated: Sequence[str],
        rules: Sequence[RecordedRule],
        *,
        record: bool = True,
    ) -> None:
        self._thread = threading.get_ident()
        self._environment, self._printed = _environment()
        self._env = self._environment._env
        self._value = ffi.new("CLIPSValue *")
        self._strategy = "depth"
        self._last: Callable[[], Run | None] = lambda: None
        self.rules: Mapping[str, RecordedRule] = {rule.name: rule for rule in rules}
        self.layouts = {template.name: _Layout.of(template) for template, _ in templates}
        self.layouts["firing"] = _Layout("firing", (("rule", False), ("record", True)))
        texts = [text for _, text in templates]
        self._build([FIRING, f"(deftemplate {_ENDS})"], None)
        self._build(texts, 0)
        self._build(functions, len(texts))
        self._build([layout.function() for layout in self.layouts.values()], None)
        names = " ".join(f"({layout.function_name})" for layout in self.layouts.values())
        self._build([f"(deffunction engine-list () (create$ {names}))"], None)
        self._build([f"(deffacts engine-stated {' '.join(stated)})"], None)
        self._build([rule.text if record else rule.plain for rule in rules], len(texts) + len(functions))
        lib.Reset(self._env)
        self.stated = sum(1 for _ in self._facts())
        """How many facts the rule base states itself: they have the first indices of each run."""
        self._ends = lib.FindDeftemplate(self._env, _ENDS.encode())

    def _build(self, texts: Iterable[str], first: int | None) -> None:
        for number, text in enumerate(texts, first or 0):
            failed = lib.Build(self._env, text.encode())
            printed = self._printed.take()
            if failed or printed:
                if first is None:
                    raise RunError(f"CLIPS refuses a construct of the engine's own: {printed}")
                raise ConstructError(number, printed)

    def _facts(self) -> Iterator[object]:
        fact = lib.GetNextFact(self._env, ffi.NULL)
        while fact:
            yield fact
            fact = lib.GetNextFact(self._env, fact)

    def run(self, facts: str, *, limit: int = LIMIT, strategy: str = "depth") -> Run:
        """Reset, assert the facts of the text (constants only), and run until nothing is left to do.

        Raises:
            RunError: called from another thread than the engine was made in; a fact that CLIPS refuses; an error
            while a
                rule matched or fired; more than ``limit`` firings.
        """
        self._check_thread()
        last = self._last()
        if last is not None:
            last.fetch()
        if strategy != self._strategy:
            if strategy not in STRATEGIES:
                raise ValueError(f"no strategy {strategy!r}: one of {', '.join(STRATEGIES)}")
            lib.SetStrategy(self._env, STRATEGIES.index(strategy))
            self._strategy = strategy
        env = self._env
        data = f"{facts}({_ENDS})".encode()
        lib.Reset(env)
        loaded = lib.LoadFactsFromString(env, data, len(data))
        if not loaded or self._printed._parts:
            raise self._error("while the given facts were asserted")
        given = lib.FactIndex(lib.GetNextFactInTemplate(self._ends, ffi.NULL)) - 1
        fired = lib.Run(env, limit)
        if self._printed._parts:
            raise self._error("while the rules ran")
        if lib.GetNextActivation(env, ffi.NULL):
            raise self._looping(fired) if fired >= limit else self._error("and rules were left to fire")
        run = Run(self, given, fired)
        self._last = weakref.ref(run)
        return run

    def dump(self, template: str = "") -> str:
        """The facts that stand, of one template or of all, as one line of text."""
        self._check_thread()
        name = self.layouts[template].function_name if template else "engine-list"
        lib.Eval(self._env, f"(implode$ ({name}))".encode(), self._value)
        text: str = ffi.string(self._value.lexemeValue.contents).decode()
        return text

    def _check_thread(self) -> None:
        if threading.get_ident() != self._thread:
            raise RunError("a rule base belongs to the thread that loaded it: load another one in this thread")

    def _error(self, when: str) -> RunError:
        text = self._printed.take()
        rule = _RULE_NAMED.search(text)
        named = f" in rule {rule['name']}" if rule else ""
        return RunError(f"CLIPS stopped {when}{named}: {' '.join(text.split())}")

    def _looping(self, fired: int) -> RunError:
        """Name the rules that go on firing, by watching which come next."""
        counts: Counter[str] = Counter()
        for _ in range(_LOOP_SAMPLE):
            activation = lib.GetNextActivation(self._env, ffi.NULL)
            if not activation:
                break
            counts[ffi.string(lib.ActivationRuleName(activation)).decode()] += 1
            lib.Run(self._env, 1)
        self._printed.take()
        rules = ", ".join(name for name, _ in counts.most_common(3))
        return RunError(f"stopped after {fired} firings, and rules go on firing: {rules}")


_DIAGNOSIS = re.compile(r"\[[A-Z]+[0-9]+\] .*?, Line (?P<line>[0-9]+): (?P<message>.*?)\n\n", re.DOTALL)
_RULE_NAMED = re.compile(r"(?:defrule|rule) '?(?P<name>[^\s']+)'?")
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[^ "]+', re.DOTALL)
_ADDRESS = re.compile(r"<Fact-([0-9]+)>")
_INTEGER = re.compile(r"[+-]?[0-9]+")
_FLOAT = re.compile(r"[+-]?(?:[0-9]+\.[0-9]*|\.[0-9]+|[0-9]+(?=[eE]))(?:[eE][+-]?[0-9]+)?")
_ESCAPED = re.compile(r"\\(.)", re.DOTALL)


@lru_cache(maxsize=10_000)
def _value(token: str) -> Value:
    """The value that CLIPS printed as ``token``."""
    first = token[0]
    if first == '"':
        return _ESCAPED.sub(r"\1", token[1:-1])
    if first == "<":
        address = _ADDRESS.fullmatch(token)
        return FactRef(int(address[1])) if address else Symbol(token)
    if first in "+-.0123456789":
        if _INTEGER.fullmatch(token):
            return int(token)
        if _FLOAT.fullmatch(token):
            return float(token)
    return Symbol(token)


class _Layout:
    """How the facts of one template are laid out in the text that CLIPS makes of them.

    First their number; then for each its index and its slots' values, those of a multislot after their number.
    """

    def __init__(self, template: str, slots: tuple[tuple[str, bool], ...]) -> None:
        self.template = template
        self.slots = slots
        self.function_name = f"engine-list-{template}"

    @classmethod
    def of(cls, template: Template) -> _Layout:
        """The layout of a template's facts."""
        return cls(template.name, tuple((slot.name, slot.multi) for slot in template.slots.values()))

    def function(self) -> str:
        """A deffunction that returns the facts, so laid out. It appends to a short list, since appending to a long
        one copies it."""
        slots = " ".join(f"(length$ ?f:{name}) ?f:{name}" if multi else f"?f:{name}" for name, multi in self.slots)
        return (
            f"(deffunction {self.function_name} ()"
            f" (bind ?n 0) (bind ?all (create$)) (bind ?some (create$))"
            f" (do-for-all-facts ((?f {self.template})) TRUE"
            f" (bind ?n (+ ?n 1)) (bind ?some (create$ ?some (fact-index ?f) {slots}))"
            f" (if (> (length$ ?some) {_CHUNK}) then (bind ?all (create$ ?all ?some)) (bind ?some (create$))))"
            f" (create$ ?n ?all ?some))"
        )

    def decode(self, tokens: Sequence[str], position: int) -> tuple[list[tuple[int, Fact]], int]:
        """The facts with their indices that begin at a position of the text's tokens, and the position after them."""
        facts = []
        count = int(tokens[position])
        position += 1
        for _ in range(count):
            index = int(tokens[position])
            position += 1
            values: dict[str, SlotValue] = {}
            for name, multi in self.slots:
                if multi:
                    end = position + 1 + int(tokens[position])
                    values[name] = tuple([_value(token) for token in tokens[position + 1 : end]])
                    position = end
                else:
                    values[name] = _value(tokens[position])
                    position += 1
            facts.append((index, Fact(self.template, values)))
        return facts, position
