# SPDX-License-Identifier: BSD-2-Clause
"""Atlases: the row of a kind's verdict table everywhere on a rectangle of two parameters (spec/atlas.md)."""

import math

from .answer import expect, require
from .atlas_rows import rows_of
from .fraction import Fraction
from .json import is_integer
from .kernel import evaluate, operate
from .mechanism import read_polynomial
from .mechanism_schema import is_mechanism, is_polynomial, PIECE
from .mechanism_variables import is_range, MAX_VARIABLES, read_variables
from .rational import read_number, sign
from .record import check_problem
from .schema import is_enclosed, is_end, is_plain, is_uncertain, SIGN, STRING, STRINGS, TRUE
from .signs import combinations, NEGATIVE, POSITIVE, signs_in
from .tensor import Tensor
from .uncertain_data import is_above, is_below

MAX_FACTORS, MAX_OPEN, MAX_POINTS, MAX_EXPONENT, MAX_LEVEL, MAX_ROWS, MAX_FIRST = 40, 6, 20000, 64, 64, 64, 1000
NO_STATE, OUTSIDE = None, -1


# ---------------------------------------------------------------- the schema of a record

def is_product(value):
    return isinstance(value, list) and value and is_plain(value[0]) and all(map(is_integer, value[1:]))


def is_row(value):
    return value is None or is_integer(value)


def is_leaf(value):
    if not isinstance(value, dict):
        return False
    if set(value) == {"row"}:
        return is_integer(value["row"])
    return (set(value) == {"curve", "across", "rows"} and is_integer(value["curve"]) and isinstance(value["across"], str)
            and isinstance(value["rows"], list) and len(value["rows"]) == 3 and all(map(is_row, value["rows"])))


def is_item(value):
    return value is None or isinstance(value, str) or is_integer(value)


def is_problem(value):
    """The problem of a mechanism, or that of a kind whose fields are numbers, words, or two of them intervals."""
    return isinstance(value, dict) and isinstance(value.get("kind"), str) and (
        is_mechanism(value) or "mechanism" not in value and all(
            isinstance(x, str) or is_end(x) or is_uncertain(x) for x in value.values()))


SCHEMA = {
    "v": SIGN, "type": STRING, "kind": STRING, "?id": {STRING, SIGN}, "sha256": STRING, "problem": is_problem,
    "verdict": {"rows": STRINGS, "outside": TRUE, "undecided": is_plain},
    "witness": {"variables": [{"field": STRING, "pieces": [PIECE]}],
                "regions": [{"constants": [is_enclosed], "grid": [SIGN], "factors": [is_polynomial],
                             "quantities": lambda value: isinstance(value, dict) and all(map(is_product, value.values())),
                             "leaves": [is_leaf], "cover": [is_item]}]},
}


# ---------------------------------------------------------------- products of powers of the factors

class Product:
    """constant * product of factor[i]^exponent[i]; zero has no exponents."""

    def __init__(self, name, given, factors):
        what = "witness.regions.quantities." + name
        self.constant, self.exponents = Fraction(given[0]), given[1:]
        require(len(self.exponents) == (factors if self.constant != 0 else 0), what + ": has not one exponent for each factor")
        require(all(abs(e) <= MAX_EXPONENT for e in self.exponents), what + ": a power is too large")

    def value(self, values):
        x = self.constant
        for e, y in zip(self.exponents, values):
            for _ in range(abs(e)):
                x = x * y if e > 0 else x / y
        return x

    def sign(self, signs):
        s = sign(self.constant)
        for e, y in zip(self.exponents, signs):
            s *= y ** abs(e)
        return s

    def powers(self, lengths):
        """The largest power of each variable above the line, and the powers of the factors below it."""
        above = [sum(e * length[v] for e, length in zip(self.exponents, lengths) if e > 0) for v in range(len(lengths[0]))]
        return above, [max(0, -e) for e in self.exponents]


