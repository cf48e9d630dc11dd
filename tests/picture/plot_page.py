# SPDX-License-Identifier: BSD-2-Clause
"""The page of the atlases (src/picture/page.c, sheet.c) for pictures that scripts draw: a frame with ticks and named axes, light fillings that differ in their
hatching too, a legend in words on the right, a title and the data above."""

import html
import math

LEFT, TOP, SIZE, LEGEND, WIDTH, HEIGHT, WRAP = 80, 70, 520, 640, 1010, 660, 50
COLOURS = ((0.75, 0.85, 0.95), (0.97, 0.80, 0.72), (0.98, 0.94, 0.74), (0.72, 0.90, 0.84), (0.99, 0.86, 0.90), (0.85, 0.88, 0.62), (0.85, 0.94, 0.99), (0.90, 0.90, 0.90))
UP, DOWN, FLAT, TALL, DOTS = "M0 8L8 0", "M0 0L8 8", "M0 4L8 4", "M4 0L4 8", ""
HATCHES = (None, (UP,), (DOTS,), (DOWN,), (FLAT,), (TALL,), None, (UP, DOWN))
WHITE = None  # what is left white: not decided


def colour_of(fill):
    return "rgb({:g}%,{:g}%,{:g}%)".format(*(100 * part for part in COLOURS[fill]))


def pattern(k, lines):
    inside = "".join(f'<path d="{line}" stroke="black" stroke-width="0.5"/>' if line else '<circle cx="4" cy="4" r="0.8"/>' for line in lines)
    return f'<pattern id="hatch{k}" width="8" height="8" patternUnits="userSpaceOnUse" opacity="0.6">{inside}</pattern>'


def text(x, y, words, anchor="start", size=12, more=""):
    return f'<text x="{x:.1f}" y="{y:.1f}" dy="0.35em" text-anchor="{anchor}" font-size="{size}"{more}>{html.escape(words)}</text>\n'


def wrapped(words, length=WRAP):
    lines = [""]
    for word in words.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > length:
            lines.append("")
        lines[-1] += (" " if lines[-1] else "") + word
    return lines


def step_of(span, ticks):
    step = 10.0 ** math.floor(math.log10(span / 8))
    for k in range(9):
        if span / step <= ticks:
            break
        step *= 2.5 if k % 3 == 1 else 2
    return step


class Plot:
    """A plane: (low, high) of both axes, and its place on the page."""

    def __init__(self, x, y, names, left=LEFT, top=TOP, width=SIZE, height=SIZE, ticks=9):
        self.x, self.y = (float(x[0]), float(x[1])), (float(y[0]), float(y[1]))
        self.names, self.left, self.top, self.width, self.height, self.ticks, self.out = names, left, top, width, height, ticks, []

    def place(self, a, b):
        return (self.left + (float(a) - self.x[0]) / (self.x[1] - self.x[0]) * self.width,
                self.top + (self.y[1] - float(b)) / (self.y[1] - self.y[0]) * self.height)

    def box(self, x, y):
        """A rectangle as a part of a path."""
        (left, top), (right, bottom) = self.place(x[0], y[1]), self.place(x[1], y[0])
        return f"M{left:.2f} {top:.2f}H{right:.2f}V{bottom:.2f}H{left:.2f}Z"

    def fill(self, boxes, fill, name=""):
        """Boxes of one filling; a thin line of the same colour hides the seams between them."""
        path = f'd="{"".join(boxes)}"'
        mark = f' id="{name}"' if name else ""
        self.out.append(f'<path{mark} {path} fill="{colour_of(fill)}" stroke="{colour_of(fill)}" stroke-width="0.6"/>\n')
        if HATCHES[fill] is not None:
            self.out.append(f'<path {path} fill="url(#hatch{fill})"/>\n')

    def line(self, points, width=1.2, dashes=""):
        inside = [p for p in points if self.x[0] <= p[0] <= self.x[1] and self.y[0] <= p[1] <= self.y[1]]
        corners = " ".join("{:.2f},{:.2f}".format(*self.place(p[0], p[1])) for p in inside)
        self.out.append(f'<polyline points="{corners}" fill="none" stroke="black" stroke-width="{width}"{dashes}/>\n')

    def rule(self, p, q):
        self.line([p, q], 1, ' stroke-dasharray="2,3"')

    def mark(self, a, b):
        u, v = self.place(a, b)
        self.out.append(f'<rect x="{u - 4:.1f}" y="{v - 4:.1f}" width="8" height="8" fill="black"/>\n')

    def axis(self, axis):
        low, high = (self.x, self.y)[axis]
        step = step_of(high - low, self.ticks)
        for k in range(math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9) + 1):
            u, v = self.place(k * step, self.y[0]) if axis == 0 else self.place(self.x[0], k * step)
            end = (u, v + 5) if axis == 0 else (u - 5, v)
            self.out.append(f'<path d="M{u:.2f} {v:.2f}L{end[0]:.2f} {end[1]:.2f}" stroke="black"/>\n')
            self.out.append(text(u if axis == 0 else u - 9, v + 15 if axis == 0 else v, f"{k * step:.6g}", "middle" if axis == 0 else "end"))
        middle = self.left + self.width / 2, self.top + self.height / 2
        if axis == 0:
            self.out.append(text(middle[0], self.top + self.height + 38, self.names[0], "middle", 14))
        else:
            self.out.append(text(self.left - 54, middle[1], self.names[1], "middle", 14, f' transform="rotate(-90 {self.left - 54} {middle[1]})"'))

    def finished(self):
        self.axis(0)
        self.axis(1)
        self.out.append(f'<rect x="{self.left}" y="{self.top}" width="{self.width}" height="{self.height}" fill="none" stroke="black" stroke-width="1.2"/>\n')
        return "".join(self.out)


def key(entries, x=LEGEND, y=TOP + 10, length=WRAP):
    """The legend: pairs of a filling, WHITE, or a piece of SVG for the box at 0, 0, and words; "" for words alone."""
    out = []
    for what, words in entries:
        if what is WHITE or isinstance(what, int):
            box = f'd="M{x} {y - 8}H{x + 30}V{y + 8}H{x}Z"'
            out.append(f'<path {box} fill="{"white" if what is WHITE else colour_of(what)}" stroke="black" stroke-width="0.7"/>\n')
            if what is not WHITE and HATCHES[what] is not None:
                out.append(f'<path {box} fill="url(#hatch{what})"/>\n')
        elif what:
            out.append(f'<g transform="translate({x} {y})">{what}</g>\n')
        for line in wrapped(words, length):
            out.append(text(x + 40, y, line))
            y += 17
        y += 8
    return "".join(out)


LINE = '<path d="M0 0H30" stroke="black" stroke-width="1.2"/>'
RULE = '<path d="M0 0H30" stroke="black" stroke-dasharray="2,3"/>'
SQUARE = '<rect x="11" y="-4" width="8" height="8"/>'


def page(title, data, parts, width=WIDTH, height=HEIGHT):
    """The whole picture."""
    hatches = "".join(pattern(k, lines) for k, lines in enumerate(HATCHES) if lines is not None)
    head = text(LEFT, 24, title, size=17, more=' font-weight="bold"') + text(LEFT, 48, data, size=13)
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" font-family="sans-serif">\n'
            f'<defs>{hatches}<marker id="tip" markerWidth="6" markerHeight="6" refX="5" refY="3" orient="auto"><path d="M0 0L6 3L0 6Z"/></marker></defs>\n'
            f'<rect width="{width}" height="{height}" fill="white"/>\n{head}{"".join(parts)}</svg>\n')
