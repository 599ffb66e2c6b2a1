"""A small rule base for the tests of engine, proofs and cases: the shipped vocabulary and golden rules, and rulings
of the test's own."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from pyshell.engine import LIMIT, STRATEGY, Engine, Run
from pyshell.knowledge import Knowledge, name_of
from pyshell.model import Fact
from pyshell.reader import read
from pyshell.recording import RecordedRule, record
from pyshell.rulebase import RuleBase
from pyshell.vocabulary import Vocabulary

ROOT = Path(__file__).parent.parent
TEMPLATES = ROOT / "facts" / "templates"
GOLDEN = ("undefeated-stands", "specific-beats-general", "cant-beats-can", "disagreement-is-a-conflict")

ASPECTS = """
(deffacts aspects "For tests."
   (aspect (name legality) (valued one) (cant illegal) (values legal illegal) (meaning "Legal or not."))
   (aspect (name amount) (valued one) (meaning "How many."))
   (aspect (name names) (valued many) (meaning "What it is called.")))
(deffacts phrases "For tests."
   (phrase (template library) (text "{player:possessive} library holds {size}") (absent "nobody has a library"))
   (phrase (template prohibition) (text "{player} can't {action}") (absent "nothing keeps {player} from {action}")))
"""

MILL = {
    "mill/mill-some": """
(deffacts mill-some
   (ruling (id mill-some) (title "Mill what is asked for") (says "{player} mills {amount} of {size}") (cr "701.17a"))
   (encodes (ruling mill-some) (document breaking-entering) (passage 2 3)))
(defrule mill-some
   (logical (instruction (id ?id) (action mill) (player ?player) (amount ?amount) (step ?step))
            (library (player ?player) (size ?size) (step ?step)))
   =>
   (assert (finding (ruling mill-some) (about ?id) (aspect amount) (value ?amount) (step ?step))))
""",
    "mill/mill-all": """
(deffacts mill-all
   (ruling (id mill-all) (title "Mill what there is") (says "{player} mills all {size}") (cr "701.17b"))
   (overrides (ruling mill-all) (over mill-some)))
(defrule mill-all
   (logical (instruction (id ?id) (action mill) (player ?player) (amount ?amount) (step ?step))
            (library (player ?player) (size ?size&:(< ?size ?amount)) (step ?step)))
   =>
   (assert (finding (ruling mill-all) (about ?id) (aspect amount) (value ?size) (step ?step))))
""",
    "mill/casting": """
(deffacts casting
   (ruling (id casting) (title "Casting") (says "{player} may cast {object}") (cr "601.3"))
   (sentence (rule casting-forbidden) (text "{player} can't cast {object}: {prohibition}")))
(defrule casting
   (logical (attempt (id ?id) (action cast) (player ?player) (object ?object))
            (not (prohibition (player ?player) (action cast) (criterion ?))))
   =>
   (assert (finding (ruling casting) (about ?id) (aspect legality) (value legal))))
(defrule casting-forbidden
   (logical (attempt (id ?id) (action cast) (player ?player) (object ?object))
            (prohibition (id ?prohibition) (player ?player) (action cast)))
   =>
   (assert (finding (ruling casting) (about ?id) (aspect legality) (value illegal))))
""",
}

ANA = """
(player (id ana)) (library (player ana) (size 3))
(instruction (id i1) (player ana) (action mill) (amount 5))
"""


def write(folder: Path, rules: Mapping[str, str], aspects: str = ASPECTS) -> tuple[Path, Path]:
    """Write rule files (named AREA/RULING) and aspects into a folder, and give the folders of rules and of facts."""
    for name, text in rules.items():
        path = folder / "rules" / f"{name}.clp"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.lstrip(), encoding="utf-8")
    golden = folder / "rules" / "judgement"
    golden.mkdir(parents=True, exist_ok=True)
    for name in GOLDEN:
        (golden / f"{name}.clp").write_bytes((ROOT / "rules" / "judgement" / f"{name}.clp").read_bytes())
    facts = folder / "facts"
    facts.mkdir(exist_ok=True)
    (facts / "aspects.clp").write_text(aspects, encoding="utf-8")
    for path in TEMPLATES.glob("*.clp"):
        (facts / path.name).write_bytes(path.read_bytes())
    return folder / "rules", facts


def load(folder: Path, rules: Mapping[str, str] = MILL, aspects: str = ASPECTS) -> RuleBase:
    """The rule base of the files that ``write`` writes."""
    rule_dir, fact_dir = write(folder, rules, aspects)
    return RuleBase(Knowledge.load([rule_dir], [fact_dir]))  # without an image, which nobody would use again


def ruling(name: str, *rules: str, facts: str = "") -> str:
    """The text of a rule file: a ruling with these rules and further facts."""
    head = f'(deffacts {name} (ruling (id {name}) (title "{name}") (says "{name}") (cr "1")) {facts})'
    return "\n".join((head, *rules))


def rules(text: str) -> list[RecordedRule]:
    """The rules of a text, recorded."""
    return [record(form, text) for form in read(text, "test.clp") if form.head == "defrule"]


def vocabulary(text: str) -> Vocabulary:
    """The templates of a text."""
    return Vocabulary.read([(text, "state.clp")])


def facts(text: str, templates: str) -> list[Fact]:
    """The facts of a text, checked against the templates of another."""
    known = vocabulary(templates)
    return [known.check_fact(form) for form in read(text, "facts")]


class Small:
    """An engine made from a text of templates, functions and rules; facts are given as text."""

    def __init__(self, text: str, *, stated: str = "", recording: bool = True) -> None:
        self.text = text
        forms = read(text, "state.clp")
        known = vocabulary(text).templates
        templates = [(known[name_of(f)], text[slice(*f.span)]) for f in forms if f.head == "deftemplate"]
        functions = [text[slice(*form.span)] for form in forms if form.head == "deffunction"]
        self.engine = Engine(templates, functions, facts(stated, text), rules(text), record=recording)

    def run(self, text: str, *, limit: int = LIMIT, strategy: str = STRATEGY) -> Run:
        """What the rules make of the facts."""
        return self.engine.run(facts(text, self.text), limit=limit, strategy=strategy)


def run(text: str, given: str, *, strategy: str = STRATEGY) -> Run:
    """What the rules of a text make of facts."""
    return Small(text).run(given, strategy=strategy)
