# SPDX-License-Identifier: BSD-2-Clause
"""Kind spatial (spec/spatial/certificate.md), beside the kernel's tables: how many slip directions there are depends on the problem.  The rule POLY (poly.py) counts
zeros in the cells of a circle, and tells signs at them."""

from .answer import expect, require
from .element import read_field, value_of
from .fraction import Fraction
from .poly import add, hull, multiply, quotient_range, ranged, scale, sign_at, sign_at_zero, simple_part, zeros_within
from .rational import sign
from .record import check_problem, check_quantities
from .schema import is_box, NULL, NUMBER, NUMBERS, QUANTITY, ROOT, SIGN, STRING, STRINGS, SURD
from .surd import Surd

BODY, STATE = ("A11", "A12", "A22", "B1", "B2", "C"), ("a1", "a2", "b", "u1", "u2")
DERIVED = ("detA", "w1", "w2", "detG", "D", "speed2", "muBu", "T_N", "q1", "q2", "S11", "S12", "S22", "T_1", "T_2", "T_cone")
REDUCED = ("A11r", "A12r", "A22r", "B1r", "B2r", "a1r", "a2r", "u1r", "u2r")
CUTS = {"tau": NUMBER, "plus": NUMBERS, "minus": NUMBERS}
MOVING = {"p": SIGN, "impact_without_collision": STRING, "crossing": {STRING, NULL}, "resolution": STRINGS}
RESTING = {"slips": SIGN, "stick_stability": {STRING, NULL}}
STARTS = [{"chart": STRING, "t": is_box, "index": SIGN, "p": SIGN, "lambda_N": is_box, "rho": is_box}]
STARTS_AT_ENDS = [{"end": STRING, "force": STRING, "lambda_N": SURD, "rho": SURD}]
SPATIAL = {
    "v": SIGN, "type": STRING, "kind": STRING, "?id": {STRING, SIGN}, "?field": ROOT, "sha256": STRING, "row": STRING,
    "problem": {"kind": STRING, **{name: NUMBER for name in BODY + STATE}, **{"?" + name: NUMBER for name in ("mu", "mu1", "mu2")}},
    "verdict": {"state": STRING, "paradox": STRING, "mu_P_squared": {NUMBER, NULL}, "ends": ({"+": STRING, "-": STRING},),
                "onset_for_b_negative": STRING, "modes": {"F": STRING, "S": STRING, "T": STRING}, "solutions": {STRING, SIGN}, "class": STRING,
                **{"?" + key: schema for key, schema in {**MOVING, **RESTING}.items()}, "?slip_directions": STARTS, "?slips_at_ends": STARTS_AT_ENDS},
    "quantities": {"?" + name: QUANTITY for name in BODY + ("mu", "mu1", "mu2") + STATE + DERIVED + REDUCED},
    "witness": {"onset": CUTS, "?S": {"lambda_N": SURD}, "?cuts": CUTS, "?T": {"lambda_N": NUMBER, "lambda_T1": NUMBER, "lambda_T2": NUMBER}},
}


class Vector:
    """A plane vector of numbers, polynomials or surds, with the operations of their kind."""

    def __init__(self, x, y):
        self.x, self.y = x, y


def quarter_turn(v, minus):
    return Vector(minus(v.y), v.x)


