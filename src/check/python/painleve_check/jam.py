# SPDX-License-Identifier: BSD-2-Clause
"""Kind jam [11] as data for the kernel: what becomes of a slipping point near a G-spot."""

from .answer import expect, require
from .element import value_of
from .fraction import Fraction
from .jam_turning import check_turning, TURNING
from .kernel import check_theory, program, Theory, word
from .schema import NULL, NUMBER, QUANTITY, ROOT, SIGN, STRING, STRINGS

ALWAYS = ("alpha1", "alpha2", "alpha3", "delta")
STATE = ("p", "b", "fall")  # the quantities of a state, where the problem gives one
SCHEMA = {
    "v": SIGN, "type": STRING, "kind": STRING, "?id": {STRING, SIGN}, "sha256": STRING, "row": STRING, "?field": ROOT,
    "problem": {"kind": STRING, "alpha1": NUMBER, "alpha2": NUMBER, "alpha3": NUMBER, "?p": NUMBER, "?b": NUMBER},
    "verdict": {"portrait": STRING, "zeros": STRINGS, "outcomes": STRINGS, "threshold": {NUMBER, NULL},
                "outcome": {STRING, NULL}, "jam": {STRING, NULL}, "normal_force": {NUMBER, STRING, NULL}},
    "quantities": {**{name: QUANTITY for name in ALWAYS}, **{"?" + name: QUANTITY for name in STATE}},
    "witness": {"?force": NUMBER, "?fixed": NUMBER},
}

# [11.2]
PROGRAM = program("""
    delta = alpha3 - alpha1
    alpha2_p = alpha2 * p
    delta_b = delta * b
    fall = alpha2_p + delta_b
""")
HYPOTHESES = (
    ("a state has p and b", lambda s: ("p" in s) == ("b" in s)),
    ("p", lambda s: s.get("p", 1) > 0),
    ("b", lambda s: s.get("b", -1) < 0))

# [11.3] The outcome of the states of one course, and the limit of their normal force: zero, fixed (the force at which it rests), or a word
# of the verdict.  `course` stands beside the signs: 1 where the normal force falls, 0 where it rests, -1 where it rises.
OUTCOME = (
    (("lift-off", "zero"), lambda s: s["course"] > 0 and (s["delta"] >= 0 or s["alpha2"] > 0)),
    (("slip", None), lambda s: s["alpha1"] > 0),
    (("undecided", None), lambda s: s["alpha1"] == 0),
    (("jam", "diverges"), lambda s: s["course"] < 0 and s["delta"] >= 0 and s["alpha3"] < 0),
    (("arrest", "diverges"), lambda s: s["course"] < 0 and s["delta"] >= 0),
    (("jam", "fixed"), lambda s: True))

# [11.4] What the origin is.
ORIGIN = (
    ("still", lambda s: s["alpha1"] == s["alpha3"] == 0),
    ("attracting_line", lambda s: s["alpha1"] == 0 and s["alpha3"] < 0),
    ("repelling_line", lambda s: s["alpha1"] == 0),
    ("attracting_b_axis", lambda s: s["alpha3"] == 0 and s["alpha1"] < 0),
    ("repelling_b_axis", lambda s: s["alpha3"] == 0),
    ("saddle_stable_b", lambda s: s["alpha3"] < 0 < s["alpha1"]),
    ("saddle_unstable_b", lambda s: s["alpha1"] < 0 < s["alpha3"]),
    ("stable_star", lambda s: s["alpha1"] < 0 and s["delta"] == 0),
    ("stable_node_slow_b", lambda s: s["alpha1"] < 0 < s["delta"]),
    ("stable_node_fast_b", lambda s: s["alpha1"] < 0),
    ("unstable_star", lambda s: s["delta"] == 0),
    ("unstable_node_slow_b", lambda s: s["delta"] < 0),
    ("unstable_node_fast_b", lambda s: True))
LEVEL = {1: "_up", 0: "_level", -1: "_down"}  # by the sign of alpha2


def exists(s, course):
    """Whether some state with p > 0 > b has this course: the sign of alpha2 p + delta b."""
    if s["delta"] == 0:
        return course == s["alpha2"]
    return s["alpha2"] * s["delta"] > 0 or course == -s["delta"]


