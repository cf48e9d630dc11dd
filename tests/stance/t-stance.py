#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
# runs on: sanitized
"""Kind stance a second time: motions followed from event to event with 60 digits, and the statics by kind modes' elimination; the numbers of
the paper to 12 digits; what must not change when the body is mirrored, scaled, or its contacts are exchanged; both checkers."""
import decimal
import json
import math
import os
import pathlib
import random
import re
import sys
import tempfile
from decimal import Decimal
from fractions import Fraction

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from checkers import PAINLEVE, SANITIZED, Tap, decide, judge_certificates, run
from stance_map import MAPS, crossings, decided, example_6, record_map, region_map, regions, static_word
from stance_oracle import Body, PI, follow, right_statics
from stance_problems import DEGENERATE, FAMILIES, example, near_example, exact_near_example, random_body

NIGHTLY = os.environ.get("NIGHTLY") == "1"
RANDOM = 10000 if NIGHTLY else 30 if SANITIZED else 100
CLOSE = Decimal("1e-12")


def tangent(phi):
    return Decimal(math.tan(phi))


# Varkonyi and Or's examples: fixed points (angle, R = angle, G), and other values of R and G: (angle, R, G).
VALUES = {
    2: ((0.2, -math.pi / 6, None), (0.947647334533, -math.pi / 6, None), (1.182761780342, None, 1.770438466997),
        (1.530736169506, 1.530736169506, 0.758313344970), (0.263411571222, None, 1), (1.384962358899, None, 1)),
    3: ((-1.363419021855, -1.363419021855, 0.823203031570), (-2 * math.pi / 9, -2 * math.pi / 9, 1.054204832560),
        (1.463817405821, 1.463817405821, 0.517423660530), (0.419256797023, None, 1.188912184695)),
    4: ((-0.372616555308, -0.372616555308, 0.098987869227), (-0.247836753783, -0.247836753783, 0.094253186749),
        (1.204274650559, 1.204274650559, 0.201808274876), (1.085149308414, None, 0.212529731471)),
}
# The friction of each contact beyond which there is Painleve's paradox, between these numbers of 12 decimals (spec/errata.md, V3).
PAINLEVE_FROM = {(2, 1): "0.846022284267", (2, 2): "0.941819690847", (3, 1): "2.122759692852", (3, 2): "6.640941075035",
                 (4, 1): "1.779414538268", (4, 2): "47.057088486386"}
DOMAIN_FROM = -0.375646174801  # of the map of example 2, as an angle
# Where the formula of the map R changes.
BREAKS = {2: (0.542542499706, 1.393841549038),
          3: (-0.992206522204, 0.148548508236, 0.150367330478, 1.025843592789, 1.157946187713, 1.242950365317, 1.329272545067)}
VERDICTS = {2: ("stable", "theorem 4", 3), 3: ("unstable", "theorem 2", 4), 4: ("stable", "theorem 3", 2)}


def near(x, y, digits):
    return y is None or abs(float(x) - y) <= 10 ** -digits * max(1, abs(y))


def check_examples(tap):
    for n, values in VALUES.items():
        body, wrong = Body(example(n)), []
        for phi, image, growth in values:
            R, G = follow(body, tangent(phi))
            # the fixed point next to the left end repels: R' there is about 17
            if not (near(math.atan(R), image, 10) and near(G, growth, 11)):
                wrong.append((phi, math.atan(R), G))
        tap.ok(not wrong, f"example {n}: {len(values)} points of the maps", wrong)
        verdict = json.loads(decide([example(n)])[0])["verdict"]
        tap.ok((verdict["stability"], verdict["by"], verdict["region"]) == VERDICTS[n], f"example {n}: {VERDICTS[n]}", verdict)
    check_bounds(tap)
    check_domain(tap)
    check_breaks(tap)


def check_bounds(tap):
    wrong = []
    for (n, i), low in PAINLEVE_FROM.items():
        high = str(Decimal(low) + Decimal("1e-12"))
        words = [json.loads(decide([{**example(n), f"mu{i}": mu}])[0])["verdict"]["stability"] == "painleve" for mu in (low, high)]
        if words != [False, True]:
            wrong.append((n, i, low, high, words))
    tap.ok(not wrong, "Painleve's paradox begins at the friction of each contact of examples 2, 3 and 4, to 12 decimals", wrong)


