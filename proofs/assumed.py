# SPDX-License-Identifier: BSD-2-Clause
"""What each number of TRUST.md assumes, word for word, as a fingerprint in its line; and what callers that no unit proves must keep to.

A contract, an axiom or a declaration that is assumed could be widened where nobody looks.  So the line of its number in TRUST.md ends with a
fingerprint of everything that the units say of the names in it, down to the definitions of each word; and proofs/entries.tsv has one of the
preconditions of each function that is proved and that is called where no unit looks.  Changing one of them changes such a line
(proofs/prove --assumptions writes them), which is where a reader of the change looks."""
import collections
import hashlib
import re
import sys

import audit
import contracts
import functions
import wp

TRUST, ENTRIES = "proofs/TRUST.md", "proofs/entries.tsv"
ROW = re.compile(r"^(\| ([AEFGILMNR]\d+) \| [^|]* \| [^|]* \|)(?: ([0-9a-f]{12}|) \|)?$", re.M)


def closure(words, meaning, into):
    """Adds each definition that the words use, and what that uses."""
    for word in words:
        if word in meaning.definitions and (said := " ".join(meaning.definitions[word])) not in into:
            into.add(said)
            closure(meaning.definitions[word], meaning, into)


def fingerprint(said):
    return hashlib.sha256("\n".join(sorted(said)).encode()).hexdigest()[:12]


def said_of(names, clauses, units):
    """All that the units say of these names: clauses of contracts, axioms and declarations, and the definitions of their words; and of some functions single clauses."""
    chosen = tuple(f"{name}: ensures {label}:" for name, label in clauses)
    said = set()
    for unit in units:
        for name in [*names, *(name for name, _ in clauses)]:
            own = [f"{name}: {clause}" for clause in unit.contracts.get(name, ())]
            own += unit.said.get(name, ())
            if name not in names:
                own = [text for text in own if text.startswith(chosen)]
            for text in own:
                closure(contracts.words_of(text), unit.meaning, said)
            said.update(own)
    return said


def fingerprints(units):
    clauses = audit.listed_clauses()
    return {number: fingerprint(said_of(names, clauses[number], units)) for number, names in audit.listed().items()}


def entries(units):
    """(function, file) -> fingerprint of its preconditions, for each that is called in src/ by a function that no unit proves"""
    sources = [function for function in functions.everywhere() if function.file.startswith("src/")]
    proved = {(function.file, function.name) for function in functions.proved(sources)}
    unproved = [function for function in sources if (function.file, function.name) not in proved]
    required = collections.defaultdict(set)
    static = set()
    for unit in units:
        for name in filter(unit.takes, unit.bodies):
            if name in unit.static:
                static.add((name, unit.unit.file))
            for clause in filter(contracts.is_required, unit.contracts.get(name, ())):
                said = {clause}
                closure(contracts.words_of(clause), unit.meaning, said)
                required[name, unit.unit.file] |= said
    called = {(name, function.file) for function in unproved for name in functions.relies_on(function, {name for name, _ in required})}
    anywhere = {name for name, _ in called}
    return {(name, file): fingerprint(said) for (name, file), said in required.items() if file.startswith("src/") and
            ((name, file) in called or name in anywhere and (name, file) not in static)}


def write(units):
    """Writes the fingerprints; an error when a row of TRUST.md has no place for one."""
    prints = fingerprints(units)
    text = wp.text_of(TRUST)
    without = sorted(prints.keys() - {number for _, number, _ in ROW.findall(text)})
    if without:
        sys.exit(f"prove: these rows of {TRUST} have in their last column neither a fingerprint of 12 hexadecimal digits nor nothing: {', '.join(without)}")
    with open(TRUST, "w") as file:
        file.write(ROW.sub(lambda match: f"{match[1]} {prints[match[2]]} |", text))
    with open(ENTRIES, "w") as file:
        file.write("# The functions that are proved and that functions which no unit proves call: function, file, fingerprint of its preconditions.\n")
        file.writelines(f"{name}\t{where}\t{what}\n" for (name, where), what in sorted(entries(units).items()))


def complaints(units):
    prints = fingerprints(units)
    stated = {number: noted for _, number, noted in ROW.findall(wp.text_of(TRUST))}
    found = [f"assumption {number} of TRUST.md is not what the units say: fingerprint {prints[number]}, and not {stated.get(number) or 'none'}"
             for number in prints if stated.get(number) != prints[number]]
    listed, now = {(name, file): what for name, file, what in wp.rows(ENTRIES)}, entries(units)
    strange = sorted(key for key in listed.keys() | now.keys() if listed.get(key) != now.get(key))
    if strange:
        found.append(f"the preconditions of these functions, which functions that no unit proves call, are not those of {ENTRIES}: "
                     + ", ".join(f"{name} ({file})" for name, file in strange))
    return found + (["read the change; proofs/prove --assumptions then writes the fingerprints"] if found else [])
