#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Kind step against an oracle that is written another way (tests/step/step_oracle.py): the judgement, the chosen modes, the exact set, each
eta as the smallest change that explains the answer, restitution, energy, continuous time; exact solutions rounded to doubles agree; the
mirror image says the mirror image.  NIGHTLY=1: 100,000 problems.  runs on: sanitized"""

import json
import os
import pathlib
import random
import sys
from fractions import Fraction as Q

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
import step_oracle as oracle
import step_problems
from checkers import SANITIZED, Tap, decide, judge_certificates

COUNT = 100000 if os.environ.get("NIGHTLY") == "1" else 200 if SANITIZED else 700
LESS = 1 - Q(1, 10 ** 9)


def is_eta(truth, mode, text):
    """Whether a change is the smallest that explains the answer."""
    d, bias = truth["d"], truth["bias"]
    if text is None:
        return not oracle.explains(d, bias, mode, Q(10) ** 30)
    eta = Q(text)
    return oracle.explains(d, bias, mode, eta) and (eta == 0 or not oracle.explains(d, bias, mode, eta * LESS))


def is_residual(truth, text):
    d, bias = truth["d"], truth["bias"]
    if text is None:
        return not oracle.same_problem(d, bias, Q(10) ** 30)
    return oracle.same_problem(d, bias, Q(text)) and (text == "0" or not oracle.same_problem(d, bias, Q(text) * LESS))


def exact_set_of(modes):
    return {mode: word == "consistent" for mode, word in modes.items() if word in ("consistent", "boundary")}


def wrong_continuous(truth, verdict):
    """What is wrong with `continuous`, or None."""
    d, given, chosen = truth["d"], verdict["continuous"], set(truth["chosen"])
    if "u" not in d or d["v"] != 0 or d["law"] == "associated":
        return None if given is None else "continuous where it makes no sense"
    if given is None:
        return "continuous is missing"
    E, short = oracle.limit_sets(d)
    if set(exact_set_of(given["modes"])) != E:
        return "continuous.modes"
    word = {"other-problem": "problem", "near": "rounding", "wrong": "solver", "other-law": "law"}.get(truth["judgement"])
    if truth["judgement"] != "other-problem" and chosen & E:
        word = "none"
    word = word or ("impact-without-collision" if "T" in chosen & set(truth["found"]) & short else "step-size")
    if given["difference"] != word:
        return f"difference: {word}"
    if d["u"] == 0:
        return None if given["h0_over_h"] is None else "h0_over_h at rest"
    return wrong_h0(d, given, short)


def wrong_h0(d, given, short):
    """Steps that are shorter than h0 have the exact set of the limit: just below h0, and at random below."""
    h0 = Q(given["h0_over_h"]) if given["h0_over_h"] is not None else Q(10) ** 6
    for part in (1 - Q(1, 10 ** 6), Q(1, 2), Q(1, 1000)):
        t = h0 * part
        if set(oracle.exact_set(dict(d, a=d["u"] + t * (d["a"] - d["u"]), law="coulomb"), t * d["b"])) != short:
            return f"a step of {part} h0 has another set"
    return None


def wrong(problem, verdict):
    """What is wrong with a verdict, or None."""
    truth = oracle.judge(problem)
    for key in ("judgement", "at_10_eps", "chosen", "restitution", "energy"):
        if verdict[key] != truth[key]:
            return f"{key}: {verdict[key]}, {truth[key]} is right"
    if exact_set_of(verdict["modes"]) != {mode: strict for mode, (_, strict) in truth["found"].items()}:
        return f"modes: {verdict['modes']}, {truth['found']} is right"
    for mode in oracle.MODES:
        if not is_eta(truth, mode, verdict["eta"][mode]):
            return f"eta {mode}"
    if not is_residual(truth, verdict["residual"]):
        return "residual"
    return wrong_continuous(truth, verdict)


def check_random(tap):
    rng = random.Random(2501)
    problems = step_problems.random_problems(rng, COUNT)
    lines = decide(problems)
    records = [json.loads(line) for line in lines]
    bad = [(problem, why) for problem, record in zip(problems, records) if (why := wrong(problem, record["verdict"]))]
    tap.ok(not bad, f"the oracle agrees on {COUNT} random problems, a third of them degenerate", "\n".join(f"{why}: {json.dumps(p)}" for p, why in bad[:5]))
    words = {}
    for record in records:
        verdict = record["verdict"]
        for word in (verdict["judgement"], verdict["restitution"], (verdict["continuous"] or {"difference": "null"})["difference"], *verdict["marks"]):
            words[word] = words.get(word, 0) + 1
    everything = {"agree", "near", "wrong", "other-problem", "other-law", "none", "kept", "ignored", "other", "broken", "step-size", "null",
                  "impact-without-collision", "rounding", "solver", "law", "problem", "energy-gained", "cone-violated", "pulling", "penetrating"}
    tap.ok(set(words) <= everything and (SANITIZED or set(words) == everything), f"every word occurs: {dict(sorted(words.items()))}", str(everything - set(words)))
    boundary = sum("boundary" in record["verdict"]["modes"].values() for record in records)
    tap.ok(boundary > COUNT // 10, f"{boundary} of the exact sets have a mode on a boundary")
    judge_certificates(tap, lines if not SANITIZED else lines[:100], "random certificates")


def check_honest(tap):
    """An exact solution, rounded to doubles, is never called wrong."""
    rng, problems = random.Random(7), []
    while len(problems) < (20000 if COUNT > 10000 else 500):
        d = step_problems.random_body(rng, rng.random() < 0.4)
        d = {name: Q(float(x)) for name, x in d.items()}
        law = rng.choice(("coulomb", "associated"))
        d.update(e=rng.choice((Q(0), Q(1, 2), Q(1))), vx_new=Q(0), vy_new=Q(0), w_new=Q(0), eps=Q(1, 10 ** 9), floor=Q(1, 2 ** 50))
        contact = oracle.local(dict(d, law=law))
        found = list(oracle.exact_set(contact, contact["b"] + d["e"] * min(contact["v"], 0)).values())
        if not found:
            continue
        P_T, P_N = rng.choice(found)[0]
        d.update(vx_new=Q(float(d["vx"] + d["h"] * d["gx"] + P_T / d["m"])), vy_new=Q(float(d["vy"] + d["h"] * d["gy"] + P_N / d["m"])),
                 w_new=Q(float(d["w"] + (d["rx"] * P_N - d["ry"] * P_T) / d["I"])))
        problems.append({"kind": "step", "law": law, **{name: str(x) for name, x in d.items()}})
    verdicts = [json.loads(line)["verdict"] for line in decide(problems)]
    words = {v["judgement"] for v in verdicts}
    tap.ok(words == {"agree"} and all(v["restitution"] in ("none", "kept") for v in verdicts),
           f"{len(problems)} exact solutions, rounded to doubles, agree", str(words))


def mirrored(problem):
    turned = {"a", "B", "P_T", "U_T", "u"} if "a" in problem else {"rx", "vx", "w", "gx", "vx_new", "w_new"}
    return {name: str(-Q(x)) if name in turned else x for name, x in problem.items()}


def check_mirror(tap):
    problems = step_problems.random_problems(random.Random(3), 200)
    turn = {"S+": "S-", "S-": "S+"}
    bad = []
    for one, other in zip(decide(problems), decide([mirrored(p) for p in problems])):
        x, y = json.loads(one)["verdict"], json.loads(other)["verdict"]
        same = all(x[key] == y[key] for key in ("judgement", "at_10_eps", "residual", "restitution", "restitution_shown", "energy", "excess", "marks"))
        if not same or any(x[key][mode] != y[key][turn.get(mode, mode)] for key in ("modes", "eta") for mode in oracle.MODES):
            bad.append(one.decode())
    tap.ok(not bad, "the mirror image of a problem has the mirror image of its verdict", "\n".join(bad[:3]))


def main():
    tap = Tap()
    check_random(tap)
    check_honest(tap)
    check_mirror(tap)
    tap.done()


main()
