# SPDX-License-Identifier: BSD-2-Clause
"""The parts of the audit that ask whether the apparatus could be deceived; each says in its head what it refuses."""
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
LINKER = r"--(?:wrap|defsym|just-symbols|allow-multiple-definition)"


def words():
    """Words that hide from the proofs what the compiler reads, or from the audit what the proofs assume."""
    return [f"{path}: {word} is refused: it hides {what}" for word, what, paths in (
        ("__FRAMAC__", "code from the proofs", wp.sources("src", "spec")),
        ("fc_stdlib", "contracts from the audit", wp.sources("src", "spec", "proofs"))) for path in paths if word in wp.text_of(path)]


def beyond_c():
    """Code that is not what C says, in the sources and in how the programs are linked; the programs of the tests may exchange functions."""
    found = [f"{path}: {match[0]} is refused: the proofs do not see what it does" for path in wp.sources("src", "spec")
             if not path.startswith("src/adapter/") and (match := re.search(BEYOND_C, wp.text_of(path)))]
    return found + [f"GNUmakefile: {match[0]} is refused: it exchanges functions" for line in wp.text_of("GNUmakefile").splitlines()
                    if not line.startswith("$(BUILD)/tests/") and (match := re.search(LINKER, line))]


def complaints(units, whole=True):
    """`units` as contracts.py reads them; `whole`: they are all that there are, so that what no unit meets is gone."""
    statements = {unit.unit.name: unit.statements for unit in units}
    return words() + beyond_c() + compiled.complaints([unit.unit for unit in units], whole) + uses.complaints(units) + \
        definitions.complaints(statements, whole) + places.complaints(units) + (assumed.complaints(units) + endings.complaints(units) if whole else [])
