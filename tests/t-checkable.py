#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""What is decided can be checked: whatever the lengths of the numbers, both checkers verify each certificate within their default budgets; beyond the
bound of spec/certificate.md, section 2, the problem is undecided and says why.  Each family is tried at the longest numbers that are decided, found by
halving; one family for each run, NIGHTLY=1 all of them, and random members."""
import json
import os
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent / "certificates"))
from checkers import PAINLEVE, Tap, first_checker, run, second_checker  # noqa: E402

NIGHTLY = os.environ.get("NIGHTLY") == "1"
REASON = "its certificate might take the checkers more work than they spend by default"
ROD = {"kind": "contact", "mechanism": "falling-rod"}
ARM = {"kind": "contact", "mechanism": "two-link-manipulator", "theta1": "60deg +/- 20deg", "theta2": "-30deg +/- 5deg", "theta1dot": "0", "theta2dot": "0"}
tap = Tap()


def near_one(i, bits):
    """Long numbers, none of which divides another."""
    return f"({2003 + 2 * i}/{2005 + 2 * i})^{max(1, bits // 11)}"


def contact(root, bits):
    x = [near_one(i, bits) for i in range(6)]
    return {"kind": "contact", "a": f"{root}*{x[0]}", "b": f"-{x[1]}", "A": f"17/5+{x[2]}", "B": f"6/5*{x[3]}", "C": f"8/5+{x[4]}", "mu": f"{root}*{x[5]}", "u": "1"}


def chatter(bits):
    return {**{k: v for k, v in contact("1", bits).items() if k not in ("kind", "u", "a", "mu")}, "kind": "chatter", "a": "1", "mu": f"1/3*{near_one(7, bits)}",
            "law": "energetic", "r": "1/2", "u": "1", "v": "-1"}


def impact(bits):
    return {**{k: v for k, v in contact("1", bits).items() if k in ("A", "B", "C", "mu")}, "kind": "impact", "u": near_one(8, bits), "v": f"-{near_one(9, bits)}",
            "law": "energetic", "r": "1/2"}


def jam(bits):
    return {"kind": "jam", "alpha1": near_one(0, bits), "alpha2": near_one(1, bits), "alpha3": f"-sqrt(5)*{near_one(2, bits)}", "p": near_one(3, bits), "b": f"-{near_one(4, bits)}"}


def modes(bits):
    return {"kind": "modes", "mass": "1", "gyration": "2", "x": [str(i) for i in range(-2, 3)], "z": [f"-{near_one(i, bits)}" for i in range(5)], "nx": ["0"] * 5, "nz": ["1"] * 5,
            "Fx": "1", "Fz": "-3", "tau": "0", "mu": ["1/2"] * 5}


def uncertain(bits):
    x = [near_one(i, bits) for i in range(6)]
    return {"kind": "contact", "a": f"[-{x[0]},{x[0]}]", "b": f"[-2,-{x[1]}]", "A": f"[4+{x[2]},6]", "B": f"[-{x[3]},1]", "C": f"[4+{x[4]},6]", "mu": f"[0,{x[5]}]", "u": "1"}


def rod(bits):
    x = near_one(0, bits)
    return {**ROD, "theta": "65deg +/- 20deg", "thetadot": f"[-1-{x},1+{x}]", "mu": f"[1/3+{x},3+{x}]", "u": "1"}


FAMILIES = {
    "rational contacts": lambda bits: contact("1", bits),
    "contacts with a root": lambda bits: contact("sqrt(2)", bits),
    "contacts with a root of degree 8": lambda bits: contact("sqrt(sqrt(2)+sqrt(5))", bits),
    "chatter": chatter, "impacts": impact, "jam": jam, "several contacts": modes,
    "uncertain contacts": uncertain,
    "an uncertain rod": rod,
    "a falling rod": lambda bits: {**ROD, "theta": "65deg", "thetadot": f"1e{max(1, bits // 8)}", "mu": "2", "u": "1"},
}
DEGREES = {
    "three roots in each number": {"kind": "contact", "a": "sqrt(2)+sqrt(3)", "b": "-sqrt(5)", "A": "9+sqrt(2)+sqrt(3)+sqrt(5)", "B": "sqrt(6)", "C": "7+sqrt(2)+sqrt(5)",
                                   "mu": "sqrt(3)+sqrt(5)", "u": "1"},
    "an arm with four uncertain numbers": {**ARM, "mu": "[0,2]", "u": "[0,2]"},
    "a rod with four uncertain numbers": {**ROD, "theta": "45deg +/- 44deg", "thetadot": "[-5,5]", "mu": "[0,3]", "u": "[-1,1]"},
}


def answer(problem):
    line = run([PAINLEVE, "decide", "--json", "-"], json.dumps(problem).encode()).stdout.strip()
    return line, json.loads(line)


def is_too_long(x):
    return x["type"] == "undecided" and ("budget" in x["reason"] or REASON in x["reason"]) or "131072" in x.get("reason", "")


def verified(name, line):
    words = [first_checker([line])[0], second_checker([line])[0]]
    tap.ok(words == ["VERIFIED"] * 2, f"{name}: both checkers verify it within their default budgets", f"{words} {line[:300]}")


def try_family(name, family):
    """The longest numbers that are decided, but for a tenth; what is longer is undecided."""
    low, high = 64, 130000
    while high - low > low // 10:
        middle = (low + high) // 2
        low, high = (low, middle) if is_too_long(answer(family(middle))[1]) else (middle, high)
    line, x = answer(family(low))
    above = answer(family(high))[1]
    tap.ok(x["type"].startswith("verdict") and is_too_long(above), f"{name}: decided up to {low} bits, undecided with the reason above",
           f"{x['type']} {x.get('reason')} {above.get('reason')}")
    if x["type"] != "verdict-without-certificate":
        verified(f"{name} of {low} bits", line)


def main():
    rng = random.Random(os.environ.get("SEED", "5"))
    for name in FAMILIES if NIGHTLY else rng.sample(list(FAMILIES), 1):
        try_family(name, FAMILIES[name])
    for name in DEGREES if NIGHTLY else rng.sample(list(DEGREES), 1):
        line, x = answer(DEGREES[name])
        tap.ok(x["type"].startswith("verdict"), f"{name}: decided", x.get("reason"))
        verified(name, line)
    line, x = answer({**ROD, "theta": "65deg", "thetadot": "1e3000", "mu": "2", "u": "1"})
    tap.ok(x["type"] == "verdict", "a rod with thetadot=1e3000 is decided, by enclosures", x.get("reason"))
    verified("it", line)
    x = answer(contact("sqrt(2)", 60000))[1]
    tap.ok(x["type"] == "undecided" and REASON in x["reason"], "numbers of 60000 bits over sqrt(2) are undecided, and say why", str(x)[:500])
    tap.done()


if __name__ == "__main__":
    main()
