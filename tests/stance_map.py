#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Maps of the regions of Varkonyi and Or's figure 8: the centre of each square is a problem that `painleve decide` decides, exactly.  The borders of
what statics says (whether there is an equilibrium, a paradox, an ambiguity, and whether the equilibrium is persistent) are algebraic curves: each point
that is drawn of them lies between two decided points that are nearer than 1/64 of a square, and differ in this.
Usage: stance_map.py 6|7 SQUARES FILE.svg    example 6 (centre of mass) or 7 (slope and friction); SQUARES to a side."""
import collections
import json
import os
import subprocess
import sys
from fractions import Fraction

PAINLEVE = os.environ.get("PAINLEVE", "build/painleve")
SIZE, MARGIN = 480, 50
COLOURS = {0: "#ffffff", 1: "#9e9e9e", 2: "#4caf50", 3: "#b2df8a", 4: "#d32f2f", 5: "#f4a582", 6: "#7e57c2", 7: "#fff59d", 8: "#000000",
           None: "#00bcd4"}
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
        "7": (example_7, (Fraction(0), Fraction(6, 5)), (Fraction(-40), Fraction(40)), ("mu2", "alpha, degrees"))}


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


def svg(which, records):
    n, (_, across, up, names) = len(records), MAPS[which]
    rows = [[region_of(record) for record in row] for row in records]
    place = lambda p: (MARGIN + SIZE * float((p[0] - across[0]) / (across[1] - across[0])), MARGIN + SIZE * (1 - float((p[1] - up[0]) / (up[1] - up[0]))))
    side, found = SIZE / n, collections.Counter(r for row in rows for r in row)
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIZE + 2 * MARGIN + 190}" height="{SIZE + 2 * MARGIN}" font-family="sans-serif" font-size="12">',
           f"<title>Regions of example {which} of Varkonyi and Or; each square has the verdict at its centre; lines: borders of the static words, between decided points</title>"]
    for y, row in enumerate(rows):
        for x, count, region in runs(row):
            out.append(f'<rect x="{MARGIN + x * side:.2f}" y="{MARGIN + SIZE - (y + 1) * side:.2f}" width="{count * side + 0.05:.2f}" '
                       f'height="{side + 0.05:.2f}" fill="{COLOURS[region]}"/>')
    out.append(f'<rect x="{MARGIN}" y="{MARGIN}" width="{SIZE}" height="{SIZE}" fill="none" stroke="black"/>')
    lines = "".join("M{:.2f} {:.2f}L{:.2f} {:.2f}".format(*place(p), *place(q)) for p, q in border_lines(crossings(which, records), n))
    out.append(f'<path d="{lines}" fill="none" stroke="black" stroke-width="1.2"/>')
    ends = ((MARGIN, SIZE + MARGIN + 16, across[0], "middle"), (MARGIN + SIZE, SIZE + MARGIN + 16, across[1], "middle"),
            (MARGIN - 4, SIZE + MARGIN, up[0], "end"), (MARGIN - 4, MARGIN + 10, up[1], "end"))
    out += [f'<text x="{x}" y="{y}" text-anchor="{anchor}">{float(value):g}</text>' for x, y, value, anchor in ends]
    out.append(f'<text x="{MARGIN + SIZE / 2}" y="{SIZE + MARGIN + 30}" text-anchor="middle">{names[0]}</text>')
    out.append(f'<text x="14" y="{MARGIN + SIZE / 2}" transform="rotate(-90 14 {MARGIN + SIZE / 2})" text-anchor="middle">{names[1]}</text>')
    for k, (region, count) in enumerate(sorted(found.items(), key=lambda x: (x[0] is None, x[0]))):
        y = MARGIN + 20 * k
        out.append(f'<rect x="{MARGIN + SIZE + 20}" y="{y}" width="14" height="14" fill="{COLOURS[region]}" stroke="black"/>')
        label = NAMES[region] if region is None else f"{region} {NAMES[region]}"
        out.append(f'<text x="{MARGIN + SIZE + 40}" y="{y + 12}">{label}: {count}</text>')
    return "\n".join(out + ["</svg>"]) + "\n"


def main():
    if len(sys.argv) != 4 or sys.argv[1] not in MAPS:
        sys.exit(__doc__)
    with open(sys.argv[3], "w", encoding="ascii") as file:
        file.write(svg(sys.argv[1], record_map(sys.argv[1], int(sys.argv[2]))))


if __name__ == "__main__":
    main()