class Contact:
    """[spatial 1] the data, reduced to those of a circular cone."""

    def __init__(self, problem):
        given = {name: value_of(x) for name, x in problem.items() if name != "kind"}
        self.elliptic = "mu" not in given
        require(self.elliptic == ("mu1" in given) == ("mu2" in given), "problem: either mu, or mu1 and mu2")
        L1, L2 = (given["mu1"], given["mu2"]) if self.elliptic else (Fraction(1), Fraction(1))
        require(L1 > 0 and L2 > 0, "problem: outside the hypotheses mu1 > 0, mu2 > 0")
        self.given, self.mu = given, Fraction(1) if self.elliptic else given["mu"]
        self.A = [[given["A11"] * L1 * L1, given["A12"] * L1 * L2], [given["A12"] * L1 * L2, given["A22"] * L2 * L2]]
        self.B, self.a, self.u = ((given[name + "1"] * L1, given[name + "2"] * L2) for name in "Bau")
        self.C, self.b = given["C"], given["b"]
        self.m = (self.mu * self.B[0], self.mu * self.B[1])
        self.derive()
        require(self.A[0][0] > 0, "problem: outside the hypothesis A11 > 0")
        require(self.detA > 0, "problem: outside the hypothesis detA > 0")
        require(self.detG > 0, "problem: outside the hypothesis detG > 0")
        require(self.mu >= 0, "problem: outside the hypothesis mu >= 0")

    def turns_at_edge(self):
        """Whether g is not 0 where p = 0: then it is -mu (J u . S u) / (C |u|^2), J a right angle."""
        S = [[self.C * self.A[i][j] - self.B[i] * self.B[j] for j in range(2)] for i in range(2)]
        along = [S[i][0] * self.u[0] + S[i][1] * self.u[1] for i in range(2)]
        return self.u[0] * along[1] != self.u[1] * along[0]

    def derive(self):
        (A11, A12), (_, A22) = self.A
        B1, B2 = self.B
        self.detA = A11 * A22 - A12 * A12
        self.detG = A11 * (A22 * self.C - B2 * B2) - A12 * (A12 * self.C - B1 * B2) + B1 * (A12 * B2 - A22 * B1)
        self.D = self.m[0] * self.m[0] + self.m[1] * self.m[1] - self.C * self.C
        self.S = [[self.C * self.A[i][j] - self.B[i] * self.B[j] for j in range(2)] for i in range(2)]
        # Stick: [A B; B^T C] lambda = -(a, b), by cofactors.
        a1, a2, b = -self.a[0], -self.a[1], -self.b
        self.T_N = a1 * (A12 * B2 - A22 * B1) - a2 * (A11 * B2 - A12 * B1) + b * self.detA
        T1 = a1 * (A22 * self.C - B2 * B2) - a2 * (A12 * self.C - B1 * B2) + b * (A12 * B2 - B1 * A22)
        T2 = -a1 * (A12 * self.C - B2 * B1) + a2 * (A11 * self.C - B1 * B1) - b * (A11 * B2 - A12 * B1)
        self.T = (self.C * T1, self.C * T2)
        edge = self.mu * self.C * self.T_N
        self.cone = edge * edge - self.T[0] * self.T[0] - self.T[1] * self.T[1]

    def quantities(self):
        if self.elliptic:
            reduced = (self.A[0][0], self.A[0][1], self.A[1][1], *self.B, *self.a, *self.u)
            return {**self.given, **dict(zip(REDUCED, reduced))}
        (A11, A12), (_, A22) = self.A
        B, a, u, m = self.B, self.a, self.u, self.m
        values = (self.detA, A22 * B[0] - A12 * B[1], A11 * B[1] - A12 * B[0], self.detG, self.D, u[0] * u[0] + u[1] * u[1],
                  m[0] * u[0] + m[1] * u[1], self.T_N, self.C * a[0] - self.b * B[0], self.C * a[1] - self.b * B[1], self.S[0][0], self.S[0][1],
                  self.S[1][1], *self.T, self.cone)
        return {**self.given, **dict(zip(DERIVED, values))}

    def h(self, d, one, times, plus):
        """h = d.Z d - (mu/C) d.Z B with Z the adjugate of S; the numbers are surds, or polynomials with `one` in place of 1."""
        Z = [[self.S[1][1], -self.S[0][1]], [-self.S[0][1], self.S[0][0]]]
        m = (self.m[0] / self.C, self.m[1] / self.C)
        square = plus(plus(times(Z[0][0], d[0], d[0]), times(2 * Z[0][1], d[0], d[1])), times(Z[1][1], d[1], d[1]))
        across = [Z[i][0] * m[0] + Z[i][1] * m[1] for i in range(2)]
        return plus(square, plus(times(-across[0], d[0], one), times(-across[1], d[1], one)))


