# SPDX-License-Identifier: BSD-2-Clause
"""What the proofs assume, as Frama-C sees it, against the numbered list of proofs/TRUST.md.

Assumed are: a function that a unit calls, whose contract (or whose absence of one) no unit proves; an axiom; a symbol that
is declared and not defined; whatever says admit.  A lemma is a hypothesis of what follows it, so it must be a goal too."""
import concurrent.futures
import re
import subprocess

import functions
import wp

ASSUMPTION = re.compile(r"^\| ([AFGILR]\d+) \| ([^|]*) \| ([^|]*) \|", re.M)


def listed():
    """number -> the names in backquotes that the assumption is about"""
    with open("proofs/TRUST.md") as file:
        return {number: re.findall(r"`(\w+)`", text) for number, _, text in ASSUMPTION.findall(file.read())}


def seen(unit):
    """The text of a unit as Frama-C prints it, and the functions without a body that it calls."""
    flags = "-Ispec -Isrc -Iproofs -Iproofs/contact" + ("" if unit.include == "-" else f" -include {unit.include}")
    text = subprocess.run(["frama-c", "-c11", f"-cpp-extra-args={flags}", unit.file, "-print", "-metrics", "-metrics-libc"],
                          capture_output=True, text=True, check=True).stdout
    bodiless = "".join(re.findall(r"^  (?:Specified-only|Undefined and unspecified) functions \(\d+\)\n  =+\n(.*?)\n  \n", text, re.M | re.S))
    called = {name for name, count in re.findall(r"(\w+) \((\d+) calls?\)", bodiless) if int(count)}
    return text, called


def symbols(text):
    """Axioms, and symbols that axiomatic blocks declare without a definition."""
    blocks = re.findall(r"\baxiomatic \w+ \{(.*?)^ *\}", text, re.M | re.S)
    items = [item.strip() for block in blocks for item in block.split(";") if "=" not in item]
    declared = [match[1] for item in items
                if (match := re.match(r"(?:logic\b.*?|predicate\s+)(\w+)(?:\{[^}]*\})?\s*(?:\(|reads\b|$)", item, re.S))]
    return set(re.findall(r"\baxiom (\w+)", text)) | set(re.findall(r"\badmit (?:lemma )?(\w+)", text)) | set(declared)


def assumed_names(unit, proved):
    """What a unit assumes, and the lemmas that it uses."""
    text, called = seen(unit)
    return (called - proved) | symbols(text), set(re.findall(r"\blemma (\w+)", text))


def complaints():
    """Against TRUST.md and the ledger; and the names that are assumed."""
    goals = {goal for unit in wp.ledger().values() for goal in unit}
    lemmas = {match[1] for goal in goals if (match := re.match(r"typed_(?:check_)?lemma_(\w+)", goal))}
    taken = {function.name for function in functions.proved(functions.everywhere())}
    assumed, found = set(), []
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        units = [unit for unit in wp.units() if not unit.file.endswith(".gappa")]
        for unit, (names, used) in zip(units, pool.map(lambda unit: assumed_names(unit, taken), units)):
            assumed |= names
            found += [f"{unit.name}: lemma {name} is a hypothesis of later goals, and no goal of the ledger" for name in sorted(used - lemmas)]
    numbers = listed()
    with open("proofs/TRUST.md") as file:
        said = re.search(r"^Assumptions: (\d+)\.", file.read(), re.M)
    if not said or int(said[1]) != len(numbers):
        found.append(f"TRUST.md does not say that there are {len(numbers)} assumptions")
    named = {name for names in numbers.values() for name in names}
    found += [f"{name} is assumed and has no number in TRUST.md" for name in sorted(assumed - named)]
    found += [f"{name} has a number in TRUST.md and is not assumed" for name in sorted(named - assumed)]
    found += [f"assumption {number} of TRUST.md names nothing" for number, names in numbers.items() if not names]
    return found, assumed
