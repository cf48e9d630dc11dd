# SPDX-License-Identifier: BSD-2-Clause
"""Kind fold [sections of spec/fold/certificate.md]: a point of a switching surface, by signs; the wheel on a turntable by its field, whose derivatives
are those of numbers a + b dr + c domega, and not formulas."""

from .agreement import agree, Ratio
from .answer import expect, require
from .element import read_field, value_of
from .fraction import Fraction
from .record import check_problem, check_quantities
from .rational import sign
from .shape import NULL, NUMBER, QUANTITY, ROOT, SIGN, STRING, STRINGS

RATES, TANGENTS = ("Lp", "Lm"), ("Kpp", "Kpm", "Kmp", "Kmm")
PARAMETERS = ("d", "m", "c1", "c2", "beta", "r0", "omega0", "mu", "S", "cot", "kappa", "k2")
FORMS = {"rates": RATES, "tangent": RATES + TANGENTS, "wheel": PARAMETERS + ("side", "r", "omega"), "rest": PARAMETERS + ("r",)}
CLASS = ("gap", "sum", "trace", "own", "cross", "det", "disc")
WHEEL = ("C", "unit", "side_range", "De", "e", "v", "T", "keff", "p1", "p2", "A", "B", "Lp", "Lm", "fall", "B_omega", "B_r", "turn", "drift", "p",
         "q", "w", "Kpp", "Kpm", "Kmp", "Kmm", "roll", "agree") + CLASS
REST = ("C", "unit", "push", "moment", "room_p", "room_m", "edge_pp", "edge_pm", "edge_mp", "edge_mm")
MAYBE, MAYBE_NUMBER = {STRING, NULL}, {NUMBER, NULL}
FOLD = {
    "v": SIGN, "type": STRING, "kind": STRING, "?id": {STRING, SIGN}, "sha256": STRING, "row": STRING, "?field": ROOT,
    "problem": {"kind": STRING, **{"?" + name: NUMBER for name in FORMS["tangent"] + FORMS["wheel"]}},
    "verdict": {"question": STRING, "?point": STRING, "?fold_plus": MAYBE, "?fold_minus": MAYBE, "?two_fold": MAYBE, "?case": {SIGN, NULL},
                "?forward": STRING, "?reached": MAYBE, "?weight": MAYBE_NUMBER, "?J1J2": MAYBE_NUMBER, "?law": MAYBE, "?rest": STRING,
                "?force": NUMBER, "?moment": NUMBER, "zeros": STRINGS},
    "quantities": {"?" + name: QUANTITY for name in FORMS["tangent"] + FORMS["wheel"] + WHEEL + REST},
    "witness": {},
}


class Jet:
    """A number with its derivatives by r and omega."""

    def __init__(self, x, r=Fraction(0), omega=Fraction(0)):
        self.x, self.r, self.omega = x, r, omega

    def __add__(self, other):
        return Jet(self.x + other.x, self.r + other.r, self.omega + other.omega)

    def __sub__(self, other):
        return Jet(self.x - other.x, self.r - other.r, self.omega - other.omega)

    def __mul__(self, other):
        return Jet(self.x * other.x, self.r * other.x + self.x * other.r, self.omega * other.x + self.x * other.omega)


def along(jet, field):
    """The derivative along (r', omega')."""
    return jet.r * field[0] + jet.omega * field[1]


def classify(q):
    """[2] what follows from the rates and their derivatives."""
    q["gap"] = q["Lm"] - q["Lp"]
    if "Kpp" in q:
        q["sum"], q["trace"] = q["Kmp"] + q["Kpm"], q["Kmp"] - q["Kpm"]
        q["own"], q["cross"] = q["Kpp"] * q["Kmm"], q["Kpm"] * q["Kmp"]
        q["det"], q["disc"] = q["own"] - q["cross"], q["trace"] * q["trace"] - (q["own"] - q["cross"]) * 4


