# SPDX-License-Identifier: BSD-2-Clause
"""What an atlas needs of a kind (spec/atlas.md): formulas, hypotheses, and the row of a verdict table from signs."""

from .kernel import program


class AtlasTheory:
    """One kind, for the fields that a problem has.

    inputs, quantities     the names, as of kernel.Theory; the quantities are those that a record states
    program                the steps, or their text as kernel.program reads it
    row                    the function from signs of the quantities that meet the hypotheses to the row
    hypotheses, identities as of kernel.Theory
    words, further_fields  fields of the problem in no formula: words, and numbers
    """

    def __init__(self, inputs, quantities, program_text, row, hypotheses=(), identities=(), words=(), further_fields=()):
        self.inputs, self.quantities, self.row = tuple(inputs), tuple(quantities), row
        self.program = program(program_text) if isinstance(program_text, str) else tuple(program_text)
        self.hypotheses, self.identities, self.words, self.further_fields = hypotheses, identities, tuple(words), further_fields

    def admits(self, signs):
        return all(holds(signs) for _, holds in self.hypotheses)


def theory_of(theory, row, without=(), further="", quantities=(), words=(), further_fields=()):
    """The theory of a kernel's, without some of its quantities and with further formulas and quantities."""
    inputs = [name for name in theory.inputs if name not in without]
    known, steps = set(inputs), []
    for step in theory.program + program(further):
        if step[2] in known and step[3] in known:
            known.add(step[0])
            steps.append(step)
    stated = tuple(name for name in theory.quantities if name not in without) + tuple(quantities)
    return AtlasTheory(inputs, stated, steps, row, theory.hypotheses, theory.identities, tuple(theory.words) + tuple(words), further_fields)


def positive(*names):
    """The hypotheses that these quantities are positive."""
    return tuple((name + " > 0", lambda s, name=name: s[name] > 0) for name in names)


def not_negative(*names):
    return tuple((name + " >= 0", lambda s, name=name: s[name] >= 0) for name in names)