def powers_after(lengths):
    """What one reads off an operation: the powers above the line, over the product of the factors below it."""
    def over(x, below):
        extra = [a - b for a, b in zip(below, x[1])]
        return [p + sum(e * length[v] for e, length in zip(extra, lengths)) for v, p in enumerate(x[0])]

    def apply(operation, x, y):
        if operation == "*":
            return [a + b for a, b in zip(x[0], y[0])], [a + b for a, b in zip(x[1], y[1])]
        below = [max(a, b) for a, b in zip(x[1], y[1])]
        return [max(a, b) for a, b in zip(over(x, below), over(y, below))], below
    return apply


# ---------------------------------------------------------------- one region

class Region:
    """One piece of each parameter."""

    def __init__(self, theory, given, variables, place, problem):
        self.theory, self.axes, self.cover, self.leaves = theory, [x.field for x in variables], given["cover"], given["leaves"]
        self.sides = [variable.sides[i] for variable, i in zip(variables, place)]
        for constant in given["constants"]:
            low, high = Fraction(constant["lo"]), Fraction(constant["hi"])
            require(low < high, "witness.regions.constants: an enclosure is empty")
            self.sides.append((low, high, True, True))
        require(len(self.sides) <= MAX_VARIABLES, "witness.regions.constants: too many")
        require(len(given["factors"]) <= MAX_FACTORS, "witness.regions.factors: too many")
        self.first = given["grid"]
        require(len(self.first) == len(self.sides) and all(abs(x) <= MAX_FIRST for x in self.first),
                "witness.regions.grid: has not one small number for each variable")
        polynomials = [read_polynomial(terms, len(self.sides), "witness.regions.factors") for terms in given["factors"]]
        require(all(polynomials), "witness.regions.factors: one is 0")
        self.factors = [Tensor(x, len(self.sides)) for x in polynomials]
        self.derivatives = [[Tensor(derivative(x, axis), len(self.sides)) for axis in range(2)] for x in polynomials]
        expect("witness.regions.quantities: their names", sorted(given["quantities"]), sorted(theory.quantities))
        self.quantities = {name: Product(name, x, len(self.factors)) for name, x in given["quantities"].items()}
        self.divisors = [any(q.exponents and q.exponents[i] < 0 for q in self.quantities.values()) for i in range(len(self.factors))]
        self.known = {}
        self.check_inputs(problem, polynomials)
        self.check_formulas(polynomials)

    def check_inputs(self, problem, polynomials):
        """The inputs are what the problem gives.  Two may not be one variable: the enclosure of a constant holds numbers that are not equal."""
        taken = set()
        for name in self.theory.inputs:
            require(name in problem or "mechanism" in problem, f"problem.{name}: is missing")
            axis = self.axis_of(self.quantities[name], polynomials)
            if name in problem:
                require(self.is_given(name, axis, problem[name]), f"witness.regions.quantities.{name}: is not the number of the problem")
                require(axis is None or axis not in taken, f"witness.regions.quantities.{name}: is the variable of another input")
            taken.add(axis)
        require("mechanism" in problem or set(self.axes) <= {name for name in self.theory.inputs if is_range(problem[name])},
                "witness.regions.quantities: a variable is no input")

    def axis_of(self, q, polynomials):
        """The variable that a quantity is, or None."""
        powers = [i for i, e in enumerate(q.exponents) if e]
        if len(powers) != 1 or q.exponents[powers[0]] != 1 or q.constant != 1:
            return None
        units = [{tuple(int(i == v) for i in range(len(self.sides))): Fraction(1)} for v in range(len(self.sides))]
        return units.index(polynomials[powers[0]]) if polynomials[powers[0]] in units else None

    def is_given(self, name, axis, given):
        """Whether an input is what the problem gives: that constant, the parameter of its name, or a constant whose enclosure holds it."""
        if is_range(given) or name in self.axes:
            return is_range(given) and axis is not None and axis < len(self.axes) and self.axes[axis] == name
        if is_plain(given):
            q = self.quantities[name]
            return q.constant == Fraction(given) and not any(q.exponents)
        if isinstance(given, str) or axis is None or axis < len(self.axes):
            return False
        return is_below(self.sides[axis][0], given) and is_above(self.sides[axis][1], given)

    def check_formulas(self, polynomials):
        """That the quantities are those of the formulas: as functions they agree where they agree at enough points."""
        lengths = [[length - 1 for length in x.lengths] for x in self.factors]
        if not lengths:
            lengths = [[0] * len(self.sides)]
        zero = [0] * len(self.sides), [0] * len(lengths)
        powers = {name: x.powers(lengths) if x.exponents else zero for name, x in self.quantities.items()}
        apply = powers_after(lengths)
        found = evaluate(self.theory.program, {name: powers[name] for name in self.theory.inputs}, apply)
        differences = [apply("-", found[name], powers[name]) for name in self.theory.quantities]
        most = [1 + max(x[0][v] for x in differences) for v in range(len(self.sides))]
        require(math.prod(m + 1 for m in most) <= MAX_POINTS, "witness.regions.quantities: have too large powers")
        self.check_within(polynomials, most, 0)

    def check_within(self, polynomials, most, axis):
        """At all points of the grid, in polynomials of the variables from an axis on; those before it have a value."""
        if axis == len(self.sides):
            self.check_at([p.get((), Fraction(0)) for p in polynomials])
            return
        first = self.first[axis]
        for x in range(first, first + most[axis] + 1):
            powers = powers_to(Fraction(x), max((e[0] for p in polynomials for e in p), default=0))
            self.check_within([fixed(p, powers) for p in polynomials], most, axis + 1)

    def check_at(self, values):
        require(all(x != 0 for x, divides in zip(values, self.divisors) if divides), "witness.regions.factors: a divisor is zero")
        q = {name: x.value(values) for name, x in self.quantities.items()}
        right = evaluate(self.theory.program, {name: q[name] for name in self.theory.inputs}, operate)
        for name in self.theory.quantities:
            require(q[name] == right[name], f"witness.regions.quantities.{name}: is not what its formula gives")

    def signs(self, sides, around):
        """The signs that each factor may have in a cell; one that has one sign in the cell around it keeps it."""
        return [bits if len(signs_in(bits)) == 1 else x.signs(sides) for x, bits in zip(self.factors, around)]

    def walk(self):
        """Each cell that is not halved: its item, its sides, the signs of the factors, and its share of the region."""
        waiting = [(self.sides, [7] * len(self.factors), Fraction(1), 0)]
        for item in self.cover:
            require(waiting, "witness.regions.cover: goes on after its tree")
            sides, around, share, level = waiting.pop()
            may = self.signs(sides, around) if item is not None else around
            if not isinstance(item, str):
                yield item, sides, may, share
                continue
            require(item in self.axes and level < MAX_LEVEL, "witness.regions.cover: halves what is no parameter, or too often")
            axis = self.axes.index(item)
            low, high, *_ = sides[axis]
            middle = (low + high) / 2
            for part in ((middle, high, True, True), (low, middle, True, True)):
                waiting.append((sides[:axis] + [part] + sides[axis + 1:], may, share / 2, level + 1))
        require(not waiting, "witness.regions.cover: ends too early")

    def row(self, signs):
        """The row for signs of the factors; NO_STATE where the quantities cannot have such signs together."""
        if signs not in self.known:
            s = {name: x.sign(signs) for name, x in self.quantities.items()}
            possible = list(combinations(self.theory, {name: 1 << (x + 1) for name, x in s.items()}))
            self.known[signs] = NO_STATE if not possible else self.theory.row(s) if self.theory.admits(s) else OUTSIDE
        return self.known[signs]

    def rows(self, may):
        """For each choice of the open signs that quantities can have: the signs and the row."""
        require(all(bits in (NEGATIVE, POSITIVE) for bits, divides in zip(may, self.divisors) if divides),
                "witness.regions.cover: a divisor may be zero")
        require(sum(len(signs_in(bits)) > 1 for bits in may) <= MAX_OPEN, "witness.regions.cover: a cell with too many open signs")
        found = [(signs, self.row(signs)) for signs in grid([signs_in(bits) for bits in may])]
        return [(signs, row) for signs, row in found if row is not NO_STATE]


