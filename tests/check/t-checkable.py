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

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from checkers import PAINLEVE, Tap, both_words, run  # noqa: E402

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


def many_feet(n, root):
    """Feet on uneven ground."""
    return {"kind": "modes", "mass": "1", "gyration": "2", "x": [f"{i * i % 37 - 18}/{i % 7 + 1}+{i % 4}*{root}" for i in range(n)], "z": [f"-{i * 5 % 9 + 1}" for i in range(n)],
            "nx": [f"{i * 7 % 11 - 5}/9+{(i + 1) % 3}*{root}/5" for i in range(n)], "nz": ["1"] * n, "Fx": "0", "Fz": "-1", "tau": "0", "mu": [f"{i % 9 + 1}/7" for i in range(n)]}


def uncertain(bits):
    x = [near_one(i, bits) for i in range(6)]
    return {"kind": "contact", "a": f"[-{x[0]},{x[0]}]", "b": f"[-2,-{x[1]}]", "A": f"[4+{x[2]},6]", "B": f"[-{x[3]},1]", "C": f"[4+{x[4]},6]", "mu": f"[0,{x[5]}]", "u": "1"}


def rod(bits):
    x = near_one(0, bits)
    return {**ROD, "theta": "65deg +/- 20deg", "thetadot": f"[-1-{x},1+{x}]", "mu": f"[1/3+{x},3+{x}]", "u": "1"}


SPATIAL = {"kind": "spatial", "A11": "17/5", "A12": "0", "A22": "4", "B1": "6/5", "B2": "0", "C": "8/5", "mu": "2", "a1": "1/3", "a2": "-1", "b": "-1", "u1": "0", "u2": "0"}
STRIKE = {**{k: v for k, v in SPATIAL.items() if k not in ("a1", "a2", "b")}, "kind": "spatial-impact", "mu": "1", "u1": "4", "u2": "-1/2", "v": "-1/2", "r": "1", "law": "poisson"}
SPRING = {"kind": "compliance", "a": "0", "b": "-1", "A": "17/5", "B": "6/5", "C": "8/5", "mu": "3/2", "u": "1", "v": "-1", "delta": "0", "k": "100", "d": "3"}
STANCE = {"kind": "stance", "l1": "-1/3", "l2": "2", "h": "3/5", "phi1": "0deg", "phi2": "0deg", "mu1": "3/5", "mu2": "1/2", "Fx": "0", "Fz": "-1", "tau": "0"}
WEDGE = {"kind": "wedge", "model": "enlarged", "mu": "1", "m": "1", "M": "2000", "c": "2000", "g": "1", "v": "2"}
TABLE = {"kind": "fold", "mechanism": "turntable"}
FUNNEL = {**TABLE, "r": "0.1859", "omega": "-1.037", "r_end": "0.2078"}
ROOTS = {"A11": "4+sqrt(2)", "A22": "5+sqrt(3)", "B1": "sqrt(2)/2", "C": "3+sqrt(5)"}


def with_long(problem, **terms):
    """The problem with a long number added to some fields."""
    return lambda bits: {**problem, **{name: f"{problem[name]}+{near_one(i, bits)}/{scale}" for i, (name, scale) in enumerate(terms.items())}}


def small_couple(mu, speed):
    """A contact of which one component has many digits, which are those of the coefficients of the polynomials that the checkers divide."""
    return lambda bits: {**SPATIAL, "mu": mu, "B2": f"1/5*10^-{bits // 16}", "u1": speed}


