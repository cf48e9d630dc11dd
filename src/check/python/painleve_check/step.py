# SPDX-License-Identifier: BSD-2-Clause
"""Kind step [13], beside the kernel: the answer of a solver, judged.  It asks how far an answer lies from the set of solutions, and which
other problem it would solve, where the rules of the kernel ask whether a point is a solution."""

from .answer import expect, require
from .element import value_of
from .fraction import Fraction
from .rational import sign
from .record import check_problem, check_quantities
from .schema import NULL, NUMBER, QUANTITY, SIGN, STRING, STRINGS

MODES = ("F", "S+", "S-", "T")
BODY = ("m", "I", "rx", "ry", "vx", "vy", "w", "gx", "gy", "h", "vx_new", "vy_new", "w_new")
CONTACT = ("a", "b", "A", "B", "C", "P_T", "P_N")
CONTACT_OPTIONS = ("U_T", "U_N", "u", "v", "a_size", "b_size")
QUANTITIES = ("a", "b", "A", "B", "C", "mu", "P_T", "P_N", "U_T", "U_N", "bias", "q", "q_plus", "q_minus", "residual_T", "residual_N",
              "y", "friction_plus", "friction_minus", "rise_plus", "rise_minus", "work2")
SIZES = ("s_T", "s_N", "noise", "impulse", "noise_T", "noise_N", "s_cone", "s_rise", "noise_rise", "s_work", "noise_work")
BODY_SIZES = ("moment", "s_M", "noise_M")
LAWS = ("coulomb", "associated", "soft", "substepped", "other")
EXCESSES = {"energy": "energy-gained", "cone": "cone-violated", "pull": "pulling", "normal": "penetrating"}
CHANGE = {NUMBER, NULL}
STATUSES = {mode: STRING for mode in MODES}
TERMS = {"F": ("impulse_T", "impulse_N", "normal"), **{mode: ("tangent", "normal", "pull", "friction") for mode in MODES[1:]}}
INFINITE = (1,)  # larger than each (0, x), the form of a finite change


def step_schema(record):
    """The schema of a record, of a body or of a contact."""
    problem = record.get("problem")
    body = isinstance(problem, dict) and "m" in problem
    fields = dict.fromkeys(BODY, NUMBER) if body else {**dict.fromkeys(CONTACT, NUMBER), **{"?" + x: NUMBER for x in CONTACT_OPTIONS}}
    return {
        "v": SIGN, "type": STRING, "kind": STRING, "?id": {STRING, SIGN}, "sha256": STRING, "row": STRING,
        "problem": {"kind": STRING, "mu": NUMBER, "?e": NUMBER, "?eps": NUMBER, "?floor": NUMBER, "?law": STRING, **fields},
        "verdict": {"judgement": STRING, "at_10_eps": STRING, "modes": STATUSES, "chosen": STRINGS, "nearest": {STRING, NULL},
                    "eta": dict.fromkeys(MODES, CHANGE), "residual": CHANGE, "restitution": STRING, "restitution_shown": CHANGE,
                    "energy": STRING, "excess": dict.fromkeys(EXCESSES, CHANGE), "marks": STRINGS,
                    "continuous": ({"modes": STATUSES, "h0_over_h": CHANGE, "difference": STRING},)},
        "quantities": dict.fromkeys(QUANTITIES, QUANTITY),
        "witness": {"sizes": {**dict.fromkeys(SIZES, NUMBER), **{"?" + x: NUMBER for x in BODY_SIZES}},
                    "terms": {mode: dict.fromkeys(names, CHANGE) for mode, names in TERMS.items()},
                    "impulses": {"?" + mode: {"P_T": NUMBER, "P_N": NUMBER} for mode in MODES}},
    }


def plain(change):
    """A change as a number, or None for infinite."""
    return None if change == INFINITE else change[1]


def read_number(x):
    return None if x is None else value_of(x)


def contact_of(x):
    """The data of a contact, with what may be left out."""
    d = dict(x)
    require(("U_T" in x) == ("U_N" in x), "problem: U_T and U_N are given together")
    d.setdefault("U_T", d["a"] + d["A"] * d["P_T"] + d["B"] * d["P_N"])
    d.setdefault("U_N", d["b"] + d["B"] * d["P_T"] + d["C"] * d["P_N"])
    d.setdefault("v", Fraction(0))
    d.setdefault("a_size", abs(d["a"]))
    d.setdefault("b_size", abs(d["b"]))
    return d