class Chart:
    """[spatial 3] d = sigma (1 - t^2, 2 t)/(1 + t^2): p, R, E, h times powers of w = 1 + t^2, all of degree 4."""

    def __init__(self, contact, sigma):
        c, s, w = [Fraction(sigma), Fraction(0), Fraction(-sigma)], [Fraction(0), Fraction(2 * sigma)], [Fraction(1), Fraction(0), Fraction(1)]
        self.sigma, self.w = sigma, w

        def along(x, X, y, Y):
            return add(scale(x, X), scale(y, Y))

        p = add(scale(contact.C, w), scale(Fraction(-1), along(contact.m[0], c, contact.m[1], s)))
        # F = p a - b f with f = B - mu A d, so that d's coefficients are those of F.
        F = []
        for i in range(2):
            A_d = along(contact.A[i][0], c, contact.A[i][1], s)
            f = add(scale(contact.B[i], w), scale(-contact.mu, A_d))
            F.append(add(scale(contact.a[i], p), scale(-contact.b, f)))
        self.p = multiply(p, w)
        self.R = add(multiply(c, F[1]), scale(Fraction(-1), multiply(s, F[0])))
        self.E = add(multiply(c, F[0]), multiply(s, F[1]))
        self.h = contact.h((c, s), w, lambda x, y, z: scale(x, multiply(y, z)), add)


def cells(contact, cuts, of):
    """[spatial 3] the cells of both charts, with how many zeros of a polynomial lie in each, which is at most one."""
    tau = value_of(cuts["tau"])
    require(tau > 0, "witness: tau is not positive")
    for sigma, name, end in ((1, "plus", tau), (-1, "minus", 1 / tau)):
        chart, points = Chart(contact, sigma), [value_of(x) for x in cuts[name]]
        poly = of(chart)
        require(poly != [], "witness: what is cut vanishes everywhere")
        simple = simple_part(poly)
        require(len(points) > 1 and points[0] == -end and points[-1] == end, "witness: a chart does not end where the other begins")
        require(all(x < y for x, y in zip(points, points[1:])), "witness: the cuts do not rise")
        require(all(sign_at(simple, x) != 0 for x in points), "witness: a cut is a zero")
        for low, high in zip(points, points[1:]):
            zeros = zeros_within(simple, low, high)
            require(zeros <= 1, "witness: the zeros are not separated")
            yield chart, simple, low, high, zeros


END_OF = {-1: "enter", 0: "degenerate", 1: "repel"}


def ends_of(contact):
    """[spatial 2] d+ and d-, with the number sqrt(D)."""
    root = Surd(0, 1, contact.D) if contact.D > 0 else Surd(0)
    size = contact.m[0] * contact.m[0] + contact.m[1] * contact.m[1]
    for turn in (1, -1):
        J = (-turn * contact.m[1] / size, turn * contact.m[0] / size)
        yield tuple(Surd(contact.C * contact.m[i] / size) + Surd(J[i]) * root for i in range(2))


def surd_times(x, y, z):
    return Surd(x) * y * z


def h_at(contact, d):
    return contact.h(d, Surd(1), surd_times, lambda x, y: x + y)


def check_arc(contact, verdict, witness, interval=False):
    """[spatial 2]"""
    size = contact.B[0] * contact.B[0] + contact.B[1] * contact.B[1]
    expect("verdict.paradox", verdict["paradox"], ("none", "touch", "arc")[sign(contact.D) + 1])
    least = verdict["mu_P_squared"]
    require((least is None) == (size == 0), "verdict.mu_P_squared: is there unless B = 0")
    require(least is None or value_of(least) * size == contact.C * contact.C, "verdict.mu_P_squared: another number")
    words = [END_OF[h_at(contact, d).sign()] for d in ends_of(contact)] if contact.D > 0 else None
    expect("verdict.ends", verdict["ends"], words and {"+": words[0], "-": words[1]})
    folded = any([sign_at(chart.p, low) > 0 > sign_at(chart.h, low)
                  for chart, _, low, _, _ in cells(contact, witness["onset"], lambda chart: multiply(chart.p, chart.h))])
    # with mu in an interval: uniqueness might come and go as mu grows
    left_open = interval and words is not None and "enter" not in words
    expect("verdict.onset_for_b_negative", verdict["onset_for_b_negative"], "undecided" if left_open else "not always unique" if folded else "always unique")


