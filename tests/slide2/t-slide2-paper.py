#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Kind slide2 against Champneys & Varkonyi (2016), section 6: the table of classes, 16 rows of 8 columns, computed from first principles and
compared with what is printed; the facts that the text states, with the errata of spec/errata.md; the two examples of the figure; the
marginal compliances."""

import collections
import itertools
import json
import pathlib
import random
import sys
from fractions import Fraction as Q

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
import slide2_oracle as oracle
from checkers import Tap, decide, judge_certificates

# The table as printed: class (dual) | FF | S+S+ | S+F | FS+ | IF | FI | II.  g: grey, unstable; y: yellow, may be stable; x, (x): possible.
PRINTED = """
11 (self) | 5     | g 2     | 1 2 6   | 2 3 4 |   |   |
12 (self) | 5     | 2       | 1 6     | 3 4   |   |   |
13 (41)   | 5     | y 2 3   | 1 6     | 4     |   |   |
14 (31)   | 4 5   | y 2 3 4 | 1 6     | g 4   |   |   | (x)
15 (32)   | 4 5   | g 1 5 6 | 1 6     | g 4   |   |   | (x)
16 (21)   | 4     | g 1 6   | 1 5 6   | g 4 5 |   | x |
22 (45)   | 5     | g 3     | g 4 5   | 3 4   | x |   |
23 (46)   | 5     | y 3     | g 3 4 5 | 4     | x |   |
24 (36)   | 4 5   | g 3 4   | g 3 4 5 | g 4   | x |   | (x)
25 (self) | 4     | g 3 4 5 | g 3 4   | g 4 5 | x | x | (x)
26 (self) | 4     | g 1 2 6 | g 3 4   | g 4 5 | x | x |
33 (44)   | 4 5   | g 3 4   | g 5     | 3     |   |   | (x)
34 (self) | 3 4 5 | g 4     | g 5     | g 3   |   |   | (x)
35 (self) | 3 4 5 | g 4     | g 4 5   | g 3 4 |   |   | (x)
42 (self) | 4     | 1 2 6   | 5       | 3     |   |   |
43 (self) | 4     | g 3 4 5 | 5       | 3     |   |   | (x)
"""
MODES = ("FF", "S+S+", "S+F", "FS+")
PANEL_A = {"p11": "-0.055", "p21": "0.055", "p12": "0.088", "p22": "-0.036", "b1": "-1", "b2": "-1"}
PANEL_B = {"p11": "3.051", "p21": "1.555", "p12": "-1.677", "p22": "-0.375", "b1": "-1", "b2": "-0.727", "k1": "-1", "k2": "-3", "q1": "-1.2", "q2": "-1.2"}


def samples():
    """Data of every class: three vectors in all orders around the circle, from directions that differ."""
    found = collections.defaultdict(list)
    rng = random.Random(144)
    around = [(Q(4 - i) * sx, Q(1 + i) * sy) for i in range(4) for sx in (1, -1) for sy in (1, -1)]
    for p1, p2, a in itertools.product(around, repeat=3):
        label = None if oracle.coincide(p1, p2, a) else oracle.number(*(oracle.whole(v) for v in (p1, p2, a)))
        if label is not None and (len(found[label]) < 3 or rng.random() < 0.1):
            found[label].append({"kind": "slide2", "p11": str(p1[0]), "p21": str(p1[1]), "p12": str(p2[0]), "p22": str(p2[1]), "b1": str(-a[0]), "b2": str(-a[1])})
    return found


def decided():
    """For every class the verdicts of its samples."""
    found = samples()
    problems = [problem for label in sorted(found) for problem in found[label]]
    verdicts = iter(json.loads(line)["verdict"] for line in decide(problems))
    return {label: [next(verdicts) for _ in found[label]] for label in sorted(found)}


def one(values):
    """The value that all have."""
    values = [json.dumps(value) for value in values]
    assert len(set(values)) == 1, values
    return json.loads(values[0])


SHADE = {"stable": "", "unstable": "g", "depends": "y"}


def row_of(table, name):
    """A row of the table, as it is printed."""
    of_class = {label: verdicts for label, verdicts in table.items() if label[:2] == name}
    dual = one(v["dual"][0][:2] for verdicts in of_class.values() for v in verdicts)
    cells = [name + (" (self)" if dual == name else f" ({dual})")]
    for mode in MODES:
        where = [label[2] for label, verdicts in of_class.items() if one(v["modes"][mode] for v in verdicts) == "consistent"]
        shade = SHADE[one(v["stability"][mode] for verdicts in of_class.values() for v in verdicts)]
        cells.append(" ".join([shade] * bool(shade) + where))
    for name_of_impact in ("IF", "FI", "II"):
        cells.append({"possible": "x", "not_excluded": "(x)", "no": ""}[
            one(v["impact_without_collision"][name_of_impact] for verdicts in of_class.values() for v in verdicts)])
    return cells


def check_table(tap, table):
    rows = [[cell.strip() for cell in line.split("|")] for line in PRINTED.strip().splitlines()]
    differ = []
    for printed in rows:
        computed = row_of(table, printed[0][:2])
        differ += [f"{printed[0]}, column {i}: printed {p!r}, computed {c!r}" for i, (p, c) in enumerate(zip(printed, computed)) if p != c]
    tap.ok(len(rows) == 16 and all(len(row) == 8 for row in rows) and not differ, f"16 rows of 8 cells, {len(differ)} differ", "\n".join(differ))
    duals = {row[0][:2] for row in rows} | {row[0].split("(")[1][:2] for row in rows if "self" not in row[0]}
    tap.ok(len(duals) == 24 and {label[:2] for label in table} == duals and len(table) == 144, "24 classes, 144 with the load")


def consistent(verdicts):
    return [mode for mode, word in one(v["modes"] for v in verdicts).items() if word == "consistent"]


def check_facts(tap, table):
    """What the text says, corrected."""
    count = collections.Counter(len(consistent(verdicts)) for verdicts in table.values())
    tap.ok(count == {0: 44, 1: 44, 2: 48, 3: 4, 4: 4}, f"how many modes are consistent: {dict(count)}")
    many = {n: [label for label, v in table.items() if len(consistent(v)) == n] for n in (3, 4)}
    tap.ok(many == {3: ["112", "144", "264", "315"], 4: ["244", "254", "354", "364"]}, f"three and four modes: {many}")
    word = {label: one(v["stability"] for v in verdicts) for label, verdicts in table.items()}
    only = {mode: [label for label, v in table.items() if consistent(v) == [mode] and word[label][mode] == "unstable"] for mode in MODES}
    tap.ok(only["S+S+"] == ["261", "262", "266"] and only["S+F"] == ["263"] and only["FS+"] == ["265"],
           f"the only consistent mode is unstable for every compliance: {only}")
    depends = [label for label, v in table.items() if consistent(v) == ["S+S+"] and word[label]["S+S+"] == "depends"]
    tap.ok(depends == ["132", "133", "142", "143", "311", "316", "411", "416"], f"the only consistent mode depends on compliance: {depends}")
    without = [label for label in depends if set(one(v["impact_without_collision"] for v in table[label]).values()) == {"no"}]
    tap.ok(without == ["132", "133", "411", "416"], f"and no impact without collision is possible: {without}")
    classes = {shade: sorted({label[:2] for label in table if word[label]["S+S+"] == shade}) for shade in SHADE}
    tap.ok(classes["stable"] == ["12", "42"] and classes["depends"] == ["13", "14", "23", "31", "41", "46"], f"S+S+ is {classes}")
    tap.ok(consistent(table["155"]) == ["FF", "S+S+"] and not consistent(table["152"]), "155 has two modes, 152 none")


def check_figure(tap):
    lines = decide([{"kind": "slide2", **data} for data in (PANEL_A, PANEL_B, {**PANEL_B, "p22": "-0.0375"}, {**PANEL_B, "k1": "-1/2"})])
    a, b, misprinted, _ = [json.loads(line) for line in lines]
    tap.ok(a["verdict"]["cases"] == ["261"] and a["quantities"]["D"]["value"] == "-143/50000" and a["verdict"]["resolution"] == ["IF", "FI"]
           and a["verdict"]["stability"]["S+S+"] == "unstable", "panel A: class 261, unstable for all compliances; an impact at one contact follows")
    values = {name: Q(b["quantities"][name]["value"]) for name in ("D", "a3", "a2", "a1", "a0", "H")}
    printed = {"D": "1.46361", "a3": "3.2112", "a2": "4.0335984", "a1": "7.025328", "a0": "4.39083", "H": "-2.484073046016"}
    tap.ok(b["verdict"]["cases"] == ["142"] and values == {name: Q(x) for name, x in printed.items()} and b["verdict"]["hurwitz"] == "unstable",
           "panel B with p22 = -0.375: class 142, unstable", str(values))
    tap.ok(misprinted["verdict"]["cases"] == ["142"] and misprinted["verdict"]["hurwitz"] == "stable" and Q(misprinted["quantities"]["H"]["value"]) > 16,
           "panel B with p22 = -0.0375, as printed: class 142, stable")
    judge_certificates(tap, lines, "certificates of the figure")


def check_marginal(tap):
    """H = 0 exactly, and beside it."""
    problems = []
    for s, t in ((Q(5, 12), Q(5, 13)), (Q(3, 4), Q(3, 5)), (Q(15, 8), Q(15, 17))):
        for near in (Q(0), Q(1, 10 ** 30), Q(-1, 10 ** 30)):
            problems.append({"kind": "slide2", "p11": "1", "p21": str(s), "p12": str(-s), "p22": "1", "b1": "-1", "b2": "-1", "k1": "-1", "k2": "-1",
                             "q1": str(-t - near), "q2": str(-t - near)})
    words = [json.loads(line)["verdict"]["hurwitz"] for line in decide(problems)]
    tap.ok(words == ["marginal", "stable", "unstable"] * 3, f"two imaginary roots, and 10^-30 on either side: {words}")


def main():
    tap = Tap()
    table = decided()
    check_table(tap, table)
    check_facts(tap, table)
    check_figure(tap)
    check_marginal(tap)
    tap.done()


main()
