#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Maps of the regions of Varkonyi and Or's figure 8: the centre of each square is a problem that `painleve decide` decides, exactly.  The borders of
what statics says (whether there is an equilibrium, a paradox, an ambiguity, and whether the equilibrium is persistent) are algebraic curves: each point
that is drawn of them lies between two decided points that are nearer than 1/64 of a square, and differ in this.
Usage: stance_map.py 6|7 SQUARES FILE.svg    example 6 (centre of mass) or 7 (slope and friction); SQUARES to a side."""
import collections
import json
import os
import pathlib
import subprocess
import sys
from fractions import Fraction

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from plot_page import key, LINE, page, Plot

PAINLEVE = os.environ.get("PAINLEVE", "build/painleve")
NAMES = {0: "no equilibrium", 1: "Painleve", 2: "stable (Theorem 3)", 3: "stable (Theorem 4)", 4: "unstable, persistent",
         5: "unstable, not persistent", 6: "ambiguous", 7: "open, not persistent", 8: "open, persistent", None: "on a boundary"}


def example_6(a, b):
    """Example 3 with its centre of mass moved by a to the right and b upwards, in units of sqrt 2: up is against the load, at 45 degrees."""
    x, z = a - b, a + b
    return {"l1": Fraction(3, 2) - x, "l2": Fraction(-1, 10) - x, "h": Fraction(3, 5) + z, "phi1": "80deg", "phi2": "40deg", "mu1": "0.6",
            "mu2": "0.001", "alpha": "45deg"}


def example_7(mu2, alpha):
    """As printed, but for l1 = -1: with l1 = 1 no equilibrium is persistent (spec/errata.md, V4)."""
    return {"l1": -1, "l2": "0.1", "h": "0.4", "phi1": 0, "phi2": 0, "mu1": "0.45", "mu2": mu2, "alpha": f"{float(alpha)}deg"}


MAPS = {"6": (example_6, (Fraction(-1, 2), Fraction(1, 5)), (Fraction(-1, 2), Fraction(3, 2)), ("a / sqrt 2", "b / sqrt 2")),
        "7": (example_7, (Fraction(0), Fraction(6, 5)), (Fraction(-40), Fraction(40)), ("mu2", "alpha (degrees)"))}


def centres(ends, n):
    return [ends[0] + (ends[1] - ends[0]) * Fraction(2 * k + 1, 2 * n) for k in range(n)]


def decided(problems):
    """The records of many problems."""
    text = "".join(json.dumps({"kind": "stance", **{name: str(x) for name, x in p.items()}}) + "\n" for p in problems)
    lines = subprocess.run([PAINLEVE, "decide", "--json", "-"], input=text.encode(), stdout=subprocess.PIPE, check=True).stdout.splitlines()
    return [json.loads(line) for line in lines]


def region_of(record):
    return record["verdict"]["region"]


def static_word(record):
    """What statics says of a problem: no equilibrium, a paradox, an ambiguity; else whether the equilibrium is persistent."""
    return NAMES[region_of(record)] if region_of(record) in (0, 1, 6) else f"persistent: {record['verdict']['persistent']}"


def regions(problems):
    return [region_of(record) for record in decided(problems)]


def record_map(which, n):
    make, across, up, _ = MAPS[which]
    return [decided([make(x, y) for x in centres(across, n)]) for y in centres(up, n)]


def region_map(which, n):
    return [[region_of(record) for record in row] for row in record_map(which, n)]


def middle(p, q):
    return (p[0] + q[0]) / 2, (p[1] + q[1]) / 2


def crossings(which, rows, halvings=6):
    """For each pair of neighbouring centres between which the static word changes, two points between them that differ still; by the pair of places."""
    make, across, up, _ = MAPS[which]
    n = len(rows)
    x, y = centres(across, n), centres(up, n)
    pairs = [((i, j), (i + di, j + dj)) for j in range(n) for i in range(n) for di, dj in ((1, 0), (0, 1)) if i + di < n and j + dj < n]
    word = [[static_word(record) for record in row] for row in rows]
    pairs = [(p, q) for p, q in pairs if word[p[1]][p[0]] != word[q[1]][q[0]]]
    ends = [((x[p[0]], y[p[1]]), (x[q[0]], y[q[1]])) for p, q in pairs]
    for _ in range(halvings):
        words = [static_word(record) for record in decided([make(*middle(*end)) for end in ends])]
        ends = [(middle(*end), end[1]) if found == word[p[1]][p[0]] else (end[0], middle(*end)) for (p, _), end, found in zip(pairs, ends, words)]
    return dict(zip(pairs, ends))


def border_lines(found, n):
    """In each square between four centres the crossings of its sides, joined where there are two."""
    for j in range(n - 1):
        for i in range(n - 1):
            a, b, c, d = (i, j), (i + 1, j), (i, j + 1), (i + 1, j + 1)
            here = [middle(*found[side]) for side in ((a, b), (a, c), (b, d), (c, d)) if side in found]
            if len(here) == 2:
                yield here


def runs(row):
    """Neighbours of one region: (first, count, region)."""
    start = 0
    for k in range(1, len(row) + 1):
        if k == len(row) or row[k] != row[start]:
            yield start, k - start, row[start]
            start = k


FILLS = {0: 7, 1: 5, 2: 0, 3: 3, 4: 1, 5: 4, 6: 2, 7: 6, 8: 6, None: 7}
TITLES = {"6": ("Varkonyi and Or, figure 8(a): example 6", "phi1 = 80deg, phi2 = 40deg, mu1 = 0.6, mu2 = 0.001, alpha = 45deg; the centre of mass is moved by (a, b)"),
          "7": ("Varkonyi and Or, figure 8(b): example 7", "l1 = -1, l2 = 0.1, h = 0.4, phi1 = phi2 = 0, mu1 = 0.45")}


def svg(which, records):
    n, (_, across, up, names) = len(records), MAPS[which]
    rows = [[region_of(record) for record in row] for row in records]
    found = collections.Counter(r for row in rows for r in row)
    plot, boxes = Plot(across, up, names), {}
    for y, row in enumerate(rows):
        for x, count, region in runs(row):
            ends = [across[0] + (across[1] - across[0]) * Fraction(k, n) for k in (x, x + count)], [up[0] + (up[1] - up[0]) * Fraction(k, n) for k in (y, y + 1)]
            boxes.setdefault(region, []).append(plot.box(*ends))
    for region, path in boxes.items():
        plot.fill(path, FILLS[region])
    for p, q in border_lines(crossings(which, records), n):
        plot.line([p, q])
    entries = [(FILLS[region], (NAMES[region] if region is None else f"region {region} of the figure: {NAMES[region]}") + f": {count} of {n * n} points")
               for region, count in sorted(found.items(), key=lambda x: (x[0] is None, x[0]))]
    entries += [(LINE, "borders of what statics says, between decided points"), ("", "each square has the verdict at its centre")]
    return page(*TITLES[which], [plot.finished(), key(entries)])


def main():
    if len(sys.argv) != 4 or sys.argv[1] not in MAPS:
        sys.exit(__doc__)
    with open(sys.argv[3], "w", encoding="ascii") as file:
        file.write(svg(sys.argv[1], record_map(sys.argv[1], int(sys.argv[2]))))


if __name__ == "__main__":
    main()