def read_surd(value, d):
    surd = Surd(value["a"], value_of(value["b"]), value_of(value["d"])) if isinstance(value, dict) else Surd(value)
    require(not isinstance(value, dict) or value_of(value["d"]) == d, "a surd: of another field")
    return surd


def slip_words(b, p, h):
    """[spatial 4] row, F, S, solutions and class."""
    yes, edge, no = "consistent", "boundary", "inconsistent"
    if b > 0:
        return ("flight_or_slip", yes, yes, 2, "indeterminate") if p < 0 else ("flight" if p else "flight_at_the_edge", yes, no, 1, "determinate")
    if b == 0:
        row = {1: "weightless", 0: "g_spot", -1: "weightless_in_paradox"}[p]
        return row, edge, edge, 1 if p else "continuum", "degenerate"
    if p > 0:
        return "slip", no, yes, 1, "determinate"
    return "paradox" if p else {-1: "enter", 0: "edge", 1: "repel"}[h], no, no, 0, "inconsistent"


def check_slip(contact, record):
    """[spatial 4] u is not 0: the numbers are x + y |u|."""
    verdict, witness, square = record["verdict"], record["witness"], contact.u[0] * contact.u[0] + contact.u[1] * contact.u[1]
    speed = Surd(0, 1, square)
    p_speed = Surd(contact.C) * speed + Surd(-contact.m[0] * contact.u[0] - contact.m[1] * contact.u[1])
    b, p = sign(contact.b), p_speed.sign()
    h = h_at(contact, [Surd(x / square) * speed for x in contact.u]).sign() if p == 0 else 0
    turns = contact.turns_at_edge()
    row, F, S, solutions, name = slip_words(b, p, h)
    expect("row", record["row"], row)
    follows = ["F"] * (b > 0) + ["S"] * (b < 0 and p > 0) + ["IWC"] * (p < 0)
    if b < 0 and p == 0:
        follows = [{-1: "IWC", 0: "S-singular" if turns else "arrest", 1: "S-singular"}[h]]
    right = {"state": "slips", "p": p, "modes": {"F": F, "S": S, "T": "inadmissible"}, "solutions": solutions, "class": name,
             "impact_without_collision": {-1: "possible", 0: "no" if turns else "degenerate", 1: "no"}[p or h],
             "crossing": END_OF[h] if b < 0 and p == 0 else None, "resolution": follows}
    for key in right:
        expect("verdict." + key, verdict.get(key, "nothing"), right[key])
    require(set(verdict) == set(right) | {"paradox", "mu_P_squared", "ends", "onset_for_b_negative"}, "verdict: other keys than those of slip")
    forced = p != 0 and b * p <= 0
    require(set(witness) == {"onset"} | ({"S"} if forced else set()), "witness: other keys than those of slip")
    if forced:
        force = read_surd(witness["S"]["lambda_N"], square)
        require((p_speed * force + Surd(contact.b) * speed).sign() == 0, "witness.S.lambda_N: is not the force of slip")


def check_stick(contact, verdict, witness):
    """[spatial 5] 2 strictly inside the cone, 1 on its boundary, 0 outside."""
    stick = 0 if contact.T_N < 0 or contact.cone < 0 else 2 if contact.T_N > 0 and contact.cone > 0 else 1
    expect("verdict.modes.T", verdict["modes"]["T"], ("inconsistent", "boundary", "consistent")[stick])
    require(("T" in witness) == (stick > 0), "witness.T: is there where stick is possible")
    if stick:
        scale_T = contact.C * contact.detG
        for key, value, by in (("lambda_N", contact.T_N, contact.detG), ("lambda_T1", contact.T[0], scale_T), ("lambda_T2", contact.T[1], scale_T)):
            require(value_of(witness["T"][key]) * by == value, f"witness.T.{key}: is not the force of stick")
    return stick