def ride(g):
    """[2] the wheel at a point. The equations of motion are linear in the friction F; h' is -S (v' - d omega') - C (r De)'."""
    c = {name: Jet(g[name]) for name in PARAMETERS}
    r, omega = Jet(g["r"], r=Fraction(1)), Jet(g["omega"], omega=Fraction(1))
    two, C, S = Jet(Fraction(2)), c["cot"] * c["S"], c["S"]
    keff, turning = Jet(g["side"] * g["kappa"]), omega - c["omega0"]
    lever, inertia = c["d"] - r * c["cot"], c["beta"] * c["beta"] + r * r
    v, T = turning * lever, c["m"] * inertia
    p1 = c["k2"] * (c["r0"] - r) - c["c2"] * v + c["m"] * r * omega * omega
    p2 = c["d"] * r * C + inertia * S
    brake = (c["c1"] + two * c["m"] * r * v) * omega

    def field(F):
        """r', v', omega' of [SJ14] (1) to (3) with the friction F and the moment keff F."""
        M = keff * F
        return (T * v, (inertia + c["d"] * c["d"]) * p1 - c["d"] * brake + F * p2 + c["d"] * M, c["d"] * p1 - brake + F * r * C + M)

    def rate(F):
        dr, dv, domega = field(F)
        return c["d"] * domega * S - dv * S - (dr * turning + r * domega) * C

    zero, mu = Jet(Fraction(0)), c["mu"]
    B, Lp, Lm = rate(zero), rate(mu), rate(zero - mu)
    A = rate(Jet(Fraction(1))) - B
    plus, minus = [tuple(part.x for part in field(F))[::2] for F in (mu, zero - mu)]
    free = field(zero)
    K = {"Kpp": along(Lp, plus), "Kpm": along(Lp, minus), "Kmp": along(Lm, plus), "Kmm": along(Lm, minus)}
    side, sine, cosine = g["side"], g["S"], C.x
    unit = sine * sine + cosine * cosine
    roll = g["r"] * turning.x * sine
    return {"C": cosine, "unit": unit * unit - unit, "side_range": side * side * side - side, "De": turning.x, "e": lever.x, "v": v.x, "T": T.x,
            "keff": keff.x, "p1": p1.x, "p2": p2.x, "A": A.x, "B": B.x, "Lp": Lp.x, "Lm": Lm.x, "fall": -v.r, "B_omega": B.omega, "B_r": B.r,
            "turn": r.x * cosine + keff.x, "drift": free[2].x, "p": along(B, (free[0].x, free[2].x)), "q": mu.x * A.r * free[0].x,
            "w": mu.x * B.omega * (r.x * cosine + keff.x), **K, "roll": roll, "agree": side * roll}


def hold(g):
    """[4] the wheel at rest, and the six sides of the hexagon."""
    cosine, room = g["cot"] * g["S"], g["mu"] * g["kappa"]
    push = g["k2"] * (g["r0"] - g["r"]) + g["m"] * g["r"] * g["omega0"] * g["omega0"]
    moment = g["c1"] * g["omega0"] - g["d"] * push + g["r"] * g["cot"] * push
    unit = g["S"] * g["S"] + cosine * cosine
    q = {"C": cosine, "unit": unit * unit - unit, "push": push, "moment": moment, "room_p": room - moment, "room_m": room + moment}
    for a, force in (("p", push), ("m", -push)):
        for b, turn in (("p", moment), ("m", -moment)):
            q["edge_" + a + b] = g["S"] * ((room * 4 - turn) * g["S"] - g["kappa"] * force * 3)
    return q


def form_of(problem):
    given = set(problem) - {"kind"}
    form = next((form for form, names in FORMS.items() if given == set(names)), None)
    require(form is not None, "problem: has not the fields of any question")
    return form


def check_wheel(s):
    """[1] the hypotheses on the wheel."""
    for name in ("m", "beta", "mu", "kappa"):
        require(s[name] > 0, "problem: outside the hypothesis on " + name)
    require(s["c1"] >= 0 and s["c2"] >= 0, "problem: outside the hypothesis on c1, c2")
    require(s["S"] != 0 and s["unit"] == 0, "problem: S, cot are not of an angle")
    require("side" not in s or s["side"] != 0 and s["side_range"] == 0, "problem: side is not 1 or -1")


def inside(s):
    """Directions of sliding in a two-fold whose folds are one visible, one not: 2, 1 (twice), or 0."""
    return 0 if s["sum"] * s["Kpp"] >= 0 or s["disc"] < 0 else 2 if s["disc"] > 0 else 1


