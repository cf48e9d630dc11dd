#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
# runs on: sanitized
"""Uncertain data of kind jam: every verdict of every sampled point of a box is among the possible ones, with the formula of each number
in its place; both checkers verify the certificates, and no changed claim."""
import collections
import pathlib
import sys
from fractions import Fraction

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from checkers import PAINLEVE, run  # noqa: E402
from tap import Tap  # noqa: E402
from uncertain_boxes import BOXES, Boxes, random_ends  # noqa: E402

RATES, STATE = ("alpha1", "alpha2", "alpha3"), ("p", "b")
NUMBERS = {"algebraic": ("sqrt(2)", "1-sqrt(3)", "2*cos(pi/7)"), "enclosed": ("sin(1)", "-cos(1/2)", "sin(2)+sqrt(2)")}


class JamBoxes(Boxes):
    kind, least_named = "jam", BOXES

    @staticmethod
    def box(rng, index):
        """Small integers and halves, so that ends lie on ties often; and what stands in place of a rate."""
        names = RATES + (STATE if index % 2 else ())
        box = {name: (Fraction(rng.randint(-2, 2)),) * 2 for name in names}
        if "p" in box:
            box["p"], box["b"] = (Fraction(rng.randint(1, 3)),) * 2, (Fraction(-rng.randint(1, 3)),) * 2
        random_ends(rng, box, (1, 1, 2, 2, 3, len(names))[index // 2 % 6], widths=(1, 2, 3, 8, 2000))
        certain = [name for name in RATES if box[name][0] == box[name][1]]
        how = ("rational", "rational", "algebraic", "enclosed")[index // 3 % 4]
        return box, {rng.choice(certain): rng.choice(NUMBERS[how])} if certain and how in NUMBERS else {}, {}

    @staticmethod
    def is_verdict(point):
        """A point with a number that is only enclosed has verdicts, of which there is one."""
        return point["type"].startswith("verdict")

    @staticmethod
    def row_of(point):
        return point["verdict"]["rows"][0] if point["type"] == "verdicts" else point.get("row")

    def is_listed(self, record, point):
        """Whether the verdict of a point is an entry, every number of it being what its formula says; a point with a number that is only enclosed has
        formulas too."""
        entries = list(zip(record["verdict"]["possible"], record["verdict"]["rows"]))
        if point["type"] == "verdicts":
            return point["verdict"]["certain"] and (point["verdict"]["possible"][0], self.row_of(point)) in entries
        q = {name: x["value"] for name, x in point["quantities"].items()}

        def agrees(entry, exact):
            if exact is None or entry is None or not all(isinstance(q[name], str) for name in q):
                return (entry is None) == (exact is None)
            value = {"alpha2/delta": lambda: Fraction(q["alpha2"]) / Fraction(q["delta"]), "-b/p": lambda: -Fraction(q["b"]) / Fraction(q["p"]),
                     "0": lambda: Fraction(0)}.get(entry)
            return value is not None and exact != "diverges" and Fraction(exact) == value() if entry != "diverges" else exact == "diverges"
        numbers = ("threshold", "normal_force")
        return any(row == point["row"] and all(agrees(entry[key], x) if key in numbers else entry[key] == x
                                               for key, x in point["verdict"].items()) and set(entry) == set(point["verdict"])
                   for entry, row in entries)

    def judge_others(self, rng, others):
        super().judge_others(rng, others)
        self.tap.ok(not any(record["type"] == "undecided" for record, _ in others), "every box is decided")
        outside = [box for record, (box, *_) in others if record["type"] == "error"]
        self.tap.ok(all(box["p"][1] <= 0 or box["b"][0] >= 0 for box in outside), f"{len(outside)} boxes are refused: outside the hypotheses as a whole")

    def judge_systems(self, kept):
        """Of the numbers."""
        kinds = collections.Counter("values" in r["witness"] and "algebraic" or "box" in r["witness"] and "enclosed" or "rational" for _, r, _ in kept)
        self.tap.ok(len(kept) > BOXES * 4 // 5 and min(kinds[k] for k in ("algebraic", "enclosed", "rational")) > BOXES // 30, f"of every kind: {dict(kinds)}")


def crafted(tap, boxes):
    at_tie = {"alpha1": "-3", "alpha2": "1", "alpha3": "-1", "p": "1"}
    r = boxes.records([{**at_tie, "b": "[-1,-1/4]"}])[0]
    tap.ok([e["outcome"] for e in r["verdict"]["possible"]] == ["jam", "jam", "lift-off"] and {"b": "-1/2"} in r["verdict"]["at"] and
           [e["normal_force"] for e in r["verdict"]["possible"]] == ["diverges", "alpha2/delta", "0"],
           "the force alpha2/delta = 1/2 separates jam from lift-off, and is met exactly", r["verdict"])
    one = boxes.records([{**at_tie, "b": "[-1/2,-1/4]"}, {**at_tie, "b": "[-1,-1/2]"}, {**at_tie, "b": "[-1,-3/5]"}, {**at_tie, "b": "[-1/2,-1/2]"}])
    tap.ok([len(x["verdict"].get("rows", ())) for x in one] == [2, 2, 1, 0] and one[3]["type"] == "verdict", "an end on the tie counts, and width 0 is exact")
    wide = boxes.records([{"alpha1": "[-1e6,1e6]", "alpha2": "[-1e6,1e6]", "alpha3": "[-1e6,1e6]"}])[0]
    tap.ok(len(set(wide["verdict"]["rows"])) == 39 and not any(at is None for at in wide["verdict"]["at"]),
           "a box of all rates has the 39 rows of the table, each attained", wide.get("verdict", {}).get("rows"))
    boxes.refused({"alpha1": "1", "alpha2": "0", "alpha3": "-1"}, (
        ("an interval from right to left", {"alpha1": "[1,0]"}, "alpha1"), ("p without b", {"alpha1": "[0,1]", "p": "1"}, "b"),
        ("b without p", {"alpha1": "[0,1]", "b": "-1"}, "p"), ("an interval beside eta", {"alpha1": "[0,1]", "eta": "1"}, "alpha1"),
        ("p <= 0 everywhere", {"p": "[-1,0]", "b": "-1"}, "p")))
    spot = boxes.records([{"alpha1": "[1,2]", "alpha2": "0", "alpha3": "-1"}])[0]
    state = boxes.records([{"alpha1": "[1,2]", "alpha2": "0", "alpha3": "-1", "p": "1", "b": "-1"}])[0]
    cases = (("a state whose b is left out", {**state, "problem": {k: x for k, x in state["problem"].items() if k != "b"}}, "REJECTED"),
             ("a state beside the verdict of none", {**spot, "problem": state["problem"]}, "REJECTED"),
             ("no state beside the verdict of one", {**state, "problem": spot["problem"]}, "REJECTED"),
             ("the words of kind contact", {**spot, "kind": "contact", "problem": {**spot["problem"], "kind": "contact"}}, "MALFORMED"),
             ("a kind without uncertain data", {**spot, "kind": "step", "problem": {**spot["problem"], "kind": "step"}}, "UNSUPPORTED"),
             ("a mechanism", {**spot, "type": "verdicts-of-mechanism"}, "UNSUPPORTED"))
    boxes.words_of_checkers(cases)
    words = run([PAINLEVE, "decide", "jam", "alpha1=-3", "alpha2=1", "alpha3=-1", "p=1", "b=[-1,-1/4]"]).stdout.decode()
    tap.ok("the normal force tends to alpha2/delta" in words and "outcome: lift-off" in words and "1 of 3, at: b = -1" in words, "in words", words)
    mechanism = run([PAINLEVE, "decide", "jam", "mechanism=falling-rod-at-g-spot", "theta=2*atan(1/3)", "thetadot=[1,2]"])
    tap.ok(mechanism.returncode == 3 and b"interval" in mechanism.stderr, "an interval of a mechanism is refused", mechanism.stderr)


def main():
    tap = Tap()
    boxes = JamBoxes(tap, 5091)
    crafted(tap, boxes)
    kept = boxes.compare()
    boxes.judge_systems(kept)
    boxes.mutants(kept)
    tap.done()


if __name__ == "__main__":
    main()