WIDTH = 1 << 40


def holds(box, low, high):
    """A positive interval that holds the numbers, and is narrow."""
    lo, hi = Fraction(box["lo"]), Fraction(box["hi"])
    return 0 < lo <= low and high <= hi and WIDTH * (hi - lo) <= lo


def slips_of(contact, witness):
    """[spatial 5] b is not 0: the cells in which slip starts, with its index and the sign of p."""
    vanishes = Chart(contact, 1).R == []
    require(("cuts" in witness) != vanishes, "witness.cuts: are there where R is not 0")
    for chart, simple, low, high, inside in cells(contact, witness["cuts"], lambda chart: chart.R) if not vanishes else ():
        p = sign_at_zero(chart.p, simple, low, high) if inside else 0
        if p * contact.b >= 0 or sign_at_zero(chart.E, simple, low, high) * p <= 0:
            continue
        before, after = sign_at(chart.R, low), sign_at(chart.R, high)
        yield chart, low, high, before if before != after else 0, p


def count_directions(contact, verdict, witness):
    """With mu in an interval the verdict states how many slips have each index, since their directions change.  Returns the indices."""
    require("slips_at_ends" not in verdict and "slip_directions" in verdict, "verdict.slip_directions: b is not 0")
    found = sorted((index, p) for _, _, _, index, p in slips_of(contact, witness))
    expect("verdict.slip_directions", sorted((x["index"], x["p"]) for x in verdict["slip_directions"]), found)
    return [index for index, _ in found]


def check_directions(contact, verdict, witness):
    """[spatial 5] b is not 0: every zero of R, and whether slip starts there.  Returns the indices."""
    require("slips_at_ends" not in verdict and "slip_directions" in verdict, "verdict.slip_directions: b is not 0")
    stated, indices = iter(verdict["slip_directions"]), []
    for chart, low, high, index, p in slips_of(contact, witness):
        start = next(stated, None)
        require(start is not None, "verdict.slip_directions: a direction is missing")
        place = {"chart": "+" if chart.sigma > 0 else "-", "index": index, "p": p}
        for key in place:
            expect("verdict.slip_directions." + key, start[key], place[key])
        require(Fraction(start["t"]["lo"]) == low and Fraction(start["t"]["hi"]) == high, "verdict.slip_directions.t: is no cell with a zero")
        require(WIDTH * (high - low) <= 1, "verdict.slip_directions.t: is wider than 2^-40")
        range_p, weight = ranged(chart.p, low, high), ranged(multiply(chart.w, chart.w), low, high)
        require(not range_p[0] <= 0 <= range_p[1], "witness.cuts: a cell is too wide")
        push = hull([-contact.b * weight[0], -contact.b * weight[1]])
        require(holds(start["lambda_N"], *quotient_range(push, range_p)), "verdict.slip_directions.lambda_N: does not hold the force, or is wider than 2^-40 allows")
        require(holds(start["rho"], *quotient_range(ranged(chart.E, low, high), range_p)), "verdict.slip_directions.rho: does not hold the acceleration, or is wider than 2^-40 allows")
        indices.append(index)
    require(next(stated, None) is None, "verdict.slip_directions: no slip starts in some direction")
    return indices