def two_fold(s):
    """[3] row, word, case, forward, reached."""
    if s["Kpp"] * s["Kmm"] == 0:
        return "two_fold_cusp", "cusp", None, "undecided", "undecided"
    seen, hidden = {1: "visible", -1: "invisible"}[s["Kpp"]], {-1: "visible", 1: "invisible"}[s["Kmm"]]
    name, many, one, unknown = seen + "_" + hidden, "set_valued", "unique_at_leading_order", "undecided"
    if name == "visible_visible":
        if s["det"] == 0:
            return name + "_singular", name, None, many, unknown
        source = s["det"] > 0 and s["trace"] > 0
        return name + ("_source" if source else "_reached"), name, None, many, "no_orbit" if source else "one_orbit"
    if name == "invisible_invisible":
        if s["det"] == 0:
            return "teixeira_singular", name, None, unknown, unknown
        case = 3 if s["det"] < 0 else 1 if s["Kmp"] < 0 else 2
        return f"teixeira_case_{case}", name, case, one if case == 3 else many, "open_set" if case == 1 else "no_orbit"
    directions = inside(s)
    if directions == 0:
        return name + "_passed", name, None, one, "no_orbit"
    if directions == 1 or s["det"] == 0:
        return name + "_singular", name, None, unknown, unknown
    part, reached = ("saddle", "one_orbit") if s["det"] < 0 else ("sink", "open_set") if s["trace"] < 0 else ("source", "no_orbit")
    return f"{name}_{part}", name, None, many, reached


def touch(sign_of_field, other):
    """[3] one fold, at the edge of sliding (other > 0 where the other field points to the surface) or of escaping: row without its side, forward.
    sign_of_field is 1 where the fold is visible."""
    if other > 0:
        return "fold_{}_at_sliding", "unique"
    if sign_of_field == 0:
        return "cusp_{}_at_escaping", "undecided"
    return ("fold_{}_visible_at_escaping", "set_valued") if sign_of_field > 0 else ("fold_{}_invisible_at_escaping", "unique")


def sight(visible):
    return {1: "visible", -1: "invisible", 0: "cusp"}[visible]


def judge_point(q, s, law):
    """[3] verdict and row of a point."""
    up, down = s["Lp"], s["Lm"]
    verdict = {"question": "point", "fold_plus": None, "fold_minus": None, "two_fold": None, "case": None, "reached": None, "weight": None,
               "J1J2": None, "law": law, "zeros": [name for name in q if s[name] == 0]}
    if law == "undefined":
        return {**verdict, "point": "no_slip", "forward": "undecided"}, "no_slip"
    if up and down:
        row = {(-1, 1): "sliding", (1, -1): "escaping", (1, 1): "crossing_up", (-1, -1): "crossing_down"}[up, down]
        verdict.update(point=row, forward="set_valued" if row == "escaping" else "unique", weight=Ratio(q["Lm"], q["gap"]) if up != down else None)
        return verdict, row
    verdict.update(fold_plus=None if up else sight(s["Kpp"]), fold_minus=None if down else sight(-s["Kmm"]))
    if not up and not down:
        row, word, case, forward, reached = two_fold(s)
        verdict.update(point="two_fold", two_fold=word, case=case, forward=forward, reached=reached,
                       J1J2=Ratio(q["cross"], q["own"]) if word == "invisible_invisible" else None)
        return verdict, row
    side, (row, forward) = ("plus", touch(s["Kpp"], down)) if not up else ("minus", touch(-s["Kmm"], -up))
    verdict.update(point="fold_" + side, forward=forward)
    return verdict, row.format(side)


def judge_rest(q, s):
    """[4] verdict and row of the wheel at rest."""
    least = min(s[name] for name in ("room_p", "room_m", "edge_pp", "edge_pm", "edge_mp", "edge_mm"))
    row = {1: "rest", 0: "rest_boundary", -1: "no_rest"}[least]
    return {"question": "rest", "rest": row, "force": Ratio(-q["push"], q["S"]), "moment": q["moment"],
            "zeros": [name for name in q if s[name] == 0]}, row


def check_fold(record):
    check_problem(record)
    if "field" in record:
        record = read_field(record)
    problem = record.get("values", record["problem"])
    form = form_of(problem)
    q = {name: value_of(problem[name]) for name in FORMS[form]}
    q.update(ride(q) if form == "wheel" else hold(q) if form == "rest" else {})
    if form != "rest":
        classify(q)
    s = {name: sign(x) for name, x in q.items()}
    if "S" in q:
        check_wheel(s)
    require(form != "rates" or s["Lp"] and s["Lm"], "problem: the K are missing where a rate is zero")
    expect("quantities: their names", sorted(record["quantities"]), sorted(q))
    check_quantities(record, q)
    law = {1: "agrees", -1: "contradicts", 0: "undefined"}[s["agree"]] if form == "wheel" else None
    verdict, row = judge_rest(q, s) if form == "rest" else judge_point(q, s, law)
    agree("verdict", record["verdict"], verdict)
    expect("row", record["row"], row)
