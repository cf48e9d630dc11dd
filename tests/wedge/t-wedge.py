#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Kind wedge, the models of two sliders, against an oracle that is written another way (tests/wedge/wedge_oracle.py): every word of the verdict on
random problems, more than a third of them exactly degenerate; identities between the models; irrational data; the branch that a stiff damped
rod takes.  NIGHTLY=1: 100,000 problems.  runs on: sanitized"""

import collections
import json
import os
import pathlib
import random
import sys
from fractions import Fraction as Q

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
import wedge_oracle as oracle
from checkers import SANITIZED, Tap, decide, first_checker, judge_certificates

COUNT = 100000 if os.environ.get("NIGHTLY") == "1" else 100 if SANITIZED else 400
PART = 5000
# The words that some problem of the sample has to have, by field of the verdict.
WORDS = {"solutions": {"0", "1", "2", "3", "continuum"}, "case": {"None", "1", "2", "3", "4", "5"}, "instant_stop": {"None", "True", "False"},
         "constant_velocity": {"None", "True", "False"}, "sliding": {"none", "one", "two", "continuum"},
         "domain": {"regular", "boundary", "painleve"}, "regularized": {"settles", "jams", "jams_algebraically", "unloaded"},
         "modes": {"consistent", "boundary", "inconsistent"}, "stability": {"stable", "degenerate", "unstable"},
         "acceleration": {"None", "-", "0", "+", "varies"}}


def words_of(verdict):
    for key in WORDS:
        for word in verdict[key].values() if isinstance(verdict[key], dict) else [verdict[key]]:
            yield key, str(word)


def is_degenerate(verdict):
    return verdict["zeros"] not in ([], ["v"]) or "boundary" in verdict["modes"].values()


def check_random(tap):
    """COUNT problems in parts, so that no part is large; returns the first part."""
    rng, first, bad, refused, found, degenerate = random.Random(27), None, [], [], collections.Counter(), 0
    for start in range(0, COUNT, PART):
        made = oracle.random_problems(rng, min(PART, COUNT - start))
        lines = decide(made)
        verdicts = [json.loads(line)["verdict"] for line in lines]
        bad += [f"{key}: {v[key]}, {x} is right: {json.dumps(p)}" for p, v in zip(made, verdicts) for key, x in oracle.judge(p).items() if v[key] != x]
        refused += [line for line, word in zip(lines, first_checker(lines)) if word != "VERIFIED"]
        found.update(pair for v in verdicts for pair in words_of(v))
        degenerate += sum(map(is_degenerate, verdicts))
        first = first or (made, verdicts, lines)
    tap.ok(not bad, f"the oracle agrees on {COUNT} random problems", "\n".join(bad[:5]))
    tap.ok(not refused, f"painleve-check verifies {COUNT} random certificates", refused[:3])
    missing = {(key, word) for key, words in WORDS.items() for word in words} - set(found)
    tap.ok(SANITIZED or not missing, "every word occurs", missing)
    tap.ok(degenerate > COUNT // 3, f"{degenerate} have some other quantity than v, or some inequality, that is exactly zero")
    judge_certificates(tap, first[2], "random certificates")
    return first[:2]


def same(tap, what, made, others, keys, image=lambda verdict: verdict):
    bad = [json.dumps(p) for p, first, second in zip(made, decide(made), decide(others))
           if any(image(json.loads(first)["verdict"])[key] != json.loads(second)["verdict"][key] for key in keys)]
    tap.ok(not bad and made, f"{len(made)} problems: {what}", "\n".join(bad[:5]))


MIRROR = {"++": "--", "+-": "-+", "-+": "+-", "--": "++", "0+": "0-", "0-": "0+", "+": "-", "-": "+", "0": "0", "varies": "varies", None: None}


def mirrored(verdict):
    """The words of the problem with loads and velocity reversed."""
    image = {key: {MIRROR[name]: x for name, x in verdict[key].items()} for key in ("modes", "stability", "domain", "sliding", "regularized")}
    image["acceleration"] = {MIRROR[name]: MIRROR[x] for name, x in verdict["acceleration"].items()}
    image["continuations"], image["from_rest"] = (sorted(MIRROR[x] for x in verdict[key]) for key in ("continuations", "from_rest"))
    return {**verdict, **image}


def check_identities(tap, made):
    words = ("modes", "domain", "sliding", "stability", "acceleration", "regularized", "continuations", "solutions", "from_rest")
    rods = [p for p in made if p["model"] == "klein"]
    same(tap, "klein is two_mu without friction of the second slider, in motion", rods,
         [{**{x: y for x, y in p.items() if x != "mu"}, "model": "two_mu", "mu1": p["mu"], "mu2": "0"} for p in rods],
         ("domain", "sliding", "stability", "acceleration", "regularized"))
    same(tap, "klein is the slipper with no arms and twice the friction", [p for p in rods if p["mu"] != "0"],
         [{**p, "model": "slipper", "l2": "7/3", "l3": "0", "epsilon": "0", "mu": str(2 * Q(p["mu"]))} for p in rods if p["mu"] != "0"], words)
    slippers = [p for p in made if "slipper" in p["model"]]
    same(tap, "the slipper as printed is the slipper with a rod along the guides", [{**p, "model": "slipper", "tan_alpha": "0"} for p in slippers],
         [{**p, "model": "slipper_as_printed"} for p in slippers], words)
    few = [p for p in made if p["model"] in ("klein", "two_mu")]
    turned = [{**p, **{x: str(-Q(p[x])) for x in ("P1", "P2", "v")}} for p in few]
    bad = []
    for p, first, second in zip(few, decide(few), decide(turned)):
        first, second = mirrored(json.loads(first)["verdict"]), json.loads(second)["verdict"]
        second = {**second, **{key: sorted(second[key]) for key in ("continuations", "from_rest")}}
        if any(first[key] != second[key] for key in words):
            bad.append(json.dumps(p))
    tap.ok(not bad, f"{len(few)} problems with loads and velocity reversed", "\n".join(bad[:5]))


def check_irrational(tap, made, verdicts):
    """Loads times one irrational number, masses times another: every word stays."""
    rng, few = random.Random(3), list(zip(made, verdicts))[:30 if SANITIZED else 120]
    factors = ("sqrt(2)", "(1+sqrt(5))/2", "tan(20deg)", "sqrt(3)*sin(18deg)")
    others = []
    for p, _ in few:
        load, mass = rng.choice(factors), rng.choice(factors)
        others.append({**p, **{x: f"({p[x]})*{load}" for x in ("P1", "P2")}, **{x: f"({p[x]})*{mass}" for x in ("M1", "M2")}})
    lines = decide(others)
    bad = [json.dumps(p) for p, (_, v), line in zip(others, few, lines) if json.loads(line)["verdict"] != v]
    tap.ok(not bad, f"{len(few)} problems times irrational numbers", "\n".join(bad[:5]))
    judge_certificates(tap, lines, "certificates over number fields")


def check_branch(tap):
    """Painleve and Klein's rod, stiff and damped, integrated from an unloaded rod."""
    rng, bad, count = random.Random(11), [], 4 if SANITIZED else 12
    words = collections.Counter()
    while sum(words.values()) < count:
        p = {"kind": "wedge", "model": "klein", **{name: str(rng.randint(1, 4)) for name in ("M1", "M2", "tan_alpha", "mu")},
             "P1": str(rng.randint(-4, 4)), "P2": str(rng.randint(-4, 4)), "v": "1"}
        word = oracle.judge(p)["regularized"]["+"]
        if word not in ("settles", "jams") or words[word] >= count // 2:
            continue
        words[word] += 1
        force = oracle.settles(oracle.read(p), 1)
        record = json.loads(decide([p])[0])
        limit = next((x["force"]["z"] for name, x in record["witness"]["modes"].items() if name in ("++", "+-") and "fails" not in x
                      and oracle.sgn(Q(x["force"]["z"])) == oracle.sgn(force)), None)
        settled = abs(force) < 1e5 and limit is not None and abs(force - float(Q(limit))) < 1e-2 * (1 + abs(force))
        if settled != (record["verdict"]["regularized"]["+"] == "settles"):
            bad.append((p, force, limit))
    tap.ok(not bad, f"a stiff damped rod goes where the verdict says: {dict(words)}", bad[:3])


def main():
    tap = Tap()
    made, verdicts = check_random(tap)
    check_identities(tap, made[:100 if SANITIZED else 500])
    check_irrational(tap, made, verdicts)
    check_branch(tap)
    tap.done()


main()
