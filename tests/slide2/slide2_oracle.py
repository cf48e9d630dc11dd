# SPDX-License-Identifier: BSD-2-Clause
"""Kind slide2, written a second time another way: not by signs of quantities, but by angles and cones.

The equations b + P lambda = v with lambda, v >= 0 say that -b is a combination, with factors that are not negative, of one generator for each
contact: p_i where it slips, minus a unit vector where it lifts off.  So a mode is a cone, and its status tells where -b lies.  Angles are
compared exactly, by a rational number that grows with the angle.  Classes are counted as [CV16] defines them, of data near the problem;
stability is that of the eigenvalues of a matrix.  spec/slide2/formula.h and table.h are not read."""

from fractions import Fraction as Q
from itertools import permutations, product
from math import lcm

MODES = {"FF": (0, 0), "S+F": (1, 0), "FS+": (0, 1), "S+S+": (1, 1)}
AXES = ((0, 1), (-1, 0), (0, -1))  # pi/2, pi, 3 pi/2


def angle(v):
    """A number from 0 to 4 that grows with the angle of a vector that is not zero."""
    x, y = v
    size = Q(abs(x) + abs(y))
    return y / size if x > 0 <= y else 1 - x / size if y > 0 else 2 - y / size if x < 0 else 3 + x / size


def minus(v):
    return (-v[0], -v[1])


def is_zero(v):
    return v == (0, 0)


def whole(v):
    """A vector of integers in the same direction."""
    scale = lcm(v[0].denominator, v[1].denominator)
    return (int(v[0] * scale), int(v[1] * scale))


def turn(v, n):
    """A vector of integers turned by the small angle 2 atan(1 / n), and scaled."""
    c, s = n * n - 1, 2 * n
    return (c * v[0] - s * v[1], s * v[0] + c * v[1])


