# SPDX-License-Identifier: BSD-2-Clause
"""The parts of the audit that ask whether the apparatus could be deceived; each says in its head what it refuses."""
import assumed
import compiled
import definitions
import endings
import places
import uses
import wp


def words():
    """Words that hide from the proofs what the compiler reads, or from the audit what the proofs assume."""
    return [f"{path}: {word} is refused: it hides {what}" for word, what, paths in (
        ("__FRAMAC__", "code from the proofs", wp.sources("src", "spec")),
        ("fc_stdlib", "contracts from the audit", wp.sources("src", "spec", "proofs"))) for path in paths if word in wp.text_of(path)]


def complaints(units, whole=True):
    """`units` as contracts.py reads them; `whole`: they are all that there are, so that what no unit meets is gone."""
    statements = {unit.unit.name: unit.statements for unit in units}
    return words() + compiled.complaints([unit.unit for unit in units], whole) + uses.complaints(units) + \
        definitions.complaints(statements, whole) + places.complaints(units) + (assumed.complaints(units) + endings.complaints(units) if whole else [])
