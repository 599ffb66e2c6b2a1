"""Makes proofs from the recorded firings of a run: which of them are sound reasons, and what they say in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from pyshell.conditionwords import ConditionWords
from pyshell.knowledge import Knowledge
from pyshell.model import Fact, FactRef, Firing, SlotValue, Snapshot
from pyshell.proof import Absent, Origin, Proof, Reason, Rival, Statement
from pyshell.reader import Form, Node
from pyshell.recording import Condition
from pyshell.templates import show
from pyshell.wording import Wording


class Prover:
    """Makes the proofs of one case.

    ``stated`` and ``given`` are the last indices of the rule base's and the scenario's facts; what comes after them is
    derived. ``recorded`` is false for a run whose firings weren't recorded: then nothing has a reason.
    """

    def __init__(
        self,
        snapshot: Snapshot,
        stated: int,
        given: int,
        wording: Wording,
        knowledge: Knowledge,
        *,
        recorded: bool = True,
    ) -> None:
        self.facts = snapshot.facts
        self.stated = stated
        self.given = given
        self.wording = wording
        self.knowledge = knowledge
        self.firings, self.unfounded = well_founded(snapshot, given) if recorded else ({}, frozenset())
        """The firings that give reasons, by the index of what they conclude; and the derived facts that have none."""
        self.conditions = ConditionWords(wording, knowledge.vocabulary.templates, snapshot.facts)
        self._statements: dict[int, Statement] = {}
        self._reasons: dict[int, tuple[Reason, ...]] = {}

    def statement(self, index: int) -> Statement:
        """The fact with an index, as a proof shows it."""
        if index not in self._statements:
            fact = self.facts[index]
            self._statements[index] = Statement(f"f{index}", fact, self.wording.fact(fact), self.origin(index))
        return self._statements[index]

    def origin(self, index: int) -> Origin:
        """Where the fact with an index comes from."""
        if index <= self.stated:
            return "rule base"
        if index <= self.given:
            return "given"
        return "unfounded" if index in self.unfounded else "derived"

    def reasons(self, index: int) -> tuple[Reason, ...]:
        """The reasons of a fact."""
        if index not in self._reasons:
            self._reasons[index] = tuple(self.reason(firing, index) for firing in self.firings.get(index, ()))
        return self._reasons[index]

    def reason(self, firing: Firing, conclusion: int) -> Reason:
        """A firing as the reason for one of its conclusions."""
        rule = self.knowledge.rules[firing.rule]
        ruling = self.knowledge.rulings[rule.ruling]
        conditions = self.knowledge.recorded[firing.rule].conditions
        return Reason(
            conclusion=f"f{conclusion}",
            rule=firing.rule,
            ruling=ruling.id,
            title=ruling.title,
            says=self.says(firing),
            cites=ruling.cites,
            premises=tuple(f"f{index}" for index in firing.basis),
            absent=tuple(self.absent(c, firing.bindings) for c in conditions if c.kind not in ("pattern", "test")),
            tests=tuple(written(c.form.items[1:], firing.bindings) for c in conditions if c.kind == "test"),
            bindings=firing.bindings,
            checks=tuple(self.words(c, firing.bindings) for c in conditions if c.kind == "test"),
        )

    def says(self, firing: Firing) -> str:
        """The rule's sentence with the firing's values."""
        return self.wording.fill(self.knowledge.rules[firing.rule].says, firing.bindings)

    def proof(self, index: int) -> Proof:
        """Why the fact with an index stands, with the rivals of an outcome."""
        statements: dict[str, Statement] = {}
        reasons: list[Reason] = []
        rivals = []
        self.collect(index, statements, reasons)
        fact = self.facts[index]
        if fact.template == "outcome":
            for defeat, finding in self.defeated(fact):
                self.collect(finding, statements, reasons)
                self.collect(defeat, statements, reasons)
                rivals.append(self.rival(defeat, finding))
        return Proof(f"f{index}", statements, tuple(reasons), tuple(rivals))

    def collect(self, index: int, statements: dict[str, Statement], reasons: list[Reason]) -> None:
        """Add a fact, its reasons and all that they rest on."""
        waiting = [index]
        while waiting:
            index = waiting.pop()
            if f"f{index}" in statements:
                continue
            statements[f"f{index}"] = self.statement(index)
            reasons += self.reasons(index)
            waiting += [premise for firing in self.firings.get(index, ()) for premise in reversed(firing.basis)]

    def defeated(self, outcome: Fact) -> Iterator[tuple[int, int]]:
        """The defeats of findings about the same as an outcome: indices of the ``defeated`` fact and of the finding."""
        for index, fact in self.facts.items():
            if fact.template == "defeated" and isinstance(ref := fact["finding"], FactRef) and ref.index in self.facts:
                finding = self.facts[ref.index]
                if all(finding.get(slot) == outcome.get(slot) for slot in ("about", "aspect", "step")):
                    yield index, ref.index

    def rival(self, defeat: int, finding: int) -> Rival:
        """A defeated finding."""
        fact, against = self.facts[finding], self.facts[defeat]
        firing = next(iter(self.firings.get(finding, ())), None)
        return Rival(
            finding=f"f{finding}",
            ruling=str(fact["ruling"]),
            value=fact["value"],
            says=self.says(firing) if firing else self.wording.fact(fact),
            by=str(against["by"]),
            why=str(against["why"]),
            defeat=f"f{defeat}",
        )

    # Conditions that no single fact stands for

    def absent(self, condition: Condition, bindings: Mapping[str, SlotValue]) -> Absent:
        """A ``not``, ``exists`` or ``forall`` with the values that the firing gives its variables."""
        assert condition.kind not in ("pattern", "test")
        return Absent(condition.kind, written((condition.form,), bindings), self.words(condition, bindings))

    def words(self, condition: Condition, bindings: Mapping[str, SlotValue]) -> str:
        """A condition as a sentence."""
        return self.conditions.words(condition, bindings)


def well_founded(snapshot: Snapshot, given: int) -> tuple[dict[int, list[Firing]], frozenset[int]]:
    """The firings that may serve as reasons, by conclusion, so that no fact is a reason of itself; and the facts that
    are left with none.

    Facts up to the index ``given`` need no reason. Every other fact gets all its firings that follow from facts already
    reached, as long as no circle comes of it.
    """
    firings = snapshot.firings
    derived = {index for index in snapshot.facts if index > given}
    missing = [len(set(firing.basis)) for firing in firings]
    uses: dict[int, list[int]] = {}
    for number, firing in enumerate(firings):
        for index in set(firing.basis):
            uses.setdefault(index, []).append(number)
    reasons: dict[int, list[Firing]] = {}
    later: list[tuple[int, Firing]] = []
    level = [index for index in snapshot.facts if index <= given]
    ready = [number for number, count in enumerate(missing) if not count]
    while level or ready:
        for number in (number for index in level for number in uses.get(index, ())):
            missing[number] -= 1
            if not missing[number]:
                ready.append(number)
        new: dict[int, list[Firing]] = {}
        for firing in (firings[number] for number in sorted(ready)):
            for index in derived.intersection(firing.concludes):
                if index in reasons:
                    later.append((index, firing))
                else:
                    new.setdefault(index, []).append(firing)
        reasons.update(new)
        level, ready = list(new), []
    for index, firing in later:
        if not _rests_on(firing.basis, index, reasons):
            reasons[index].append(firing)
    return reasons, frozenset(derived - reasons.keys())


def _rests_on(basis: Iterable[int], index: int, reasons: Mapping[int, Sequence[Firing]]) -> bool:
    """Whether some reason of the facts of ``basis`` leads back to the fact ``index``."""
    seen: set[int] = set()
    waiting = list(basis)
    while waiting:
        fact = waiting.pop()
        if fact == index:
            return True
        if fact not in seen:
            seen.add(fact)
            waiting += [premise for firing in reasons.get(fact, ()) for premise in firing.basis]
    return False


def written(nodes: Sequence[Node], bindings: Mapping[str, SlotValue]) -> str:
    """Forms as CLIPS text on one line, with the variables that have a value replaced by it."""
    text = ""
    glued = False
    for node in nodes:
        joins_left = joins_right = False
        if isinstance(node, Form):
            piece = f"({written(node.items, bindings)})"
        else:
            named = node.kind in ("variable", "multivariable") and str(node.value) in bindings
            piece = _shown(bindings[str(node.value)]) if named else node.text
            joins_left = piece in ("&", "|")
            joins_right = joins_left or piece in ("~", ":") or (piece == "=" and text != "")
        text += piece if glued or joins_left or not text else f" {piece}"
        glued = joins_right
    return text


def _shown(value: SlotValue) -> str:
    if isinstance(value, tuple):
        return " ".join(map(_shown, value))
    return f"f{value.index}" if isinstance(value, FactRef) else show(value)
