# SPDX-License-Identifier: BSD-2-Clause
"""The parts of the audit that ask whether the apparatus could be deceived; each says in its head what it refuses."""
import glob
import hashlib
import os
import re

import assumed
import compiled
import definitions
import endings
import places
import uses
import wp


# What the C semantics of Frama-C do not know: instructions of the machine, and functions that the linker exchanges.
BEYOND_C = r"\b(?:__)?asm(?:__)?\b *(?:volatile *)?\(|__attribute__ *\(\( *(?:weak|alias|ifunc)\b|#pragma (?:weak|redefine_extname)"
# What runs before main; memory.c wraps the allocators of the libraries there, and nothing else does.
EARLY, OF_MEMORY = r"__attribute__ *\(\( *constructor\b", "src/memory/memory.c"
# Options under which doubles are not computed as C says; -ffp-contract=off must be there.
ARITHMETIC = r"-(?:Ofast|ffast-math|funsafe-math\S*|fassociative-math|freciprocal-math|ffinite-math\S*|fno-signed-zeros|ffp-contract=(?:fast|on)|mfpmath=387)\b"
LINKER = r"--(?:wrap|defsym|just-symbols|allow-multiple-definition)"


def words():
    """Words that hide from the proofs what the compiler reads, or from the audit what the proofs assume."""
    return [f"{path}: {word} is refused: it hides {what}" for word, what, paths in (
        ("__FRAMAC__", "code from the proofs", wp.sources("src", "spec")),
        ("fc_stdlib", "contracts from the audit", wp.sources("src", "spec", "proofs"))) for path in paths if word in wp.text_of(path)]


def beyond_c():
    """Code that is not what C says, in the sources and in how the programs are linked; the programs of the tests may exchange functions."""
    # Few files have one of these words, and to look for a word is much faster than to match the expressions.
    texts = {path: wp.text_of(path) for path in wp.sources("src", "spec")}
    texts = {path: text for path, text in texts.items() if any(word in text for word in ("asm", "__attribute__", "#pragma"))}
    found = [f"{path}: {match[0]} is refused: the proofs do not see what it does" for path, text in texts.items()
             if not path.startswith("src/adapter/") and (match := re.search(BEYOND_C, text))]
    found += [f"{path}: {match[0]} is refused: it runs before the program" for path, text in texts.items()
              if path != OF_MEMORY and (match := re.search(EARLY, text))]
    return found + [f"GNUmakefile: {match[0]} is refused: it exchanges functions" for line in wp.text_of("GNUmakefile").splitlines()
                    if not line.startswith("$(BUILD)/tests/") and (match := re.search(LINKER, line))]


def arithmetic():
    """Options of the compiler that change what doubles are."""
    text = wp.text_of("GNUmakefile")
    return [f"GNUmakefile: {option} is refused: the proofs compute with doubles as C does" for option in sorted(set(re.findall(ARITHMETIC, text)))] + \
        ([] if "-ffp-contract=off" in compiled.build_options() else ["GNUmakefile: without -ffp-contract=off sums of products are rounded once, and not twice"])


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


def complaints(units, whole=True):
    """`units` as contracts.py reads them; `whole`: they are all that there are, so that what no unit meets is gone."""
    statements = {unit.unit.name: unit.statements for unit in units}
    return words() + beyond_c() + arithmetic() + provers() + tables() + compiled.complaints([unit.unit for unit in units], whole) + uses.complaints(units) + \
        definitions.complaints(statements, whole) + places.complaints(units) + (assumed.complaints(units) + endings.complaints(units) if whole else [])
