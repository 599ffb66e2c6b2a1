"""Two rule bases over the same scenarios: which outcomes changed, and which stayed for another reason."""

from __future__ import annotations

import subprocess
import tarfile
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal, TypeVar

from pyshell.case import Case
from pyshell.errors import InputError, Place, Problem, RunError
from pyshell.model import Outcome, Ruling, Scenario, Value
from pyshell.rulebase import RuleBase

Kind = Literal["gained", "lost", "value", "reason", "stopped"]


@dataclass(frozen=True)
class Change:
    """One outcome that changed in one scenario: its value or values (none where there was none) and who decides it."""

    scenario: str
    about: str
    aspect: str
    step: int
    kind: Kind
    before: tuple[tuple[Value, ...], ...]
    after: tuple[tuple[Value, ...], ...]
    by_before: tuple[str, ...]
    by_after: tuple[str, ...]


@dataclass(frozen=True)
class RulingChange:
    """A ruling that was added, removed, or whose title, sentence, citations, precedence or rules read otherwise."""

    ruling: str
    kind: Literal["added", "removed", "reworded", "changed"]
    what: tuple[str, ...] = ()


@dataclass(frozen=True)
class Difference:
    """What differs between two rule bases, and over how many cases they were compared."""

    rulings: tuple[RulingChange, ...]
    changes: tuple[Change, ...]
    cases: int

    @property
    def outcomes_changed(self) -> bool:
        """Whether any outcome changed, and not only its reason."""
        return any(change.kind != "reason" for change in self.changes)


def compare(base: RuleBase, head: RuleBase, scenarios: Iterable[Path]) -> Difference:
    """Judge scenarios, with their variants, under both rule bases.

    A scenario that a rule base can't read (it uses a template that is missing there) or whose run it doesn't finish is
    reported as ``stopped``.
    """
    changed: list[Change] = []
    cases = 0
    for path in scenarios:
        old, new = _read(base, path), _read(head, path)
        for name in dict.fromkeys((*old, *new)):
            cases += 1
            before = _judge(base, old.get(name))
            after = _judge(head, new.get(name))
            changed += changes(name, before, after)
    return Difference(tuple(_ruling_changes(base, head)), tuple(changed), cases)


def _read(base: RuleBase, path: Path) -> dict[str, Scenario]:
    try:
        scenario = base.scenario(path)
    except InputError:
        return {}
    return {one.id: one for one in (scenario, *scenario.variants)}


def _judge(base: RuleBase, scenario: Scenario | None) -> Case | None:
    if scenario is None:
        return None
    try:
        case = base.judge(scenario)
        return case if case.outcomes is not None else None
    except RunError:
        return None


_T = TypeVar("_T")
_Key = tuple[str, str, int]


def _by_key(case: Case) -> dict[_Key, list[Outcome]]:
    found: dict[_Key, list[Outcome]] = {}
    for outcome in case.outcomes:
        found.setdefault((outcome.about, outcome.aspect, outcome.step), []).append(outcome)
    return found


def changes(name: str, before: Case | None, after: Case | None) -> Iterator[Change]:
    """The outcomes that differ between two cases, under the name of a scenario; ``None`` is a case that has none."""
    if before is None or after is None:
        if before is not after:
            yield Change(name, "", "", 0, "stopped", (), (), (), ())
        return
    old, new = _by_key(before), _by_key(after)
    for key in dict.fromkeys((*old, *new)):
        was, now = old.get(key, []), new.get(key, [])
        values = (_distinct(o.value for o in was), _distinct(o.value for o in now))
        by = (_distinct(o.by for o in was), _distinct(o.by for o in now))
        kind: Kind
        if values[0] != values[1]:
            kind = "gained" if not was else "lost" if not now else "value"
        elif by[0] != by[1]:
            kind = "reason"
        else:
            continue
        yield Change(name, *key, kind, *values, *by)


def _distinct(items: Iterable[_T]) -> tuple[_T, ...]:
    return tuple(sorted(set(items), key=repr))


def _ruling_changes(base: RuleBase, head: RuleBase) -> Iterator[RulingChange]:
    old, new = base.knowledge.rulings, head.knowledge.rulings
    for name in dict.fromkeys((*old, *new)):
        if name not in old:
            yield RulingChange(name, "added")
        elif name not in new:
            yield RulingChange(name, "removed")
        else:
            wording = _differing(old[name], new[name])
            rules = [
                rule
                for rule in dict.fromkeys((*_texts(base, old[name]), *_texts(head, new[name])))
                if _texts(base, old[name]).get(rule) != _texts(head, new[name]).get(rule)
            ]
            if rules:
                yield RulingChange(name, "changed", (*wording, *(f"rule {rule}" for rule in rules)))
            elif wording:
                yield RulingChange(name, "reworded", tuple(wording))


def _differing(one: Ruling, other: Ruling) -> list[str]:
    names = ("title", "says", "cr", "passages", "overrides")
    what = [name for name in names if getattr(one, name) != getattr(other, name)]
    if {rule.name: rule.says for rule in one.rules} != {rule.name: rule.says for rule in other.rules}:
        what.append("sentences")
    return what


def _texts(base: RuleBase, ruling: Ruling) -> Mapping[str, str]:
    return {rule.name: " ".join(base.knowledge.recorded[rule.name].plain.split()) for rule in ruling.rules}


class Checkout:
    """A rule base's folders: as they lie in a folder, or as a git revision of the current folder's repository has them.

    Use it as a context: what was taken out of git lies in a temporary folder until the end.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self._temporary: TemporaryDirectory[str] | None = None

    def __enter__(self) -> Path:
        """The folder that holds ``rules`` and ``facts``.

        Raises:
            InputError: neither a folder that holds both nor a revision that does.
        """
        folder = Path(self.name)
        if folder.is_dir():
            if (folder / "rules").is_dir() and (folder / "facts").is_dir():
                return folder
            raise self._wrong("this folder doesn't hold the folders rules and facts")
        top = subprocess.run(["git", "rev-parse", "--show-toplevel"], capture_output=True, text=True, check=False)
        done = subprocess.run(
            ["git", "-C", top.stdout.strip() or ".", "archive", "--format=tar", self.name, "rules", "facts"],
            capture_output=True,
            check=False,
        )
        if done.returncode:
            reason = done.stderr.decode(errors="replace").strip().splitlines()
            said = reason[-1] if reason else ""
            raise self._wrong(f"neither a folder nor a git revision with rules and facts: {said}")
        self._temporary = TemporaryDirectory(prefix="rulings-diff-")
        with tarfile.open(fileobj=BytesIO(done.stdout)) as archive:
            archive.extractall(self._temporary.name, filter="data")
        return Path(self._temporary.name)

    def __exit__(self, *_: object) -> None:
        if self._temporary:
            self._temporary.cleanup()

    def _wrong(self, message: str) -> InputError:
        hint = "name a folder, a commit, a branch or a tag"
        return InputError(Problem(Place(self.name), "no-rule-base", message, hint))
