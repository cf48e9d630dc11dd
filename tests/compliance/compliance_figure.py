# SPDX-License-Identifier: BSD-2-Clause
"""Draws spec/compliance/time-to-stick.svg: certified times at which the rod of Zhao et al. stops slipping in an impact without collision, with
its data frozen (mu = 3/2, tan theta = 2), against kappa = 1/k; the asymptotic law; and a line of slope 1/4.

usage: python3 tests/compliance/compliance_figure.py FILE; the environment variable PAINLEVE names the program, by default build/painleve"""

import json
import math
import os
import pathlib
import subprocess
import sys
from fractions import Fraction

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from plot_page import key, LINE, page, Plot

ROD = {"kind": "compliance", "a": "0", "b": "-1", "A": "17/5", "B": "6/5", "C": "8/5", "mu": "3/2", "u": "1", "v": "0", "delta": "0", "d": "0"}
P, CONSTANT = 0.2, math.log(2 * 0.2**1.5 / 3.9)  # |p+|; ln(2 |p|^(3/2) u / (k+ |b|))
DASHES = ' stroke-dasharray="8,3"'
KAPPAS, TIMES = (-16, -2), (-8, 0)  # decades


def times(painleve):
    """(kappa, low end of the time to stick), certified."""
    records = [{**ROD, "k": f"1e{n}"} for n in range(2, 17)]
    done = subprocess.run([painleve, "decide", "--json", "-"], input="".join(json.dumps(r) + "\n" for r in records), capture_output=True, text=True, check=True)
    return [(10.0 ** -n, float(Fraction(json.loads(row)["verdict"]["times"][0]["low"]))) for n, row in zip(range(2, 17), done.stdout.splitlines())]


def logarithms(pairs):
    return [(math.log10(kappa), math.log10(time)) for kappa, time in pairs if time > 0]


def picture(found):
    plot = Plot(KAPPAS, TIMES, ("log10 of kappa = 1/k (m/N)", "log10 of the time to stick (s)"))
    kappas = [10 ** (n / 16) for n in range(16 * KAPPAS[0], 16 * KAPPAS[1] + 1)]
    plot.line(logarithms((k, math.sqrt(k / P) * (-math.log(k) / 2 + CONSTANT)) for k in kappas))
    plot.line(logarithms((k, found[0][1] * (k / found[0][0]) ** 0.25) for k in kappas), 1.2, DASHES)
    for place in logarithms(found):
        plot.mark(*place)
    legend = [('<rect x="11" y="-4" width="8" height="8"/>', "times that are certified, at their lower ends"), (LINE, "the law of section 8 as kappa goes to 0, sqrt(kappa) times a logarithm"),
              (f'<path d="M0 0H30" stroke="black" stroke-width="1.2"{DASHES}/>', "slope 1/4, the order that the paper has")]
    data = ", ".join(f"{name} = {ROD[name]}" for name in ("a", "b", "A", "B", "C", "mu", "u", "v", "delta", "d"))
    return page("compliance: how long the rod slips in an impact without collision", data, [plot.finished(), key(legend)])


if __name__ == "__main__":
    with open(sys.argv[1], "w", encoding="ascii") as file:
        file.write(picture(times(os.environ.get("PAINLEVE", "build/painleve"))))
