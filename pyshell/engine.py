"""Runs the rules in CLIPS, and takes what stands at the end out of it as plain values. The only module that imports
clips.

What was measured about CLIPS 6.4 and clipspy, and decides how things are done here:

- Facts are given to CLIPS as text through ``LoadFactsFromString``, which takes constants only; ``assert``, ``eval``
  and ``build`` would call functions that stand in the text.
- CLIPS asks its routers, by priority, who serves a stream. clipspy's own router is asked for every character read
  from a string, and the "fileio" router lets messages out to the process's streams. The first is removed, the second
  is switched off, and one router of ours, which comes after all built-in ones, collects whatever is printed.
- "Dynamic constraint checking" stays off: it would stop a run at a conclusion that was drawn too early and is about to
  be withdrawn. Whether what stands at the end fits its templates is for the case to say.
- clipspy's fact objects leak. Facts come out as one text, built inside CLIPS by functions that are generated from the
  templates, and are taken apart in Python only when somebody asks.
"""

from __future__ import annotations

import os
import re
import threading
import weakref
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

import clips  # type: ignore[import-untyped]
from clips._clips import ffi, lib  # type: ignore[import-untyped]

from pyshell.errors import RunError
from pyshell.extraction import Layout, Writer, constant, decode_records, read_value, tokens
from pyshell.model import Fact, FactRef, SlotValue, Snapshot, Template, Value
from pyshell.recording import TEMPLATE as FIRING
from pyshell.recording import RecordedRule, forms

STRATEGIES = ("depth", "breadth", "lex", "mea", "complexity", "simplicity", "random")
"""The conflict-resolution strategies, in CLIPS's own numbering."""

STRATEGY = "breadth"
"""The one used unless told otherwise: over the shipped scenarios it concludes the least that it withdraws again."""

LIMIT = 100_000
"""How many firings a run may take unless the caller says otherwise."""

_LOOP_SAMPLE = 1_000
_BINARY = b"\1\2\3\4CLIPS"
_FOOTER = 32
_NO_CONSTRAINTS = "[CSTRNBIN1]"
"""CLIPS's warning that a binary image leaves constraints out, which a run doesn't check anyway."""
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

    @property
    def anything(self) -> bool:
        """Whether there is text that wasn't taken yet."""
        return bool(self._parts)

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
    return environment, printed


class OwnThread:
    """The thread in which this was made: CLIPS isn't to be called from another one."""

    def __init__(self) -> None:
        self._identity = threading.get_ident()

    def check(self) -> None:
        """Go on only in that thread.

        Raises:
            RunError: this is another one.
        """
        if threading.get_ident() != self._identity:
            raise RunError("a rule base belongs to the thread that loaded it: load another one in this thread")


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

    It stays in CLIPS until it is asked for, or until the engine is about to run again while this object is in use.
    """

    def __init__(self, engine: Engine, given: Mapping[int, Fact], fired: int) -> None:
        self._engine = engine
        self._printed: str | None = None
        self._given = given
        self.stated = len(engine.stated)
        """The index of the last fact of the rule base's own."""
        self.given = self.stated + len(given)
        """The index of the last fact that was given; what comes after it was derived."""
        self.recorded = engine.recording
        """Whether its firings were recorded."""
        self.fired = fired
        """How many rule firings the run took; those that were withdrawn again count too."""

    def fetch(self) -> None:
        """Copy everything out of CLIPS, so that the engine may go on."""
        if self._printed is None:
            self._printed = self._engine.list_facts(self.given)

    def derived(self, template: str) -> Mapping[int, Fact]:
        """The derived facts of one template by index, without fetching the rest if the engine hasn't gone on.

        Raises:
            RunError: as for ``snapshot``.
        """
        layout = self._engine.layouts.get(template)
        if layout is None:
            return {}
        if self._printed is not None:
            return {i: fact for i, fact in self.snapshot.facts.items() if i > self.given and fact.template == template}
        try:
            return layout.decode(tokens(self._engine.list_facts(self.given, template)))[0]
        except (ValueError, IndexError) as error:
            raise RunError(_UNREADABLE) from error

    @cached_property
    def snapshot(self) -> Snapshot:
        """All facts (but the recorded firings) by index, and the firings.

        Raises:
            RunError: asked for in another thread than the engine's, or a rule made a symbol that can't be read back.
        """
        self.fetch()
        printed = tokens(self._printed or "")
        derived: dict[int, Fact] = {}
        position = 0
        try:
            for layout in self._engine.layouts.values():
                found, position = layout.decode(printed, position)
                derived.update(found)
            records, position = decode_records(printed, position)
            if position != len(printed):
                raise RunError(_UNREADABLE)
            facts = {**self._engine.stated, **self._given, **dict(sorted(derived.items()))}
            rules = self._engine.rules
            firings = [rules[rule].decode(record, facts) for _, (rule, record) in sorted(records.items())]
        except (ValueError, IndexError) as error:
            raise RunError(_UNREADABLE) from error
        return Snapshot(MappingProxyType(facts), tuple(firing for firing in firings if firing))