def check_domain(tap):
    """Example 2: where the map ends, by halving; and no map before it."""
    body = Body(example(2))
    low, high = -0.3757, -0.3756
    for _ in range(40):
        middle = (low + high) / 2
        low, high = (low, middle) if follow(body, tangent(middle)) is not None else (middle, high)
    outside = [phi for phi in (-1.5, -0.5, -0.3757) if follow(body, tangent(phi)) is not None]
    tap.ok(not outside and abs(high - DOMAIN_FROM) < 1e-12, f"example 2: the map ends at {DOMAIN_FROM}", (outside, high))


def check_breaks(tap):
    """The motion has other phases on both sides of each number of 12 decimals."""
    for n, breaks in BREAKS.items():
        body, wrong = Body(example(n)), []
        for phi in breaks:
            sides = [[], []]
            for side, phases in zip((-1, 1), sides):
                follow(body, tangent(phi + side * 1e-12), phases)
            if sides[0] == sides[1]:
                wrong.append((phi, sides[0]))
        tap.ok(not wrong, f"example {n}: the motion changes at {len(breaks)} angles", wrong)


def samples(rng, ends):
    """Two points of each interval, not near an end."""
    for k in range(len(ends) + 1):
        for part in (rng.uniform(0.05, 0.5), rng.uniform(0.5, 0.95)):
            if k == 0 or k == len(ends):
                edge = (ends or [Fraction(0)])[-1 if k else 0]
                yield k, Decimal(float(edge) + (1 if k else -1) * part * 10)
            else:
                low, high = float(ends[k - 1]), float(ends[k])
                yield k, Decimal(low + (high - low) * part)


def partition_is_false(rng, body, partition):
    """Where an interval is not what its word says."""
    ends = [Fraction(x) for x in partition["ends"]]
    for k, t in samples(rng, ends):
        point, word = follow(body, t), partition["words"][k]
        if point is None:
            continue
        R, G = point
        if not {"undef": False, "safe": G < 1, "up": R > t, "down": R < t}[word]:
            return word, t, R, G
    return None


def trap_is_false(body, trap):
    """Whether following the motion does not find a fixed point with growth there; by halving."""
    low, high = (Decimal(Fraction(trap[name]).numerator) / Fraction(trap[name]).denominator for name in ("from", "to"))
    value = lambda t: follow(body, t)[0] - t
    below = value(low) > 0
    if below == (value(high) > 0):
        return "no fixed point"
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if (value(middle) > 0) == below else (low, middle)
    return None if follow(body, (low + high) / 2)[1] > 1 else "no growth"


def grows(rng, body):
    """A fixed point with growth above 1, as a coarse search finds it; None where it finds none."""
    last = None
    for k in range(1, 40):
        t = tangent(-math.pi / 2 + math.pi * k / 40 + rng.uniform(-0.02, 0.02))
        point = follow(body, t)
        if point and last and (last[1][0] > last[0]) != (point[0] > t) and min(point[1], last[1][1]) > Decimal("1.0001"):
            low, high = last[0], t
            for _ in range(50):
                middle = (low + high) / 2
                now = follow(body, middle)
                if now is None:
                    return None
                low, high = (middle, high) if (now[0] > middle) == (last[1][0] > last[0]) else (low, middle)
            end = follow(body, (low + high) / 2)
            # two different formulas may meet in a jump, which is no fixed point
            if end and abs(end[0] - (low + high) / 2) < Decimal("1e-9") and end[1] > Decimal("1.0001"):
                return (low + high) / 2
        last = (t, point) if point else None
    return None


def judge(rng, problem, record):
    """What is wrong with a verdict; None where nothing is."""
    verdict, witness = record["verdict"], record["witness"]
    if not right_statics(problem, verdict):
        return "statics"
    if verdict["contact_1"] is None:
        return None
    body = Body(problem, verdict["contact_1"])
    if "trap" in witness and verdict["stability"] == "unstable":
        return trap_is_false(body, witness["trap"])
    if "partition" in witness:
        return partition_is_false(rng, body, witness["partition"]) or (grows(rng, body) if rng.random() < 0.2 else None)
    return None


