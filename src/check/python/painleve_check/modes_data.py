# SPDX-License-Identifier: BSD-2-Clause
"""Kind modes: the data of n contacts, in one of three forms [15.1]."""

from .answer import expect, require
from .element import check_root, value_of
from .fraction import Fraction
from .linear import product
from .rational import sign
from .schema import is_root

MAX_CONTACTS, MAX_COORDINATES = 64, 12
MATRIX_FORM = {"W", "q"}
BODY_FORM = {"mass", "gyration", "x", "z", "nx", "nz", "Fx", "Fz", "tau"}
COORDINATES_FORM = {"M", "J", "F"}
LISTS = ("W", "q", "x", "z", "nx", "nz", "M", "J", "F", "bias", "mu", "u", "mu_high")
OPTIONS = {"omega": "mass", "bias": "M"}  # each belongs to the form with this field


def has_roots(given):
    return is_root(given) or isinstance(given, list) and any(map(has_roots, given))


def check_value(place, given, value):
    """That a value is the number, or list of numbers, that the problem gives: the same rational, or the root."""
    if isinstance(given, list):
        require(isinstance(value, list) and len(given) == len(value), place + ": another size than in the problem")
        for i, (x, y) in enumerate(zip(given, value)):
            check_value(f"{place}[{i}]", x, y)
    elif is_root(given):
        check_root(place, given, value_of(value))
    else:
        expect(place, value_of(value), value_of(given))


def with_values(problem, values):
    """The problem with the values of the lists that have roots."""
    roots = {name for name in LISTS if name in problem and has_roots(problem[name])}
    require(roots == set(values or {}) and (values is None or roots), "witness.values: are given exactly when lists have roots")
    for name in roots:
        check_value("witness.values." + name, problem[name], values[name])
    return {**problem, **(values or {})}


def numbers(values):
    return [value_of(x) for x in values]


def check_symmetric(matrix, name):
    n = len(matrix)
    require(all(len(row) == n for row in matrix), f"problem.{name}: is no square matrix")
    require(all(matrix[i][j] == matrix[j][i] for i in range(n) for j in range(i)), f"problem.{name}: is not symmetric")


def eliminated(matrix, k):
    """The rows after row k, without their parts in column k."""
    for i in range(k + 1, len(matrix)):
        if matrix[i][k] != 0:
            by = matrix[i][k] / matrix[k][k]
            matrix[i] = [x - by * y if y != 0 else x for x, y in zip(matrix[i], matrix[k])]


def check_semidefinite(matrix):
    """By elimination: W = L D L^T with D >= 0."""
    matrix = [list(row) for row in matrix]
    for k, row in enumerate(matrix):
        require(row[k] > 0 or row[k] == 0 and all(x == 0 for x in row[k:]), "problem: outside the hypothesis on W")
        if row[k] > 0:
            eliminated(matrix, k)
            for i in range(k + 1, len(matrix)):
                matrix[i][k] = Fraction(0)


def solutions(matrix, sides):
    """The columns x with matrix x = side for each side; the matrix is positive definite."""
    rows = [list(row) + [side[i] for side in sides] for i, row in enumerate(matrix)]
    size = len(rows)
    for k in range(size):
        require(rows[k][k] > 0, "problem: outside the hypothesis on M")
        rows[k] = [x / rows[k][k] if x != 0 else x for x in rows[k]]
        for i in range(size):
            if i != k and rows[i][k] != 0:
                by = rows[i][k]
                rows[i] = [x - by * y if y != 0 else x for x, y in zip(rows[i], rows[k])]
    return [[row[size + j] for row in rows] for j in range(len(sides))]


def of_matrix(problem):
    W, q = [numbers(row) for row in problem["W"]], numbers(problem["q"])
    check_symmetric(W, "W")
    require(len(q) == len(W) and len(W) % 2 == 0, "problem: W and q have other sizes")
    check_semidefinite(W)
    return W, q


def of_coordinates(M, J, F, bias):
    sides = solutions(M, J + [F])
    W = [[product(row, x) for x in sides[:-1]] for row in J]
    return W, [product(row, sides[-1]) + b for row, b in zip(J, bias)]


def of_body(problem):
    mass, gyration, omega = (value_of(problem.get(name, "0")) for name in ("mass", "gyration", "omega"))
    require(mass > 0, "problem: outside the hypothesis on mass")
    require(gyration > 0, "problem: outside the hypothesis on gyration")
    x, z, nx, nz = (numbers(problem[name]) for name in ("x", "z", "nx", "nz"))
    require(len(x) == len(z) == len(nx) == len(nz), "problem: x, z, nx and nz have other sizes")
    J, bias = [], []
    for X, Z, NX, NZ in zip(x, z, nx, nz):
        require(NX != 0 or NZ != 0, "problem: outside the hypothesis on nx")
        for DX, DZ in ((NZ, -NX), (NX, NZ)):
            J.append([DX, DZ, X * DZ - Z * DX])
            bias.append(-(omega * omega) * (X * DX + Z * DZ))
    zero = Fraction(0)
    M = [[mass, zero, zero], [zero, mass, zero], [zero, zero, mass * gyration * gyration]]
    return of_coordinates(M, J, numbers([problem["Fx"], problem["Fz"], problem["tau"]]), bias)


def of_motion(problem):
    M, J, F = [numbers(row) for row in problem["M"]], [numbers(row) for row in problem["J"]], numbers(problem["F"])
    check_symmetric(M, "M")
    require(1 <= len(M) <= MAX_COORDINATES and len(F) == len(M) and all(len(row) == len(M) for row in J) and len(J) % 2 == 0,
            "problem: M, J and F have other sizes")
    bias = numbers(problem["bias"]) if "bias" in problem else [Fraction(0)] * len(J)
    require(len(bias) == len(J), "problem: bias has another size than J")
    return of_coordinates(M, J, F, bias)


class Data:
    """acc = q + W f, row and column 2 i tangential, 2 i + 1 normal of contact i."""

    def __init__(self, problem):
        given = set(problem) - {"kind", "mu", "u", "words", "mu_high"} - set(OPTIONS)
        forms = ((MATRIX_FORM, of_matrix), (BODY_FORM, of_body), (COORDINATES_FORM, of_motion))
        form = next((read for names, read in forms if given == names), None)
        require(form is not None, "problem: the fields are not those of one form")
        require(all(problem.get(name) is None or of in problem for name, of in OPTIONS.items()), "problem: a field of another form")
        self.W, self.q = form(problem)
        self.n = len(self.q) // 2
        self.mu, self.mu_high = numbers(problem["mu"]), numbers(problem.get("mu_high", []))
        self.u = [sign(x) for x in numbers(problem.get("u", ["0"] * self.n))]
        require(1 <= self.n <= MAX_CONTACTS and len(self.mu) == len(self.u) == self.n, "problem: mu or u has another size")
        require(all(x >= 0 for x in self.mu), "problem: outside the hypothesis on mu")
        require(problem.get("words") in (None, "kinematic", "closed"), "problem.words: is no such word")
