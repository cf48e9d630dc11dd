# SPDX-License-Identifier: BSD-2-Clause
"""Which kinds of record are known, and how each is checked."""

from .answer import Malformed, Unsupported
from .atlas import check_atlas, SCHEMA as ATLAS
from .atlas_rows import KINDS as ATLAS_KINDS
from .contact import THEORY
from .contact_enclosed import check_enclosed_contact
from .json import is_integer
from .mechanism import check_mechanism
from .mechanism_schema import mechanism_schema
from .schema import check_schema, ENCLOSURE, has_algebraic, has_element, is_enclosed
from .uncertain import check_uncertain
from .uncertain_schema import uncertain_schema
from .atlas_bounces import REST_SETS, rest_theory_of_sets
from .chatter_signs import chatter_theory_of_sets, POISSON as CHATTER_SETS
from .impact import SETS as IMPACT_SETS
from .jam import STATE_SETS, theory_of_sets
# The kinds of spec/kinds.h; written by tests/registry.
from .contact import KIND as CONTACT
from .impact import KIND as IMPACT
from .chatter import KIND as CHATTER
from .jam import KIND as JAM
from .rest import KIND as REST
from .step import KIND as STEP
from .slide2 import KIND as SLIDE2
from .modes import KIND as MODES
from .fold import KIND as FOLD
from .compliance import KIND as COMPLIANCE
from .wedge import KIND as WEDGE
from .spatial import KIND as SPATIAL
from .stance import KIND as STANCE
from .spatial_impact import KIND as SPATIAL_IMPACT

KINDS = {
    "contact": CONTACT,
    "impact": IMPACT,
    "chatter": CHATTER,
    "jam": JAM,
    "rest": REST,
    "step": STEP,
    "slide2": SLIDE2,
    "modes": MODES,
    "fold": FOLD,
    "compliance": COMPLIANCE,
    "wedge": WEDGE,
    "spatial": SPATIAL,
    "stance": STANCE,
    "spatial-impact": SPATIAL_IMPACT,
}
# end of the kinds

# Data that are only enclosed, or of an uncertain mechanism, are those of a contact.
ENCLOSED_KINDS = {"contact": check_enclosed_contact}
UNCERTAIN_KINDS = {
    "contact": (uncertain_schema(THEORY), lambda record: check_uncertain(THEORY, record)),
    "impact": (uncertain_schema(IMPACT_SETS), lambda record: check_uncertain(IMPACT_SETS, record)),
    "chatter": (uncertain_schema(CHATTER_SETS, ("u", "v")), lambda record: check_uncertain(chatter_theory_of_sets(record), record)),
    "rest": (uncertain_schema(REST_SETS["newton"]), lambda record: check_uncertain(rest_theory_of_sets(record), record)),
    "jam": (uncertain_schema(STATE_SETS, STATE_SETS.inputs[3:]), lambda record: check_uncertain(theory_of_sets(record), record))}
MECHANISM_KINDS = {"contact": (mechanism_schema(THEORY), lambda record: check_mechanism(THEORY, record))}
TYPES = {"verdict": KINDS, "verdicts": UNCERTAIN_KINDS, "verdicts-of-mechanism": MECHANISM_KINDS,
         "atlas": {kind: (ATLAS, check_atlas) for kind in ATLAS_KINDS}}


def check_record(record, escapes):
    if not is_integer(record.get("v")) or not isinstance(record.get("type"), str):
        raise Malformed("v or type is missing")
    if record["v"] != 1:
        raise Unsupported("v: another version of the format")
    if record["type"] not in TYPES:
        raise Unsupported("type: this is no certificate")
    if record["type"] == "verdicts-of-mechanism" and "witness" not in record:
        raise Unsupported("witness: there is none: these verdicts come without a proof")
    kind = record.get("kind")
    if not isinstance(kind, str):
        raise Malformed("kind is missing")
    uncertain, kinds = record["type"] != "verdict", TYPES[record["type"]]
    if kind not in kinds:
        raise Unsupported("kind: another theory")
    schema, meaning = kinds[kind]
    schema = schema(record) if callable(schema) else schema
    if escapes - {"id"}:
        raise Malformed("an escape outside the value of id")
    systems = check_schema(record, schema, "record")
    enclosed = not uncertain and any(is_enclosed(x) for x in record["problem"].values())
    if enclosed and kind in ENCLOSED_KINDS and systems == ENCLOSURE and "field" not in record and not has_element(record):
        ENCLOSED_KINDS[kind](record)
        return
    algebraic = has_element(record) if uncertain else has_algebraic(record)
    if systems or "field" not in record and algebraic:
        raise Unsupported("a number of another number system")
    meaning(record)
