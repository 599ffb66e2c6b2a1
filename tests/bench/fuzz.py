"""Hostile scenarios by the million: ``python -m tests.bench.fuzz [COUNT] [--atheris]`` (extra ``fuzz``).

Takes parts of the shipped scenarios, changes them in small and large ways (or lets Atheris do so, guided by what code
is reached), and gives each to the reader and to scenario loading, all in one process. Checked of every input: it is
accepted, or refused with a place and a message; nothing else is raised; no function that stands in it was called. What
is accepted is judged, now and then written as JSON too. Every thousand inputs a known scenario must still have the
outcomes that it had at first: a refused input leaves nothing behind. Now and then an input goes through a file, as the
bytes that it is. Prints how many inputs were done, how many of them accepted and refused.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pyshell.errors import InputError

WORDS = (
    "(system \"touch {canary}\")", "(open \"{canary}\" f \"w\")", "=(system \"touch {canary}\")", "=(+ 1 2)",
    "?x", "$?x", "?*g*", "\\", "\"", "(", ")", "9223372036854775807", "9223372036854775808", "-9223372036854775809",
    "1e999", "1.5", "nan", "\0", "\x08", "\x1b[31m", "\ufeff", "\u202e", "[inst]", "(((((((((((((((((((", "; comment",
    "'; rm -rf /'", "$(touch {canary})", "`touch {canary}`", "(expect)", "(variant)", "(use-card)",
    "(assert (outcome))", "(defrule r => (system \"touch {canary}\"))", "=>", "<Fact-1>", "nil", "TRUE", "crlf",
    "(or (eq 1 1))", "a" * 300, "é" * 100, "(player (id x))" * 10, "\udcff",
)  # fmt: skip

KNOWN = "(player (id ana)) (library (player ana) (size 3)) (instruction (id i1) (player ana) (action mill) (amount 5))"
"""What is judged again and again, to see that nothing has changed it."""

PART = 250
"""Characters of a scenario's part: short inputs are many, and reach the same code."""


def mutated(text: str, chance: random.Random, words: tuple[str, ...]) -> str:
    """The text after one to three random changes."""
    for _ in range(chance.randint(1, 3)):
        at, to = sorted(chance.randrange(len(text) + 1) for _ in range(2))
        to = min(to, at + chance.choice((1, 2, 5, 20, 200)))
        match chance.randrange(7):
            case 0:
                text = text[:at] + text[to:]
            case 1:
                text = text[:at] + chance.choice(words) + text[at:]
            case 2:
                text = text[:at] + chance.choice(words) + text[to:]
            case 3:
                text = text[:at] + text[at:to] * 2 + text[to:]
            case 4:
                text = text[:at] + chr(chance.randrange(0x20, 0x250)) + text[at:]
            case 5:
                text = text[:at] + str(chance.choice((-1, 0, 1, 2, 99))) + text[to:]
            case _:
                tokens = text.split(" ")
                tokens.insert(chance.randrange(len(tokens)), chance.choice(tokens))
                text = " ".join(tokens)
    return text


