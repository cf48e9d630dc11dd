# SPDX-License-Identifier: BSD-2-Clause
"""Kind stance: a body on two contacts, its equilibrium, and the motions that begin there [stance 2, 4]."""

from .answer import Rejected, require
from .enclosed import (direction_of_angle, direction_of_half, direction_of_half_turns, direction_of_tangent, enclosed,
                       Enclosed, Open, sign)
from .fraction import Fraction
from .rational import read_number

X1, Z1, X2, Z2 = range(4)


def number_in(text, before, after):
    """The number between a beginning and an end of a text; None where the text is no such."""
    if not text.startswith(before) or not text.endswith(after) or len(text) <= len(before) + len(after):
        return None
    inside = text[len(before):len(text) - len(after)]
    return None if read_number(inside) is None else Fraction(inside)


FORMS = (("", "*pi", direction_of_half_turns), ("2*atan(", ")", direction_of_half), ("atan(", ")", direction_of_tangent),
         ("", "", direction_of_angle))


def direction(text):
    """[stance 3] cosine and sine of an angle."""
    for before, after, of in FORMS:
        x = number_in(text, before, after)
        if x is not None:
            require(abs(x) <= 1 << 64, "problem: an angle is too large")
            return of(x)
    raise Rejected("problem: an angle has not one of the four forms")


class Body:
    """The contacts are numbered 0 and 1 here; `swapped` exchanges them."""

    def __init__(self, feet, height, directions, load, friction, torque, gyration_squared):
        self.given = feet, height, directions, load, friction, torque, gyration_squared
        self.direction, self.friction = directions, friction
        moves = []  # the two components of a direction, and the moment of a unit force there
        for foot, (c, s) in zip(feet, directions):
            for x, z in ((c, s), (-s, c)):
                moves.append((x, z, z * foot + x * height))
        product = lambda a, b: a[0] * b[0] + a[1] * b[1] + a[2] * b[2] / gyration_squared
        self.G = [[product(a, b) for b in moves] for a in moves]
        self.c = [product(a, (load[0], load[1], torque)) for a in moves]
        for k in range(4):  # directions are unit vectors, and the two of a contact are orthogonal: ranges would lose that
            self.G[k][k] = moves[k][2].square() / gyration_squared + 1
        for i in (0, 2):
            self.G[i][i + 1] = self.G[i + 1][i] = moves[i][2] * moves[i + 1][2] / gyration_squared

    def swapped(self):
        feet, height, directions, load, friction, torque, gyration = self.given
        return Body(feet[::-1], height, directions[::-1], load, friction[::-1], torque, gyration)

    def inertia(self, i):
        return self.G[2 * i][2 * i], self.G[2 * i][2 * i + 1], self.G[2 * i + 1][2 * i + 1]

    def painleve(self, i, d):
        """p of slip in direction d at contact i."""
        _, B, C = self.inertia(i)
        return C - B * (d * self.friction[i])

    def slip(self, i, d):
        """All accelerations while contact i slips in direction d and the other is free, and the normal force."""
        normal = -self.c[2 * i + 1] / self.painleve(i, d)
        return [self.c[k] + normal * (self.G[k][2 * i + 1] - self.G[k][2 * i] * (d * self.friction[i])) for k in range(4)], normal

    def stick(self, i):
        """The same while contact i sticks, and both forces."""
        A, B, C = self.inertia(i)
        cx, cz, delta = self.c[2 * i], self.c[2 * i + 1], A * C - B.square()
        tangential, normal = (cz * B - cx * C) / delta, (cx * B - cz * A) / delta
        return [self.c[k] + tangential * self.G[k][2 * i] + normal * self.G[k][2 * i + 1] for k in range(4)], normal, tangential

    def rest(self, i):
        """What follows when contact i comes to rest, the other being free: (0, accelerations) or (direction of slip, accelerations)."""
        accelerations, normal, tangential = self.stick(i)
        forward, backward = sign(normal * self.friction[i] + tangential), sign(normal * self.friction[i] - tangential)
        if forward >= 0 and backward >= 0:
            return 0, accelerations
        d = 1 if forward < 0 else -1
        accelerations, normal = self.slip(i, d)
        if sign(normal) <= 0 or sign(accelerations[2 * i]) != d:
            raise Open("no motion from rest")
        return d, accelerations

    def both_slip(self, d):
        """The normal forces while both contacts slip, contact 1 in direction d."""
        e = d, second_direction(self, d)
        P = [[self.G[2 * i + 1][2 * j + 1] - self.G[2 * i + 1][2 * j] * (e[j] * self.friction[j]) for j in (0, 1)] for i in (0, 1)]
        D = P[0][0] * P[1][1] - P[0][1] * P[1][0]
        return (P[0][1] * self.c[Z2] - P[1][1] * self.c[Z1]) / D, (P[1][0] * self.c[Z1] - P[0][0] * self.c[Z2]) / D


