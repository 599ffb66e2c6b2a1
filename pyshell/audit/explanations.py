"""What each code of `rulings check` stands for: those of what can't be loaded are told here, the others by their
checks."""

from __future__ import annotations

from collections.abc import Iterator

from pyshell.audit import lint  # noqa: F401  (its checks enter themselves)
from pyshell.audit.registry import EXPLANATIONS, Explanation
from pyshell.errors import InputError, Place, Problem, nearest

_LOADING = """\
ambiguous-card | A name means one card. | Several cards are called so, or one of their halves is. | Write the card's full name.
bad-aspect | An aspect's `cant` is one of its values. | "Can't" would never be recognised. | Add the value, or correct `cant`.
bad-character | Files hold text, spaces and line ends. | CLIPS and terminals obey other characters instead of showing them. | Delete the character.
bad-constraint | A form in a slot follows `:` or `=`. | CLIPS reads it as something else. | Write ?x&:(TEST).
bad-default | A slot's default is a value that the slot may have. | A fact without the slot would be wrong. | Correct the default or the type.
bad-facet | A slot has the facets that CLIPS knows. | CLIPS refuses the template. | See the message for those there are.
bad-id | none, any and nobody are no ids. | They say that there is nothing of the kind. | Choose another id.
bad-marker | The marker `->` in a slot's comment names a template that has ids. | References couldn't be checked. | Name such a template, or id.
bad-phrase | A phrase's places and `when` name slots of its template. | The sentence couldn't be filled in. | Correct the slot's name.
bad-template | A deftemplate has a name, a docstring and slots. | Nobody would know what its facts mean. | Write it as the others are written.
bad-type | A slot's type is one that CLIPS knows. | CLIPS refuses the template. | See the message for those there are.
bad-verb | A verb names an action once, and its sentences have no wrong places. | An action couldn't be put into words. | See the message.
bad-value | A fact's value can be written as CLIPS text. | It couldn't be given to CLIPS. | Leave out blanks and quotation marks.
bad-variant | A variant has an id, changes something and expects something. | It would test nothing. | Add what the message names.
cardinality | A slot with several values has as many as it may have. | Rules count on that number. | Add or remove values.
clips | CLIPS accepts every construct. | It refuses this one. | Read what it says: the message is its own.
construct | A scenario holds facts only. | Rules and templates have files of their own. | Move it to the rules or the vocabulary.
declare | No rule has a salience. | Order never matters here, and priorities hide what a rule depends on. | State the condition for which the other rule waits.
derived-fact | A scenario doesn't state what rules conclude. | It would take its answer for granted. | Use expect or expect-no.
duplicate-aspect | An aspect is declared once. | The second declaration would count for nothing. | Remove one.
duplicate-card | A card is described in one file. | Nobody could tell which description counts. | Remove one.
duplicate-id | An id names one thing. | Conclusions about it would be about both. | Rename one of them.
duplicate-name | A name is given to one construct over all files. | CLIPS silently drops the earlier one. | Rename one.
duplicate-slot | A template has each slot once. | CLIPS refuses it. | Remove one.
duplicate-template | A template is declared once. | The later one would replace the other. | Remove one.
fact-twice | A fact is stated once. | Equal facts count once, so the second does nothing. | Remove it, or give it the value it was meant to have.
forbidden | A file holds only the constructs and calls that belong there. | Globals, printing and input make answers depend on more than facts. | Use one of those that the message names.
function-call | A fact holds constants. | Calls in facts would be carried out. | Write the value.
link-and-no-rule | A published text is linked to a ruling or said to state no rule, not both. | One of the two is wrong. | Remove one.
link-twice | A published text is linked to a ruling once. | The second link says nothing. | Remove it.
meta-fact | A scenario states the game. | Facts about rulings belong to the rules' files. | Move it.
missing-arrow | A rule has `=>` between conditions and actions. | CLIPS refuses it. | Add it.
missing-slot | Every slot without a default is stated. | There is no value that it could be taken to have. | Add the slot.
no-card | A card file begins with its card fact. | Its other facts would belong to nothing. | Add (card (name "...")).
no-facts | A scenario, and each variant, states a fact. | Rules would have nothing to match. | Add the game's state.
no-folder | The folder exists. | There is nothing to load. | Correct its name.
no-knowledge | The shipped rules and facts are installed. | The installation is broken. | Install again.
no-name | A construct begins with its name. | Nothing could refer to it. | Add the name.
no-rule | A ruling has a rule. | A ruling that nothing applies is a note. | Write its defrule.
no-ruling | A rule file states one ruling. | Its rules couldn't be named or cited. | Add (ruling (id ...) (title ...) (says ...) (cr ...)).
no-template | A phrase or fact names a template that exists. | It would never be used. | Correct the name.
no-value | A slot with one value has one. | CLIPS would refuse the fact. | Add the value.
not-a-condition | A condition is a pattern, test, not, exists, forall, and, or logical. | CLIPS refuses anything else. | Write it in parentheses, with its template first.
not-a-fact | assert takes facts in parentheses. | CLIPS refuses anything else. | Write (TEMPLATE (SLOT VALUE) ...).
not-a-pattern | retract takes a template with slot values. | Nothing could be found by it. | Write (TEMPLATE (SLOT VALUE) ...).
not-a-slot | Values stand inside slots. | CLIPS takes the pattern for something else. | Write (SLOT VALUE).
not-allowed | A symbol is one of those that its slot or aspect may have. | No fact ever holds another, so the condition can never hold. | Correct it, or allow it in the template.
not-an-action | An action is a form. | CLIPS refuses anything else. | Write it in parentheses.
not-constant | A fact holds constants. | Variables and wildcards have no value there. | Write the value.
not-for-cards | A card file holds facts about its own object. | Each use of the card would bring the others in. | State them in the scenario.
not-utf-8 | Files are UTF-8. | Names would come out wrong. | Save the file as UTF-8.
nothing-to-retract | A variant retracts a fact that the scenario states. | It would be its base case again. | Correct the pattern.
number-too-large | Numbers fit CLIPS's 64 bits. | They would silently change. | Write a smaller one.
or | No condition is an `or` of patterns. | It fires once for each branch that holds, and the proof can't say which. | Write two rules, or wrap it in exists.
out-of-range | A number is in its slot's range. | Rules count on the range. | Correct it.
outside-form | Everything stands in parentheses. | It would be skipped. | Write '(' first.
reserved-name | `firing` and `engine-...` are the engine's. | They would be replaced. | Choose another name.
rule-name | A rule has a name. | Proofs name rules. | Add it after defrule.
second-card | A card file describes one card. | A name would mean two things. | Split the file.
second-scenario | A file holds one scenario. | An id would mean two things. | Split the file.
several-values | A slot that holds one value is given one. | CLIPS refuses more. | Remove the others, or correct a forgotten parenthesis.
slot-twice | A slot is given once. | The second would count for nothing. | Remove one.
store | The store of real cards can be read. | Its cards are missing. | Import them again.
token-too-long | A word has a length that people write. | It is no rule text. | Shorten it.
too-deep | Parentheses are nested as people write them. | It is no rule text. | Close what is open.
unbalanced | Parentheses match. | Nobody can tell where the form ends. | Add or remove one.
unbound-variable | A variable has a value where it is used. | CLIPS would stop the run. | Bind it in an earlier condition.
unclosed-string | A string ends. | The rest of the file would be part of it. | Add the quotation mark.
unknown-aspect | An aspect is declared in facts/aspects.clp. | Nothing would say how many values it has. | Correct the name, or declare it.
unknown-card | A card that a scenario uses is known. | Its facts are missing. | Correct the name, or describe it in facts/cards.
unknown-function | Only pure functions of CLIPS and functions of the vocabulary are called. | CLIPS would stop, or do more than compute. | Correct the name, or define it in the vocabulary.
unknown-reference | What a fact names is stated. | Rules would find nothing there. | Correct the id, or state it.
unknown-rule | A sentence names a rule of its file. | It would never be used. | Correct the name.
unknown-ruling | A ruling that is named exists. | Precedence and expectations would be about nothing. | Correct the name.
unknown-slot | A slot that is named belongs to the template. | CLIPS refuses it. | Correct the name.
unknown-template | A template that is named exists. | CLIPS would silently declare it, and nothing would ever match. | Correct the name.
unreadable | Files can be read. | What is in them is missing. | Check the file's rights.
wrong-name | File, ruling and rules bear the same name. | Nobody would find the one from the other. | Rename them.
wrong-type | A value has its slot's type. | Comparisons with it would stop the run, or never hold: 1 is not "1". | Write it as the type demands.
"""  # noqa: E501


def explain(code: str) -> Explanation:
    """What a code stands for.

    Raises:
        InputError: there is no such code.
    """
    found = EXPLANATIONS.get(code) or next((one for one in loading() if one.code == code), None)
    if found is None:
        hint = nearest(code, codes()) or "`rulings check --explain all` lists them"
        raise InputError(Problem(Place("--explain"), "argument", f"there is no code {code}", hint))
    return found


def codes() -> list[str]:
    """All codes, in the order of the alphabet."""
    return sorted({*EXPLANATIONS, *(one.code for one in loading())})


def loading() -> Iterator[Explanation]:
    """The codes of what can't be loaded."""
    for line in _LOADING.strip().splitlines():
        yield Explanation(*(part.strip() for part in line.split(" | ")))
