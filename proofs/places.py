# SPDX-License-Identifier: BSD-2-Clause
"""Whether each place of a rational is set once, as G1 of TRUST.md says.

To the proofs the rational in an mpq_t is a function of the place alone (proofs/gmp_model.h), so that a second `mpq_add(z, z, x)` would "prove"
that x is zero.  So in each function of a file that is proved with this model: what GMP writes is a place that the function has just made
(a variable that is set once, to a fresh number, or a local mpq_t), no place is written twice, and none in a loop.

Nor does the model of what is a divisor, and never 0, have memory (G20, proofs/check/rounded.h): so what divides in a file that is proved with
it is set by nothing but the functions that make a divisor of a divisor, and no denominator of a number is set."""
import re

import functions
import lexer

MODEL = "Gmp"  # the axiomatic block that declares place_value
WRITES = re.compile(r"\bmp[qz]_(?!init\b|clear\b|canonicalize\b|sgn|cmp|equal|get|size|scan|perfect|numref|denref)\w+\(([^,]*)")
PLACE = re.compile(r"\s*(?:mpq_(?:numref|denref)\()?(\w+)(?:->(?:value|multiple)\)?)?$")
LOOPS = re.compile(r"\b(?:for|while|goto|do)\b")


DIVISORS = "Divisors"  # the axiomatic block that declares is_divisor
DIVIDES = re.compile(r"\bmpz_\w+div_\w+\([^,]*,[^,]*, *(\w+)\)")
MAKES_DIVISORS = ("init_set", "mul_2exp")


def sources(units, model):
    """The files of which some unit proves functions with this model."""
    return sorted({unit.unit.file for unit in units if model in unit.statements and unit.unit.file.startswith("src/")})


def divisors_set(file):
    """(function, variable) for each divisor that is set otherwise than by a function that makes a divisor."""
    code = {function.name: lexer.code_of(function.body) for function in functions.defined(file)}
    divisors = {name for body in code.values() for name in DIVIDES.findall(body)}
    for function, body in code.items():
        for call in WRITES.finditer(body):
            place, how = call[1].strip(), re.match(r"mp[qz]_(\w+)", call[0])[1]
            if place.startswith("mpq_denref") or place in divisors and how not in MAKES_DIVISORS:
                yield function, place


def is_made(variable, code):
    """Whether what a variable leads to has just been made: a number or its place, the real of a number that has just been made, a local place."""
    owner = re.search(rf"\b{variable}\s*=\s*(\w+)->real;", code)
    made = "real_new" if owner else r"\w*(?:fresh|place_sum|place_product)"
    return bool(re.search(rf"\b{owner[1] if owner else variable}\s*=\s*{made}\(|\bmpq_t\s+{variable}\b", code))


def problem_of(body):
    """What is wrong with the places that a function sets, or None."""
    code = lexer.code_of(body)
    written = [(place, PLACE.match(place)[1] if PLACE.match(place) else "") for place in WRITES.findall(code)]
    written = [(place, variable) for place, variable in written if not variable or not re.search(rf"\bmpz_t\s+{variable}\b", code)]
    if written and LOOPS.search(code):
        return "sets a place in a loop"
    for place, variable in written:
        if not variable:
            return f"sets {place}, which is no variable"
        if sum(place == other for other, _ in written) > 1:
            return f"sets {place} twice"
        if len(re.findall(rf"(?<![\w>.])\*?{variable}\s*=[^=]", code)) + len(re.findall(rf"\bmpq_t\s+{variable}\b", code)) != 1:
            return f"sets {place}, which is not set once"
        if not is_made(variable, code):
            return f"sets {place}, which it has not made"
    return None


def complaints(units):
    return [f"{file}: {function.name} {problem}" for file in sources(units, MODEL) for function in functions.defined(file) if (problem := problem_of(function.body))] + \
        [f"{file}: {function} sets {place}, which divides" for file in sources(units, DIVISORS) for function, place in divisors_set(file)]
