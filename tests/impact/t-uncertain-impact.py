#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
# runs on: sanitized
"""Uncertain data of kind impact: the regions of the impact map that the points of a box have."""
import pathlib
import sys
from fractions import Fraction

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from checkers import PAINLEVE, Tap, run  # noqa: E402
from uncertain_boxes import Boxes, random_ends  # noqa: E402

LAWS = ("poisson", "energetic", "newton")
tap = Tap()


class Impacts(Boxes):
    kind, left_out = "impact", ("u", "v", "energy")

    def box(self, rng, index):
        """Small numbers, so that ends lie on ties often."""
        box = {name: (Fraction(rng.randint(-2, 2)),) * 2 for name in ("B", "u")}
        box.update({"A": (Fraction(rng.randint(1, 3)),) * 2, "C": (Fraction(rng.randint(2, 5)),) * 2,
                    "mu": (Fraction(rng.randint(0, 4), 2),) * 2, "v": (Fraction(rng.choice((0, -1, -1, -2))),) * 2,
                    "r": (Fraction(rng.randint(0, 2), 2),) * 2})
        random_ends(rng, box, (1, 1, 1, 2, 2, 3)[index % 6])
        certain = [name for name in ("B", "u") if box[name][0] == box[name][1]]
        other = {rng.choice(certain): rng.choice(("sqrt(2)", "1-sqrt(3)", "2*cos(pi/7)"))} if certain and index % 3 == 0 else {}
        return box, other, {"law": LAWS[index % 3]}


def crafted(boxes):
    certain = {"A": "1", "B": "-1", "C": "3", "mu": "5/8", "u": "1", "v": "-3", "law": "newton", "r": "1"}
    r = boxes.records([{**certain, "mu": "[1/2,3/2]"}])[0]
    tap.ok([e["region"] for e in r["verdict"]["possible"]] == [9, 5, 5] and {"mu": "1"} in r["verdict"]["at"] and
           [e["on_boundary"] for e in r["verdict"]["possible"]] == [[], ["k_minus"], []], "friction mu = 1 is where slip is no longer reversed", r["verdict"])
    ends = boxes.records([{**certain, "mu": mu} for mu in ("[1/2,1]", "[1,3/2]", "[1/2,9/10]", "[1,1]")])
    tap.ok([len(x["verdict"].get("rows", ())) for x in ends] == [2, 2, 1, 0] and ends[3]["type"] == "verdict", "an end on the tie counts, and width 0 is exact")
    same = boxes.records([{**certain, "u": "[1/3,2]", "law": law} for law in LAWS])
    tap.ok(len({str(x["verdict"]) for x in same}) == 1, "the regions do not depend on the law")
    boxes.refused(certain, (("an interval from right to left", {"u": "[1,0]"}, "u"), ("r > 1 everywhere", {"r": "[2,3]"}, "r"),
                            ("v > 0 everywhere", {"v": "[1/2,1]"}, "v"), ("an interval of the law", {"law": "[0,1]"}, "law")))
    leave = boxes.records([{**certain, "v": "[-1,1]"}])[0]
    tap.ok(leave["verdict"]["outside"] is True, "points that leave each other lie outside", leave)
    boxes.radians((certain, {**certain, "mu": "2", "u": "-1"}, {**certain, "u": "0"}), ("mu", "u", "v", "B"))
    record = boxes.records([{**certain, "u": "[1,2]"}])[0]
    boxes.words_of_checkers((
        ("another law", {**record, "problem": {**record["problem"], "law": "poisson"}}, "VERIFIED"),
        ("no law", {**record, "problem": {**record["problem"], "law": "none"}}, "REJECTED"),
        ("a verdict with the energy", {**record, "verdict": {**record["verdict"], "possible": [{**record["verdict"]["possible"][0], "energy": "lost"}]}}, "MALFORMED"),
        ("a kind without uncertain data", {**record, "kind": "step", "problem": {**record["problem"], "kind": "step"}}, "UNSUPPORTED"),
        ("a mechanism", {**record, "type": "verdicts-of-mechanism"}, "UNSUPPORTED")))
    words = run([PAINLEVE, "decide", "impact", *(f"{name}={x}" for name, x in {**certain, "mu": "[1/2,3/2]"}.items())]).stdout.decode()
    tap.ok("region 9 of the impact map" in words and "on the boundary k_minus = 0" in words and "slip is reversed" in words and "1 of 3, at: mu = 1/2" in words and
           "afterwards" not in words, "in words", words)


boxes = Impacts(tap, 5301)
crafted(boxes)
boxes.mutants(boxes.compare())
tap.done()