def check_random(tap, rng):
    problems, degenerate = [], 0
    for k in range(RANDOM):
        family = FAMILIES[k % len(FAMILIES)]
        degenerate += family in DEGENERATE
        problems.append(family(rng))
    lines = decide(problems)
    wrong, rows = [], {}
    for problem, line in zip(problems, lines):
        record = json.loads(line)
        rows[record["row"]] = rows.get(record["row"], 0) + 1
        fault = judge(rng, problem, record)
        if fault is not None:
            wrong.append(f"{json.dumps(problem)} {record['row']}: {fault}")
    tap.ok(not wrong, f"{len(problems)} problems, {degenerate} of them degenerate on purpose: as motions that are followed show", "\n".join(wrong))
    lifted = sum("levels" in json.loads(line)["witness"].get("partition", {}) for line in lines)
    tap.ok(lifted > 0, f"{lifted} partitions with levels, where the load lifts contact 2")
    tap.ok(3 * degenerate >= len(problems) and len(rows) >= (5 if SANITIZED else 7), f"they reach the rows {rows}")
    judge_certificates(tap, lines if not NIGHTLY else lines[:1000], "of these certificates")


def negated(text):
    return text[1:] if text.startswith("-") else "-" + text


def mirrored(problem):
    """x -> -x, and the contacts change places."""
    turn = lambda text: f"-({text})" if "(" in text else negated(text)
    out = {**problem, "l1": negated(problem["l2"]), "l2": negated(problem["l1"]), "phi1": turn(problem["phi2"]), "phi2": turn(problem["phi1"]),
           "mu1": problem["mu2"], "mu2": problem["mu1"]}
    return {**out, **{name: turn(problem[name]) for name in ("alpha", "tau", "Fx") if name in problem}}


def exchanged(problem):
    pairs = (("l1", "l2"), ("phi1", "phi2"), ("mu1", "mu2"))
    return {**problem, **{a: problem[b] for a, b in pairs}, **{b: problem[a] for a, b in pairs}}


def scaled(problem, factor):
    """Another unit of length; the moment of a load of size 1 is a length too."""
    lengths = {name: str(Fraction(problem.get(name, "1" if name == "rho" else "0")) * factor) for name in ("l1", "l2", "h", "rho", "tau")}
    return {**problem, **lengths}


def turned(problem):
    """By two right angles: the body hangs below, and is pulled up."""
    out = {**problem, "l1": negated(problem["l1"]), "l2": negated(problem["l2"]), "h": negated(problem["h"])}
    return {**out, **{name: f"180deg + {problem[name]}" for name in ("phi1", "phi2", "alpha")}}


def check_identities(tap, rng):
    problems = [rng.choice((near_example, exact_near_example, random_body))(rng) for _ in range(12 if SANITIZED else 60)]
    words = lambda list_of_problems: [(r["stability"], r["region"] if r["stability"] != "stable" else 2) for r in
                                      (json.loads(line)["verdict"] for line in decide(list_of_problems))]
    first = words(problems)
    changes = (("mirrored", mirrored), ("with its contacts exchanged", exchanged), ("in another unit of length", lambda p: scaled(p, Fraction(7, 3))),
               ("turned by two right angles", turned))
    for name, change in changes:
        wrong = [json.dumps(p) for p, x, y in zip(problems, first, words([change(p) for p in problems])) if x != y]
        tap.ok(not wrong, f"{len(problems)} bodies {name}: the same verdict", "\n".join(wrong))


def check_angles(tap):
    forms = (("60deg", "1/3*pi"), ("45deg", "atan(1)"), ("atan(3/4)", "2*atan(1/3)"), ("0", "360deg"), ("atan(1/2)", "atan(0.5)"))
    pairs = [[{**example(4), "phi1": text} for text in pair] for pair in forms]
    verdicts = [[json.loads(line)["verdict"] for line in decide(pair)] for pair in pairs]
    tap.ok(all(x == y for x, y in verdicts), "an angle may be written in several ways", verdicts)
    judge_certificates(tap, [line for pair in pairs for line in decide(pair)], "of angles in degrees, arctangents and radians")


