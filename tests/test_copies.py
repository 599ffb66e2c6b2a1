"""A copy has all that is printed on what it copies: no slot of a face, an ability, a trigger or a line is lost."""

from __future__ import annotations

import pytest

from pyshell.rulebase import RuleBase

RULE = "copies-have-what-they-copy"
OWN = {
    "face": {"object"},
    "ability": {"id", "object"},
    "trigger": {"id", "object"},
    "instruction": {"id", "source", "during", "step"},
}
"""What belongs to the one object alone: what it is called, whose it is, when an unprinted instruction happens."""


@pytest.mark.parametrize(
    ("template", "rule"),
    [("face", RULE), ("ability", f"{RULE}-ability"), ("trigger", f"{RULE}-trigger"), ("instruction", f"{RULE}-line")],
)
def test_every_slot_is_copied(template: str, rule: str, base: RuleBase) -> None:
    knowledge = base.knowledge
    slots = set(knowledge.vocabulary.templates[template].slots) - OWN[template]
    asserted = {
        slot.head
        for action in knowledge.recorded[rule].actions
        for fact in getattr(action, "forms", tuple)()
        if fact.head == template
        for slot in fact.forms()
    }
    assert slots <= asserted
