"""Hostile scenarios by the hundred thousand: ``python -m tests.bench.fuzz [COUNT] [--atheris]``.

Changes shipped scenarios in small and large ways (or lets Atheris, guided by coverage, make them up), reads each, and
checks that it is either accepted, judged and written as JSON, or refused with a place and a message: no other
exception, and no file touched by a function call. Prints how many inputs were tried, accepted and refused.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from pyshell.errors import InputError, RunError
from pyshell.rulebase import RuleBase

WORDS = (
    "(system \"touch {canary}\")", "(open \"{canary}\" f \"w\")", "=(+ 1 2)", "?x", "$?x", "?*g*", "\\", "\"", "(", ")",
    "9223372036854775808", "-9223372036854775809", "1e999", "1.5", "nan", "\0", "\x1b[31m", "\ufeff", "[inst]",
    "(((((((((((((((((((", "; comment", "'; rm -rf /'", "$(touch {canary})", "(expect)", "(variant)", "(use-card)",
    "=>", "<Fact-1>",
    "nil", "TRUE", "crlf", "(or (eq 1 1))", "a" * 3000, "é" * 100, "(player (id x))" * 50,
)  # fmt: skip


def mutated(text: str, chance: random.Random, words: tuple[str, ...]) -> str:
    """The text after one to four random changes."""
    for _ in range(chance.randint(1, 4)):
        at, to = sorted(chance.randrange(len(text) + 1) for _ in range(2))
        to = min(to, at + chance.choice((1, 2, 5, 20, 200)))
        match chance.randrange(6):
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
            case _:
                tokens = text.split(" ")
                chance.shuffle(tokens) if len(tokens) < 12 else tokens.insert(chance.randrange(len(tokens)), ")")
                text = " ".join(tokens)
    return text


class Fuzz:
    """One rule base, and a file that must never appear."""

    def __init__(self, folder: Path) -> None:
        self.base = RuleBase.load()
        self.canary = folder / "canary"
        self.words = tuple(word.replace("{canary}", str(self.canary)) for word in WORDS)
        self.counts: Counter[str] = Counter()

    def try_one(self, text: str) -> None:
        """Read and, if it is accepted, judge one input.

        Raises:
            AssertionError: a function was called.
        """
        try:
            case = self.base.judge("; fuzz\n" + text, limit=20_000)
            json.dumps(case.to_json())
            self.counts["accepted"] += 1
        except InputError as error:
            placed = all(problem.place.line >= 1 and problem.message for problem in error.problems)
            self.counts["refused" if error.problems and placed else "refused without a place"] += 1
        except RunError:
            self.counts["stopped"] += 1
        assert not self.canary.exists(), "a function was called"


def with_atheris(fuzz: Fuzz, count: int) -> None:
    """Let Atheris make the inputs."""
    import atheris  # type: ignore[import-not-found]

    def one(data: bytes) -> None:
        fuzz.try_one(data.decode("utf-8", "surrogateescape"))

    atheris.instrument_all()
    atheris.Setup([sys.argv[0], f"-runs={count}", "-max_len=4000", "-print_final_stats=1"], one)
    atheris.Fuzz()


def main(count: int, guided: bool) -> None:
    """Try ``count`` inputs and print what became of them."""
    with tempfile.TemporaryDirectory() as folder:
        fuzz = Fuzz(Path(folder))
        if guided:
            with_atheris(fuzz, count)
            return
        chance = random.Random(20261129)
        texts = [path.read_text(encoding="utf-8") for path in fuzz.base.knowledge.scenario_files]
        texts = [text for text in texts if len(text) < 2500] or texts
        began = time.perf_counter()
        for number in range(1, count + 1):
            text = mutated(chance.choice(texts), chance, fuzz.words)
            try:
                fuzz.try_one(text)
            except Exception:
                print(repr(text), file=sys.stderr)
                raise
            if number % 10_000 == 0:
                print(f"{number} inputs done, {time.perf_counter() - began:.0f} s: {dict(fuzz.counts)}", flush=True)


if __name__ == "__main__":
    numbers = [int(argument) for argument in sys.argv[1:] if argument.isdigit()]
    main(numbers[0] if numbers else 1_000_000, "--atheris" in sys.argv)
