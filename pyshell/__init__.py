"""An expert system for card rulings: judge a scenario, and have every answer proved.

from pyshell import RuleBase
base = RuleBase.load()
case = base.judge("facts/scenarios/mill/effect-beyond-library.fct")
for outcome in case.outcomes:
    print(outcome.says, case.why(outcome).tree())
"""

from pyshell.case import Case, Checked
from pyshell.errors import InputError, Place, Problem, RulingsError, RunError
from pyshell.model import Conflict, Expectation, Fact, FactRef, Outcome, Rule, Ruling, Scenario, Symbol
from pyshell.proof import Absent, Branch, Proof, Reason, Rival, Statement
from pyshell.rulebase import RuleBase

__all__ = [
    "Absent",
    "Branch",
    "Case",
    "Checked",
    "Conflict",
    "Expectation",
    "Fact",
    "FactRef",
    "InputError",
    "Outcome",
    "Place",
    "Problem",
    "Proof",
    "Reason",
    "Rival",
    "Rule",
    "RuleBase",
    "Ruling",
    "RulingsError",
    "RunError",
    "Scenario",
    "Statement",
    "Symbol",
]