class Fuzz:
    """One rule base, and a file that must never appear."""

    def __init__(self, folder: Path) -> None:
        from pyshell import errors, scenario
        from pyshell.rulebase import RuleBase

        self.input_error, self.run_error = errors.InputError, errors.RunError
        self.load = scenario.load
        self.load_file = scenario.load_file
        self.base = RuleBase.load()
        self.canary = folder / "canary"
        self.file = folder / "input.fct"
        self.words = tuple(word.replace("{canary}", str(self.canary)) for word in WORDS)
        self.counts: Counter[str] = Counter()
        self.known = self.judged()
        self.began = time.perf_counter()
        self.done = 0

    def judged(self) -> str:
        """The known scenario with its outcomes and proofs."""
        return json.dumps(self.base.judge(KNOWN).to_json())

    def parts(self) -> list[str]:
        """Parts of the shipped scenarios: whole lines."""
        found = []
        for path in self.base.knowledge.scenario_files:
            lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
            while lines:
                part = ""
                while lines and (not part or len(part) + len(lines[0]) <= PART):
                    part += lines.pop(0)
                found.append(part)
        return found

    def try_one(self, text: str) -> None:
        """Read and, if it is accepted, judge one input.

        Raises:
            AssertionError: a function was called, a refusal says nothing, or something has changed the rule base.
        """
        self.done += 1
        knowledge = self.base.knowledge
        try:
            if self.done % 100:
                found = self.load(text, "input", knowledge.vocabulary, self.base.cards, rulings=knowledge.rulings)
            else:
                self.file.write_bytes(text.encode("utf-8", "surrogatepass" if self.done % 200 else "surrogateescape"))
                found = self.load_file(self.file, knowledge.vocabulary, self.base.cards, rulings=knowledge.rulings)
        except self.input_error as error:
            if not _told(error):
                raise AssertionError("refused without a reason") from error
            self.counts["refused"] += 1
        except UnicodeEncodeError:
            self.counts["refused"] += 1  # there is no file of such a text
        else:
            self.judge(found)
        assert not self.canary.exists(), "a function was called"
        if self.done % 1_000 == 0:
            assert self.judged() == self.known, "an input has changed the rule base"
        if self.done % 10_000 == 0:
            self.report()

    def judge(self, found: Any) -> None:
        """Judge an accepted input; every fiftieth with all its proofs."""
        self.counts["accepted"] += 1
        try:
            case = self.base.judge(found, limit=20_000)
            assert case.outcomes is not None
            if self.counts["accepted"] % 50 == 0:
                json.dumps(case.to_json())
        except self.run_error:
            self.counts["of those, stopped while they were judged"] += 1

    def report(self) -> None:
        """Print how far it has come."""
        seconds = time.perf_counter() - self.began
        counts = ", ".join(f"{count} {what}" for what, count in sorted(self.counts.items()))
        print(f"{self.done} inputs done in {seconds:.0f} s ({self.done / seconds:.0f}/s): {counts}", flush=True)


def _told(error: InputError) -> bool:
    return bool(error.problems) and all(one.place.line >= 1 and one.message for one in error.problems)


def with_atheris(atheris: Any, fuzz: Fuzz, count: int, folder: Path) -> None:
    """Let Atheris make the inputs, beginning with the parts of the shipped scenarios."""
    corpus = folder / "corpus"
    corpus.mkdir()
    for number, part in enumerate(fuzz.parts()):
        (corpus / str(number)).write_text(part, encoding="utf-8")
    dictionary = folder / "words"
    names = (*fuzz.base.knowledge.vocabulary.templates, *fuzz.base.knowledge.vocabulary.aspects)
    words = [word for word in (*fuzz.words, *names) if word.isascii() and len(word) < 60]
    dictionary.write_text("".join(f'"{_hexadecimal(word)}"\n' for word in words), encoding="ascii")

    def one(data: bytes) -> None:
        fuzz.try_one(data.decode("utf-8", "surrogateescape"))

    arguments = [f"-runs={count}", f"-max_len={PART}", f"-dict={dictionary}", "-timeout=60", str(corpus)]
    atheris.Setup([sys.argv[0], *arguments], one)
    atheris.Fuzz()  # ends the process


def _hexadecimal(word: str) -> str:
    return "".join(f"\\x{byte:02x}" for byte in word.encode())


def at_random(fuzz: Fuzz, count: int) -> None:
    """Make the inputs by random changes; prints one that fails."""
    chance = random.Random(20261129)
    parts = fuzz.parts()
    for _ in range(count):
        text = mutated(chance.choice(parts), chance, fuzz.words)
        try:
            fuzz.try_one(text)
        except BaseException:
            print(repr(text), file=sys.stderr)
            raise


def main(count: int, guided: bool) -> None:
    """Try ``count`` inputs and print what became of them."""
    watched: Callable[[], AbstractContextManager[Any]] = nullcontext
    if guided:
        import atheris  # type: ignore[import-not-found]

        def watched() -> AbstractContextManager[Any]:
            return atheris.instrument_imports(include=["pyshell"])  # type: ignore[no-any-return]

    with tempfile.TemporaryDirectory() as folder:
        with watched():
            fuzz = Fuzz(Path(folder))
        if guided:
            with_atheris(atheris, fuzz, count, Path(folder))
        else:
            at_random(fuzz, count)
            fuzz.report()


if __name__ == "__main__":
    numbers = [int(argument) for argument in sys.argv[1:] if argument.isdigit()]
    main(numbers[0] if numbers else 1_000_000, "--atheris" in sys.argv)
