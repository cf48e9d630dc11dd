# SPDX-License-Identifier: BSD-2-Clause
"""Draws spec/compliance/time-to-stick.svg: certified times at which the rod of Zhao et al. stops slipping in an impact without collision, with
its data frozen (mu = 3/2, tan theta = 2), against kappa = 1/k; the asymptotic law; and a line of slope 1/4.

usage: python3 tests/compliance/compliance_figure.py FILE; the environment variable PAINLEVE names the program, by default build/painleve"""

import json
import math
import os
import subprocess
import sys
from fractions import Fraction

ROD = {"kind": "compliance", "a": "0", "b": "-1", "A": "17/5", "B": "6/5", "C": "8/5", "mu": "3/2", "u": "1", "v": "0", "delta": "0", "d": "0"}
P, CONSTANT = 0.2, math.log(2 * 0.2**1.5 / 3.9)  # |p+|; ln(2 |p|^(3/2) u / (k+ |b|))
WIDTH, HEIGHT, LEFT, TOP = 560, 420, 70, 20
X, Y = (-16, -2), (-8, 0)  # decades of kappa and of time


def place(kappa, time):
    x = LEFT + (WIDTH - LEFT - 20) * (math.log10(kappa) - X[0]) / (X[1] - X[0])
    return x, TOP + (HEIGHT - TOP - 50) * (Y[1] - math.log10(time)) / (Y[1] - Y[0])


def line(points, dashes=""):
    text = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return f'<polyline points="{text}" fill="none" stroke="black" stroke-width="1"{dashes}/>'


def words(x, y, text, anchor="middle"):
    return f'<text x="{x:.1f}" y="{y:.1f}" font-family="sans-serif" font-size="12" text-anchor="{anchor}">{text}</text>'


def times(painleve):
    """(kappa, low end of the time to stick), certified."""
    records = [{**ROD, "k": f"1e{n}"} for n in range(2, 17)]
    done = subprocess.run([painleve, "decide", "--json", "-"], input="".join(json.dumps(r) + "\n" for r in records), capture_output=True, text=True, check=True)
    return [(10.0 ** -n, float(Fraction(json.loads(row)["verdict"]["times"][0]["low"]))) for n, row in zip(range(2, 17), done.stdout.splitlines())]


def picture(found):
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}"><rect width="100%" height="100%" fill="white"/>']
    kappas = [10 ** (n / 4) for n in range(4 * X[0], 4 * X[1] + 1)]
    law = [(k, math.sqrt(k / P) * (-math.log(k) / 2 + CONSTANT)) for k in kappas]
    parts.append(line([place(k, t) for k, t in law if t > 0 and math.log10(t) <= Y[1]]))
    parts.append(line([place(k, found[0][1] * (k / found[0][0]) ** 0.25) for k in kappas], ' stroke-dasharray="5 4"'))
    parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3"/>' for x, y in (place(k, t) for k, t in found)]
    corner, right, top = place(10.0 ** X[0], 10.0 ** Y[0]), place(10.0 ** X[1], 10.0 ** Y[0]), place(10.0 ** X[0], 10.0 ** Y[1])
    parts += [line([top, corner, right])]
    parts += [words(place(10.0 ** n, 1)[0], corner[1] + 16, f"1e{n}") for n in range(X[0], X[1] + 1, 2)]
    parts += [words(corner[0] - 6, place(1e-9, 10.0 ** n)[1] + 4, f"1e{n}", "end") for n in range(Y[0], Y[1] + 1, 2)]
    parts.append(words((corner[0] + right[0]) / 2, HEIGHT - 12, "kappa = 1/k"))
    parts.append(words(LEFT + 20, TOP + 14, "time to stick: dots certified; line: Theorem of section 8; dashes: slope 1/4", "start"))
    return "\n".join(parts + ["</svg>", ""])


if __name__ == "__main__":
    with open(sys.argv[1], "w", encoding="ascii") as file:
        file.write(picture(times(os.environ.get("PAINLEVE", "build/painleve"))))
