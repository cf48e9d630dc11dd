# SPDX-License-Identifier: BSD-2-Clause
"""The rule MODE of the kernel: linear equations and inequalities in unknown forces, of which a point shows that they have a
solution, or a contradiction that they have none.

With as many equations as unknowns, matrix x + constants = 0, the determinant and the adjugate distinguish three cases,
whose product with the matrix is the determinant times the unit matrix:
  determinant not 0                          one solution; a witness states it, and it is put into every form
  determinant 0, adjugate constants not 0    none, since a solution would make adjugate constants = -determinant x = 0
  determinant 0, adjugate constants 0        a line of solutions, where the adjugate is not 0; on it each inequality bounds t
"""

from .agreement import agree, Ratio
from .answer import Rejected, require
from .element import value_of
from .fraction import Fraction
from .rational import sign


class Inequality:
    """A linear form that a mode wants not to be negative; with side -1, not to be positive; where `strict`, not to be 0 either.
    `when` is the condition on the signs of the quantities."""

    def __init__(self, name, form, side=1, strict=False, when=lambda s: True):
        self.name, self.form, self.side, self.strict, self.when = name, form, side, strict, when


class Mode:
    """A mode: where it is admissible (a condition on the sign of one quantity), the forms that it wants to be zero, as many as
    there are unknowns, and its inequalities.  A form is a text: for each unknown its coefficient and then the constant, each 0,
    1 or the name of a quantity, with or without a minus sign.  `none` and `line` are the pairs (name, quantity) by which a
    witness refutes the mode when no point meets its equalities, or when the points that do are a line that misses its inequalities."""

    def __init__(self, equalities, inequalities, guard=None, admissible=lambda s: True, none=None, line=None):
        self.equalities, self.inequalities = equalities, inequalities
        self.guard, self.admissible, self.none, self.line = guard, admissible, none, line


class Outcome:
    """What MODE finds: `status` (inadmissible, consistent, boundary, inconsistent), and `candidates`, how many points meet the
    equalities (inadmissible, one, none, line); the point that shows it; the first inequality that fails at the only point; the
    inequalities that are equalities at the point; the end of a line, measured by the first unknown, as a Ratio or None."""

    def __init__(self, status, candidates, point=None, fails=None, tight=(), to=None):
        self.status, self.candidates, self.point = status, candidates, point
        self.fails, self.tight, self.to = fails, list(tight), to

    def holds(self):
        return self.status in ("consistent", "boundary")


def coefficients(form, q):
    def of(text):
        return -of(text[1:]) if text[0] == "-" else Fraction(text) if text in ("0", "1") else q[text]

    return [of(text) for text in form.split()]


def at(form, point):
    """The value of a form at a point."""
    return sum((c * x for c, x in zip(form, point)), form[-1])


def determinant(rows):
    if not rows:
        return Fraction(1)
    terms = [(-1) ** j * x * determinant([row[:j] + row[j + 1:] for row in rows[1:]]) for j, x in enumerate(rows[0]) if x != 0]
    return sum(terms, Fraction(0))


def without(rows, i, j):
    return [row[:j] + row[j + 1:] for k, row in enumerate(rows) if k != i]


def adjugate(rows):
    """The matrix of cofactors, transposed: its product with the rows is their determinant times the unit matrix."""
    n = range(len(rows))
    return [[(-1) ** (i + j) * determinant(without(rows, j, i)) for j in n] for i in n]


def find_mode(mode, q, s, point):
    """MODE: the outcome of a mode; `point` is what the witness offers, or None."""
    if not mode.admissible(s):
        return Outcome("inadmissible", "inadmissible")
    equalities = [coefficients(form, q) for form in mode.equalities]
    inequalities = [(x.name, [x.side * c for c in coefficients(x.form, q)], x.strict) for x in mode.inequalities if x.when(s)]
    matrix, constants = [form[:-1] for form in equalities], [form[-1] for form in equalities]
    det = determinant(matrix)
    if det != 0:
        return at_only_point(inequalities, meets(equalities, point))
    adj = adjugate(matrix)
    if any(sum((x * c for x, c in zip(row, constants)), Fraction(0)) != 0 for row in adj):
        # matrix x + constants = 0 would give, multiplied by the adjugate, det x + adj constants = 0, and det = 0.
        return Outcome("inconsistent", "none")
    return on_line(equalities, inequalities, adj, point)


def meets(equalities, point):
    """The point, after it is checked to meet the equalities."""
    require(point is not None, "force is missing")
    require(all(at(form, point) == 0 for form in equalities), "the force does not meet the equalities of the mode")
    return point


def at_only_point(inequalities, point):
    """The outcome of the inequalities at the only point of the equalities."""
    values = [(name, sign(at(form, point)), strict) for name, form, strict in inequalities]
    fails = next((name for name, x, strict in values if x < 0 or x == 0 and strict), None)
    if fails:
        return Outcome("inconsistent", "one", point, fails)
    tight = [name for name, x, _ in values if x == 0]
    return Outcome("boundary" if tight else "consistent", "one", point, tight=tight)