FAMILIES = {
    "a contact with a small couple": small_couple("1/3", "0"), "the same, slipping": small_couple("2", "1"), "the same with an interval": small_couple("[1/3,1/2]", "0"),
    "one contact in three dimensions": with_long(SPATIAL, A11=3, A22=5), "the same with a root": lambda bits: {**with_long(SPATIAL, A22=5)(bits), "A11": f"3+sqrt(2)*{near_one(4, bits)}"},
    "impacts in three dimensions": with_long(STRIKE, A11=3, A22=5), "a contact on a spring": with_long(SPRING, k=3, mu=7),
    "a body on two contacts": with_long(STANCE, l2=7, mu1=9), "sliders and a rod": with_long(WEDGE, M=3, c=5),
    "a spring with a root": lambda bits: {**with_long(SPRING, k=3)(bits), "mu": f"sqrt(2)*{near_one(4, bits)}"},
    "impacts in three dimensions with a root": lambda bits: {**with_long(STRIKE, A22=5)(bits), "A11": f"3+sqrt(2)*{near_one(4, bits)}"},
    "sliders and a rod with a root": lambda bits: {**with_long(WEDGE, M=3)(bits), "c": f"2000+sqrt(2)*{near_one(4, bits)}"},
    "two-folds of the wheel": lambda bits: {**TABLE, "kappa": f"1/3*{near_one(1, bits)}", "k2": f"2*{near_one(2, bits)}"},
    "rational contacts": lambda bits: contact("1", bits),
    "contacts with a root": lambda bits: contact("sqrt(2)", bits),
    "contacts with a root of degree 8": lambda bits: contact("sqrt(sqrt(2)+sqrt(5))", bits),
    "chatter": chatter, "impacts": impact, "jam": jam, "several contacts": modes,
    "several contacts with a root": lambda bits: {**many_feet(4, "sqrt(2)"), "Fx": near_one(1, bits), "gyration": near_one(2, bits)},
    "uncertain contacts": uncertain,
    "an uncertain rod": rod,
    "a falling rod": lambda bits: {**ROD, "theta": "65deg", "thetadot": f"(1e{max(1, bits // 64)})^8", "mu": "2", "u": "1"},
}
DEGREES = {
    "three roots in each number": {"kind": "contact", "a": "sqrt(2)+sqrt(3)", "b": "-sqrt(5)", "A": "9+sqrt(2)+sqrt(3)+sqrt(5)", "B": "sqrt(6)", "C": "7+sqrt(2)+sqrt(5)",
                                   "mu": "sqrt(3)+sqrt(5)", "u": "1"},
    "an arm with four uncertain numbers": {**ARM, "mu": "[0,2]", "u": "[0,2]"},
    "a rod with four uncertain numbers": {**ROD, "theta": "45deg +/- 44deg", "thetadot": "[-5,5]", "mu": "[0,3]", "u": "[-1,1]"},
}

# New kinds over number fields: decided and verified; and what would cost the checkers more than they spend: undecided, with the reason.
DEGREES.update({
    "a spatial contact over degree 16": {**SPATIAL, **ROOTS, "mu": "sqrt(7)", "u1": "1", "u2": "1/3"}, "a spatial contact over degree 8, at rest": {**SPATIAL, **ROOTS},
    "a spatial impact over degree 8": {**STRIKE, **ROOTS}, "a spatial impact that starts to slip, over degree 2": {**STRIKE, "C": "8/5*sqrt(2)", "mu": "1/4", "u1": "0", "u2": "0", "law": "energetic"},
    "the same with another root": {**STRIKE, "A11": "3+sqrt(3)", "mu": "sqrt(3)/6", "u1": "0", "u2": "0", "r": "1/2"}, "a spring over degree 16": {**SPRING, "k": "100*sqrt(2)", "mu": "sqrt(3)", "A": "3+sqrt(5)/5", "C": "1+sqrt(7)/4"},
    "sliders over degree 16": {**WEDGE, "c": "2000*sqrt(2)", "M": "2000+sqrt(3)", "mu": "sqrt(5)/2", "m": "sqrt(7)/3"},
    "a hundred and forty slips": {**WEDGE, "v": "20"}, "eight feet over degree 2": many_feet(8, "sqrt(5)"), "two-folds over degree 8": {**TABLE, "kappa": "sqrt(2)", "k2": "sqrt(5)"}, "a funnel over degree 2": FUNNEL,
})
TOO_MUCH = {
    "fifty feet over degree 2": many_feet(50, "sqrt(5)"),
    "two-folds for kappa = 1e100": {**TABLE, "kappa": "1e100", "k2": "2"}, "two-folds over degree 16": {**TABLE, "kappa": "sqrt(2)+sqrt(3)", "k2": "sqrt(5)"},
    "a funnel over degree 8": {**FUNNEL, "r": "0.1859+sqrt(5)/10000", "r_end": "0.2078+sqrt(3)/10000"},
    "a spring over degree 32": {**SPRING, "k": "100*sqrt(2)", "mu": "sqrt(3)", "A": "3+sqrt(5)/5", "C": "1+sqrt(7)/4", "B": "sqrt(11)/3"},
    "a spatial contact over degree 32": {**SPATIAL, **ROOTS, "mu": "sqrt(7)", "a1": "sqrt(11)/9"},
}


