#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""The compass biped at a G-spot: its alphas at random states with rational sines, exactly, beside the derivatives of p+ and b along the motion that Newton's and
Euler's equations give (mechanics.py, in fractions with rates); the state is a G-spot of kind contact, and its neighbours' p+ and b change as the alphas say; what is
no G-spot is refused, at a point and anywhere in the rectangle of an atlas."""
import functools
import json
import os
import pathlib
import random
import subprocess
import sys
from fractions import Fraction

from mechanics import Body, Moving, accelerations, motion, raw_data

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from tap import Tap

PAINLEVE = os.environ["PAINLEVE"]
STATES = 400 if os.environ.get("NIGHTLY", "0") == "1" else 16
rng = random.Random(1629)
tap = Tap()
ok = tap.ok


def positive():
    return Fraction(rng.randint(1, 12), rng.randint(1, 6))


class Biped:
    """Masses and lengths; the tangents of the half angles, and the rates."""

    def __init__(self):
        self.m, self.hip, self.l, self.rho2 = positive(), rng.choice((Fraction(0), positive())), positive(), positive()
        self.h = rng.choice((self.l / 2, Fraction(rng.randint(-9, 9), 4)))
        self.t = [Fraction(rng.randint(-9, 9), rng.randint(3, 9)) for _ in range(2)]
        self.w = [Fraction(rng.randint(-9, 9), rng.randint(1, 4)) for _ in range(2)]

    def fields(self):
        numbers = dict(m=self.m, m_hip=self.hip, l=self.l, h=self.h, rho2=self.rho2, theta1dot=self.w[0], theta2dot=self.w[1])
        return {**{k: str(x) for k, x in numbers.items()}, "theta1": f"2*atan({self.t[0]})", "theta2": f"2*atan({self.t[1]})"}

    def model(self, gravity, turning=(0, 0), speeding=(0, 0)):
        """Bodies, hinges and contact, where the angles have the rates `turning` and their rates the rates `speeding`."""
        sines, cosines, rates = [], [], []
        for t, w, turn, speed in zip(self.t, self.w, turning, speeding):
            sine, cosine = 2 * t / (1 + t * t), (1 - t * t) / (1 + t * t)
            sines.append(Moving(sine, cosine * turn))
            cosines.append(Moving(cosine, -sine * turn))
            rates.append(Moving(w, speed))
        bodies = [Body(self.m, self.m * self.rho2, -rate, (0, -self.m * gravity)) for rate in rates]
        bodies.append(Body(self.hip, 1, force=(0, -self.hip * gravity), fixed=("turn",)))
        hinges = [(i, (self.h * s, self.h * c), 2, (0, 0)) for i, (s, c) in enumerate(zip(sines, cosines))]
        return bodies, hinges, (0, (-(self.l - self.h) * sines[0], -(self.l - self.h) * cosines[0]))

    @functools.cached_property
    def spot(self):
        """mu and g, or None where no G-spot has this state."""
        data = raw_data(*self.model(Fraction(0)))
        B, C, b = data["B"].value, data["C"].value, data["b"].value
        return (C / B, b) if B > 0 and b > 0 else None

    def leaning(self, gravity, force):
        """The accelerations of the angles, clockwise from the normal."""
        q = motion(*self.model(gravity), force)
        return -Moving.of(q[2]).value, -Moving.of(q[5]).value

    @functools.cached_property
    def alphas(self):
        mu, g = self.spot
        data = raw_data(*self.model(g, self.w))
        free, pushed = self.leaning(g, (0, 0)), self.leaning(g, (-mu, 1))
        by_force = [x - y for x, y in zip(pushed, free)]
        return (data["C"].rate - mu * data["B"].rate, accelerations(*self.model(g, self.w, free), (0, 0))[1].rate,
                -accelerations(*self.model(g, (0, 0), by_force), (0, 0))[1].rate)


def decide(problems):
    text = "\n".join(map(json.dumps, problems))
    done = subprocess.run([PAINLEVE, "decide", "--json", "-"], input=text, capture_output=True, text=True, check=False)
    return [json.loads(line) for line in done.stdout.splitlines()]


def compare_states():
    spots, others = [], []
    while len(spots) < STATES or len(others) < 8:
        biped = Biped()
        (spots if biped.spot else others).append(biped)
    common = {"kind": "jam", "mechanism": "compass-biped-at-g-spot"}
    answers = decide([{**common, **x.fields()} for x in spots])
    wrong = [(x.fields(), answer) for x, answer in zip(spots, answers)
             if answer["type"] == "error" or [answer["problem"][f"alpha{i}"] for i in (1, 2, 3)] != [str(a) for a in x.alphas]]
    ok(len(answers) == len(spots) and not wrong, f"the alphas of {len(spots)} states are the derivatives along the motion", wrong[:1])
    signs = {tuple((a > 0) - (a < 0) for a in x.alphas) for x in spots}
    ok(len(signs) >= 4, "the states have different signs", signs)
    records = []
    for x in spots:
        mu, g = x.spot
        records.append({"kind": "contact", "mechanism": "compass-biped", "mu": str(mu), "u": "1", "g": str(g), **x.fields()})
    wrong = [answer for answer in decide(records) if answer.get("row") != "forward_g_spot"]
    ok(not wrong, "they are G-spots of kind contact", wrong[:1])
    refused = decide([{**common, **x.fields()} for x in others])
    wrong = [(x.fields(), answer) for x, answer in zip(others, refused) if answer["type"] != "error" or answer["field"] not in ("theta1", "theta1dot")]
    ok(len(refused) == len(others) and not wrong, f"{len(others)} states for which no friction and gravity make one are refused", wrong[:1])


def atlas(words):
    return subprocess.run([PAINLEVE, "atlas", "jam", "mechanism=compass-biped-at-g-spot", *words.split()], capture_output=True, text=True, check=False)


def refuse_rectangles():
    named = 0
    for words, field in (("m_hip=2 x=theta1:[-60deg,5deg] y=theta2:[-40deg,40deg] theta1dot=1 theta2dot=1/2", "'theta1'"),
                         ("m_hip=2 x=theta1:[-60deg,-5deg] y=theta2dot:[-3,3] theta1dot=1 theta2=0", "'theta1dot'"),
                         ("m_hip=2 x=theta1:[5deg,30deg] y=theta2dot:[-1,1] theta1dot=1 theta2=0", "'theta1'"),
                         ("m_hip=2 x=theta1:[-60deg,0deg] y=theta2:[-40deg,40deg] theta1dot=1 theta2dot=1/2", "'theta1'"),
                         ("m_hip=2 x=theta1dot:[-1,1] y=theta2dot:[-1,1] theta1=-2*atan(1/6) theta2=0", "'theta1dot'")):
        done = atlas(words)
        ok(done.returncode == 3 and field in done.stderr and done.stdout == "", "refused: " + words, f"{done.returncode} {done.stderr}")
        if " at " in done.stderr:  # the place that is named
            place = dict(part.strip().split(" = ") for part in done.stderr.split("rectangle, at ")[1].split(": ")[0].split(", "))
            record = {"kind": "jam", "mechanism": "compass-biped-at-g-spot", "m_hip": "2"}
            record.update(part.split("=") for part in words.split() if ":" not in part)
            named += 1
            answer = decide([{**record, **place}])[0]
            ok(answer["type"] == "error" and "'" + answer["field"] + "'" == field, "and so is the place that is named: " + str(place), answer)
    ok(named == 4, "four errors name a place", named)


compare_states()
refuse_rectangles()
tap.done()