class Prebuilt(NamedTuple):
    """What an engine needs beside CLIPS's binary image of its constructs."""

    writer: Writer
    layouts: dict[str, Layout]
    stated: Mapping[int, Fact]


class Engine:
    """A rule base in a CLIPS environment. Belongs to the thread that made it.

    ``templates`` and ``rules`` say what is loaded; ``functions`` (texts of deffunctions) are loaded before the rules,
    and ``stated`` facts are asserted at the start of each run. With ``record=False`` the rules are loaded as
    their authors wrote them, and a run's snapshot has no firings.

    Raises:
        ConstructError: CLIPS refuses one of the constructs; the number counts templates, then functions, then rules.
    """

    def __init__(
        self,
        templates: Sequence[tuple[Template, str]],
        functions: Sequence[str],
        stated: Sequence[Fact],
        rules: Sequence[RecordedRule],
        *,
        record: bool = True,
    ) -> None:
        self._begin(record=record)
        self._writer = Writer(template for template, _ in templates)
        self.rules: Mapping[str, RecordedRule] = {rule.name: rule for rule in rules}
        self.layouts = _layouts([template for template, _ in templates], rules)
        """How CLIPS lists the facts of each template that rules conclude."""
        by_text = {self._writer.text(fact): fact for fact in stated}
        self._stated = frozenset(by_text)
        self.stated: Mapping[int, Fact] = dict(enumerate(by_text.values(), 1))
        """The facts that the rule base states itself, by index: they come first in each run."""
        texts = [text for _, text in templates]
        self._build([FIRING], None)
        self._build(texts, 0)
        self._build(functions, len(texts))
        listed = (*self.layouts.values(), Layout("firing", (("rule", False), ("record", True))))
        self._build([layout.function() for layout in listed], None)
        calls = " ".join(f"({layout.function_name} ?last)" for layout in listed)
        self._build([f"(deffunction engine-list (?last) (create$ {calls}))"], None)
        self._build([f"(deffacts engine-stated {' '.join(by_text)})"], None)
        self._build([rule.text if record else rule.plain for rule in rules], len(texts) + len(functions))

    @classmethod
    def prebuilt(cls, made: Prebuilt, rules: Mapping[str, RecordedRule], binary: Path) -> Engine:
        """An engine that recorded rules, from what another one kept and CLIPS's own binary image of it.

        Raises:
            RunError: CLIPS doesn't take the image.
        """
        engine = cls.__new__(cls)
        engine._begin(record=True)
        engine._writer, engine.layouts, engine.stated = made.writer, made.layouts, made.stated
        engine._stated = frozenset(map(made.writer.text, made.stated.values()))
        engine.rules = rules
        if not _whole(binary):
            raise RunError(f"{binary} ends too early")
        if not lib.Bload(engine._env, os.fsencode(binary)) or engine._printed.anything:
            raise RunError(f"CLIPS can't load {binary}")
        return engine

    def replace_rule(self, text: str) -> None:
        """Put another rule in the place of the one of the same name.

        Raises:
            ConstructError: CLIPS refuses it; then there is no rule of that name until the next replacement.
        """
        self._thread.check()
        lib.Reset(self._env)
        self._build([text], 0)

    def restate(self, stated: Iterable[Fact]) -> None:
        """Let each run begin with other facts, as many as before."""
        self._thread.check()
        by_text = {self._writer.text(fact): fact for fact in stated}
        self._stated = frozenset(by_text)
        self.stated = dict(enumerate(by_text.values(), 1))
        self._build([f"(deffacts engine-stated {' '.join(by_text)})"], None)

    def as_prebuilt(self) -> Prebuilt:
        """What to keep beside the binary image."""
        return Prebuilt(self._writer, self.layouts, self.stated)

    def save_binary(self, path: Path) -> bool:
        """Write CLIPS's binary image of all constructs; whether that worked."""
        saved = bool(lib.Bsave(self._env, os.fsencode(path)))
        printed = self._printed.take()
        return saved and _whole(path) and (not printed or printed.startswith(_NO_CONSTRAINTS))

    def _begin(self, *, record: bool) -> None:
        self._thread = OwnThread()
        self.recording = record
        self._environment, self._printed = _environment()
        self._env = self._environment._env
        self._value = ffi.new("CLIPSValue *")
        self._strategy = "depth"  # CLIPS begins with it
        self._last: Callable[[], Run | None] = lambda: None

    def _build(self, texts: Iterable[str], first: int | None) -> None:
        for number, text in enumerate(texts, first or 0):
            failed = lib.Build(self._env, text.encode())
            printed = self._printed.take()
            if failed or printed:
                if first is None:
                    raise RunError(f"CLIPS refuses a construct of the engine's own: {printed}")
                raise ConstructError(number, printed)

    def run(self, facts: Iterable[Fact], *, limit: int = LIMIT, strategy: str = STRATEGY) -> Run:
        """Reset, assert the facts, and run until nothing is left to do.

        Raises:
            RunError: called from another thread than the engine was made in; a fact that CLIPS refuses; an error
            while a
                rule matched or fired; more than ``limit`` firings.
            KeyError: a fact's template or slot isn't declared.
            ValueError: a fact holds what isn't a constant; there is no such strategy.
        """
        self._thread.check()
        by_text = {self._writer.text(fact): fact for fact in facts}
        for text in self._stated.intersection(by_text):
            del by_text[text]
        if strategy != self._strategy:
            if strategy not in STRATEGIES:
                raise ValueError(f"no strategy {strategy!r}: one of {', '.join(STRATEGIES)}")
            lib.SetStrategy(self._env, STRATEGIES.index(strategy))
            self._strategy = strategy
        last = self._last()
        if last is not None:
            last.fetch()
        fired = self._run(" ".join(by_text).encode(), limit)
        run = Run(self, dict(enumerate(by_text.values(), len(self.stated) + 1)), fired)
        self._last = weakref.ref(run)
        return run

    def _run(self, text: bytes, limit: int) -> int:
        lib.Reset(self._env)
        try:
            return self._load_and_fire(text, limit)
        except RunError:
            # An environment with a run left unfinished in it complains on the process's output when it is destroyed.
            lib.Reset(self._env)
            self._printed.take()
            raise

    def _load_and_fire(self, text: bytes, limit: int) -> int:
        env = self._env
        if not lib.LoadFactsFromString(env, text, len(text)) or self._printed.anything:
            raise self._error("while the given facts were asserted")
        fired: int = lib.Run(env, limit)
        if self._printed.anything:
            raise self._error("while the rules ran")
        if lib.GetNextActivation(env, ffi.NULL):
            raise self._looping(fired) if fired >= limit else self._error("and rules were left to fire")
        return fired

    def list_facts(self, last: int, template: str = "") -> str:
        """The facts with an index above ``last``, of one template or of all that rules conclude, as CLIPS prints
        them."""
        self._thread.check()
        name = self.layouts[template].function_name if template else "engine-list"
        lib.Eval(self._env, f"(implode$ ({name} {last}))".encode(), self._value)
        text: str = ffi.string(self._value.lexemeValue.contents).decode()
        return text

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


