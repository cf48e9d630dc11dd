/* SPDX-License-Identifier: BSD-2-Clause */
/* The theory of an atlas. */
#include "check/atlas/theories.h"

#include "check/atlas/private.h"
#include "check/chatter/theories.h"
#include "check/impact/theory.h"
#include "check/jam/theory.h"
#include "check/rest/theory.h"

#include <stddef.h>

/* The theory of a name, or NULL when it is of another kind. */
/*@ requires 0 <= name < ATLAS_NAMES;
  @ assigns \result \from name;
  @ ensures \result == \null || uncertain_theory_ok(\result); */
static const struct uncertain_theory *impact_theory(int name)
{
    if (name == ATLAS_IMPACT) return impact_known_theory();
    if (name == ATLAS_REST_NEWTON) return rest_newton_theory();
    if (name == ATLAS_REST_POISSON) return rest_poisson_theory();
    return name == ATLAS_REST_ENERGETIC ? rest_energetic_theory() : NULL;
}

/*@ requires 0 <= name < ATLAS_NAMES;
  @ assigns \result \from name;
  @ ensures \result == \null || uncertain_theory_ok(\result); */
static const struct uncertain_theory *chatter_theory(int name)
{
    if (name == ATLAS_CHATTER_NEWTON) return chatter_stick_theory();
    if (name == ATLAS_CHATTER_POISSON) return chatter_stick_poisson_theory();
    if (name == ATLAS_CHATTER_ENERGETIC) return chatter_stick_energetic_theory();
    return name == ATLAS_CHATTER_STATE ? atlas_chatter_state_theory() : NULL;
}

/*@ requires 0 <= name < ATLAS_NAMES;
  @ assigns \result \from name;
  @ ensures \result == \null || uncertain_theory_ok(\result); */
static const struct uncertain_theory *contacts_theory(int name)
{
    if (name == ATLAS_CONTACT) return contact_known_theory();
    if (name == ATLAS_SLIDE2) return atlas_slide2_theory();
    if (name == ATLAS_SLIDE2_COMPLIANT) return atlas_compliant_theory();
    if (name == ATLAS_SLIDE2_BODY) return atlas_body_theory();
    if (name == ATLAS_SPATIAL) return atlas_spatial_theory();
    return name == ATLAS_SPATIAL_ELLIPTIC ? atlas_elliptic_theory() : NULL;
}

/*@ requires 0 <= name < ATLAS_NAMES;
  @ assigns \result \from name;
  @ ensures \result == \null || uncertain_theory_ok(\result); */
static const struct uncertain_theory *other_theory(int name)
{
    if (name == ATLAS_JAM) return jam_known_theory();
    if (name == ATLAS_JAM_STATE) return jam_state_known_theory();
    return name == ATLAS_FOLD ? atlas_fold_tangent_theory() : NULL;
}

/*@ requires 0 <= name < ATLAS_NAMES;
  @ assigns \result \from name;
  @ ensures \result == \null || uncertain_theory_ok(\result); */
static const struct uncertain_theory *wedge_theory(int name)
{
    if (name == ATLAS_WEDGE_KLEIN) return atlas_klein_theory();
    if (name == ATLAS_WEDGE_TWO_MU) return atlas_two_mu_theory();
    if (name == ATLAS_WEDGE_SLIPPER) return atlas_slipper_theory();
    return name == ATLAS_WEDGE_PRINTED ? atlas_printed_theory() : NULL;
}

/*@ requires 0 <= name < ATLAS_NAMES;
  @ assigns \result \from name;
  @ ensures \result == \null || uncertain_theory_ok(\result); */
static const struct uncertain_theory *theory_of(int name)
{
    if (name >= ATLAS_WEDGE_KLEIN) return wedge_theory(name);
    if (name >= ATLAS_CHATTER_NEWTON && name <= ATLAS_CHATTER_STATE) return chatter_theory(name);
    if (name == ATLAS_IMPACT || (name >= ATLAS_REST_NEWTON && name <= ATLAS_REST_ENERGETIC)) return impact_theory(name);
    if (name == ATLAS_JAM || name == ATLAS_JAM_STATE || name == ATLAS_FOLD) return other_theory(name);
    return contacts_theory(name);
}

/* The name of the field of a problem that is a word, or NULL. */
/*@ requires 0 <= name < ATLAS_NAMES;
  @ assigns \result \from name;
  @ ensures \result == \null || constant_text(\result); */
static const char *word_of(int name)
{
    if (name >= ATLAS_WEDGE_KLEIN) return known_text("model");
    const int has_law = name == ATLAS_IMPACT || (name >= ATLAS_REST_NEWTON && name <= ATLAS_CHATTER_STATE);
    return has_law ? known_text("law") : NULL;
}

struct atlas_theory atlas_theory_of(const struct json *json)
{
    const int name = atlas_name_of(json);
    return (struct atlas_theory){name, theory_of(name), word_of(name)};
}
