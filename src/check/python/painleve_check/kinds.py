# SPDX-License-Identifier: BSD-2-Clause
"""Which kinds of record are known, and how each is checked."""

from .answer import Malformed, Unsupported
from .atlas import check_atlas, SHAPE as ATLAS
from .atlas_rows import KINDS as ATLAS_KINDS
from .chatter import check_chatter
from .chatter_shape import chatter_shape
from .compliance import THEORY as COMPLIANCE
from .contact import THEORY as CONTACT
from .contact_enclosed import check_enclosed_contact
from .fold import check_fold, FOLD
from .impact import THEORY as IMPACT
from .jam import THEORY as JAM
from .jam_turning import check_turning, TURNING
from .json import is_integer
from .kernel import check_theory
from .mechanism import check_mechanism
from .mechanism_shape import mechanism_shape
from .modes import check_modes, MODES
from .rest import THEORY as REST
from .shape import check_shape, ENCLOSURE, has_algebraic, has_element, is_enclosed
from .slide2 import THEORY as SLIDE2
from .spatial import check_spatial, SPATIAL
from .spatial_impact import check_spatial_impact, SPATIAL_IMPACT
from .stance import check_stance, STANCE
from .step import check_step, step_shape
from .uncertain import check_uncertain
from .uncertain_shape import uncertain_shape
from .wedge import check_wedge, wedge_shape

# The theories that are data for the kernel.  A new theory is a module and a row here.
THEORIES = {"contact": CONTACT, "impact": IMPACT, "jam": JAM, "rest": REST, "slide2": SLIDE2, "compliance": COMPLIANCE}


def of(check, theory):
    return lambda record: check(theory, record)


def turns(record):
    return isinstance(record.get("problem"), dict) and "eta" in record["problem"]


# kind -> (shape of a record, its check); the others are modules that use the kernel's numbers and say why in their first lines.
KINDS = {**{kind: (theory.shape, of(check_theory, theory)) for kind, theory in THEORIES.items()},
         "chatter": (chatter_shape, check_chatter), "step": (step_shape, check_step), "modes": (MODES, check_modes),
         "fold": (FOLD, check_fold), "wedge": (wedge_shape, check_wedge),
         "spatial": (SPATIAL, check_spatial), "spatial-impact": (SPATIAL_IMPACT, check_spatial_impact), "stance": (STANCE, check_stance)}
# In three dimensions a G-spot has one number more.
KINDS["jam"] = (lambda record: TURNING if turns(record) else JAM.shape,
                lambda record: check_turning(record) if turns(record) else check_theory(JAM, record))
ENCLOSED_KINDS = {"contact": check_enclosed_contact}
UNCERTAIN_KINDS = {kind: (uncertain_shape(theory), of(check_uncertain, theory)) for kind, theory in THEORIES.items() if theory.of_signs}
MECHANISM_KINDS = {kind: (mechanism_shape(theory), of(check_mechanism, theory)) for kind, theory in THEORIES.items() if theory.of_signs}
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
    shape, meaning = kinds[kind]
    shape = shape(record) if callable(shape) else shape
    if escapes - {"id"}:
        raise Malformed("an escape outside the value of id")
    systems = check_shape(record, shape, "record")
    enclosed = not uncertain and any(is_enclosed(x) for x in record["problem"].values())
    if enclosed and kind in ENCLOSED_KINDS and systems == ENCLOSURE and "field" not in record and not has_element(record):
        ENCLOSED_KINDS[kind](record)
        return
    algebraic = has_element(record) if uncertain else has_algebraic(record)
    if systems or "field" not in record and algebraic:
        raise Unsupported("a number of another number system")
    meaning(record)
