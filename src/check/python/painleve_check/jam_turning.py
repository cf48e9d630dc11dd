# SPDX-License-Identifier: BSD-2-Clause
"""Kind jam with the field eta (spec/spatial/jam.md): near a G-spot in three dimensions beta' = Q(beta) = eta beta^2 + delta beta - alpha2.
The sign of Q between its zeros is found by putting numbers into it."""

from .answer import expect, require
from .element import read_field, value_of
from .record import check_problem, check_quantities
from .rational import sign
from .schema import NULL, NUMBER, QUANTITY, ROOT, SIGN, STRING, STRINGS, SURD
from .surd import Surd

SPOT, STATE = ("alpha1", "alpha2", "alpha3", "eta", "delta", "discriminant"), ("p", "b", "rise")
ORDER = ("alpha1", "alpha2", "alpha3", "eta", "p", "b", "delta", "discriminant", "rise")
TURNING = {
    "v": SIGN, "type": STRING, "kind": STRING, "?id": {STRING, SIGN}, "sha256": STRING, "row": STRING, "?field": ROOT,
    "problem": {"kind": STRING, "alpha1": NUMBER, "alpha2": NUMBER, "alpha3": NUMBER, "eta": NUMBER, "?p": NUMBER, "?b": NUMBER},
    "verdict": {"zeros": STRINGS, "resting": [{"force": SURD}], "outcomes": STRINGS, "outcome": {STRING, NULL}, "limit": {STRING, NULL},
                "normal_force": {SURD, NULL}},
    "quantities": {**{name: QUANTITY for name in SPOT}, **{"?" + name: QUANTITY for name in STATE}},
    "witness": {"?force": NUMBER},
}
WORD = {1: "rises", 0: "rests", -1: "falls"}


class Spot:
    def __init__(self, problem):
        q = {name: value_of(x) for name, x in problem.items() if name != "kind"}
        require(("p" in q) == ("b" in q), "problem: a state has p and b")
        require("p" not in q or q["p"] > 0 and q["b"] < 0, "problem: outside the hypotheses p > 0, b < 0")
        q["delta"] = q["alpha3"] - q["alpha1"]
        q["discriminant"] = q["delta"] * q["delta"] + 4 * q["eta"] * q["alpha2"]
        if "p" in q:
            q["rise"] = q["eta"] * q["b"] * q["b"] - q["delta"] * q["b"] * q["p"] - q["alpha2"] * q["p"] * q["p"]
        self.q = q

    def course(self, beta):
        q = self.q
        return (beta * beta * Surd(q["eta"]) + beta * Surd(q["delta"]) + Surd(-q["alpha2"])).sign()

    def near(self, beta, limit, force):
        """What becomes of states whose force tends to beta."""
        rate = (Surd(self.q["alpha1"]) + Surd(-self.q["eta"]) * beta).sign()
        return ("jam", limit, force) if rate < 0 else ("slip" if rate > 0 else "undecided", None, None)

    def beyond(self):
        q = self.q
        if q["eta"] > 0:
            return "paradox", "diverges", None
        if q["alpha1"] >= 0:
            return "slip" if q["alpha1"] > 0 else "undecided", None, None
        return "jam" if q["alpha3"] < 0 else "arrest", "diverges", None

    def read_zeros(self, stated):
        """The positive zeros of Q: those that are stated, and by the coefficients no others."""
        q, zeros = self.q, []
        for entry in stated:
            value = entry["force"]
            x = Surd(value["a"], value_of(value["b"]), value_of(value["d"])) if isinstance(value, dict) else Surd(value)
            require(not isinstance(value, dict) or q["discriminant"] > 0 and value_of(value["d"]) == q["discriminant"], "resting: of another field")
            require(x.sign() > 0 and self.course(x) == 0, "verdict.resting: is no force that rests")
            require(not zeros or (x + Surd(-1) * zeros[-1]).sign() > 0, "verdict.resting: the forces do not rise")
            zeros.append(x)
        # Vieta: sum -delta/eta and product -alpha2/eta of the zeros.
        if q["eta"] == 0:
            count = 1 if q["delta"] * q["alpha2"] > 0 else 0
        elif q["discriminant"] < 0:
            count = 0
        else:
            total, product = sign(-q["delta"] * q["eta"]), sign(-q["alpha2"] * q["eta"])
            count = 1 if product < 0 or product == 0 and total > 0 else 0 if total <= 0 or product == 0 else 1 if q["discriminant"] == 0 else 2
        require(len(zeros) == count, "verdict.resting: are not as many")
        return zeros

    def samples(self, zeros):
        """A number in each range."""
        half = Surd(1) * Surd(value_of("1/2"))
        if not zeros:
            return [Surd(1)]
        inner = [(x + y) * half for x, y in zip(zeros, zeros[1:])]
        return [zeros[0] * half] + inner + [zeros[-1] + Surd(1)]

    def in_range(self, zeros, courses, i):
        if courses[i] > 0:
            return self.near(zeros[i], "rests", zeros[i]) if i < len(zeros) else self.beyond()
        if i > 0:
            return self.near(zeros[i - 1], "rests", zeros[i - 1])
        return ("lift-off", "0", None) if self.q["alpha2"] != 0 else self.near(Surd(0), "0", None)


def check_turning(record):
    check_problem(record)
    if "field" in record:
        record = read_field(record)
    spot, verdict = Spot(record.get("values", record["problem"])), record["verdict"]
    q = spot.q
    expect("quantities", set(record["quantities"]), set(q))
    check_quantities(record, q)
    zeros = spot.read_zeros(verdict["resting"])
    courses = [spot.course(x) for x in spot.samples(zeros)]
    still = courses == [0]
    pull = {1: "enter_", 0: "straight_", -1: "repel_"}[sign(q["eta"])]
    expect("row", record["row"], pull + "_".join(WORD[x] for x in courses))
    places = []
    for i in range(len(courses)):
        places.append(spot.near(Surd(0), "0", None) if still else spot.in_range(zeros, courses, i))
        places += [spot.near(zeros[i], "rests", zeros[i])] if i < len(zeros) else []
    words = [place[0] for place in places]
    expect("verdict.outcomes", verdict["outcomes"], [x for i, x in enumerate(words) if i == 0 or words[i - 1] != x])
    expect("verdict.zeros", verdict["zeros"], [name for name in ORDER if name in q and q[name] == 0])
    right = (None, None, None)
    require(("force" in record["witness"]) == ("p" in q), "witness.force: is there where there is a state")
    if "p" in q:
        force = value_of(record["witness"]["force"])
        require(force * q["p"] + q["b"] == 0, "witness.force: is not -b / p")
        sides = [(Surd(force) + Surd(-1) * x).sign() for x in zeros]
        if still or 0 in sides:
            right = spot.near(Surd(force), "rests", Surd(force))
        else:
            right = spot.in_range(zeros, courses, sides.count(1))
    expect("verdict.outcome", verdict["outcome"], right[0])
    expect("verdict.limit", verdict["limit"], right[1])
    require((verdict["normal_force"] is None) == (right[2] is None), "verdict.normal_force: is there where the force comes to rest")
    if right[2] is not None:
        value = verdict["normal_force"]
        require(not isinstance(value, dict) or value_of(value["d"]) == q["discriminant"], "verdict.normal_force: of another field")
        stated = Surd(value["a"], value_of(value["b"]), value_of(value["d"])) if isinstance(value, dict) else Surd(value)
        require((stated + Surd(-1) * right[2]).sign() == 0, "verdict.normal_force: is another force")
