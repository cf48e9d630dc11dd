#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Draws spec/fold/figure-4-panels.svg: figure 4 (b) to (g) of [SJ14], the conditions that make up its panel (a), with boxes that are decided as in
tests/fold/fold_pictures.py."""

import math
import pathlib
import sys

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from fold_pictures import MAPS, NOT_DECIDED, RECTANGLE, SPEC, of_two_fold, paths_of, turned
from plot_page import key, page, Plot, text


def sign_panel(name, words):
    """The panel of one sign: (names of polynomials, word of a box, colours)."""
    return (name,), lambda signs, x, y: words.get(turned(signs, name, x)), words


def ratio_panel(name, words):
    """J1 or J2, by the sign of its numerator where D is real, that is K++ K-- < 0."""
    def word(signs, x, y):
        Kpp, Kmm = turned(signs, "Kpp", x), turned(signs, "Kmm", x)
        if None in (Kpp, Kmm):
            return None
        return NOT_REAL if Kpp == Kmm else words.get(turned(signs, name, x))
    return ("Kpp", "Kmm", name), word, words


def product_word(signs, x, y):
    """J1 J2 - 1 = 4 q w / (K++ K--)."""
    parts = [signs[name] for name in ("q", "w", "Kpp", "Kmm")]
    return None if None in parts else {1: "J1 J2 > 1", -1: "J1 J2 < 1"}[math.prod(parts)]


def law_word(signs, x, y):
    """k2, and whether kappa of (10) is that of a wheel: it has the sign of g."""
    k2 = turned(signs, "k2", x)
    return None if k2 is None else ("k2 > 0" if k2 > 0 else "k2 < 0") + (", kappa > 0" if y[1] <= -1 else ", kappa < 0")


NOT_REAL = "J not real"
BELOW, ABOVE = {-1: "J1 < 0", 1: "J1 > 0"}, {-1: "J2 > 0", 1: "J2 < 0"}  # J1 = Kmp / D, J2 = -Kpm / D
PANELS = {
    "b": sign_panel("Kmm", {1: "K-- > 0", -1: "K-- < 0"}), "c": sign_panel("Kpp", {-1: "K++ < 0", 1: "K++ > 0"}),
    "d": ratio_panel("Kmp", BELOW), "e": ratio_panel("Kpm", ABOVE),
    "f": (("q", "w", "Kpp", "Kmm"), product_word, {1: "J1 J2 > 1", -1: "J1 J2 < 1"}),
    "g": (("k2",), law_word, {1: "k2 > 0, kappa > 0", 2: "k2 > 0, kappa < 0", 3: "k2 < 0, kappa > 0", 4: "k2 < 0, kappa < 0"}),
}


def panel(names, word, words):
    """A panel as an entry of MAPS."""
    shown = tuple(words.values()) + ((NOT_REAL,) if words in (BELOW, ABOVE) else ())
    return (lambda: {name: pair for name, pair in of_two_fold().items() if name in names}, word, *RECTANGLE, "r* (m)", "omega* (rad/s)", shown)


def draw_panels(depth, file):
    """Figure 4 (b) to (g), three in a row."""
    width, height, across, down = 230, 190, 340, 345
    (left, _, right), (bottom, _, top) = RECTANGLE
    parts = []
    for i, letter in enumerate(PANELS):
        name, x0, y0 = f"figure-4{letter}", 80 + (i % 3) * across, 100 + (i // 3) * down
        plot = Plot((left, right), (bottom, top), MAPS[name][4:6], x0, y0, width, height, 5)
        paths = paths_of(name, depth, plot)
        for fill, found in enumerate(MAPS[name][-1]):
            if found in paths:
                plot.fill(paths[found], fill)
        entries = [(fill, found) for fill, found in enumerate(MAPS[name][-1])]
        parts += [plot.finished(), text(x0, y0 - 14, f"({letter})"), key(entries[:2], x0, y0 + height + 62, 18), key(entries[2:], x0 + 160, y0 + height + 62, 18)]
    parts.append(text(80, 775, NOT_DECIDED[1]))
    pathlib.Path(file).write_text(page("Two-folds of the wheel on a turntable: Szalai and Jeffrey, figure 4(b) to (g)", "the conditions that make up panel (a)", parts, 1080, 795))


MAPS.update({f"figure-4{letter}": panel(*given) for letter, given in PANELS.items()})

if __name__ == "__main__":
    draw_panels(6, sys.argv[1] if len(sys.argv) > 1 else SPEC / "figure-4-panels.svg")