# Problems whose certificates took a checker more than its default budget, or more than the bound.
SLIDES = {"p11": "3*sin(pi/5)-cos(pi/32)^3+1", "p12": "3*sin(pi/5)-cos(pi/32)", "p21": "3*cos(pi/32)*sin(pi/5)^3", "p22": "2*cos(pi/32)", "b1": "-sin(pi/5)-cos(pi/32)+2",
          "b2": "2*cos(pi/32)-sin(pi/5)^3", "k1": "-(2*sin(pi/5)-cos(pi/32))^2", "k2": "-(cos(pi/32)^3)^2", "q1": "-(3*sin(pi/5)+cos(pi/32)+2)^2", "q2": "-(cos(pi/32)+sin(pi/5)-1)^2"}
EXTREME = {"kind": "spatial", "A11": "2", "A12": "0", "A22": "1", "B1": "1", "B2": "10^-2000", "C": "2", "mu": "1/3", "a1": "1", "a2": "0", "b": "1", "u1": "1", "u2": "1"}
FOUND = (
    {"kind": "spatial", "A11": "6", "A12": "sqrt(3)/9", "A22": "11/2", "B1": "0", "B2": "sqrt(3)/5", "C": "6", "mu1": "7/2", "mu2": "cos(pi/11)^2+1/2", "a1": "0", "a2": "1/5+sqrt(3)",
     "b": "-1", "u1": "3", "u2": "0"},
    {"kind": "spatial", "A11": "2", "A12": "1/2", "A22": "4", "B1": "0", "B2": "1/2", "C": "sqrt(5)+1", "mu": "sqrt(2)", "a1": "-16/7", "a2": "sqrt(5-sqrt(3))", "b": "7/4",
     "u1": "cos(-75deg)", "u2": "0"},
    {"kind": "slide2", **SLIDES}, EXTREME, {**EXTREME, "A11": "17/5", "A12": "1/10", "B2": "1/5*10^-2000", "u1": "0", "u2": "0", "b": "-1"}, {**EXTREME, "mu": "[1/3,1/2]", "B2": "10^-1200", "u1": "0", "u2": "0"},
    {"kind": "jam", "alpha1": "sqrt(3)-sqrt(sqrt(2))", "alpha2": "sqrt(sqrt(2))", "alpha3": "1/8+cos(pi/11)", "p": "1", "b": "-5/2", "eta": "cos(pi/11)"},
)

# Numbers between 0 and 3 by the degree of their field.
FIELDS = {2: ("sqrt(2)",), 4: ("sqrt(sqrt(2))", "sqrt(2)"), 5: ("cos(pi/11)",), 8: ("sqrt(2)", "sqrt(5-sqrt(3))"), 10: ("cos(pi/11)", "sqrt(3)"), 16: ("cos(pi/32)",),
          24: ("cos(pi/7)", "sqrt(5)", "sqrt(sqrt(2))"), 32: ("cos(pi/32)", "sqrt(3)"), 40: ("cos(pi/11)", "sqrt(3)", "sqrt(sqrt(2))"), 64: ("cos(pi/32)", "sin(pi/5)")}


def draw_numbers(rng, degree):
    """A function that draws numbers of a field, which are positive; with short or long coefficients."""
    generators, size = FIELDS[degree], rng.choice((3, 3, 3, 60))

    def number():
        x, y = (rng.choice(generators) + rng.choice(("", "", "^2", "^3")) for _ in "xy")
        c, e = (f"{rng.getrandbits(size) + 2}/{rng.getrandbits(size) + 1}" for _ in "ce")
        return rng.choice((c, x, f"{c}+{x}", f"{c}*({x})+{e}*({y})", f"({c}-{x})^2+1/9", f"({x})*({y})"))

    return number


