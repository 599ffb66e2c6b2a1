"""The forms of a proof: text, DOT and HTML say the same, and nothing from files acts upon what shows it."""

from __future__ import annotations

import re
import shutil
import subprocess
from html.parser import HTMLParser
from pathlib import Path

import pytest
from small import MILL, load

from pyshell.case import Case
from pyshell.knowledge import shipped
from pyshell.render import dot, html, outline
from pyshell.rulebase import RuleBase
from pyshell.vocabulary import Vocabulary

HOSTILE = '<script>alert(1)</script>"\\N[label="x"]; & \u202e[31m'


@pytest.fixture(scope="module")
def case(base: RuleBase) -> Case:
    (path,) = (file for file in base.knowledge.scenario_files if file.match("dredge/instead-of-a-draw.fct"))
    return base.judge(path)


@pytest.fixture
def hostile(base: RuleBase) -> Case:
    name = HOSTILE.replace("\\", "\\\\").replace('"', '\\"')
    return base.judge(
        f'(player (id ana) (name "{name}")) (library (player ana) (size 3))'
        "(instruction (id i1) (player ana) (action mill) (amount 5))"
    )


class Elements(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes |= {name for name, _ in attrs}


def drawn(case: Case) -> str:
    return html.page(case, [o for o in case.outcomes if case.aspects[o.aspect].answer == "yes"])


def test_the_page_needs_no_script_no_network_and_no_other_file(case: Case) -> None:
    page = drawn(case)
    elements = Elements(page)
    assert not {"script", "link", "img", "iframe"}.intersection(elements.tags)
    assert not {"src", "href", "onclick"}.intersection(elements.attributes)
    assert "url(" not in page
    assert "@import" not in page
    assert elements.tags.count("details") > 1


def test_the_page_says_what_the_outline_says(case: Case) -> None:
    def sentences(item: outline.Item) -> list[str]:
        return [item.says, *(says for inner in item.items for says in sentences(inner))]

    (outcome,) = (o for o in case.outcomes if o.aspect == "drawn")
    page = html.page(case, [outcome])
    for says in sentences(outline.explanation(case, outcome, "long")):
        assert says.replace("'", "&#39;") in page


def test_hostile_names_are_escaped_in_html(hostile: Case) -> None:
    page = drawn(hostile)
    assert "script" not in Elements(page).tags
    assert "&lt;script&gt;" in page
    assert "\u202e" not in page


@pytest.mark.skipif(shutil.which("dot") is None, reason="needs Graphviz")
def test_graphviz_draws_hostile_names_as_they_are(hostile: Case) -> None:
    for outcome in hostile.outcomes:
        text = dot.graph(hostile, outcome)
        done = subprocess.run(["dot", "-Tsvg"], input=text, capture_output=True, text=True, check=True)
        assert not done.stderr
        assert "alert(1)" in re.sub(r"</?text[^>]*>|\n", "", done.stdout)


def test_a_short_graph_is_one_box_and_a_longer_one_has_more(case: Case) -> None:
    (outcome,) = (o for o in case.outcomes if o.aspect == "drawn")
    short, mid, long = (dot.graph(case, outcome, length).count("[label=") for length in ("short", "mid", "long"))
    assert 1 == short < mid < long


def test_every_independent_reason_is_told(tmp_path: Path) -> None:
    again = """(defrule mill-all-again (logical (instruction (id ?id) (action mill) (amount 5)) (player (id ana)))
        => (assert (finding (ruling mill-all) (about ?id) (aspect amount) (value 3))))"""
    base = load(tmp_path, {**MILL, "mill/mill-all": MILL["mill/mill-all"] + again})
    told = "(instruction (id i1) (player ana) (action mill) (amount 5))"
    case = base.judge(f"(player (id ana)) (library (player ana) (size 3)) {told}")
    (outcome,) = case.outcomes
    assert outline.explanation(case, outcome, "long").several == 2
    assert "There are 2 independent reasons" in html.page(case, [outcome])
    assert dot.graph(case, outcome).count(f"-> f{outcome.index}\n") == 2


def test_a_case_and_a_proof_show_themselves_in_a_notebook(case: Case) -> None:
    assert case._repr_html_().startswith('<div class="rulings">')
    shown = case.why(case.outcomes[0])._repr_html_()
    assert shown is not None
    assert "<details" in shown


def test_every_template_and_aspect_that_rules_match_has_a_phrase_for_its_absence(base: RuleBase) -> None:
    words: Vocabulary = base.knowledge.vocabulary
    matched = {c.template for rule in base.knowledge.recorded.values() for c in rule.premises}
    for template in matched:
        assert any(p.text and p.absent for p in words.phrases.get(template, ())), template
    for phrases in words.phrases.values():
        for phrase in phrases:
            assert phrase.absent, phrase
            assert not re.search(r"nobody\}? (doesn't|didn't|isn't|hasn't)|nothing\} (doesn't|isn't)", phrase.absent)
    told = {dict(p.when).get("aspect") for p in words.phrases["outcome"]}
    assert told >= set(words.aspects), set(words.aspects) - told


def test_no_explanation_of_a_shipped_scenario_shows_raw_clips_or_lacks_a_capital(base: RuleBase) -> None:
    def walk(item: outline.Item) -> list[outline.Item]:
        return [item, *(one for inner in item.items for one in walk(inner))]

    for path in base.knowledge.scenario_files[::12]:
        case = base.judge(path)
        ids = {str(fact["id"]) for fact in case.facts.values() if "id" in fact.slots}
        for outcome in case.outcomes:
            if case.aspects[outcome.aspect].answer == "no":
                continue
            for item in walk(outline.explanation(case, outcome, "long")):
                assert not re.search(r"\(\w+\$? \?|\?\w|\((or|and|not|eq|neq) ", item.says), item.says
                first = re.match(r"[\w+-]*", item.says)
                assert first
                assert first.group() in ids or not item.says[:1].islower(), item.says


def test_the_shipped_templates_are_package_data() -> None:
    rules, _ = shipped()
    assert rules.exists()
    folder = Path(html.__file__).parent / "templates"
    assert {path.name for path in folder.iterdir()} == {"page.html", "fragment.html", "line.html"}
