#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Pictures of `painleve explain --svg`: well-formed, and painted right: at random points of the plane, the colour must be the
one beside which the legend says what `painleve decide` says there.  Prints TAP."""
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from fractions import Fraction

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from tap import Tap
from atlas_names import row_of

painleve = os.environ.get("PAINLEVE", "build/painleve")
SIZE, LEFT, TOP, LEGEND, POINTS = 520, 80, 70, 640, 40
COUNT = 24 if os.environ.get("NIGHTLY") == "1" else 8
SVG = "{http://www.w3.org/2000/svg}"
tap = Tap()
report = tap.ok


def run(*arguments, data=""):
    return subprocess.run([painleve, *arguments], input=data, capture_output=True, text=True)


def rings_of(path):
    return [[tuple(map(float, pair.split())) for pair in re.split("[ML]", ring) if pair.strip()] for ring in path.get("d").split("Z") if ring.strip()]


def fills(tree):
    """What is painted, in order: (colour, hatching or None), and the rings of the path."""
    found = []
    for path in tree.iter(SVG + "path"):
        fill = path.get("fill", "")
        if fill.startswith("url") and found:
            found[-1] = (found[-1][0][0], fill), found[-1][1]
        elif fill not in ("none", "") and "H" not in path.get("d"):
            found.append(((fill, None), rings_of(path)))
    return found


def legend(tree):
    """(colour, hatching) -> the words beside it; words of curves, which have no colour, are left out."""
    swatches = {(rings[0][0][1] + rings[0][2][1]) / 2: fill for fill, rings in fills(tree) if rings[0][0][0] == LEGEND}
    lines = {(rings_of(path)[0][0][1]): None for path in tree.iter(SVG + "path")
             if path.get("fill") == "none" and len(rings_of(path)[0]) == 2 and rings_of(path)[0][0][0] == LEGEND}
    found, fill = {}, None
    for text in tree.iter(SVG + "text"):
        if float(text.get("x")) == LEGEND + 40:
            y = float(text.get("y"))
            fill = swatches[y] if y in swatches else None if y in lines or text.text.startswith("decided") else fill
            found[fill] = (found.get(fill, "") + " " + text.text).strip()
    return found


def holds(corners, x, y):
    inside = False
    for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1]):
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) * (x1 - x0) / (y1 - y0):
            inside = not inside
    return inside


def fill_at(painted, x, y):
    """What is painted at a place, or None within two points of a boundary."""
    seen = {next((fill for fill, rings in reversed(painted) if sum(holds(ring, x + dx, y + dy) for ring in rings) % 2), None)
            for dx in (-2, 0, 2) for dy in (-2, 0, 2)}
    return seen.pop() if len(seen) == 1 else None


def draw(problem):
    with tempfile.TemporaryDirectory() as folder:
        name = os.path.join(folder, "picture.svg")
        done = run("explain", "--svg", name, "-", data=json.dumps(problem))
        return done, ElementTree.parse(name).getroot() if done.returncode == 0 else None


def words_at(problem, x, y, reach, points):
    """What `decide` says at points of the page: the first words that the legend should have."""
    scale = Fraction(2 * reach) / SIZE
    records = [{**problem, x: str((Fraction(px) - LEFT) * scale - reach), y: str(reach - (Fraction(py) - TOP) * scale)} for px, py in points]
    for line in run("decide", "--json", "-", data="\n".join(json.dumps(r) for r in records)).stdout.splitlines():
        answer = json.loads(line)
        yield "outside the hypotheses" if answer["type"] == "error" else row_of(answer).replace("_", " ")


def check(problem, x, y, reach, rng):
    done, tree = draw(problem)
    if tree is None:
        return report(False, f"a picture of {problem}", done.stderr)
    painted, words, wrong, compared = [x for x in fills(tree) if x[1][0][0][0] != LEGEND], legend(tree), [], 0
    points = [(rng.randint(LEFT + 3, LEFT + SIZE - 3), rng.randint(TOP + 3, TOP + SIZE - 3)) for _ in range(POINTS)]
    for point, row in zip(points, words_at(problem, x, y, Fraction(reach), points)):
        fill = fill_at(painted, *point)
        if fill is None or words.get(fill, "").startswith("undecided"):
            continue
        compared += 1
        seen.add(row)
        if not words.get(fill, "").startswith(row):
            wrong.append(f"{point}: {fill} is '{words.get(fill)}', here it is {row}")
    report(not wrong and compared > POINTS // 2 and ">this problem<" in ElementTree.tostring(tree, "unicode"),
           f"{problem['kind']}: right at {compared} points", "\n".join([str(problem)] + wrong))


def random_body(rng):
    while True:
        A, B, C = (Fraction(rng.randint(low, 6), rng.randint(1, 3)) for low in (1, -6, 1))
        if A * C > B * B:
            return dict(A=str(A), B=str(B), C=str(C), mu=str(Fraction(rng.randint(0, 8), rng.randint(2, 5))))


def reach_of(*numbers):
    return Fraction(16, 10) * max(abs(Fraction(x)) for x in numbers) or 1


rng, seen = random.Random(11), set()
for _ in range(COUNT):
    body = {"kind": "contact", **random_body(rng), "u": str(rng.randint(-1, 1)), "a": str(rng.randint(-4, 4)), "b": str(rng.randint(-4, -1))}
    check(body, "a", "b", reach_of(body["a"], body["b"]), rng)
    number = lambda: str(Fraction(rng.choice((-1, 1)) * rng.randint(1, 6), rng.randint(1, 3)))
    pair = {"kind": "slide2", **{name: number() for name in ("p11", "p12", "p21", "p22", "b1", "b2")}}
    check(pair, "b1", "b2", reach_of(pair["b1"], pair["b2"]), rng)
    surface = {"kind": "fold", **{name: number() for name in ("Lp", "Lm", "Kpp", "Kpm", "Kmp", "Kmm")}}
    check(surface, "Lp", "Lm", reach_of(surface["Lp"], surface["Lm"]), rng)
for i in range(COUNT):
    number = lambda: str(Fraction(rng.randint(1, 6), rng.randint(1, 3)))
    model = ("klein", "two_mu", "slipper", "slipper_as_printed")[i % 4]
    names = ("M1", "M2", "tan_alpha") + (("mu1", "mu2") if model == "two_mu" else ("mu",)) + (("l2", "l3", "epsilon") if i % 4 > 1 else ())
    check({"kind": "wedge", "model": model, **{name: number() for name in names}, "P1": "3", "P2": "2", "v": "0" if i % 8 == 0 else str(1 - i % 3 // 2 * 2)},
          "P1", "P2", reach_of(3), rng)
report(len(seen) >= 20, f"the pictures show {len(seen)} rows", seen)
for words in ("two_mu M1=1 M2=1 mu1=3 mu2=1 tan_alpha=1 P1=1 P2=0 v=0", "slipper M1=2 M2=1 mu=4 tan_alpha=3 l2=1 l3=0 epsilon=1/5 P1=-2 P2=0 v=0"):
    with tempfile.TemporaryDirectory() as folder:
        done = run("explain", "wedge", *("model=" + words).split(), "--svg", os.path.join(folder, "x.svg"))
    report(done.returncode == 0, "rest without an atlas is painted by sectors: " + words, done.stderr)
for words in ("impact A=1 B=-1 C=3 mu=5/8 u=1 v=-3 law=newton r=1", "chatter a=1 b=-1 A=1 B=1/2 C=1 mu=2 r=7/10 law=energetic"):
    with tempfile.TemporaryDirectory() as folder:
        done = run("explain", *words.split(), "--svg", os.path.join(folder, "x.svg"))
        text = open(os.path.join(folder, "x.svg"), encoding="utf-8").read()
    report(done.returncode == 0 and ">this problem<" in text and (">its end<" in text) == ("impact" in words), "a picture of " + words, done.stderr)
for more, words in ((("omega=-1.037",), "near a two-fold"), (("omega=-1.037", "r_end=0.2"), "near a two-fold"), (("omega=-3/2", "kappa=1", "k2=1"), "this problem")):
    with tempfile.TemporaryDirectory() as folder:
        done = run("explain", "fold", "mechanism=turntable", "r=0.1859", *more, "--svg", os.path.join(folder, "x.svg"))
        texts = "".join(x.text or "" for x in ElementTree.parse(os.path.join(folder, "x.svg")).iter(SVG + "text")) if done.returncode == 0 else ""
    report(words in texts, f"the portrait of a point of the wheel, {more}", done.stderr)
done = run("explain", "fold", "mechanism=turntable", "kappa=1", "k2=1", "--svg", "/tmp/never.svg")
report(done.returncode == 3 and "no picture" in done.stderr, "data without a picture", done.stderr)
for command in ("impact A=1 B=1/2 C=1 u=1 v=-1 law=poisson r=1/2", "chatter law=newton a=0 b=-1 A=1 B=1/2 C=1 r=1/2", "rest law=newton a=0 b=-1 A=1 B=1/2 C=1 r=1/2"):
    for mu, why in (("tan(1/2)", f"no picture of kind '{command.split()[0]}' with numbers that are not algebraic"), ("[1/2,3/5]", "no picture of a problem with uncertain numbers")):
        done = run("explain", *command.split(), "mu=" + mu, "--svg", "/tmp/never.svg")
        report(done.returncode == 3 and why in done.stderr, f"{command.split()[0]}, mu={mu}: {why}", done.stderr)

IMPACT = ("impact", "A=1", "B=0", "C=1", "mu=1", "u=1", "v=-1", "r=1", "law=newton")
BODY = "slide2 mechanism=body rho=1 x1=-1 z1=-2 slope1=0 x2=1 z2=-2 Fz=-1 Fx=0 mu1=1/2 mu2=1/2 s1=1 s2=1 "
# Pictures of motions and maps have the page of an atlas: a title, the data, axes with names, units and values, a legend in words.
PLOTS = (("compliance a=0 b=1 A=17/5 B=6/5 C=8/5 mu=2 u=1000 v=0 delta=5/4 k=1 d=1/2", ("compliance", "A = 17/5", "y = -delta (m)", "v (m/s)", "the contact is sustained")),
         ("stance l1=1.5 l2=-0.3 h=0.15 phi1=42.5deg phi2=14.2deg mu1=0.55 mu2=0.2 alpha=10deg", ("phi1 = 42.5deg", "phi (rad)", "verdict: contracting", "-1.5")),
         ("modes mass=1 gyration=1 x=[-2,3] z=[-2,-3] nx=[4,-1] nz=[3,0] Fx=0 Fz=-1 tau=0 mu=[1/2,1/2]", ("w2: T T", "x (m)", "z (m)", "friction cone", "mu = [1/2,1/2]")),
         ("wedge model=two_mu M1=1 M2=1 mu1=3 mu2=1 tan_alpha=1 P1=1 P2=0 v=0", ("mu2 = 1", "P1 (N)", "P2 (N)", "+- 0+", "this problem")),
         ("fold mechanism=turntable r=0.1859 omega=-1.037", ("Lp (any unit)", "sliding", "crossing up", "leading order", "omega = -1.037")),
         (BODY + "slope2=30deg", ("p12 = 1.8660254", "b1 (m/s", "S+F: 1 slips, 2 lifts off", "this problem")),
         (BODY + "slope2=0 k1=-1 k2=-1 q1=-1 q2=-2", ("q2 = -2", "b2 (m/s", "S+S+ stable: both slip")),
         ("wedge model=enlarged m=1 M=200 c=200 g=1 mu=1 v=2", ("M = 200", "Omega t", "velocity (mu g/Omega)", "30")))
for words, shown in PLOTS:
    with tempfile.TemporaryDirectory() as folder:
        done = run("explain", *words.split(), "--svg", os.path.join(folder, "x.svg"))
        texts = [x.text or "" for x in ElementTree.parse(os.path.join(folder, "x.svg")).iter(SVG + "text")] if done.returncode == 0 else []
        missing = [x for x in shown if not any(x in text for text in texts)]
        report(texts and not missing, "the picture says what it shows: " + words, f"{missing} {texts} {done.stderr}")

done = run("explain", "--svg", "/nonexistent/x.svg", *IMPACT)
report(done.returncode == 5 and "could not be written" in done.stderr, "a file that cannot be written", done.stderr)
done = run("explain", "--svg")
report(done.returncode == 2, "--svg without a file", done.stderr)
tap.done()
