"""The way in from Python: load a rule base, judge scenarios."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from pyshell import scenario as scenarios
from pyshell.cards import Cards
from pyshell.case import Case
from pyshell.engine import LIMIT, STRATEGY, ConstructError, Engine, OwnThread, diagnose
from pyshell.errors import InputError, Place, Problem
from pyshell.image import Image
from pyshell.knowledge import Knowledge, shipped
from pyshell.model import Fact, Scenario

if TYPE_CHECKING:
    from pyshell.counterfactual.whynot import WhyNots


class RuleBase:
    """Rules and facts, ready to judge. Belongs to the thread that made it."""

    def __init__(self, knowledge: Knowledge, engine: Engine | None = None) -> None:
        self.knowledge = knowledge
        self._thread = OwnThread()
        self._engines: dict[bool, Engine] = {True: engine} if engine else {}
        self.engine()

    @classmethod
    def load(
        cls,
        rules: Iterable[Path | str] = (),
        facts: Iterable[Path | str] = (),
        *,
        only: bool = False,
        store: Path | str | None = None,
        untrusted: bool = False,
    ) -> RuleBase:
        """Load the shipped rules and facts, and those in the folders given; of the latter alone if ``only``.

        Cards that no file of the facts describes are looked for in the ``store`` (a file that ``rulings cards import``
        made); left out, it is the user's own.

        Whoever wrote the rules, they can call nothing that reaches outside the facts. If they are ``untrusted``, loops
        without a bound are refused as well; but rules that no loop is in can still take any time and memory, so judge
        with them in a process that you can end, as the commands do (``--untrusted-rules``).

        Raises:
            InputError: everything that is wrong in them.
        """
        rule_dirs, fact_dirs = list(map(Path, rules)), list(map(Path, facts))
        if not only:
            shipped_rules, shipped_facts = shipped()
            rule_dirs.insert(0, shipped_rules)
            fact_dirs.insert(0, shipped_facts)
        store = Path(store) if store is not None else None
        image = Image.of(rule_dirs, fact_dirs, store, untrusted=untrusted)
        found = image.load()
        if found:
            return cls(*found)
        base = cls(Knowledge.load(rule_dirs, fact_dirs, store, untrusted=untrusted))
        image.save(base.knowledge, base.engine())
        return base

    @property
    def cards(self) -> Cards:
        """The known cards."""
        return self.knowledge.cards

    def engine(self, *, record: bool = True) -> Engine:
        """The CLIPS engine in which the rules are loaded, with or without recording.

        Raises:
            RunError: this is another thread than the one that loaded the rules.
        """
        self._thread.check()
        if record not in self._engines:
            self._engines[record] = _engine(self.knowledge, record=record)
        return self._engines[record]

    @property
    def why_nots(self) -> WhyNots:
        """What finds out why something does not follow in a case of this rule base.

        Raises:
            RunError: this is another thread than the one that loaded the rules.
        """
        self._thread.check()
        return self._why_nots

    @cached_property
    def _why_nots(self) -> WhyNots:
        from pyshell.counterfactual.whynot import WhyNots

        return WhyNots(self.knowledge)

    def scenario(self, source: Path | str | Iterable[Fact] | Scenario) -> Scenario:
        """A checked scenario: from a path, from text (a string that begins with a parenthesis or a comment), or from
        facts.

        Raises:
            InputError: everything that is wrong with it.
        """
        if isinstance(source, Scenario):
            return source
        vocabulary, cards, rulings = self.knowledge.vocabulary, self.cards, self.knowledge.rulings
        if isinstance(source, str) and source.lstrip().startswith(("(", ";")):
            return scenarios.load(source, "scenario", vocabulary, cards, rulings=rulings)
        if isinstance(source, str | Path):
            return scenarios.load_file(Path(source), vocabulary, cards, rulings=rulings)
        return scenarios.from_facts(source, vocabulary, cards)

    def read_scenario(self, text: str, file: str) -> Scenario:
        """A checked scenario from text; ``file`` is what places call it.

        Raises:
            InputError: everything that is wrong with it.
        """
        return scenarios.load(text, file, self.knowledge.vocabulary, self.cards, rulings=self.knowledge.rulings)

    def judge(
        self,
        source: Path | str | Iterable[Fact] | Scenario,
        *,
        strategy: str = STRATEGY,
        record: bool = True,
        limit: int = LIMIT,
    ) -> Case:
        """What the rules say about a scenario; of one with variants, about the base case.

        ``strategy`` is CLIPS's conflict resolution strategy, which must make no difference. With ``record=False`` the
        outcomes are the same and have no proofs. ``limit`` is the number of rule firings after which the run is given
        up.

        Raises:
            InputError: the scenario is wrong.
            RunError: a rule failed or went on without end, or this is another thread than the one that loaded the
            rules.
        """
        checked = self.scenario(source)
        run = self.engine(record=record).run(checked.facts, limit=limit, strategy=strategy)
        return Case(checked, run, self, strategy)


def _engine(knowledge: Knowledge, *, record: bool) -> Engine:
    templates = [(template, construct.text) for template, construct in knowledge.templates]
    functions = [construct.text for construct in knowledge.functions]
    try:
        return Engine(templates, functions, knowledge.working, list(knowledge.recorded.values()), record=record)
    except ConstructError as error:
        raise InputError(*_diagnosis(error, knowledge)) from error


def _diagnosis(error: ConstructError, knowledge: Knowledge) -> list[Problem]:
    """What CLIPS says when it reads the file of the construct that it refused, with the lines of that file."""
    constructs = [*(construct for _, construct in knowledge.templates), *knowledge.functions]
    rules = list(knowledge.recorded.values())
    places = [*(construct.place for construct in constructs), *(rule.place for rule in rules)]
    place = places[error.number]
    before = [construct.text for construct in constructs if construct.place.file != place.file]
    found = diagnose(Path(place.file), before)
    if not found:
        return [Problem(place, "clips", f"CLIPS refuses this: {' '.join(error.text.split())}")]
    return [Problem(Place(place.file, line), "clips", f"CLIPS refuses this: {message}") for line, message in found]
