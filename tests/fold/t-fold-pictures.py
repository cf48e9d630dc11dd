#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""The maps of spec/fold/figure-4.svg, figure-4-panels.svg and figure-5.svg (tests/fold/fold_pictures.py, fold_panels.py): random points of boxes that are decided as a whole, against
`painleve decide`, whose certificates the checkers verify; and that the boxes are those of the pictures in the tree.
NIGHTLY=1: the centre of every box of the pictures."""

import collections
import html
import json
import os
import pathlib
import random
import re
import sys
from fractions import Fraction as Q

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
import fold_panels as panels
import fold_pictures as pictures
from checkers import ROOT, Tap, decide, first_checker, judge_certificates

DEPTH, POINTS = 4, 60
KAPPA, K2 = "3580881*sqrt(2)/18590000", "42653764662528079/19152161779000000"


def inside(rng, ends):
    return ends[0] + (ends[1] - ends[0]) * Q(rng.randint(1, 99), 100)


def sign_of(record, name):
    return record["quantities"][name]["sign"]


def panel_word(letter, record):
    """The word of figure 4 (b) to (g), by the signs of the quantities."""
    Kpp, Kpm, Kmp, Kmm = (sign_of(record, name) for name in ("Kpp", "Kpm", "Kmp", "Kmm"))
    if letter in "de" and Kpp == Kmm:
        return panels.NOT_REAL
    if letter == "f":
        return f"J1 J2 {'>' if sign_of(record, 'det') * sign_of(record, 'own') < 0 else '<'} 1"  # det = own - cross, J1 J2 = cross / own
    if letter == "g":
        return f"k2 {'>' if sign_of(record, 'k2') > 0 else '<'} 0, kappa {'>' if record['verdict']['law'] == 'agrees' else '<'} 0"
    name, sign = {"b": ("K--", Kmm), "c": ("K++", Kpp), "d": ("J1", Kmp), "e": ("J2", -Kpm)}[letter]
    return f"{name} {'>' if sign > 0 else '<'} 0"


def word_of(figure, record):
    verdict = record["verdict"]
    if figure[-1].isalpha():
        return panel_word(figure[-1], record)
    if figure == "figure-5":
        return verdict["point"].replace("_", " ")
    if verdict["two_fold"] != "invisible_invisible":
        return "no Teixeira singularity"
    if verdict["case"] == 1 and Q(record["problem"]["k2"]) < 0:
        return "case 1, k2 < 0"
    return f"case {verdict['case']}" + (", g < 0" if (verdict["law"] == "contradicts") else "")


def check_points(tap, figure, boxes):
    """In figure 4 the printed law has kappa > 0 for r* > 0: the law of the wheel holds where g > 0."""
    rng = random.Random(figure)
    found = [box for box in boxes if box[2] is not None]
    chosen = [(inside(rng, x), inside(rng, y), word) for x, y, word in rng.sample(found, min(POINTS, len(found)))]
    base = {"kind": "fold", "mechanism": "turntable"}
    base.update({"kappa": KAPPA, "k2": K2} if figure == "figure-5" else {})
    lines = decide([{**base, "r": str(r), "omega": str(w)} for r, w, _ in chosen])
    bad = [f"{r}, {w}: {word}, the program says {word_of(figure, json.loads(line))}" for (r, w, word), line in zip(chosen, lines)
           if word_of(figure, json.loads(line)) != word]
    judge_certificates(tap, lines[:8], f"points of {figure}")
    tap.ok(not bad, f"{figure}: {len(chosen)} points of boxes with {sorted({word for _, _, word in chosen})}", "\n".join(bad[:5]))


def check_centres(tap):
    """NIGHTLY=1: the centre of every coloured box as the pictures have them, its verdict and its certificate."""
    for figure in pictures.MAPS if os.environ.get("NIGHTLY") == "1" else ():
        coloured = [x for x in pictures.boxes(figure, 6 if figure[-1].isalpha() else 7) if x[2] is not None]
        base = {"kind": "fold", "mechanism": "turntable", **({"kappa": KAPPA, "k2": K2} if figure == "figure-5" else {})}
        lines = decide([{**base, "r": str(sum(x) / 2), "omega": str(sum(y) / 2)} for x, y, _ in coloured])
        bad = [x for x, line in zip(coloured, lines) if word_of(figure, json.loads(line)) != x[2]]
        tap.ok(not bad, f"{figure}: the centres of {len(coloured)} boxes", bad[:3])
        tap.ok(set(first_checker(lines)) == {"VERIFIED"}, f"{figure}: painleve-check verifies their certificates")


def area(x):
    return (x[0][1] - x[0][0]) * (x[1][1] - x[1][0])


def check_area(tap):
    """Figure 4(a): case 1, where the law of the wheel holds, is a sixth to a quarter of the rectangle; less than a tenth is open with boxes of a 32nd."""
    found = list(pictures.boxes("figure-4", 5))
    total = sum(map(area, found))
    case_1, open_ = (float(sum(area(x) for x in found if x[2] == word) / total) for word in ("case 1", None))
    tap.ok(1 / 6 < case_1 < 1 / 4 and open_ < 0.11 and float(total) == 0.799 * 2.5, f"case 1 takes {case_1:.3f} of figure 4, {open_:.3f} is open")
    outside = [x for x in found if x[2] == "case 1" and (x[0][0] < Q(1, 10) or x[1][1] > -1)]
    tap.ok(not outside, "case 1 with k2 > 0 lies at r* > r0 and omega* < omega0", outside[:3])
    softer = [x for x in found if x[2] == "case 1, k2 < 0"]
    tap.ok(softer and all(x[0][1] <= Q(1, 10) for x in softer), "there is case 1 with k2 < 0 too, at r* < r0")


def main():
    tap = Tap()
    for figure in pictures.MAPS:
        boxes = list(pictures.boxes(figure, DEPTH))
        check_points(tap, figure, boxes)
        text = (ROOT / "spec" / "fold" / ("figure-4-panels.svg" if figure[-1].isalpha() else figure + ".svg")).read_text()
        words = {word for _, _, word in boxes} - {None}
        tap.ok(all(html.escape(word) in text for word in words), f"{figure}.svg has the words of the map in its legend", words)
        fills = collections.Counter(re.findall(r'fill="(rgb[^"]*)"', text))
        tap.ok(fills and min(fills.values()) > 1, f"{figure}.svg has the colours of its legend", fills)
    check_area(tap)
    check_centres(tap)
    tap.done()


main()