class Matcher:
    """Facts that stand still, and CLIPS to match conditions against them: templates and functions, and no rules.

    Belongs to the thread that made it. A condition's evaluation errors (a comparison with what is no number) count as
    no match, as they do in CLIPS.
    """

    def __init__(self, templates: Sequence[tuple[Template, str]], functions: Iterable[str]) -> None:
        self._thread = OwnThread()
        self._environment, self._printed = _environment()
        self._env = self._environment._env
        self._value = ffi.new("CLIPSValue *")
        self._writer = Writer(template for template, _ in templates)
        self._texts: dict[int, tuple[Fact, str]] = {}
        self._addressed = {
            template.name
            for template, _ in templates
            if any("FACT-ADDRESS" in slot.types for slot in template.slots.values())
        }
        self._own: dict[int, int] = {}
        self._others: list[int] = []
        self._held: dict[str, int] = {}
        for text in (*(text for _, text in templates), *functions, *_MATCHING):
            if lib.Build(self._env, text.encode()):
                raise RunError(f"CLIPS refuses a construct: {self._printed.take()}")
        self._reached = lib.FindDefglobal(self._env, b"reached")
        self._zero = ffi.new("CLIPSValue *")  # CLIPS keeps the number, as the global begins with it
        lib.DefglobalGetValue(self._reached, self._zero)

    def load(self, facts: Mapping[int, Fact]) -> None:
        """Put these facts, by index, in the place of all others. A fact that holds addresses comes after those
        facts.

        Raises:
            RunError: this is another thread than the one that made the matcher.
        """
        self._thread.check()
        lib.Build(self._env, _MATCHING[-1].encode())  # takes the last rule away: all facts would be matched again
        lib.Reset(self._env)
        self._own, self._others, self._held = {}, [0], {}
        waiting: list[str] = []
        texts: dict[int, tuple[Fact, str]] = {}
        for index, fact in facts.items():
            if fact.template in self._addressed:
                addresses = [value for slot in fact.slots for value in fact.values(slot) if isinstance(value, FactRef)]
                self._assert(waiting)
                self._evaluate(self._addressing(fact, {address: facts[address.index] for address in addresses}))
            else:
                texts[index] = self._text(index, fact)
                waiting.append(texts[index][1])
            self._own[index] = len(self._others)
            self._others.append(index)
        self._assert(waiting)
        self._texts = texts

    def _text(self, index: int, fact: Fact) -> tuple[Fact, str]:
        """A fact and its text, which is the last one's of that index if that is the same fact: the rule base's own
        come in every case."""
        last = self._texts.get(index)
        return last if last is not None and last[0] is fact else (fact, self._writer.text(fact))

    def hold(self, value: SlotValue) -> int:
        """A number under which a ``held`` fact has these values, for conditions to match: so they meet CLIPS as the
        constants they are, and never as text inside a condition.

        Raises:
            ValueError: it isn't made of constants.
        """
        text = " ".join(map(constant, value if isinstance(value, tuple) else (value,)))
        if text not in self._held:
            number = self._held[text] = len(self._held) + 1
            self._assert([f"(held (number {number}) (value {text}))"])
        return self._held[text]

    def match(self, conditions: str, taken: str, limit: int) -> list[Value]:
        """Match conditions as a rule would, and give what the expressions ``taken`` come to, one match after the
        other, at most ``limit`` of them. Addresses are given as ``FactRef`` of the indices that were loaded.

        Raises:
            RunError: CLIPS refuses the conditions.
        """
        self._build(f"{conditions} => (bind ?*matched* (create$ ?*matched* {taken}))")
        lib.Run(self._env, limit)
        values = map(read_value, tokens(self._evaluate("(matched)")))
        self._printed.take()
        return [FactRef(self.index(one.index)) if isinstance(one, FactRef) else one for one in values]

    def holds(self, conditions: str) -> bool:
        """Whether the conditions match at all.

        Raises:
            RunError: CLIPS refuses them.
        """
        self._build(f"{conditions} =>")
        self._printed.take()
        return bool(lib.GetNextActivation(self._env, ffi.NULL))

    def reach(self, conditions: Sequence[str]) -> tuple[int, bool]:
        """How many of the conditions, from the first on, matched together at some time while one fact came after the
        other (a test behind each says that it was reached), and whether all match in the end.

        Raises:
            RunError: CLIPS refuses them.
        """
        lib.DefglobalSetValue(self._reached, self._zero)
        self._build(" ".join(f"{text} (test (reached {number}))" for number, text in enumerate(conditions, 1)) + " =>")
        self._printed.take()
        lib.DefglobalGetValue(self._reached, self._value)
        return int(self._value.integerValue.contents), bool(lib.GetNextActivation(self._env, ffi.NULL))

    def printed(self, conditions: str, actions: str, limit: int) -> list[str]:
        """Match conditions as a rule would, carry out ``actions`` for each match, and give the lines that they print.

        Raises:
            RunError: CLIPS refuses the rule or complains while it matches; or there are more than ``limit`` matches.
        """
        self._build(f"{conditions} => {actions}")
        if self._printed.anything:
            raise RunError(f"CLIPS complains: {' '.join(self._printed.take().split())}")
        lib.Run(self._env, limit)
        lines = self._printed.take().splitlines()
        if lib.GetNextActivation(self._env, ffi.NULL):
            raise RunError(f"more than {limit} matches")
        return lines

    def _build(self, rule: str) -> None:
        """Put a rule in the place of the last one: CLIPS takes that one away itself."""
        self._thread.check()
        if lib.Build(self._env, f"(defrule matching {rule})".encode()):
            raise RunError(f"CLIPS refuses conditions: {' '.join(self._printed.take().split())}")

    def index(self, own: int) -> int:
        """The index with which a fact was loaded, by its index here."""
        return self._others[own]

    def _assert(self, texts: list[str]) -> None:
        text = " ".join(texts).encode()
        if text and not lib.LoadFactsFromString(self._env, text, len(text)):
            raise RunError(f"CLIPS refuses a fact: {self._printed.take()}")
        texts.clear()

    def _addressing(self, fact: Fact, named: Mapping[FactRef, Fact]) -> str:
        """A call that asserts a fact with addresses: each is looked up by its number; the rest are constants."""

        def written(value: Value) -> str:
            if not isinstance(value, FactRef):
                return constant(value)
            which = f"(= (fact-index ?f) {self._own[value.index]})"
            return f"(nth$ 1 (find-fact ((?f {named[value].template})) {which}))"

        slots = (f"({slot} {' '.join(map(written, fact.values(slot)))})" for slot in fact.slots)
        return f"(assert ({fact.template} {' '.join(slots)}))"

    def _evaluate(self, call: str) -> str:
        """What CLIPS makes of a call, if that is text."""
        lib.Eval(self._env, call.encode(), self._value)
        if self._value.header.type != _STRING:
            return ""
        return str(ffi.string(self._value.lexemeValue.contents).decode())