def grid(lists):
    """Every choice of one of each list."""
    choices = [()]
    for list_ in lists:
        choices = [choice + (x,) for choice in choices for x in list_]
    return choices


def derivative(polynomial, axis):
    return {tuple(e - (i == axis) for i, e in enumerate(exponents)): c * exponents[axis]
            for exponents, c in polynomial.items() if exponents[axis]}


def powers_to(x, most):
    """1, x, ..., x^most."""
    powers = [Fraction(1)]
    while len(powers) <= most:
        powers.append(powers[-1] * x)
    return powers


def fixed(polynomial, powers):
    """The polynomial in the other variables where the power e of the first is powers[e]."""
    inner = {}
    for exponents, c in polynomial.items():
        e, others = exponents[0], exponents[1:]
        c = c * powers[e] if e else c
        inner[others] = inner[others] + c if others in inner else c
    return inner


def check_leaf(region, leaf, sides, may, names):
    """That the rows of a cell are as stated; returns those that it names."""
    def right(number):
        if number is None or number == OUTSIDE:
            return number
        require(0 <= number < len(names), "witness.regions.leaves: no such row")
        return names[number]

    rows = region.rows(may)
    require(rows, "witness.regions.cover: no signs are possible in a cell")
    if "row" in leaf:
        require(all(row == right(leaf["row"]) for _, row in rows), "witness.regions.cover: a cell allows another row")
        return [leaf["row"]]
    i = leaf["curve"]
    require(0 <= i < len(region.factors) and leaf["across"] in region.axes, "witness.regions.leaves: no such factor, or parameter")
    for s in (-1, 0, 1):
        here = {row for signs, row in rows if signs[i] == s} or {NO_STATE}
        require(here == {right(leaf["rows"][s + 1])}, "witness.regions.cover: a side of a curve allows another row")
    slope = region.derivatives[i][region.axes.index(leaf["across"])].signs(sides)
    require(slope in (NEGATIVE, POSITIVE), "witness.regions.cover: a curve may turn back")
    return leaf["rows"]


