#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Draws spec/fold/figure-4.svg and figure-5.svg (fold_pictures.py NAME FILE draws one of them): maps of [SJ14], figures 4(a) and 5, in which every coloured box is decided as a whole. A box is
coloured where the Bernstein coefficients of polynomials, exactly, have all the signs that its word needs; else it is divided, and the smallest boxes that are left,
along the curves, are white. tests/fold/t-fold-pictures.py compares boxes with `painleve decide`."""

import math
import pathlib
import sys
from fractions import Fraction as Q

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from plot_page import key, page, Plot, SQUARE, WHITE

SPEC = pathlib.Path(__file__).resolve().parents[2] / "spec" / "fold"


class Poly:
    """A polynomial in r and omega: {(power of r, power of omega): rational}."""

    def __init__(self, terms):
        self.terms = {powers: Q(c) for powers, c in terms.items() if c != 0}

    def __add__(self, other):
        powers = set(self.terms) | set(other.terms)
        return Poly({x: self.terms.get(x, 0) + other.terms.get(x, 0) for x in powers})

    def __sub__(self, other):
        return self + other * number(-1)

    def __mul__(self, other):
        terms = {}
        for (i, j), x in self.terms.items():
            for (k, l), y in other.terms.items():
                terms[i + k, j + l] = terms.get((i + k, j + l), 0) + x * y
        return Poly(terms)

    def derivative(self, which):
        return Poly({(i - (which == 0), j - (which == 1)): c * (i, j)[which] for (i, j), c in self.terms.items()})


def number(x):
    return Poly({(0, 0): Q(x)})


r, w, two = Poly({(1, 0): 1}), Poly({(0, 1): 1}), number(2)
# [SJ14], section V. With gamma = -3 pi / 4 cos and sin are both C = -1 / sqrt 2, C^2 = 1/2, and cot = 1.
m, mu, c1, c2, r0, omega0 = number(1), number(1), number("1/1000"), number("1/1000"), number("1/10"), number(-1)
beta2, half = number("1/400"), number("1/2")
De = w - omega0
v, T = De * (number(1) - r), m * (beta2 + r * r)
lever = r + beta2 + r * r                                   # p2 / C
drag = c1 + two * m * r * v
rest = number(0) - c2 * v + m * r * w * w                   # p1 - k2 (r0 - r)
force = r * drag * w - T * De * v                           # p1 p2 / C where B = 0
divisor = (r0 - r) * lever                                  # k2 = (force - rest lever) / divisor, [SJ14] (11)
spring = force - rest * lever


def of_two_fold():
    """What of (p, q, w) has the signs of the K: p = C first / (divisor lever), q = second / r, w = third / r with polynomials; Kpp, Kmm times r divisor
    lever are C r first +- divisor lever (second + third), Kpm, Kmp likewise with second - third."""
    B_w = r * drag * w
    B_w = B_w.derivative(1) - lever * rest.derivative(1) - (T * De * v).derivative(1)                       # dB/domega / C
    # dB/dr / C times divisor: k2 enters by p1 alone, dp1/dr = -k2 + drest/dr, and p1 = force / lever.
    B_r = (r * drag * w - T * De * v).derivative(0) * divisor + (spring - rest.derivative(0) * divisor) * lever
    B_r = (B_r * lever - force * divisor * lever.derivative(0))                                             # times lever too
    first = T * v * B_r + B_w * (force - drag * w * lever) * divisor
    second = number(0) - mu * T * v * (r * r - beta2 * half)                                                # q r, with keff C = -(r^2 + beta^2/2)/r
    third = number(0) - mu * B_w * (beta2 + r * r) * half                                                   # w r = mu C B_w (-T / m / 2 / C)
    both = divisor * lever * (second + third)
    zero, mixed = number(0), divisor * lever * (second - third)
    return {"Kpp": (r * first, both), "Kmm": (r * first, zero - both), "Kpm": (r * first, mixed), "Kmp": (r * first, zero - mixed), "q": (zero, second), "w": (zero, third), "k2": (zero, spring)}


def of_sample():
    """L+ and L- / C for the kappa and k2 of the sample, g > 0 and g < 0: B / C is a polynomial, A / C = 2 C A."""
    p1 = number(Q(42653764662528079, 19152161779000000)) * (r0 - r) + rest
    B = r * drag * w - p1 * lever - T * De * v
    found = {}
    for name, side in (("g > 0", 1), ("g < 0", -1)):
        A = number(0) - (r * r + beta2 * half - number(side * Q(3580881, 18590000)) * r)  # keff C = -side 3580881 / 18590000
        found["L+ " + name], found["L- " + name] = (two * A, B), (number(0) - two * A, B)
    return found


def transposed(grid):
    return [list(row) for row in zip(*grid)]


def of_line(c, start, end):
    n, c = len(c) - 1, list(c)
    for i in range(n + 1):
        for j in range(n - 1, i - 1, -1):
            c[j] += start * c[j + 1]
    c = [x * (end - start) ** i for i, x in enumerate(c)]
    return [sum(c[k] * Q(math.comb(i, k), math.comb(n, k)) for k in range(i + 1)) for i in range(n + 1)]


def halves(line):
    """Coefficients on both halves of the interval (de Casteljau)."""
    left, right = [], []
    while line:
        left.append(line[0])
        right.append(line[-1])
        line = [(x + y) / 2 for x, y in zip(line, line[1:])]
    return left, right[::-1]


def quarters(grid):
    low, high = zip(*map(halves, grid))
    return [transposed(part) for rows in (low, high) for part in zip(*map(halves, transposed(rows)))]


# C between two rationals.
C_LOW, C_HIGH = Q(-math.isqrt(10 ** 80 // 2) - 1, 10 ** 40), Q(-math.isqrt(10 ** 80 // 2), 10 ** 40)


def sign_of(pair):
    """The sign of C first + second on a box by the coefficients of both, or None."""
    signs = set()
    first, second = pair
    for i in range(max(len(first), len(second))):
        for j in range(max(len(first[0]), len(second[0]))):
            a, b = first[i][j], second[i][j]
            low, high = b + min(a * C_LOW, a * C_HIGH), b + max(a * C_LOW, a * C_HIGH)
            signs.add(1 if low > 0 else -1 if high < 0 else None)
            if len(signs) > 1 or None in signs:
                return None
    return signs.pop()


def grids(pair, x, y):
    """The coefficients of both polynomials of a pair in the basis of the larger degrees."""
    degrees = [max(powers[k] for poly in pair for powers in poly.terms) for k in (0, 1)]
    made = []
    for poly in pair:
        full = [[poly.terms.get((i, j), Q(0)) for j in range(degrees[1] + 1)] for i in range(degrees[0] + 1)]
        full = [of_line(row, *y) for row in full]
        made.append(transposed([of_line(column, *x) for column in transposed(full)]))
    return made


def two_fold_word(signs, x, y):
    """The word of the two-folds in a box with the kappa and k2 of [SJ14] (10), (11); None when it is not decided. r > 0, so
    g = r De / S has the sign of omega0 - omega."""
    Kpp, Kmm, k2 = (turned(signs, name, x) for name in ("Kpp", "Kmm", "k2"))
    if Kpp == 1 or Kmm == -1:
        return "no Teixeira singularity"
    if None in (Kpp, Kmm, signs["q"], signs["w"]):
        return None
    case = "case 3" if signs["q"] == signs["w"] else "case 1" if signs["q"] > 0 else "case 2"
    if case == "case 1" and y[1] <= -1:  # the region of the paper has k2 > 0
        return None if k2 is None else case if k2 > 0 else "case 1, k2 < 0"
    return case if y[1] <= -1 else case + ", g < 0"


def turned(signs, name, x):
    """The sign of a K or of k2; divisor lever has the sign of r0 - r."""
    return None if signs[name] is None else signs[name] if x[1] <= Q(1, 10) else -signs[name]


def surface_word(signs, x, y):
    """Sliding, escaping or crossing for the parameters of the sample; C < 0 turns the signs."""
    g = "g > 0" if y[1] <= -1 else "g < 0"
    pair = signs["L+ " + g], signs["L- " + g]
    return {(1, -1): "sliding", (-1, 1): "escaping", (-1, -1): "crossing up", (1, 1): "crossing down"}.get(pair)


# The rectangles are divided at r0, at omega0 and at the place of the two-fold at once.
RECTANGLE = (Q(1, 1000), Q(1, 10), Q(4, 5)), (Q(-2), Q(-1), Q(1, 2))
MAPS = {
    "figure-4": (lambda: {name: pair for name, pair in of_two_fold().items() if name not in ("Kpm", "Kmp")}, two_fold_word, *RECTANGLE, "r* (m)", "omega* (rad/s)",
                 ("case 1", "case 1, k2 < 0", "case 2", "case 3", "case 2, g < 0", "case 3, g < 0", "no Teixeira singularity")),
    "figure-5": (of_sample, surface_word, (Q(3, 20), Q(1859, 10000), Q(1, 4)), (Q(-7, 5), Q(-1037, 1000), Q(-1), Q(-4, 5)), "r (m)", "omega (rad/s)",
                 ("sliding", "escaping", "crossing up", "crossing down")),
}


def boxes(name, depth):
    """(x, y, word) of boxes that cover the rectangle of a map; word is None for those of the last depth that are not decided."""
    pairs, word, x, y = MAPS[name][:4]
    polynomials = pairs()
    for part_x in zip(x, x[1:]):
        for part_y in zip(y, y[1:]):
            start = {key: grids(pair, part_x, part_y) for key, pair in polynomials.items()}
            yield from divided(word, start, {}, part_x, part_y, depth)


def divided(word, pairs, known, x, y, depth):
    signs = {**known, **{key: sign_of(pair) for key, pair in pairs.items()}}
    found = word(signs, x, y)
    if found is not None or depth == 0:
        yield x, y, found
        return
    known = {key: sign for key, sign in signs.items() if sign is not None}
    parts = {key: [quarters(grid) for grid in pair] for key, pair in pairs.items() if key not in known}
    middle_x, middle_y = sum(x) / 2, sum(y) / 2
    for k, part in enumerate((a, b) for b in ((y[0], middle_y), (middle_y, y[1])) for a in ((x[0], middle_x), (middle_x, x[1]))):
        yield from divided(word, {key: [first[k], second[k]] for key, (first, second) in parts.items()}, known, *part, depth - 1)


def arrow(place, at_r, at_w):
    """The direction of the motion on the surface, for the eye; nothing where it crosses."""
    side, cosine, k2 = 1 if at_w < -1 else -1, -0.5 ** 0.5, 42653764662528079 / 19152161779000000
    keff, turning = side * 3580881 / 18590000 * 2 ** 0.5, at_w + 1
    velocity, inertia = turning * (1 - at_r), 1 / 400 + at_r * at_r
    p1, brake = k2 * (0.1 - at_r) - 0.001 * velocity + at_r * at_w * at_w, 0.001 + 2 * at_r * velocity
    A = -(at_r ** 2 + keff * at_r * cosine + 1 / 800)
    B = cosine * (at_r * brake * at_w - p1 * (at_r + inertia) - inertia * turning * velocity)
    if abs(B) > abs(A):
        return ""
    dr, dw = inertia * velocity, p1 - brake * at_w - B / A * (at_r * cosine + keff)
    (x0, y0), (x1, y1) = place(at_r, at_w), place(at_r + dr / 1000, at_w + dw / 1000)
    size = math.hypot(x1 - x0, y1 - y0) or 1
    return f'<path d="M{x0:.1f} {y0:.1f}l{14 * (x1 - x0) / size:.1f} {14 * (y1 - y0) / size:.1f}" stroke="#222" marker-end="url(#tip)"/>\n'


def paths_of(name, depth, plot):
    """For each word the boxes that have it, as parts of a path."""
    paths = {}
    for a, b, found in boxes(name, depth):
        if found is not None:
            paths.setdefault(found, []).append(plot.box(a, b))
    return paths


NOT_DECIDED = WHITE, "white: not decided in boxes of the smallest size"
TITLES = {"figure-4": ("Two-folds of the wheel on a turntable: Szalai and Jeffrey, figure 4(a)", "the kind of the two-fold that kappa and k2 of (10), (11) make at (r*, omega*)"),
          "figure-5": ("The switching surface of the sample: Szalai and Jeffrey, figure 5", "kappa and k2 of the two-fold at r = 0.1859, omega = -1.037")}


def draw(name, depth, file):
    _, _, x, y, x_name, y_name, words = MAPS[name]
    plot = Plot((x[0], x[-1]), (y[0], y[-1]), (x_name, y_name))
    paths = paths_of(name, depth, plot)
    for fill, found in enumerate(words):
        if found in paths:
            plot.fill(paths[found], fill)
    entries = [(fill, found) for fill, found in enumerate(words) if found in paths] + [NOT_DECIDED]
    if name == "figure-5":
        plot.out += [arrow(plot.place, 0.15 + 0.1 * (i + 0.5) / 26, -1.4 + 0.6 * (k + 0.5) / 20) for i in range(26) for k in range(20)]
        plot.mark(Q(1859, 10000), Q(-1037, 1000))
        entries += [(SQUARE, "the two-fold"), ('<path d="M4 0h22" stroke="#222" marker-end="url(#tip)"/>', "the motion on the surface, for the eye")]
    pathlib.Path(file).write_text(page(*TITLES[name], [plot.finished(), key(entries)]))


if __name__ == "__main__":
    for figure in MAPS if len(sys.argv) < 3 else (sys.argv[1],):
        draw(figure, 7, SPEC / f"{figure}.svg" if len(sys.argv) < 3 else sys.argv[2])