def check_ends(contact, verdict, witness):
    """[spatial 5] b = 0: slip at the ends of the arc.  Returns how many there are, and with a continuum of forces."""
    require("slip_directions" not in verdict and "slips_at_ends" in verdict and "cuts" not in witness, "verdict.slips_at_ends: b is 0")
    stated, starts, continua = iter(verdict["slips_at_ends"]), 0, 0
    for name, d in zip("+-"[:1 + sign(contact.D)], ends_of(contact)):
        f = [Surd(contact.B[i]) + Surd(-contact.mu) * (Surd(contact.A[i][0]) * d[0] + Surd(contact.A[i][1]) * d[1]) for i in range(2)]
        a = [Surd(x) for x in contact.a]
        minus = Surd(-1)
        e_a, d_a = d[0] * a[1] + minus * d[1] * a[0], d[0] * a[0] + d[1] * a[1]
        g, k = d[0] * f[1] + minus * d[1] * f[0], minus * (d[0] * f[0] + d[1] * f[1])
        if g.sign() == 0:
            kind = 2 if e_a.sign() == 0 and d_a.sign() > 0 else 0
        else:
            kind = 1 if e_a.sign() * g.sign() < 0 and (g * d_a + k * e_a).sign() * g.sign() > 0 else 0
        if not kind:
            continue
        start = next(stated, None)
        require(start is not None and start["end"] == name and start["force"] == ("lambda_N", "up to lambda_N")[kind - 1],
                "verdict.slips_at_ends: are others")
        force, rho = read_surd(start["lambda_N"], contact.D), read_surd(start["rho"], contact.D)
        if kind == 2:
            fits = (k * force + minus * d_a).sign() == 0 and (rho + minus * d_a).sign() == 0
        else:
            fits = (e_a + g * force).sign() == 0 and (rho + k * force + minus * d_a).sign() == 0
        require(fits, "verdict.slips_at_ends: another force or acceleration")
        starts, continua = starts + 1, continua + (kind == 2)
    require(next(stated, None) is None, "verdict.slips_at_ends: are others")
    return starts, continua


def stability(contact, stick, starts):
    if stick < 2:
        return "degenerate" if stick else None
    if contact.b >= 0 or starts:
        return "unstable"
    return "undecided-arc" if contact.D > 0 else "stable"


def check_rest(contact, record, interval=False):
    """[spatial 5] u = 0"""
    verdict, witness, b = record["verdict"], record["witness"], sign(contact.b)
    stick, continua = check_stick(contact, verdict, witness), 0
    if b == 0:
        starts, continua = check_ends(contact, verdict, witness)
        indices, merged = [], continua
    else:
        indices = (count_directions if interval else check_directions)(contact, verdict, witness)
        starts, merged = len(indices), indices.count(0)
    solutions = "continuum" if continua else (b >= 0) + (stick > 0 and contact.T_N > 0) + starts
    degenerate = b == 0 or stick == 1 or merged > 0
    row = "rest_weightless" if b == 0 else "rest_on_a_boundary" if degenerate else "rest_one_motion" if solutions == 1 else "rest_several_motions"
    require(degenerate or sum(indices) + (b > 0) + (stick == 2) == 1, "verdict: the indices do not add up to 1")
    expect("row", record["row"], row)
    right = {"state": "rests", "slips": starts, "solutions": solutions,
             "modes": {"F": ("inconsistent", "boundary", "consistent")[b + 1],
                       "S": "inconsistent" if starts == 0 else "consistent" if starts > merged else "boundary", "T": verdict["modes"]["T"]},
             "class": "degenerate" if degenerate else "determinate" if solutions == 1 else "indeterminate",
             "stick_stability": stability(contact, stick, starts)}
    for key in right:
        expect("verdict." + key, verdict.get(key, "nothing"), right[key])
    require(set(verdict) <= set(right) | {"paradox", "mu_P_squared", "ends", "onset_for_b_negative", "slip_directions", "slips_at_ends"},
            "verdict: other keys than those of rest")
    require("S" not in witness, "witness.S: the point rests")


def check_spatial(record):
    check_problem(record)
    if "field" in record:
        record = read_field(record)
    contact = Contact(record.get("values", record["problem"]))
    quantities = contact.quantities()
    expect("quantities", set(record["quantities"]), set(quantities))
    check_quantities(record, quantities)
    check_arc(contact, record["verdict"], record["witness"])
    if any(x != 0 for x in contact.u):
        check_slip(contact, record)
    else:
        check_rest(contact, record)