def check_region(region, names, used):
    """Adds the rows that are used; returns the share of what is undecided."""
    undecided = Fraction(0)
    for item, sides, may, share in region.walk():
        if item is None:
            undecided = undecided + share
            continue
        require(0 <= item < len(region.leaves), "witness.regions.cover: no such leaf")
        used.update(check_leaf(region, region.leaves[item], sides, may, names))
    return undecided


def check_atlas(record):
    theory = rows_of(record["kind"], record["problem"])
    check_problem(record)
    variables, given, verdict = read_variables(record), record["witness"]["regions"], record["verdict"]
    require(len(variables) == 2, "witness.variables: are not two")
    expect("witness.regions: their number", len(given), math.prod(len(x.pieces) for x in variables))
    require(len(verdict["rows"]) <= MAX_ROWS, "verdict.rows: too many")
    require(len(set(verdict["rows"])) == len(verdict["rows"]), "verdict.rows: one occurs twice")
    require("mechanism" in record["problem"] or set(record["problem"]) <= {"kind", *theory.inputs, *theory.words, *theory.further_fields},
            "problem: has a field of another kind")
    used, undecided, area = set(), Fraction(0), Fraction(0)
    for k, region in enumerate(given):
        place = (k % len(variables[0].pieces), k // len(variables[0].pieces))
        region = Region(theory, region, variables, place, record["problem"])
        (l0, h0, *_), (l1, h1, *_) = region.sides[:2]
        undecided = undecided + check_region(region, verdict["rows"], used) * (h0 - l0) * (h1 - l1)
        area = area + (h0 - l0) * (h1 - l1)
    require(used - {NO_STATE, OUTSIDE} == set(range(len(verdict["rows"]))), "verdict.rows: one is in no cell")
    expect("verdict.outside", verdict["outside"], OUTSIDE in used)
    expect("verdict.undecided", Fraction(verdict["undecided"]), undecided / area)


def trusted(record):
    """What a verified atlas takes on trust."""
    problem = record["problem"]
    if "mechanism" in problem:
        return "provided that these are the variables and the data of the mechanism"
    values = [x for value in problem.values() for x in (value.values() if is_range(value) else [value])]
    exact = all(isinstance(x, str) for x in values) and not any(region["constants"] for region in record["witness"]["regions"])
    return "" if exact else "provided that the numbers of the problem lie in their enclosures"
