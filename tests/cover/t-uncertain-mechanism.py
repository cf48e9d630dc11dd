#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
# runs on: sanitized
"""Uncertain angles and parameters of mechanisms: every verdict of every sampled point is listed, every point that is named has its verdict,
one uncertain field gives nothing that is impossible, and the known boundaries are found exactly."""
import json
import os
import pathlib
import random
import subprocess
import sys
from fractions import Fraction

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from tap import Tap

painleve = os.environ["PAINLEVE"]
SANITIZED = os.environ.get("SANITIZED") == "1"
BOXES, POINTS = (2, 25) if os.environ.get("NIGHTLY") == "1" else (1, 8) if SANITIZED else (1, 20)
tap = Tap()
ok = tap.ok


def decide(problems):
    text = "\n".join(json.dumps(problem) for problem in problems)
    run = subprocess.run([painleve, "decide", "--json", "-"], input=text, capture_output=True, text=True, check=False)
    return [json.loads(line) for line in run.stdout.splitlines()]


def people(problem):
    run = subprocess.run([painleve, "decide", "-"], input=json.dumps(problem), capture_output=True, text=True, check=False)
    return run.stdout


# fields of each mechanism: angles (degrees), then numbers with the range from which they come
MECHANISMS = {
    "falling-rod": (("theta",), {"m": (1, 3), "l": (1, 3), "kappa": (1, 3), "thetadot": (-2, 2), "g": (1, 3)}),
    "sliding-box": (("tilt", "slope"), {"width": (1, 3), "height": (1, 6), "tiltdot": (-2, 2)}),
    "frictional-oscillator": (("theta",), {"m1": (1, 3), "m2": (1, 20), "thetadot": (-2, 2), "force": (-2, 2)}),
    "pendulum-on-slider": (("theta",), {"m1": (0, 3), "kappa": (1, 3), "thetadot": (-2, 2)}),
    "two-link-manipulator": (("theta1", "theta2"), {"m1": (1, 3), "theta1dot": (-2, 2), "theta2dot": (-2, 2)}),
    "rimless-wheel": (("theta", "slope"), {"kappa": (1, 3), "thetadot": (-2, 2)}),
    "compass-biped": (("theta1", "theta2"), {"m_hip": (0, 3), "theta1dot": (-2, 2), "theta2dot": (-2, 2)}),
}


def random_box(rng, name, uncertain, rational):
    """{field: (low, high, is angle)}; angles are 2 atan of rationals, whose sines are rational, or degrees."""
    angles, numbers = MECHANISMS[name]
    box = {}
    for field in angles:
        low = Fraction(rng.randint(-8, 8), 8) if rational else Fraction(rng.randint(-18, 36) * 5)
        box[field] = (low, low, True)
    for field, (low, high) in {**numbers, "mu": (0, 3), "u": (-1, 1)}.items():
        x = Fraction(rng.randint(2 * low, 2 * high), 2)
        box[field] = (x, x, False)
    for field in rng.sample(sorted(box), uncertain):
        low, _, angle = box[field]
        width = Fraction(rng.randint(1, 4), 4) if rational or not angle else Fraction(rng.randint(1, 60))
        box[field] = (low, low + width, angle)
    return box


def text_of(x, angle, rational):
    return str(x) if not angle else f"2*atan({x})" if rational else f"{x}deg"


def as_problem(name, box, rational):
    fields = {field: text_of(low, angle, rational) if low == high else
              f"[{text_of(low, angle, rational)}, {text_of(high, angle, rational)}]" for field, (low, high, angle) in box.items()}
    return {"kind": "contact", "mechanism": name, **fields}


def point_of(rng, name, box, rational):
    chosen = {field: (low + Fraction(rng.randint(0, 8), 8) * (high - low),) * 2 + (angle,) for field, (low, high, angle) in box.items()}
    return as_problem(name, chosen, rational)


def nameable(at):
    return all(isinstance(x, str) for x in at.values())


def check_box(rng, name, box, rational, problem, answer, tally):
    inside = [r for r in decide([point_of(rng, name, box, rational) for _ in range(POINTS)]) if r["type"] == "verdict"]
    tally["points"] += len(inside)
    if answer["type"] == "undecided":
        tally["undecided"] += 1
        return
    if answer["type"] not in ("verdicts", "verdicts-of-mechanism"):  # the former where only mu or u is uncertain
        tally["escapes"] += len(inside)
        return
    verdict = answer["verdict"]
    tally["boxes"] += 1
    tally["escapes"] += sum(r["verdict"] not in verdict["possible"] for r in inside)
    if None in verdict["at"]:  # a point may be known that the certificate leaves open
        tally["unattained"] += people(problem).count("nowhere that was looked at")
    named = [(v, at) for v, at in zip(verdict["possible"], verdict["at"]) if at and nameable(at)]
    again = decide([{**problem, **at} for _, at in named])
    tally["wrong"] += sum(r.get("verdict") != v for r, (v, _) in zip(again, named)) + len(named) - len(again)


def sample(uncertain, rational, seed):
    rng = random.Random(seed)
    tally = dict.fromkeys(("points", "boxes", "escapes", "wrong", "unattained", "undecided"), 0)
    for name in MECHANISMS:
        boxes = [random_box(rng, name, uncertain, rational) for _ in range(BOXES)]
        problems = [as_problem(name, box, rational) for box in boxes]
        for box, problem, answer in zip(boxes, problems, decide(problems)):
            check_box(rng, name, box, rational, problem, answer, tally)
    what = f"{uncertain} uncertain, {'rational sines' if rational else 'degrees'}"
    print(f"# note: {what}: {tally}")
    ok(tally["points"] >= 5 * len(MECHANISMS), f"{what}: there are points in the hypotheses")
    ok(tally["escapes"] == 0, f"{what}: no point has a verdict that is not listed", tally)
    ok(tally["wrong"] == 0, f"{what}: every named point has its verdict", tally)
    if uncertain == 1:
        ok(tally["undecided"] == 0, f"{what}: every box is decided", tally)
    if uncertain == 1:
        ok(tally["unattained"] == 0, f"{what}: every listed verdict is attained", tally)


