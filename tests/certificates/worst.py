# SPDX-License-Identifier: BSD-2-Clause
"""Certificates below 1 MB that cost a checker as much as could be found: numbers of many digits, and number fields of high degree
whose polynomials, elements or intervals are long.  None is genuine: they are made of one that is, and of random numbers."""

import copy
import random
from fractions import Fraction

from checkers import rehashed


def digits(source, n):
    return source.choice("123456789") + "".join(source.choices("0123456789", k=n - 2)) + source.choice("1379") if n > 1 else "1"


def fraction(source, n):
    """n digits above and below, without a common factor."""
    return digits(source, n) + "/1" + "0" * n


def dyadic(source, n):
    """n digits above a power of 2 of as many."""
    return f"{digits(source, n)}/{1 << 3321928 * n // 1000000}"


def long_numbers(source, rational, n, number):
    """A rational contact whose data have n digits."""
    problem = {**rational["problem"], **{name: number(source, n) for name in ("a", "b", "A", "B", "C", "mu", "u")}}
    return rehashed({**rational, "problem": problem})


def long_step(source, step, n, number):
    """A step whose data have n digits: of any sign, but where the hypotheses want a sign, and B small enough."""
    problem = {**step["problem"], **{name: number(source, n) for name in ("a", "b", "mu", "P_T", "P_N", "U_T", "U_N", "A", "C", "v", "u")}}
    return rehashed({**step, "problem": {**problem, "v": "-" + problem["v"], "b": "-" + problem["b"]}})


def dense_field(source, algebraic, degree, n, low="0", number=fraction):
    """A contact in a field of the degree, where the polynomial has one positive root, and every element as many terms as there can be."""
    certificate = copy.deepcopy(algebraic)
    root = {"poly": ["-" + digits(source, n) for _ in range(degree)] + [digits(source, n)], "interval": [low, "1" + "0" * (n + 2)]}
    element = {"coefficients": [number(source, min(n + 2, 60 if number is fraction else n)) for _ in range(degree)]}
    certificate["field"] = certificate["problem"]["a"] = root
    for quantity in certificate["quantities"].values():
        quantity["value"] = element if degree * n < 40000 else {"coefficients": ["1"] * degree}
    return rehashed(certificate)


def is_rational(x):
    return isinstance(x, str) and x.lstrip("-").replace("/", "", 1).isdigit()


def nearly(source, certificate, n):
    """A genuine certificate whose rational data have n digits more, and so differ from what it states by less than 1/1000."""
    problem = {name: str(Fraction(x) + Fraction(int(digits(source, n)), 10 ** (n + 3))) if is_rational(x) else x for name, x in certificate["problem"].items()}
    return rehashed({**certificate, "problem": problem})


def refined(value, most):
    """The same with more numbers, in order, in each list of at least three that rise; `bits` as many as there may be."""
    if isinstance(value, dict):
        return {key: 4096 if key == "bits" else refined(inside, most) for key, inside in value.items()}
    if not isinstance(value, list):
        return value
    if len(value) < 3 or not all(map(is_rational, value)):
        return [refined(inside, most) for inside in value]
    numbers, parts = [Fraction(x) for x in value], max(1, most // len(value))
    return [str(low + (high - low) * i / parts) for low, high in zip(numbers, numbers[1:]) for i in range(parts)] + [value[-1]]


def stretched(source, certificates):
    """(name, certificate): genuine certificates with long data, with many more cells and bits, and with both."""
    for certificate in certificates:
        kind = certificate["kind"]
        yield f"{kind} with data of 300 digits more", nearly(source, certificate, 300)
        yield f"{kind} with data of 8000 digits more", nearly(source, certificate, 8000)
        many = {**certificate, "witness": refined(certificate["witness"], 6000)}
        yield f"{kind} with thousands of cells", many
        yield f"{kind} with thousands of cells, and data of 1000 digits more", nearly(source, many, 1000)


def with_covers(value, cover):
    """The same with another tree of cells at each place that has one."""
    if isinstance(value, dict):
        return {key: cover if key == "cover" else with_covers(inside, cover) for key, inside in value.items()}
    return [with_covers(inside, cover) for inside in value] if isinstance(value, list) else value


def tree_at_random(source, axes, splits):
    """A tree of so many cells that are halved, in the order of a certificate, of which few wait at a time."""
    cover, waiting = [], 1
    for _ in range(splits):
        while 1 < waiting and (waiting > 300 or source.random() < 0.4):
            cover.append(None)
            waiting -= 1
        cover.append(source.choice(axes))
        waiting += 1
    return cover + [None] * waiting


def covers(source, certificates):
    """(name, certificate): certificates of sets with many more cells: one after the other towards an end of an interval, and at random."""
    for certificate, axes, splits in certificates:
        name = certificate["problem"].get("mechanism", certificate["kind"])
        for axis in axes:
            yield f"a chain of cells of {axis}, {name}", {**certificate, "witness": with_covers(certificate["witness"], [axis, None] * splits + [None])}
        yield f"cells at random, {name}", {**certificate, "witness": with_covers(certificate["witness"], tree_at_random(source, axes, splits))}


def worst(rational, algebraic, step, seed=5):
    """(name, certificate) of every family, from a genuine certificate with rational data, one with a = sqrt(2), and one of a step."""
    source = random.Random(seed)
    for n in (10000, 65000):
        yield f"fractions of {n} digits", long_numbers(source, rational, n, fraction)
        yield f"fractions of {n} digits over powers of 2", long_numbers(source, rational, n, dyadic)
        yield f"integers of {2 * n} digits", long_numbers(source, rational, 2 * n, digits)
        yield f"a step with fractions of {n // 2} digits", long_step(source, step, n // 2, fraction)
        yield f"a step with integers of {n} digits", long_step(source, step, n, digits)
    yield "one fraction of 490000 digits", rehashed({**rational, "problem": {**rational["problem"], "mu": fraction(source, 490000)}})
    for degree, n in ((32, 1), (32, 1000), (64, 1), (64, 100), (64, 1000), (128, 1), (128, 100), (128, 1500), (256, 1), (256, 100), (256, 1200)):
        yield f"a field of degree {degree}, {n} digits", dense_field(source, algebraic, degree, n)
    yield "an interval that begins with 1000 digits", dense_field(source, algebraic, 64, 3, fraction(source, 1000))
    yield "an interval that begins with 100000 digits", dense_field(source, algebraic, 16, 3, "1/1" + "0" * 100000)
    for degree, n in ((8, 6000), (32, 300), (64, 100), (64, 40), (128, 30)):
        yield f"a field of degree {degree}, {n} digits over powers of 2", dense_field(source, algebraic, degree, n, dyadic(source, n), dyadic)