def outcome(s, course):
    return word(OUTCOME, {**s, "course": course})


def check_witness(case):
    """[11.2] the force of the state, -b / p, and the force that rests, alpha2 / delta."""
    q, witness = case.q, case.witness
    require(("force" in witness) == ("p" in q) and ("fixed" in witness) == (q["delta"] != 0),
            "witness: a force is missing, or there is one too many")
    force, fixed = (value_of(witness[name]) if name in witness else None for name in ("force", "fixed"))
    if force is not None:
        expect("witness.force times p", force * q["p"], -q["b"])
    if fixed is not None:
        expect("witness.fixed times delta", fixed * q["delta"], q["alpha2"])
    return force, fixed


def words_of(s, threshold, limits):
    """[11.3, 11.4] verdict and row: `threshold` is the force that rests, `limits` the normal force for each limit that is no word."""
    possible = [outcome(s, course)[0] for course in (1, 0, -1) if exists(s, course)]
    if "fall" in s:
        chosen = outcome(s, s["fall"])
    else:  # the first jam of a set of states that is open
        of_open_sets = [outcome(s, course) for course in (-1, 1) + (0,) * (s["delta"] == 0) if exists(s, course)]
        chosen = next((x for x in of_open_sets if x[0] == "jam"), (None, None))
    jam = None
    if chosen[0] == "jam":
        jam = "G1" if s["delta"] > 0 and chosen[1] == "diverges" else "G2" if s["delta"] < 0 and s["alpha2"] < 0 else None
    row = word(ORIGIN, s) + LEVEL[s["alpha2"]]
    return {
        "portrait": "degenerate" if any(s[name] == 0 for name in ALWAYS) else row,
        "zeros": [name for name in ALWAYS + STATE if s.get(name) == 0],
        "outcomes": [x for i, x in enumerate(possible) if i == 0 or possible[i - 1] != x],
        "threshold": threshold if s["delta"] > 0 and s["alpha2"] > 0 else None,
        "outcome": chosen[0] if "fall" in s else None, "jam": jam, "normal_force": limits.get(chosen[1], chosen[1])}, row


def conclude(case):
    force, fixed = check_witness(case)
    return words_of(case.s, fixed, {"zero": Fraction(0), "fixed": fixed if case.s["delta"] else force})


def verdict_from_signs(s):
    """[9.8] where only signs are known, the formula of each number stands in its place."""
    fixed = ("alpha2/delta" if s["alpha2"] else "0") if s["delta"] else "-b/p" if "fall" in s else None
    return words_of(s, "alpha2/delta", {"zero": "0", "fixed": fixed})


# What may be uncertain: a G-spot alone, or with a state.
WORDS = {"portrait": STRING, "zeros": STRINGS, "outcomes": STRINGS, "threshold": {STRING, NULL}, "outcome": {STRING, NULL},
         "jam": {STRING, NULL}, "normal_force": {STRING, NULL}}
SPOT_SETS = Theory(
    schema={"verdict": WORDS}, inputs=ALWAYS[:3], program=PROGRAM[:1], quantities=ALWAYS, hypotheses=(), conclude=None,
    of_signs=verdict_from_signs)
STATE_SETS = Theory(
    schema={"verdict": WORDS}, inputs=ALWAYS[:3] + STATE[:2], program=PROGRAM, quantities=ALWAYS[:3] + STATE[:2] + ("delta", "fall"),
    hypotheses=HYPOTHESES, conclude=None, of_signs=verdict_from_signs)


def theory_of_sets(record):
    """That of a record with uncertain data."""
    return STATE_SETS if {"p", "b"} & set(record["problem"]) else SPOT_SETS


THEORY = Theory(
    schema=SCHEMA, inputs=("alpha1", "alpha2", "alpha3", "p", "b"), optional=("p", "b"), program=PROGRAM, quantities=ALWAYS + STATE,
    hypotheses=HYPOTHESES, conclude=conclude)


def turns(record):
    """Whether the slip may turn, in three dimensions: then a state has one number more."""
    return isinstance(record.get("problem"), dict) and "eta" in record["problem"]


KIND = (lambda record: TURNING if turns(record) else THEORY.schema,
        lambda record: check_turning(record) if turns(record) else check_theory(THEORY, record))