def check_explain(tap):
    """The table of R and G that `explain` prints."""
    wrong, count = [], 0
    for n in VALUES:
        text, body = run([PAINLEVE, "explain", "-"], json.dumps(example(n)).encode()).stdout.decode(), Body(example(n))
        for degrees, rest in re.findall(r"^ +(-?\d+) deg   +(.*)$", text, re.M):
            point, numbers = follow(body, tangent(math.radians(int(degrees)))), re.match(r"(-?[\d.]+) deg +([\d.]+)", rest)
            count += 1
            if (point is None) != (numbers is None) or point and not (
                    near(math.degrees(math.atan(point[0])), float(numbers[1]), 9) and near(point[1], float(numbers[2]), 11)):
                wrong.append((n, degrees, rest, point))
    tap.ok(not wrong and count == 33, f"explain prints R and G of examples 2, 3 and 4 at {count} angles", wrong)


LEFT, TOP, SIZE = 80, 70, 520  # where the plane lies on a page, in points


def boxes_of(path):
    """The filled boxes of a picture: colour and corners in the plane, which shows 2 upwards and downwards and a right angle to each side."""
    for shape, colour in re.findall(r'<path d="([^"]*)"[^>]* fill="(rgb\([^)]*\))"', path.read_text()):
        corners = [((2 * (float(x) - LEFT) / SIZE - 1) * math.pi / 2, 2 - 4 * (float(y) - TOP) / SIZE)
                   for x, y in re.findall(r"[ML] ?([-\d.]+)[ ,]([-\d.]+)", shape)]
        if len(corners) >= 4:
            yield colour, *(f(c[k] for c in corners) for k in (0, 1) for f in (min, max))


def check_picture(tap, rng):
    for n in VALUES:
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "picture.svg"
            run([PAINLEVE, "explain", "--svg", str(path), "-"], json.dumps(example(n)).encode())
            boxes = list(boxes_of(path))
        colours = {box[0] for box in boxes}
        body, outside, inside = Body(example(n)), [], 0
        for _ in range(40):
            phi = rng.uniform(-1.55, 1.55)
            point = follow(body, tangent(phi))
            for value in (math.atan(point[0]), float(point[1])) if point else ():
                hit = any(x0 <= phi <= x1 and y0 <= value <= y1 for _, x0, x1, y0, y1 in boxes)
                inside += hit
                if not hit:
                    outside.append((phi, value))
        tap.ok(inside >= 20 and not outside and len(colours) >= 2, f"the picture of example {n}: {inside} values of R and G lie in the boxes", outside)


def check_map(tap):
    """Figure 8(a): the strip of equilibria has the width that statics gives, and example 3 itself is in the middle of region 4."""
    at = lambda a, b: regions([example_6(Fraction(a), Fraction(b))])[0]
    edges = [at("-0.387734", 0), at("-0.387733", 0), at("0.063692", 0), at("0.063693", 0)]  # -0.548337651562 and 0.090075025509 over sqrt 2
    tap.ok((edges[0], edges[3]) == (0, 0) and 0 not in edges[1:3], f"example 6: the borders of equilibrium: {edges}")
    tap.ok(at(0, 0) == 4, "example 6: without a shift it is example 3, region 4")
    codes = {code for row in region_map("6", 6 if SANITIZED else 10) for code in row}
    tap.ok({0, 2, 5, 6, 7} <= codes, f"example 6: a coarse map has the regions {codes}")


def check_borders(tap):
    """The points between which a border is drawn have certificates, and differ in what statics says of them."""
    for which in MAPS:
        found = crossings(which, record_map(which, 8), 3)
        ends = [end for _, end in sorted(found.items())][::4]
        words = [[static_word(record) for record in decided([MAPS[which][0](*p) for p in side])] for side in zip(*ends)]
        tap.ok(len(ends) > 3 and all(x != y for x, y in zip(*words)), f"example {which}: {len(found)} crossings of borders of statics", words)
        lines = decide([{"kind": "stance", **{name: str(x) for name, x in MAPS[which][0](*p).items()}} for end in ends[:4] for p in end])
        judge_certificates(tap, lines, f"example {which}: points beside borders")


def main():
    decimal.getcontext().prec = 60
    tap, rng = Tap(), random.Random(2017)
    tap.ok(abs(PI - Decimal("3.14159265358979323846264338327950288419716939937510582097")) < Decimal("1e-55"), "pi")
    check_examples(tap)
    check_random(tap, rng)
    check_identities(tap, rng)
    check_angles(tap)
    check_explain(tap)
    check_borders(tap)
    check_map(tap)
    check_picture(tap, rng)
    tap.done()


main()
