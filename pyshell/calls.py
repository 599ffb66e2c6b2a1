"""Which functions rules and deffunctions may call: those that work out a value from their arguments, and nothing else.

What prints, stops, reads, writes, runs programs, changes facts or gives another answer each time is refused, whoever
wrote the rule. So is looking up facts on a right-hand side, where no explanation could show them.
Source of the names: CLIPS Basic Programming Guide 6.4, sections 12 and 13.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

from pyshell.errors import Problem, nearest
from pyshell.reader import Atom, Form, Node
from pyshell.recording import Condition, RecordedRule, atoms

ALLOWED = frozenset(
    " ".join(
        (
            "and or not eq neq = <> != < > <= >=",
            "numberp floatp integerp lexemep stringp symbolp evenp oddp multifieldp",
            "create$ nth$ member$ subsetp delete$ delete-member$ insert$ replace$ replace-member$ first$ rest$ subseq$",
            "length$ union$ intersection$ difference$ explode$ implode$ expand$ sort",
            "str-cat sym-cat sub-string str-index str-compare str-length str-replace upcase lowcase string-to-field",
            "+ - * / div mod ** max min abs float integer round sqrt exp log log10",
            "bind if while loop-for-count foreach progn progn$ switch break assert",
        )
    ).split()
)
"""The functions that a rule may call, besides the rule base's own deffunctions."""

REFUSED: Mapping[str, str] = {
    name: reason
    for reason, names in {
        "a rule prints nothing: what it has to say is its ruling's sentence": (
            "printout print println format put-char pprint ppfact facts rules agenda matches watch unwatch"
        ),
        "a rule doesn't steer the run: order never matters": (
            "halt run reset clear focus pop-focus refresh refresh-agenda set-strategy set-break set-salience-evaluation"
            " undefrule undeffacts undeftemplate undeffunction return"
        ),
        "facts are never modified: conclude new ones, for the next step where something changes": (
            "retract modify duplicate"
        ),
        "what a rule looks at stands on its left-hand side, where the explanation sees it": (
            "any-factp find-fact find-all-facts do-for-fact do-for-all-facts delayed-do-for-all-facts get-fact-list"
            " fact-slot-value fact-existp fact-relation fact-index dependencies dependents timetag"
        ),
        "a rule touches nothing outside the facts": (
            "system open close read readline read-number get-char flush rewind seek tell rename remove exit chdir"
            " load load* batch batch* bload bsave save load-facts save-facts bload-facts bsave-facts load-instances"
            " save-instances dribble-on dribble-off with-open-file python-function call new"
        ),
        "a rule is written out where the explanation can see it": "eval build assert-string str-assert funcall",
        "a rule gives the same answer each time": "random seed gensym gensym* setgen time local-time gm-time",
    }.items()
    for name in names.split()
}
"""Functions that a rule may be tempted to call, and why it may not."""

_ORDERS = frozenset(("<", ">", "<=", ">=", "str-compare"))
"""What ``sort`` may compare with, besides deffunctions. It would call whatever function it is given the name of."""

LOOPS = frozenset(("while", "loop-for-count"))
"""Loops whose length no fact bounds: refused in untrusted rules. A run's limit on firings doesn't see them."""


def check_rule_calls(rule: RecordedRule, functions: Collection[str], *, untrusted: bool = False) -> Iterator[Problem]:
    """Calls in a rule's conditions and actions of anything but allowed functions and the deffunctions named; and
    of ``LOOPS`` if it is ``untrusted``."""
    for condition in _all(rule.conditions):
        for call in _in_condition(condition):
            yield from _check(call, functions, ALLOWED, functions, untrusted)
    for action in rule.actions:
        for call in _calls(action):
            yield from _check(call, functions, ALLOWED, functions, untrusted)
    yield from _globals(rule.form)


def check_function_calls(form: Form, functions: Collection[str], *, untrusted: bool = False) -> Iterator[Problem]:
    """The same for a deffunction, which may also ``return``, but not call itself, nor have ``sort`` call a deffunction,
    by which it might: when CLIPS runs out of stack, the whole process is gone. (Other functions it can only call if
    they stand before it.)"""
    name = form.items[1] if len(form.items) > 1 else None
    for item in form.items[2:]:
        for call in _calls(item):
            yield from _check(call, functions, ALLOWED | {"return"}, (), untrusted)
            if isinstance(name, Atom) and call.head == name.text:
                message = f"{call.head} calls itself, and CLIPS has no bound on that"
                yield Problem(call.place, "forbidden", message, "go through a multifield with progn$")
    yield from _globals(form)


def _all(conditions: Iterable[Condition]) -> Iterator[Condition]:
    for condition in conditions:
        yield condition
        yield from _all(condition.inner)


def _in_condition(condition: Condition) -> Iterator[Form]:
    if condition.kind == "test":
        for item in condition.form.items[1:]:
            yield from _calls(item)
    for fields in (condition.slots or {}).values():
        for term in (term for field in fields for group in field.alternatives for term in group):
            if isinstance(term.value, Form):
                yield from _calls(term.value)


def _calls(node: Node) -> Iterator[Form]:
    """The function calls in an expression, outer ones first."""
    if isinstance(node, Atom):
        return
    if node.head == "assert":
        yield node
        for slot in (slot for fact in node.forms() for slot in fact.forms()):
            for item in slot.items[1:]:
                yield from _calls(item)
        return
    inside: Iterable[Node] = node.items
    if node.head:
        yield node
        inside = node.items[1:]
        if node.head == "switch":
            inside = [item for arm in inside for item in _opened(arm)]
    for item in inside:
        yield from _calls(item)


def _opened(arm: Node) -> tuple[Node, ...]:
    """What stands in one arm of a switch: ``case`` and ``default`` are no functions."""
    return arm.items if isinstance(arm, Form) and arm.head in ("case", "default") else (arm,)


def _check(
    call: Form, functions: Collection[str], allowed: Collection[str], orders: Collection[str], untrusted: bool
) -> Iterator[Problem]:
    name = call.head
    if untrusted and name in LOOPS:
        hint = "foreach and progn$ end with their multifield"
        yield Problem(call.place, "forbidden", f"{name} may run on without end: untrusted rules don't loop", hint)
    elif name == "sort":
        yield from _sorting(call, orders)
    if name in allowed or name in functions:
        return
    if name in REFUSED:
        yield Problem(call.place, "forbidden", f"{name} can't be used in a rule", REFUSED[name])
    else:
        hint = nearest(name, (*functions, *allowed))
        yield Problem(call.items[0].place, "unknown-function", f"{name} is no function that a rule may call", hint)


def _sorting(call: Form, orders: Collection[str]) -> Iterator[Problem]:
    """Whether the comparison that ``sort`` is to call is written out, and is one of CLIPS's or of the ``orders``."""
    order = call.items[1] if len(call.items) > 1 else call
    if not isinstance(order, Atom) or order.kind != "symbol" or order.text not in (*_ORDERS, *orders):
        hint = f"one of {' '.join(sorted(_ORDERS))}{' or a deffunction' if orders else ''}"
        yield Problem(order.place, "forbidden", "sort takes the name of what it compares with", hint)


def _globals(form: Form) -> Iterator[Problem]:
    for atom in atoms(form):
        if atom.kind == "global":
            yield Problem(atom.place, "forbidden", f"{atom.text}: a rule uses no global variables")
