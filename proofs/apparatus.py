# SPDX-License-Identifier: BSD-2-Clause
"""The parts of the audit that ask whether the apparatus could be deceived; each says in its head what it refuses."""
import glob
import hashlib
import os
import re

import assumed
import commands
import compiled
import controls
import definitions
import endings
import functions
import lexer
import places
import uses
import wp


# What hides from the proofs what the compiler reads, or from the audit what the proofs assume.  A condition on Frama-C; contracts that Frama-C
# does not print; a sign in place of another one; a line that says of the next ones that they are of another file.
OF_SOURCES, OF_ALL = ("__FRAMAC__", "__FC_"), ("fc_stdlib", "_Pragma", "??", "%:")
OF_LINES = re.compile(r"^[ \t]*#[ \t]*(?:line\b|\d).*", re.M)
# Instructions of the machine.
ASSEMBLER = re.compile(r"\b(?:__)?asm(?:__)?\b")
# What an attribute may be: none of these gives a function another meaning, or another time to run, than C does.
ATTRIBUTE = re.compile(r"\b__attribute(?:__)?\b(?:(?:\s*\(\()((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)\))?")
ATTRIBUTES = {"always_inline", "noinline", "format", "visibility", "warn_unused_result", "vector_size", "aligned", "may_alias", "target"}
# memory.c wraps the allocators of the libraries before main, and nothing else runs there.
EARLY, OF_MEMORY = {"constructor"}, "src/memory/memory.c"
# The kernels of the batch path are compiled for several processors.
PRAGMA = re.compile(r"^[ \t]*#[ \t]*pragma\b[ \t]*(.*)", re.M)
OF_KERNELS = re.compile(r'GCC target\("[\w,]+"\)|GCC unroll \d|clang attribute (?:pop|push\(\s*__attribute__\(\(target\("[\w,]+"\)\)\), apply_to = function\))')


def words(path, text):
    """What hides something, in a text of which the lines are joined that are continued."""
    yield from (word for word in OF_ALL + (() if path.startswith("proofs/") else OF_SOURCES) if word in text)
    yield from (match[0].strip() for match in OF_LINES.finditer(text))


def attributes(path, text):
    """The attributes of a source that are not known."""
    allowed = ATTRIBUTES | (EARLY if path == OF_MEMORY else set())
    for match in ATTRIBUTE.finditer(text):
        names = re.findall(r"(?:^|,)\s*(\w+)", re.sub(r"\((?:[^()]|\([^()]*\))*\)", "", match[1] or ""))
        if not names or set(names) - allowed:
            yield " ".join(match[0].split())


def beyond_c(path, text):
    """Code that is not what C says.  Few files have one of these words, and to look for a word is much faster than to match the expressions."""
    if not any(word in text for word in ("asm", "__attribute", "pragma", "[[")):
        return
    text = lexer.without_comments(text)
    yield from (match[0] for match in ASSEMBLER.finditer(text))
    yield from attributes(path, text)
    yield from ["[["] * ("[[" in lexer.without_strings(text))
    yield from (match[0] for match in PRAGMA.finditer(text) if not (path.startswith("src/batch/") and OF_KERNELS.fullmatch(match[1].strip())))


def refused():
    """What a source may not contain; adapters to engines, of which nothing is proved, may be more than C."""
    found = []
    for path in wp.sources("src", "spec", "proofs"):
        text = lexer.spliced(wp.text_of(path))
        found += [f"{path}: {what} is refused: it hides code from the proofs, or contracts from the audit" for what in words(path, text)]
        if not path.startswith(("src/adapter/", "proofs/")):
            found += [f"{path}: {what} is refused: the proofs do not see what it does" for what in beyond_c(path, text)]
    return found


def unknown_bodies(units):
    """Functions that functions.py does not see in the sources, so that nobody would ask what is proved of them."""
    known = {function.name for function in functions.everywhere()}
    return sorted({f"{unit.unit.name}: the body of {name} is not recognised in the sources" for unit in units for name in unit.bodies.keys() - known})


ADDITIONS = "proofs/provers/*"


def digest(path):
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()[:12]


def provers():
    """What stands between WP and the provers, by its fingerprint in TRUST.md: a script that says yes to everything would prove everything."""
    rows = dict(re.findall(r"^\| `([\w.]+)` \| .* \| ([0-9a-f]{12}) \|$", wp.text_of("proofs/TRUST.md"), re.M))
    now = {os.path.basename(path): digest(path) for path in glob.glob(ADDITIONS)}
    return [f"proofs/provers/{name} is not what TRUST.md says: fingerprint {now.get(name, 'none')}, and not {rows.get(name, 'none')}"
            for name in sorted(now.keys() | rows.keys()) if now.get(name) != rows.get(name)]


def tables():
    """A unit has one row, and the ledger has rows of units alone: what is counted is what is proved."""
    names = [unit.name for unit in wp.units()]
    return [f"proofs/units.tsv has {names.count(name)} units of the name {name}" for name in sorted(set(names)) if names.count(name) > 1] + \
        [f"{wp.LEDGER} has goals of {name}, which is no unit" for name in sorted(wp.ledger().keys() - set(names))]


def of_sources():
    """What is asked of no unit: of the sources, the commands of the build, the provers, the tables and the mutants."""
    return refused() + commands.complaints() + provers() + tables() + controls.idle_mutants()


def of_units(units, whole=True):
    """`units` as contracts.py reads them; `whole`: they are all that there are, so that what no unit meets is gone."""
    for file in sorted({unit.unit.file for unit in units}):
        functions.defined(file)  # ends the audit where a function is not recognised
    return compiled.complaints([unit.unit for unit in units], whole) + uses.complaints(units) + \
        definitions.complaints(units, whole) + places.complaints(units) + (unknown_bodies(units) + assumed.complaints(units) + endings.complaints(units) if whole else [])
