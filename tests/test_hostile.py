"""Hostile input: refused with a place and a message or judged as it is, never evaluated, never half taken, and never
acting upon what shows it."""

from __future__ import annotations

import html as html_escapes
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pyshell import RuleBase, batch
from pyshell.case import Case
from pyshell.cli import cli
from pyshell.errors import InputError
from pyshell.model import Fact, Symbol
from pyshell.render import dot, html
from pyshell.render.lines import visible

KNOWN = "(player (id ana)) (library (player ana) (size 3)) (instruction (id i1) (player ana) (action mill) (amount 5))"
TEN_MB = 10_000_000

BAD: dict[str, bytes] = {
    "nothing": b"",
    "a NUL byte": b"(player (id a\0na))",
    "bytes that are no UTF-8": b"(player (id \xff\xfe))",
    "half a character": b'(player (id ana) (name "\xc3"))',
    "UTF-16": "(player (id ana))".encode("utf-16"),
    "a surrogate": b'(player (id ana) (name "\xed\xa0\x80"))',
    "a backspace": b'(player (id ana) (name "x\x08\x08\x08y"))',
    "an escape": b'(player (id ana) (name "\x1b]0;title\x07"))',
    "parentheses without end": b"(" * (TEN_MB // 10),
    "parentheses beyond the limit": b"(" * 201 + b")" * 201,
    "a token of 10 MB": b"(player (id " + b"a" * TEN_MB + b"))",
    "a string of 10 MB": b'(player (id ana) (name "' + b"a" * TEN_MB + b'"))',
    "a string of 10 MB of escapes": b'(player (id ana) (name "' + b'\\"' * (TEN_MB // 2) + b'"))',
    "a string without an end": b'(player (id ana) (name "' + b"a" * TEN_MB,
    "a number of 10 MB": b"(library (player none) (size " + b"9" * TEN_MB + b"))",
    "a number beyond 64 bits": b"(library (player none) (size 9223372036854775808))",
    "a number below 64 bits": b"(library (player none) (size -9223372036854775809))",
    "a number beyond floats": b"(library (player none) (size 1e999))",
    "a call": b'(player (id ana) (name (system "touch canary")))',
    "a call behind an equals sign": b'(player (id ana) (name =(system "touch canary")))',
    "a construct": b'(defrule r => (system "touch canary"))',
    "a variable": b"(player (id ?x))",
    "an address": b"(player (id <Fact-1>)) (library (player <Fact-1>) (size 1) (x 1))",
}
"""By what they are; each has to be refused."""


@pytest.fixture
def rulings(base: RuleBase, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    """Run a command in an empty folder with the rule base that is loaded already."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("pyshell.cli.Folders.load", lambda folders: base)
    return lambda *arguments: CliRunner().invoke(cli, list(arguments))


def known(base: RuleBase) -> str:
    return json.dumps(base.judge(KNOWN).to_json())


@pytest.mark.parametrize("what", BAD)
def test_a_bad_file_is_refused_by_every_command_with_its_place_and_leaves_nothing_behind(
    what: str, base: RuleBase, rulings: Callable[..., Result], tmp_path: Path
) -> None:
    before = known(base)
    (tmp_path / "bad.fct").write_bytes(BAD[what])
    commands = [("judge", "bad.fct")]
    if len(BAD[what]) < 1_000:
        commands += [("why", "bad.fct", "i1"), ("why-not", "bad.fct", "i1 amount 3"), ("flip", "bad.fct", "i1")]
        commands += [("contrast", "bad.fct", "bad.fct"), ("ask", "bad.fct", "i1"), ("what-if", "bad.fct")]
    for command in commands:
        run = rulings(*command)
        assert isinstance(run.exception, SystemExit), command
        assert (run.exit_code, run.stdout) == (2, ""), command
        assert run.stderr, command
        if command[0] != "what-if":
            assert re.match(r"bad\.fct:\d+:\d+: .+", run.stderr), command
        assert max(map(len, run.stderr.splitlines())) < 500, command
    assert known(base) == before
    assert not (tmp_path / "canary").exists()


def test_a_bad_file_among_tests_and_in_a_batch_is_told_and_the_others_go_on(
    rulings: Callable[..., Result], tmp_path: Path
) -> None:
    (tmp_path / "a.fct").write_bytes(BAD["a NUL byte"])
    (tmp_path / "b.fct").write_text(KNOWN + "(expect (about i1) (aspect amount) (value 3))")
    run = rulings("judge", "a.fct", "b.fct")
    assert run.exit_code == 2
    assert "i1" in run.stdout
    lines = [{"file": "a.fct"}, {"file": "b.fct"}, {"text": "(player (id a\0))"}, {"text": KNOWN}, {"file": "\0"}]
    (tmp_path / "in.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines))
    run = rulings("batch", "in.jsonl", "-j", "1")
    assert run.exit_code == 0
    assert ["error" in json.loads(line) for line in run.stdout.splitlines()] == [True, False, True, False, True]


@pytest.mark.parametrize(
    "path", ["\0", "a\0b.fct", "no/such/file.fct", ".", "/dev/null", "x" * 5000, "\udcff", "# nothing", "#"]
)
def test_a_name_that_is_no_file_is_refused_with_a_message(path: str, rulings: Callable[..., Result]) -> None:
    for command in (("judge", path), ("why", path, "i1"), ("test", path)):
        run = rulings(*command)
        assert isinstance(run.exception, SystemExit), command
        assert (run.exit_code, run.stdout) == (2, ""), command
        assert run.stderr


CALLS = ('(system "touch canary")', '=(system "touch canary")', '(open "canary" f "w")', '(eval "(system x)")')


@pytest.mark.parametrize("call", CALLS)
def test_no_function_is_called_from_any_text_that_a_user_may_give(
    call: str, base: RuleBase, rulings: Callable[..., Result], tmp_path: Path
) -> None:
    (tmp_path / "known.fct").write_text(KNOWN)
    commands = (
        ("what-if", "known.fct", "--assert", f"(player (id {call}))"),
        ("what-if", "known.fct", "--assert", call),
        ("what-if", "known.fct", "--retract", f"(player (id {call}))"),
        ("why", "known.fct", f"(outcome (about {call}))"),
        ("why", "known.fct", f"i1 amount {call}"),
        ("why-not", "known.fct", f"(outcome (about i1) (value {call}))"),
        ("flip", "known.fct", f"i1 amount {call}"),
        ("ask", "known.fct", f"i1 amount {call}"),
        ("judge", call),
        ("vocabulary", call),
    )
    for command in commands:
        run = rulings(*command)
        assert isinstance(run.exception, SystemExit), command
        assert run.exit_code in (1, 2), command
        assert "Traceback" not in run.output
    texts = [f"(player (id {call}))", f"(use-card (name {call}) (object c) (owner ana) (zone hand))", call]
    texts += [f"{KNOWN}(variant (id v) (assert {text}) (expect (about i1)))" for text in texts]
    for text in texts:
        with pytest.raises(InputError):
            base.judge(text if text.startswith("(") else f"; {text}\n{text}")
    for values in ({"id": call}, {"id": Symbol(call)}, {"id": Symbol("ana"), "name": Symbol(call)}):
        with pytest.raises(InputError):
            base.judge([Fact("player", values)])
    assert base.judge([Fact("player", {"id": Symbol("ana"), "name": call})]).scenario.facts[0]["name"] == call
    assert not (tmp_path / "canary").exists()


@settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.lists(
        st.one_of(
            st.binary(max_size=6),
            st.sampled_from(
                [b"(player (id ana))", b"(library (player ana) (size ", b"))", b"(", b'"', b"\\", b";", b"\n"]
            ),
            st.integers(-(2**65), 2**65).map(lambda number: str(number).encode()),
            st.sampled_from(list(BAD.values())).map(lambda text: text[:60]),
        ),
        max_size=12,
    ).map(b" ".join)
)
def test_any_bytes_in_a_file_are_judged_or_refused_and_leave_nothing_behind(
    base: RuleBase, tmp_path: Path, held: bytes
) -> None:
    (tmp_path / "any.fct").write_bytes(held)
    try:
        case = base.judge(tmp_path / "any.fct")
    except InputError as error:
        told = [problem.message for problem in error.problems]
    else:
        told = [json.dumps(case.to_json())]
    assert told
    assert all(told)
    (outcome,) = (one for one in base.judge(KNOWN).outcomes if one.aspect == "amount" and one.about == "i1")
    assert outcome.value == (3,)


# Names that would act upon what shows them

NAMES = (
    "$(touch canary) `touch canary` '; touch canary; '",
    '"];n1 [label="x" URL="javascript:alert(1)"] /* \\N \\G \\l <b>',
    "<script>alert(1)</script><img src=x onerror=alert(1)>&amp;{{ 7*7 }}{% raw %}",
    "\u202egnp\u202c \u200b\u2028\u2029\ufeff \u2066x\u2069",
    "{player} {amount:list} {0.__class__} %s %(x)s %n",
    "\t\n\r\nnext line",
)


def named(base: RuleBase, name: str) -> Case:
    quoted = name.replace("\\", "\\\\").replace('"', '\\"')
    return base.judge(
        f'(scenario (id x) (title "{quoted}")) (player (id ana) (name "{quoted}")) (library (player ana) (size 3))'
        "(instruction (id i1) (player ana) (action mill) (amount 5))"
    )


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_printed_as_it_is_and_acts_upon_nothing(
    name: str, base: RuleBase, rulings: Callable[..., Result], tmp_path: Path
) -> None:
    quoted = name.replace("\\", "\\\\").replace('"', '\\"')
    (tmp_path / "n.fct").write_text(
        f'(player (id ana) (name "{quoted}")) (library (player ana) (size 3))'
        "(instruction (id i1) (player ana) (action mill) (amount 5))",
        encoding="utf-8",
        newline="",
    )
    (tmp_path / "in.jsonl").write_text(json.dumps({"id": name, "file": "n.fct"}) + "\n")
    commands = (
        ("judge", "--why", "n.fct"),
        ("judge", "--json", "n.fct"),
        ("why", "n.fct", "i1"),
        ("why", "n.fct", "i1", "--format", "dot"),
        ("why", "n.fct", "i1", "--format", "html"),
        ("why", "n.fct", "i1", "--format", "json"),
        ("why", "n.fct", name),
        ("why-not", "n.fct", "i1 amount 7"),
        ("what-if", "n.fct", "--retract", "(library)"),
        ("flip", "n.fct", "i1 amount"),
        ("batch", "in.jsonl", "-j", "1"),
        ("judge", name),
    )
    for command in commands:
        run = rulings(*command)
        assert run.exception is None or isinstance(run.exception, SystemExit), (command, run.exception)
        shown = run.output.replace("\n", "")
        assert visible(shown) == shown, command
    assert not (tmp_path / "canary").exists()


@pytest.mark.parametrize("name", NAMES)
def test_a_name_stays_inside_its_text_in_html_and_inside_its_label_in_dot(name: str, base: RuleBase) -> None:
    case = named(base, name)
    (outcome,) = (one for one in case.outcomes if (one.about, one.aspect) == ("i1", "amount"))
    page = html.page(case, [outcome])
    assert not re.search(r"<(script|img|b)\b", page)
    assert html_escapes.escape(visible(name)).replace("&#x27;", "&#39;").replace("&quot;", "&#34;") in page
    graph = dot.graph(case, outcome)
    outside = re.sub(r'"(?:[^"\\]|\\.)*"', '""', graph)
    assert '"' not in outside.replace('""', "")
    assert re.fullmatch(
        r'digraph "" \{\n(  (graph|node|edge) \[[\w=. "]*\]\n)+'
        r'(  \w+ \[label="" [\w= "]*\]\n|  \w+ -> \w+( \[[\w= "]*\])?\n)+\}\n',
        outside,
    ), outside


def test_an_id_with_signs_of_the_shell_is_only_an_id(base: RuleBase) -> None:
    for name in ("$(touch-canary)", "`x`", "a'b", "a|b", "../../etc/passwd", "-rf", "%s", "{x}", "$HOME", "a\\b", "*"):
        try:
            case = base.judge(
                [Fact("player", {"id": Symbol(name)}), Fact("library", {"player": Symbol(name), "size": 1})]
            )
        except InputError:
            continue
        assert case.scenario.facts[0]["id"] == name
        assert json.loads(json.dumps(case.to_json()))["facts"]


# What is very long, and right


def mana(count: int, symbol: str, source: str, any_mana: str = "no") -> str:
    return f"""(player (id ana)) (game-object (id c) (owner ana)) (location (object c) (zone hand) (player ana))
        (face (object c) (name "X") (mana-cost {f"{symbol} " * count}) (types sorcery))
        (permission (id p) (player ana) (object c) (zone hand) (any-mana {any_mana}))
        (mana-available (player ana) (sources {f"{source} " * count}))
        (attempt (id a) (player ana) (action cast) (object c) (permission p))"""


@pytest.mark.parametrize(
    ("symbol", "source", "any_mana", "payable"),
    [("W", "W", "no", "yes"), ("W", "G", "yes", "yes"), ("W", "G", "no", "no"), ("2/W", "G", "no", "no")],
)
def test_a_cost_of_thousands_of_symbols_is_worked_out_without_exhausting_the_stack(
    symbol: str, source: str, any_mana: str, payable: str, base: RuleBase
) -> None:
    case = base.judge(mana(2_500, symbol, source, any_mana))
    assert {outcome.value for outcome in case.outcomes if outcome.aspect == "payable"} == {(payable,)}


def pays(cost: list[str], sources: list[str]) -> bool:
    """Whether the sources pay the cost, by trying everything."""
    if not cost:
        return True
    symbol, *rest = cost
    for at, source in enumerate(sources):
        given = "WUBRG" if source == "any" else source
        types = set(symbol) & set("WUBRGC")
        if types & set(given) or symbol == "1" or (source == "any" and not types):
            if pays(rest, sources[:at] + sources[at + 1 :]):
                return True
            if symbol == "1":
                break
    return symbol.startswith("2/") and pays([*rest, "1", "1"], sources)


@settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.lists(st.sampled_from(["W", "U", "C", "W/U", "2/W", "2/B", "B/P", "S", "1"]), min_size=1, max_size=4),
    st.lists(st.sampled_from(["W", "U", "B", "C", "any", "W/U", "B/C"]), max_size=6),
)
def test_a_cost_is_payable_if_trying_everything_finds_a_way(
    base: RuleBase, cost: list[str], sources: list[str]
) -> None:
    firm = sorted((symbol for symbol in cost if symbol != "1"), key=lambda symbol: symbol.startswith("2/"))
    generic = cost.count("1")
    symbols = " ".join([str(generic)] * bool(generic) + firm)
    text = mana(1, symbols, " ".join(sources))
    found = {outcome.value for outcome in base.judge(text).outcomes if outcome.aspect == "payable"}
    assert found == {("yes" if pays([*firm, *["1"] * generic], sources) else "no",)}


def test_many_steps_many_facts_and_many_lines_are_judged(base: RuleBase) -> None:
    many = "".join(f"(instruction (id i{n}) (player ana) (action mill) (amount 1) (step {n}))" for n in range(60))
    case = base.judge(f"(player (id ana)) (library (player ana) (size 99)) {many}")
    assert {o.value for o in case.outcomes if o.aspect == "amount" and o.about == "i59"} == {(1,)}


LINES = (
    *("1e400", '"\\ud800"', "[" * 50_000, "{}", "nul", "\0", "9" * 5_000),
    *('{"text": "\\u0000"}', '{"text": 5e999}', '{"id": [[[[1]]]], "text": "(("}', '{"facts": [[]]}'),
    '{"facts": [{"template": "player", "slots": {"id": "\\ud800"}}]}',
    '{"facts": [{"template": "library", "slots": {"player": "a", "size": NaN}}]}',
    '{"facts": [{"template": "library", "slots": {"player": "a", "size": 9223372036854775808}}]}',
    '{"facts": [{"template": "' + "x" * 100_000 + '"}]}',
    '{"file": "\\u0000"}',
    '{"file": "\\ud800"}',
)


@pytest.mark.parametrize("held", LINES, ids=range(len(LINES)))
def test_a_line_of_a_batch_may_hold_anything(held: str, base: RuleBase) -> None:
    assert json.loads(batch.judge(base, batch.Task(1, held)))["error"][0]
