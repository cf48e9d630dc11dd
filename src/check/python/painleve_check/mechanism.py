# SPDX-License-Identifier: BSD-2-Clause
"""Uncertain data of a mechanism: what they make of its contact is given by polynomials [9.7]."""

import math

from .answer import expect, require
from .fraction import Fraction
from .kernel import evaluate
from .mechanism_variables import is_range, MAX_VARIABLES, read_variables
from .polynomial import horner, isolates
from .record import check_problem
from .schema import exactly_one_type, is_plain, is_root
from .signs import POSITIVE, signs_in
from .tensor import at_values, is_small, operate, powers_after, powers_of, signs_beside_root, Tensor
from .uncertain import check_entries, check_verdicts
from .uncertain_cover import leaves_of, verdicts_of_signs

MAX_POWER, MAX_CHARACTERS, MAX_ITEMS = 64, 65536, 1000


def read_polynomial(terms, variables, what):
    polynomial = {}
    for coefficient, *exponents in terms:
        require(len(exponents) == variables and all(0 <= e <= MAX_POWER for e in exponents), what + ": exponents of other variables")
        key = tuple(exponents)
        require(key not in polynomial and coefficient != "0", what + ": a term occurs twice, or is 0")
        polynomial[key] = Fraction(coefficient)
    require(is_small(powers_of(polynomial, variables)), what + ": has too many coefficients")
    return polynomial


def operate_if_small(operation, left, right):
    """Arithmetic of polynomials for the rule EVAL, each with its largest powers: what would be too large is refused before it is made."""
    powers = powers_after(operation, left[1], right[1])
    require(is_small(powers), "witness.regions.data: a quantity has too many coefficients")
    return operate(operation, left[0], right[0]), powers


