# SPDX-License-Identifier: BSD-2-Clause
"""Random problems of kind modes; at least a third of them degenerate on purpose."""
from fractions import Fraction

NORMALS = ((0, 1), (0, 1), (3, 4), (-3, 4), (4, 3), (-4, 3), (1, 0), (-1, 0), (0, -1), (5, 12), (1, 1), (-1, 2))
FRICTION = (0, 0, Fraction(1, 5), Fraction(1, 2), Fraction(3, 4), 1, Fraction(4, 3), 3)


def texts(numbers):
    return [str(x) for x in numbers]


def body(rng, points, normals, load, mu, gyration=None, mass=None, **more):
    """points (x, z), normals (nx, nz), load (Fx, Fz, tau)"""
    problem = {"kind": "modes", "mass": mass or str(rng.choice((1, 1, 2, Fraction(1, 3)))),
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


def widened(rng, problem):
    """Some coefficients become intervals."""
    high = [Fraction(x) + rng.choice((0, Fraction(1, 10), 1, 4)) for x in problem["mu"]]
    return {**problem, "mu_high": texts(high)}


TURNS = (("cos(30deg)", "sin(30deg)"), ("cos(45deg)", "sin(45deg)"), ("2/sqrt(5)", "1/sqrt(5)"), ("cos(pi/5)", "sin(pi/5)"), ("0", "1"))
UNITS = ("1", "sqrt(2)", "1/sqrt(3)", "2 - sqrt(3)", "sqrt(5)/3")


def turned(problem, cosine, sine):
    """The body in axes turned by an angle: points, normals and load turn."""
    out = dict(problem)
    for x, z in (("x", "z"), ("nx", "nz")):
        out[x] = [f"({cosine})*({a}) - ({sine})*({b})" for a, b in zip(problem[x], problem[z])]
        out[z] = [f"({sine})*({a}) + ({cosine})*({b})" for a, b in zip(problem[x], problem[z])]
    fx, fz = problem["Fx"], problem["Fz"]
    return {**out, "Fx": f"({cosine})*({fx}) - ({sine})*({fz})", "Fz": f"({sine})*({fx}) + ({cosine})*({fz})"}


def in_units(rng, problem):
    """Another unit of length and of mass, and a load of another size; with a rotation the load keeps its size."""
    unit = {name: rng.choice(UNITS) for name in ("length", "mass", "load")}
    if "omega" in problem:
        return {**problem, "mass": f"({problem['mass']})*({unit['mass']})", **{name: f"({problem[name]})*({unit['mass']})" for name in ("Fx", "Fz", "tau")}}
    out = {name: [f"({x})*({unit['length']})" for x in problem[name]] for name in ("x", "z")}
    out["gyration"] = f"({problem['gyration']})*({unit['length']})"
    out["mass"] = f"({problem['mass']})*({unit['mass']})"
    out["Fx"], out["Fz"] = (f"({problem[name]})*({unit['load']})" for name in ("Fx", "Fz"))
    out["tau"] = f"({problem['tau']})*({unit['load']})*({unit['length']})"
    return {**problem, **out}


def faster(problem):
    """The body turns sqrt(2) times as fast, under twice the load: then all accelerations are twice as large."""
    omega = {"omega": f"({problem['omega']})*sqrt(2)"} if "omega" in problem else {}
    return {**problem, **omega, **{name: str(2 * Fraction(problem[name])) for name in ("Fx", "Fz", "tau")}}


def rescaled(rng, problem):
    """Each tangent and each normal in a unit of its own: rows and columns of W, or rows of J, times positive numbers, and friction times their ratios."""
    few = rng.sample(UNITS, 2)
    unit = [rng.choice(few) for _ in range(2 * len(problem["mu"]))]
    friction = {name: [f"({x})*({b})/({a})" for x, a, b in zip(problem[name], unit[::2], unit[1::2])] for name in ("mu", "mu_high") if name in problem}
    rows = {name: [[f"({x})*({a})" for x in row] for row, a in zip(problem[name], unit)] for name in ("W", "J") if name in problem}
    if "W" in rows:
        rows["W"] = [[f"{x}*({b})" for x, b in zip(row, unit)] for row in rows["W"]]
    return {**problem, **friction, **rows, **{name: [f"({x})*({a})" for x, a in zip(problem[name], unit)] for name in ("q", "bias") if name in problem}}


def alike(n, mu, Fz, **more):
    """n feet at one point right below the centre of mass."""
    return body(None, [(0, -1)] * n, [(0, 1)] * n, (0, Fz, 0), [mu] * n, 1, mass="1", **more)


def at_limits():
    """Problems as large as they may be, with the row and the only word."""
    unit = [[str(int(i == j)) for j in range(12)] for i in range(12)]
    yield alike(64, 1, 1), "determinate", {("F",) * 64: ("robust", 0, 0)}
    yield {"kind": "modes", "M": unit, "J": unit[:2], "F": unit[1], "mu": ["1"]}, "determinate", {("F",): ("robust", 0, 0)}
    yield alike(32, 0, 1, mu_high=["1"] * 32), "one_word", {("F",) * 32: "all"}
    yield alike(6, 0, -1, mu_high=["1"] * 6), "one_word", {("T",) * 6: "all"}


BODY = {"kind": "modes", "mass": "1", "gyration": "1", "x": ["-1", "1"], "z": ["-1", "-1"], "nx": ["0", "0"], "nz": ["1", "1"], "Fx": "0", "Fz": "-1",
        "tau": "0", "mu": ["1/2", "1/2"]}
MATRIX = {"kind": "modes", "W": [["1", "0"], ["0", "1"]], "q": ["0", "-1"], "mu": ["1"]}
MOTION = {"kind": "modes", "M": [["1", "0"], ["0", "1"]], "J": [["1", "0"], ["0", "1"]], "F": ["0", "-1"], "mu": ["1"]}
# a problem, what is changed in it (None: taken out), the field that is named, and part of the reason
BAD = [
    (MATRIX, {"W": [["1", "0"], ["1", "1"]]}, "W", "row 1, column 2 is not that in row 2, column 1"),
    (MATRIX, {"W": [["1", "2"], ["2", "1"]]}, "W", "not positive semidefinite: what elimination of rows 1 to 1 leaves in row 2 is negative"),
    (MATRIX, {"W": [["0", "1"], ["1", "1"]]}, "W", "row 1 is 0 on the diagonal, and not 0 beside it"),
    (MATRIX, {"W": [["-1", "0"], ["0", "1"]]}, "W", "row 1 is negative on the diagonal"),
    (MATRIX, {"W": [["1", "0", "0"]] * 3}, "W", "two rows for each contact"),
    (MATRIX, {"W": [["1", "0"]]}, "W", "two rows for each contact"),
    (MATRIX, {"W": [["1", "0"], ["0"]]}, "W", "rows of one length"),
    (MATRIX, {"W": "1"}, "W", "a matrix is expected"),
    (MATRIX, {"W": None}, "W", "the field is missing: contacts are given by W and q, by a body"),
    (MATRIX, {"q": None}, "q", "the field is missing"),
    (MATRIX, {"q": ["1"]}, "q", "2 numbers are expected, two for each contact; there are 1"),
    (MATRIX, {"q": ["1"] * 129}, "q", "128 numbers at most"),
    (MATRIX, {"mu": ["1", "1"]}, "mu", "1 numbers are expected, one for each contact; there are 2"),
    (MATRIX, {"mu": ["-1"]}, "mu", "mu >= 0 at each contact"),
    (MATRIX, {"mu": None}, "mu", "the field is missing"),
    (MATRIX, {"mu": ["cos(1)"]}, "mu", "algebraic"),
    (MATRIX, {"u": ["1", "2"]}, "u", "there are 2"),
    (MATRIX, {"mass": "1"}, "mass", "belongs to a rigid body (mass, gyration, x, z, nx, nz, load), and the problem is given by the matrix W and q"),
    (MATRIX, {"words": "open"}, "words", "kinematic|closed"),
    (MATRIX, {"v": "1"}, "v", "has no such field"),
    (BODY, {"mass": "0"}, "mass", "mass > 0"),
    (BODY, {"gyration": "-1"}, "gyration", "gyration > 0"),
    (BODY, {"gyration": "0"}, "gyration", "gyration > 0"),
    (BODY, {"nz": ["1", "0"]}, "nx", "a normal (nx, nz) is not (0, 0)"),
    (BODY, {"z": ["1"]}, "z", "2 numbers are expected, one for each contact, as in x; there are 1"),
    (BODY, {"tau": None}, "tau", "the field is missing"),
    (BODY, {"x": ["0"] * 65, "z": ["0"] * 65}, "x", "1 to 64 contacts are expected"),
    (BODY, {"bias": ["0"] * 4}, "bias", "belongs to generalised coordinates (M, J, F)"),
    (MOTION, {"M": [["1", "2"], ["2", "1"]]}, "M", "M is positive definite"),
    (MOTION, {"M": [["1", "1"], ["1", "1"]]}, "M", "M is positive definite"),
    (MOTION, {"M": [["1", "2"], ["0", "1"]]}, "M", "not symmetric"),
    (MOTION, {"M": [["1"]]}, "J", "each as long as a row of M"),
    (MOTION, {"M": [["1"] * 13] * 13}, "M", "a square matrix of 12 rows at most"),
    (MOTION, {"F": ["1"]}, "F", "one for each row of M"),
    (MOTION, {"bias": ["1"]}, "bias", "one for each row of J"),
    (MOTION, {"omega": "1"}, "omega", "belongs to a rigid body"),
    (BODY, {"mu_high": ["1"]}, "mu_high", "2 numbers are expected"),
    (BODY, {"mu_high": ["1", "1/10"]}, "mu_high", "mu_high >= mu"),
    (BODY, {"mu_high": ["1", "1"], "words": "closed"}, "mu_high", "certain friction"),
    (BODY, {name: [x] * 33 for name, x in (("x", "0"), ("z", "0"), ("nx", "0"), ("nz", "1"), ("mu", "0"), ("mu_high", "1"))}, "mu_high", "32 contacts at most"),
    ({**BODY, "x": ["0"] * 4, "z": ["0"] * 4, "nx": ["0"] * 4, "nz": ["1"] * 4, "mu": ["1"] * 4}, {"words": "closed"}, "words", "3 contacts at most"),
]
