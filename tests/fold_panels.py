#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Draws spec/fold/figure-4-panels.svg: figure 4 (b) to (g) of [SJ14], the conditions that make up its panel (a), with boxes that are decided as in
tests/fold_pictures.py."""

import math
import pathlib
import sys

from fold_pictures import MAPS, RECTANGLE, SPEC, of_two_fold, paths_of, turned


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
SHADES = {"K-- > 0": "#c0392b", "K++ < 0": "#c0392b", "J1 < 0": "#c0392b", "J2 < 0": "#c0392b", "J1 J2 > 1": "#c0392b", "k2 > 0, kappa > 0": "#c0392b",
          "k2 > 0, kappa < 0": "#e6b0aa", "k2 < 0, kappa > 0": "#aed6f1", "k2 < 0, kappa < 0": "#eeeeee", NOT_REAL: "#eeeeee"}


def panel(names, word, words):
    """A panel as an entry of MAPS."""
    shown = list(words.values()) + ([NOT_REAL] if words in (BELOW, ABOVE) else [])
    return (lambda: {name: pair for name, pair in of_two_fold().items() if name in names}, word, *RECTANGLE, "r*", "omega*",
            {found: SHADES.get(found, "#aed6f1") for found in shown})


def draw_panels(depth, file):
    """Figure 4 (b) to (g), three in a row."""
    width, height, gap = 250, 190, 70
    (left, _, right), (bottom, _, top) = RECTANGLE
    text = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {3 * (width + gap) + 20} {2 * (height + 2 * gap)}" font-family="sans-serif" font-size="12">\n']
    for i, letter in enumerate(PANELS):
        name, x0, y0 = f"figure-4{letter}", 45 + (i % 3) * (width + gap), 30 + (i // 3) * (height + 2 * gap - 10)

        def place(a, b, x0=x0, y0=y0):
            return x0 + float((a - left) / (right - left)) * width, y0 + float((top - b) / (top - bottom)) * height

        paths = paths_of(name, depth, place)
        for k, (found, colour) in enumerate(MAPS[name][-1].items()):
            text.append(f'<path fill="{colour}" d="{"".join(paths.get(found, []))}"/>\n')
            at = x0 + (k % 2) * 135, y0 + height + 26 + 18 * (k // 2)
            text.append(f'<rect x="{at[0]}" y="{at[1]}" width="12" height="12" fill="{colour}"/><text x="{at[0] + 17}" y="{at[1] + 11}">{found.replace("<", "&lt;")}</text>\n')
        text.append(f'<rect x="{x0}" y="{y0}" width="{width}" height="{height}" fill="none" stroke="#000"/><text x="{x0}" y="{y0 - 8}">({letter})</text>\n')
        text.append(f'<text x="{x0}" y="{y0 + height + 15}">{float(left):g}</text><text x="{x0 + width}" y="{y0 + height + 15}" text-anchor="end">{float(right):g}</text>'
                    f'<text x="{x0 - 5}" y="{y0 + 10}" text-anchor="end">{float(top):g}</text><text x="{x0 - 5}" y="{y0 + height}" text-anchor="end">{float(bottom):g}</text>\n')
    pathlib.Path(file).write_text("".join(text) + "</svg>\n")


MAPS.update({f"figure-4{letter}": panel(*given) for letter, given in PANELS.items()})

if __name__ == "__main__":
    draw_panels(6, sys.argv[1] if len(sys.argv) > 1 else SPEC / "figure-4-panels.svg")