def rod(**fields):
    return {"kind": "contact", "mechanism": "falling-rod", "theta": "65deg", "thetadot": "0", "mu": "4/3", "u": "1", **fields}


def rows(**fields):
    answer = decide([rod(**fields)])[0]
    return answer["verdict"]["rows"] if answer["type"] == "verdicts-of-mechanism" else answer


def test_boundaries():
    slip, arrest, paradox = "forward_slip", "forward_arrest", "forward_inconsistent"
    ok(rows(theta="[60deg, 65deg]") == [slip, arrest], "mu = 4/3: p+ touches zero inside 60..65 degrees, at tan theta = 2")
    ok(rows(theta="[60deg, 63deg]") == [slip], "and not in 60..63 degrees")
    ok(rows(theta="[60deg, atan(2)]") == [slip, arrest], "the end atan(2) of an interval counts")
    ok(rows(theta="[60deg, 65deg]", mu="4/3 + 1/10^60") == [slip, arrest, paradox], "a friction 10^-60 larger has the paradox inside")
    ok(rows(theta="[60deg, 65deg]", mu="4/3 - 1/10^60") == [slip], "and 10^-60 less has not")
    ok(rows(theta="65deg +/- 1deg", mu="2") == [paradox], "'65deg +/- 1deg' is read")
    ok(rows(theta="[65deg, 65deg]", mu="2")["type"] == "verdict", "an interval of one angle is exact")
    ok(rows(kappa="[1/4, 1/2]", theta="atan(2)") == [paradox, arrest, slip], "kappa = 1/3 is found at tan theta = 2")
    ok(rows(g="[1, 2]", theta="atan(2)") == [arrest], "where gravity plays no part the verdict is certain")
    spot = decide([rod(theta="[30deg, 45deg]", thetadot="0", mu="2")])[0]["verdict"]
    at = spot["at"][spot["rows"].index(arrest)]["theta"]["tangent_of_half"]
    ok(at["poly"] == ["1", "-3", "-1", "3", "1"], "the G-spot of mu = 2: tan theta = 3 - sqrt(5), exactly", at)


def test_circle():
    whole = decide([rod(theta="[0deg, 360deg]", mu="2")])[0]["verdict"]
    wider = decide([rod(theta="[-1000deg, 1000deg]", mu="2")])[0]["verdict"]
    ok({json.dumps(v) for v in whole["possible"]} == {json.dumps(v) for v in wider["possible"]}, "all angles are those of one turn")
    partial = decide([rod(theta=f"[{i}deg, {i + 450}deg]", mu="2") for i in (0, 90, 80)])
    ok(all({*r["verdict"]["rows"]} == {*whole["rows"]} for r in partial) and ["witness" in r for r in partial] == [True, True, False], "three half circles have a certificate, four have none")
    points = decide([rod(theta=f"{i}deg", mu="2") for i in range(0, 360, 3)])
    ok(all(p["verdict"] in whole["possible"] for p in points), "and hold the verdicts of every angle")
    ok(rows(theta="[90deg, 100deg]", mu="2") == rows(theta="[-270deg, -260deg]", mu="2"), "a turn changes nothing")
    ok(rows(theta="1.1 +/- 0.1", mu="1") == [*rows(theta="[1, 1.2]", mu="1")], "radians")


def test_words():
    text = people(rod(theta="[60deg, 65deg]"))
    ok("theta = 60deg" in text, "an end of an interval is named in degrees", text)
    ok("theta = 63.4349488229...deg" in text and "(-1 + sqrt(5))/2" in text, "a cut is named in degrees, with the root", text)
    ok("{" not in text, "there is no JSON in what is for people", text)


def test_record():
    record = decide([rod(theta="[60deg, 65deg]", kappa="0.3 +/- 0.1")])[0]["problem"]
    ok(record["mechanism"] == "falling-rod" and record["theta"] == {"lo": "1/3*pi", "hi": "13/36*pi"} and
       record["kappa"] == {"lo": "1/5", "hi": "2/5"} and "A" not in record, "the record holds the mechanism", record)


def test_refusals():
    for what, fields, field in (("an empty interval of angles", {"theta": "[65deg, 60deg]"}, "theta"),
                                ("a mass that may be zero", {"m": "[0, 1]"}, "m"), ("a negative distance", {"theta": "60deg +/- -1deg"}, "theta"),
                                ("a huge angle", {"theta": "[10^9, 10^9 + 1]"}, "theta"), ("half an interval", {"theta": "[60deg"}, "theta")):
        answer = decide([rod(**fields)])[0]
        ok(answer["type"] in ("error", "undecided") and fields.keys() & {answer.get("field"), answer.get("quantity")}, f"refused: {what}", answer)
    answer = decide([{"kind": "impact", "mechanism": "falling-rod", "theta": "[60deg, 65deg]", "mu": "1", "u": "1", "v": "-1", "law": "newton",
                      "r": "1"}])[0]
    ok(answer["type"] == "error" and "interval" in answer["reason"], "a kind that takes no intervals says so", answer)


for count, exact, start in ((1, True, 1), (2, True, 2), (3, True, 3), (1, False, 4), (2, False, 5)):
    sample(count, exact, start)
for test in (test_boundaries, test_circle, test_words, test_record, test_refusals):
    test()
tap.done()