def equilibrium(body):
    """[stance 4] 1: forces inside both cones hold the body; 0: only forces on an edge, or it is open; -1: none.  The forces in the line of the feet
    are s and -Fx - s: four linear inequalities in s, and one for each foot without friction, which must not pull."""
    (l1, l2), height, directions, (Fx, Fz), friction, torque, _ = body.given
    moment, span = Fx * height - torque, l2 - l1
    normal = (-Fz * l2 - moment) / span, (moment + Fz * l1) / span
    lower, upper, rooms = [], [], []
    for (c, s), mu, fz, way, fixed in zip(directions, friction, normal, (1, -1), (enclosed(0), -Fx)):
        press, rub = fz * c - fixed * s, fixed * c + fz * s
        limits = [(press * mu - rub * d, (s * mu + c * d) * -way) for d in (1, -1)]
        for constant, slope in limits + [(press, s * -way)] * (mu.sign() == 0):
            side = slope.sign()
            if side:
                (lower if side > 0 else upper).append(-constant / slope)
            else:
                rooms.append(constant if side == 0 else slope)
    return least_sign(rooms + [y - x for x in lower for y in upper])


def least_sign(numbers):
    """-1 where some number is negative, although others are open; 0 where none is, and some are open or 0."""
    signs = [x.sign() for x in numbers]
    return -1 if -1 in signs else 0 if None in signs or 0 in signs else 1


def both_slip_status(body, d):
    """Of the word in which contact 1 slips in direction d, and contact 2 as it has to then."""
    try:
        f = body.both_slip(d)
    except Open:
        return 0
    along, e = body.c[X1], (d, second_direction(body, d))
    for j in (0, 1):
        along = along + f[j] * (body.G[X1][2 * j + 1] - body.G[X1][2 * j] * (e[j] * body.friction[j]))
    return least_sign((*f, along * d))


def second_direction(body, d):
    """Both feet have the same velocity along the line between them."""
    return d * sign(body.direction[0][0] * body.direction[1][0])


def motions(body):
    """[stance 4] every word of two contacts, but for both at rest, that the rigid body allows: 1 where it is a motion that may begin at rest, 0
    on a boundary, -1 where not."""
    found = {"FF": least_sign((body.c[Z1], body.c[Z2]))}
    for i in (0, 1):
        name = lambda letter: letter + "F" if i == 0 else "F" + letter
        free = 2 * (1 - i) + 1
        for d, letter in ((1, "P"), (-1, "N")):
            a, normal = body.slip(i, d)
            found[name(letter)] = least_sign((normal, a[2 * i] * d, a[free]))
        a, normal, tangential = body.stick(i)
        limit = normal * body.friction[i]
        found[name("S")] = least_sign((limit - tangential, limit + tangential, a[free]))
    for d in (1, -1):
        found["".join("P" if e > 0 else "N" for e in (d, second_direction(body, d)))] = both_slip_status(body, d)
    return found


def single_slip_ends(body, i, d):
    """Whether the other contact cannot leave while contact i slips: None where that is open."""
    a, normal = body.slip(i, d)
    signs = normal.sign(), a[2 * (1 - i) + 1].sign()
    return True if -1 in signs else None if None in signs else False


def both_press(body, d):
    """Whether both contacts are pressed on while both slip."""
    try:
        signs = [x.sign() for x in body.both_slip(d)]
    except Open:
        return None
    return False if -1 in signs or 0 in signs else None if None in signs else True


def is_persistent(body):
    """[stance 4] whether no single slip goes on with the other contact leaving, and both contacts are pressed on while both slip; what is known to
    fail decides, whatever else is open."""
    found = [single_slip_ends(body, i, d) for i in (0, 1) for d in (1, -1)] + [both_press(body, d) for d in (1, -1)]
    if False not in found and None in found:
        raise Open("persistence")
    return False not in found


def body_of(problem):
    """[stance 2] the body, or Rejected outside the hypotheses."""
    read = lambda name, other: Fraction(problem[name]) if name in problem else Fraction(other)
    friction, gyration = [read("mu1", 0), read("mu2", 0)], read("rho", 1)
    feet = [read("l1", 0), read("l2", 0)]
    directions = [direction(problem[name]) for name in ("phi1", "phi2")]
    require("alpha" in problem or "Fx" in problem and "Fz" in problem, "problem: alpha, or Fx and Fz, are expected")
    require(not ("alpha" in problem and ("Fx" in problem or "Fz" in problem)), "problem: alpha is given with Fx and Fz")
    require(min(friction) >= 0, "problem: outside the hypothesis mu >= 0")
    require(gyration > 0, "problem: outside the hypothesis rho > 0")
    require(feet[0] != feet[1], "problem: outside the hypothesis l1 != l2")
    if any(c.sign() == 0 for c, _ in directions):
        raise Rejected("problem: outside the hypothesis cos phi != 0")
    if "alpha" in problem:
        c, s = direction(problem["alpha"])
        load = s, -c
    else:
        load = enclosed(read("Fx", 0)), enclosed(read("Fz", 0))
    exact = lambda x: Enclosed(x)
    return Body([exact(x) for x in feet], exact(read("h", 0)), directions, load, [exact(x) for x in friction],
                exact(read("tau", 0)), exact(gyration * gyration))
