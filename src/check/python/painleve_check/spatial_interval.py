# SPDX-License-Identifier: BSD-2-Clause
"""Kind spatial with mu in an interval (spec/spatial/certificate.md, section 6): the words hold at both ends, and nothing changes between them
(spec/spatial/README.md, section 5)."""

from .answer import expect, require
from .fraction import Fraction
from .poly import add, multiply, ranged, scale, shifted, sign_at, zeros_within
from .rational import sign
from .record import check_problem
from .schema import is_box, NULL, NUMBER, NUMBERS, SIGN, STRING, STRINGS, TRUE
from .spatial_contact import BODY, check_arc, check_rest, check_slip, Contact, MOVING, RESTING, SPATIAL, STARTS_AT_ENDS, STATE

WORDS = {"state": STRING, "paradox": STRING, "mu_P_squared": {NUMBER, NULL}, "ends": ({"+": STRING, "-": STRING},), "onset_for_b_negative": STRING,
         "modes": {"F": STRING, "S": STRING, "T": STRING}, "solutions": {STRING, SIGN}, "class": STRING,
         **{"?" + key: schema for key, schema in {**MOVING, **RESTING}.items()}, "?slip_directions": [{"index": SIGN, "p": SIGN}],
         "?slips_at_ends": STARTS_AT_ENDS}
INTERVAL = {
    "v": SIGN, "type": STRING, "kind": STRING, "?id": {STRING, SIGN}, "sha256": STRING,
    "problem": {"kind": STRING, **{name: NUMBER for name in BODY + STATE}, "mu": is_box},
    "verdict": {"certain": TRUE, "row": STRING, "words": WORDS},
    "witness": {"low": SPATIAL["witness"], "high": SPATIAL["witness"], "?slips": NUMBERS},
}


def has_interval(record):
    """An interval of mu, and not a number that is enclosed."""
    problem = record.get("problem")
    mu = problem.get("mu") if isinstance(problem, dict) else None
    return isinstance(mu, dict) and "hi" in mu and "text" not in mu


def derivative(x):
    return [i * c for i, c in enumerate(x)][1:]


class Forces:
    """The forces of slip that begins at rest with u' = -s lambda_T: lambda(s) = -(G + s)^-1 (a, b) has the numerators T (two lines) and N, over the same
    determinant, whatever mu is.  Slip begins where N > 0 and |T| = mu N."""

    def __init__(self, contact):
        x, s = contact, [Fraction(0), Fraction(1)]
        m = [[add([x.A[i][j]], s if i == j else []) for j in range(2)] for i in range(2)]
        a, b, (B1, B2) = x.a, x.b, x.B
        # Cramer's rule for [m B; B^T C] lambda = -(a, b); the terms of T that have s m are linear.
        T1 = add(scale(-a[0] * x.C + b * B1, m[1][1]), add([a[0] * B2 * B2 - a[1] * B1 * B2], [(a[1] * x.C - b * B2) * x.A[0][1]]))
        T2 = add(scale(-a[1] * x.C + b * B2, m[0][0]), add([a[1] * B1 * B1 - a[0] * B1 * B2], [(a[0] * x.C - b * B1) * x.A[0][1]]))
        det = add(multiply(m[0][0], m[1][1]), [-x.A[0][1] * x.A[0][1]])
        w1, w2 = add(scale(B1, m[1][1]), [-B2 * x.A[0][1]]), add(scale(B2, m[0][0]), [-B1 * x.A[0][1]])
        self.N = add(scale(-b, det), add(scale(a[0], w1), scale(a[1], w2)))
        self.size = add(multiply(T1, T1), multiply(T2, T2))
        rate = add(multiply(T1, derivative(T1)), multiply(T2, derivative(T2)))
        self.critical = add(multiply(rate, self.N), scale(Fraction(-1), multiply(self.size, derivative(self.N))))

    def gap(self, mu):
        return add(self.size, scale(-mu * mu, multiply(self.N, self.N)))


def variations(x):
    signs = [sign(c) for c in x if c != 0]
    return sum(p != q for p, q in zip(signs, signs[1:]))


def check_slips(contact, low, high, cuts):
    """No value of |T|/N between low and high is critical where N > 0."""
    f = Forces(contact)
    if f.critical == []:
        require(f.size == [] and cuts is None, "witness.slips: no slip begins, or any does")
        return
    require(cuts is not None and cuts[:1] == [0] and all(x < y for x, y in zip(cuts, cuts[1:])), "witness.slips: the cuts do not rise from 0")
    below, above = f.gap(low), f.gap(high)
    for a, b in zip(cuts, cuts[1:]):
        quiet = (zeros_within(f.critical, a, b) == 0 or ranged(f.N, a, b)[1] < 0 or ranged(below, a, b)[1] < 0 or ranged(above, a, b)[0] > 0)
        end = sign_at(f.critical, b) != 0 or sign_at(below, b) < 0 or sign_at(above, b) > 0
        require(quiet and end, "witness.slips: slips may appear or vanish in a cell")
    require(variations(shifted(f.critical, cuts[-1])) == 0, "witness.slips: slips may appear or vanish beyond the cells")


def check_ends(contact, low, high):
    """h vanishes at an end only where it is an eigenvector of S, so that x = (B.d)^2 = C^2/mu^2 makes this product 0 for both of them."""
    (S11, S12), (_, S22), (B1, B2) = *contact.S, contact.B
    delta = (S11 - S22) * (S11 - S22) + 4 * S12 * S12
    if delta == 0:
        return
    cross = B1 * (S12 * B1 + S22 * B2) - B2 * (S11 * B1 + S12 * B2)
    turns = [cross * cross, -delta * (B1 * B1 + B2 * B2), delta]
    x, y = (contact.C * contact.C / (mu * mu) for mu in (high, low))
    require(sign_at(turns, x) != 0 and sign_at(turns, y) != 0 and zeros_within(turns, x, y) == 0, "verdict.words.ends: may change within the interval")


def check_end(record, mu, witness):
    """The words are true for one mu."""
    contact, words = Contact({**record["problem"], "mu": mu}), record["verdict"]["words"]
    check_arc(contact, words, witness, True)
    one = {"row": record["verdict"]["row"], "verdict": words, "witness": witness}
    if any(x != 0 for x in contact.u):
        check_slip(contact, one)
    else:
        check_rest(contact, one, True)
    return contact


def check_interval(record):
    check_problem(record)
    mu, witness = record["problem"]["mu"], record["witness"]
    low, high = Fraction(mu["lo"]), Fraction(mu["hi"])
    require(0 < low < high, "problem.mu: is no interval of positive numbers")
    expect("verdict.certain", record["verdict"]["certain"], True)
    check_end(record, mu["lo"], witness["low"])
    contact = check_end(record, mu["hi"], witness["high"])
    rests, arc = all(x == 0 for x in contact.u), contact.D > 0
    if arc:
        check_ends(contact, low, high)
    require(not (arc and rests and contact.b == 0), "verdict.words: the ends of the arc move with mu")
    cuts = [Fraction(x) for x in witness["slips"]] if "slips" in witness else None
    if rests and contact.b != 0:
        check_slips(contact, low, high, cuts)
    else:
        require(cuts is None, "witness.slips: no slip begins in a cell")
