# SPDX-License-Identifier: BSD-2-Clause
"""Whether each place of a rational is set once, as G1 of TRUST.md says.

To the proofs the rational in an mpq_t is a function of the place alone (proofs/gmp_model.h), so that a second `mpq_add(z, z, x)` would "prove"
that x is zero.  So in each function of a file that is proved with this model: what GMP writes is a place that the function has just made
(a variable that is set once, to a fresh number, or a local mpq_t), no place is written twice, and none in a loop.  An mpz_t is memory in these models, so
it may be set again; but a part of a place is no such integer: it is lent to functions that read it only."""
import re

import functions
import lexer

MODEL = "Gmp"  # the axiomatic block that declares place_value
WRITES = re.compile(r"\bmp[qz]_(?!init\b|clear\b|canonicalize\b|sgn|cmp|equal|get|size|scan|perfect|numref|denref)\w+\(([^,]*)")
PLACE = re.compile(r"\s*(?:mpq_(?:numref|denref)\()?(\w+)(?:->(?:value|multiple)\)?)?$")
LOOPS = re.compile(r"\b(?:for|while|goto|do)\b")



def sources(units, model):
    """The files of which some unit proves functions with this model."""
    return sorted({unit.unit.file for unit in units if model in unit.statements and unit.unit.file.startswith("src/")})


def is_made(variable, code):
    """Whether what a variable leads to has just been made: a number or its place, the real of a number that has just been made, a local place."""
    owner = re.search(rf"\b{variable}\s*=\s*(\w+)->real;", code)
    made = "real_new" if owner else r"\w*(?:fresh|place_sum|place_product)"
    return bool(re.search(rf"\b{owner[1] if owner else variable}\s*=\s*{made}\(|\bmpq_t\s+{variable}\b", code))


def lenders(code):
    """The functions to which a part of a place is given."""
    for part in re.finditer(r"\bmpq_(?:num|den)ref\(", code):
        depth, at = 0, part.start() - 1
        while at >= 0 and depth <= 0:
            depth += {"(": 1, ")": -1}.get(code[at], 0)
            at -= 1
        name = re.search(r"(\w*)\s*$", code[:at + 1])[1]
        if name:
            yield name


def problem_of(function, writers):
    """What is wrong with the places that a function sets, or None; `writers` change an integer that they are given."""
    code = lexer.code_of(function.body)
    lent = [name for name in lenders(code) if name in writers]
    if lent:
        return f"gives a part of a place to {lent[0]}, which sets it"
    integers = set(re.findall(r"(?<!const )\bmpz_t\s+(\w+)\b", function.head)) | \
        {name for names in re.findall(r"\bmpz_t\s+([^;]*);", code) for name in re.findall(r"\w+", re.sub(r"\[[^]]*\]", "", names))}
    written = [(place, PLACE.match(place)[1] if PLACE.match(place) else "") for place in WRITES.findall(code)]
    written = [(place, variable) for place, variable in written if re.sub(r"\[.*\]$", "", place.strip()) not in integers]
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


def problems(file):
    """(function, what is wrong with the places that it sets) of a file."""
    defined = functions.defined(file)
    writers = {function.name for function in defined if re.search(r"(?<!const )\bmpz_t\b", function.head)}
    return [(function.name, problem) for function in defined if (problem := problem_of(function, writers))]


def complaints(units):
    return [f"{file}: {name} {problem}" for file in sources(units, MODEL) for name, problem in problems(file)]
