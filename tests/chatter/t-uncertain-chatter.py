#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
# runs on: sanitized
"""Uncertain data of kind chatter: the rows and fates that the points of a box have, with u and v and without them."""
import json
import pathlib
import sys
from fractions import Fraction

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from checkers import PAINLEVE, Tap, both_words, run  # noqa: E402
from uncertain_boxes import Boxes, random_ends  # noqa: E402

LAWS = ("poisson", "energetic", "newton")
ORBIT = ("e", "zeno_time", "zeno_time_exact", "bounces", "u")
ALL_ORBITS = ("e", "fates", "alpha", "mu", "mu_tip")
tap = Tap()


class Bounces(Boxes):
    kind, left_out = "chatter", ORBIT + ALL_ORBITS

    def box(self, rng, index):
        """Small numbers, so that ends lie on ties often; under the energetic law B has one sign, since half of the problems have u and v."""
        box = {"a": (Fraction(rng.randint(-2, 2), 2),) * 2, "b": (Fraction(rng.choice((-2, -1, -1, -1, -1, 0, 1))),) * 2,
               "A": (Fraction(rng.randint(1, 3)),) * 2, "B": (Fraction(rng.randint(-2, 2), 2),) * 2, "C": (Fraction(rng.randint(2, 5)),) * 2,
               "mu": (Fraction(rng.randint(0, 6), 2),) * 2, "r": (Fraction(rng.choice((0, 1, 2, 3, 4, 4)), 4),) * 2}
        law = LAWS[index % 3]
        if index // 3 % 2:
            box.update({"u": (Fraction(rng.randint(-2, 2)),) * 2, "v": (Fraction(rng.choice((-1, -1, -2))),) * 2})
        random_ends(rng, box, (1, 1, 1, 2, 2, 3)[index // 6 % 6])
        low, high = box["B"]
        if law == "energetic" and low < 0 < high:
            box["B"] = (Fraction(0), high)
        certain = [name for name in ("a", "B", "u") if name in box and box[name][0] == box[name][1]]
        other = {rng.choice(certain): rng.choice(("sqrt(2)/2", "1-sqrt(3)/2", "cos(pi/7)/2"))} if certain and index % 4 == 0 else {}
        return box, other, {"law": law}

    def is_listed(self, record, point):
        """Where slip can be reversed, signs tell neither the mode at the end nor, without loss, the fate, unless e is constant."""
        verdict, problem = {key: x for key, x in point["verdict"].items() if key not in self.left_out}, point["problem"]
        if point["row"].startswith("reversal"):
            verdict["rest"] = None
            if problem["r"] == "1" and problem["mu"] != "0" and problem["law"] != "newton":
                verdict.update(fate="undecided", reason="reversal")
        return super().is_listed(record, {**point, "verdict": verdict})


def crafted(boxes):
    certain = {"a": "1", "b": "-1", "A": "1", "B": "1/2", "C": "1", "mu": "3/2", "r": "7/10", "law": "energetic"}
    given = {**certain, "u": "1", "v": "-1"}
    for problem in (certain, given):
        r = boxes.records([{**problem, "r": "[1/2,9/10]"}])[0]
        tap.ok([e["fate"] for e in r["verdict"]["possible"]] == ["chatters", "neutral", "reverse-chatter"] and None not in r["verdict"]["at"],
               "impacts grow beyond an r, at which they are neutral", r["verdict"])
    wide = boxes.records([{**certain, "r": "[1/100,1]", "law": law} for law in LAWS])
    tap.ok([sorted({e["fate"] for e in x["verdict"]["possible"]}) for x in wide] == [["chatters", "neutral", "reverse-chatter"]] * 2 + [["chatters", "neutral"]],
           "under Newton's law they never grow", [x["verdict"] for x in wide])
    ends = boxes.records([{**certain, "law": "newton", "r": r} for r in ("[1/2,1]", "[1/4,1/2]", "[1,1]")])
    tap.ok([len(x["verdict"].get("rows", ())) for x in ends] == [2, 1, 0] and ends[2]["type"] == "verdict", "an end on the tie counts, and width 0 is exact")
    boxes.refused(given, (("an interval from right to left", {"a": "[1,0]"}, "a"), ("r > 1 everywhere", {"r": "[2,3]"}, "r"),
                          ("v > 0 everywhere", {"v": "[1,2]"}, "v"), ("an interval beside width", {"r": "[0,1]", "width": "1/2"}, "r"),
                          ("a number in radians beside width", {"r": "sin(1)", "width": "1/2"}, "r"), ("an interval of width", {"width": "[1/4,1/2]"}, "width"),
                          ("a width in radians", {"width": "sin(1)"}, "width"), ("u without v", {"v": "", "u": "[0,1]"}, "v")))
    one = boxes.records([{name: x for name, x in {**given, "a": "[0,1]"}.items() if name != "v"}, {**given, "B": "[-1/4,1/4]", "a": "[-2,2]", "r": "[1/2,1]"},
                         {**given, "law": "poisson", "B": "[-1/4,1/4]", "a": "[-2,2]", "r": "[1/2,1]"}])
    tap.ok(one[0]["type"] == "error" and one[0]["field"] == "v", "u without v is an error", one[0])
    tap.ok(one[1]["type"] == "undecided" and one[1]["quantity"] == "B" and one[2]["type"] == "verdicts", "under the energetic law B has one sign when u and v are given", one[1:])
    boxes.radians((certain, {**certain, "law": "newton"}, {**certain, "law": "poisson", "a": "-1"}), ("a", "b", "mu", "B"))
    boxes.radians((given, {**given, "law": "newton", "u": "-1"}, {**given, "law": "poisson", "u": "0"}, {**given, "B": "-1/2"}, {**given, "r": "0"}), ("a", "u", "mu", "B"))
    words_of_checkers(boxes, certain, given)
    words = run([PAINLEVE, "decide", "chatter", *(f"{name}={x}" for name, x in {**given, "r": "[1/2,9/10]"}.items())]).stdout.decode()
    tap.ok("1 of 3, at: r = 1/2" in words and "reverse chatter: each impact" in words and "neutral: from" in words and "impacts end after" not in words, "in words", words)


def words_of_checkers(boxes, certain, given):
    record, bare = boxes.records([{**given, "r": "[1/2,9/10]"}, {**certain, "r": "[1/2,9/10]"}])
    problem, entries = record["problem"], record["verdict"]["possible"]

    def with_entry(**fields):
        return {**record, "verdict": {**record["verdict"], "possible": [{**entries[0], **fields}] + entries[1:]}}

    def without(source, name):
        return {**source, "problem": {key: x for key, x in source["problem"].items() if key != name}}
    boxes.words_of_checkers((
        ("another law", {**record, "problem": {**problem, "law": "newton"}}, "REJECTED"),
        ("no law", {**record, "problem": {**problem, "law": "none"}}, "REJECTED"),
        ("u without v", without(record, "v"), "REJECTED"), ("v without u", without(record, "u"), "REJECTED"),
        ("u and v that were not given", {**bare, "problem": {**bare["problem"], "u": "1", "v": "-1"}}, "VERIFIED"),
        ("B of the other sign", {**record, "problem": {**problem, "B": "-1/2"}}, "REJECTED"),
        ("another mode at rest", with_entry(rest="S+"), "REJECTED"), ("no mode at rest", with_entry(rest=None), "REJECTED"),
        ("another fate", with_entry(fate="neutral", rest=None), "REJECTED"), ("a reason", with_entry(reason="reversal"), "REJECTED"),
        ("e of the first impact", with_entry(e="less"), "MALFORMED"), ("a time", with_entry(zeno_time=None), "MALFORMED"),
        ("a width", {**record, "problem": {**problem, "width": "1/2"}}, "MALFORMED"),
        ("a mechanism", {**record, "type": "verdicts-of-mechanism"}, "UNSUPPORTED")))
    lines = boxes.decide([{**given, "B": "[-1/2,0]", "a": "[-2,-1]"}, {**given, "B": "[0,1/2]", "a": "[1,2]"}, {**given, "B": "-sqrt(2)/3", "a": "[-2,-1]"},
                          {**given, "B": "sqrt(2)/3 - sqrt(3)/4 + 1/10", "a": "[1/2,1]"}, {**given, "B": "-sin(1)/2", "a": "-1"}])
    words = both_words(lines)
    tap.ok(words == [("VERIFIED", "VERIFIED")] * 5 and all(json.loads(line)["verdict"]["possible"] for line in lines), "the sign of B chooses the formulas, of roots and enclosures too", words)


def many_fields(boxes):
    """Eight uncertain numbers are decided; with nine the problem is undecided, and says so."""
    centres = {"a": "0.1", "b": "-1", "A": "2", "B": "0.3", "C": "2", "mu": "0.5", "r": "1/2", "u": "0", "v": "-1"}
    nine = {"kind": "chatter", "law": "newton", **{name: f"{x} +/- 0.001" for name, x in centres.items()}}
    eight, nine = (json.loads(line) for line in boxes.decide([{**nine, "u": "0"}, nine]))
    tap.ok(eight["type"] == "verdicts" and nine["type"] == "undecided" and nine["reason"] == "more than 8 fields are uncertain", "the number of uncertain fields", nine)


boxes = Bounces(tap, 5533)
crafted(boxes)
many_fields(boxes)
boxes.mutants(boxes.compare())
tap.done()