def draw_in_field(rng, kind, degree):
    number = draw_numbers(rng, degree)

    def signed():
        return rng.choice(("", "-")) + f"({number()})"

    plane = {"a": signed(), "b": f"-({number()})", "A": f"20+{number()}", "B": rng.choice(("0", "1/2", f"1+{number()}/(1+{number()})")), "C": f"20+{number()}", "mu": number()}
    if kind == "slide2":
        return {"kind": kind, **{x: signed() for x in ("p11", "p12", "p21", "p22", "b1", "b2")}, **({x: f"-({number()})" for x in ("k1", "k2", "q1", "q2")} if rng.random() < 0.6 else {})}
    if kind == "jam":
        return {"kind": kind, **{x: signed() for x in ("alpha1", "alpha2", "alpha3")}, **({"eta": signed()} if rng.random() < 0.6 else {}), "p": number(), "b": f"-({number()})"}
    if kind == "fold":
        return {"kind": kind, **{x: signed() for x in ("Lp", "Lm", "Kpp", "Kpm", "Kmp", "Kmm")}, **rng.choice(({}, {"Lp": "0"}, {"Lp": "0", "Lm": "0"}))}
    if kind == "spatial":
        cone = {"mu": number()} if rng.random() < 0.6 else {"mu1": number(), "mu2": number()}
        return {"kind": kind, "A11": "6", "A12": f"1/9*{FIELDS[degree][0]}", "A22": "11/2", "B1": rng.choice(("0", "1/3")), "B2": f"1/5*{FIELDS[degree][-1]}", "C": "6", **cone,
                "a1": signed(), "a2": signed(), "b": rng.choice(("-1", "1", f"-({number()})")), "u1": rng.choice(("0", "3", signed())), "u2": "0"}
    if kind == "impact":
        del plane["a"], plane["b"]
        plane.update(v=f"-({number()})", r=f"1/(1+{number()})", law=rng.choice(("poisson", "energetic", "newton")))
    problem = {"kind": kind, **plane, "u": signed()}
    if rng.random() < 0.4:
        for name in rng.sample(["mu", "B", "u"], rng.randint(1, 3)):
            problem[name] = f"[{problem[name]}-1/1000,{problem[name]}+{rng.choice(('1/1000', '1'))}]"
    return problem


def check_fields(rng):
    """Random problems of each kind: what is decided, both checkers verify."""
    drawn = [draw_in_field(rng, kind, degree) for degree in FIELDS for kind in ("slide2", "jam", "fold", "spatial", "impact", "contact") for _ in range(12 if NIGHTLY else 1)]
    lines = [line for line, x in map(answer, drawn if NIGHTLY else rng.sample(drawn, 14)) if x["type"].startswith("verdict")]
    bad = [(words, line[:300]) for words, line in zip(both_words(lines), lines) if set(words) != {"VERIFIED"}]
    tap.ok(len(lines) > 5 and not bad, f"{len(lines)} random problems over fields of degree 2 to 64: both checkers verify them within their default budgets", bad[:3])


def answer(problem):
    line = run([PAINLEVE, "decide", "--json", "-"], json.dumps(problem).encode()).stdout.strip()
    return line, json.loads(line)


def is_too_long(x):
    return x["type"] == "undecided" and ("budget" in x["reason"] or REASON in x["reason"]) or "131072" in x.get("reason", "")


def verified(name, line):
    words = both_words([line])
    tap.ok(words == [("VERIFIED", "VERIFIED")], f"{name}: both checkers verify it within their default budgets", f"{words} {line[:300]}")


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
    verified(f"{name} of {low} bits", line)


def main():
    rng = random.Random(os.environ.get("SEED", "5"))
    for name in FAMILIES if NIGHTLY else rng.sample(list(FAMILIES), 1):
        try_family(name, FAMILIES[name])
    for name in DEGREES if NIGHTLY else rng.sample(list(DEGREES), 1):
        line, x = answer(DEGREES[name])
        tap.ok(x["type"].startswith("verdict"), f"{name}: decided", x.get("reason"))
        verified(name, line)
    for problem in FOUND if NIGHTLY else FOUND[:1] + tuple(rng.sample(FOUND[1:], 1)):
        line, x = answer(problem)
        tap.ok(x["type"].startswith("verdict"), f"kind {problem['kind']}, found by an attack: decided", x.get("reason"))
        verified(f"kind {problem['kind']}, found by an attack", line)
    check_fields(rng)
    for name in TOO_MUCH if NIGHTLY else rng.sample(list(TOO_MUCH), 2):
        x = answer(TOO_MUCH[name])[1]
        tap.ok(is_too_long(x), f"{name}: undecided, and says why", str(x)[:300])
    line, x = answer({**ROD, "theta": "65deg", "thetadot": "1e3000", "mu": "2", "u": "1"})
    tap.ok(x["type"] == "verdict", "a rod with thetadot=1e3000 is decided, by enclosures", x.get("reason"))
    verified("it", line)
    x = answer(contact("sqrt(2)", 60000))[1]
    tap.ok(x["type"] == "undecided" and REASON in x["reason"], "numbers of 60000 bits over sqrt(2) are undecided, and say why", str(x)[:500])
    tap.done()


if __name__ == "__main__":
    main()
