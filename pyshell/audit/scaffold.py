"""The files that a new ruling begins with: rule, scenario and near miss, ready to be filled in."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from pyshell.errors import InputError, Place, Problem
from pyshell.store.writing import write_text

_NAME = re.compile(r"([a-z0-9]+(?:-[a-z0-9]+)*)/([a-z0-9]+(?:-[a-z0-9]+)*)")

_RULING = """\
(deffacts {id}
   "Which rule or passage this comes from."
   (ruling (id {id})
           (title "A few words that name the ruling")
           (says "{{player}} can't cast {{object}}")
           (cr "100.1")))

(defrule {id}
   "In which case it applies."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?object) (step ?step))
            (test (eq {id} filled-in)))
   =>
   (assert (finding (ruling {id}) (about ?attempt) (aspect legality) (value illegal) (step ?step))))
"""

_SCENARIO = """\
; Why this follows, in a sentence or two.

(scenario (id {area}/{id}) (title "The case in which the ruling decides"))

(player (id ana))
(use-card (name "Grizzly Bears") (object bears) (owner ana) (zone hand))
(attempt (id a1) (player ana) (action cast) (object bears))

(expect (about a1) (aspect legality) (value illegal) (by {id}))

(variant (id near-miss) (title "One fact is different, and the ruling no longer decides")
   (retract (use-card (object bears)))
   (assert (use-card (name "Grizzly Bears") (object bears) (owner ana) (zone graveyard)))
   (expect-no (about a1) (aspect legality) (by {id})))
"""


@dataclass(frozen=True)
class Scaffold:
    """What was written, and what to do next, in order."""

    files: tuple[Path, ...]
    steps: tuple[str, ...]


def scaffold(name: str, rules: Path, facts: Path) -> Scaffold:
    """Write the files of a ruling called AREA/ID into a folder of rules and a folder of facts.

    Raises:
        InputError: the name isn't AREA/ID in lower case with hyphens; one of the files is there already, or can't be
            written.
    """
    found = _NAME.fullmatch(name)
    if not found:
        message = f"{name} isn't AREA/RULING-ID in small letters and hyphens"
        raise InputError(Problem(Place("new"), "argument", message, "such as mill/mill-cost-needs-enough-cards"))
    area, ruling = found.groups()
    texts = {
        rules / area / f"{ruling}.clp": _RULING.format(id=ruling),
        facts / "scenarios" / area / f"{ruling}.fct": _SCENARIO.format(id=ruling, area=area),
    }
    for path in texts:
        if path.exists():
            raise InputError(Problem(Place(str(path)), "exists", "this file is there already", "choose another id"))
    for path, text in texts.items():
        write_text(path, text)
    rule, scenario = texts
    return Scaffold(
        (rule, scenario),
        (
            f"In {rule}, write title, sentence (`says`) and source: `cr` numbers, or an `encodes` fact.",
            "Put the conditions in the place of the `test`: `rulings vocabulary` lists what facts can say.",
            f"In {scenario}, state the game in which it decides, and in the variant change the one fact that matters.",
            f"Run `rulings test {scenario}` until it passes, and `rulings judge {scenario} --why` to read the proof.",
            "Run `rulings check`, `rulings coverage` and `rulings conflicts` before you publish it.",
        ),
    )
