#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Pictures of `painleve explain --svg`: well-formed, and painted right: at random points of the plane, the colour must stand
for what `painleve decide` says there, the same colour for the same answer in every picture.  Prints TAP."""
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from fractions import Fraction

painleve = os.environ.get("PAINLEVE", "build/painleve")
SIZE, MARGIN, POINTS = 560, 40, 60
SVG = "{http://www.w3.org/2000/svg}"
results = 0


def report(good, what, detail=""):
    global results
    results += 1
    print(f"{'ok' if good else 'not ok'} {results} - {what}")
    for line in [] if good else str(detail).splitlines()[:10]:
        print(f"# {line}")


def run(*arguments, data=""):
    return subprocess.run([painleve, *arguments], input=data, capture_output=True, text=True)


def polygons(tree):
    """The painted regions: colour and corners, in the order in which they were painted."""
    found = []
    for path in tree.iter(SVG + "path"):
        colour = re.search(r"fill:(rgb\([^)]*\))", path.get("style", ""))
        corners = [tuple(map(float, pair)) for pair in re.findall(r"[ML] (\S+) (\S+)", path.get("d"))]
        if colour and len(corners) >= 3 and "C" not in path.get("d") and colour[1] not in ("rgb(0%,0%,0%)", "rgb(100%,100%,100%)"):
            found.append((colour[1], corners))
    return found


def holds(corners, x, y):
    inside = False
    for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1]):
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) * (x1 - x0) / (y1 - y0):
            inside = not inside
    return inside


def colour_at(painted, x, y):
    """The colour of a place, or None within two points of a boundary."""
    seen = {next((colour for colour, corners in reversed(painted) if holds(corners, x + dx, y + dy)), None)
            for dx in (-2, 0, 2) for dy in (-2, 0, 2)}
    return seen.pop() if len(seen) == 1 else None


def draw(problem):
    with tempfile.TemporaryDirectory() as folder:
        name = os.path.join(folder, "picture.svg")
        done = run("explain", "--svg", name, "-", data=json.dumps(problem))
        return done, ElementTree.parse(name).getroot() if done.returncode == 0 else None


def answers(problem, x, y, points):
    """What `decide` says at points of the page: the region, or the consistent modes."""
    records = [{**problem, x: str(Fraction(px) - SIZE // 2), y: str(SIZE // 2 - Fraction(py))} for px, py in points]
    lines = run("decide", "--json", "-", data="\n".join(json.dumps(r) for r in records)).stdout.splitlines()
    for verdict in (json.loads(line)["verdict"] for line in lines):
        shades = verdict.get("stability", {}) if "hurwitz" in verdict else {}
        modes = tuple((k, shades.get(k) == "unstable") for k, s in verdict.get("modes", {}).items() if s == "consistent")
        yield verdict.get("region", modes)


def check(problem, x, y, lowest, meaning, rng):
    done, tree = draw(problem)
    if tree is None:
        return report(False, f"a picture of {problem}", done.stderr)
    painted, wrong, compared = polygons(tree), [], 0
    points = [(rng.randint(MARGIN + 3, SIZE - MARGIN - 3), rng.randint(lowest, SIZE - MARGIN - 3)) for _ in range(POINTS)]
    for point, answer in zip(points, answers(problem, x, y, points)):
        colour = colour_at(painted, *point)
        if colour is None:
            continue
        compared += 1
        if meaning.setdefault(colour, answer) != answer or list(meaning.values()).count(answer) != 1:
            wrong.append(f"{point}: {colour} stands for {meaning[colour]}, here it is {answer}")
    report(not wrong and compared > POINTS // 2 and tree.tag == SVG + "svg",
           f"{problem['kind']}: {len(painted)} regions, right at {compared} points", "\n".join([str(problem)] + wrong))


def random_body(rng):
    while True:
        A, B, C = (Fraction(rng.randint(low, 6), rng.randint(1, 3)) for low in (1, -6, 1))
        if A * C > B * B:
            return dict(A=str(A), B=str(B), C=str(C), mu=str(Fraction(rng.randint(0, 8), rng.randint(2, 5))))


rng = random.Random(11)
meaning = {}
for _ in range(25):
    check({"kind": "impact", **random_body(rng), "u": str(rng.randint(-4, 4)), "v": str(rng.randint(-4, -1)),
           "r": str(Fraction(rng.randint(0, 4), 4)), "law": rng.choice(("poisson", "energetic", "newton"))},
          "u", "v", SIZE // 2 + 3, meaning, rng)
report(set(meaning.values()) == set(range(1, 11)), "the pictures show the regions 1 to 10", meaning)
meaning = {}
for i in range(25):
    check({"kind": "contact", **random_body(rng), "u": str(i % 3 - 1), "a": str(rng.randint(-4, 4)), "b": str(rng.randint(-4, -1))},
          "a", "b", MARGIN + 3, meaning, rng)
report(len(meaning) >= 6, f"the pictures show {len(meaning)} sets of modes", meaning)

meaning = {}
for i in range(20):
    number = lambda: str(Fraction(rng.choice((-1, 1)) * rng.randint(1, 6), rng.randint(1, 3)))
    check({"kind": "slide2", **{name: number() for name in ("p11", "p12", "p21", "p22", "b1", "b2")}}, "b1", "b2", MARGIN + 3, meaning, rng)
report(len(meaning) >= 12, f"the pictures show {len(meaning)} sets of modes, by their stability", meaning)

meaning = {}
for i in range(16):
    number = lambda: str(Fraction(rng.randint(1, 6), rng.randint(1, 3)))
    model = ("klein", "two_mu", "slipper", "slipper_as_printed")[i % 4]
    names = ("M1", "M2", "tan_alpha") + (("mu1", "mu2") if model == "two_mu" else ("mu",)) + (("l2", "l3", "epsilon") if i % 4 > 1 else ())
    check({"kind": "wedge", "model": model, **{name: number() for name in names}, "P1": "3", "P2": "2", "v": str(i // 4 % 3 - 1)}, "P1", "P2", MARGIN + 3,
          meaning, rng)
report(len(meaning) >= 8, f"the pictures show {len(meaning)} sets of modes of two sliders", meaning)

IMPACT = ("impact", "A=1", "B=0", "C=1", "mu=1", "u=1", "v=-1", "r=1", "law=newton")
done = run("explain", "--svg", "/nonexistent/x.svg", *IMPACT)
report(done.returncode == 3 and "could not be written" in done.stderr, "a file that cannot be written", done.stderr)
done = run("explain", "--svg")
report(done.returncode == 2, "--svg without a file", done.stderr)
print(f"1..{results}")
sys.exit(0)
