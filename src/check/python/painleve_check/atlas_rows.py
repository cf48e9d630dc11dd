# SPDX-License-Identifier: BSD-2-Clause
"""How the row of a verdict table follows from the signs of the quantities, for atlases (spec/atlas.md): the kinds that have them."""

from .answer import Unsupported
from .atlas_bounces import chatter_theory, has_law, rest_theory
from .atlas_rows_more import fold_theory, has_directions, has_model, slide2_theory, spatial_theory, wedge_theory
from .atlas_theory import theory_of
from .contact import THEORY as CONTACT
from .contact_words import verdict_from_signs
from .impact import row_of_signs as row_of_impact, THEORY as IMPACT
from .jam import LEVEL, ORIGIN, STATE, THEORY as JAM
from .kernel import word


def row_of_contact(s):
    return verdict_from_signs(s)[1]


def row_of_jam(s):
    return word(ORIGIN, s) + LEVEL[s["alpha2"]]


# The theory of each kind for a problem.
THEORIES = {
    "chatter": chatter_theory,
    "contact": lambda problem: theory_of(CONTACT, row_of_contact),
    "fold": fold_theory,
    "impact": lambda problem: theory_of(IMPACT, row_of_impact),
    "jam": lambda problem: theory_of(JAM, row_of_jam, without=() if "p" in problem else STATE),
    "rest": rest_theory,
    "slide2": slide2_theory,
    "spatial": spatial_theory,
    "wedge": wedge_theory,
}
KINDS = tuple(sorted(THEORIES))


def rows_of(kind, problem):
    """What an atlas of the kind needs, for the quantities that the problem has."""
    if kind not in THEORIES or kind in ("impact", "rest", "chatter") and not has_law(problem) or kind == "wedge" and not has_model(problem) \
            or kind == "slide2" and not has_directions(problem):
        raise Unsupported("kind: it has no atlas")
    return THEORIES[kind](problem)