def place(v):
    """The angle of a vector of integers of less than 100 digits, to 250 digits: two that differ differ there."""
    x, y = v
    size, scale = abs(x) + abs(y), 10 ** 250
    return (y * scale // size if x > 0 <= y else scale + -x * scale // size if y > 0 else 2 * scale + -y * scale // size if x < 0
            else 3 * scale + x * scale // size)


# ---------------------------------------------------------------- cones

def between(a, low, high):
    """1 inside the sector from low to high, anticlockwise and less than half a turn; 0 on its border; -1 outside."""
    width, at = (high - low) % 4, (a - low) % 4
    return 0 if at in (0, width) else 1 if at < width else -1


def membership(g, h, target):
    """Where a vector lies with respect to the cone of two generators: "consistent" when it is a combination with positive factors,
    "boundary" when one with factors that are not negative, else "inconsistent"."""
    if is_zero(g) or is_zero(h):
        other = h if is_zero(g) else g
        if is_zero(target):
            return "consistent" if is_zero(other) else "boundary"
        on_ray = not is_zero(other) and angle(target) == angle(other)
        return "consistent" if on_ray else "inconsistent"
    opposite = (angle(g) - angle(h)) % 4 == 2
    if is_zero(target):
        return "consistent" if opposite else "boundary"
    if opposite or angle(g) == angle(h):
        return "consistent" if angle(target) in (angle(g), angle(h)) else "inconsistent"
    ends = (angle(g), angle(h)) if (angle(h) - angle(g)) % 4 < 2 else (angle(h), angle(g))
    return {1: "consistent", 0: "boundary", -1: "inconsistent"}[between(angle(target), *ends)]


def generators(problem, mode):
    p = problem["p"]
    return [p[i] if MODES[mode][i] else ((-1, 0), (0, -1))[i] for i in (0, 1)]


def multiple(v, target):
    """The factors t >= 0 with t v = target: a list, empty or of one number; for v = 0 = target 0, the vertex of all."""
    if is_zero(v):
        return [Q(0)] if is_zero(target) else []
    t = target[0] / v[0] if v[0] != 0 else target[1] / v[1]
    return [t] if t >= 0 and (t * v[0], t * v[1]) == target else []


def forces(problem, mode):
    """(the forces at the vertices of the solutions of a mode, whether there are more)"""
    g, h = generators(problem, mode)
    target = minus(problem["b"])
    det = g[0] * h[1] - g[1] * h[0]
    if det != 0:
        pairs = [((target[0] * h[1] - target[1] * h[0]) / det, (g[0] * target[1] - g[1] * target[0]) / det)]
        pairs = [pair for pair in pairs if min(pair) >= 0]
        more = False
    else:
        pairs = [(t, Q(0)) for t in multiple(g, target)] + [(Q(0), t) for t in multiple(h, target)]
        ray = is_zero(g) or is_zero(h) or (angle(g) - angle(h)) % 4 == 2
        more = bool(pairs) and (ray or len(set(pairs)) > 1)
    return {tuple(x if slips else Q(0) for x, slips in zip(pair, MODES[mode])) for pair in pairs}, more


# ---------------------------------------------------------------- classes

def number(p1, p2, a):
    """s1 s2 s3, where no two of the directions that are counted are the same."""
    at = {v: place(v) for v in (p1, p2, a, minus(p1))}
    axes = [place(v) for v in AXES]

    def counted(v, others):
        below = axes + [at[w] for w in others]
        assert at[v] not in below + [0]
        return 1 + sum(x < at[v] for x in below)
    return "%d%d%d" % (counted(p1, ()), counted(p2, (p1, minus(p1))), counted(a, (p1, p2)))


def directions(others):
    """One direction in each sector that the axes, and vectors with their opposites, cut out."""
    cuts = sorted({angle(v) for w in others for v in (w, minus(w)) if not is_zero(v)} | {Q(0), Q(1), Q(2), Q(3)}) + [Q(4)]
    for low, high in zip(cuts, cuts[1:]):
        a = (low + high) / 2
        quadrant, part = int(a), a - int(a)
        x, y = ((1 - part, part), (-part, 1 - part), (part - 1, -part), (part, part - 1))[quadrant]
        yield whole((x, y))


def classes(p1, p2, a):
    """The classes of all data near these: zero vectors in any direction, the others turned a little, each much less than the one before."""
    vectors = [p1, p2, a] = [whole(v) for v in (p1, p2, a)]
    if not coincide(p1, p2, a):
        return {number(p1, p2, a)}
    zero = next((i for i, v in enumerate(vectors) if is_zero(v)), None)
    if zero is None:
        return {number(*near) for near in turned(vectors)}
    rest = [v for i, v in enumerate(vectors) if i != zero and not is_zero(v)]
    found = set()
    for near in turned(rest) if same_lines(rest) else [rest]:
        for direction in directions(near):
            filled = iter(near)
            found |= classes(*[direction if i == zero else v if is_zero(v) else next(filled) for i, v in enumerate(vectors)])
    return found


def coincide(p1, p2, a):
    """Whether two directions that a class compares are the same, or there is none."""
    if is_zero(p1) or is_zero(p2) or is_zero(a):
        return True
    axes = {Q(0), Q(1), Q(2), Q(3)}
    return (bool({angle(p1), angle(p2), angle(a)} & axes) or angle(p2) in (angle(p1), angle(minus(p1)))
            or angle(a) in (angle(p1), angle(p2)))


def same_lines(vectors):
    """Whether a vector lies on an axis, or two on one line."""
    lines = [angle(v) % 2 for v in vectors]
    return bool(set(lines) & {Q(0), Q(1)}) or len(set(lines)) < len(lines)


def turned(vectors):
    for order in permutations((10 ** 7, 10 ** 14, 10 ** 21)[:len(vectors)]):
        for signs in product((1, -1), repeat=len(vectors)):
            yield [turn(v, s * by) for v, s, by in zip(vectors, signs, order)]


# ---------------------------------------------------------------- stability

def polynomial(p, k, q):
    """1, c3, c2, c1, c0: the characteristic polynomial of y'' = P (K y + Q y'), by Faddeev and LeVerrier on the matrix of first order."""
    (p11, p21), (p12, p22) = p
    A = [[Q(0), Q(0), Q(1), Q(0)], [Q(0), Q(0), Q(0), Q(1)],
         [p11 * k[0], p12 * k[1], p11 * q[0], p12 * q[1]], [p21 * k[0], p22 * k[1], p21 * q[0], p22 * q[1]]]
    n, c, M = 4, [Q(1)], [[Q(0)] * 4 for _ in range(4)]
    for step in range(1, n + 1):
        M = [[sum(A[i][l] * M[l][j] for l in range(n)) + (c[-1] if i == j else 0) for j in range(n)] for i in range(n)]
        AM = [[sum(A[i][l] * M[l][j] for l in range(n)) for j in range(n)] for i in range(n)]
        c.append(-sum(AM[i][i] for i in range(n)) / step)
    return c


def has_imaginary_root(c):
    """Whether the polynomial has a root on the imaginary axis: a common root x = s^2 <= 0 of its even and odd part."""
    _, c3, c2, c1, c0 = c
    if c3 == 0 and c1 == 0:
        disc = c2 * c2 - 4 * c0
        return c0 <= 0 or c2 >= 0 and disc >= 0  # x^2 + c2 x + c0 has a root x <= 0
    if c3 == 0:
        return c0 == 0
    x = -c1 / c3
    return x <= 0 and x * x + c2 * x + c0 == 0 or c0 == 0


def right_roots(c):
    """How many roots have a positive real part, where none is on the imaginary axis: by the sign changes of Routh's scheme, exactly, where
    it does not break off; else None."""
    rows = [[c[0], c[2], c[4]], [c[1], c[3], Q(0)]]
    while len(rows) < 5:
        a, b = rows[-2], rows[-1]
        if b[0] == 0:
            return None
        rows.append([(b[0] * a[i + 1] - a[0] * b[i + 1]) / b[0] if i < 2 else Q(0) for i in range(3)])
    first = [row[0] for row in rows]
    return None if 0 in first else sum(x * y < 0 for x, y in zip(first, first[1:]))


def divided(c, times):
    """The polynomial without its factor s^times."""
    return c[:len(c) - times]


def hurwitz(p, k, q):
    c = polynomial(p, k, q)
    if c[4] == 0:  # s = 0: twice, since c1 is zero too; what is left is quadratic
        assert c[3] == 0
        return "marginal" if min(c[1], c[2]) >= 0 else "unstable"
    if has_imaginary_root(c):
        rest = c[1] > 0 and c[3] > 0 and c[4] > 0  # (s^2 + w^2)(s^2 + c3 s + d), w^2 = c1 / c3, d = c0 / w^2
        return "marginal" if rest else "unstable"
    n = right_roots(c)
    if n is None:  # 1, c3 = 0, ...: the sum of the roots is zero, so some lies to the right; c1 or the third entry zero likewise
        return "unstable"
    return "stable" if n == 0 else "unstable"


# ---------------------------------------------------------------- impacts

def pushed(problem, strictly):
    """Whether some combination of the columns, factors >= 0 and not both zero, has two negative (not positive) entries: by the
    interval of the ratio of the factors."""
    p1, p2 = problem["p"]
    fine = (lambda x: x < 0) if strictly else (lambda x: x <= 0)
    if all(fine(x) for x in p1) or all(fine(x) for x in p2):
        return True
    bounds = sorted({-x / y for x, y in zip(p1, p2) if y != 0 and -x / y > 0})
    tries = [Q(1)] + bounds + [(x + y) / 2 for x, y in zip(bounds, bounds[1:])] + [x / 2 for x in bounds[:1]] + [2 * x for x in bounds[-1:]]
    return any(all(fine(x + t * y) for x, y in zip(p1, p2)) for t in tries)


# ---------------------------------------------------------------- the verdict

def read(record):
    """The problem of a record with rational data: columns, load, compliance."""
    v = {name: Q(x) for name, x in record.items() if name not in ("kind", "id", "mechanism")}
    if "A11" in v:  # friction -s mu lambda along the tangent, added to the normal force
        C, B = [[v["C11"], v["C12"]], [v["C12"], v["C22"]]], [[v["B11"], v["B12"]], [v["B21"], v["B22"]]]
        p = [tuple(C[i][j] - v[f"s{j + 1}"] * v[f"mu{j + 1}"] * B[j][i] for i in (0, 1)) for j in (0, 1)]
    else:
        p = [(v["p11"], v["p21"]), (v["p12"], v["p22"])]
    problem = {"p": p, "b": (v["b1"], v["b2"])}
    if "k1" in v:
        problem.update(k=(v["k1"], v["k2"]), q=(v["q1"], v["q2"]))
    return problem


def judge(record):
    """What the verdict has to say."""
    problem = read(record)
    p1, p2 = problem["p"]
    a = minus(problem["b"])
    statuses = {mode: membership(*generators(problem, mode), a) for mode in MODES}
    found = {mode: forces(problem, mode) for mode in MODES}
    continuum = any(more for _, more in found.values())
    consistent = [mode for mode in MODES if statuses[mode] == "consistent"]
    degenerate = continuum or "boundary" in statuses.values()
    swap = lambda v: (v[1], v[0])
    return {"class": "degenerate" if degenerate else ["inconsistent", "determinate", "indeterminate", "indeterminate", "indeterminate"][len(consistent)],
            "cases": sorted(classes(p1, p2, a)), "dual": sorted(classes(swap(p2), swap(p1), swap(a))), "modes": statuses,
            "solutions": "continuum" if continuum else len(set().union(*(points for points, _ in found.values()))),
            "hurwitz": hurwitz(problem["p"], problem["k"], problem["q"]) if "k" in problem else None,
            "II": "not_excluded" if pushed(problem, True) else "degenerate" if pushed(problem, False) else "no"}