class Region:
    """One piece of each variable: the polynomials there, and the cells."""

    def __init__(self, theory, given, variables, problem, place):
        self.theory, self.variables, self.place, self.cover = theory, variables, place, given["cover"]
        self.axes = [variable.field for variable in variables]
        sides = [variable.sides[i] for variable, i in zip(variables, place)]
        for constant in given["constants"]:
            low, high = Fraction(constant["lo"]), Fraction(constant["hi"])
            require(low < high, "witness.regions.constants: an enclosure is empty")
            sides.append((low, high, True, True))
        self.count = len(sides)
        require(self.count <= MAX_VARIABLES, "witness.regions.constants: too many")
        self.constants = sides[len(variables):]
        self.start = dict(zip(self.axes, sides))
        require(len(self.cover) <= MAX_ITEMS, "witness.regions.cover: has too many items")
        characters = sum(len(term[0]) for group in (given["data"], given["denominators"]) for terms in group.values() for term in terms)
        require(characters <= MAX_CHARACTERS, "witness.regions.data: is too long")
        inputs = {name: read_polynomial(given["data"][name], self.count, "witness.regions.data." + name) for name in theory.inputs}
        self.check_given(inputs, problem)
        values = evaluate(theory.program, {name: (x, powers_of(x, self.count)) for name, x in inputs.items()}, operate_if_small)
        self.polynomials = {name: values[name][0] for name in theory.quantities}
        self.positive = [read_polynomial(terms, self.count, "witness.regions.denominators." + name) for name, terms in given["denominators"].items()]
        self.quantities = {name: Tensor(x, self.count) for name, x in self.polynomials.items()}
        self.denominators = [Tensor(x, self.count) for x in self.positive]

    def check_given(self, inputs, problem):
        """The data that are fields of the problem are these."""
        for name in ("mu", "u"):
            require(name in problem, f"problem.{name}: is missing")
            given, right = problem[name], None
            if is_plain(given):
                right = {(0,) * self.count: Fraction(given)} if given != "0" else {}
            elif is_range(given):
                right = {tuple(int(axis == name) for axis in self.axes) + (0,) * len(self.constants): Fraction(1)}
            require(right is None or inputs[name] == right, f"witness.regions.data.{name}: is not the field of the problem")

    def sides(self, cell):
        return [cell[name] for name in self.axes] + self.constants

    def check_denominators(self, signs_of):
        require(all(signs_of(x) == POSITIVE for x in self.denominators), "witness.regions.denominators: may not be positive")

    def ends_at(self, cell, name, poly, end):
        """Whether the range of the variable ends at the root of this polynomial, and the cell with it."""
        i, low = self.axes.index(name), end == "lo"
        piece = self.variables[i].pieces[self.place[i]]
        return cell[name][not low] == self.start[name][not low] and is_root(piece[end]) and piece[end]["poly"] == poly

    def signs_of_leaves(self):
        """[9.7] for each part of a leaf, the signs that each quantity may have."""
        for cell, item in leaves_of(self, self.cover):
            sides = self.sides(cell)
            if item is None:
                self.check_denominators(lambda x: x.signs(sides))
                yield {name: x.signs(sides) for name, x in self.quantities.items()}
                continue
            name, poly = item["root"], [Fraction(c) for c in item["poly"]]
            low, high = cell[name][:2]
            require(poly[-1] and horner(poly, low) and horner(poly, high) and isolates(poly, low, high),
                    "witness.regions.cover: a polynomial has not one root in the cell")
            axis = self.axes.index(name)
            for side in (-1, 0, 1):
                if side and self.ends_at(cell, name, item["poly"], "lo" if side < 0 else "hi"):
                    continue
                def beside(x):
                    return signs_beside_root(x, sides, axis, poly, side)
                self.check_denominators(beside)
                yield {name: beside(x) for name, x in self.quantities.items()}

    def tensors_at(self, values):
        """The quantities, by name, and the denominators, by number, where some variables have values: few variables are left, so that it takes far less
        to put the values into the terms than into all coefficients."""
        return {name: Tensor(at_values(x, values), self.count) for name, x in [*self.polynomials.items(), *enumerate(self.positive)]}

    def signs_at(self, point):
        """[9.7] the signs at a point, given by coordinates, which are enclosed better as long as some sign is open."""
        known = tensors = None
        while True:
            values = {axis: x.low for axis, x in enumerate(point) if x.low == x.high}
            if values != known:
                known, tensors = values, self.tensors_at(values)
            sides = [x.side() for x in point] + self.constants
            roots = [(axis, x.poly) for axis, x in enumerate(point) if x.poly]
            signs = {}
            for name, tensor in tensors.items():
                zero = any(tensor.divided(axis, poly) for axis, poly in roots)
                may = signs_in(tensor.signs(sides)) if not zero else [0]
                signs[name] = may[0] if len(may) == 1 else None
            if None not in signs.values():
                break
            require(any([x.bisect() for x in point]), "verdict.at: a sign is open")
        require(all(signs[i] > 0 for i in range(len(self.denominators))), "verdict.at: a denominator is not positive")
        return {name: signs[name] for name in self.theory.quantities}


def check_point(theory, variables, regions, at, entry):
    require(sorted(at) == sorted(x.field for x in variables), "verdict.at: names other fields")
    places = [variable.coordinate(at[variable.field]) for variable in variables]
    index, stride = 0, 1
    for (i, _), variable in zip(places, variables):
        index, stride = index + i * stride, stride * len(variable.pieces)
    signs = regions[index].signs_at([x for _, x in places])
    require(theory.admits(signs), "verdict.at: is outside the hypotheses")
    require(exactly_one_type(theory.of_signs(signs)) == entry, "verdict.at: has another verdict, or row")


def check_mechanism(theory, record):
    check_problem(record)
    variables, given = read_variables(record), record["witness"]["regions"]
    expect("witness.regions: their number", len(given), math.prod(len(variable.pieces) for variable in variables))
    regions = []
    for k, region in enumerate(given):
        place = []
        for variable in variables:
            place.append(k % len(variable.pieces))
            k //= len(variable.pieces)
        regions.append(Region(theory, region, variables, record["problem"], place))
    entries = check_entries(record["verdict"])
    for entry, at in zip(entries, record["verdict"]["at"]):
        if at is not None:
            check_point(theory, variables, regions, at, entry)
    check_verdicts(record["verdict"], entries, *verdicts_of_signs(theory, (signs for region in regions for signs in region.signs_of_leaves())))
