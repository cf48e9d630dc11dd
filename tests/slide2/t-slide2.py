#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Kind slide2 against an oracle that is written another way (tests/slide2/slide2_oracle.py): every word of the verdict on random problems, more than
a third of them exactly degenerate; the words of stability against eigenvalues; identities: contacts exchanged, units changed, irrational
factors, an inertia or its P.  NIGHTLY=1: 100,000 problems.  runs on: sanitized"""

import collections
import json
import os
import pathlib
import random
import sys
from fractions import Fraction as Q

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
import slide2_oracle as oracle
import slide2_problems as problems
from checkers import SANITIZED, Tap, decide, judge_certificates

COUNT = 100000 if os.environ.get("NIGHTLY") == "1" else 100 if SANITIZED else 300
EXCHANGED = {"p11": "p22", "p12": "p21", "b1": "b2", "k1": "k2", "q1": "q2", "A11": "A22", "B11": "B22", "B12": "B21", "C11": "C22", "mu1": "mu2",
             "s1": "s2"}
EXCHANGED.update({x: y for y, x in EXCHANGED.items()})
MODE_EXCHANGED = {"FF": "FF", "S+F": "FS+", "FS+": "S+F", "S+S+": "S+S+", "IF": "FI", "FI": "IF", "II": "II"}


def wrong(record, verdict):
    """What is wrong with a verdict, or None."""
    right = oracle.judge(record)
    for key in ("class", "cases", "dual", "modes", "solutions", "hurwitz"):
        if verdict[key] != right[key]:
            return f"{key}: {verdict[key]}, {right[key]} is right"
    if verdict["impact_without_collision"]["II"] != right["II"]:
        return f"II: {right['II']} is right"
    return wrong_stability(record, verdict)


def wrong_stability(record, verdict):
    """The word of S+S+ against three compliances and that of the problem; the examples of `depends` are checked with the certificates."""
    problem, word, rng = oracle.read(record), verdict["stability"]["S+S+"], random.Random(str(record))
    pairs = [(problem["k"], problem["q"])] if "k" in problem else []
    for _ in range(3):
        sizes = [Q(10) ** rng.randint(-3, 3) * rng.randint(1, 9) for _ in range(4)]
        pairs.append(((-sizes[0], -sizes[1]), (-sizes[2], -sizes[3])))
    found = {oracle.hurwitz(problem["p"], k, q) for k, q in pairs}
    allowed = {"stable": {"stable"}, "unstable": {"unstable", "marginal"}, "degenerate": {"marginal", "unstable"},
               "depends": {"stable", "unstable", "marginal"}}
    return None if found <= allowed[word] else f"S+S+ is {word}, but {found} for some stiffness and damping"


def check_random(tap):
    made = problems.random_problems(random.Random(261), COUNT)
    lines = decide(made)
    records = [json.loads(line) for line in lines]
    bad = [(problem, why) for problem, record in zip(made, records) if (why := wrong(problem, record["verdict"]))]
    tap.ok(not bad, f"the oracle agrees on {COUNT} random problems", "\n".join(f"{why}: {json.dumps(p)}" for p, why in bad[:5]))
    words = collections.Counter()
    for record in records:
        verdict = record["verdict"]
        words.update([verdict["class"], str(verdict["solutions"]), "S+S+ " + verdict["stability"]["S+S+"], "hurwitz " + str(verdict["hurwitz"])])
        words.update(f"{name} {word}" for name, word in verdict["impact_without_collision"].items())
        words.update(f"{name} {word}" for name, word in verdict["modes"].items())
        words.update(verdict["resolution"])
    tap.ok(SANITIZED or len(words) == 4 + 6 + 4 + 4 + 9 + 12 + 7, f"every word occurs: {dict(sorted(words.items()))}")
    degenerate = sum(record["verdict"]["zeros"] != [] for record in records)
    tap.ok(degenerate > COUNT // 3, f"{degenerate} have some quantity that is exactly zero")
    judge_certificates(tap, lines[:len(lines) // 2] if COUNT < 5000 else lines[:5000], "random certificates")
    return made, records


def exchanged(record):
    return {EXCHANGED.get(name, name): x for name, x in record.items()}


def check_exchange(tap, made, records):
    """The contacts exchanged: every word is exchanged, and the class and its dual."""
    bad = []
    for record, other in zip(records, [json.loads(line) for line in decide([exchanged(problem) for problem in made])]):
        v, w = record["verdict"], other["verdict"]
        same = all({MODE_EXCHANGED[name]: x for name, x in v[key].items()} == w[key] for key in ("modes", "stability", "impact_without_collision"))
        same = same and (v["cases"], v["dual"]) == (w["dual"], w["cases"]) and {MODE_EXCHANGED[x] for x in v["resolution"]} == set(w["resolution"])
        if not same or any(v[key] != w[key] for key in ("class", "solutions", "hurwitz")):
            bad.append(json.dumps(record["problem"]))
    tap.ok(not bad, f"{len(made)} problems with their contacts exchanged", "\n".join(bad[:5]))


def same_words(first, second, but=()):
    return all(first["verdict"][key] == second["verdict"][key] for key in first["verdict"] if key not in but)


def check_units(tap, made, records):
    """P times c, b times d, both positive: every word stays.  With a compliance also k, q over c."""
    rng, changed = random.Random(5), []
    plain = [(problem, record) for problem, record in zip(made, records) if "p11" in problem]
    for problem, _ in plain:
        c, d = problems.positive(rng), problems.positive(rng)
        scale = {**dict.fromkeys(("p11", "p12", "p21", "p22"), c), "b1": d, "b2": d, **dict.fromkeys(("k1", "k2", "q1", "q2"), 1 / c)}
        changed.append({name: str(Q(x) * scale[name]) if name in scale else x for name, x in problem.items()})
    bad = [json.dumps(p) for p, (_, record), line in zip(changed, plain, decide(changed)) if not same_words(record, json.loads(line))]
    tap.ok(not bad, f"{len(plain)} problems in other units", "\n".join(bad[:5]))
    few = [(p, record) for p, record in plain if "k1" not in p][:30 if SANITIZED else 80]
    lines = decide([problems.irrational(rng, p) for p, _ in few])
    bad = [json.dumps(p) for (p, record), line in zip(few, lines) if not same_words(record, json.loads(line))]
    tap.ok(not bad, f"{len(few)} problems times irrational numbers", "\n".join(bad[:5]))
    judge_certificates(tap, lines, "certificates over number fields")


def check_inertia(tap, made, records):
    """An inertia and the P that follows from it have the same verdict."""
    given = [(problem, record) for problem, record in zip(made, records) if "A11" in problem]
    plain = [{"kind": "slide2", **{name: record["quantities"][name]["value"] for name in problems.NAMES},
              **{name: problem[name] for name in ("k1", "k2", "q1", "q2") if name in problem}} for problem, record in given]
    bad = [json.dumps(p) for (p, record), line in zip(given, decide(plain)) if not same_words(record, json.loads(line), ("zeros",))]
    tap.ok(not bad and len(given) > COUNT // 10, f"{len(given)} problems with an inertia, and with their P", "\n".join(bad[:5]))


def cut_free(d, i):
    """Normal accelerations of both contacts of a body at rest under a unit normal force at contact i that slips, or under the load for None."""
    n = {j: (-d[f"sine{j}"], d[f"cosine{j}"]) for j in (1, 2)}
    force, turn = (d["Fx"], d["Fz"]), d["tau"]
    if i is not None:
        friction = -d[f"s{i}"] * d[f"mu{i}"]
        force = tuple(x + friction * y for x, y in zip(n[i], (d[f"cosine{i}"], d[f"sine{i}"])))
        turn = d[f"x{i}"] * force[1] - d[f"z{i}"] * force[0]
    spin, omega = turn / (d["m"] * d["rho"] ** 2), d["omega"] if i is None else 0
    found = []
    for j in (1, 2):
        at = (force[0] / d["m"] - spin * d[f"z{j}"] - omega ** 2 * d[f"x{j}"], force[1] / d["m"] + spin * d[f"x{j}"] - omega ** 2 * d[f"z{j}"])
        found.append(at[0] * n[j][0] + at[1] * n[j][1])
    return found


def check_body(tap):
    """The mechanism `body` a second time, by Newton and Euler."""
    rng, bodies, made = random.Random(8), [], []
    for _ in range(20 if SANITIZED else 100):
        d = {name: problems.number(rng) for name in ("x1", "z1", "x2", "z2", "Fx", "Fz", "tau", "omega")}
        d.update({name: problems.positive(rng) for name in ("m", "rho", "mu1", "mu2")}, s1=Q(rng.choice((1, -1))), s2=Q(rng.choice((1, -1))))
        record = {"kind": "slide2", "mechanism": "body", **{name: str(x) for name, x in d.items()}}
        for i in ("1", "2"):
            t = problems.number(rng)
            record["slope" + i], d["cosine" + i], d["sine" + i] = f"2*atan({t})", (1 - t * t) / (1 + t * t), 2 * t / (1 + t * t)
        bodies.append(d)
        made.append(record)
    bad = []
    for d, line in zip(bodies, decide(made)):
        q = {name: x["value"] for name, x in json.loads(line)["quantities"].items()}
        (p11, p21), (p12, p22), (b1, b2) = cut_free(d, 1), cut_free(d, 2), cut_free(d, None)
        if [p11, p21, p12, p22, b1, b2] != [Q(q[name]) for name in ("p11", "p21", "p12", "p22", "b1", "b2")]:
            bad.append(line.decode()[:300])
    tap.ok(not bad, f"{len(made)} bodies, cut free", "\n".join(bad[:3]))


def main():
    tap = Tap()
    made, records = check_random(tap)
    check_exchange(tap, made, records)
    check_units(tap, made, records)
    check_inertia(tap, made, records)
    check_body(tap)
    tap.done()


main()
