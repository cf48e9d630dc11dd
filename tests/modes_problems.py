# SPDX-License-Identifier: BSD-2-Clause
"""Random problems of kind modes; at least a third of them degenerate on purpose."""
from fractions import Fraction

NORMALS = ((0, 1), (0, 1), (3, 4), (-3, 4), (4, 3), (-4, 3), (1, 0), (-1, 0), (0, -1), (5, 12), (1, 1), (-1, 2))
FRICTION = (0, 0, Fraction(1, 5), Fraction(1, 2), Fraction(3, 4), 1, Fraction(4, 3), 3)


def texts(numbers):
    return [str(x) for x in numbers]


def body(rng, points, normals, load, mu, gyration=None, **more):
    """points (x, z), normals (nx, nz), load (Fx, Fz, tau)"""
    problem = {"kind": "modes", "mass": str(rng.choice((1, 1, 2, Fraction(1, 3)))),
               "gyration": str(gyration or rng.choice((1, Fraction(1, 2), Fraction(3, 2), Fraction(1, 5)))),
               "x": texts(p[0] for p in points), "z": texts(p[1] for p in points), "nx": texts(n[0] for n in normals),
               "nz": texts(n[1] for n in normals), "mu": texts(mu), **{name: str(x) for name, x in zip(("Fx", "Fz", "tau"), load)}}
    return {**problem, **more}


def small(rng, low=-3, high=3):
    return Fraction(rng.randint(low, high), rng.choice((1, 1, 2, 3)))


def moving(rng, n):
    """Velocities, or none of them: at rest."""
    return {} if rng.random() < 0.6 else {"u": texts(rng.choice((-1, 0, 0, 1)) for _ in range(n))}


def random_body(rng, n):
    points = [(small(rng), small(rng)) for _ in range(n)]
    more = moving(rng, n)
    if rng.random() < 0.2:
        more["omega"] = str(small(rng))
    return body(rng, points, [rng.choice(NORMALS) for _ in range(n)], [small(rng) for _ in range(3)],
                [rng.choice(FRICTION) for _ in range(n)], **more)


def feet(rng, n):
    """Feet in one line under the body, some at one point; the load often vertical, on an edge of the cone, or none at all."""
    places = [rng.choice((-2, -1, 0, 1, 1, 2)) for _ in range(n)]
    mu = [rng.choice(FRICTION)] * n if rng.random() < 0.5 else [rng.choice(FRICTION) for _ in range(n)]
    load = rng.choice(((0, -1, 0), (mu[0], -1, mu[0]), (-mu[0], -1, 0), (0, 0, 0), (1, -2, 0), (Fraction(1, 2), -1, Fraction(1, 2)), (0, 1, 0)))
    return body(rng, [(x, -1) for x in places], [(0, 1)] * n, load, mu, **moving(rng, n))


def walls(rng, n):
    """Opposite walls, often with the load along them."""
    points = [(rng.choice((-1, 1)), rng.choice((-1, 0, 1))) for _ in range(n)]
    load = rng.choice(((0, -1, 0), (0, 0, 0), (1, 0, 0), (0, -1, 1), (0, 0, 1)))
    return body(rng, points, [(-x, 0) for x, _ in points], load, [rng.choice(FRICTION) for _ in range(n)], **moving(rng, n))


def duplicates(rng, n):
    """Contacts twice."""
    problem = random_body(rng, n)
    for i in range(1, n):
        if rng.random() < 0.7:
            for name in {"x", "z", "nx", "nz", "mu", "u"} & set(problem):
                problem[name][i] = problem[name][0]
    return problem


def matrix(rng, n):
    """W = G^T G of any rank, and a q that often lies in its range, or is 0."""
    rows, rank = 2 * n, rng.randint(0, 2 * n + 1)
    G = [[rng.choice((-2, -1, 0, 0, 1, 2)) for _ in range(rows)] for _ in range(rank)]
    W = [[sum(g[i] * g[j] for g in G) for j in range(rows)] for i in range(rows)]
    q = [Fraction(rng.randint(-2, 2)) for _ in range(rows)]
    if rng.random() < 0.5:
        x = [rng.randint(-1, 1) for _ in range(rows)]
        q = [sum(w * y for w, y in zip(row, x)) for row in W]
    return {"kind": "modes", "W": [texts(row) for row in W], "q": texts(q), "mu": texts(rng.choice(FRICTION) for _ in range(n)), **moving(rng, n)}


def coordinates(rng, n):
    """A mass matrix and rows of velocities; sometimes more contacts than the coordinates can tell apart."""
    size = rng.randint(1, 4)
    L = [[rng.randint(-1, 1) if j < i else rng.randint(1, 2) if i == j else 0 for j in range(size)] for i in range(size)]
    M = [[sum(L[i][k] * L[j][k] for k in range(size)) for j in range(size)] for i in range(size)]
    problem = {"kind": "modes", "M": [texts(row) for row in M], "J": [texts(rng.randint(-2, 2) for _ in range(size)) for _ in range(2 * n)],
               "F": texts(small(rng) for _ in range(size)), "mu": texts(rng.choice(FRICTION) for _ in range(n)), **moving(rng, n)}
    if rng.random() < 0.5:
        problem["bias"] = texts(small(rng) for _ in range(2 * n))
    return problem


FAMILIES = (random_body, matrix, coordinates, feet, walls, duplicates)
DEGENERATE = (feet, walls, duplicates)


def random_problem(rng, n):
    return rng.choice(FAMILIES)(rng, n)
