# SPDX-License-Identifier: BSD-2-Clause
"""The kernel: the rules by which a certificate is checked, and no theory.

  EVAL   the values and the signs of named quantities, which a straight-line program computes from the data
  MODE   linear equations and inequalities in unknown forces: a point that meets them, or a proof that none does (mode.py)
  WORD   the first row of a list whose condition on the signs holds

A theory (class Theory) is data for these rules: its formulas, its hypotheses, what its modes require, and which words
follow from which signs.  No rule divides, so a number may be a rational or an element of a number field.
"""

from .agreement import agree
from .answer import expect, require
from .element import read_field, value_of
from .mode import check_mode
from .rational import sign
from .record import check_problem, check_quantities


class Theory:
    """What a kind of problem supplies.

    schema      the schema of its records (schema.py), a dict, or a function from the record to one
    inputs      the names of the numbers in `problem`, in order; `optional` of them may be absent
    program     the formulas, as program() reads them; `quantities` names the results that a record states, inputs included
    hypotheses  pairs (name, condition on the signs): a record outside one of them is refused
    words       for each field of the problem that is no number, the words that it may be
    unknowns    the names of the unknowns of the modes; `reports` names linear forms in them that a witness states as well
    modes       name -> Mode (mode.py)
    conclude    the function from a Case to (verdict, row) as they have to be; it also checks what of the witness no rule covers
    of_signs    where it exists, the function from signs alone to (verdict, row): sets of problems need it (uncertain.py)
    identities  sums of products of quantities that are zero for all data, by which signs exclude each other (signs.py)
    """

    def __init__(self, schema, inputs, program, quantities, hypotheses, conclude, optional=(), words=(), unknowns=(), reports=(),
                 modes=(), of_signs=None, identities=()):
        self.schema, self.inputs, self.optional, self.program, self.quantities = schema, inputs, optional, program, quantities
        self.hypotheses, self.words, self.conclude = hypotheses, dict(words), conclude
        self.unknowns, self.reports, self.modes = unknowns, dict(reports), dict(modes)
        self.of_signs, self.identities = of_signs, identities

    def admits(self, signs):
        """Whether these signs of the quantities meet the hypotheses."""
        return all(holds(signs) for _, holds in self.hypotheses)


class Case:
    """What the rules have found about a record: the values q and the signs s of its quantities, and the outcome of each mode."""

    def __init__(self, record, q, s, outcomes):
        self.record, self.q, self.s, self.outcomes = record, q, s, outcomes
        self.problem = record.get("values", record["problem"])
        self.verdict, self.witness = record["verdict"], record["witness"]


def check_theory(theory, record):
    """Whether a record of the right form states what follows from its problem."""
    check_problem(record)
    if "field" in record:
        record = read_field(record)
    problem = record.get("values", record["problem"])
    for name, words in theory.words.items():
        require(problem[name] in words, "problem: outside the hypothesis on " + name)
    present = [name for name in theory.inputs if name not in theory.optional or name in problem]
    values = evaluate(theory.program, {name: value_of(problem[name]) for name in present}, operate)
    q = {name: values[name] for name in theory.quantities if name in values}
    s = {name: sign(x) for name, x in q.items()}
    for name, holds in theory.hypotheses:
        require(holds(s), "problem: outside the hypothesis on " + name)
    expect("quantities: their names", sorted(record["quantities"]), sorted(q))
    check_quantities(record, q)
    outcomes = {name: check_mode(theory, mode, q, s, name, record["witness"]["modes"][name]) for name, mode in theory.modes.items()}
    verdict, row = theory.conclude(Case(record, q, s, outcomes))
    agree("verdict", record["verdict"], verdict)
    expect("row", record["row"], row)


# ---------------------------------------------------------------- EVAL

def program(text):
    """The steps (name, operation, left, right) of a text with one `name = left operation right` a line."""
    steps = []
    for line in filter(str.strip, text.splitlines()):
        name, equals, left, operation, right = line.split()
        assert equals == "=" and operation in ("+", "-", "*"), line
        steps.append((name, operation, left, right))
    return tuple(steps)


def evaluate(steps, inputs, apply):
    """The inputs and the results of the steps, in any arithmetic; a step whose operands are absent is left out."""
    values = dict(inputs)
    for name, operation, left, right in steps:
        if left in values and right in values:
            values[name] = apply(operation, values[left], values[right])
    return values


def operate(operation, x, y):
    return x + y if operation == "+" else x - y if operation == "-" else x * y


# ---------------------------------------------------------------- WORD

def word(rows, s):
    """WORD: the word of the first row (word, condition on the signs) that holds."""
    return next(name for name, holds in rows if holds(s))


def kind_of(theory):
    """The schema of the records of a theory, and their check."""
    return theory.schema, lambda record: check_theory(theory, record)