def body_of(x):
    """The contact of a body: Newton and Euler."""
    m, I, rx, ry, vx, vy, w, gx, gy, h, vx_new, vy_new, w_new = (x[name] for name in BODY)
    require(m > 0 and I > 0 and h > 0, "problem: outside the hypotheses m > 0, I > 0, h > 0")
    d = dict(x, A=1 / m + ry * ry / I, B=-rx * ry / I, C=1 / m + rx * rx / I, u=vx - w * ry, v=vy + w * rx)
    d.update(a=d["u"] + h * gx, b=d["v"] + h * gy, P_T=m * (vx_new - vx - h * gx), P_N=m * (vy_new - vy - h * gy),
             U_T=vx_new - w_new * ry, U_N=vy_new + w_new * rx)
    along, across, turn = abs(vx) + abs(h * gx) + abs(vx_new), abs(vy) + abs(h * gy) + abs(vy_new), abs(w) + abs(w_new)
    d.update(a_size=abs(vx) + abs(h * gx) + abs(w * ry), b_size=abs(vy) + abs(h * gy) + abs(w * rx), body_noise=along + across + turn * (abs(rx) + abs(ry)),
             body_impulse=m * (along + across), moment=I * (w_new - w) - (rx * d["P_N"] - ry * d["P_T"]),
             s_M=abs(rx * d["P_N"]) + abs(ry * d["P_T"]), noise_M=I * turn + m * abs(rx) * across + m * abs(ry) * along)
    return d


def read_data(problem):
    """[13.1] the data; raises Rejected outside the hypotheses."""
    x = {name: value_of(text) for name, text in problem.items() if name not in ("kind", "law")}
    d = body_of(x) if "m" in x else contact_of(x)
    for name in ("e", "eps", "floor", "body_noise", "body_impulse"):
        d.setdefault(name, Fraction(0))
    d["law"] = problem.get("law", "coulomb")
    for name, fine in (("law", d["law"] in LAWS), ("A", d["A"] > 0), ("C", d["C"] > 0), ("B", d["A"] * d["C"] > d["B"] ** 2),
                       ("mu", d["mu"] >= 0), ("e", 0 <= d["e"] <= 1), ("floor", 0 <= d["floor"] <= d["eps"]),
                       ("eps", d["eps"] <= Fraction(1, 100)), ("a_size", d["a_size"] >= abs(d["a"])), ("b_size", d["b_size"] >= abs(d["b"]))):
        require(fine, "problem: outside the hypothesis on " + name)
    return d


def quantities_of(d, bias):
    """[13.2] the quantities and the sizes with a bias."""
    a, b, A, B, C, mu, P_T, P_N, U_T, U_N = (d[name] for name in QUANTITIES[:10])
    q, y = b + bias, U_N + bias
    values = (a, b, A, B, C, mu, P_T, P_N, U_T, U_N, bias, q, q - mu * a, q + mu * a, U_T - (a + A * P_T + B * P_N),
              U_N - (b + B * P_T + C * P_N), y, P_T + mu * P_N, P_T - mu * P_N, y - mu * U_T, y + mu * U_T,
              P_T * (a + U_T) + P_N * (b + U_N))
    s_T = d["a_size"] + abs(A * P_T) + abs(B * P_N)
    s_N = d["b_size"] + abs(bias) + abs(B * P_T) + abs(C * P_N)
    noise = s_T + s_N + abs(U_T) + abs(U_N) + d["body_noise"]
    impulse = abs(P_T) + abs(P_N) + d["body_impulse"]
    sizes = (s_T, s_N, noise, impulse, noise + A * impulse, noise + C * impulse, A * mu * abs(P_N), s_N + mu * s_T, noise + mu * noise,
             abs(P_T) * (abs(a) + abs(U_T)) + abs(P_N) * (abs(b) + abs(U_N)), 2 * noise * impulse)
    return dict(zip(QUANTITIES, values)), dict(zip(SIZES, sizes))


