#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
# runs on: sanitized
"""Uncertain data of kind rest: the stability of the equilibria of a box, by each law of restitution."""
import pathlib
import sys
from fractions import Fraction

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from checkers import PAINLEVE, Tap, run  # noqa: E402
from uncertain_boxes import Boxes, random_ends  # noqa: E402

LAWS = ("poisson", "energetic", "newton")
tap = Tap()


class Equilibria(Boxes):
    kind, left_out = "rest", ("e_squared", "zeros")

    def box(self, rng, index):
        """Small numbers, most of them equilibria, many on the edge of the friction cone."""
        box = {"a": (Fraction(rng.randint(-1, 1), 2),) * 2, "b": (Fraction(rng.choice((-2, -1, -1, -1, -1, 0, 1))),) * 2,
               "A": (Fraction(rng.randint(1, 3)),) * 2, "B": (Fraction(rng.randint(-1, 1), 2),) * 2, "C": (Fraction(rng.randint(2, 5)),) * 2,
               "mu": (Fraction(rng.randint(2, 6), 2),) * 2, "r": (Fraction(rng.randint(0, 4), 4),) * 2}
        law = LAWS[index % 3]
        random_ends(rng, box, (1, 1, 1, 2, 2, 3)[index // 3 % 6])
        certain = [name for name in ("a", "B") if box[name][0] == box[name][1]]
        other = {rng.choice(certain): rng.choice(("sqrt(2)/2", "1-sqrt(3)/2", "cos(pi/7)/2"))} if certain and index % 4 == 0 else {}
        return box, other, {"law": law}


def crafted(boxes):
    certain = {"a": "1", "b": "-1", "A": "1", "B": "1/2", "C": "1", "mu": "2", "r": "1/2", "law": "energetic"}
    r = boxes.records([{**certain, "r": "[1/2,1]"}])[0]
    tap.ok(r["verdict"]["rows"] == ["stable", "neutral_impacts", "reverse_chatter"] and "coefficients" in str(r["verdict"]["at"][1]),
           "impacts grow beyond r = 1/sqrt(3), where they are neutral", r["verdict"])
    wide = boxes.records([{**certain, "r": "[0,1]", "law": law} for law in LAWS])
    tap.ok([len(x["verdict"]["rows"]) for x in wide] == [3, 3, 2], "by Newton's law they never grow", [x["verdict"]["rows"] for x in wide])
    ends = boxes.records([{**certain, "law": "newton", "r": r} for r in ("[1/2,1]", "[1/4,1/2]", "[1,1]")])
    tap.ok([len(x["verdict"].get("rows", ())) for x in ends] == [2, 1, 0] and ends[2]["type"] == "verdict", "an end on the tie counts, and width 0 is exact")
    boxes.refused(certain, (("an interval from right to left", {"a": "[1,0]"}, "a"), ("r > 1 everywhere", {"r": "[2,3]"}, "r"),
                            ("no equilibrium anywhere", {"a": "[5,6]", "mu": "1/2"}, "E_plus"),
                            ("an interval beside H", {"r": "[0,1]", "H": [["1"]]}, "r")))
    certain_newton = {**certain, "law": "newton"}
    for what, fields, reason in (
            ("by one condition", {"a": "[4,5]", "mu": "1/5"}, "no equilibrium: the point does not stay at rest, since E+ <= 0"),
            ("by a condition on the other side", {"a": "[-5,-4]", "mu": "1/5"}, "no equilibrium: the point does not stay at rest, since E- <= 0"),
            ("by one condition or another", {"a": "[-5,5]", "b": "[1/2,1]", "B": "0"}, "no equilibrium: the point does not stay at rest at every point"),
            ("or no positive inertia", {"a": "[4,5]", "mu": "1/5", "A": "[-1,1]"}, "outside the hypotheses of the theory at every point"),
            ("but none of these", {"mu": "[-2,-1]"}, "outside the hypotheses of the theory: mu >= 0 fails at every point")):
        found = boxes.records([{**certain_newton, **fields}])[0]
        tap.ok(found["type"] == "error" and found["reason"].startswith(reason) and found["reason"].endswith("at every point of the intervals"),
               f"no equilibrium anywhere, {what}", found)
    boxes.radians((certain, {**certain, "law": "newton"}, {**certain, "law": "poisson", "b": "1"}), ("a", "b", "mu", "B"))
    record = boxes.records([{**certain, "r": "[1/2,1]"}])[0]
    cubic = boxes.records([{**certain, "law": "poisson", "B": "[0,1/2]"}])[0]
    boxes.words_of_checkers((
        ("another law", {**record, "problem": {**record["problem"], "law": "newton"}}, "REJECTED"),
        ("no law", {**record, "problem": {**record["problem"], "law": "none"}}, "REJECTED"),
        ("another law that asks for more leaves", {**cubic, "problem": {**cubic["problem"], "law": "energetic"}}, "REJECTED"),
        ("a matrix", {**record, "problem": {**record["problem"], "H": [["1"]]}}, "MALFORMED"),
        ("a mechanism", {**record, "type": "verdicts-of-mechanism"}, "UNSUPPORTED")))
    words = run([PAINLEVE, "decide", "rest", *(f"{name}={x}" for name, x in {**certain, "r": "[1/2,1]"}.items())]).stdout.decode()
    tap.ok("unstable; row: reverse_chatter" in words and "1 of 3, at: r = 1/2" in words and "exactly zero" not in words, "in words", words)


boxes = Equilibria(tap, 5407)
crafted(boxes)
boxes.mutants(boxes.compare())
tap.done()
