#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""`painleve atlas`: both checkers on its certificates; points inside the boxes, and exactly on the curves, decided again by `painleve decide`;
certificates that are changed, which have to be refused; the same bytes from one process, from several, from parts and after an interruption;
bad input; the picture.  runs on: sanitized"""

import copy
import json
import os
import pathlib
import random
import re
import sys
import tempfile
import xml.dom.minidom
from fractions import Fraction

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from atlas_names import row_of
from checkers import PAINLEVE, PAINLEVE_CHECK, ROOT, SANITIZED, Tap, both_checkers, judge_certificates, judge_mutants, rehashed, run

NIGHTLY = os.environ.get("NIGHTLY", "0") == "1"
POINTS = 400 if NIGHTLY else 6 if SANITIZED else 20  # in each atlas, a third of them on curves
MUTANTS = 400 if NIGHTLY else 12 if SANITIZED else 30
ATLASES = [
    "contact mechanism=falling-rod x=theta:[0deg,90deg] y=mu:[0,2] thetadot=0 u=1",
    "contact mechanism=falling-rod x=theta:[-100deg,100deg] y=mu:[0,3] thetadot=1 u=-1",
    "contact mechanism=falling-rod x=theta:[0deg,450deg] y=mu:[0,2] thetadot=0 u=1",
    "contact mechanism=falling-rod x=theta:[0deg,180deg] y=thetadot:[-3,3] mu=3/2 u=0",
    "contact mechanism=sliding-box width=1 height=3 x=slope:[0deg,40deg] y=mu:[0,3] tilt=10deg tiltdot=0 u=1",
    "contact x=a:[-1,1] y=b:[-1,1] A=1 B=1/2 C=1 mu=3 u=0",
    "contact a=1/3 b=-1 A=1 x=B:[-2,2] C=1 y=mu:[-1,3] u=0",
    "contact x=a:[-1,1] y=b:[-sqrt(2),sqrt(3)] A=sqrt(2) B=sin(1) C=1 mu=2 u=0",
    "contact a=0 b=-1 A=1 B=1/2 C=1 x=mu:[0,5] y=u:[-1,1]",
    "impact mechanism=falling-rod x=theta:[0deg,180deg] y=mu:[0,3] u=1 v=-1 r=1/2 law=poisson",
    "impact A=1 B=-1/2 C=1 mu=1 x=u:[-2,2] y=v:[-2,1] r=1/2 law=newton",
    "impact A=1 x=B:[-1,1] C=1 mu=1 u=1 v=-1 y=r:[-1/2,3/2] law=newton",
    "jam x=alpha1:[-1,1] y=alpha3:[-1,1] alpha2=1",
    "rest x=a:[-3,3] y=mu:[0,4] b=-1 A=1 B=1/2 C=1 r=7/10 law=poisson",
    "rest x=a:[-3,3] y=mu:[0,4] b=-1 A=1 B=-4/5 C=1 r=9/10 law=energetic",
    "rest x=a:[-1,1] y=r:[0,1] b=-1 A=1 B=1/2 C=1 mu=2 law=energetic",
    "rest x=B:[-1,1] y=r:[0,1] b=-1 A=1 a=1/2 C=1 mu=1 law=poisson",
    "rest x=a:[-1,1] y=b:[-1,1] r=1 A=1 B=-9/10 C=1 mu=1/2 law=poisson",
    "rest x=a:[-1,1] y=mu:[0,3] b=-1 r=1 A=1 B=1/2 C=1 law=newton",
    "rest mechanism=falling-rod x=theta:[0deg,90deg] y=mu:[0,2] thetadot=0 r=1/2 law=energetic",
    "contact x=a:[-1,1] y=b:[-1,1] A=sqrt(2) B=1/3 C=sqrt(5) mu=sqrt(3) u=0",
    "jam alpha1=-1 x=alpha2:[-1,1] y=alpha3:[-2,1] p=1 b=-1",
    "fold Lp=0 Lm=0 Kpp=-1 Kmm=1 x=Kpm:[-3,3] y=Kmp:[-3,3]",
    "fold Lp=0 Lm=0 x=Kpp:[-1,1] Kmm=1 Kpm=-2 y=Kmp:[-3,3]",
    "fold Lp=0 Lm=0 Kpp=-1 x=Kpm:[0,sqrt(2)^2] y=Kmp:[-2,2] Kmm=1",
    "contact mechanism=falling-rod theta=85deg x=thetadot:[1,sqrt(2+sqrt(2))] y=mu:[0,sqrt(10^26+7)/10^13] u=1",
    "fold x=Lp:[-1,1] y=Lm:[-1,1] Kpp=1 Kmm=1 Kpm=-2 Kmp=1",
    "fold mechanism=turntable-at-point x=r:[0.12,0.3] y=omega:[-1.6,-1.01] gamma=2*atan(2)",
    "jam mechanism=falling-rod-at-g-spot x=theta:[5deg,85deg] y=kappa:[0.02,1] thetadot=1",
    "jam mechanism=compass-biped-at-g-spot m_hip=2 x=theta1:[-60deg,-5deg] y=theta2:[-80deg,80deg] theta1dot=1 theta2dot=1",
    "jam mechanism=compass-biped-at-g-spot m_hip=2 x=theta1:[-60deg,-5deg] y=theta2dot:[-1,1] theta1dot=1 theta2=2*atan(1/6)",
    "slide2 p11=-0.055 p12=0.088 p21=0.055 p22=-0.036 x=b1:[-1,1] y=b2:[-1,1]",
    "slide2 p11=3.051 p12=-1.677 p21=1.555 p22=-0.375 x=b1:[-1,1] y=b2:[-1,1] k1=-1 k2=-3 q1=-1.2 q2=-1.2",
    "slide2 x=p11:[-2,2] p12=1 p21=-1 y=p22:[-2,2] b1=0 b2=-1 k1=-1 k2=-2 q1=-1 q2=-1/2",
    "slide2 x=p11:[-2,2] p12=1 p21=1 y=p22:[-2,2] b1=0 b2=0",
    "slide2 p11=1 x=p12:[-2,2] y=p21:[-2,2] p22=0 b1=-1 b2=0",
    "slide2 p11=0 p12=1 p21=0 p22=1 x=b1:[-2,2] y=b2:[-2,2]",
    "slide2 mechanism=body rho=1 x1=-1 z1=-2 slope1=0 x2=1 z2=-2 slope2=atan(3/4) Fz=-1 x=Fx:[-2,2] y=tau:[-2,2] mu1=1/2 mu2=1/2 s1=1 s2=1",
    "slide2 mechanism=body rho=1 x1=-1 z1=-2 slope1=0 x2=1 z2=-2 slope2=2*atan(1/4) Fz=-1 Fx=0 x=omega:[-1,1] mu1=1/2 y=mu2:[-1,4] s1=-1 s2=1",
    "slide2 mechanism=body y=rho:[1/10,2] x1=-1 z1=-2 slope1=0 x2=1 z2=-2 x=slope2:[-80deg,80deg] Fz=-1 Fx=0 mu1=1/2 mu2=1 s1=1 s2=1",
    "slide2 mechanism=body rho=1 x1=-1 z1=-2 slope1=0 x2=1 z2=-2 slope2=atan(3/4) Fz=-1 Fx=0 x=mu1:[-1,4] y=mu2:[0,4] s1=-1 s2=1",
    "slide2 A11=1 A12=0 A22=1 B11=1/2 B12=1/3 B21=-1/2 B22=1/3 C11=1 C12=0 C22=1 x=b1:[-1,1] y=mu1:[0,3] b2=-1 mu2=2 s1=1 s2=-1",
    "spatial mechanism=spatial-rod x=theta:[0deg,90deg] y=psi:[-180deg,180deg] mu=2 u1=1 u2=0",
    "spatial mechanism=spatial-rod theta=2*atan(1/3) psi=2*atan(1/4) x=psidot:[-3,3] y=mu:[-1,4] u1=1 u2=1/3",
    "spatial A11=3 A12=0 A22=1 B1=1/2 B2=1/3 C=1/2 mu=2 a1=1 a2=0 b=-1 x=u1:[-1,1] y=u2:[-1,1]",
    "spatial A11=1 A12=0 A22=3 B1=1/2 B2=-1/3 C=1/2 x=mu:[0,3] a1=1 a2=0 b=-2 u1=1 y=u2:[-2,2]",
    "spatial A11=2 x=A12:[-2,2] A22=2 B1=1 B2=0 y=C:[-1,2] mu=3/2 a1=0 a2=1 b=-1 u1=3/5 u2=4/5",
    "spatial A11=2 A12=1/2 A22=2 x=B1:[-2,2] B2=1/2 C=1 mu=sqrt(3) a1=0 a2=1 y=b:[-1,1] u1=1 u2=-1",
    "spatial mechanism=spatial-rod x=theta:[0deg,90deg] y=psi:[-180deg,180deg] mu1=2 mu2=1 u1=1 u2=1/2",
    "spatial A11=3 A12=0 A22=1 B1=1/2 B2=1/3 C=1/2 x=mu1:[-1,3] y=mu2:[0,3] a1=1 a2=0 b=-1 u1=1 u2=1",
    "spatial A11=1 A12=0 A22=3 B1=1/2 B2=-1/3 C=1/2 mu1=3 mu2=2 a1=1 a2=0 b=-1 x=u1:[-1,1] y=u2:[-1,1]",
    "spatial A11=2 A12=1/2 A22=2 x=B1:[-2,2] B2=1/2 C=1 mu1=sqrt(3) mu2=1 a1=0 a2=1 y=b:[-1,1] u1=1 u2=-1",
    "chatter x=a:[-4,4] y=mu:[-1,4] b=-1 A=1 B=1/2 C=1 r=7/10 law=energetic",
    "chatter x=a:[-4,4] y=B:[-2,2] b=-1 A=1 mu=1 C=1 r=9/10 law=poisson",
    "chatter x=a:[-1,1] y=r:[-1/2,3/2] b=-1 A=1 B=1/2 C=1 mu=2 law=poisson",
    "chatter x=b:[-1,1] y=r:[0,1] a=1/2 A=1 B=-1/2 C=1 mu=1 law=newton",
    "chatter x=a:[-sqrt(3),4] y=r:[0,1] b=-1 A=1 B=1/2 C=sqrt(2) mu=3 law=energetic",
    "chatter x=a:[-3,3] y=mu:[0,3] b=-1 A=1 B=1/2 C=1 r=1 law=energetic",
    "chatter x=u:[-6,6] y=mu:[0,4] v=-1 a=1/2 b=-1 A=1 B=1/2 C=1 r=7/10 law=energetic",
    "chatter x=u:[-6,6] y=v:[-1,1] mu=1 a=1/2 b=-1 A=1 B=1/2 C=1 r=1 law=newton",
    "chatter x=B:[-1,1] y=u:[-2,3] v=-1 mu=2/5 a=1/3 b=-2 A=1 C=1 r=1/2 law=poisson",
    "wedge model=klein M1=1 M2=1 mu=3 tan_alpha=1 x=P1:[-2,2] y=P2:[-2,2] v=0",
    "wedge model=klein M1=1 M2=1 mu=2 tan_alpha=1 x=P1:[-2,2] y=P2:[-2,2] v=0",
    "wedge model=klein M1=1 M2=2 x=mu:[-1,3] tan_alpha=1 P1=2 P2=1 y=v:[-1,1]",
    "wedge model=two_mu M1=1 M2=2 tan_alpha=1 P1=1 P2=0 x=mu1:[0,4] y=mu2:[0,4] v=1",
    "wedge model=slipper M1=2 M2=1 x=mu:[0,6] tan_alpha=3 l2=1 l3=1/2 epsilon=1/5 y=P1:[-2,2] P2=1 v=1",
    "wedge model=slipper_as_printed M1=2 M2=1 x=mu:[0,6] tan_alpha=3 l2=1 l3=1/2 epsilon=1/5 y=P1:[-2,2] P2=1 v=-1",
]
BODY = "slide2 mechanism=body rho=1 x1=-1 z1=-2 slope1=0 x2=1 z2=-2 Fz=-1 x=Fx:[-1,1] y=mu2:[0,2] "
INERTIA = "slide2 A11=1 A12=0 A22=1 B11=0 B12=0 B21=0 B22=0 C11=1 C22=1 b2=-1 mu2=2 s1=1 s2=-1 "
BAD = [  # what is asked, the exit status, words of the message
    ("contact", 3, "both axes"), ("contact x=a:[-1,1]", 3, "both axes"), ("nokind x=a:[0,1] y=b:[0,1]", 2, "no kind"),
    ("contact x=a:[1,-1] y=b:[-1,1] A=1 B=0 C=1 mu=1 u=0", 3, "a"), ("contact x=a:[1,1] y=b:[-1,1] A=1 B=0 C=1 mu=1 u=0", 3, "interval"),
    ("contact x=a:1 y=b:[-1,1] A=1 B=0 C=1 mu=1 u=0", 3, "interval"), ("contact x=nofield:[0,1] y=b:[-1,1] A=1 B=0 C=1 mu=1 u=0", 3, "nofield"),
    ("contact x=a:[0,1] y=a:[-1,1] A=1 B=0 C=1 mu=1 u=0 b=1", 3, "twice"), ("contact x=a:[0,1] y=b:[-1,1] A=1 B=0 C=1 mu=1", 3, "missing"),
    ("contact x=a:[0,1] y=b:[-1,1] A=1 B=0 C=1 mu=[0,1] u=0", 3, "two parameters"), ("contact x=a[0,1] y=b:[0,1]", 3, "NAME:"),
    ("contact x=a:[0,1] y=b:[-1,1] A=1 B=0 C=1 mu=1 u=0 --depth 31", 2, "30"), ("contact x=a:[0,1] y=b:[0,1] --depth x", 2, "whole number"),
    ("contact x=a:[0,1] y=b:[0,1] --range=3/2 --resume /tmp/x", 2, "I/N"), ("contact x=a:[0,1] y=b:[0,1] --range=1/2", 2, "--resume"),
    ("contact x=a:[0,1] y=b:[-1,1] A=1 B=0 C=1 mu=1 u=0 --svg /nowhere/a.svg", 2, "cannot write"),
    ("contact x=a:[0,1] y=b:[-1,1] A=1 B=0 C=1 mu=1 u=0 --json /nowhere/a.json", 2, "cannot write"),
    ("chatter x=a:[0,1] y=b:[-1,1] A=1 B=0 C=1 mu=1 r=1 law=newton width=1/2", 3, "leave it out"),
    ("chatter x=a:[0,1] y=b:[-1,1] A=1 B=0 C=1 mu=1 r=1 law=newton u=1", 3, "u and v are given together"),
    ("chatter x=a:[0,1] y=v:[-1,1] b=-1 A=1 B=0 C=1 mu=1 r=1 law=newton", 3, "u and v are given together"),
    ("modes x=a:[0,1] y=b:[0,1]", 3, "kind slide2"), ("stance x=l1:[0,1] y=l2:[0,1]", 3, "explain --svg"),
    ("spatial mechanism=spatial-rod x=theta:[0deg,90deg] y=mu:[0,2] u1=0 u2=0", 3, "degree 4"),
    ("spatial mechanism=spatial-rod x=theta:[0deg,90deg] y=mu2:[1,2] mu1=1 u1=0 u2=0", 3, "degree 4"),
    ("spatial mechanism=spatial-rod x=theta:[0deg,90deg] y=mu2:[1,2] u1=1 u2=0", 3, "with mu, or with mu1 and mu2"),
    (BODY + "slope2=0 mu1=1/2 s1=1 s2=2", 3, "each 1 or -1"), (BODY + "slope2=0 mu1=1/2 s1=1 s2=1 k1=-1 k2=-1 q1=-1 q2=-1", 3, "without k1"),
    (BODY.replace("x=Fx:[-1,1]", "Fx=0 x=mu1:[0,1]") + "slope2=30deg s1=1 s2=1", 3, "rationals A11 ... C22"),
    (INERTIA + "C12=2 x=b1:[-1,1] y=mu1:[0,3]", 3, "positive semidefinite"), (INERTIA + "mu1=1 x=b1:[-1,1] y=C12:[0,3]", 3, "positive semidefinite"),
    ("wedge model=two_mu M1=1 M2=1 mu1=3 mu2=1 tan_alpha=1 x=P1:[-2,2] y=P2:[-2,2] v=0", 3, "with v a number"),
    ("wedge model=klein M1=1 M2=1 mu=3 x=P1:[-2,2] y=P2:[-2,2] v=0", 3, "tan_alpha"),
    ("fold x=Lp:[-1,1] y=Lm:[-1,1]", 3, "Kpp"), ("fold mechanism=turntable x=r:[0.1,0.2] y=omega:[-2,-1]", 3, "turntable-at-point"),
    ("contact mechanism=falling-rod x=m:[-1,1] y=mu:[0,1] theta=0 thetadot=0 u=1", 3, "m"),
    ("jam mechanism=falling-rod-at-g-spot theta=2*atan(2/5) y=kappa:[1,4] x=thetadot:[-1,1]", 3, "does not turn"),
    ("jam mechanism=falling-rod-at-g-spot x=theta:[-30deg,60deg] y=kappa:[1,2] thetadot=1", 3, "between 0 and 90 degrees"),
    ("contact mechanism=falling-rod x=g:[1,1+1/5000000000000000] y=kappa:[1,2] theta=45deg thetadot=0 mu=1 u=1 --svg /dev/null", 5, "too close for a picture"),
    ("contact x=a:[0,1] y=b:[-1,1] A=1 B=0 C=1 mu=1 u=0 --svg /tmp/x --json /tmp/x", 2, "two outputs"),
    ("contact x=a:[0,1] y=b:[-1,1] A=1 B=0 C=1 mu=1 u=0 --range=1/2 --resume /tmp/y --json /tmp/x", 2, "--range does a part"),
    ("contact mechanism=falling-rod x=theta:[0deg,451deg] y=mu:[0,1] thetadot=0 u=1", 3, "more than 3 half circles"),
]


def atlas(words, *more):
    return run([PAINLEVE, "atlas", *words.split(), *more])


def made(words, folder, *more):
    """The certificate of an atlas, as bytes."""
    file = folder / "made.json"
    done = atlas(words, "--json", str(file), *more)
    if done.returncode != 0:
        raise RuntimeError(words + ": " + done.stderr.decode())
    return file.read_bytes()


# ---------------------------------------------------------------- points

def value_of(polynomial, point):
    total = Fraction(0)
    for coefficient, *exponents in polynomial:
        term = Fraction(coefficient)
        for x, e in zip(point, exponents):
            term *= x ** e
        total += term
    return total


def cells(region, variables, place):
    """The cells that are not halved: low and high of both variables, and the item."""
    sides = []
    for variable, i in zip(variables, place):
        piece = variable["pieces"][i]
        box = piece.get("box", piece)
        sides.append((Fraction(box["lo"]), Fraction(box["hi"])))
    waiting, names = [tuple(sides)], [x["field"] for x in variables]
    for item in region["cover"]:
        cell = waiting.pop()
        if not isinstance(item, str):
            yield cell, item
            continue
        axis = names.index(item)
        low, high = cell[axis]
        for part in (((low + high) / 2, high), (low, (low + high) / 2)):
            waiting.append(cell[:axis] + (part,) + cell[axis + 1:])


def root_in(region, leaf, cell, rng):
    """A rational point of the curve in a cell, where the factor is linear in one variable; None where there is none."""
    factor = region["factors"][leaf["curve"]]
    for axis in (0, 1):
        if region["constants"] or max(term[1 + axis] for term in factor) != 1:
            continue
        low, high = cell[1 - axis]
        point = [None, None]
        point[1 - axis] = low + (high - low) * Fraction(rng.randint(0, 16), 16)
        at = {}
        for x in (0, 1):
            point[axis] = Fraction(x)
            at[x] = value_of(factor, point)
        if at[0] == at[1]:
            continue
        point[axis] = at[0] / (at[0] - at[1])
        if cell[axis][0] <= point[axis] <= cell[axis][1]:
            return point
    return None


def points_of(record, rng, count):
    """(point, the number of the row that the certificate states there): a third of them on curves, if there are any."""
    witness, found = record["witness"], []
    variables = witness["variables"]
    first = len(variables[0]["pieces"])
    leaves = [(region, (k % first, k // first), cell, region["leaves"][item]) for k, region in enumerate(witness["regions"])
              for cell, item in cells(region, variables, (k % first, k // first)) if item is not None]
    for i in range(20 * count):
        region, place, cell, leaf = rng.choice(leaves)
        on_curve = root_in(region, leaf, cell, rng) if "curve" in leaf and i % 3 == 0 else None
        point = on_curve or [low + (high - low) * Fraction(rng.randint(0, 64), 64) for low, high in cell]
        # The enclosures of constants are 2^-128 wide, so a value that is not tiny in their middle has its sign.
        middle = [(Fraction(x["lo"]) + Fraction(x["hi"])) / 2 for x in region["constants"]]
        value = value_of(region["factors"][leaf["curve"]], point + middle) if "curve" in leaf else 0
        if middle and abs(value) < Fraction(1, 10 ** 20) and "curve" in leaf:
            continue
        found.append((place, point, leaf["row"] if "row" in leaf else leaf["rows"][(value > 0) - (value < 0) + 1]))
        if len(found) == count:
            break
    return found


def problem_at(record, place, point):
    problem = dict(record["problem"])
    for variable, i, x in zip(record["witness"]["variables"], place, point):
        piece = variable["pieces"][i]
        turns = piece.get("half_turns")
        problem[variable["field"]] = str(x) if turns is None else f"{turns}*pi + 2*atan({x})"
    return problem


def is_inside(variable, i, x):
    """Whether the point lies in the interval, and not only in a rational box around it."""
    piece = variable["pieces"][i]
    if "box" not in piece:
        return True
    low, high = Fraction(piece["box"]["lo"]), Fraction(piece["box"]["hi"])
    return low + (high - low) / 1000 < x < high - (high - low) / 1000


def plain(problem):
    """Roots of square roots as their text; what has no text is left as it is."""
    return {key: f"sqrt({-Fraction(x['poly'][0])})" if isinstance(x, dict) and "poly" in x and Fraction(x["interval"][0]) >= 0 and len(x["poly"]) == 3
            and x["poly"][1:] == ["0", "1"] else x["text"] if isinstance(x, dict) and "text" in x else x for key, x in problem.items()}


def check_points(tap, words, line, rng):
    record = json.loads(line)
    problems, rows = [], []
    for place, point, row in points_of(record, rng, POINTS):
        if all(is_inside(variable, i, x) for variable, i, x in zip(record["witness"]["variables"], place, point)):
            problems.append(plain(problem_at(record, place, point)))
            rows.append(row)
    data = "".join(json.dumps(problem) + "\n" for problem in problems).encode()
    answers = [json.loads(x) for x in run([PAINLEVE, "decide", "--json", "-"], data).stdout.splitlines()]
    names = record["verdict"]["rows"]
    wrong = [(problem, names[row] if row is not None else None, row_of(answer) or answer.get("reason")) for problem, row, answer in zip(problems, rows, answers)
             if (answer["type"] != "error" if row == -1 else row is None or row_of(answer) != names[row])]
    tap.ok(len(answers) == len(problems) > 0 and not wrong, f"{len(problems)} points are decided as the atlas says: {words}",
           "\n".join(map(str, wrong[:5])))


def check_near_curves(tap, folder):
    """No row is named that lies beside a curve which passes the rectangle by, or beyond a curve which is an edge of it."""
    for words, rows in (("rest A=1 C=1 a=1/2 b=-1 mu=9/10 law=poisson x=B:[0.39,0.47] y=r:[0.82,0.827]", {"stable"}),
                        ("contact b=-1 A=1 B=1/2 C=1 u=1 x=mu:[2,3] y=a:[1,2]", {"forward_arrest", "forward_inconsistent"})):
        found = json.loads(made(words, folder))["verdict"]["rows"]
        tap.ok(set(found) == rows, f"only rows that occur are named: {words}", found)
    edge = "contact A=sqrt(2) C=sqrt(8) x=B:[0,2] y=mu:[0,2] a=0 b=-1 u=1"  # A C - B^2 is 0 on it, which enclosures of A and C do not show
    boxes = [run([PAINLEVE, "atlas", *edge.split(), "--depth", depth]).stdout.split()[0] for depth in ("9", "13")]
    tap.ok(int(boxes[1]) < 2 * int(boxes[0]), f"cells along an edge that only enclosures know do not multiply: {edge}", boxes)


# ---------------------------------------------------------------- changed certificates

def change(record, rng):
    """A certificate with one change, and whether it still says the same (False: it does not; None: that is not known)."""
    r = copy.deepcopy(record)
    region = rng.choice(r["witness"]["regions"])
    what = rng.choice(("leaf", "leaf", "item", "drop", "add", "quantity", "factor", "undecided", "outside", "rows", "problem", "grid", "across", "curve",
                       "constant", "half"))
    if what == "leaf":
        leaf, rows = rng.choice(region["leaves"]), len(r["verdict"]["rows"])
        if "row" in leaf:
            leaf["row"] = rng.choice([x for x in range(-1, rows + 1) if x != leaf["row"]])
        else:
            i = rng.randrange(3)
            leaf["rows"][i] = rng.choice([x for x in [None, *range(-1, rows + 1)] if x != leaf["rows"][i]])
        return r, False if "row" in leaf else None if leaf["rows"][1] is None else False
    if what == "item":
        i = rng.randrange(len(region["cover"]))
        region["cover"][i] = rng.choice([x for x in [*range(-1, len(region["leaves"]) + 1), None, "theta", "mu", "a"] if x != region["cover"][i]])
        return r, None
    if what == "drop":
        del region["cover"][rng.randrange(len(region["cover"]))]
        return r, False
    if what == "add":
        region["cover"].insert(rng.randrange(len(region["cover"]) + 1), rng.randrange(len(region["leaves"])))
        return r, False
    if what == "quantity":
        product = region["quantities"][rng.choice(sorted(region["quantities"]))]
        i = rng.randrange(len(product))
        product[i] = str(Fraction(product[0]) + 1) if i == 0 else product[i] + rng.choice((-2, -1, 1, 2))
        return r, None
    if what == "factor":
        factor = rng.choice(region["factors"])
        term = rng.choice(factor)
        i = rng.randrange(len(term))
        term[i] = str(Fraction(term[0]) + rng.choice((-3, 5))) if i == 0 else term[i] + 1
        return r, None
    if what == "undecided":
        r["verdict"]["undecided"] = str(Fraction(r["verdict"]["undecided"]) + Fraction(rng.choice((-1, 1)), 1 << 18))
        return r, False
    if what == "outside":
        r["verdict"]["outside"] = not r["verdict"]["outside"]
        return r, False
    if what == "rows":
        rows = r["verdict"]["rows"]
        i = rng.randrange(len(rows))
        rows[i] = rng.choice(("rest_flight", "stable_star_up", "forward_slip", "forward_slip_", "rest")) + ("" if rng.random() < .5 else "x")
        return r, False if rows[i] != record["verdict"]["rows"][i] else None
    if what == "problem":
        name = rng.choice(sorted(set(r["problem"]) - {"kind", "mechanism", "law"}))
        value = r["problem"][name]
        if isinstance(value, dict):
            value[sorted(value)[0]] = "7"
        else:
            r["problem"][name] = "7/3"
        kept = "mechanism" in r["problem"] and not isinstance(value, dict) and name not in ("mu", "u", "v", "r", "mu1", "mu2", "s1", "s2")
        return rehashed(r), None if kept else False
    if what == "grid":
        region["grid"][rng.randrange(len(region["grid"]))] += rng.choice((-3, 1, 2000))
        return r, None
    if what == "half":
        region["cover"] = ["x" if x == region["cover"][0] else x for x in region["cover"]] if isinstance(region["cover"][0], str) else []
        return r, False
    if what == "constant":
        region["constants"].append({"lo": "0", "hi": "1", "text": "x"})
        return r, False
    curves = [leaf for leaf in region["leaves"] if "curve" in leaf]
    if not curves:
        return record, True
    leaf = rng.choice(curves)
    if what == "across":
        leaf["across"] = rng.choice([x["field"] for x in r["witness"]["variables"]] + ["u"])
    else:
        leaf["curve"] += rng.choice((-40, -1, 1, 40))
    return r, None


def with_mechanism(record, *other):
    """With another value for the mechanism, or none; properly hashed."""
    return rehashed({**record, "problem": {key: x for key, x in record["problem"].items() if key != "mechanism"} | {"mechanism": x for x in other}})


def check_changes(tap, lines, rng):
    mutants = []
    for line in lines if NIGHTLY or not SANITIZED else lines[::3]:
        record = json.loads(line)
        for _ in range(MUTANTS // len(lines) + 1):
            changed, same = change(record, rng)
            mutants.append((same, json.dumps(changed).encode()))
        mutants += [(None, line[:rng.randrange(len(line))]) for _ in range(2)]
        if "mechanism" in record["problem"]:  # its numbers are of a kind now, and may be no numbers of a kind
            mutants += [(False, json.dumps(with_mechanism(record, *other)).encode()) for other in ((), (7,))]
    judge_mutants(tap, mutants)


# ---------------------------------------------------------------- processes, parts, interruptions

def check_parts(tap, folder):
    words = ATLASES[9]
    whole = made(words, folder)
    tap.ok(made(words, folder, "--jobs", "2") == whole, "two processes give the same bytes")
    tap.ok(made(words, folder, "--jobs", "7") == whole, "seven processes give the same bytes")
    parts = [folder / f"part{i}" for i in (1, 2, 3)]
    good = all(atlas(words, "--resume", str(part), f"--range={i}/3").returncode == 0 for i, part in enumerate(parts, 1))
    joined = folder / "joined"
    joined.write_bytes(b"".join(part.read_bytes() for part in parts))
    tap.ok(good and made(words, folder, "--resume", str(joined)) == whole, "three parts that are joined give the same bytes")
    text = joined.read_bytes()
    for share in (0.02, 0.4, 0.9):
        cut = folder / "cut"
        cut.write_bytes(text[:int(share * len(text))])
        tap.ok(made(words, folder, "--resume", str(cut)) == whole, f"interrupted at {share:.0%} and resumed: the same bytes")
    done = atlas(ATLASES[0], "--resume", str(joined))
    tap.ok(done.returncode == 2 and b"another atlas" in done.stderr, "the file of another atlas is not resumed", done.stderr)


def check_bad(tap):
    for words, status, message in BAD:
        done = atlas(words)
        fine = done.returncode == status and message.encode() in done.stderr and done.stderr.count(b"\n") <= 3
        tap.ok(fine, "refused: " + words, f"{done.returncode} {done.stderr.decode()}")
    near = "contact x=a:[-1,1] y=b:[-1,1] A=1 B=1/2 C=1 mu=1/1000000000000 u=0"  # two edges of the cone that are all but one
    done = atlas(near + " --depth 30")
    tap.ok(done.returncode == 4 and b"to be expected" in done.stderr, "a depth that takes hours is refused with an estimate", done.stderr)
    tap.ok(atlas(near + " --depth 10").returncode == 0, "a smaller one is done")
    coarse = atlas("contact mechanism=two-link-manipulator x=theta1:[0deg,90deg] y=theta2:[-80deg,80deg] theta1dot=0 theta2dot=0 mu=1/2 u=1 --depth 1")
    tap.ok(coarse.returncode == 0, "at a small depth a divisor that is not 0 is no pole", coarse.stderr)
    if SANITIZED and not NIGHTLY:  # what follows is long work
        return
    steep = atlas("contact mechanism=falling-rod x=theta:[0deg,180deg] y=thetadot:[-3,3] mu=3/2 u=0 --depth 18")
    tap.ok(steep.returncode == 4 and b"which they spend by default" in steep.stderr, "what no checker would verify is refused", steep.stderr)


def check_work(tap, folder):
    """A certificate that takes the checkers more work than they spend by default is written, and verified, where both are given more."""
    words = ("rest law=poisson r=1/2 mu=1 mechanism=two-link-manipulator theta1dot=0 theta2dot=0 x=theta1:[0deg,90deg] y=theta2:[-80deg,80deg] --depth 5")
    work = "--work=20000000000"
    done = atlas(words)
    tap.ok(done.returncode == 4 and b"--work=UNITS" in done.stderr, "a certificate that takes more work is refused, with what may be done", done.stderr)
    record = made(words, folder, work)
    in_python = [sys.executable, str(ROOT / "src" / "check" / "python" / "painleve-check.py")]
    for name, checker in (("C", [PAINLEVE_CHECK]), ("Python", in_python)):
        checked = run([*checker, work, "-"], record)
        tap.ok(checked.returncode == 0 and checked.stdout.startswith(b"VERIFIED"), f"the checker in {name} verifies it with {work}", checked.stdout)
    for wrong in ("0", "-1", "1e9", "x", "1000000000000000"):
        tap.ok(atlas(words, f"--work={wrong}").returncode == 2, f"--work={wrong} is a wrong use")


def decided(words):
    return json.loads(run([PAINLEVE, "decide", "--json", *words.split()]).stdout)


def check_mechanisms(tap):
    """Mechanisms that are rational in two parameters, for atlases, beside those that say the same by other parameters."""
    for mu, theta, gravity in (("5/3", "45deg", "sqrt(2)/2"), ("13/6", "atan(2/3)", "2/sqrt(13)")):
        one = decided(f"jam mechanism=falling-rod mu={mu} g={gravity} g_spot=theta1+")
        other = decided(f"jam mechanism=falling-rod-at-g-spot theta={theta} thetadot=1")
        same = one["problem"] == other["problem"] if theta == "45deg" else one["row"] == other["row"]
        tap.ok(same and one["verdict"]["portrait"] == other["verdict"]["portrait"], f"the G-spot of the rod at {theta} is that for mu = {mu}", f"{one} {other}")
    for where in ("r=0.1859 omega=-1.037", "r=0.3 omega=-1.5", "r=1/4 omega=-2"):
        one, other = decided("fold mechanism=turntable " + where), decided("fold mechanism=turntable-at-point " + where)
        same = all(one["quantities"][k]["value"] == other["quantities"][k]["value"] for k in ("Kpp", "Kpm", "Kmp", "Kmm"))
        tap.ok(same and one["row"] == other["row"], "the rates of the wheel on a turntable at " + where, f"{one} {other}")


def check_picture(tap, folder):
    for words in (ATLASES[0], ATLASES[5], ATLASES[9]):
        file = folder / "made.svg"
        done = atlas(words, "--svg", str(file))
        text = file.read_text()
        xml.dom.minidom.parseString(text)
        tap.ok(done.returncode == 0 and "nan" not in text and "inf" not in text.replace("inconsistent", ""), "the picture has numbers only")
        tap.ok("decided" in text and "<pattern" in text and " = 0" in text, "it has a legend, hatchings and names of curves")
    crowded = folder / "crowded.svg"
    atlas("impact x=u:[-3,3] y=v:[-1,0] A=1 B=-4/5 C=1 mu=2/5 r=1/2 law=poisson", "--svg", str(crowded))
    names = [(float(x.getAttribute("x")), float(x.getAttribute("y")), 6 * len(x.firstChild.data)) for x in xml.dom.minidom.parse(str(crowded)).getElementsByTagName("text")
             if x.firstChild.data.endswith(" = 0") and float(x.getAttribute("x")) < 600]
    apart = all(abs(x - u) > (width + other) / 2 or abs(y - v) > 12 for i, (x, y, width) in enumerate(names) for u, v, other in names[:i])
    tap.ok(len(names) == 4 and apart, "the names of curves do not cover each other", str(names))
    edges = folder / "edges.svg"  # borders that run along edges of cells, one of which has the same row on both sides of the line
    atlas("chatter x=u:[-6,6] y=mu:[0,4] v=-1 a=1/2 b=-1 A=1 B=1/2 C=1 r=7/10 law=energetic", "--svg", str(edges))
    page = xml.dom.minidom.parse(str(edges))
    names = [x.firstChild.data for x in page.getElementsByTagName("text")]
    tap.ok(all(names.count(name) == 1 for name in ("u = 0", "k+ = 0", "L+ = 0", "R+ = 0")), "borders along edges of cells are drawn, with their names", str(names))
    lines = [x.getAttribute("d") for x in page.getElementsByTagName("path") if x.getAttribute("stroke-width") == "2"]
    upright = [d for d in lines if re.search(r"M340\.00 [0-9.]+(L340\.00 [0-9.]+){3,}", d)]
    tap.ok(len(upright) == 1 and upright[0].count("M340.00") == 1, "each once", str(upright))
    wide = folder / "wide.svg"
    atlas("slide2 mechanism=body rho=1 x1=-1 z1=-2 slope1=0 x2=1 z2=-2 slope2=atan(3/4) Fz=-1 Fx=0 x=mu1:[0,4] y=mu2:[0,2] s1=-1 s2=1", "--svg", str(wide))
    legend = [x.firstChild.data for x in xml.dom.minidom.parse(str(wide)).getElementsByTagName("text") if x.getAttribute("x") == "680.00"]
    tap.ok(legend and all(sum(0.84 if c in "+=<>mwMW" else 0.64 if c.isupper() else 0.35 if c in " ;:,il" else 0.6 for c in line) * 12 < 330 for line in legend),
           "the words of the legend fit", str(legend))
    for words in ("jam alpha1=-3 alpha2=1 alpha3=-1 p=1 b=-2/3", "jam alpha1=0 alpha2=0 alpha3=0", "rest a=1 b=-1 A=1 B=1/2 C=1 mu=2 r=7/10 law=energetic",
                  "rest a=0 b=-1 A=1 B=0 C=1 mu=0 r=1 law=newton", "rest a=1 b=-1 A=1 B=1/2 C=1 mu=2 r=7/10 law=poisson H=[[2,1],[1,2]]"):
        own = folder / "own.svg"
        done = run([PAINLEVE, "explain", *words.split(), "--svg", str(own)])
        tap.ok(done.returncode == 0 and ">this problem<" in own.read_text(), "explain draws the atlas around: " + words, done.stderr)
        own.unlink()
    tap.ok("theta (degrees)" in text and ">mu<" in text, "it names its axes")


def main():
    tap, rng = Tap(), random.Random(29)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        atlases = ATLASES if NIGHTLY or not SANITIZED else ATLASES[::2]
        lines = [made(words, folder).rstrip(b"\n") for words in atlases]
        judge_certificates(tap, lines, "atlases")
        for words, line in zip(atlases, lines):
            check_points(tap, words, line, rng)
        check_changes(tap, lines, rng)
        check_parts(tap, folder)
        check_bad(tap)
        check_near_curves(tap, folder)
        if NIGHTLY or not SANITIZED:  # it is about long work
            check_work(tap, folder)
        check_mechanisms(tap)
        check_picture(tap, folder)
    tap.ok(len(both_checkers()) == (1 if SANITIZED else 2), "the checkers were run")
    tap.done()


main()