def changes_of(d, q, s):
    """[13.3] (the terms of each mode, the change of Newton's law, the excesses)."""
    def gap(x, noise, size):
        beyond = abs(x) - d["floor"] * noise
        return (0, Fraction(0)) if beyond <= 0 else (0, beyond / size) if size > 0 else INFINITE

    def row(x):
        return gap(x, s["noise"], s["s_N"])

    def rise(x):
        return gap(x, s["noise_rise"], s["s_rise"])

    def friction(x):
        return gap(d["A"] * x, s["noise_T"] + d["mu"] * d["A"] * s["impulse"], s["s_cone"])

    associated, y, U_T, U_N, P_T, P_N = d["law"] == "associated", q["y"], q["U_T"], q["U_N"], q["P_T"], q["P_N"]
    pull = gap(d["C"] * min(P_N, 0), s["noise_N"], s["s_N"])
    cone = friction(max(0, abs(P_T) - d["mu"] * P_N))
    terms = {"F": (gap(d["A"] * P_T, s["noise_T"], s["s_T"]), gap(d["C"] * P_N, s["noise_N"], s["s_N"]),
                   rise(min(0, q["y"] - d["mu"] * abs(U_T))) if associated else row(min(0, y))),
             "S+": (gap(min(0, U_T), s["noise"], s["s_T"]), rise(q["rise_plus"]) if associated else row(y), pull, friction(q["friction_plus"])),
             "S-": (gap(max(0, U_T), s["noise"], s["s_T"]), rise(q["rise_minus"]) if associated else row(y), pull, friction(q["friction_minus"])),
             "T": (gap(U_T, s["noise"], s["s_T"]), row(y), pull, cone)}
    residual = (gap(d["moment"], d["noise_M"], d["s_M"]) if "moment" in d else
                max(gap(q["residual_T"], s["noise"], s["s_T"]), row(q["residual_N"])))
    excess = (gap(max(0, q["work2"]), s["noise_work"], s["s_work"]), cone, pull, row(min(0, U_N)))
    return terms, residual, dict(zip(EXCESSES, excess))


def biases(d):
    """[13.4] the biases in the order in which they are tried, each with its word."""
    asked = d["e"] * min(d["v"], 0)
    if asked == 0:
        return [("none", asked)]
    shown = [("other", -d["U_N"])] if d["P_N"] > 0 and 0 < d["U_N"] <= -d["v"] else []
    return [("kept", asked), ("ignored", Fraction(0))] + shown + [("broken", asked)]


def status(*inequalities):
    """The status of a mode with one force, which has to make these numbers >= 0."""
    return "consistent" if min(inequalities) > 0 else "boundary" if min(inequalities) == 0 else "inconsistent"


def slip_force(d, q, direction):
    """[13.5] (status, impulse) of slip: P_T = -direction mu P_N, and y = 0, or y = mu |U_T| by the associated law."""
    mu = direction * d["mu"]
    turn, rate, free = d["B"] - mu * d["A"], d["C"] - mu * d["B"], q["q"]
    if d["law"] == "associated":
        rate, free = rate - mu * turn, free - mu * q["a"]
    if rate == 0:  # P_N = 0, or any beside it
        return (status(direction * q["a"]) if free == 0 else "inconsistent"), (Fraction(0), Fraction(0))
    P_N = -free / rate
    return status(P_N, direction * (q["a"] + turn * P_N)), (-mu * P_N, P_N)


def forces_of(d, q):
    """[13.5] the status and the impulse of each mode."""
    det = d["A"] * d["C"] - d["B"] ** 2
    P_T, P_N = (q["q"] * d["B"] - q["a"] * d["C"]) / det, (q["a"] * d["B"] - d["A"] * q["q"]) / det
    flight = status(q["q_plus"], q["q_minus"]) if d["law"] == "associated" else status(q["q"])
    return {"F": (flight, (Fraction(0), Fraction(0))), "S+": slip_force(d, q, 1), "S-": slip_force(d, q, -1),
            "T": (status(P_N, d["mu"] * P_N + P_T, d["mu"] * P_N - P_T), (P_T, P_N))}


def judge(d, terms, residual, statuses, eps):
    """[13.6] (judgement, chosen modes) where changes up to eps are allowed."""
    chosen = [mode for mode in MODES if max(terms[mode]) <= (0, eps)]
    if residual > (0, eps):
        return "other-problem", chosen
    if any(statuses[mode] in ("consistent", "boundary") for mode in chosen):
        return "agree", chosen
    if chosen:
        return "near", chosen
    return ("wrong" if d["law"] in ("coulomb", "associated") else "other-law"), chosen


def sliding_statuses(d, p):
    """[13.7] the statuses of a point that slips with u: its force obeys b + p lambda_N = 0."""
    b, mode = d["b"], "S+" if d["u"] > 0 else "S-"
    slip = status(-b / p) if p != 0 else "consistent" if b == 0 else "inconsistent"
    return {"F": status(b), "S+": "inadmissible", "S-": "inadmissible", "T": "inadmissible", mode: slip}


