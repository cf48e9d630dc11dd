# SPDX-License-Identifier: BSD-2-Clause
"""Newton's and Euler's equations of planar bodies with hinges, in fractions: the second derivation of the mechanisms.

Lagrange's equations, which the program uses, know no hinge forces; here every body is cut free.  A body has the unknowns
(ax, ay, alpha), alpha counterclockwise; a hinge has an unknown force; a contact force is given."""
from fractions import Fraction


def solve(matrix, right):
    """The solution of a square system, by elimination with row exchanges.  Its numbers may be fractions with a rate (`Moving`)."""
    n = len(matrix)
    rows = [[Fraction(0) + x for x in (*row, y)] for row, y in zip(matrix, right)]
    for k in range(n):
        pivot = next(i for i in range(k, n) if getattr(rows[i][k], "value", rows[i][k]) != 0)
        rows[k], rows[pivot] = rows[pivot], rows[k]
        rows[k] = [x / rows[k][k] for x in rows[k]]
        for i in range(n):
            if i != k and rows[i][k] != 0:
                rows[i] = [x - rows[i][k] * y for x, y in zip(rows[i], rows[k])]
    return [row[n] for row in rows]


class Body:
    """mass, moment of inertia, angular velocity, force at the centre of mass, torque; `fixed` accelerations are 0, and a
    reaction keeps them so ("x", "y", "turn")."""

    def __init__(self, mass, inertia, omega=0, force=(0, 0), torque=0, fixed=()):
        self.mass, self.inertia, self.omega, self.force, self.torque, self.fixed = mass, inertia, omega, force, torque, fixed


class Moving:
    """A fraction and its rate: arithmetic by the rules of derivatives."""

    def __init__(self, value, rate=0):
        self.value, self.rate = Fraction(value), Fraction(rate)

    @staticmethod
    def of(x):
        return x if isinstance(x, Moving) else Moving(x)

    def __add__(self, other):
        other = Moving.of(other)
        return Moving(self.value + other.value, self.rate + other.rate)

    def __mul__(self, other):
        other = Moving.of(other)
        return Moving(self.value * other.value, self.rate * other.value + self.value * other.rate)

    def __truediv__(self, other):
        other = Moving.of(other)
        return Moving(self.value / other.value, (self.rate * other.value - self.value * other.rate) / other.value ** 2)

    def __neg__(self):
        return Moving(-self.value, -self.rate)

    def __sub__(self, other):
        return self + -Moving.of(other)

    def __rsub__(self, other):
        return Moving.of(other) - self

    def __rtruediv__(self, other):
        return Moving.of(other) / self

    def __pow__(self, exponent):
        return Moving(1) if exponent == 0 else self * self ** (exponent - 1)

    def __eq__(self, other):
        other = Moving.of(other)
        return (self.value, self.rate) == (other.value, other.rate)

    __radd__, __rmul__, __hash__ = __add__, __mul__, None


def motion(bodies, hinges, contact, contact_force):
    """The accelerations (ax, ay, alpha) of all bodies, one after the other.  A hinge is (body, r, other, s): the point r from the one centre of mass is the
    point s from the other; `other` is None for the ground.  `contact` is (body, r)."""
    n = 3 * len(bodies)
    reactions = [(i, "x y turn".split().index(what)) for i, body in enumerate(bodies) for what in body.fixed]
    size = n + 2 * len(hinges) + len(reactions)
    matrix, right = [[0] * size for _ in range(size)], [0] * size
    for i, body in enumerate(bodies):
        for axis, inertia in enumerate((body.mass, body.mass, body.inertia)):
            matrix[3 * i + axis][3 * i + axis] = inertia
            right[3 * i + axis] = (*body.force, body.torque)[axis]
    body, (x, y) = contact
    for axis, part in enumerate((*contact_force, x * contact_force[1] - y * contact_force[0])):
        right[3 * body + axis] += part
    for j, (one, r, other, s) in enumerate(hinges):
        for who, (x, y), sign in ((one, r, 1), (other, s, -1)):
            if who is None:
                continue
            for axis, (fx, fy) in enumerate(((1, 0), (0, 1), (-y, x))):  # the hinge's force acts on `one`, its opposite on `other`
                matrix[3 * who + axis][n + 2 * j] -= sign * fx
                matrix[3 * who + axis][n + 2 * j + 1] -= sign * fy
            for axis, turn in enumerate((-y, x)):  # a + alpha x r - omega^2 r is the same on both sides
                matrix[n + 2 * j + axis][3 * who + axis] += sign
                matrix[n + 2 * j + axis][3 * who + 2] += sign * turn
                right[n + 2 * j + axis] += sign * bodies[who].omega ** 2 * (x, y)[axis]
    for j, (i, axis) in enumerate(reactions):
        matrix[3 * i + axis][n + 2 * len(hinges) + j] = -1
        matrix[n + 2 * len(hinges) + j][3 * i + axis] = 1
    return solve(matrix, right)[:n]


def accelerations(bodies, hinges, contact, contact_force):
    """The acceleration of the contact point."""
    q = motion(bodies, hinges, contact, contact_force)
    body, (x, y) = contact
    ax, ay, alpha = q[3 * body:3 * body + 3]
    return (ax - alpha * y - bodies[body].omega ** 2 * x, ay + alpha * x - bodies[body].omega ** 2 * y)


def raw_data(bodies, hinges, contact):
    """a, b, A, B, C; B is found twice and must agree (Maxwell's reciprocity)."""
    a, b = accelerations(bodies, hinges, contact, (0, 0))
    ut, vt = accelerations(bodies, hinges, contact, (1, 0))
    un, vn = accelerations(bodies, hinges, contact, (0, 1))
    assert vt - b == un - a
    return {"a": a, "b": b, "A": ut - a, "B": un - a, "C": vn - b}
