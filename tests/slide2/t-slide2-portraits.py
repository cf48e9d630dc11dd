#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""The certified phase portraits of two slipping contacts (tests/slide2/slide2_portraits.py, spec/slide2): their motions against the rule of Runge in doubles; what they
prove against the verdicts of `painleve decide` on the same data, whose certificates both checkers verify; the proofs fail where they have to."""
import json
import pathlib
import random
import re
import sys

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
import slide2_portraits as portraits
from checkers import Tap, decide, judge_certificates

P = {"261": {"p11": "-0.055", "p12": "0.088", "p21": "0.055", "p22": "-0.036", "b1": "-1", "b2": "-1", "k1": "-1", "k2": "-1", "q1": "-1", "q2": "-1"},
     "142": {"p11": "3.051", "p12": "-1.677", "p21": "1.555", "p22": "-0.375", "b1": "-1", "b2": "-0.727", "k1": "-1", "k2": "-3", "q1": "-1.2",
             "q2": "-1.2"}}
P["142 as printed"] = {**P["142"], "p22": "-0.0375"}


def followed(problem, state, until, dt=2e-4):
    """The motion in doubles: a force for each contact, where it is positive below the surface."""
    d = {name: float(x) for name, x in problem.items()}

    def rates(x):
        force = [max(0, d[f"k{i}"] * x[i - 1] + d[f"q{i}"] * x[i + 1]) if x[i - 1] < 0 or x[i - 1] == 0 > x[i + 1] else 0 for i in (1, 2)]
        return x[2], x[3], *(d[f"b{i}"] + d[f"p{i}1"] * force[0] + d[f"p{i}2"] * force[1] for i in (1, 2))

    x = tuple(map(float, state))
    for _ in range(round(until / dt)):
        half = tuple(a + dt / 2 * b for a, b in zip(x, rates(x)))
        x = tuple(a + dt * b for a, b in zip(x, rates(half)))
    return x


def check_verdicts(tap):
    lines = decide([{"kind": "slide2", **p} for p in P.values()])
    verdicts = dict(zip(P, (json.loads(line)["verdict"] for line in lines)))
    said = {name: (v["cases"], v["stability"]["S+S+"], v["hurwitz"]) for name, v in verdicts.items()}
    tap.ok(said == {"261": (["261"], "unstable", "unstable"), "142": (["142"], "depends", "unstable"), "142 as printed": (["142"], "depends", "stable")},
           "classes 261 and 142: S+S+ is unstable, unstable, and stable with the printed p22", said)
    impacts = verdicts["261"]["impact_without_collision"]
    tap.ok(impacts["IF"] == impacts["FI"] == "possible", "class 261: the impacts in which the motions end are possible", impacts)
    judge_certificates(tap, lines, "of the data of the portraits")


def check_fates(tap, rng):
    portraits.work_with(portraits.BITS_261)
    slide, wrong, found = portraits.class_261(), [], {"IF": 0, "FI": 0, None: 0}
    for _ in range(8):
        y = [rng.randint(-99, -1) for _ in range(2)]
        word, motion = portraits.fate(slide, y, portraits.UNTIL_261 * portraits.ONE, portraits.ONE)
        found[word] += 1
        end, mine = motion.point(), followed(P["261"], (*y, 0, 0), portraits.double(motion.time))
        if any(abs(a - b) > 0.05 for a, b in zip(end, mine)) or word and (mine[2] < mine[3]) != (word == "IF"):
            wrong.append((y, word, end, mine))
    tap.ok(not wrong and found["IF"] and found["FI"] and found[None] <= 1, f"class 261: motions end as those in doubles do: {found}", wrong)
    calm = portraits.Slide([["3", "1"], ["1", "2"]], [-1, -1], (1, 1), (1, 1))
    word, _ = portraits.fate(calm, (-2, -3), 20 * portraits.ONE, portraits.ONE >> 3)
    tap.ok(word is None, "where S+S+ is stable no motion is said to end in an impact", word)


def check_142(tap):
    portraits.work_with(500)
    for p22, name in (("-0.375", "142"), ("-0.0375", "142 as printed")):
        motion = portraits.start_at_touch(portraits.class_142(p22), portraits.ONE >> 5).run(9 * portraits.ONE)
        end, mine = motion.point(), followed(P[name], (0, 0, 0, 0), portraits.double(motion.time))
        lifts = portraits.lift_offs(motion)
        tap.ok(all(abs(a - b) < 2e-3 for a, b in zip(end, mine)) and (lifts > 0) == (name == "142"),
               f"class {name}: contact 2 lifts off {lifts} times until t = 9, and the motion is that in doubles", (end, mine))
    tap.ok(not portraits.stays_near_rest(motion), "at t = 9 the motion with the printed p22 is not yet near enough to rest for a proof")
    slide = portraits.class_142("-0.0375")
    near = portraits.start(slide, [y + portraits.Q(1, 1000) for y in portraits.rest_point(slide)], portraits.ONE >> 5)
    tap.ok(portraits.stays_near_rest(near), "a thousandth from rest in S+S+ it is, and stays there for ever")
    slide = portraits.class_142("-0.375")
    near = portraits.start(slide, [y + portraits.Q(1, 10 ** 9) for y in portraits.rest_point(slide)], portraits.ONE >> 5)
    tap.ok(not portraits.stays_near_rest(near), "with the corrected p22, where S+S+ is unstable, nothing stays near rest")


def check_pictures(tap):
    folder = pathlib.Path("spec/slide2")
    text = (folder / "portrait-261.svg").read_text()
    counts = [int(x) for x in re.findall(r"\((\d+)(?= squares)", text)]
    drawn = [re.search(f'id="{word}" d="([^"]*)"', text)[1].count("M") for word in ("IF", "FI")]
    tap.ok(counts[:2] == drawn and sum(counts) == portraits.SQUARES ** 2 and counts[2] < 40,
           f"portrait-261.svg: squares that end in IF, in FI, and are not found out: {counts}", drawn)
    text = (folder / "portrait-142.svg").read_text()
    tap.ok(re.search(r"corrected p22 = -0.375: [1-9]\d* lift-offs", text) and "printed p22 = -0.0375: 0 lift-offs of contact 2 until t = 60" in text and "then at rest in S+S+ for ever" in text,
           "portrait-142.svg: lift-offs with the corrected p22, rest with the printed one")


def main():
    tap = Tap()
    check_verdicts(tap)
    check_fates(tap, random.Random(261))
    check_142(tap)
    check_pictures(tap)
    tap.done()


main()
