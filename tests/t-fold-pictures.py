#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""The maps of spec/fold/figure-4.svg and figure-5.svg (tests/fold_pictures.py): random points of boxes that are decided as a whole, against
`painleve decide`; and that the boxes are those of the pictures in the tree."""

import json
import pathlib
import random
import sys
from fractions import Fraction as Q

sys.path[:0] = [str(pathlib.Path(__file__).parent), str(pathlib.Path(__file__).parent / "certificates")]
import fold_pictures as pictures
from checkers import ROOT, Tap, decide

DEPTH, POINTS = 4, 60
KAPPA, K2 = "3580881*sqrt(2)/18590000", "42653764662528079/19152161779000000"


def inside(rng, ends):
    return ends[0] + (ends[1] - ends[0]) * Q(rng.randint(1, 99), 100)


def word_of(figure, record):
    verdict = record["verdict"]
    if figure == "figure-5":
        return verdict["point"].replace("_", " ")
    if verdict["two_fold"] != "invisible_invisible":
        return "no Teixeira singularity"
    if verdict["case"] == 1 and Q(record["problem"]["k2"]) < 0:
        return "case 1, k2 < 0"
    return f"case {verdict['case']}" + (", g < 0" if (verdict["law"] == "contradicts") else "")


def check_points(tap, figure):
    """In figure 4 the printed law has kappa > 0 for r* > 0: the law of the wheel holds where g > 0."""
    rng = random.Random(figure)
    found = [box for box in pictures.boxes(figure, DEPTH) if box[2] is not None]
    chosen = [(inside(rng, x), inside(rng, y), word) for x, y, word in rng.sample(found, min(POINTS, len(found)))]
    base = {"kind": "fold", "mechanism": "turntable"}
    base.update({"kappa": KAPPA, "k2": K2} if figure == "figure-5" else {})
    lines = decide([{**base, "r": str(r), "omega": str(w)} for r, w, _ in chosen])
    bad = [f"{r}, {w}: {word}, the program says {word_of(figure, json.loads(line))}" for (r, w, word), line in zip(chosen, lines)
           if word_of(figure, json.loads(line)) != word]
    tap.ok(not bad, f"{figure}: {len(chosen)} points of boxes with {sorted({word for _, _, word in chosen})}", "\n".join(bad[:5]))


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
        check_points(tap, figure)
        text = (ROOT / "spec" / "fold" / (figure + ".svg")).read_text()
        tap.ok(all(colour in text for colour in pictures.MAPS[figure][-1].values()), f"{figure}.svg is there")
    check_area(tap)
    tap.done()


main()
