# SPDX-License-Identifier: BSD-2-Clause
"""Kind fold [sections of spec/fold/certificate.md]: a point of a switching surface, by signs; the wheel on a turntable at a point, at rest, and all
its two-folds."""

from .agreement import agree, Ratio
from .answer import expect, require
from .element import read_field, value_of
from .fold_count import judge_count
from .fold_funnel import judge_funnel
from .fold_wheel import classify, hold, PARAMETERS, reach, ride
from .fold_words import sight, touch, two_fold
from .record import check_problem, check_quantities
from .rational import sign
from .schema import NULL, NUMBER, QUANTITY, ROOT, SIGN, STRING, STRINGS, SURD

RATES, TANGENTS = ("Lp", "Lm"), ("Kpp", "Kpm", "Kmp", "Kmm")
FORMS = {"rates": RATES, "tangent": RATES + TANGENTS, "wheel": PARAMETERS + ("side", "r", "omega"), "rest": PARAMETERS + ("r",),
         "count": PARAMETERS, "funnel": PARAMETERS + ("side", "r", "omega", "r_end")}
CLASS = ("gap", "sum", "trace", "own", "cross", "det", "disc")
WHEEL = ("C", "unit", "side_range", "De", "e", "v", "T", "keff", "p1", "p2", "A", "B", "Lp", "Lm", "fall", "B_omega", "B_r", "turn", "drift", "p",
         "q", "w", "Kpp", "Kpm", "Kmp", "Kmm", "roll", "agree") + CLASS
END = ("stretch", "near", "far", "astride", "lever")
REST = ("C", "unit", "push", "moment", "room_p", "room_m", "edge_pp", "edge_pm", "edge_mp", "edge_mm")
TWO_FOLD = {"side": SIGN, "r": NUMBER, "omega": {SURD, NULL}, "law": {STRING, NULL}, "row": STRING, "case": {SIGN, NULL}, "forward": STRING,
            "reached": {STRING, NULL}}
MAYBE, MAYBE_NUMBER = {STRING, NULL}, {NUMBER, NULL}
FOLD = {
    "v": SIGN, "type": STRING, "kind": STRING, "?id": {STRING, SIGN}, "sha256": STRING, "row": STRING, "?field": ROOT,
    "problem": {"kind": STRING, **{"?" + name: NUMBER for name in FORMS["tangent"] + FORMS["funnel"]}},
    "verdict": {"question": STRING, "?point": STRING, "?fold_plus": MAYBE, "?fold_minus": MAYBE, "?two_fold": MAYBE, "?case": {SIGN, NULL},
                "?forward": STRING, "?reached": MAYBE, "?weight": MAYBE_NUMBER, "?J1J2": MAYBE_NUMBER, "?law": MAYBE, "?rest": STRING,
                "?force": NUMBER, "?moment": NUMBER, "?count": {SIGN, STRING}, "?two_folds": [TWO_FOLD], "?funnel": STRING,
                "?soonest": NUMBER, "?latest": NUMBER, "zeros": STRINGS},
    "quantities": {"?" + name: QUANTITY for name in FORMS["tangent"] + FORMS["funnel"] + WHEEL + REST + END + ("reach",)},
    "witness": {"?root": NUMBER, "?pieces": [{"end": NUMBER, "low": NUMBER, "high": NUMBER}]},
}


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


def extend(q):
    """[2] from the two-fold to r_end."""
    q["stretch"], q["near"] = q["r_end"] - q["r"], -(q["r"] + q["r"] + q["keff"] * q["C"])
    q["far"], q["astride"] = -(q["r"] + q["r_end"] + q["keff"] * q["C"]), q["r"] * q["r_end"]
    q["lever"] = q["e"] * (q["d"] - q["r_end"] * q["cot"])


def check_fold(record):
    check_problem(record)
    if "field" in record:
        record = read_field(record)
    problem = record.get("values", record["problem"])
    form = form_of(problem)
    q = {name: value_of(problem[name]) for name in FORMS[form]}
    q.update(ride(q) if form in ("wheel", "funnel") else hold(q) if form == "rest" else reach(q) if form == "count" else {})
    if "Lp" in q:
        classify(q)
    if form == "funnel":
        extend(q)
    s = {name: sign(x) for name, x in q.items()}
    if "S" in q:
        check_wheel(s)
    require(form != "rates" or s["Lp"] and s["Lm"], "problem: the K are missing where a rate is zero")
    expect("quantities: their names", sorted(record["quantities"]), sorted(q))
    check_quantities(record, q)
    law = {1: "agrees", -1: "contradicts", 0: "undefined"}[s["agree"]] if form == "wheel" else None
    require(form in ("count", "funnel") or not record["witness"], "witness: is of another question")
    if form == "count":
        verdict, row = judge_count(q, s, record)
        record = {**record, "verdict": {name: x for name, x in record["verdict"].items() if name != "two_folds"}}
    else:
        verdict, row = judge_rest(q, s) if form == "rest" else judge_funnel(q, s, record) if form == "funnel" else judge_point(q, s, law)
    agree("verdict", record["verdict"], verdict)
    expect("row", record["row"], row)


KIND = (FOLD, check_fold)