def h0_of(d):
    """[13.7] the least multiple of h where u, or the velocity at an edge of the cone times p, changes its sign."""
    found = []
    for mu in (None, d["mu"], -d["mu"]):
        p = 1 if mu is None else d["C"] - mu * d["B"]
        begin, end = d["u"] * p, d["a"] * p - (0 if mu is None else d["b"] * (d["B"] - mu * d["A"]))
        if begin * (begin - end) > 0:
            found.append(begin / (begin - end))
    return min(found, default=None)


def continuous_of(d, statuses, chosen, judgement):
    """[13.7] the object `continuous`."""
    if d.get("u") is None or d["v"] != 0 or d["law"] == "associated":
        return None
    direction = sign(d["u"])
    p = d["C"] - direction * d["mu"] * d["B"]
    modes = sliding_statuses(d, p) if direction else statuses
    stays = direction and (p < 0 or p == 0 and d["b"] <= 0) and "T" in chosen and statuses["T"] in ("consistent", "boundary")
    words = {"other-problem": "problem", "near": "rounding", "wrong": "solver", "other-law": "law",
             "agree": "impact-without-collision" if stays else "step-size"}
    none = judgement != "other-problem" and any(modes[mode] in ("consistent", "boundary") for mode in chosen)
    return {"modes": modes, "h0_over_h": h0_of(d) if direction else None, "difference": "none" if none else words[judgement]}


def check_witness(d, witness, s, terms, forces):
    sizes = dict(s, **{name: d[name] for name in BODY_SIZES if name in d})
    expect("witness.sizes", {name: value_of(x) for name, x in witness["sizes"].items()}, sizes)
    for mode in MODES:
        for name, term in zip(TERMS[mode], terms[mode]):
            expect(f"witness.terms.{mode}.{name}", read_number(witness["terms"][mode][name]), plain(term))
    expect("witness.impulses", {mode: (value_of(x["P_T"]), value_of(x["P_N"])) for mode, x in witness["impulses"].items()},
           {mode: impulse for mode, (word, impulse) in forces.items() if word != "inconsistent"})


def check_step(record):
    check_problem(record)
    d, verdict = read_data(record["problem"]), record["verdict"]
    for restitution, bias in biases(d):
        q, s = quantities_of(d, bias)
        terms, residual, excess = changes_of(d, q, s)
        if any(max(terms[mode]) <= (0, d["eps"]) for mode in MODES):
            break
    check_quantities(record, q)
    forces = forces_of(d, q)
    statuses = {mode: word for mode, (word, _) in forces.items()}
    check_witness(d, record["witness"], s, terms, forces)
    judgement, chosen = judge(d, terms, residual, statuses, d["eps"])
    eta = {mode: max(terms[mode]) for mode in MODES}
    nearest = min(MODES, key=lambda mode: eta[mode])
    continuous = verdict["continuous"] and dict(verdict["continuous"], h0_over_h=read_number(verdict["continuous"]["h0_over_h"]))
    for key, given, right in (
            ("judgement", verdict["judgement"], judgement), ("at_10_eps", verdict["at_10_eps"], judge(d, terms, residual, statuses, 10 * d["eps"])[0]),
            ("modes", verdict["modes"], statuses), ("chosen", verdict["chosen"], chosen),
            ("nearest", verdict["nearest"], None if eta[nearest] == INFINITE else nearest),
            ("eta", {mode: read_number(x) for mode, x in verdict["eta"].items()}, {mode: plain(x) for mode, x in eta.items()}),
            ("residual", read_number(verdict["residual"]), plain(residual)), ("restitution", verdict["restitution"], restitution),
            ("restitution_shown", read_number(verdict["restitution_shown"]), -d["U_N"] / d["v"] if d["v"] < 0 < d["P_N"] else None),
            ("energy", verdict["energy"], ("conserved", "gained", "lost")[sign(q["work2"])]),
            ("excess", {name: read_number(x) for name, x in verdict["excess"].items()}, {name: plain(x) for name, x in excess.items()}),
            ("marks", verdict["marks"], [EXCESSES[name] for name, x in excess.items() if x > (0, d["eps"])]),
            ("continuous", continuous, continuous_of(d, statuses, chosen, judgement))):
        expect("verdict." + key, given, right)
    expect("row", record["row"], judgement.replace("-", "_"))


KIND = (step_schema, check_step)
