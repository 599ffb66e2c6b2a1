"""What the shell's commands do: each takes the session and the rest of the line, and gives lines to print."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from pyshell.errors import InputError, Place, Problem, nearest
from pyshell.patterns import outcomes_like, read_pattern
from pyshell.render import text
from pyshell.render.lines import Line, line
from pyshell.shell.session import Change, Session

Run = Callable[[Session, str], Iterable[Line]]


@dataclass(frozen=True)
class Action:
    """A command: how it is written, what it does in a sentence, more about it with an example, and what runs it."""

    name: str
    usage: str
    does: str
    more: str
    run: Run


class Leave(Exception):  # noqa: N818
    """The person wants to leave the shell."""


def run(session: Session, command: str) -> Iterator[Line]:
    """Carry out a command line, which may have several lines.

    Raises:
        InputError: what is wrong with it.
        Leave: it asks to leave the shell.
    """
    name, _, rest = command.strip().partition(" ")
    if "\n" in name or name.startswith("("):
        name, rest = "assert", command
    if not name:
        return
    if name in ("quit", "exit"):
        raise Leave
    if name not in ACTIONS:
        raise _wrong(name, f"there is no command {name}", nearest(name, ACTIONS) or "help lists them")
    yield from ACTIONS[name].run(session, rest.strip())


def _load(session: Session, rest: str) -> Iterator[Line]:
    from pyshell.cli import scenario_called

    if not rest:
        raise _wrong("load", "write a file or the id of a scenario behind it")
    session.load(scenario_called(session.base, rest))
    yield line((session.scenario.title, "title"), (f"  ({session.scenario.id})", "dim"))
    yield line(f"{len(session.facts)} facts; judge says what follows")


def _assert(session: Session, rest: str) -> Iterator[Line]:
    return _changed(session, session.add(rest))


def _retract(session: Session, rest: str) -> Iterator[Line]:
    return _changed(session, session.retract(rest))


def _undo(session: Session, _rest: str) -> Iterator[Line]:
    return _changed(session, session.undo())


def _changed(session: Session, change: Change) -> Iterator[Line]:
    if not change.added and not change.removed:
        yield line("nothing changed")
    for fact in change.removed:
        yield line(("- ", "bad"), session.text(fact))
    for fact in change.added:
        yield line(("+ ", "good"), session.text(fact))


def _judge(session: Session, rest: str) -> Iterator[Line]:
    return text.judgement(session.case, everything=rest == "all", lacking=True)


def _why(session: Session, rest: str) -> Iterator[Line]:
    case = session.case
    answers = (outcome for outcome in case.outcomes if case.aspects[outcome.aspect].answer == "yes")
    found = outcomes_like(case, rest) if rest else list(answers)
    if not found:
        yield line(("No outcome matches.", "warn"), " why-not says what it would take.")
    for number, outcome in enumerate(found):
        yield from [()] if number else []
        yield from text.answer(case, outcome, "long")


def _why_not(session: Session, rest: str) -> Iterable[Line]:
    from pyshell.render import whynot

    if not rest:
        raise _wrong("why-not", "write a pattern behind it", "why-not i1 amount 3")
    case = session.case
    return whynot.why_not(case, case.why_not(rest))


def _what_if(session: Session, rest: str) -> Iterable[Line]:
    from pyshell.render import changes

    asserted: list[str] = []
    retracted: list[str] = []
    for sign, fact in re.findall(r"([+-])\s*(\((?:[^()\"]|\"(?:[^\"\\]|\\.)*\"|\([^()]*\))*\))", rest):
        (asserted if sign == "+" else retracted).append(fact)
    if not asserted and not retracted:
        raise _wrong("what-if", "write + before a fact to add, - before one to take away", "what-if -(player (id bo))")
    return changes.what_if(session.case.what_if(asserted, retracted))


def _flip(session: Session, rest: str) -> Iterable[Line]:
    from pyshell.render import changes

    if not rest:
        raise _wrong("flip", "write a pattern behind it", "flip i1 amount 3")
    return changes.flips(session.case.flips(rest))


def _ask(session: Session, rest: str) -> Iterator[Line]:
    from pyshell.commands import questions
    from pyshell.counterfactual.ask import ask as asking
    from pyshell.render.whynot import answered

    if not rest:
        raise _wrong("ask", "write a pattern behind it", "ask i1 amount")
    wanted = read_pattern(rest, session.case)
    after, said = asking(session.case, wanted, questions.confirm, questions.fill)
    if said:
        yield from _changed(session, session.load(after.scenario))
    yield from answered(session.case, wanted)


def _facts(session: Session, rest: str) -> Iterator[Line]:
    told = [fact for fact in session.facts if rest in ("", fact.template, str(fact.get("id")))]
    if not told:
        yield line("there are none")
    for fact in told:
        yield line(session.text(fact), (f"  {session.case.wording.sentence(session.case.wording.fact(fact))}", "dim"))


def _rulings(session: Session, rest: str) -> Iterator[Line]:
    words = rest.casefold().split()
    for ruling in session.base.knowledge.rulings.values():
        said = f"{ruling.id} {ruling.title} {' '.join(ruling.cites)}".casefold()
        if all(word in said for word in words):
            yield line((ruling.id, "name"), f"  {ruling.title}", (f"  [{', '.join(ruling.cites)}]", "dim"))


def _save(session: Session, rest: str) -> Iterator[Line]:
    if not rest:
        raise _wrong("save", "write a file behind it")
    session.save(Path(rest).expanduser())
    yield line(f"written: {rest}")


def _help(_session: Session, rest: str) -> Iterator[Line]:
    if not rest:
        width = max(len(action.usage) for action in ACTIONS.values())
        for action in ACTIONS.values():
            yield line((action.usage.ljust(width), "name"), f"  {action.does}")
        yield line(("quit".ljust(width), "name"), "  leave the shell (Ctrl-D does too)")
        yield line(("A fact alone is asserted. What is left open in parentheses goes on in the next line.", "dim"))
        return
    if rest not in ACTIONS:
        raise _wrong("help", f"there is no command {rest}", nearest(rest, ACTIONS))
    action = ACTIONS[rest]
    yield line((action.usage, "name"), f"  {action.does}")
    for part in action.more.split("\n"):
        yield line(f"  {part}")


def _wrong(where: str, message: str, hint: str = "") -> InputError:
    return InputError(Problem(Place(where), "argument", message, hint))


_ALL = (
    Action("load", "load FILE", "take a scenario", "A file, or the id of a shipped one: load mill/cost", _load),
    Action("assert", "assert FACT...", "add facts", "assert (library (player ana) (size 5))", _assert),
    Action(
        "retract",
        "retract PATTERN...",
        "take facts away",
        "A pattern names some slots: retract (library (player ana))",
        _retract,
    ),
    Action("judge", "judge [all]", "say what follows", "With all: also what was only concluded on the way.", _judge),
    Action("why", "why [PATTERN]", "prove outcomes", "why i1 amount\nWithout a pattern: every answer.", _why),
    Action("why-not", "why-not PATTERN", "say why something doesn't follow", "why-not i1 amount 5", _why_not),
    Action(
        "what-if",
        "what-if +FACT -PATTERN...",
        "what would follow otherwise",
        "what-if -(library (player ana)) +(library (player ana) (size 9))\nThe case itself stays as it is.",
        _what_if,
    ),
    Action("flip", "flip PATTERN", "the least changes that turn an answer", "flip i1 amount", _flip),
    Action("ask", "ask PATTERN", "be asked for what still matters", "ask c1 legality", _ask),
    Action("facts", "facts [TEMPLATE|ID]", "the given facts", "facts library", _facts),
    Action("rulings", "rulings [WORD...]", "rulings by words of id, title, citation", "rulings mill cost", _rulings),
    Action("undo", "undo", "take back the last load, assert or retract", "Again for the one before.", _undo),
    Action("save", "save FILE", "write the case as a scenario file", "load reads it again: save mine.fct", _save),
    Action("help", "help [COMMAND]", "what commands there are, or about one", "help what-if", _help),
)
ACTIONS = {action.name: action for action in _ALL}
"""The commands by name, in the order in which help lists them."""