def on_line(equalities, inequalities, adj, point):
    """The outcome where the points that meet the equalities are a line: (start + t direction) / scale for all t."""
    start, direction, scale = line_of(equalities, adj)
    low = high = None  # the bounds of t: (numerator, positive denominator, whether t may not be it)
    everywhere = []  # the inequalities that are equalities on the whole line
    for name, form, strict in inequalities:
        linear = form[:-1] + [Fraction(0)]
        a, b = scale * (at(linear, start) + form[-1] * scale), scale * at(linear, direction)
        if b == 0:
            if a < 0 or a == 0 and strict:
                return Outcome("inconsistent", "line")
            everywhere += [name] * (a == 0)
        elif b > 0:
            low = tighter(low, (-a, b, strict), 1)
        else:
            high = tighter(high, (a, -b, strict), -1)
    width = 1 if low is None or high is None else compare(high, low)
    if width < 0 or width == 0 and (low[2] or high[2]):
        return Outcome("inconsistent", "line")
    point = meets(equalities, point)
    tight = [name for name, form, _ in inequalities if at(form, point) == 0]
    require(all(at(form, point) >= 0 for _, form, _ in inequalities), "the force does not meet the inequalities of the mode")
    require(width == 0 or tight == everywhere, "the force is not inside the line of forces")
    first = next(i for i, x in enumerate(direction) if x != 0)
    end = high if sign(direction[first]) * sign(scale) > 0 else low
    to = None if end is None else Ratio(start[first] * end[1] + end[0] * direction[first], scale * end[1])
    return Outcome("boundary" if width == 0 or everywhere else "consistent", "line", point, tight=tight, to=to)


def compare(x, y):
    """The sign of the difference of two bounds."""
    return sign(x[0] * y[1] - y[0] * x[1])


def tighter(bound, other, side):
    """The tighter of two bounds, of which the first may be None: the larger with side 1, the smaller with side -1."""
    order = 1 if bound is None else side * compare(other, bound)
    if order == 0:
        return (*other[:2], other[2] or bound[2])
    return other if order > 0 else bound


def line_of(equalities, adj):
    """A point (times a scale) and the direction of the line of points that meet the equalities, which have determinant 0.

    A cofactor that is not zero belongs to a row i and a column j; the equations without i, in the unknowns without j, have one
    solution for each value of the unknown j; that the equation i agrees is what the adjugate has shown.  The column of the
    adjugate is the direction: matrix adj = det = 0."""
    n = len(equalities)
    found = [(i, j) for i in range(n) for j in range(n) if adj[j][i] != 0]
    if not found:
        raise Rejected("the equalities of a mode leave more than a line")
    i, j = found[0]
    rest = [form for k, form in enumerate(equalities) if k != i]
    matrix = [form[:j] + form[j + 1:-1] for form in rest]
    solution = [sum((-x * form[-1] for x, form in zip(row, rest)), Fraction(0)) for row in adjugate(matrix)]
    scale = determinant(matrix)
    return solution[:j] + [Fraction(0)] + solution[j:], [adj[k][i] for k in range(n)], scale


def check_mode(theory, mode, q, s, name, witness):
    """MODE, and that the witness of a mode states what it finds [4.3, 4.4]; the outcome."""
    force = witness.get("force")
    point = None if force is None else [value_of(force[x]) for x in theory.unknowns]
    try:
        outcome = find_mode(mode, q, s, point)
    except Rejected as error:
        raise Rejected(f"witness.modes.{name}: {error}") from None
    agree("witness.modes." + name, witness, witness_of(theory, mode, q, outcome))
    return outcome


def witness_of(theory, mode, q, outcome):
    """[4.4] the witness that states an outcome."""
    right = {"candidates": outcome.candidates}
    if outcome.point is not None:
        forms = {name: at(coefficients(form, q), outcome.point) for name, form in theory.reports.items()}
        right["force"] = {**dict(zip(theory.unknowns, outcome.point)), **forms}
    if outcome.candidates == "line" and outcome.holds():
        right["to"] = outcome.to
    if outcome.tight:
        right["equalities"] = outcome.tight
    if not outcome.holds():
        right["fails"], right["value"] = refutation(mode, q, outcome)
        right["sign"] = sign(right["value"])
    return right


def refutation(mode, q, outcome):
    """The name of what is wrong with a mode, and its value."""
    if outcome.candidates == "one":
        form = next(x.form for x in mode.inequalities if x.name == outcome.fails)
        return outcome.fails, at(coefficients(form, q), outcome.point)
    name, quantity = {"inadmissible": (mode.guard, mode.guard), "none": mode.none, "line": mode.line}[outcome.candidates]
    return name, q[quantity]


def solutions_of(theory, outcomes):
    """[4.4] the distinct points of the modes that hold, each with the modes that have it; or the one continuum."""
    holding = {name: outcome for name, outcome in outcomes.items() if outcome.holds()}
    for outcome in holding.values():
        if outcome.candidates == "line" and outcome.status == "consistent":
            return [{"continuum": True, "from": Fraction(0), "to": outcome.to, "modes": list(holding)}]
    solutions = []
    for name, outcome in holding.items():
        for point, modes in solutions:
            if all(x == y for x, y in zip(point, outcome.point)):
                modes.append(name)
                break
        else:
            solutions.append((outcome.point, [name]))
    return [{**dict(zip(theory.unknowns, point)), "modes": modes} for point, modes in solutions]