_STRING = 3
"""CLIPS's number for the type of strings."""

_MATCHING = (
    "(deftemplate held (slot number) (multislot value))",
    "(defglobal ?*matched* = (create$))",
    "(defglobal ?*reached* = 0)",
    "(deffunction reached (?number) (bind ?*reached* (max ?*reached* ?number)) TRUE)",
    "(deffunction matched () (bind ?all ?*matched*) (bind ?*matched* (create$)) (implode$ ?all))",
    "(defrule matching (held (number 0)) =>)",
)

_DIAGNOSIS = re.compile(r"\[[A-Z]+[0-9]+\] .*?, Line (?P<line>[0-9]+): (?P<message>.*?)\n\n", re.DOTALL)
_RULE_NAMED = re.compile(r"(?:defrule|rule) '?(?P<name>[^\s']+)'?")


def _whole(binary: Path) -> bool:
    """Whether a binary image ends as it begins. CLIPS doesn't notice when the disk is full while it writes one, and
    over a short one it may loop without end."""
    with binary.open("rb") as file:
        size = file.seek(0, os.SEEK_END)
        file.seek(max(0, size - _FOOTER))
        return _BINARY in file.read()


def _layouts(templates: Iterable[Template], rules: Iterable[RecordedRule]) -> dict[str, Layout]:
    """Layouts of the templates that rules conclude. What no rule concludes is known without asking CLIPS."""
    concluded = {
        fact.head
        for rule in rules
        for action in rule.actions
        for form in forms(action)
        if form.head == "assert"
        for fact in form.forms()
    }
    return {template.name: Layout.of(template) for template in templates if template.name in concluded}
